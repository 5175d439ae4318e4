// docs/protocol.md and docs/positions.md about Paradoxical: every event, every field, the examples.
#include "games/paradoxical/text/notation.hpp"
#include "games/shipped.hpp"
#include "line/documents.hpp"

namespace paradoxa {
namespace {

std::string page_part(const char* path, std::string_view heading) {
  const std::string text = file_text(path);
  const std::size_t at = text.find(heading);
  EXPECT_NE(at, std::string::npos) << heading;
  return at == std::string::npos ? text : text.substr(at);
}

// Calls `visit(position, events)` after every move of random games.
template <class Visit>
void watch_any_games(int games_wanted, Visit&& visit) {
  const AnyGame* game = games().find("paradoxical");
  ASSERT_NE(game, nullptr);
  for (int g = 0; g < games_wanted; ++g) {
    FastRandom random(static_cast<std::uint64_t>(g) + 17);
    auto started = game->start(2 + g % 3, {});
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

TEST(PxDocuments, every_event_and_each_of_its_fields_is_described) {
  const std::string text = page_part("docs/protocol.md", "\n## Paradoxical");
  std::set<std::string> events;
  watch_any_games(40, [&](const AnyPosition&, const AnyEvents& told) {
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
  EXPECT_EQ(events.size(), 34u);  // all but `pass`, which no game shows (PX-R28)
}

TEST(PxDocuments, every_move_is_described) {
  const std::string text = page_part("docs/protocol.md", "\n## Paradoxical");
  std::set<std::string> kinds;
  watch_any_games(20, [&](const AnyPosition& position, const AnyEvents&) {
    if (position.to_act().empty()) return;
    for (const json::value& move : position.legal_json(position.to_act().first())) {
      const std::string kind(move.at("kind").as_string());
      if (!kinds.insert(kind).second) continue;
      const bool named = text.find("`" + kind + " ") != std::string::npos ||
                         text.find("`" + kind + "`") != std::string::npos;
      EXPECT_TRUE(named) << kind;
    }
  });
  EXPECT_GE(kinds.size(), 30u);
}

TEST(PxDocuments, every_field_of_a_position_is_described) {
  const std::string text = page_part("docs/positions.md", "\n## Paradoxical");
  std::set<std::string> names;
  watch_any_games(6, [&](const AnyPosition& position, const AnyEvents&) {
    for (const Viewer viewer : {kReferee, kSpectator, Viewer::of(seat(0))})
      collect_names(position.view(viewer), names);
  });
  for (const std::string& name : names)
    EXPECT_NE(text.find("`" + name + "`"), std::string::npos) << name;
  EXPECT_GE(names.size(), 40u);
}

TEST(PxDocuments, every_question_is_listed) {
  const std::string text = page_part("docs/positions.md", "\n## Paradoxical");
  for (int ask = 0; ask <= static_cast<int>(paradoxical::Ask::kOver); ++ask) {
    const std::string name(paradoxical::ask_text(static_cast<paradoxical::Ask>(ask)));
    EXPECT_NE(text.find("`" + name + "`"), std::string::npos) << name;
  }
}

// The blocks of Paradoxical come after two of Paradominetor.
json::value px_block(std::size_t number) {
  return json::parse(blocks_of("docs/positions.md", "json").at(2 + number));
}

TEST(PxDocuments, the_position_in_full_comes_back_identically) {
  Conversation c;
  c.set_up(px_block(0));
  EXPECT_EQ(json::value(c.view("referee")), px_block(0));
}

TEST(PxDocuments, the_position_with_everything_left_out_that_may_be_is_the_same) {
  Conversation full, shortest;
  full.set_up(px_block(0));
  shortest.set_up(px_block(1));
  EXPECT_EQ(shortest.referee(), full.referee());
}

TEST(PxDocuments, nothing_more_can_be_left_out_of_the_short_position) {
  const json::value full = px_block(0), position = px_block(1);
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

TEST(PxDocuments, the_position_in_one_line_is_the_same) {
  const std::string block = blocks_of("docs/positions.md", "text").at(1);
  const std::string line = block.substr(0, block.find('\n'));
  const auto position = games().find("paradoxical")->position(px_block(0));
  ASSERT_TRUE(position) << position.error();
  EXPECT_EQ((*position)->text(), line);
  const auto state = paradoxical::parse_position(shipped_content<paradoxical::Game>(), line);
  ASSERT_TRUE(state) << state.error();
  EXPECT_EQ(paradoxical::to_text(*state), line);
}

}  // namespace
}  // namespace paradoxa
