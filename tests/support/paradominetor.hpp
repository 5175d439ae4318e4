// Positions of Paradominetor for tests, drawn as lines of text.
//
//   position("4 RBGP left 1; deal …")             a game so far, as a line (line_paradominetor.hpp)
//   at_pass("3 RBG left 0", "R3n -R/K0 K0/")      dealt hands that hold at least these tiles
//   at_lead("3 RBG left 0", "R3n -R/K0 K0/")      hands at the start of trick 1
//   judged("N=3 lead=0 decl=- plays=R3n,G1p,K0")  how a trick ends, in the notation of examples/
//   playable("decl=- table=R3 hand=R1p,G5f")      what a hand may play
//
// In a drawing of hands seats are separated by '/', and -R says: no red tile but those named.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <functional>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "engine/random.hpp"
#include "games/paradominetor/game.hpp"
#include "games/paradominetor/rules/trick.hpp"
#include "games/paradominetor/text/notation.hpp"
#include "support/line_paradominetor.hpp"
#include "support/played_game.hpp"
#include "support/words.hpp"

namespace paradoxa::paradominetor {

inline constexpr Content kContent{};

// ---- Small texts --------------------------------------------------------------------------------

inline Tile tile(std::string_view text) {
  if (const auto parsed = parse_tile(text)) return *parsed;
  throw std::invalid_argument("not a tile: " + std::string(text));
}

inline std::vector<Tile> tiles(std::string_view text) {
  std::vector<Tile> list;
  for (const std::string& word : words(text)) list.push_back(tile(word));
  return list;
}

inline TileSet tile_set(std::string_view text) {
  TileSet set;
  for (const Tile t : tiles(text)) set.add(t);
  return set;
}

inline Colour colour(char c) {
  if (const auto parsed = parse_colour(c)) return *parsed;
  throw std::invalid_argument(std::string("not a colour: ") + c);
}

inline Face face(std::string_view text) {
  if (const auto parsed = parse_face(text)) return *parsed;
  throw std::invalid_argument("not a face: " + std::string(text));
}

inline Move move(std::string_view text) {
  const auto parsed = parse_move(text);
  if (!parsed) throw std::invalid_argument(parsed.error());
  return *parsed;
}

inline State position(std::string_view text) {
  const auto parsed = parse_position(kContent, text);
  if (!parsed) throw std::invalid_argument(parsed.error());
  return *parsed;
}

inline Options options(std::string_view text) { return position(text).options; }

inline bool same_bytes(const State& a, const State& b) {
  return std::memcmp(&a, &b, sizeof(State)) == 0;
}

// "play R1p, play K0": the legal moves of a seat in their order.
inline std::string legal_text(const State& state, Seat seat) {
  std::string text;
  for (const Move m : legal_moves(kContent, state, seat))
    text += (text.empty() ? "" : ", ") + to_text(m);
  return text;
}

// ---- A game that is played and listened to ------------------------------------------------------

class TestGame : public PlayedGame<TestGame, Game> {
 public:
  explicit TestGame(const State& state) : PlayedGame(kContent, state) {}

  using PlayedGame::make;
  TestGame& make(int s, std::string_view text) { return make(seat(s), move(text)); }
  TestGame& make(Seat s, std::string_view text) { return make(s, move(text)); }

  // "B6f K0=G R1p": tiles by the seats whose turn it is, a led black with its colour.
  TestGame& play(std::string_view text) {
    for (const std::string& word : words(text)) {
      make(Move::play(tile(word.substr(0, word.find('=')))));
      if (const auto at = word.find('='); at != std::string::npos)
        make(state().lead, Move::declare(colour(word[at + 1])));
    }
    return *this;
  }

  // "P4p B3n P6f/…": the three tiles of each seat.
  TestGame& pass(std::string_view text) {
    const auto lists = split(text, "/");
    for (std::size_t s = 0; s < lists.size(); ++s)
      for (const Tile t : tiles(lists[s])) make(seat(static_cast<int>(s)), Move::pass(t));
    return *this;
  }

  TestGame& play_to_the_end(std::uint64_t seed) {
    return play_until([](const State&) { return false; }, seed);
  }
};

// ---- Hands drawn in part ------------------------------------------------------------------------

struct WantedHand {
  std::vector<Tile> holds;
  std::string lacks;  // colour letters
};

using Hands = PerSeat<TileSet>;

// Deals one deck so that every seat gets the tiles wanted: an assignment by augmenting paths.
class DeckDealer {
 public:
  using MayGo = std::function<bool(std::size_t tile, std::size_t seat)>;

  DeckDealer(std::size_t tiles, std::size_t seats, MayGo may_go)
      : may_go_(std::move(may_go)), seat_of_(tiles, seats), held_(seats) {}

  bool deal() {
    for (std::size_t t = 0; t < seat_of_.size(); ++t) {
      visited_.assign(held_.size(), false);
      if (!place(t)) return false;
    }
    return true;
  }
  std::size_t seat_of(std::size_t tile) const { return seat_of_[tile]; }

 private:
  bool place(std::size_t tile) {
    for (std::size_t s = 0; s < held_.size(); ++s) {
      if (visited_[s] || !may_go_(tile, s)) continue;
      visited_[s] = true;
      if (held_[s].size() < kTilesPerTimeframe) return put(tile, s);
      const std::vector<std::size_t> sitting = held_[s];
      for (const std::size_t other : sitting) {
        if (!place(other)) continue;
        std::erase(held_[s], other);
        return put(tile, s);
      }
    }
    return false;
  }
  bool put(std::size_t tile, std::size_t s) {
    seat_of_[tile] = s;
    held_[s].push_back(tile);
    return true;
  }

  MayGo may_go_;
  std::vector<std::size_t> seat_of_;
  std::vector<std::vector<std::size_t>> held_;
  std::vector<bool> visited_;
};

inline std::vector<WantedHand> wanted_hands(std::string_view drawing, int seats) {
  std::vector<WantedHand> wanted(static_cast<std::size_t>(seats));
  const auto parts = split(drawing, "/");
  if (parts.size() > wanted.size()) throw std::invalid_argument("more hands than seats");
  for (std::size_t s = 0; s < parts.size(); ++s)
    for (const std::string& word : words(parts[s]))
      if (word[0] == '-')
        wanted[s].lacks += word.substr(1);
      else
        wanted[s].holds.push_back(tile(word));
  return wanted;
}

// Five tiles of each timeframe for everybody, all tiles in use, as the drawing wants them.
inline Hands hands_like(const Options& opts, const std::vector<WantedHand>& wanted) {
  Hands hands{};
  const std::size_t seats = wanted.size();
  for (int deck = 0; deck < kTimeframes; ++deck) {
    std::vector<Tile> all;
    (initial(kContent, opts).undealt & TileSet::of_timeframe(static_cast<Timeframe>(deck)))
        .for_each([&](Tile t) { all.push_back(t); });
    // Each wanted tile goes to its seat; black tiles are alike, so the first ones are taken.
    std::vector<std::size_t> bound(all.size(), seats);
    for (std::size_t s = 0; s < seats; ++s)
      for (const Tile t : wanted[s].holds) {
        if (t.timeframe() != static_cast<Timeframe>(deck)) continue;
        std::size_t at = 0;
        while (at < all.size() && (all[at] != t || bound[at] != seats)) ++at;
        if (at == all.size()) throw std::invalid_argument("no " + to_text(t) + " left to hold");
        bound[at] = s;
      }
    DeckDealer dealer(all.size(), seats, [&](std::size_t t, std::size_t s) {
      if (bound[t] != seats) return bound[t] == s;
      return wanted[s].lacks.find(letter(all[t].colour())) == std::string::npos;
    });
    if (!dealer.deal()) throw std::invalid_argument("these hands cannot be dealt");
    for (std::size_t t = 0; t < all.size(); ++t) hands[dealer.seat_of(t)].add(all[t]);
  }
  return hands;
}

inline void list_by_deck(const TileSet& hand, std::vector<Tile>& list) {
  for (int deck = 0; deck < kTimeframes; ++deck)
    (hand & TileSet::of_timeframe(static_cast<Timeframe>(deck))).for_each([&](Tile t) {
      list.push_back(t);
    });
}

inline State rebuilt(const Story& story) {
  const auto state = rebuild(kContent, story);
  if (!state) throw std::invalid_argument(state.error());
  return *state;
}

inline Story story_with(const Options& opts) {
  Story story;
  story.options = opts;
  story.declared.fill(kUndeclared);
  return story;
}

inline State dealt_like(const Options& opts, const std::vector<WantedHand>& wanted) {
  const Hands hands = hands_like(opts, wanted);
  Story story = story_with(opts);
  for (std::size_t s = 0; s < wanted.size(); ++s) list_by_deck(hands[s], story.dealt[s]);
  return rebuilt(story);
}

// The hands after the exchange; what was passed is the first tile of each timeframe received.
inline State led_like(const Options& opts, const std::vector<WantedHand>& wanted) {
  Hands hands = hands_like(opts, wanted);
  const State frame = initial(kContent, opts);
  Story story = story_with(opts);
  for (int s = 0; s < opts.seats; ++s)
    for (int deck = 0; deck < kTimeframes; ++deck) {
      const TileSet row =
          hands[static_cast<std::size_t>(s)] & TileSet::of_timeframe(static_cast<Timeframe>(deck));
      story.given[frame.giver(seat(s)).index].push_back(row.nth(0));
    }
  for (int s = 0; s < opts.seats; ++s)
    for (const Tile t : story.given[static_cast<std::size_t>(s)])
      hands[frame.receiver(seat(s)).index].remove(t);
  for (std::size_t s = 0; s < opts.seats; ++s) {
    for (const Tile t : story.given[s]) hands[s].add(t);
    list_by_deck(hands[s], story.dealt[s]);
  }
  return rebuilt(story);
}

inline State at_pass(std::string_view opts, std::string_view drawing) {
  const Options chosen = options(opts);
  return dealt_like(chosen, wanted_hands(drawing, chosen.seats));
}

inline State at_lead(std::string_view opts, std::string_view drawing) {
  const Options chosen = options(opts);
  return led_like(chosen, wanted_hands(drawing, chosen.seats));
}

// ---- Tricks in the notation of examples/ --------------------------------------------------------

using Fields = std::map<std::string, std::string>;

// "N=4 lead=0 decl=-" as keys and values.
inline Fields fields(std::string_view text) {
  Fields found;
  for (const std::string& word : words(text, " ")) {
    const auto at = word.find('=');
    if (at == std::string::npos) throw std::invalid_argument("no key=value: " + word);
    found[word.substr(0, at)] = word.substr(at + 1);
  }
  return found;
}

struct TrickLine {
  int seats = 0;
  Seat lead{};
  std::optional<Colour> declared;
  std::vector<Tile> plays;

  Colour lead_colour() const { return declared ? *declared : plays[0].colour(); }
};

inline TrickLine trick_line(std::string_view text) {
  const Fields given = fields(text);
  TrickLine line;
  line.seats = std::stoi(given.at("N"));
  line.lead = seat(std::stoi(given.at("lead")));
  if (given.at("decl") != "-") line.declared = colour(given.at("decl")[0]);
  line.plays = tiles(given.at("plays"));
  if (static_cast<int>(line.plays.size()) != line.seats)
    throw std::invalid_argument("a trick has a tile of every seat");
  if (line.plays[0].is_black() != line.declared.has_value())
    throw std::invalid_argument("a colour is declared exactly when black is led");
  return line;
}

// Trick 1 of a whole game in which everybody may play the tiles of the line.
inline State before_trick(const TrickLine& line) {
  Options opts = Options::for_seats(line.seats);
  opts.first_lead = line.lead;
  opts.colours = {};
  for (const Tile t : line.plays)
    if (!t.is_black()) opts.colours.add(t.colour());
  if (line.declared) opts.colours.add(*line.declared);
  for (int c = 0; opts.colours.size() < line.seats; ++c) opts.colours.add(colour_at(c));

  std::vector<WantedHand> wanted(static_cast<std::size_t>(line.seats));
  std::string table{letter(line.lead_colour())};
  for (std::size_t i = 0; i < line.plays.size(); ++i) {
    WantedHand& hand = wanted[(line.lead.index + i) % line.plays.size()];
    const Tile t = line.plays[i];
    hand.holds.push_back(t);
    if (t.is_black() || table.find(letter(t.colour())) != std::string::npos) continue;
    hand.lacks = table;  // only so may it play another colour
    table.push_back(letter(t.colour()));
  }
  return led_like(opts, wanted);
}

inline TestGame played_trick(const TrickLine& line) {
  TestGame game(before_trick(line));
  for (const Tile t : line.plays) {
    game.make(to_act(kContent, game.state()).first(), Move::play(t));
    if (game.state().phase == Phase::kDeclare) {
      game.make(line.lead, Move::declare(*line.declared));
    }
  }
  return game;
}

inline TestGame played_trick(std::string_view text) { return played_trick(trick_line(text)); }

inline std::string kind_name(TrickKind kind) {
  constexpr std::array<const char*, 3> kNames{"solo", "paradox", "allblack"};
  return kNames.at(static_cast<std::size_t>(kind));
}

template <class Numbers>
std::string slashed(const Numbers& numbers, int seats) {
  std::vector<std::string> parts;
  for (int s = 0; s < seats; ++s)
    parts.push_back(std::to_string(numbers[static_cast<std::size_t>(s)]));
  return joined(parts, "/");
}

// The result as everyone is told it.
inline std::string told(const TrickScored& scored) {
  std::vector<std::string> winners;
  for (const Seat s : scored.winners) winners.push_back(std::to_string(s.index));
  return "kind=" + kind_name(scored.kind) + " winners=" + joined(winners, ",") +
         " hp=" + slashed(scored.half_points, static_cast<int>(scored.half_points.size())) +
         " next=" + std::to_string(scored.next_lead.index);
}

// Plays the trick and says how it ended. What is told, what is kept and what `resolve` finds by
// itself must agree.
inline std::string judged(std::string_view text) {
  const TrickLine line = trick_line(text);
  const TestGame game = played_trick(line);
  const auto scored = game.last<TrickScored>();
  const auto result = resolve([&](int i) { return line.plays[static_cast<std::size_t>(i)]; },
                              line.seats, line.lead_colour());
  PerSeat<int> kept{}, found{};
  for (int i = 0; i < line.seats; ++i) {
    const auto s = static_cast<std::size_t>((line.lead.index + i) % line.seats);
    found[s] = half_points(result, i);
    kept[s] = game.state().score(seat(static_cast<int>(s)));
  }
  EXPECT_EQ(slashed(kept, line.seats), slashed(scored.half_points, line.seats)) << text;
  EXPECT_EQ(slashed(found, line.seats), slashed(scored.half_points, line.seats)) << text;
  EXPECT_EQ(kind_name(result.kind), kind_name(scored.kind)) << text;
  EXPECT_EQ(game.state().lead, scored.next_lead) << text;
  return told(scored);
}

// ---- Hands and what they may play ---------------------------------------------------------------

// A turn without a story behind it: faces already on the table, and exactly this hand.
inline TestGame turn_of(std::string_view text) {
  const Fields given = fields(text);
  const TileSet hand = tile_set(given.at("hand"));
  State state = initial(kContent, Options::for_seats(kMaxPlayers));
  state.undealt = {};
  state.phase = Phase::kLead;
  state.trick = static_cast<std::uint8_t>(kTricks - hand.size());
  state.lead = state.leads[state.trick] = seat(0);
  std::vector<Tile> table;
  if (given.at("table") != "-")
    for (const std::string& word : words(given.at("table"))) {
      // Any tile of this face will do that is not in the hand or on the table already.
      Tile chosen = kNoTile;
      for (int t = 0; t < kTimeframes && chosen == kNoTile; ++t)
        if (const auto copy =
                Tile::of(face(word).colour(), face(word).value(), static_cast<Timeframe>(t)))
          if (copy->is_black() || (!hand.contains(*copy) && std::ranges::count(table, *copy) == 0))
            chosen = *copy;
      if (chosen == kNoTile) throw std::invalid_argument("no copy left of " + word);
      state.hands[table.size()].add(chosen);
      table.push_back(chosen);
    }
  state.hands[table.size()] = hand;
  TestGame game(state);
  game.unchecked();
  for (const Tile t : table) {
    game.make(to_act(kContent, game.state()).first(), Move::play(t));
    if (game.state().phase == Phase::kDeclare)
      game.make(seat(0), Move::declare(colour(given.at("decl")[0])));
  }
  return game;
}

// The tiles that may be played, in the order of the options.
inline std::string playable(std::string_view text) {
  const TestGame game = turn_of(text);
  const Seat s = to_act(kContent, game.state()).first();
  std::vector<std::string> found;
  for (const Move m : legal_moves(kContent, game.state(), s)) found.push_back(to_text(m.tile()));
  return joined(found, ",");
}

// ---- Random games -------------------------------------------------------------------------------

// Every combination of seats, direction of the pass and kind of first lead, and changing colours.
inline Options varied_options(std::uint64_t number) {
  Options opts = Options::for_seats(kMinPlayers + static_cast<int>(number % 3));
  FastRandom random(number);
  while (opts.colours.size() > 0 && random.below(2) == 0) {
    const auto bits = static_cast<std::uint8_t>(random.below(1u << kColours));
    if (ColourSet{bits}.size() == opts.seats) opts.colours.bits = bits;
  }
  opts.pass = number / 3 % 2 == 0 ? PassDirection::kLeft : PassDirection::kRight;
  if (number / 6 % 2 == 1) opts.first_lead = seat(static_cast<int>(random.below(opts.seats)));
  return opts;
}

// A seat that may act, drawn at random where several may.
inline Seat some_seat(SeatSet acting, FastRandom& random) {
  for (std::uint32_t skip = random.below(static_cast<std::uint32_t>(acting.size())); skip > 0;
       --skip)
    acting.remove(acting.first());
  return acting.first();
}

// Calls `visit(state)` in every state of a random game, the last one included.
template <class Visit>
void walk_random_game(const Options& opts, std::uint64_t seed, Visit&& visit) {
  State state = initial(kContent, opts);
  FastRandom random(seed);
  for (;;) {
    visit(static_cast<const State&>(state));
    const SeatSet acting = to_act(kContent, state);
    if (acting.empty()) return;
    const Seat s = some_seat(acting, random);
    apply(kContent, state, s, sample(kContent, state, s, random), NobodyListens{});
  }
}

// A game so far after this many random moves.
inline State random_position(const Options& opts, std::uint64_t seed, int plies) {
  State state = initial(kContent, opts);
  FastRandom random(seed);
  for (int i = 0; i < plies && !to_act(kContent, state).empty(); ++i) {
    const Seat s = some_seat(to_act(kContent, state), random);
    apply(kContent, state, s, sample(kContent, state, s, random), NobodyListens{});
  }
  return state;
}

}  // namespace paradoxa::paradominetor
