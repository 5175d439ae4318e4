// IS-25, B1, B2, B5: worlds that differ in all that a captive cannot know look alike to it.
//
// A twin is made from the information clauses: another island, drawn at random, on which the spaces
// under the pieces and those that were counted have the same names; other cells, other tokens where
// none was named, OP's pieces elsewhere, other powers in the stack. The captive's own start lies
// where it was (IS-4.11).
#include <array>
#include <optional>

#include "support/island.hpp"

namespace paradoxa::island {
namespace {

class Twins {
 public:
  Twins(const State& state, Viewer viewer) : state_(state), viewer_(viewer) {}

  // Nothing where this island does not allow for one.
  std::optional<State> twin(FastRandom& random) {
    State twin = state_;
    twin.island = random_island(random);
    if (!keeps_start(twin) || !deal_tokens(twin, random)) return std::nullopt;
    for (int i = 0; i < state_.piece_count(); ++i)
      if (!move_piece(twin, Piece::at(i), random)) return std::nullopt;
    for (std::size_t b = 0; b < kMaxCaptives; ++b)
      if (!move_counted(twin, b, random)) return std::nullopt;
    move_op(twin, random);
    twin.trodden = {};
    twin.activated = {};
    forget_powers(twin, random);
    return twin;
  }

 private:
  Island random_island(FastRandom& random) const {
    Island island;
    while (!island.complete()) {
      const Draws draws = next_draws(shipped().lakes, island);
      island.place(nth_placement(draws, random.below(total_weight(draws))));
    }
    return island;
  }
  bool keeps_start(const State& twin) const {
    for (int i = 0; i < state_.piece_count(); ++i) {
      const CaptivePiece& piece = state_.piece(Piece::at(i));
      const bool known =
          viewer_.sees_as(state_.seat_of(Piece::at(i))) && !(state_.two_players() && i == 1);
      if (known && piece.start != CaptivePiece::kNoFruit &&
          cell_of(shipped(), twin, piece.start_fruit()) !=
              cell_of(shipped(), state_, piece.start_fruit()))
        return false;
      if (piece.marked != 0) return false;  // its owner knows the cell
    }
    return true;
  }
  // The same five tokens on other spaces.
  static bool deal_tokens(State& twin, FastRandom& random) {
    for (std::size_t i = kAnomalySpaces - 1; i > 0; --i)
      std::swap(twin.tokens[i], twin.tokens[random.below(static_cast<std::uint32_t>(i) + 1)]);
    return true;
  }
  static CellSet named(const State& world, Name name) {
    CellSet set;
    for (int c = 0; c < kCells; ++c)
      if (name_at(shipped(), world, Cell::at(c)) == name) set.add(Cell::at(c));
    return set;
  }
  static Cell any_of(CellSet cells, FastRandom& random) {
    return cells.nth(random.below(static_cast<std::uint32_t>(cells.size())));
  }

  bool move_piece(State& twin, Piece p, FastRandom& random) const {
    const CaptivePiece& piece = state_.piece(p);
    if (!piece.on_map()) return true;
    const CellSet cells = named(twin, name_at(shipped(), state_, piece.cell));
    if (cells.empty()) return false;
    twin.piece(p).cell = any_of(cells, random);
    return true;
  }
  bool move_counted(State& twin, std::size_t b, FastRandom& random) const {
    if (state_.boards[b].character == Character::kNone) return true;
    twin.counted[b] = {};
    const bool corners = rule_of(shipped(), state_.boards[b]).mission == Mission::kFiveCorners;
    bool found = true;
    state_.counted[b].for_each([&](Cell c) {
      const CellSet cells =
          (corners ? corner_cells() : named(twin, name_at(shipped(), state_, c))) - twin.counted[b];
      found = found && !cells.empty();
      if (found) twin.counted[b].add(any_of(cells, random));
    });
    return found;
  }
  // In set-up everybody knows the fruit under the Bush (IS-4.8).
  void move_op(State& twin, FastRandom& random) const {
    for (int i = 0; i < kOpPieces; ++i) {
      Place& place = twin.op[static_cast<std::size_t>(i)];
      if (!place.on_map()) continue;
      if (op_piece(i) == OpPiece::kBush && state_.owner == kNoSeat)
        place =
            Place::of(cell_of(shipped(), twin, space_at(shipped(), state_, place.cell()).fruit()));
      else if (op_piece(i) == OpPiece::kWave)
        place = Place::of(ocean_part(static_cast<int>(random.below(kOceanParts))));
      else
        place = place_of(shipped(), twin, Cell::at(static_cast<int>(random.below(kCells))));
    }
  }
  // Another order of what was put down.
  static void forget_powers(State& twin, FastRandom& random) {
    for (std::size_t i = twin.below_size; i > 1; --i)
      std::swap(twin.below[i - 1], twin.below[random.below(static_cast<std::uint32_t>(i))]);
  }

  const State& state_;
  Viewer viewer_;
};

void expect_alike(const State& a, const State& b, Viewer viewer) {
  ASSERT_EQ(view(shipped(), a, viewer), view(shipped(), b, viewer))
      << kAskWords.of(a.ask) << " of viewer " << int{viewer.code};
  ASSERT_EQ(to_act(shipped(), a), to_act(shipped(), b));
  if (!viewer.is_seat()) return;
  const Seat s = viewer.seat();
  ASSERT_EQ(legal_moves(shipped(), a, s), legal_moves(shipped(), b, s)) << kAskWords.of(a.ask);
  for (int kind = 0; kind <= kMoveKinds; ++kind)
    for (int x = 0; x < 8; ++x) {
      const Move move = Move::of(static_cast<MoveKind>(kind), x, x % 4, x % 2);
      ASSERT_EQ(refusal(shipped(), a, s, move), refusal(shipped(), b, s, move)) << to_text(move);
    }
}

TEST(IslandSecrecy, B1_B2_B5_IS_25_7_IS_25_8_IS_25_9_twin_worlds_look_alike) {
  int compared = 0;
  for (int seats = kMinSeats; seats <= island::kMaxSeats; ++seats)
    for (std::uint64_t g = 0; g < 3; ++g) {
      FastRandom random(run_seed() + g);
      State state = initial(shipped(), Options::for_seats(seats));
      while (state.ask != Ask::kOver) {
        apply(shipped(), state, state.asked, sample(shipped(), state, state.asked, random),
              NobodyListens{});
        if (!state.island.complete() || state.tokens.back() == State::kNoToken || is_over(state))
          continue;
        for (const Viewer viewer : {kSpectator, Viewer::of(seat(1)), Viewer::of(seat(seats - 1))})
          if (const auto twin = Twins(state, viewer).twin(random)) {
            ++compared;
            expect_alike(state, *twin, viewer);
            if (testing::Test::HasFatalFailure()) return;
          }
      }
    }
  EXPECT_GT(compared, 500);
}

}  // namespace
}  // namespace paradoxa::island
