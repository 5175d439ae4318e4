// docs/protocol.md and docs/positions.md about every game: each event, move, question and field,
// and the examples of positions.
#include <ostream>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "games/initiative/text/notation.hpp"
#include "games/island/text/notation.hpp"
#include "games/paradominetor/text/notation.hpp"
#include "games/paradoxical/text/notation.hpp"
#include "games/restart/text/notation.hpp"
#include "games/shipped.hpp"
#include "line/documents.hpp"

namespace paradoxa {
namespace {

using Words = std::vector<std::string>;

template <class Kind>
Words words_of(int count, std::string_view (*text)(Kind)) {
  Words words;
  for (int kind = 0; kind < count; ++kind) words.emplace_back(text(static_cast<Kind>(kind)));
  return words;
}

struct DocumentedGame {
  std::string name;
  Words moves;                  // every kind
  Words questions;              // everything that a position may ask
  int event_games = 0;          // enough random games to see almost every event
  std::size_t event_kinds = 0;  // that these show at least
  std::size_t fields = 0;       // of positions, at least
  std::string field_mark;       // what precedes the name of a field that is described
};

void PrintTo(const DocumentedGame& game, std::ostream* out) { *out << game.name; }

const std::vector<DocumentedGame>& documented_games() {
  static const std::vector<DocumentedGame> games = {
      {"paradominetor",
       words_of<paradominetor::MoveKind>(paradominetor::kMoveKinds, paradominetor::kind_text),
       {"DEAL", "PASS", "FIRST", "LEAD", "DECLARE", "FOLLOW", "END"},
       20,
       10,
       30,
       "| `"},
      {"paradoxical",
       words_of<paradoxical::MoveKind>(
           paradoxical::kMoveKinds,
           static_cast<std::string_view (*)(paradoxical::MoveKind)>(paradoxical::kind_text)),
       Words(paradoxical::kAskWords.begin(), paradoxical::kAskWords.end()), 40,
       34,  // all but `pass`, which no game shows (PX-R28)
       40, "| `"},
      {"initiative", words_of<initiative::MoveKind>(initiative::kMoveKinds, initiative::kind_text),
       Words(initiative::kAskWords.begin(), initiative::kAskWords.end()), 80, 40, 40, "`"},
      {"island", words_of<island::MoveKind>(island::kMoveKinds, island::kind_text),
       Words(island::kAskWords.begin(), island::kAskWords.end()), 40, 48, 40, "`"},
      {"restart", words_of<restart::MoveKind>(restart::kMoveKinds, restart::kind_text),
       Words(restart::kAskWords.begin(), restart::kAskWords.end() - 1), 20, 40, 40, "`"},
  };
  return games;
}

class GameDocuments : public testing::TestWithParam<DocumentedGame> {
 protected:
  const AnyGame& game() const { return *games().find(GetParam().name); }
  std::string section(const char* path) const { return section_of(path, game().title()); }
  // The position in full, and the same with everything left out that may be.
  json::value full() const { return json::parse(blocks().at(0)); }
  json::value shortest() const { return json::parse(blocks().at(1)); }

  // Calls `visit(position, events)` after every move of random games, with every number of seats.
  template <class Visit>
  void watch(int count, Visit&& visit) const {
    const int choices = game().max_seats() - game().min_seats() + 1;
    for (int g = 0; g < count; ++g) {
      FastRandom random(static_cast<std::uint64_t>(g) + 5);
      auto started = game().start(game().min_seats() + g % choices, {});
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

 private:
  std::vector<std::string> blocks() const {
    return blocks_in(section("docs/positions.md"), "json");
  }
};

TEST_P(GameDocuments, every_event_has_a_row_with_each_of_its_fields) {
  std::string text = section("docs/protocol.md");
  text.erase(0, text.find("\n### Events\n"));
  std::set<std::string> events;
  watch(GetParam().event_games, [&](const AnyPosition&, const AnyEvents& told) {
    for (const json::value& event : told.as_json(kReferee)) {
      const std::string name(event.at("event").as_string());
      if (!events.insert(name).second) continue;
      // A kind of move may have the same name, further up.
      const std::size_t row = text.find("| `" + name + "` |", text.find("### Events"));
      ASSERT_NE(row, std::string::npos) << name;
      const std::string line = text.substr(row, text.find('\n', row) - row);
      std::set<std::string> fields;
      collect_names(event, fields);
      fields.erase("event");
      for (const std::string& field : fields) {
        const std::string& where = event.as_object().contains(field) ? line : text;
        EXPECT_NE(where.find("`" + field + "`"), std::string::npos) << name << "." << field;
      }
    }
  });
  EXPECT_GE(events.size(), GetParam().event_kinds);
}

TEST_P(GameDocuments, every_move_is_described) {
  const std::string text = section("docs/protocol.md");
  for (const std::string& name : GetParam().moves)
    EXPECT_TRUE(text.find("`" + name + " ") != std::string::npos ||
                text.find("`" + name + "`") != std::string::npos)
        << name;
}

TEST_P(GameDocuments, every_field_of_a_position_is_described) {
  const std::string text = section("docs/positions.md");
  std::set<std::string> names;
  watch(8, [&](const AnyPosition& position, const AnyEvents&) {
    for (const Viewer viewer : {kReferee, kSpectator, Viewer::of(seat(0))})
      collect_names(position.view(viewer), names);
  });
  EXPECT_EQ(names.erase("content"), 1u)
      << "which is the same for all games, and told of above them";
  for (const std::string& name : names)
    EXPECT_NE(text.find(GetParam().field_mark + name + "`"), std::string::npos) << name;
  EXPECT_GE(names.size(), GetParam().fields);
}

TEST_P(GameDocuments, every_question_is_listed) {
  const std::string text = section("docs/positions.md");
  for (const std::string& name : GetParam().questions)
    EXPECT_NE(text.find("`" + name + "`"), std::string::npos) << name;
}

TEST_P(GameDocuments, the_position_in_full_comes_back_identically) {
  Conversation c;
  c.set_up(full());
  json::object position = c.view("referee");
  EXPECT_TRUE(position.contains("content"));
  Conversation again;
  again.set_up(position);
  EXPECT_EQ(again.referee(), c.referee());
  position.erase("content");  // not in the documents: it changes with every card
  EXPECT_EQ(json::value(position), full());
}

TEST_P(GameDocuments, the_position_with_everything_left_out_that_may_be_is_the_same) {
  Conversation whole, less;
  whole.set_up(full());
  less.set_up(shortest());
  EXPECT_EQ(less.referee(), whole.referee());
}

TEST_P(GameDocuments, nothing_more_can_be_left_out_of_the_short_position) {
  const json::value whole = full(), position = shortest();
  for (const auto& member : position.as_object()) {
    json::object less = position.as_object();
    less.erase(member.key());
    Conversation c;
    const json::object answer =
        c.ask(R"({"cmd":"position","position":)" + json::serialize(less) + "}");
    if (!answer.at("ok").as_bool()) continue;
    EXPECT_NE(json::value(c.view("referee")), whole) << member.key();
  }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, GameDocuments, testing::ValuesIn(documented_games()),
                         [](const auto& tested) { return tested.param.name; });

}  // namespace
}  // namespace paradoxa
