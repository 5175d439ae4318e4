// What the battery must be told about a game, and how its rows become tests.
//
// A game specialises Trait in tests/support/battery_<game>.hpp, on top of TraitOf<its Game>, which
// has the types, the texts and the shipped content, with these static members:
//
//   kBudgets                            games of each row
//   option_sets()                       vector<Options>: every seat count, every variant
//   text(Options)                       "4 RBGY left random", where there is no to_text of them
//   encodable_moves()                   vector<Move>: every move a hostile client can send; with
//                                       the State where they are too many without
//   family(Move)                        a small number, for policies that love one kind of move
//   standing(State, Seat)               a number that grows with success, for greedy policies
//   Worlds(State, Viewer)               the resampler, with twin(random) → State; written from the
//                                       information clauses, never from the view. Where knowledge
//                                       is history: Worlds(State, Viewer, plies), whose twins
//                                       sounded alike to the viewer
//   retold(plies, twin, viewer)         vector<Ply>: the game so far as it went in the twin world
//   alike(a, b, viewer, ply, random)    optional<Move>: a move of the same seat in world b that
//                                       looks to the viewer as the ply does in world a; none if
//                                       there is none, or if it would rightly tell them apart
//   reachable(plies, twin, viewer)      optional: false where the rules let the viewer forget, so
//                                       that the twin cannot be told from the start
//   kMayBeRough                         optional: of a hundred worlds that the sampler draws so
//   many
//                                       may be rough (B11): finding one that agrees with everything
//                                       heard can take too long, and then the sampler says so
//   knows_question(state, viewer)       optional: false where the viewer is not told what is asked,
//                                       so that the sampler makes some question up
//   rare_facts()                        optional: facts of refusals that random games do not meet
//   rare_events()                       optional: kinds of events that they do not meet
//   kSignatureGames                     optional: fewer games where they are long
//   fields()                            vector<Field>: every byte of the State, by name
//   public_fields()                     vector<PublicField>: those that no seat's ignorance covers
#pragma once

#include <cstddef>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "battery/budget.hpp"
#include "engine/game.hpp"
#include "engine/json_writer.hpp"
#include "engine/parsed.hpp"
#include "engine/take_any.hpp"
#include "games/shipped.hpp"
#include "support/positions.hpp"

namespace paradoxa::battery {

template <class G>
struct Trait;

template <class G>
struct TraitOf {
  using Game = G;
  using Content = typename G::Content;
  using Options = typename G::Options;
  using State = typename G::State;
  using Move = typename G::Move;
  using Event = typename G::Event;

  static const Content& content() { return shipped_content<G>(); }

  // Both ways.
  static std::string text(const Options& options) { return options_text<G>(options); }
  static std::string text(const Move& move) { return to_text(move); }
  static std::string text(const State& state) { return position_text<G>(state); }
  static Parsed<Move> parse_move(std::string_view text) {
    return CodecOf<G>::parse_move(content(), text);
  }
  static Parsed<State> parse_position(std::string_view text) {
    return parse_position_text<G>(text);
  }

  // Everything that is told of it, and what it holds besides.
  static std::string text(const Event& event) {
    JsonWriter out;
    CodecOf<G>::write_event(out, content(), event);
    std::string text = out.take();
    std::visit(
        [&](const auto& e) {
          if constexpr (requires { e.knowers; }) text += " " + number(e.knowers.bits);
        },
        event);
    return text;
  }
  static std::string number(int value) { return std::to_string(value); }
};

template <class G>
struct Ply {
  Seat seat{};
  typename G::Move move{};
};

template <class G>
using Plies = std::vector<Ply<G>>;

struct Field {
  std::string name;
  std::size_t offset = 0;
  std::size_t size = 0;
};

struct PublicField {
  std::string name;
  std::string reason;
};

template <class T>
bool same_bytes(const T& a, const T& b) {
  static_assert(PlainValue<T>);
  return std::memcmp(&a, &b, sizeof(T)) == 0;
}

inline std::string text_of(Seat s) { return is_nature(s) ? "nature" : std::to_string(s.index); }

// A game as its options and moves: enough to play it again by hand.
template <class G>
std::string text_of(const typename G::Options& options, const Plies<G>& plies) {
  std::string text = "\n  " + Trait<G>::text(options) + "\n ";
  for (const Ply<G>& ply : plies)
    text += " " + text_of(ply.seat) + ":" + Trait<G>::text(ply.move) + ",";
  return text;
}

// Every move a hostile client can send in this state.
template <class G>
decltype(auto) encodable_moves(const typename G::State& state) {
  if constexpr (requires { Trait<G>::encodable_moves(state); })
    return Trait<G>::encodable_moves(state);
  else
    return Trait<G>::encodable_moves();
}

// Worlds that the viewer cannot tell from this one, which these plies led to.
template <class G>
typename Trait<G>::Worlds worlds_of(const typename G::State& state, Viewer viewer,
                                    [[maybe_unused]] const Plies<G>& plies) {
  if constexpr (kHears<G>)
    return typename Trait<G>::Worlds(state, viewer, plies);
  else
    return typename Trait<G>::Worlds(state, viewer);
}

// What the viewer was told on the way, where that is knowledge.
template <class G>
typename G::Heard heard_by(const typename G::Options& options, Viewer viewer,
                           const Plies<G>& plies) {
  typename G::Heard heard;
  if constexpr (kHears<G>) {
    const auto& content = Trait<G>::content();
    typename G::State state = G::initial(content, options);
    EventLog<typename G::Event> log;
    for (const Ply<G>& ply : plies) G::apply(content, state, ply.seat, ply.move, log);
    for (const auto& event : log.events())
      if (const auto seen = seen_by(event, viewer)) heard.hear(*seen);
  }
  return heard;
}

// All who look on during a game.
inline std::vector<Viewer> viewers(int seats) {
  std::vector<Viewer> all;
  for (int s = 0; s < seats; ++s) all.push_back(Viewer::of(seat(s)));
  all.push_back(kSpectator);
  return all;
}

// A game at random, told move by move: `visit` gets the state before each move, and the last one.
// It may end the game with a finding.
template <class G, class Visit>
Finding play(const typename G::Options& options, FastRandom& random, Plies<G>& plies,
             Visit&& visit) {
  const auto& content = Trait<G>::content();
  typename G::State state = G::initial(content, options);
  plies.clear();
  for (;;) {
    if (Finding finding = visit(std::as_const(state)))
      return "after " + std::to_string(plies.size()) + " moves: " + *finding +
             text_of<G>(options, plies);
    const SeatSet acting = G::to_act(content, state);
    if (acting.empty()) return {};
    if (plies.size() == G::kMaxPlies) return "no end" + text_of<G>(options, plies);
    const Seat seat = any_of(acting, random);  // simultaneous choices come in any order
    if (G::legal_moves(content, state, seat).empty())
      return "no legal move" + text_of<G>(options, plies);
    plies.push_back({seat, G::sample(content, state, seat, random)});
    G::apply(content, state, seat, plies.back().move, NobodyListens{});
  }
}

// The option set of a game of a row: each in turn.
template <class G>
const typename G::Options& options_of(std::int64_t game) {
  static const auto sets = Trait<G>::option_sets();
  return sets[static_cast<std::size_t>(game) % sets.size()];
}

template <class G>
std::string row_name(std::string_view row) {
  return std::string(row) + " " + std::string(G::kName);
}

// Registers a test of the suite that is named after the game.
template <class G>
void add_row(const char* name, void (*body)()) {
  class Row : public testing::Test {
   public:
    explicit Row(void (*run)()) : run_(run) {}
    void TestBody() override { run_(); }

   private:
    void (*run_)();
  };
  testing::RegisterTest(std::string(G::kName).c_str(), name, nullptr, nullptr, __FILE__, __LINE__,
                        [body]() -> testing::Test* { return new Row(body); });
}

}  // namespace paradoxa::battery
