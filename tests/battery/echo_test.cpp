// The rows of secrecy and of drawn worlds on a game whose knowledge is history.
#include <gtest/gtest.h>

#include "battery/secrecy.hpp"
#include "battery/traces.hpp"
#include "support/battery_echo.hpp"

namespace paradoxa::battery {
namespace {

template <class Row>
void expect_nothing(Row& row, int games) {
  for (int game = 0; game < games; ++game) {
    FastRandom random(static_cast<std::uint64_t>(game) + 1);
    const Finding finding = row(game, random);
    ASSERT_FALSE(finding) << *finding;
  }
}

TEST(Echo, B1_B2_views_and_choices_are_the_same_in_worlds_that_sounded_alike) {
  Secrecy<echo::Game> secrecy(2);
  expect_nothing(secrecy, 40);
  EXPECT_GT(secrecy.different(), 0);
}

TEST(Echo, B3_B11_twins_and_drawn_worlds_can_be_told_as_they_were_heard) {
  Traces<echo::Game> traces;
  expect_nothing(traces, 60);
  EXPECT_GT(traces.traces(), 0);
  EXPECT_GT(traces.played_on(), 0);
}

// The canary: what a deaf sampler draws cannot be told.
struct DeafGame : echo::Game {
  struct Sampler : echo::Sampler {
    Sampler(const echo::Content& content, const echo::View& view, const echo::Heard& heard,
            const echo::Belief&)
        : echo::Sampler(content, view, heard, echo::Belief{}) {}
  };
};

}  // namespace

template <>
struct Trait<DeafGame> : Trait<echo::Game> {
  using G = DeafGame;
  using Game = DeafGame;
  static Plies<G> retold(const Plies<G>& plies, const State& twin, Viewer viewer) {
    return as<G>(Trait<echo::Game>::retold(as<echo::Game>(plies), twin, viewer));
  }
  static std::optional<echo::Move> alike(const State& a, const State& b, Viewer viewer,
                                         const Ply<G>& ply, FastRandom& random) {
    return Trait<echo::Game>::alike(a, b, viewer, {ply.seat, ply.move}, random);
  }
  struct Worlds : EchoWorlds {
    Worlds(const State& state, Viewer viewer, const Plies<DeafGame>& plies)
        : EchoWorlds(state, viewer, as<echo::Game>(plies)) {}
  };

 private:
  template <class To, class From>
  static Plies<To> as(const std::vector<From>& plies) {
    Plies<To> same;
    for (const auto& ply : plies) same.push_back({ply.seat, ply.move});
    return same;
  }
};

namespace {

TEST(Echo, B11_a_sampler_that_does_not_listen_is_found_out) {
  Traces<DeafGame> traces;
  std::string found;
  for (int game = 0; game < 20 && found.empty(); ++game) {
    FastRandom random(static_cast<std::uint64_t>(game) + 1);
    if (const Finding finding = traces(game, random)) found = *finding;
  }
  EXPECT_NE(found.find("B11"), std::string::npos) << found;
}

}  // namespace
}  // namespace paradoxa::battery
