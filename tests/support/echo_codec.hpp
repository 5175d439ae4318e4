// Echo in text and JSON, so that tables, records and protocols can play it.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json.hpp>

#include "engine/fields/object.hpp"
#include "engine/json_cursor.hpp"
#include "engine/typed_game.hpp"
#include "games/codecs.hpp"
#include "support/echo.hpp"

namespace paradoxa::echo {

inline constexpr std::array<std::string_view, 5> kMoveWords{"hide", "rest", "carry", "shout",
                                                            "dig"};

struct Codec {
  static bool has_cave(MoveKind kind) {
    return kind != MoveKind::kRest && kind != MoveKind::kCarry;
  }
  static std::string_view move_kind(const Move& move) {
    return kMoveWords[static_cast<std::size_t>(move.kind)];
  }
  static std::string move_text(const Content&, const Move& move) {
    std::string text(move_kind(move));
    if (has_cave(move.kind)) text += " " + std::to_string(move.cave);
    return text;
  }
  static Parsed<Move> parse_move(const Content& content, std::string_view text) {
    for (std::uint8_t kind = 0; kind < kMoveWords.size(); ++kind)
      for (std::uint8_t cave = 0; cave < kCaves; ++cave)
        if (const Move move{static_cast<MoveKind>(kind), cave}; move_text(content, move) == text)
          return move;
    return Parsed<Move>::wrong("expected a move such as 'shout 3'");
  }

  static json::array option_list(const Content&) { return {}; }
  static json::object options_json(const Content&, const Options&) { return {}; }
  static Parsed<Options> parse_options(const Content&, int, const json::object&) {
    return Options{};
  }

  // The seeker is told how much it has heard: that comes from nowhere but its history.
  static void write_view(JsonWriter& out, const Content& content, const View& view,
                         const Heard& heard) {
    write_view(out, content, view);
    out.reopen().member("heard", heard.events().size()).end_object();
  }
  static void write_view(JsonWriter& out, const Content&, const View& view) {
    out.begin_object().member("game", Game::kName).key("viewer");
    ViewerKind{}.write(out, view.viewer);
    out.member("phase", static_cast<int>(view.phase)).member("round", view.round);
    if (view.gem != State::kUnknown) out.member("gem", view.gem);
    if (view.dug != State::kUnknown) out.member("dug", view.dug);
    out.end_object();
  }
  static Parsed<State> parse_position(const Content& content, const json::value& value) {
    std::string error;
    const JsonCursor position(&value, "position", error);
    position.only({"game", "viewer", "phase", "round", "gem", "dug"});
    State state;
    state.phase = static_cast<Phase>(position.at("phase").whole(0, 3));
    state.round = static_cast<std::uint8_t>(position.at("round").whole(0, kRounds));
    const auto cave = [&](const char* key) {
      const JsonCursor given = position.maybe(key);
      return given.exists() ? static_cast<std::uint8_t>(given.whole(0, kCaves - 1))
                            : State::kUnknown;
    };
    state.gem = cave("gem");
    state.dug = cave("dug");
    if (error.empty() && !flaw(content, state).empty()) error = std::string(flaw(content, state));
    if (!error.empty()) return Parsed<State>::wrong(error);
    return state;
  }

  static void write_event(JsonWriter& out, const Content&, const Event& event) {
    std::visit([&](const auto& e) { paradoxa::write_event(out, e); }, event);
  }
  static std::string fact_json(const Content&, const View&, const Move&, Clause) { return {}; }
  static void write_args(JsonWriter& out, const Content&, const Move& move) {
    out.begin_object();
    if (has_cave(move.kind)) out.member("cave", move.cave);
    out.end_object();
  }
  static std::vector<std::string> seat_names(const Content&) { return {"Keeper", "Seeker"}; }
  static std::string stage(const Content&, const State& state) {
    return "round " + std::to_string(state.round);
  }
  static std::string drawing(const Content&, const View&, const Heard& heard, const Narrator&,
                             const Naming&, bool) {
    return std::to_string(heard.events().size()) + " things were heard";
  }
};

using AnyEcho = TypedGame<Game, Codec>;
using Position = TypedPosition<Game, Codec>;

// A registry of this game alone.
inline const Registry& registry() {
  static const Registry only = [] {
    Registry games;
    games.add(std::make_shared<AnyEcho>(Content{}));
    return games;
  }();
  return only;
}

}  // namespace paradoxa::echo

namespace paradoxa {

template <>
struct CodecFor<echo::Game> {
  using Codec = echo::Codec;
};

}  // namespace paradoxa
