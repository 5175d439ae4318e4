// B6: no tile of Paradominetor is named to anybody before the rules show it, in whole games with
// all that happens at a table; and B4 for these, from the deal on.
#include "server/twin_tables.hpp"

namespace paradoxa {
namespace {

using battery::Finding;
using Pd = paradominetor::Game;
using PdPlies = battery::Plies<Pd>;

class WholeGames {
 public:
  Finding operator()(std::int64_t game, FastRandom& random) {
    const Pd::Options& options = battery::options_of<Pd>(game);
    PdPlies plies;
    std::vector<Pd::State> states;
    if (Finding f =
            battery::play<Pd>(options, random, plies, [&](const Pd::State& state) -> Finding {
              states.push_back(state);
              return {};
            }))
      return f;
    ++games_;
    for (const Viewer viewer : battery::viewers(options.seats)) {
      // A whole game but for its last move, which opens everything; or one that is told up to
      // some point, and then played on in both worlds.
      std::size_t at = plies.size() - 1;
      while (random.below(2) == 0 || is_nature(plies[at].seat))
        at = 1 + random.below(static_cast<std::uint32_t>(plies.size() - 1));
      truth_ = states[at];
      twin_ = paradominetor::Worlds(truth_, viewer).twin(random);
      different_ += !battery::same_bytes(truth_, twin_);
      const PdPlies so_far(plies.begin(), plies.begin() + static_cast<std::ptrdiff_t>(at));
      if (Finding f = watch(options, so_far, states, viewer, random))
        return *f + battery::text_of<Pd>(options, so_far);
    }
    return {};
  }

  void add(const WholeGames& other) {
    games_ += other.games_;
    different_ += other.different_;
    frames_ += other.frames_;
    bytes_ += other.bytes_;
    undone_ += other.undone_;
    played_on_ += other.played_on_;
  }
  std::string figure() const {
    return std::to_string(games_) + " games, " + std::to_string(different_) + " different twins, " +
           std::to_string(frames_) + " frames of " + std::to_string(bytes_) +
           " bytes the same in both, " + std::to_string(undone_) + " undos, " +
           std::to_string(played_on_) + " moves played on";
  }
  std::int64_t different() const { return different_; }

 private:
  static std::vector<std::string> luck_in(const PdPlies& plies, const std::string& first) {
    std::vector<std::string> luck;
    for (const auto& ply : plies)
      if (is_nature(ply.seat)) luck.push_back(paradominetor::to_text(ply.move));
    const bool led = !luck.empty() && luck.back().starts_with("first");
    if (!led) luck.push_back(first);
    return luck;
  }

  Finding watch(const Pd::Options& options, const PdPlies& plies,
                const std::vector<Pd::State>& states, Viewer viewer, FastRandom& random) {
    const PdPlies story = battery::Trait<Pd>::retold(plies, twin_, viewer);
    const std::string text = json::serialize(paradominetor::Codec::options_json({}, options));
    first_ = "first " + std::to_string(random.below(static_cast<std::uint32_t>(options.seats)));
    const ToldTable::Start start{"paradominetor", options.seats, text};
    ToldTable a(start, {luck_in(plies, first_), {}}, viewer);
    ToldTable b(start, {luck_in(story, first_), {}}, viewer);
    comparison_ = Comparison(viewer);
    seen_ = 0;
    known_.clear();
    viewer_ = viewer;
    for (std::size_t i = 0; i < plies.size(); ++i) {
      add_known_tiles(states[i + 1], viewer, known_);
      if (is_nature(plies[i].seat)) continue;
      // The exchange follows the last choice at once, and the first lead.
      if (i + 1 < plies.size() && is_nature(plies[i + 1].seat))
        add_known_tiles(states[i + 2], viewer, known_);
      if (Finding f = both_move(a, b, plies[i].seat, paradominetor::to_text(plies[i].move),
                                paradominetor::to_text(story[i].move), random))
        return f;
    }
    return play_on(a, b, random);
  }

  Finding both_move(ToldTable& a, ToldTable& b, Seat s, const std::string& move,
                    const std::string& other, FastRandom& random) {
    disturb(a, b, random);
    a.move(s, move);
    b.move(s, other);
    if (random.below(20) == 0 && a.room().stage() == RoomStage::kRunning) {
      ++undone_;
      const std::size_t ply = a.room().ply();
      a.undo(s), b.undo(s);
      if (a.room().ply() >= ply) return "the undo did not happen";
      a.move(s, move), b.move(s, other);
    }
    return compare(a, b);
  }

  // What else happens at a table.
  void disturb(ToldTable& a, ToldTable& b, FastRandom& random) {
    const Seat somebody =
        seat(static_cast<int>(random.below(static_cast<std::uint32_t>(a.room().seats().size()))));
    const auto both = [&](auto&& action) { action(a), action(b); };
    switch (random.below(22)) {
      case 0: return both([&](ToldTable& t) { t.chat(somebody); });
      case 1: return both([](ToldTable& t) { t.join(); });
      case 2: {
        json::object page{{"type", "history"},
                          {"before", random.below(static_cast<std::uint32_t>(a.room().ply() + 2))}};
        if (viewer_.is_seat()) page["seat"] = viewer_.seat().index;
        return both([&](ToldTable& t) { t.send(page); });
      }
      case 3: return both([&](ToldTable& t) { t.leave_and_come_back(somebody); });
      case 4: {
        const auto ms = random.below(5'000);
        return both([&](ToldTable& t) { t.house().advance(ms); });
      }
      case 5:
      case 6:
      case 7: return probe(a, b, random);
      default: return;
    }
  }

  // The viewer tries what it may not do: the answers are the same too.
  void probe(ToldTable& a, ToldTable& b, FastRandom& random) {
    if (!a.viewer_sits()) return;
    const auto& moves = battery::Trait<Pd>::encodable_moves();
    std::string text = paradominetor::to_text(one_of(moves, random));
    // Or just what another seat may do now.
    if (const AnyPosition& position = a.room().table()->position(); random.below(4) != 0)
      text = one_of(position.legal(position.to_act().first()), random);
    const Seat me = viewer_.seat();
    for (ToldTable* t : {&a, &b})
      t->send({{"type", "why"}, {"seat", me.index}, {"move", text}, {"id", "w"}});
    if (!a.room().table()->position().why_not(me, text)) return;
    for (ToldTable* t : {&a, &b})
      t->send(
          {{"type", "move"}, {"seat", me.index}, {"ply", t->room().told(viewer_)}, {"move", text}});
  }

  // As far as some move exists in both worlds that looks alike and rightly tells nothing.
  Finding play_on(ToldTable& a, ToldTable& b, FastRandom& random) {
    const auto& content = battery::Trait<Pd>::content();
    for (;;) {
      const SeatSet acting = Pd::to_act(content, truth_);
      if (acting.empty()) return {};
      const Seat s = acting.is_nature() ? kNature : any_of(acting, random);
      const auto step = [&](Pd::Move move, Pd::Move other) {
        Pd::apply(content, truth_, s, move, NobodyListens{});
        Pd::apply(content, twin_, s, other, NobodyListens{});
        add_known_tiles(truth_, viewer_, known_);
      };
      if (is_nature(s)) {
        const auto move = *paradominetor::parse_move(first_);
        step(move, move);
        continue;
      }
      const auto legal = Pd::legal_moves(content, truth_, s);
      const std::uint32_t start = random.below(static_cast<std::uint32_t>(legal.size()));
      bool stepped = false;
      for (std::size_t i = 0; i < legal.size() && !stepped; ++i) {
        const auto move = legal[(start + i) % legal.size()];
        const auto other = battery::Trait<Pd>::alike(truth_, twin_, viewer_, {s, move}, random);
        if (!other) continue;
        step(move, *other);
        if (Finding f = both_move(a, b, s, paradominetor::to_text(move),
                                  paradominetor::to_text(*other), random))
          return f;
        stepped = true;
      }
      if (!stepped) return {};
      ++played_on_;
    }
  }

  Finding compare(const ToldTable& a, const ToldTable& b) {
    if (Finding f = comparison_(a, b)) return f;
    for (; seen_ < a.frames().size(); ++seen_) {
      const std::string& frame = a.frames()[seen_];
      // An answer repeats what the viewer itself has named, or gives an example.
      const bool answer =
          frame.starts_with(R"({"type":"refused")") || frame.starts_with(R"({"type":"why")");
      for (const std::string& tile : tiles_in(frame))
        if (!answer && !known_.contains(tile))
          return "B6: " + tile + " is named to " + battery::text_of(viewer_) +
                 ", who may not know it yet:\n  " + frame + "\n";
      ++frames_;
      bytes_ += static_cast<std::int64_t>(frame.size());
    }
    return {};
  }

  Pd::State truth_{}, twin_{};
  std::string first_;
  Viewer viewer_{};
  Comparison comparison_{kSpectator};
  std::size_t seen_ = 0;
  std::set<std::string> known_;
  std::int64_t games_ = 0, different_ = 0, frames_ = 0, bytes_ = 0, undone_ = 0, played_on_ = 0;
};

TEST(B6, Soak_no_tile_is_named_before_it_is_shown) {
  WholeGames wire;
  const std::int64_t wanted = battery::Budget{.test = 48, .soak = 1'000}.amount();
  const bool ok = battery::play_games("B6 whole games", wanted, wire);
  battery::print_figure("B6 whole games", wire.figure(), ok);
  if (!ok) return;
  EXPECT_GT(wire.different(), 0);
}

}  // namespace
}  // namespace paradoxa
