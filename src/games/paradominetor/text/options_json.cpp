#include "engine/json_cursor.hpp"
#include "games/paradominetor/codec.hpp"
#include "games/paradominetor/text/json_parts.hpp"

namespace paradoxa::paradominetor {
namespace {

// A colour by id or by letter.
std::optional<Colour> named_colour(std::string_view text) {
  for (int c = 0; c < kColours; ++c)
    if (text == kColourIds[c] || text == std::string(1, letter(colour_at(c)))) return colour_at(c);
  return std::nullopt;
}

void read_colours(const JsonCursor& list, Options& options) {
  options.colours = {};
  for (const JsonCursor& item : list.items()) {
    const auto colour = named_colour(item.text());
    if (!colour) return item.fail("a colour is one of red, blue, green, yellow, purple (PD-R2)");
    if (options.colours.contains(*colour)) return item.fail("a colour stands twice (PD-2.1)");
    options.colours.add(*colour);
  }
}

void read_first_lead(const JsonCursor& value, Options& options) {
  if (value.is_string() && value.text() == "random") return;
  if (!value.is_number()) return value.fail("the first lead is \"random\" or a seat (PD-R4)");
  options.first_lead = seat(static_cast<int>(value.whole(0, options.seats - 1)));
}

}  // namespace

json::array Codec::option_list(const Content&) {
  json::array colours(kChoosableColourIds.begin(), kChoosableColourIds.end());
  return {
      {{"name", "players"},
       {"values", {3, 4, 5}},
       {"default", 4},
       {"text", "How many play; four or five are best."}},
      {{"name", "colours"},
       {"values", colours},
       {"default", nullptr},
       {"text",
        "Which sets of tiles are used: as many different colours as players; left out, the "
        "first ones."}},
      {{"name", "pass"},
       {"values", {"left", "right"}},
       {"default", "left"},
       {"text", "Where the three passed tiles go; right is the advanced game."}},
      {{"name", "first_lead"},
       {"values", {"random", 0, 1, 2, 3, 4}},
       {"default", "random"},
       {"text", "Who leads the first trick: drawn after the pass, or a fixed seat."}},
  };
}

json::object Codec::options_json(const Content&, const Options& options) {
  json::array colours;
  for (int c = 0; c < kColours; ++c)
    if (options.colours.contains(colour_at(c))) colours.emplace_back(kColourIds[c]);
  const bool drawn = options.first_lead == kNature;
  return {{"players", options.seats},
          {"colours", std::move(colours)},
          {"pass", options.pass == PassDirection::kLeft ? "left" : "right"},
          {"first_lead", drawn ? json::value("random") : json::value(options.first_lead.index)}};
}

// `seats` is 0 when the caller leaves it to the options.
Parsed<Options> Codec::parse_options(const Content&, int seats, const json::object& object) {
  std::string error;
  const json::value value(object);
  const JsonCursor cursor(&value, "options", error);
  cursor.only({"players", "colours", "pass", "first_lead"});
  const JsonCursor players = cursor.maybe("players");
  if (players.exists()) {
    const int count = static_cast<int>(players.whole(kMinSeats, kMostSeats));
    if (seats != 0 && seats != count) players.fail("differs from the number of seats");
    seats = count;
  }
  if (seats == 0) seats = 4;
  if (seats < kMinSeats || seats > kMostSeats)
    return Parsed<Options>::wrong("seats: Paradominetor has 3, 4 or 5 (PD-1.1)");

  Options options = Options::for_seats(seats);
  if (const auto colours = cursor.maybe("colours"); colours.exists()) {
    read_colours(colours, options);
    if (options.colours.size() != seats)
      colours.fail("as many colours as seats are wanted (PD-2.1)");
  }
  if (const auto pass = cursor.maybe("pass"); pass.exists()) {
    const std::string_view way = pass.text();
    if (way != "left" && way != "right") pass.fail("\"left\" or \"right\" is wanted (PD-9.1)");
    options.pass = way == "right" ? PassDirection::kRight : PassDirection::kLeft;
  }
  if (const auto first = cursor.maybe("first_lead"); first.exists())
    read_first_lead(first, options);
  if (!error.empty()) return Parsed<Options>::wrong(error);
  return options;
}

json::object Codec::move_args(const Content&, Move move) {
  switch (move.kind) {
    case MoveKind::kDeal:
    case MoveKind::kPass:
    case MoveKind::kPlay:
      return {{"tile", to_text(move.tile())},
              {"face", to_text(move.tile().face())},
              {"timeframe", timeframe_id(move.tile())}};
    case MoveKind::kFirst: return {{"seat", move.argument}};
    case MoveKind::kDeclare: break;
  }
  return {{"colour", std::string(1, letter(move.colour()))}};
}

}  // namespace paradoxa::paradominetor
