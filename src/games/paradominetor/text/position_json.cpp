// A position from JSON: the story is read, played again, and what it claims is compared.
// docs/positions.md describes every field, and which of them may be left out.
#include <algorithm>

#include "engine/json_cursor.hpp"
#include "engine/json_position.hpp"
#include "games/paradominetor/codec.hpp"
#include "games/paradominetor/rules/apply.hpp"
#include "games/paradominetor/text/json_parts.hpp"

namespace paradoxa::paradominetor {
namespace {

std::optional<Tile> read_tile(const JsonCursor& item) {
  const auto tile = parse_tile(item.text());
  if (!tile) item.fail("'" + std::string(item.text()) + "' is not a tile such as R3p or K0");
  return tile;
}

std::optional<Tile> read_play(const JsonCursor& play) {
  play.only({"seat", "face", "timeframe"});
  const JsonCursor face_text = play.at("face"), back = play.at("timeframe");
  const auto face = parse_face(face_text.text());
  if (!face) face_text.fail("a face such as R3 or K0 is wanted");
  for (int t = 0; t < kTimeframes && face; ++t)
    if (back.text() == kTimeframeIds[t])
      if (const auto tile = Tile::of(face->colour(), face->value(), static_cast<Timeframe>(t)))
        return tile;
  back.fail("past, present or future is wanted, as the value allows (PD-1.7)");
  return std::nullopt;
}

// Every tile of the game stands in one place, and every seat has five of each timeframe.
class Census {
 public:
  Census(const Content& content, const Options& options)
      : colours_(options.colours), missing_(initial(content, options).undealt) {}

  // Says at its place why this tile cannot be there.
  void take(const JsonCursor& place, Seat owner, Tile tile) {
    if (missing_.contains(tile)) {
      missing_.remove(tile);
      ++counts_[owner.index][static_cast<std::size_t>(tile.timeframe())];
    } else if (tile.is_black()) {
      place.fail("there is one black tile per seat, and this is one more (PD-1.4)");
    } else if (!colours_.contains(tile.colour())) {
      place.fail(to_text(tile) + " is of a colour that is not in use (PD-2.1)");
    } else {
      place.fail(to_text(tile) + " stands twice in this position (PD-10.1)");
    }
  }

  void check_shares(const std::vector<JsonCursor>& seats) const {
    for (std::size_t s = 0; s < seats.size(); ++s)
      for (std::size_t t = 0; t < kTimeframes; ++t)
        if (counts_[s][t] != kTilesPerTimeframe)
          seats[s].fail("holds and has played " + std::to_string(counts_[s][t]) + " tiles of the " +
                        std::string(kTimeframeIds[t]) + ", but five are wanted (PD-10.3)");
  }

 private:
  ColourSet colours_;
  TileSet missing_;
  PerSeat<std::array<int, kTimeframes>> counts_{};
};

class PositionReader {
 public:
  PositionReader(const Content& content, const JsonCursor& position, const Options& options)
      : position_(position), census_(content, options) {
    story_.options = options;
    story_.declared.fill(kUndeclared);
  }

  // The error is the cursor's.
  Story read() {
    const JsonCursor seats = position_.at("seats");
    const auto entries = seats.items();
    if (entries.size() != story_.options.seats) seats.fail("one entry for each seat is wanted");
    for (int s = 0; s < story_.options.seats && ok(); ++s)
      read_seat(entries[static_cast<std::size_t>(s)], seat(s));
    if (const auto tricks = position_.maybe("tricks"); tricks.exists())
      for (const JsonCursor& trick : tricks.items())
        if (ok()) read_trick(trick);
    // While tiles are dealt some are missing; playing the deal again says whether rightly.
    if (ok() && (gifts_ > 0 || story_.first)) census_.check_shares(entries);
    if (ok()) undo_pass(entries);
    return story_;
  }

 private:
  bool ok() const { return position_.error().empty(); }
  int seats() const { return story_.options.seats; }

  void read_seat(const JsonCursor& entry, Seat s) {
    for (const JsonCursor& item : entry.at("hand").items())
      if (const auto tile = read_tile(item)) hold(item, s, *tile);
    for (const JsonCursor& item : entry.maybe("given").items()) {
      if (story_.given[s.index].size() == kTimeframes)
        return item.fail("three tiles are passed (PD-2.6)");
      if (const auto tile = read_tile(item)) story_.given[s.index].push_back(*tile);
      ++gifts_;
    }
  }

  void hold(const JsonCursor& place, Seat owner, Tile tile) {
    census_.take(place, owner, tile);
    story_.dealt[owner.index].push_back(tile);
  }

  void read_trick(const JsonCursor& trick) {
    trick.only({"trick", "lead", "declared", "plays", "kind", "winners", "hp", "next_lead"});
    if (tricks_ == kTricks) return trick.fail("there are 15 tricks (PD-3.1)");
    if (tricks_ > 0 && played_ < seats())
      return trick.fail("the trick before it is not complete (PD-3.5)");
    read_lead(trick.at("lead"));
    played_ = 0;
    for (const JsonCursor& play : trick.at("plays").items()) {
      if (played_ == seats()) return play.fail("everybody has played in this trick (PD-3.3)");
      const auto tile = read_play(play);
      if (!tile) return;
      hold(play, seat((lead_.index + played_) % seats()), *tile);
      story_.plays.push_back(*tile);
      ++played_;
    }
    if (const auto declared = trick.maybe("declared"); declared.exists())
      read_declared(declared);
    else if (played_ > 1 && led().is_black())
      trick.fail("black was led, so a colour must be declared (PD-5.1)");
    ++tricks_;
  }

  // The first tile of the last trick read.
  const Tile& led() const {
    return story_.plays[story_.plays.size() - static_cast<std::size_t>(played_)];
  }

  // PD-7.11: the full scorer leads the next trick.
  void read_lead(const JsonCursor& lead) {
    const Seat given = seat(static_cast<int>(lead.whole(0, seats() - 1)));
    if (tricks_ == 0) {
      story_.first = given;
    } else if (const Seat next = next_lead(); ok() && given != next) {
      return lead.fail("seat " + std::to_string(next.index) +
                       " took the full point and leads (PD-7.11)");
    }
    lead_ = given;
  }

  Seat next_lead() const {
    const Tile* plays = &led();
    const std::uint8_t declared = story_.declared[tricks_ - 1];
    const Colour colour = declared == kUndeclared ? led().colour() : static_cast<Colour>(declared);
    const TrickResult result = resolve([&](int i) { return plays[i]; }, played_, colour);
    return seat((lead_.index + result.full) % seats());
  }

  void read_declared(const JsonCursor& declared) {
    const std::string_view text = declared.text();
    const auto colour = text.size() == 1 ? parse_colour(text[0]) : std::nullopt;
    if (!colour || *colour == Colour::kBlack || !story_.options.colours.contains(*colour))
      return declared.fail("the letter of a colour in use is wanted (PD-5.1)");
    if (played_ == 0 || !led().is_black())
      return declared.fail("a colour is declared only when black was led (PD-5.1)");
    story_.declared[tricks_] = static_cast<std::uint8_t>(*colour);
  }

  // PD-2.10: turns the hands back into those that were dealt.
  void undo_pass(const std::vector<JsonCursor>& entries) {
    if (gifts_ < seats() * kTimeframes) return;
    const int step = story_.options.pass == PassDirection::kLeft ? 1 : seats() - 1;
    for (int s = 0; s < seats(); ++s) {
      const int to = (s + step) % seats();
      auto& received = story_.dealt[static_cast<std::size_t>(to)];
      for (const Tile tile : story_.given[static_cast<std::size_t>(s)]) {
        const auto found = std::find(received.begin(), received.end(), tile);
        if (found == received.end())
          return entries[static_cast<std::size_t>(s)].maybe("given").fail(
              to_text(tile) + " went to seat " + std::to_string(to) +
              ", who neither holds nor has played it (PD-2.10)");
        received.erase(found);
      }
    }
    for (std::size_t s = 0; s < story_.options.seats; ++s)
      for (const Tile tile : story_.given[s]) story_.dealt[s].push_back(tile);
  }

  const JsonCursor& position_;
  Census census_;
  Story story_;
  int gifts_ = 0;           // tiles chosen for the pass, by all seats
  std::size_t tricks_ = 0;  // read so far
  int played_ = 0;          // tiles of the last trick read
  Seat lead_{};             // of the last trick read
};

// What was not used to build the position. Options, hands and passed tiles were, as they stand: the
// order of colours (PD-R2) and of a hand (PD-2.13) means nothing.
json::value claims_of(json::value position) {
  position.get_object().erase("options");
  for (json::value& seat : position.get_object().at("seats").get_array()) {
    seat.get_object().erase("hand");
    seat.get_object().erase("given");
  }
  return position;
}

}  // namespace

Parsed<State> Codec::parse_position(const Content& content, const json::value& value) {
  const auto read = [&](const JsonCursor& position, const Options& options) {
    const Story story = PositionReader(content, position, options).read();
    return position.error().empty() ? rebuild(content, story) : Parsed<State>::wrong("");
  };
  return position_from_json<Codec, State>(content, value, read, &claims_of);
}

}  // namespace paradoxa::paradominetor
