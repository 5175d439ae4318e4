// The shipped catalogues, and what is said about a wrong one.
#include "words/catalogue.hpp"

#include <gtest/gtest.h>

#include "games/codecs.hpp"
#include "games/registry.hpp"
#include "words/narrator.hpp"

namespace paradoxa {
namespace {

std::string error_of(std::string text) {
  const ContentFile file{"mine.toml", std::move(text)};
  const auto catalogue = Catalogue::read("en-GB", {&file, 1});
  return catalogue ? "fine" : catalogue.error();
}

TEST(Catalogue, every_shipped_message_can_be_parsed) {
  for_each_game(AllGames{}, [&]<class G>() {
    const Catalogue& catalogue = Catalogue::shipped(G::kName);
    EXPECT_GT(catalogue.messages().size(), 300u) << G::kName;
    for (const auto& [path, message] : catalogue.messages())
      EXPECT_EQ(message.flaw(), "") << G::kName << " " << path;
  });
}

TEST(Catalogue, a_wrong_file_is_refused_with_its_place) {
  EXPECT_EQ(error_of("[event]\nplay = \"x\"\n"), "fine");
  EXPECT_EQ(error_of("[event]\nplay = 3\n"),
            "mine.toml:2:8: 'event.play' must be a text or a table");
  EXPECT_TRUE(error_of("[event\n").starts_with("mine.toml:1:7: "));
}

TEST(Catalogue, a_wrong_pattern_says_where_it_breaks) {
  EXPECT_EQ(Message("en-GB", "{a, select, x {y}}").flaw(),
            "U_DEFAULT_KEYWORD_MISSING at character 0");
  EXPECT_EQ(Message("en-GB", "Play {a").flaw(), "U_UNMATCHED_BRACES at character 0");
  EXPECT_EQ(Message("en-GB", "fine {a}").flaw(), "");
}

// Games played at random, with everything that is said about them to everybody.
class Heard {
 public:
  explicit Heard(const AnyGame& game) : game_(game) {}

  void play(int seats, std::uint64_t seed) {
    FastRandom random(seed);
    auto start = game_.start(seats, {});
    ASSERT_TRUE(start) << start.error();
    AnyPosition& position = **start;
    while (!position.to_act().empty()) {
      const Seat who = position.to_act().first();
      if (!is_nature(who)) hear_choices(position, who);
      std::unique_ptr<AnyEvents> events;
      ASSERT_FALSE(position.play(who, position.random_move(who, random), events));
      for (int s = -2; s < seats; ++s) hear_events(*events, s);
    }
  }

 private:
  void hear_choices(const AnyPosition& position, Seat who) {
    const Naming naming{game_.seat_names(), who};
    const json::object view = position.view(Viewer::of(who));
    const std::string question = game_.narrator().question(view, naming);
    check(question, json::serialize(view));
    EXPECT_FALSE(question.empty()) << json::serialize(view);
    for (const json::value& move : position.legal_json(who)) {
      const std::string said = game_.narrator().move(move.as_object(), naming);
      check(said, json::serialize(move));
      EXPECT_TRUE(said[0] >= 'A' && said[0] <= 'Z') << said << json::serialize(move);
    }
  }
  void hear_events(const AnyEvents& events, int s) {
    const Viewer viewer = s < -1 ? kReferee : s < 0 ? kSpectator : Viewer::of(seat(s));
    const Naming naming{game_.seat_names(), s < 0 ? kNoSeat : seat(s)};
    for (const json::value& event : events.as_json(viewer)) {
      const std::string said = game_.narrator().event(event.as_object(), naming);
      check(said, json::serialize(event));
      EXPECT_TRUE(said.empty() || said.ends_with('.')) << said << json::serialize(event);
    }
  }
  static void check(const std::string& said, const std::string& about) {
    for (const char* wrong : {"{", "}", "  ", " .", " ,", "()", "null", "undefined"})
      EXPECT_EQ(said.find(wrong), std::string::npos) << said << "\n" << about;
    EXPECT_FALSE(said.starts_with(' ')) << said << "\n" << about;
  }

  const AnyGame& game_;
};

TEST(Catalogue, everything_that_happens_in_a_game_is_said_in_whole_sentences) {
  const auto registry = load_registry({});
  ASSERT_TRUE(registry);
  for (const auto& game : (*registry)->games())
    for (int seats = game->min_seats(); seats <= game->max_seats(); ++seats)
      Heard(*game).play(seats, static_cast<std::uint64_t>(seats));
}

}  // namespace
}  // namespace paradoxa
