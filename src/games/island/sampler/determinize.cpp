#include "games/island/sampler/determinize.hpp"

#include <array>
#include <cassert>
#include <cstddef>
#include <vector>

#include "games/island/sampler/frame.hpp"
#include "games/island/sampler/power_stack.hpp"
#include "games/island/sampler/table_of.hpp"
#include "games/island/sampler/worlds.hpp"

namespace paradoxa::island {
namespace {

// What a view says by itself, where nothing was heard: as if everybody had just been put there.
std::vector<Saying> sayings_of(const View& view, const Heard& heard) {
  if (!heard.empty()) return heard.sayings();
  std::vector<Saying> sayings;
  const auto say = [&](Said said, std::size_t who, int a, int b) {
    Saying& saying = sayings.emplace_back();
    saying.said = said;
    saying.who = static_cast<std::uint8_t>(who);
    saying.a = static_cast<std::uint8_t>(a);
    saying.b = static_cast<std::uint8_t>(b);
  };
  for (std::size_t i = 0; i < static_cast<std::size_t>(view.piece_count()); ++i) {
    const CaptivePiece& piece = view.pieces[i];
    if (piece.start == CaptivePiece::kNoFruit) continue;
    say(Said::kStart, i, piece.start, 0);
    if (view.start_cells[i].exists()) say(Said::kStartCell, i, view.start_cells[i].index, 0);
  }
  for (std::size_t i = 0; i < static_cast<std::size_t>(view.piece_count()); ++i) {
    const CaptivePiece& piece = view.pieces[i];
    if (view.under[i].exists())
      say(Said::kPlaced, i, view.under[i].id, piece.posture == Posture::kLying);
    else if (piece.start != CaptivePiece::kNoFruit)
      say(Said::kPerished, i, 0, 0);
    if (piece.cell.exists()) say(Said::kMarked, i, piece.cell.index, 0);
  }
  // Anomalies that were counted are on the island.
  for (const std::uint32_t names : view.steps)
    for (int n = 0; n + 1 < kNames; ++n)
      if (has_bit(names, n) && Name::at(n).kind() == Kind::kAnomaly)
        say(Said::kPlaced, Saying::kNone, n, 0);
  for (std::size_t y = 0; y < kOpPieces; ++y)
    say(view.on_map.contains(op_piece(static_cast<int>(y))) ? Said::kOpBack : Said::kScared, y, 0,
        0);
  if (view.bush_fruit != CaptivePiece::kNoFruit) say(Said::kBush, 0, view.bush_fruit, 0);
  return sayings;
}

}  // namespace

class Sampler::World {
 public:
  World(const Content& content, const View& view, const Heard& heard, const SearchLimits& limits)
      : content_(content),
        view_(view),
        table_(table_of(view)),
        heard_(!heard.empty()),
        sayings_(sayings_of(view, heard)),
        worlds_(content, table_, sayings_, limits) {}

  State next(FastRandom& random);
  bool rough() const { return rough_ != nullptr; }

 private:
  // A view alone says little, and hardly anything contradicts it.
  static constexpr SearchLimits kPatient{1000, 48, 600};

  State next_rough(FastRandom& random);
  void fill_trace(State& state, const Trace& trace, FastRandom& random) const;
  void fill_counted(State& state) const;
  void fill_powers(State& state, FastRandom& random) const;
  void fill_tasks(State& state, const Trace& trace) const;
  void fill_question(State& state) const;
  void fill_setup_question(State& state) const;
  bool turn_just_ended(const State& state) const;

  const Content& content_;
  const View view_;
  const Table table_;
  const bool heard_;
  const std::vector<Saying> sayings_;
  Worlds worlds_;
  // Where nothing is found that agrees with all that was heard: what agrees with the view.
  std::unique_ptr<World> rough_;
};

State Sampler::World::next(FastRandom& random) {
  State state = frame_of(view_);
  if (view_.sees_all()) return state;
  state.unseen = PowerSet::all();
  // Before the island is laid there is nothing to know, except that Nature lays for OP only when
  // asked to finish.
  if (state.ask == Ask::kIsland) {
    const bool by_op = view_.to_act().contains(kOpSeat);
    state.finishing = state.options.map_mode == MapMode::kHand && !by_op ? 1 : 0;
    return state;
  }
  const Worlds::World* world = rough_ ? nullptr : worlds_.next(random);
  if (world == nullptr) return next_rough(random);
  state.island = world->ground.island;
  if (state.ask == Ask::kDeal) return state;
  const Traces& traces = world->traces;
  const Trace& trace = traces[random.below(static_cast<std::uint32_t>(traces.size()))];
  for (std::size_t i = 0; i < kAnomalySpaces; ++i)
    state.tokens[i] = static_cast<std::uint8_t>(world->tokens[i]);
  if (state.options.anomaly_assignment == Assignment::kOp) state.assigned = kAnomalySpaces;
  fill_trace(state, trace, random);
  fill_powers(state, random);
  if (state.ask == Ask::kNext)
    fill_question(state);
  else
    fill_tasks(state, trace);
  return state;
}

State Sampler::World::next_rough(FastRandom& random) {
  assert(heard_ && "a view of a game agrees with some island");
  if (!rough_) rough_ = std::make_unique<World>(content_, view_, Heard{}, kPatient);
  return rough_->next(random);
}

void Sampler::World::fill_trace(State& state, const Trace& trace, FastRandom& random) const {
  for (std::size_t i = 0; i < static_cast<std::size_t>(view_.piece_count()); ++i)
    state.pieces[i].cell = trace.cells[i];
  for (const OpPiece y : {OpPiece::kBush, OpPiece::kRock})
    if (view_.on_map.contains(y)) state.op[at(y)] = trace.op[at(y)];
  if (view_.on_map.contains(OpPiece::kWave)) {
    const int place =
        nth_set_bit(trace.wave, random.below(static_cast<std::uint32_t>(popcount(trace.wave))));
    state.op[at(OpPiece::kWave)] = place < kOceanParts
                                       ? Place::of(ocean_part(place))
                                       : Place::of(static_cast<Lake>(place - kOceanParts));
  }
  state.counted = trace.counted;
  if (!heard_) fill_counted(state);
  // IS-24.5: with two players a turn is told only when its first piece is chosen.
  if (state.ask != Ask::kFirst) state.trodden = trace.trodden;
  if (state.depth > 0 && !turn_just_ended(state)) state.activated = trace.activated;
}

// IS-26.4: the end of a turn is a root of its own. Nothing is announced where it begins.
bool Sampler::World::turn_just_ended(const State& state) const {
  if (state.tasks[0].op != Op::kTurnEnd) return false;
  for (std::size_t i = sayings_.size(); i > 0; --i) {
    const Said said = sayings_[i - 1].said;
    if (said == Said::kTurn) return true;
    if (said == Said::kRevived || said == Said::kOpBack) return false;
  }
  return true;
}

// Some cells of the names that were counted, as many as there were steps.
void Sampler::World::fill_counted(State& state) const {
  state.counted = {};
  for (std::size_t b = 0; b < static_cast<std::size_t>(view_.options.captives()); ++b) {
    if (view_.boards[b].character == Character::kNone) continue;
    const Mission mission = content_.characters[at(view_.boards[b].character)].mission;
    CellSet& counted = state.counted[b];
    if (mission == Mission::kFiveScares) continue;
    if (mission == Mission::kFiveCorners) {
      corner_cells().for_each([&](Cell c) {
        if (counted.size() < view_.boards[b].steps) counted.add(c);
      });
      continue;
    }
    for (const bool again : {false, true})
      for (int c = 0; c < kCells; ++c) {
        const Name name = name_at(content_, state, Cell::at(c));
        if (!has_bit(view_.steps[b], name.id) || counted.size() >= view_.boards[b].steps) continue;
        bool had = false;
        counted.for_each([&](Cell other) { had = had || name_at(content_, state, other) == name; });
        if (!had || (again && name.kind() != Kind::kPortal)) counted.add(Cell::at(c));
      }
  }
}

void Sampler::World::fill_powers(State& state, FastRandom& random) const {
  const PowerStack stack = draw_power_stack(sayings_, random);
  state.unseen = stack.unseen;
  state.below = stack.below;
  state.below_size = stack.below_size;
  if (heard_ || state.power == Power::kNone) return;
  state.unseen.remove(state.power);
}

// The bytes of tasks that tell sides, lines and cells.
void Sampler::World::fill_tasks(State& state, const Trace& trace) const {
  for (std::size_t i = 0; i < state.depth; ++i) {
    Task& task = state.tasks[i];
    switch (task.op) {
      case Op::kArrival:
      case Op::kActivation:
      case Op::kSend: task.b = trace.entries[task.piece]; break;
      case Op::kOcean:
        task.a = trace.exits[task.piece].index;
        task.b = trace.headings[task.piece];
        break;
      case Op::kPush: task.c = trace.exits[task.piece].index; break;
      case Op::kAction:
        task.c =
            task.d != kBegun && (task.a & kHasMoved) != 0 ? trace.op_entries[task.piece] : kNoSide;
        break;
      default: break;
    }
  }
}

// OP decides something, and nobody is told what (IS-25.9). Some question that it could be.
void Sampler::World::fill_question(State& state) const {
  if (state.owner == kNoSeat) return fill_setup_question(state);
  const PowerRule& rule = power_rule(content_, state);
  const auto action = [&](OpPiece y, Ask question) {
    push(state, task_of(Op::kAction, y, kHasMoved, question == Ask::kExtraStep ? 1 : 0, kNoSide,
                        question == Ask::kExtraStep ? kMayStepOn : kHalfDone));
    ask_op(state, question);
  };
  if (state.ops_turn() && state.power == Power::kNone) {
    for (Power& drawn : state.drawn) {
      drawn = state.unseen.empty() ? take_from_below(state) : state.unseen.first();
      state.unseen.remove(drawn);
    }
    return ask_op(state, Ask::kKeep);
  }
  if (state.ops_turn() && state.actions > 0) return ask_op(state, Ask::kOpTurn);
  for (int i = 0; i < kOpPieces; ++i)
    if (!state.place(op_piece(i)).on_map()) {
      push(state, {Op::kTurnEnd, 0, static_cast<std::uint8_t>(i), 0, 0, 0, 0});
      return ask_op(state, Ask::kReturn);
    }
  if (state.ops_turn()) return action(pusher(rule), Ask::kSecondHalf);
  for (int i = 0; i < state.piece_count(); ++i)
    if (state.piece(Piece::at(i)).on_map()) {
      push(state, task_of(Op::kStir, Piece::at(i), static_cast<int>(OpPiece::kBush)));
      return ask_op(state, Ask::kStir);
    }
}

// D03 to D05: what is on the map already says how far set-up has come.
void Sampler::World::fill_setup_question(State& state) const {
  constexpr Ask kQuestions[] = {Ask::kWaveStart, Ask::kRockStart, Ask::kBushStart};
  ask_op(state, kQuestions[view_.on_map.size()]);
}

Sampler::Sampler(const Content& content, const View& view, const Heard& heard,
                 const SearchLimits& limits)
    : world_(std::make_unique<World>(content, view, heard, limits)) {}
Sampler::~Sampler() = default;
Sampler::Sampler(Sampler&&) noexcept = default;

State Sampler::next(FastRandom& random) { return world_->next(random); }
bool Sampler::rough() const { return world_->rough(); }

}  // namespace paradoxa::island
