// Every kind of event, and every line of a score, cites a clause of its game's law.
#include <set>
#include <string>
#include <variant>

#include <gtest/gtest.h>

#include "bots/casual_bot.hpp"
#include "engine/embedded.hpp"
#include "games/shipped.hpp"
#include "support/every_game.hpp"

namespace paradoxa {
namespace {

template <class G>
class Events : public testing::Test {
 protected:
  using Event = typename G::Event;

  // A game in which half of the moves make sense and half are random, so that everything happens.
  void play(int seats, std::uint64_t seed) {
    const auto& content = shipped_content<G>();
    auto options = G::Options::for_seats(seats);
    if constexpr (requires { options.dystopia; })
      options.dystopia = static_cast<decltype(options.dystopia)>(seed % restart::kDystopias);
    auto state = G::initial(content, options);
    FastRandom random(seed);
    EventLog<Event> log;
    Hearers<G> hearers;
    const BothListen told(log, hearers);
    for (SeatSet acting; !(acting = G::to_act(content, state)).empty();) {
      const Seat seat = acting.first();
      auto move = G::sample(content, state, seat, random);
      if (!is_nature(seat) && random.below(2) == 0) {
        const auto view = G::view(content, state, Viewer::of(seat));
        const Known<G> known(view, hearers.of(seat));
        const auto legal = G::legal_moves(content, state, seat);
        move = CasualBot<G>().choose(content, known, seat, legal, random).move;
      }
      G::apply(content, state, seat, move, told);
    }
    for (const Event& event : log.events()) note(event);
    const auto outcome = G::outcome(content, state);
    for (const ScoreRow& row : outcome->rows) expect_law(row.clause, std::string(row.label));
  }

  // What a kind always cites is law, whether it occurs or not.
  void note_constants() const { note_constants(std::make_index_sequence<kKinds>{}); }

  // The kinds that did not occur.
  std::string missing() const { return missing(std::make_index_sequence<kKinds>{}); }

 private:
  static constexpr std::size_t kKinds = std::variant_size_v<Event>;

  void note(const Event& event) {
    std::visit(
        [&](const auto& e) {
          const Clause clause = clause_of(e);
          if (seen_.insert(event.index()).second || !cited_.contains(std::string(clause.text())))
            expect_law(clause, e.kName);
          cited_.insert(std::string(clause.text()));
        },
        event);
  }
  static void expect_law(Clause clause, const std::string& what) {
    EXPECT_TRUE(clause.text().starts_with(G::kPrefix)) << what << " cites " << clause.text();
    EXPECT_NE(find_clause(clause.text()), nullptr) << what << " cites " << clause.text();
  }
  template <class E>
  static void note_constant() {
    if constexpr (requires { E::kClause; }) expect_law(E::kClause, E::kName);
  }
  template <std::size_t... Is>
  static void note_constants(std::index_sequence<Is...>) {
    (note_constant<std::variant_alternative_t<Is, Event>>(), ...);
  }
  template <std::size_t... Is>
  std::string missing(std::index_sequence<Is...>) const {
    std::string names;
    ((names +=
      seen_.contains(Is) ? "" : std::string(std::variant_alternative_t<Is, Event>::kName) + " "),
     ...);
    return names;
  }

  std::set<std::size_t> seen_;
  std::set<std::string> cited_;
};

TYPED_TEST_SUITE(Events, EveryGame, GameNames);

TYPED_TEST(Events, every_kind_occurs_and_cites_a_clause_of_its_law) {
  constexpr int kMaxGames = 400;
  // PX-R28: no game reaches a position without any action.
  // PI-4.2, PI-22.1: so rare that only the tests of those clauses show them.
  // IS-25.4: an option, which is off.
  const std::string never = TypeParam::kName == "paradoxical"  ? "pass "
                            : TypeParam::kName == "initiative" ? "skip empty_bag "
                            : TypeParam::kName == "island"     ? "tell "
                                                               : "";
  this->note_constants();
  for (int game = 0; game < kMaxGames && this->missing() != never; ++game) {
    constexpr int kSeats = TypeParam::kMaxSeats - TypeParam::kMinSeats + 1;
    this->play(TypeParam::kMinSeats + game % kSeats, static_cast<std::uint64_t>(game));
    if (this->HasFailure()) return;
  }
  EXPECT_EQ(this->missing(), never);
}

}  // namespace
}  // namespace paradoxa
