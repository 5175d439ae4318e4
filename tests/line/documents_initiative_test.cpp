// docs/protocol.md and docs/positions.md about Paradox Initiative: every event, move and field.
#include "games/initiative/text/notation.hpp"
#include "games/shipped.hpp"
#include "line/documents.hpp"

namespace paradoxa {
namespace {

std::string pi_page(const char* path) {
  const std::string text = file_text(path);
  const std::size_t at = text.find("\n## Paradox Initiative");
  EXPECT_NE(at, std::string::npos);
  return at == std::string::npos ? text : text.substr(at);
}

// Calls `visit(position, events)` after every move of random games for one to four seats.
template <class Visit>
void watch_initiative(int games_wanted, Visit&& visit) {
  const AnyGame* game = games().find("initiative");
  ASSERT_NE(game, nullptr);
  for (int g = 0; g < games_wanted; ++g) {
    FastRandom random(static_cast<std::uint64_t>(g) + 5);
    auto started = game->start(1 + g % 4, {});
    ASSERT_TRUE(started);
    std::unique_ptr<AnyPosition> position = std::move(*started);
    for (SeatSet acting = position->to_act(); !acting.empty(); acting = position->to_act()) {
      const Seat seat = acting.first();
      std::unique_ptr<AnyEvents> events;
      ASSERT_FALSE(position->play(seat, position->random_move(seat, random), events));
      visit(*position, *events);
    }
  }
}

TEST(PiDocuments, every_event_and_each_of_its_fields_is_described) {
  const std::string text = pi_page("docs/protocol.md");
  std::set<std::string> events;
  watch_initiative(80, [&](const AnyPosition&, const AnyEvents& told) {
    for (const json::value& event : told.as_json(kReferee)) {
      const std::string name(event.at("event").as_string());
      if (!events.insert(name).second) continue;
      const std::size_t row = text.find("| `" + name + "` |");
      ASSERT_NE(row, std::string::npos) << name;
      const std::string line = text.substr(row, text.find('\n', row) - row);
      for (const auto& field : event.as_object())
        EXPECT_TRUE(field.key() == "event" ||
                    line.find("`" + std::string(field.key()) + "`") != std::string::npos)
            << name << "." << field.key();
    }
  });
  EXPECT_GE(events.size(), 40u);
}

TEST(PiDocuments, every_move_is_described) {
  const std::string text = pi_page("docs/protocol.md");
  for (int kind = 0; kind < initiative::kMoveKinds; ++kind) {
    const std::string name(initiative::kind_text(static_cast<initiative::MoveKind>(kind)));
    EXPECT_TRUE(text.find("`" + name + " ") != std::string::npos ||
                text.find("`" + name + "`") != std::string::npos)
        << name;
  }
}

TEST(PiDocuments, every_field_and_question_of_a_position_is_described) {
  const std::string text = pi_page("docs/positions.md");
  std::set<std::string> names;
  watch_initiative(8, [&](const AnyPosition& position, const AnyEvents&) {
    for (const Viewer viewer : {kReferee, kSpectator}) collect_names(position.view(viewer), names);
  });
  for (const std::string& name : names)
    EXPECT_NE(text.find("`" + name + "`"), std::string::npos) << name;
  for (int ask = 0; ask <= static_cast<int>(initiative::Ask::kOver); ++ask) {
    const std::string name(initiative::ask_text(static_cast<initiative::Ask>(ask)));
    EXPECT_NE(text.find("`" + name + "`"), std::string::npos) << name;
  }
}

// The blocks of Paradox Initiative come after two of Paradominetor and two of Paradoxical.
json::value pi_block(std::size_t number) {
  return json::parse(blocks_of("docs/positions.md", "json").at(4 + number));
}

TEST(PiDocuments, the_position_in_full_comes_back_identically) {
  Conversation c;
  c.set_up(pi_block(0));
  EXPECT_EQ(json::value(c.view("referee")), pi_block(0));
}

TEST(PiDocuments, the_position_with_everything_left_out_that_may_be_is_the_same) {
  Conversation full, shortest;
  full.set_up(pi_block(0));
  shortest.set_up(pi_block(1));
  EXPECT_EQ(shortest.referee(), full.referee());
}

TEST(PiDocuments, nothing_more_can_be_left_out_of_the_short_position) {
  const json::value full = pi_block(0), position = pi_block(1);
  for (const auto& member : position.as_object()) {
    json::object less = position.as_object();
    less.erase(member.key());
    Conversation c;
    const json::object answer =
        c.ask(R"({"cmd":"position","position":)" + json::serialize(less) + "}");
    if (!answer.at("ok").as_bool()) continue;
    EXPECT_NE(json::value(c.view("referee")), full) << member.key();
  }
}

TEST(PiDocuments, the_position_in_one_line_is_the_same) {
  const std::string block = blocks_of("docs/positions.md", "text").at(2);
  const std::string line = block.substr(0, block.find('\n'));
  const auto position = games().find("initiative")->position(pi_block(0));
  ASSERT_TRUE(position) << position.error();
  EXPECT_EQ((*position)->text(), line);
  const auto state = initiative::parse_position(shipped_content<initiative::Game>(), line);
  ASSERT_TRUE(state) << state.error();
  EXPECT_EQ(initiative::to_text(*state), line);
}

}  // namespace
}  // namespace paradoxa
