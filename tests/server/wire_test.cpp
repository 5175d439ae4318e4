// B4: what goes over the wire to one viewer is the same, byte for byte and in order, whatever is
// hidden from it. In every game, from any position on; and where somebody decides unheard.
#include "engine/typed_game.hpp"
#include "server/twin_tables.hpp"
#include "support/battery_initiative.hpp"
#include "support/battery_island.hpp"
#include "support/battery_paradoxical.hpp"
#include "support/every_game.hpp"

namespace paradoxa {
namespace {

using battery::Finding;

// What a viewer may notice of a move.
std::string noticed(const AnyPosition& before, Seat s, const std::string& move, Viewer viewer,
                    std::unique_ptr<AnyPosition>& after) {
  after = before.clone();
  std::unique_ptr<AnyEvents> events;
  if (after->play(s, move, events)) return "refused";
  std::string text = json::serialize(events->as_json(viewer)) + after->view_text(viewer) +
                     json::serialize(acting_json(after->to_act()));
  if (viewer.is_seat())
    for (const std::string& next : after->legal(viewer.seat())) text += next + "\n";
  return text;
}

// A position and its twin, which looks the same to one viewer.
struct Pair {
  std::unique_ptr<AnyPosition> truth, twin;

  // Some move in one world and a move in the other that the viewer cannot tell from it, made; or
  // nothing, where every move rightly shows which world this is.
  std::optional<std::pair<std::string, std::string>> step(Seat s, Viewer viewer,
                                                          FastRandom& random) {
    constexpr std::size_t kTries = 6, kTwinTries = 40;
    const auto legal = truth->legal(s), others = twin->legal(s);
    std::unique_ptr<AnyPosition> next, next_twin;
    for (std::size_t i = 0; i < std::min(kTries, legal.size()); ++i) {
      const std::string& move = one_of(legal, random);
      const std::string seen = noticed(*truth, s, move, viewer, next);
      const auto fits = [&](const std::string& other) {
        return noticed(*twin, s, other, viewer, next_twin) == seen;
      };
      std::string other = move;
      if (!fits(move)) {
        if (viewer.sees_as(s)) continue;  // its own moves are the same in both
        std::size_t tries = std::min(kTwinTries, others.size());
        while (tries > 0 && !fits(other = one_of(others, random))) --tries;
        if (tries == 0) continue;
      }
      truth = std::move(next);
      twin = std::move(next_twin);
      return std::pair{move, other};
    }
    return std::nullopt;
  }
  Pair copy() const { return {truth->clone(), twin->clone()}; }
};

template <class G>
class Wire {
 public:
  Finding operator()(std::int64_t game, FastRandom& random) {
    const auto& options = battery::options_of<G>(game);
    battery::Plies<G> plies;
    std::vector<typename G::State> states;
    if (Finding f = battery::play<G>(options, random, plies,
                                     [&](const typename G::State& state) -> Finding {
                                       states.push_back(state);
                                       return {};
                                     }))
      return f;
    ++games_;
    const auto decided = [&](const typename G::State& state) {
      const SeatSet acting = G::to_act(battery::Trait<G>::content(), state);
      return !acting.empty() && !acting.is_nature();
    };
    const auto count = static_cast<std::uint32_t>(states.size());
    for (const Viewer viewer : battery::viewers(options.seats)) {
      std::size_t at = random.below(count);
      while (!decided(states[at])) at = random.below(count);
      const battery::Plies<G> so_far(plies.begin(), plies.begin() + static_cast<int>(at));
      const auto twin = battery::worlds_of<G>(states[at], viewer, so_far).twin(random);
      different_ += !battery::same_bytes(states[at], twin);
      if (Finding f = watch({position(states[at]), position(twin)}, viewer, random))
        return *f + battery::text_of<G>(options, plies);
    }
    return {};
  }

  void add(const Wire& other) {
    games_ += other.games_;
    different_ += other.different_;
    frames_ += other.frames_;
    played_on_ += other.played_on_;
  }
  std::string figure() const {
    return std::to_string(games_) + " games, " + std::to_string(different_) + " different twins, " +
           std::to_string(played_on_) + " moves played on, " + std::to_string(frames_) +
           " frames the same in both";
  }
  std::int64_t different() const { return different_; }
  std::int64_t played_on() const { return played_on_; }

 private:
  static std::unique_ptr<AnyPosition> position(const typename G::State& state) {
    return std::make_unique<TypedPosition<G, CodecOf<G>>>(*games().find(G::kName),
                                                          battery::Trait<G>::content(), state);
  }
  static ToldTable::Start start(const AnyPosition& at) {
    return {std::string(G::kName), at.seats(), json::serialize(at.options()),
            at.view_text(kReferee)};
  }

  Finding watch(Pair worlds, Viewer viewer, FastRandom& random) {
    constexpr int kMoves = 12;
    ToldTable a(start(*worlds.truth), {}, viewer), b(start(*worlds.twin), {}, viewer);
    Comparison compare(viewer);
    for (int i = 0; i < kMoves; ++i) {
      if (Finding f = compare(a, b)) return f;
      if (random.below(4) == 0) a.join(), b.join();
      if (!move(a, b, worlds, viewer, random)) break;
      ++played_on_;
    }
    const Finding last = compare(a, b);
    frames_ += static_cast<std::int64_t>(compare.frames());
    return last;
  }

  // One move of somebody, and what Nature does after it, in both worlds.
  static bool move(ToldTable& a, ToldTable& b, Pair& worlds, Viewer viewer, FastRandom& random) {
    const SeatSet acting = worlds.truth->to_act();
    if (acting.empty()) return false;
    const Seat s = any_of(acting, random);
    Pair next = worlds.copy();
    const auto moves = next.step(s, viewer, random);
    if (!moves) return false;
    std::vector<std::pair<std::string, std::string>> draws;
    while (next.truth->to_act().is_nature()) {
      const auto draw = next.step(kNature, viewer, random);
      if (!draw) return false;
      draws.push_back(*draw);
    }
    for (const auto& [draw, other] : draws) a.expect(draw), b.expect(other);
    a.move(s, moves->first);
    b.move(s, moves->second);
    worlds = std::move(next);
    return true;
  }

  std::int64_t games_ = 0, different_ = 0, frames_ = 0, played_on_ = 0;
};

constexpr int kMoreRounds = 8;

template <class G>
class B4 : public testing::Test {};
TYPED_TEST_SUITE(B4, EveryGame, GameNames);

TYPED_TEST(B4, Soak_frames_are_the_same_in_twin_worlds) {
  Wire<TypeParam> wire;
  const std::string name = "B4 " + std::string(TypeParam::kName);
  const bool quick = TypeParam::kMaxPlies < 10'000;
  const std::int64_t wanted = battery::Budget{.test = quick ? 16 : 6, .soak = 1'000}.amount();
  bool ok = battery::play_games(name, wanted, wire);
  // In a single game every twin can be the same world.
  for (int more = 1; ok && more <= kMoreRounds && wire.different() <= wanted / 2; ++more)
    ok = battery::play_games(name + " more " + std::to_string(more), wanted, wire);
  battery::print_figure(name.c_str(), wire.figure(), ok);
  if (!ok) return;
  EXPECT_GT(wire.different(), wanted / 2);
  EXPECT_GT(wire.played_on(), wanted);
}

// Seat 0 decides several things at one table that it does not at the other.
void expect_no_trace(Viewer viewer, FastRandom& random) {
  constexpr int kWhispers = 3;
  const ToldTable::Start start{"paradominetor", 4, R"({"players":4})"};
  ToldTable silent(start, {}, viewer), whispering(start, {{}, {}, kWhispers}, viewer);
  Comparison compare(viewer);
  std::size_t whispers = 0;
  const auto whisper = [&](int count) {
    for (int i = 0; i < count; ++i) whispering.move(seat(0), std::string(kWhisper));
    whispers += static_cast<std::size_t>(count);
  };
  while (silent.room().stage() == RoomStage::kRunning) {
    const SeatSet acting = silent.room().table()->position().to_act();
    const Seat s = any_of(acting, random);
    if (s == seat(0)) {
      whisper(kWhispers - 1);
      // Even what is taken back, and who comes in between, leaves no trace.
      whispering.house().ask("twin", [](const Room& r) { return r.undo("p0", seat(0)); });
      --whispers;
      if (random.below(2) == 0) silent.join(), whispering.join();
      whisper(2);
    }
    const std::string move = one_of(silent.room().table()->position().legal(s), random);
    silent.move(s, move);
    whispering.move(s, move);
    const Finding found = compare(silent, whispering);
    ASSERT_FALSE(found) << *found;
  }
  EXPECT_EQ(whispering.room().ply(), silent.room().ply() + whispers);
  EXPECT_EQ(whispering.room().told(viewer), silent.room().told(viewer));
  EXPECT_EQ(whispering.room().told(seat(0)), silent.room().told(seat(0)) + whispers);
  EXPECT_GT(whispering.room().undos(Viewer::of(seat(0))), 0);
}

TEST(Whispers, that_a_viewer_is_not_told_of_leave_no_trace_in_what_reaches_it) {
  FastRandom random = random_for("whispers");
  for (const Viewer viewer : {Viewer::of(seat(1)), Viewer::of(seat(3)), kSpectator})
    expect_no_trace(viewer, random);
}

}  // namespace
}  // namespace paradoxa
