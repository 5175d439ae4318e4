#include "games/paradominetor/text/words.hpp"

#include "games/paradominetor/codec.hpp"

namespace paradoxa::paradominetor {
namespace {

std::string lower(std::string_view text) {
  std::string lowered(text);
  for (char& c : lowered)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return lowered;
}

std::string list(const Given& given) {
  std::string text;
  for (const Tile tile : given) text += (text.empty() ? "" : " ") + to_text(tile);
  return text;
}

// A lone person at a terminal is called "You": verbs then agree, and there is no "You's".
bool is_you(const SeatNames& names, Seat s) { return names[s.index] == "You"; }

// "Ann plays", "You play".
std::string does(const SeatNames& names, Seat s, std::string_view one, std::string_view you) {
  return names[s.index] + " " + std::string(is_you(names, s) ? you : one);
}

// "Ann's", "your".
std::string whose(const SeatNames& names, Seat s) {
  return is_you(names, s) ? "your" : names[s.index] + "'s";
}

// That others have their fifteen tiles, or one more chosen, is no news: the drawing shows it.
std::string told(const Content&, const Dealt& e, const SeatNames& names) {
  if (!e.tiles) return {};
  return does(names, e.seat, "is", "are") + " dealt " + to_text(*e.tiles) + ".";
}

std::string told(const Content& content, const PassChosen& e, const SeatNames& names) {
  if (e.tile == kNoTile) return {};
  return does(names, e.seat, "chooses", "choose") + " to pass the " +
         tile_words(content, SeenTile::whole(e.tile)) + ".";
}

std::string told(const Content&, const PassCommitted&, const SeatNames&) { return {}; }

std::string told(const Content&, const Exchanged& e, const SeatNames& names) {
  std::string text = "The tiles are passed.";
  for (const Exchanged::Trade& trade : e.trades)
    text += " " + does(names, trade.seat, "gives ", "give ") + list(trade.given) +
            (is_you(names, trade.seat) ? " and receive " : " and receives ") +
            list(trade.received) + ".";
  return text;
}

std::string told(const Content&, const FirstLead& e, const SeatNames& names) {
  return does(names, e.seat, "leads", "lead") + " the first trick.";
}

std::string told(const Content& content, const Played& e, const SeatNames& names) {
  return does(names, e.seat, "plays", "play") + " the " + tile_words(content, e.tile) + ".";
}

std::string told(const Content& content, const Declared& e, const SeatNames& names) {
  return does(names, e.seat, "declares", "declare") + " " + colour_word(content, e.colour) + ".";
}

std::string told(const Content& content, const Revealed& e, const SeatNames& names) {
  std::string text = "Paradox! Turned up:";
  for (const PlayedTile& played : e.tiles)
    text += " " + whose(names, played.seat) + " " + tile_words(content, played.tile) + ",";
  text.back() = '.';
  return text;
}

std::string clauses(const TrickScored& e) {
  return " (" + std::string(e.won_by.text()) + ", " + std::string(e.scored_by.text()) + ").";
}

std::string told(const Content&, const TrickScored& e, const SeatNames& names) {
  const std::string trick = "trick " + std::to_string(e.trick);
  const bool another = e.trick < kTricks;
  const Seat next = e.next_lead;
  if (e.winners.size() == 1) {
    const Seat winner = e.winners[0];
    return does(names, winner, "wins ", "win ") + trick + " for " +
           points_words(e.half_points[winner.index]) +
           (!another                ? ""
            : is_you(names, winner) ? " and lead next"
                                    : " and leads next") +
           clauses(e);
  }
  std::string text = "A paradox wins " + trick + ":";
  for (const Seat s : e.winners)
    text += " " + names[s.index] + " " + points_words(e.half_points[s.index]) + ",";
  text.pop_back();
  return text + clauses(e) + (another ? " " + does(names, next, "leads", "lead") + " next." : "");
}

std::string told(const Content&, const GameEnded& e, const SeatNames& names) {
  std::string text = "The game is over.";
  for (int wanted = 1; wanted <= e.outcome.seats; ++wanted)
    for (int s = 0; s < e.outcome.seats; ++s) {
      const auto at = static_cast<std::size_t>(s);
      if (e.outcome.ranks[at] == wanted)
        text += " " + std::to_string(wanted) + ". " + names[at] + " with " +
                points_words(e.outcome.scores[at]) + ".";
    }
  return text;
}

constexpr std::string_view kAsked[] = {"a tile of the past", "a tile of the present",
                                       "a tile of the future"};

// The colours to follow, "red or green".
std::string table_words(const Content& content, ColourSet table) {
  std::string text;
  for (int c = 0; c < kColours; ++c)
    if (table.contains(colour_at(c)))
      text += (text.empty() ? "" : " or ") + colour_word(content, colour_at(c));
  return text;
}

}  // namespace

std::string colour_word(const Content& content, Colour colour) {
  return lower(content.colours[static_cast<std::size_t>(colour)].name.text());
}

std::string face_words(const Content& content, Face face) {
  return colour_word(content, face.colour()) + " " + std::to_string(face.value());
}

std::string tile_words(const Content& content, SeenTile tile) {
  std::string face = face_words(content, tile.face());
  if (tile.back_hidden() || tile.face() == kBlackFace) return face;
  const auto timeframe = static_cast<std::size_t>(tile.tile()->timeframe());
  return face + " of the " + lower(content.timeframes[timeframe].name.text());
}

std::string points_number(int half_points) {
  if (half_points == 1) return "½";
  return std::to_string(half_points / 2) + (half_points % 2 != 0 ? "½" : "");
}

std::string points_words(int half_points) {
  if (half_points == 1) return "half a point";
  return points_number(half_points) + (half_points == 2 ? " point" : " points");
}

std::vector<std::string> Codec::seat_names(const Content& content) {
  std::vector<std::string> names;
  names.reserve(content.screens.size());
  for (const Screen& screen : content.screens) names.emplace_back(screen.name.text());
  return names;
}

std::string Codec::stage(const Content&, const State& state) {
  switch (state.phase) {
    case Phase::kDeal: return "deal";
    case Phase::kPass: return "pass";
    case Phase::kFirst: return "first lead";
    case Phase::kEnd: return "end";
    default: return "trick " + std::to_string(state.trick + 1);
  }
}

std::string Codec::question(const Content& content, const View& view, Seat s) {
  if (view.phase == Phase::kEnd) return "The game is over.";
  if (!view.to_act().contains(s)) return "Nothing is asked of you now.";
  switch (view.phase) {
    case Phase::kPass: {
      const std::string way = view.options.pass == PassDirection::kLeft ? "left" : "right";
      return "Choose " + std::string(kAsked[view.chosen[s.index]]) +
             " to pass to your neighbour on the " + way + ".";
    }
    case Phase::kLead: return "You lead: play any tile.";
    case Phase::kDeclare: return "You led black: declare the colour it stands for.";
    default: break;
  }
  const TileSet& hand = view.hands[s.index];
  const bool bound = !(hand & TileSet::of_colours(view.table_colours)).empty();
  const std::string table = table_words(content, view.table_colours);
  if (!bound) return "You have no " + table + ": play any tile.";
  return "Follow with " + table + (hand.black() > 0 ? ", or play black." : ".");
}

std::string Codec::describe(const Content& content, Move move) {
  switch (move.kind) {
    case MoveKind::kDeal: return "deal the " + tile_words(content, SeenTile::whole(move.tile()));
    case MoveKind::kPass: return "pass the " + tile_words(content, SeenTile::whole(move.tile()));
    case MoveKind::kPlay: return "play the " + tile_words(content, SeenTile::whole(move.tile()));
    case MoveKind::kFirst: return "give the first lead to seat " + std::to_string(move.argument);
    case MoveKind::kDeclare: break;
  }
  return "declare " + colour_word(content, move.colour());
}

std::string Codec::sentence(const Content& content, const Event& event, const SeatNames& names) {
  return std::visit([&](const auto& e) { return told(content, e, names); }, event);
}

}  // namespace paradoxa::paradominetor
