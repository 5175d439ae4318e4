// What was heard: who is told what, how a position keeps it, and what JSON says of it.
#include <memory>
#include <string>
#include <type_traits>
#include <vector>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "engine/story.hpp"
#include "games/all.hpp"
#include "support/echo_codec.hpp"

namespace paradoxa {
namespace {

using echo::kKeeper;
using echo::kSeeker;

// Nothing is paid where nothing is heard.
static_assert(!kHears<paradominetor::Game> && !kHears<paradoxical::Game> &&
              !kHears<initiative::Game>);
static_assert(std::is_empty_v<Story<paradominetor::Game>>);
static_assert(std::is_empty_v<Hearers<paradominetor::Game>>);

std::unique_ptr<AnyPosition> started() {
  return std::move(*echo::registry().find("echo")->start(2, {}));
}

// "n hide 3, 0 carry, 1 shout 4": by whom, and what.
void play(AnyPosition& position, const std::vector<std::pair<Seat, std::string>>& moves) {
  for (const auto& [who, text] : moves) {
    std::unique_ptr<AnyEvents> events;
    const auto refusal = position.play(who, text, events);
    ASSERT_FALSE(refusal) << text << ": " << refusal->text;
  }
}

const std::vector<std::pair<Seat, std::string>> kOpening{
    {kNature, "hide 3"}, {kKeeper, "carry"}, {kSeeker, "shout 4"}, {kKeeper, "rest"}};

const echo::Position& typed(const AnyPosition& position) {
  return static_cast<const echo::Position&>(position);
}
std::vector<echo::Event> heard(const AnyPosition& position, Viewer viewer) {
  return typed(position).heard_by(viewer).events();
}

TEST(Heard, each_viewer_hears_what_it_may_know_in_order) {
  const auto position = started();
  play(*position, kOpening);
  using Events = std::vector<echo::Event>;
  EXPECT_EQ(heard(*position, Viewer::of(kKeeper)),
            (Events{echo::Hidden{3}, echo::Carried{1}, echo::Answered{4, 1}, echo::Carried{0}}));
  const Events outside{echo::Carried{2}, echo::Answered{4, 1}, echo::Carried{2}};
  EXPECT_EQ(heard(*position, Viewer::of(kSeeker)), outside);
  EXPECT_EQ(heard(*position, kSpectator), outside);
  EXPECT_EQ(heard(*position, kReferee), heard(*position, Viewer::of(kKeeper)));
}

TEST(Heard, a_copy_shares_the_past_and_has_a_future_of_its_own) {
  const auto position = started();
  play(*position, kOpening);
  const auto copy = position->clone();
  play(*copy, {{kSeeker, "shout 0"}});
  play(*position, {{kSeeker, "dig 4"}});
  EXPECT_EQ(heard(*copy, kSpectator).back(), echo::Event(echo::Answered{0, 0}));
  EXPECT_EQ(heard(*position, kSpectator).back(), echo::Event(echo::Dug{4, 4}));
  EXPECT_EQ(heard(*copy, kSpectator).size(), heard(*position, kSpectator).size());
}

TEST(Heard, a_refused_move_is_not_heard) {
  const auto position = started();
  play(*position, kOpening);
  std::unique_ptr<AnyEvents> events;
  EXPECT_TRUE(position->play(kKeeper, "carry", events));
  EXPECT_TRUE(position->play(kSeeker, "shout 9", events));
  EXPECT_EQ(heard(*position, kReferee).size(), kOpening.size());
}

// As deep as the stack it would take if each page ended the one before it.
TEST(Heard, a_story_of_any_length_can_end) {
  Story<echo::Game> story{echo::State{}};
  for (int i = 0; i < 1'000'000; ++i) story.add(kKeeper, {echo::MoveKind::kRest, 0}, {});
  Story<echo::Game> other = story;
  other.add(kKeeper, {echo::MoveKind::kCarry, 0}, {echo::Carried{1}});
  story = Story<echo::Game>{echo::State{}};
  EXPECT_EQ(other.heard_by(kReferee).events().size(), 1u);
}

TEST(Heard, what_is_shown_and_drawn_may_come_from_what_was_heard) {
  const auto position = started();
  play(*position, kOpening);
  EXPECT_EQ(position->view(Viewer::of(kSeeker)).at("heard"), 3);
  EXPECT_EQ(position->view(Viewer::of(kKeeper)).at("heard"), 4);
  EXPECT_FALSE(position->view(kReferee).contains("heard"));
}

// ---- Imagined worlds

TEST(Heard, an_imagined_world_agrees_with_what_was_heard) {
  const auto position = started();
  play(*position, kOpening);  // the gem is in cave 4: it was near 4, and then carried or not
  FastRandom random(1);
  bool seen[echo::kCaves] = {};
  for (int i = 0; i < 400; ++i) {
    const auto imagined = position->determinized(Viewer::of(kSeeker), random);
    seen[typed(*imagined).state().gem] = true;
    EXPECT_EQ(heard(*imagined, Viewer::of(kSeeker)), heard(*position, Viewer::of(kSeeker)));
    EXPECT_EQ(imagined->view(Viewer::of(kSeeker)), position->view(Viewer::of(kSeeker)));
  }
  const std::vector<bool> expected{false, false, false, true, true, true, true, false};
  EXPECT_EQ(std::vector<bool>(std::begin(seen), std::end(seen)), expected);
}

TEST(Heard, the_referee_imagines_nothing) {
  const auto position = started();
  play(*position, kOpening);
  FastRandom random(1);
  const auto same = position->determinized(kReferee, random);
  EXPECT_TRUE(same->equals(*position));
  EXPECT_EQ(same->position_json(), position->position_json());
}

// ---- Positions as JSON

Parsed<std::unique_ptr<AnyPosition>> read(const json::value& value) {
  return echo::registry().find("echo")->position(value);
}

TEST(Story, a_position_tells_how_it_came_about_and_can_be_set_up_again) {
  const auto position = started();
  play(*position, kOpening);
  const json::object told = position->position_json();
  EXPECT_EQ(told.at("story"), json::parse(R"({"moves":[["nature","hide 3"],[0,"carry"],)"
                                          R"([1,"shout 4"],[0,"rest"]]})"));
  const auto again = read(told);
  ASSERT_TRUE(again) << again.error();
  EXPECT_TRUE((*again)->equals(*position));
  for (const Viewer viewer : {Viewer::of(kKeeper), Viewer::of(kSeeker), kSpectator, kReferee})
    EXPECT_EQ(heard(**again, viewer), heard(*position, viewer));
  EXPECT_EQ((*again)->position_json(), told);
}

TEST(Story, without_one_nobody_has_heard_anything) {
  const auto set_up = read(json::parse(R"({"game":"echo","phase":2,"round":3,"gem":5})"));
  ASSERT_TRUE(set_up) << set_up.error();
  EXPECT_TRUE(heard(**set_up, kReferee).empty());
  EXPECT_FALSE((*set_up)->position_json().contains("story"));
}

TEST(Story, that_began_in_the_middle_says_where) {
  const auto set_up = read(json::parse(R"({"game":"echo","phase":2,"round":3,"gem":5})"));
  ASSERT_TRUE(set_up);
  play(**set_up, {{kSeeker, "shout 1"}, {kKeeper, "carry"}});
  const json::object told = (*set_up)->position_json();
  EXPECT_EQ(told.at("story").at("from").at("gem"), 5);
  const auto again = read(told);
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(heard(**again, kReferee), heard(**set_up, kReferee));
  EXPECT_EQ((*again)->position_json(), told);
}

TEST(Story, that_does_not_lead_here_is_refused) {
  const auto position = started();
  play(*position, kOpening);
  const json::object good = position->position_json();
  const auto refused = [&](const char* story) {
    json::object bad = good;
    bad["story"] = json::parse(story);
    const auto answer = read(bad);
    EXPECT_FALSE(answer) << story;
    return answer ? std::string() : answer.error();
  };
  EXPECT_EQ(refused(R"({"moves":[["nature","hide 3"]]})"),
            "position.story: these moves lead to another position");
  EXPECT_EQ(refused(R"({"moves":[["nature","hide 3"],[1,"shout 4"]]})"),
            "position.story.moves[1][1]: not a legal move here (EC-5)");
  EXPECT_EQ(refused(R"({"moves":[["nature","hide 3"],[0,"run"]]})"),
            "position.story.moves[1][1]: expected a move such as 'shout 3'");
  EXPECT_EQ(refused(R"({"moves":[["nature"]]})"),
            "position.story.moves[0]: expected a seat and a move");
  EXPECT_NE(refused(R"({"moves":[[7,"rest"]]})").find("position.story.moves[0][0]"),
            std::string::npos);
  EXPECT_NE(refused(R"({"moves":[["luck","rest"]]})").find("position.story.moves[0][0]"),
            std::string::npos);
  EXPECT_EQ(refused(R"({"moves":3})"), "position.story.moves: expected a list");
  EXPECT_EQ(refused(R"([])"), "position.story: expected an object");
  EXPECT_EQ(refused(R"({})"), "position.story: 'moves' is missing");
  EXPECT_NE(refused(R"({"moves":[],"heard":[]})").find("heard"), std::string::npos);
  EXPECT_NE(refused(R"({"from":{"phase":9},"moves":[]})").find("position.story.from"),
            std::string::npos);
  std::string many = R"({"moves":[)";
  for (int i = 0; i < 100; ++i) many += R"([0,"rest"],)";
  many.back() = ']';
  EXPECT_EQ(refused((many + "}").c_str()), "position.story.moves: no game has so many moves");
}

// ---- Beliefs

TEST(Belief, goes_on_from_where_it_was_and_ends_up_as_a_new_one_would) {
  const auto position = started();
  play(*position, kOpening);
  const echo::View seen = typed(*position).seen_by(Viewer::of(kSeeker));
  echo::Belief kept, fresh;
  kept.follow({}, seen, typed(*position).heard_by(Viewer::of(kSeeker)));
  const std::int64_t before = echo::Belief::events_taken_in;
  play(*position, {{kSeeker, "shout 6"}, {kKeeper, "carry"}});
  const auto now = typed(*position).heard_by(Viewer::of(kSeeker));
  kept.follow({}, seen, now);
  EXPECT_EQ(echo::Belief::events_taken_in, before + 2);
  fresh.follow({}, seen, now);
  EXPECT_EQ(kept.ways(), fresh.ways());
}

TEST(Belief, starts_again_when_it_is_shown_another_past) {
  const auto one = started(), other = started();
  play(*one, kOpening);
  play(*other, {{kNature, "hide 0"}, {kKeeper, "rest"}, {kSeeker, "shout 4"}, {kKeeper, "rest"}});
  const echo::View seen = typed(*one).seen_by(Viewer::of(kSeeker));
  echo::Belief kept, fresh;
  kept.follow({}, seen, typed(*one).heard_by(Viewer::of(kSeeker)));
  kept.follow({}, seen, typed(*other).heard_by(Viewer::of(kSeeker)));
  fresh.follow({}, seen, typed(*other).heard_by(Viewer::of(kSeeker)));
  EXPECT_EQ(kept.ways(), fresh.ways());
}

}  // namespace
}  // namespace paradoxa
