// Restart in text and JSON: what engine/typed_game.hpp asks of a game.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/json/fwd.hpp>

#include "engine/any_game.hpp"
#include "engine/event_codec.hpp"
#include "engine/fields/description.hpp"
#include "engine/json_writer.hpp"
#include "engine/parsed.hpp"
#include "games/restart/content/content_load.hpp"
#include "games/restart/rules/event.hpp"
#include "games/restart/rules/facts.hpp"
#include "games/restart/rules/move.hpp"
#include "games/restart/rules/options.hpp"
#include "games/restart/rules/state.hpp"
#include "games/restart/rules/view.hpp"
#include "games/restart/text/notation.hpp"

namespace paradoxa::restart {

// Names for the items of tally.hpp, group by group: what they are, and each of them.
using TallyGroup = std::pair<std::string, std::vector<std::string>>;

// Events and facts: event_json.cpp
struct Codec : EventCodec<Content, View, Move, Event, facts::All> {
  // content_load.cpp
  static Parsed<Content> load_content(std::span<const ContentFile> files) {
    return restart::load_content(files);
  }

  // notation.cpp
  static std::string move_text(const Content&, const Move& move) { return to_text(move); }
  static Parsed<Move> parse_move(const Content&, std::string_view text) {
    return restart::parse_move(text);
  }
  static std::string_view move_kind(const Move& move) { return kind_text(move.kind); }

  // options_json.cpp
  static json::array option_list(const Content& content);
  static json::object options_json(const Content& content, const Options& options);
  static Parsed<Options> parse_options(const Content& content, int seats,
                                       const json::object& object);

  // position_json.cpp
  static void write_view(JsonWriter& out, const Content& content, const View& view);
  static Parsed<State> parse_position(const Content& content, const json::value& value);
  static FieldTable position_fields(const Content& content);

  // move_json.cpp
  static void write_args(JsonWriter& out, const Content& content, const Move& move);

  // names.cpp
  static std::vector<std::string> seat_names(const Content& content);
  static std::vector<TallyGroup> tally_groups(const Content& content);
  static std::string stage(const Content& content, const State& state);

  // numbers.cpp, printed.cpp: cards, Chains, Gadgets and boards, for clients that draw them.
  static AnyGame::Numbers numbers(const Content& content);
  static json::object printed(const Content& content);

  // drawing.cpp
  static std::string drawing(const Content& content, const View& view, const Narrator& narrator,
                             const Naming& naming, bool colour);
};

}  // namespace paradoxa::restart
