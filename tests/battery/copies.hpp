// A7, A8 and replay: a position is a value. Its text gives it back, a copy is independent, and the
// list of moves is the whole game.
#pragma once

#include <string>

#include "battery/trait.hpp"

namespace paradoxa::battery {

// A7: in every state, the text of the position read back gives the same bytes; the restored
// position is then played on beside the original. A8: no move made on a copy touches it.
template <class G>
class Copies {
 public:
  using State = typename G::State;

  Finding operator()(std::int64_t game, FastRandom& random) {
    const auto& content = Trait<G>::content();
    const auto& options = options_of<G>(game);
    State restored = G::initial(content, options);
    ++games_;
    return play<G>(options, random, plies_, [&](const State& state) -> Finding {
      if (!plies_.empty())
        G::apply(content, restored, plies_.back().seat, plies_.back().move, NobodyListens{});
      if (!same_bytes(restored, state)) return "A7: the restored game goes another way";
      const std::string text = Trait<G>::text(restored);
      const auto read = Trait<G>::parse_position(text);
      if (!read.ok()) return "A7: " + text + "\n  is refused: " + read.error();
      if (!same_bytes(*read, state)) return "A7: " + text + "\n  is read as another position";
      restored = *read;
      ++states_;
      return untouched(state);
    });
  }

  void add(const Copies& other) {
    games_ += other.games_;
    states_ += other.states_;
    moves_ += other.moves_;
  }

  std::string figure() const {
    return std::to_string(games_) + " games, " + std::to_string(states_) + " states restored, " +
           std::to_string(moves_) + " moves on copies";
  }

 private:
  Finding untouched(const State& state) {
    const auto& content = Trait<G>::content();
    State before;
    std::memcpy(&before, &state, sizeof(State));
    for (unsigned bits = G::to_act(content, state).bits; bits != 0; bits &= bits - 1) {
      const Seat seat = SeatSet{static_cast<std::uint16_t>(bits)}.first();
      for (const auto move : G::legal_moves(content, state, seat)) {
        State copy = state;
        G::apply(content, copy, seat, move, NobodyListens{});
        ++moves_;
        if (!same_bytes(state, before))
          return "A8: '" + Trait<G>::text(move) + "' on a copy changed the original";
        if (same_bytes(copy, before)) return "A8: '" + Trait<G>::text(move) + "' changes nothing";
      }
    }
    return {};
  }

  Plies<G> plies_;
  std::int64_t games_ = 0;
  std::int64_t states_ = 0;
  std::int64_t moves_ = 0;
};

// The same seed plays the same game; the moves alone, written down and read back, lead through the
// checked entrance to the same bytes, told or untold.
template <class G>
class Replays {
 public:
  using State = typename G::State;

  Finding operator()(std::int64_t game, FastRandom& random) {
    const auto& content = Trait<G>::content();
    const auto& options = options_of<G>(game);
    FastRandom again = random;
    Plies<G> first, second;
    State end{}, end_again{};
    if (Finding f = play<G>(options, random, first, kept_in(end))) return f;
    if (Finding f = play<G>(options, again, second, kept_in(end_again))) return f;
    if (!same_bytes(end, end_again)) return "the same seed ends elsewhere";
    State replayed = G::initial(content, options);
    for (const Ply<G>& ply : first) {
      const auto move = Trait<G>::parse_move(Trait<G>::text(ply.move));
      if (!move.ok()) return "'" + Trait<G>::text(ply.move) + "' is refused: " + move.error();
      EventLog<typename G::Event> told;
      if (const Clause refused = try_apply<G>(content, replayed, ply.seat, *move, told))
        return "'" + Trait<G>::text(ply.move) + "' is against " + std::string(refused.text());
    }
    if (!same_bytes(replayed, end)) return "the moves end elsewhere" + text_of<G>(options, first);
    ++games_;
    return {};
  }

  void add(const Replays& other) { games_ += other.games_; }
  std::string figure() const { return std::to_string(games_) + " games replayed"; }

 private:
  static auto kept_in(State& end) {
    return [&end](const State& state) -> Finding {
      end = state;
      return {};
    };
  }

  std::int64_t games_ = 0;
};

// From every state, the game's quick way to the end and the way move by move: the same draws lead
// to the same bytes.
template <class G>
class QuickEnds {
 public:
  using State = typename G::State;

  Finding operator()(std::int64_t game, FastRandom& random) {
    const auto& content = Trait<G>::content();
    FastRandom ends = random.split();
    return play<G>(options_of<G>(game), random, plies_, [&](const State& state) -> Finding {
      FastRandom draws = ends.split();
      FastRandom same_draws = draws;
      State quick = state, slow = state;
      const int quick_moves = play_out<G>(content, quick, draws);
      const int slow_moves = play_out_by_moves<G>(content, slow, same_draws);
      if (!same_bytes(quick, slow)) return "play_out ends elsewhere than move by move";
      if (quick_moves != slow_moves) return "play_out counts other moves";
      if (draws.next() != same_draws.next()) return "play_out draws otherwise";
      ++ends_;
      return {};
    });
  }

  void add(const QuickEnds& other) { ends_ += other.ends_; }
  std::string figure() const { return std::to_string(ends_) + " games ended both ways"; }

 private:
  Plies<G> plies_;
  std::int64_t ends_ = 0;
};

template <class G>
void quick_ends_are_the_same() {
  QuickEnds<G> ends;
  const std::string row = row_name<G>("play_out");
  const bool ok = play_games(row, Trait<G>::kBudgets.copies.amount(), ends);
  print_figure(row, ends.figure(), ok);
}

template <class G>
void positions_are_values() {
  Copies<G> copies;
  const std::string row = row_name<G>("A7");
  const bool ok = play_games(row, Trait<G>::kBudgets.copies.amount(), copies);
  print_figure(row, copies.figure(), ok);
}

template <class G>
void games_are_moves() {
  Replays<G> replays;
  const std::string row = row_name<G>("replay");
  const bool ok = play_games(row, Trait<G>::kBudgets.copies.amount(), replays);
  print_figure(row, replays.figure(), ok);
}

template <class G>
bool add_copies() {
  add_row<G>("A7_A8_Soak_positions_are_restored_and_copies_independent", &positions_are_values<G>);
  add_row<G>("Soak_seed_or_moves_replay_a_game_byte_for_byte", &games_are_moves<G>);
  // A game without a quicker way of its own has nothing to compare.
  if constexpr (requires(const typename G::Content& content, typename G::State& state,
                         FastRandom& random) { G::play_out(content, state, random); })
    add_row<G>("Soak_quick_playouts_end_as_games_move_by_move", &quick_ends_are_the_same<G>);
  return true;
}

}  // namespace paradoxa::battery
