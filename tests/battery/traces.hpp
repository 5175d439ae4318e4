// B3: a seat's whole record. A twin world is told from the first tile dealt, and then both worlds
// are played on: at every move the seat gets the same events, view and choices. Where knowledge is
// history, the worlds that the sampler draws are told in the same way (B11): all that a seat heard
// could have been said on the way to them.
#pragma once

#include <string>
#include <vector>

#include "battery/secrecy.hpp"
#include "battery/trait.hpp"

namespace paradoxa::battery {

template <class G>
class Traces {
 public:
  using State = typename G::State;
  using Options = typename G::Options;

  static constexpr int kCuts = 5;
  static constexpr int kDraws = 4;
  // Of a hundred worlds so many may be rough: the sampler gave up, and says so.
  static constexpr int kMayBeRough = [] {
    if constexpr (requires { Trait<G>::kMayBeRough; }) return Trait<G>::kMayBeRough;
    return 0;
  }();

  Finding operator()(std::int64_t game, FastRandom& random) {
    const Options& options = options_of<G>(game);
    Plies<G> plies;
    std::vector<State> states;
    if (Finding f = play<G>(options, random, plies, [&](const State& state) -> Finding {
          states.push_back(state);
          return {};
        }))
      return f;
    ++games_;
    for (int cut = 0; cut < kCuts; ++cut) {
      const std::size_t at = 1 + random.below(static_cast<std::uint32_t>(plies.size() - 1));
      const Plies<G> so_far(plies.begin(), plies.begin() + static_cast<std::ptrdiff_t>(at));
      for (const Viewer viewer : viewers(options.seats)) {
        const State twin = worlds_of<G>(states[at], viewer, so_far).twin(random);
        Finding finding = draw(options, states[at], so_far, viewer, random);
        if (!finding && tellable(so_far, twin, viewer))
          finding = retell(options, so_far, twin, viewer);
        if (!finding) finding = play_on(states[at], twin, viewer, random);
        if (finding) return *finding + text_of<G>(options, so_far);
      }
    }
    return {};
  }

  void add(const Traces& other) {
    games_ += other.games_;
    traces_ += other.traces_;
    told_ += other.told_;
    played_on_ += other.played_on_;
    drawn_ += other.drawn_;
    rough_ += other.rough_;
  }

  std::string figure() const {
    return std::to_string(games_) + " games, " + std::to_string(traces_) + " traces of " +
           std::to_string(told_) + " moves, and " + std::to_string(played_on_) + " played on" +
           (kHears<G> ? ", " + std::to_string(drawn_) + " worlds drawn, " + std::to_string(rough_) +
                            " of them rough"
                      : std::string());
  }

  std::int64_t traces() const { return traces_; }
  std::int64_t played_on() const { return played_on_; }
  bool few_are_rough() const { return 100 * rough_ <= kMayBeRough * drawn_; }

 private:
  // Rules may let a seat forget what it saw: such a twin differs in the past.
  static bool tellable(const Plies<G>& plies, const State& twin, Viewer viewer) {
    if constexpr (requires { Trait<G>::reachable(plies, twin, viewer); })
      return Trait<G>::reachable(plies, twin, viewer);
    else
      return true;
  }

  // One move in each world; what the viewer gets must be the same.
  static Finding step(State& truth, State& twin, Seat seat, typename G::Move move,
                      typename G::Move twin_move, Viewer viewer) {
    const auto& content = Trait<G>::content();
    EventLog<typename G::Event> told, twin_told;
    if (try_apply<G>(content, truth, seat, move, told))
      return "B3: the true game cannot be told again";
    if (const Clause refused = try_apply<G>(content, twin, seat, twin_move, twin_told))
      return "B3: '" + Trait<G>::text(twin_move) + "' is against " + std::string(refused.text()) +
             " in the twin world of " + text_of(viewer);
    if (seen(told, viewer) != seen(twin_told, viewer))
      return told_apart<G>(("B3: events tell '" + Trait<G>::text(move) + "' from '" +
                            Trait<G>::text(twin_move) + "' for")
                               .c_str(),
                           viewer, truth, twin)
                 .value() +
             seen(told, viewer) + "\n  " + seen(twin_told, viewer);
    if (!same_bytes(G::view(content, truth, viewer), G::view(content, twin, viewer)))
      return told_apart<G>("B3: the view tells two traces apart for", viewer, truth, twin);
    if (!same_choices<G>(truth, twin, viewer))
      return told_apart<G>("B3: the choices tell two traces apart for", viewer, truth, twin);
    return {};
  }

  static std::string seen(const EventLog<typename G::Event>& log, Viewer viewer) {
    std::string all;
    for (const auto& event : log.events())
      if (const auto part = seen_by(event, viewer)) all += Trait<G>::text(*part) + "; ";
    return all;
  }

  Finding retell(const Options& options, const Plies<G>& plies, const State& twin, Viewer viewer) {
    const Plies<G> story = Trait<G>::retold(plies, twin, viewer);
    State a = G::initial(Trait<G>::content(), options);
    State b = a;
    for (std::size_t i = 0; i < plies.size(); ++i)
      if (Finding f = step(a, b, plies[i].seat, plies[i].move, story[i].move, viewer)) return f;
    if (!same_bytes(b, twin))
      return told_apart<G>("B3: the twin world cannot be reached for", viewer, b, twin);
    ++traces_;
    told_ += static_cast<std::int64_t>(plies.size());
    return {};
  }

  // Where a viewer is not told what is asked, worlds drawn for it hold some question that it could
  // be.
  static bool knows_question(const State& drawn, Viewer viewer) {
    if constexpr (requires { Trait<G>::knows_question(drawn, viewer); })
      return Trait<G>::knows_question(drawn, viewer);
    else
      return true;
  }

  static bool is_rough(const auto& sampler) {
    if constexpr (requires { sampler.rough(); }) return sampler.rough();
    return false;
  }

  // B11: a world drawn from what the viewer knows.
  Finding draw(const Options& options, const State& truth, const Plies<G>& plies, Viewer viewer,
               FastRandom& random) {
    if constexpr (kHears<G>) {
      const auto& content = Trait<G>::content();
      const auto view = G::view(content, truth, viewer);
      const auto heard = heard_by<G>(options, viewer, plies);
      const Mind<G> mind(content, {view, heard});
      auto sampler = mind.sampler();
      for (int i = 0; i < kDraws; ++i) {
        const State drawn = sampler.next(random);
        if (const auto flaw = G::flaw(content, drawn); !flaw.empty())
          return told_apart<G>(("B11: " + std::string(flaw) + ", in the world drawn for").c_str(),
                               viewer, truth, drawn);
        if (!same_bytes(view, G::view(content, drawn, viewer)))
          return told_apart<G>("B11: the view tells the world drawn apart for", viewer, truth,
                               drawn);
        if (!tellable(plies, drawn, viewer) || !knows_question(drawn, viewer)) continue;
        ++drawn_;
        if (is_rough(sampler)) {
          ++rough_;
          continue;
        }
        if (const Finding f = retell(options, plies, drawn, viewer)) return "B11: drawn; " + *f;
      }
    }
    return {};
  }

  // As far as some move exists in both worlds that looks alike and rightly tells nothing.
  Finding play_on(State a, State b, Viewer viewer, FastRandom& random) {
    const auto& content = Trait<G>::content();
    for (;;) {
      const SeatSet acting = G::to_act(content, a);
      if (acting.empty()) return {};
      const Seat seat = any_of(acting, random);
      const auto legal = G::legal_moves(content, a, seat);
      const auto count = static_cast<std::uint32_t>(legal.size());
      const std::uint32_t start = random.below(count);
      bool stepped = false;
      for (std::uint32_t i = 0; i < count && !stepped; ++i) {
        const auto move = legal[(start + i) % count];
        const auto other = Trait<G>::alike(a, b, viewer, {seat, move}, random);
        if (!other) continue;
        if (Finding f = step(a, b, seat, move, *other, viewer)) return f;
        stepped = true;
      }
      if (!stepped) return {};
      ++played_on_;
    }
  }

  std::int64_t games_ = 0;
  std::int64_t traces_ = 0;
  std::int64_t told_ = 0;
  std::int64_t played_on_ = 0;
  std::int64_t drawn_ = 0;
  std::int64_t rough_ = 0;
};

template <class G>
void traces_keep_secrets() {
  Traces<G> traces;
  const std::string row = row_name<G>("B3");
  const bool ok = play_games(row, Trait<G>::kBudgets.traces.amount(), traces);
  print_figure(row, traces.figure(), ok);
  if (ok) {
    EXPECT_GT(traces.traces(), 0);
    EXPECT_GT(traces.played_on(), 0);
    EXPECT_TRUE(traces.few_are_rough()) << "B11: the sampler gave up too often";
  }
}

template <class G>
bool add_traces() {
  add_row<G>("B3_Soak_events_are_the_same_in_twin_worlds", &traces_keep_secrets<G>);
  return true;
}

}  // namespace paradoxa::battery
