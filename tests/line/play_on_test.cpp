// Whatever a position that was tampered with says: if it is accepted, it plays to its end, and
// every state on the way is sound. Fixed capacities are reached from positions, not only from
// games.
#include "support/play_on.hpp"

#include <filesystem>
#include <set>

#include <gtest/gtest.h>

#include "battery/budget.hpp"
#include "engine/json_writer.hpp"
#include "games/codecs.hpp"
#include "games/shipped.hpp"
#include "support/every_game.hpp"
#include "support/json_mutation.hpp"
#include "table/surroundings.hpp"

namespace paradoxa {
namespace {

constexpr int kMutantsOfPosition = 100;
constexpr battery::Budget kBasePositions{.test = 60, .soak = 4'000};

template <Game G>
json::value referee_json(const typename G::State& state) {
  JsonWriter out;
  const auto& content = shipped_content<G>();
  CodecOf<G>::write_view(out, content, G::view(content, state, kReferee));
  return json::parse(out.take());
}

void erase_everywhere(json::value& value, std::string_view name) {
  if (auto* array = value.if_array())
    for (json::value& entry : *array) erase_everywhere(entry, name);
  if (auto* object = value.if_object()) {
    object->erase(name);
    for (auto& member : *object) erase_everywhere(member.value(), name);
  }
}

void names_in(const json::value& value, std::set<std::string>& names) {
  if (const auto* array = value.if_array())
    for (const json::value& entry : *array) names_in(entry, names);
  if (const auto* object = value.if_object())
    for (const auto& member : *object) {
      names.insert(member.key());
      names_in(member.value(), names);
    }
}

// Without redundant fields: otherwise hardly any change would be accepted.
template <Game G>
json::value bare_json(const typename G::State& state) {
  json::value bare = referee_json<G>(state);
  std::set<std::string> names;
  names_in(bare, names);
  for (const std::string& name : names) {
    json::value less = bare;
    erase_everywhere(less, name);
    const auto read = CodecOf<G>::parse_position(shipped_content<G>(), less);
    if (read.ok() && *read == state) bare = std::move(less);
  }
  return bare;
}

// Somewhere in a random game.
template <Game G>
typename G::State some_state(FastRandom& random) {
  const auto& content = shipped_content<G>();
  const int seats =
      G::kMinSeats +
      static_cast<int>(random.below(static_cast<std::uint32_t>(G::kMaxSeats - G::kMinSeats + 1)));
  typename G::State state = G::initial(content, G::Options::for_seats(seats));
  for (std::uint32_t left = random.below(400); left > 0; --left) {
    const SeatSet acting = G::to_act(content, state);
    if (acting.empty()) return state;
    const Seat seat = acting.first();
    G::apply(content, state, seat, G::sample(content, state, seat, random), NobodyListens{});
  }
  return state;
}

template <class G>
class PlayOn : public testing::Test {};
TYPED_TEST_SUITE(PlayOn, EveryGame, GameNames);

TYPED_TEST(PlayOn, Soak_an_accepted_position_plays_to_its_end_without_a_flaw) {
  using G = TypeParam;
  const auto& content = shipped_content<G>();
  const std::string row = "play on " + std::string(G::kName);
  std::int64_t accepted = 0, others = 0;
  const std::int64_t positions = kBasePositions.amount();
  for (std::int64_t i = 0; i < positions; ++i) {
    // The same every day, so that a finding of luck does not stop other work; `make soak` goes on
    // looking for new ones.
    FastRandom random(battery::soaking() ? battery::seed_of(row, i)
                                         : static_cast<std::uint64_t>(i));
    const typename G::State state = some_state<G>(random);
    const json::value bare = bare_json<G>(state);
    for (int mutant = 0; mutant < kMutantsOfPosition; ++mutant) {
      json::value changed = bare;
      JsonMutation mutation(random);
      for (std::uint32_t left = 1 + random.below(3); left > 0; --left) mutation.change(changed);
      const auto read = CodecOf<G>::parse_position(content, changed);
      if (!read.ok()) continue;
      ++accepted;
      others += !(*read == state);
      const std::string wrong = play_on<G>(content, *read, random);
      ASSERT_EQ(wrong, "") << "position " << i << " of PARADOXA_SEED=" << battery::seed_text()
                           << (battery::soaking() ? "" : " (not used here)") << "\n"
                           << json::serialize(changed);
    }
  }
  EXPECT_GE(others, positions / 10) << "hardly any change is accepted";
  battery::print_figure(
      row,
      std::to_string(accepted) + " positions accepted, " + std::to_string(others) + " of them new",
      !this->HasFailure());
}

// Inputs that broke something: refused now, or sound to the end.
TYPED_TEST(PlayOn, what_once_broke_it_no_longer_does) {
  using G = TypeParam;
  int files = 0;
  for (const auto& file : std::filesystem::directory_iterator("fuzz/corpus/play_on")) {
    ++files;
    const json::value value = json::parse(file_text(file.path().string()));
    const auto read = CodecOf<G>::parse_position(shipped_content<G>(), value);
    FastRandom random(1);
    const std::string wrong = read.ok() ? play_on<G>(shipped_content<G>(), *read, random) : "";
    EXPECT_EQ(wrong, "") << file.path();
  }
  EXPECT_GT(files, 2);
}

}  // namespace
}  // namespace paradoxa
