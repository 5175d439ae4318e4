// Positions as JSON: what is written is read again, and what is wrong is refused.
#include <string>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "games/restart/codec.hpp"
#include "games/restart/rules/view.hpp"
#include "support/restart_table.hpp"

namespace paradoxa::restart {
namespace {

json::object position_of(const State& state, Viewer viewer = kReferee) {
  JsonWriter out;
  Codec::write_view(out, shipped(), view(shipped(), state, viewer));
  return json::parse(out.take()).as_object();
}
std::string error_of(const json::object& position) {
  const auto read = Codec::parse_position(shipped(), position);
  return read ? "" : read.error();
}

// At moments of random games; the battery does so in every state.
void random_games(Dystopia dystopia) {
  for (int game = 0; game < 3; ++game) {
    Options options = Options::for_seats(2 + game % 3);
    options.dystopia = dystopia;
    options.intro = game % 3 == 2 ? Switch::kOn : Switch::kOff;
    options.talents = game % 2 == 1 ? Switch::kOn : Switch::kOff;
    FastRandom random(static_cast<std::uint64_t>(70 + game));
    State state = initial(shipped(), options);
    int moves = 0;
    for (SeatSet acting; !(acting = to_act(shipped(), state)).empty(); ++moves) {
      if (moves % 11 == 0) {
        const json::object written = position_of(state);
        const auto read = Codec::parse_position(shipped(), written);
        ASSERT_TRUE(read) << read.error() << "\n" << json::serialize(written);
        ASSERT_TRUE(*read == state) << json::serialize(written);
      }
      apply(shipped(), state, acting.first(), sample(shipped(), state, acting.first(), random),
            NobodyListens{});
    }
  }
}
TEST(RsPositions, pandemia_is_read_as_it_was_written) { random_games(Dystopia::kPandemia); }
TEST(RsPositions, anomie_is_read_as_it_was_written) { random_games(Dystopia::kAnomie); }
TEST(RsPositions, extinction_is_read_as_it_was_written) { random_games(Dystopia::kExtinction); }
TEST(RsPositions, oceanrealm_is_read_as_it_was_written) { random_games(Dystopia::kOceanrealm); }

TEST(RsPositions, only_the_view_of_the_referee_is_a_position) {
  const Table table = in(Phase::kPerception);
  EXPECT_EQ(error_of(position_of(table.state)), "");
  EXPECT_NE(error_of(position_of(table.state, Viewer::of(seat(0)))), "");
}

TEST(RsPositions, what_is_out_of_its_bounds_is_refused) {
  const auto with = [](std::string_view key, const json::value& value) {
    json::object position = position_of(in(Phase::kPerception).state);
    position[key] = value;
    return error_of(position);
  };
  const auto task = [](std::string_view kind, int a, int b) {
    return json::array{json::object{{"task", kind}, {"seat", 0}, {"a", a}, {"b", b}}};
  };
  EXPECT_NE(with("owner", 3), "");
  EXPECT_NE(with("round", 0), "");
  EXPECT_NE(with("ask", "card"), "") << "nothing waits for a card";
  EXPECT_NE(with("ask", "recover"), "") << "there is no Fragment to Recover";
  EXPECT_NE(with("tasks", task("text", 200, 0)), "") << "there is no such card";
  EXPECT_NE(with("tasks", task("plan", 9, 0)), "") << "there is no such Plan";
  EXPECT_NE(with("tasks", task("operation", 0, 0)), "") << "an operation is of a text";
  EXPECT_NE(with("deck", 5), "");
  EXPECT_NE(with("on_sale", json::array{"GX1"}), "") << "it is of another dystopia";
}

// RS-6.11, RS-6.12: what a Chain is missing, in the view of its owner.
TEST(RsPositions, a_view_lays_the_chains_over_the_grid) {
  Table table = standing(2);
  table.chains(0, "C01 C13 C17");
  const json::object seen = position_of(table.state, Viewer::of(seat(0)));
  const json::array& matches = seen.at("matches").as_array();
  ASSERT_EQ(matches.size(), 3u);
  for (const json::value& match : matches) {
    const Chain which = chain(match.at("chain").as_string());
    EXPECT_EQ(match.at("missing").as_int64(), voids_needed(shipped(), table.state, which));
    int missing = 0;
    for (const json::value& cell : match.at("places").as_array().front().at("cells").as_array())
      missing += cell.at("fits").as_bool() ? 0 : 1;
    EXPECT_EQ(missing, match.at("missing").as_int64());
  }
  EXPECT_EQ(position_of(table.state, Viewer::of(seat(1))).at("matches").as_array().size(), 5u);
  EXPECT_TRUE(position_of(table.state, kSpectator).at("matches").as_array().empty());
}

// RS-18.13: what a card would make of a Tube, before it is put there.
TEST(RsPositions, a_view_says_what_an_answer_changes) {
  Table table(Dystopia::kExtinction);
  table.play(MoveKind::kPlanA).play(MoveKind::kTakeDeck).deal();
  const json::object seen = position_of(table.state, Viewer::of(seat(0)));
  for (const json::value& prospect : seen.at("prospects").as_array()) {
    const auto move = parse_move(prospect.at("move").as_string());
    ASSERT_TRUE(move) << move.error();
    const PlanScores before = table.scores(0);
    Table after = table;
    after.play(*move);
    const json::value& change = prospect.at("changes").as_array().front();
    EXPECT_EQ(change.at("plan_a").as_int64(), after.scores(0).a - before.a);
    EXPECT_EQ(change.at("plan_b").as_int64(), after.scores(0).b - before.b);
  }
  EXPECT_TRUE(position_of(table.state, Viewer::of(seat(1))).at("prospects").as_array().empty());
}

TEST(RsPositions, texts_are_printed_as_they_are_written) {
  const json::object printed = Codec::printed(shipped());
  const json::object& card = printed.at("cards").at("F02").as_object();
  EXPECT_EQ(card.at("name"), "Seed Vault Unsealed");
  EXPECT_EQ(json::serialize(card.at("slots")), R"([null,null,"As",null,1,2])");
  EXPECT_EQ(json::serialize(card.at("text")), R"(["gain pill 1","seed pill 2"])");
  EXPECT_EQ(json::serialize(printed.at("cards").at("F03").at("text")),
            R"(["trade card 1 for pill 2 times 2"])");
}

}  // namespace
}  // namespace paradoxa::restart
