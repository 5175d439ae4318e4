// A9, A10: the list of legal moves, the checked entrance, the sampler and the notation agree.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "battery/trait.hpp"

namespace paradoxa::battery {

// A generator that gives one answer and remembers the question.
class ScriptedRandom {
 public:
  explicit ScriptedRandom(std::uint32_t answer) : answer_(answer) {}

  std::uint32_t below(std::uint32_t bound) {
    ++asked_;
    bound_ = bound;
    return answer_;
  }

  int asked() const { return asked_; }
  std::uint32_t bound() const { return bound_; }

 private:
  std::uint32_t answer_;
  std::uint32_t bound_ = 0;
  int asked_ = 0;
};

template <class G>
class Legality {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using MoveList = typename G::MoveList;

  Finding operator()(std::int64_t game, FastRandom& random) {
    ++games_;
    return play<G>(options_of<G>(game), random, plies_, [&](const State& state) -> Finding {
      decltype(auto) encodable = encodable_moves<G>(state);
      // Every seat, Nature, and numbers that are nobody's.
      for (const int number : {0, 1, 2, 3, 4, 5, 14, 15, 16, 31, 253, 254, 255}) {
        const Seat seat = paradoxa::seat(number);
        const MoveList legal = G::legal_moves(Trait<G>::content(), state, seat);
        if (Finding f = listed_once(state, seat, legal)) return f;
        if (Finding f = accepted(state, seat, legal, encodable)) return f;
        if (Finding f = sampled(state, seat, legal)) return f;
      }
      return {};
    });
  }

  void add(const Legality& other) {
    games_ += other.games_;
    tried_ += other.tried_;
    draws_ += other.draws_;
  }

  std::string figure() const {
    return std::to_string(games_) + " games, " + std::to_string(tried_) + " moves tried, " +
           std::to_string(draws_) + " draws compared";
  }

 private:
  static Finding listed_once(const State& state, Seat seat, const MoveList& legal) {
    const auto& content = Trait<G>::content();
    if (G::to_act(content, state).contains(seat) == legal.empty())
      return "A9: seat " + text_of(seat) + " has moves exactly when it is to act";
    if (!(legal == G::legal_moves(content, state, seat))) return Finding("A10: the order changes");
    for (std::size_t i = 0; i < legal.size(); ++i) {
      for (std::size_t other = 0; other < i; ++other)
        if (legal[i] == legal[other]) return "A9: listed twice: " + Trait<G>::text(legal[i]);
      const auto read = Trait<G>::parse_move(Trait<G>::text(legal[i]));
      if (!read.ok()) return "A10: '" + Trait<G>::text(legal[i]) + "' is refused: " + read.error();
      if (!(*read == legal[i])) return "A10: '" + Trait<G>::text(legal[i]) + "' is read otherwise";
    }
    return {};
  }

  // The checked entrance takes exactly the listed moves; a refused one leaves every byte alone.
  Finding accepted(const State& state, Seat seat, const MoveList& legal,
                   const std::vector<Move>& encodable) {
    const auto& content = Trait<G>::content();
    State tried = state;
    std::size_t taken = 0;
    for (const Move move : encodable) {
      ++tried_;
      const Clause refused = try_apply<G>(content, tried, seat, move, NobodyListens{});
      if (!refused) {
        if (!legal.contains(move)) return wrong("A9: not listed, and accepted", seat, move);
        ++taken;
        tried = state;
      } else if (!same_bytes(tried, state)) {
        return wrong("A9: refused, and changes the position", seat, move);
      }
    }
    if (taken == legal.size()) return {};
    for (const Move move : legal)
      if (G::refusal(content, state, seat, move))
        return wrong("A9: listed, and refused", seat, move);
    return "A9: encodable_moves() lacks a legal move";
  }

  // For every value the generator can give: the move that legal_moves and weight say.
  Finding sampled(const State& state, Seat seat, const MoveList& legal) {
    const auto& content = Trait<G>::content();
    std::uint32_t total = 0;
    for (const Move move : legal) total += G::weight(content, state, move);
    std::uint32_t draw = 0;
    for (const Move move : legal) {
      const std::uint32_t weight = G::weight(content, state, move);
      if (weight == 0) return wrong("A9: legal, and never drawn", seat, move);
      // Of a weight of thousands the two ends will do.
      const std::uint32_t stride = weight < kManyDraws ? 1 : weight - 1;
      for (std::uint32_t of_it = 0; of_it < weight; of_it += stride, ++draws_) {
        ScriptedRandom random(draw + of_it);
        const Move got = G::sample(content, state, seat, random);
        if (random.asked() != 1) return wrong("A9: sample must ask exactly once", seat, got);
        if (random.bound() != total) return wrong("A9: sample asks for another total", seat, got);
        if (!(got == move)) return wrong("A9: sample takes another move", seat, got);
      }
      draw += weight;
    }
    return {};
  }

  static Finding wrong(const char* what, Seat seat, Move move) {
    const auto* bytes = reinterpret_cast<const unsigned char*>(&move);
    std::string text =
        std::string(what) + ": seat " + text_of(seat) + " '" + Trait<G>::text(move) + "', bytes";
    for (std::size_t i = 0; i < sizeof(Move); ++i) text += " " + std::to_string(bytes[i]);
    return text;
  }

  static constexpr std::uint32_t kManyDraws = 1000;

  Plies<G> plies_;
  std::int64_t games_ = 0;
  std::int64_t tried_ = 0;
  std::int64_t draws_ = 0;
};

template <class G>
void legality_both_ways() {
  Legality<G> legality;
  const std::string row = row_name<G>("A9");
  const bool ok = play_games(row, Trait<G>::kBudgets.legality.amount(), legality);
  print_figure(row, legality.figure(), ok);
}

template <class G>
bool add_legality() {
  add_row<G>("A9_A10_Soak_exactly_the_listed_moves_are_accepted_and_drawn", &legality_both_ways<G>);
  return true;
}

}  // namespace paradoxa::battery
