// Counted move trees (A3): seeded positions in every part of the game, all moves of all seats to a
// depth, node counts in perft.txt. A lost or added legal move anywhere changes a count.
//
// The way to a position and all luck below it come from Nature's generator, whose draws are fixed
// for good, not from the quick one. PARADOXA_WRITE_PERFT=1 rewrites perft.txt.
#include <iostream>
#include <set>
#include <sstream>

#include "engine/nature.hpp"
#include "engine/sha256.hpp"
#include "support/paradominetor.hpp"

namespace paradoxa::paradominetor {
namespace {

constexpr const char* kFile = "games/paradominetor/perft.txt";
constexpr std::uint64_t kMaxNodes = 220'000;  // in one case
constexpr int kCasesEach = 15;                // for a part of the game and a number of seats

struct Part {
  const char* name;
  int first_trick, last_trick;  // 0: the pass
  bool within;                  // a trick that has begun
};

constexpr Part kParts[] = {{"pass", 0, 0, false},
                           {"lead", 1, 8, false},
                           {"follow", 1, 8, true},
                           {"late", 9, 11, false},
                           {"end", 12, 14, false}};

struct Case {
  std::string part;
  int seats = 3;
  std::string direction = "left";
  int seed = 0, plies = 0, depth = 0;
  std::uint64_t nodes = 0, sum = 0;

  Key256 key() const { return sha256("perft " + std::to_string(seed)); }
  std::string line() const {
    std::ostringstream out;
    out << part << " seats=" << seats << " pass=" << direction << " seed=" << seed
        << " plies=" << plies << " depth=" << depth << " nodes=" << nodes << " sum=" << sum;
    return out.str();
  }
};

Case parsed_case(const std::string& line) {
  const auto space = line.find(' ');
  const Fields given = fields(line.substr(space));
  return {
      line.substr(0, space),          std::stoi(given.at("seats")), given.at("pass"),
      std::stoi(given.at("seed")),    std::stoi(given.at("plies")), std::stoi(given.at("depth")),
      std::stoull(given.at("nodes")), std::stoull(given.at("sum"))};
}

std::vector<Case> cases() {
  std::vector<Case> found;
  for (const std::string& line : lines_of(kFile))
    if (!line.empty() && line[0] != '#') found.push_back(parsed_case(line));
  return found;
}

State root_of(const Case& one) {
  Options opts = Options::for_seats(one.seats);
  opts.pass = one.direction == "left" ? PassDirection::kLeft : PassDirection::kRight;
  State state = initial(kContent, opts);
  for (std::uint64_t ply = 0; ply < static_cast<std::uint64_t>(one.plies); ++ply) {
    SeatSet acting = to_act(kContent, state);
    NatureDraw who(one.key(), 2 * ply), what(one.key(), 2 * ply + 1);
    for (auto skip = who.below(static_cast<std::uint32_t>(acting.size())); skip > 0; --skip)
      acting.remove(acting.first());
    const Seat s = acting.first();
    apply(kContent, state, s, sample(kContent, state, s, what), NobodyListens{});
  }
  return state;
}

struct Count {
  std::uint64_t nodes = 0;  // positions below the root
  std::uint64_t sum = 0;    // over the leaves: scores, weighted by seat, and who has the lead
};

class Counter {
 public:
  explicit Counter(const Key256& key, std::uint64_t limit = ~std::uint64_t{0})
      : key_(key), limit_(limit) {}

  const Count& count(const State& root, int depth) {
    expand(root, depth);
    return count_;
  }
  bool within_limit() const { return count_.nodes <= limit_; }

 private:
  void expand(const State& state, int depth) {
    SeatSet acting = to_act(kContent, state);
    if (depth == 0 || acting.empty()) return add_leaf(state);
    for (; !acting.empty(); acting.remove(acting.first())) {
      const Seat s = acting.first();
      if (is_nature(s)) {  // one outcome
        NatureDraw draw(key_, ~std::uint64_t{0});
        follow(state, s, sample(kContent, state, s, draw), depth);
        continue;
      }
      for (const Move m : legal_moves(kContent, state, s)) follow(state, s, m, depth);
    }
  }
  void follow(const State& state, Seat s, Move m, int depth) {
    if (!within_limit()) return;
    State next = state;
    apply(kContent, next, s, m, NobodyListens{});
    ++count_.nodes;
    expand(next, depth - 1);
  }
  void add_leaf(const State& state) {
    for (int s = 0; s < state.seats(); ++s)
      count_.sum += static_cast<std::uint64_t>((s + 1) * state.score(seat(s)));
    count_.sum += 16u * state.lead.index;
  }

  Key256 key_;
  std::uint64_t limit_;
  Count count_;
};

// ---- Writing ------------------------------------------------------------------------------------

bool fits(const State& state, const Part& part) {
  if (part.first_trick == 0) return state.phase == Phase::kPass;
  const int trick = state.trick + 1;
  if (trick < part.first_trick || trick > part.last_trick) return false;
  return part.within ? state.phase == Phase::kFollow || state.phase == Phase::kDeclare
                     : state.phase == Phase::kLead;
}

// The deepest tree that stays below the limit.
void deepen(Case& one, const State& root) {
  for (int depth = 1; depth <= 80; ++depth) {
    Counter counter(one.key(), kMaxNodes);
    const Count count = counter.count(root, depth);
    if (!counter.within_limit() || (depth > 1 && count.nodes == one.nodes)) return;
    one.depth = depth;
    one.nodes = count.nodes;
    one.sum = count.sum;
  }
}

void write_file() {
  std::ofstream file(source_path(kFile));
  file << "# Counted move trees: part of the game, seats, direction of the pass, seed and number "
          "of\n"
          "# moves that lead to the root, depth; nodes below the root, and a sum over the leaves.\n"
          "# Written by PARADOXA_WRITE_PERFT=1; a change of rules changes it in the same commit.\n";
  int seed = 0;
  for (int seats = kMinPlayers; seats <= kMaxPlayers; ++seats)
    for (const Part& part : kParts)
      for (int number = 0; number < kCasesEach;) {
        Case one{part.name, seats, number % 3 == 2 ? "right" : "left", ++seed};
        // Somewhere in the game by the seed; another seed if that is in another part.
        one.plies = 15 * seats + static_cast<int>(nature_draw(
                                     one.key(), 1'000'000, static_cast<std::uint32_t>(18 * seats)));
        const State root = root_of(one);
        if (!fits(root, part)) continue;
        deepen(one, root);
        file << one.line() << "\n";
        ++number;
      }
}

TEST(PdPerftFile, has_enough_in_it) {
  if (std::getenv("PARADOXA_WRITE_PERFT") != nullptr) write_file();
  std::set<int> depths;
  std::uint64_t nodes = 0;
  for (const Case& one : cases()) {
    depths.insert(one.depth);
    nodes += one.nodes;
  }
  EXPECT_GE(cases().size(), 200u);
  EXPECT_GE(depths.size(), 5u);
  EXPECT_GE(nodes, 20'000'000u);
}

// ---- Counting -----------------------------------------------------------------------------------

class PdPerft : public ::testing::TestWithParam<std::tuple<int, int>> {};

TEST_P(PdPerft, counts_are_as_recorded) {
  const auto [seats, part] = GetParam();
  int number = 0;
  std::uint64_t nodes = 0;
  for (const Case& one : cases()) {
    if (one.seats != seats || one.part != kParts[part].name) continue;
    if (kSanitized && number++ % 10 != 0) continue;  // a tenth is enough there
    const Count count = Counter(one.key()).count(root_of(one), one.depth);
    EXPECT_EQ(count.nodes, one.nodes) << one.line() << "\n" << to_text(root_of(one));
    EXPECT_EQ(count.sum, one.sum) << one.line() << "\n" << to_text(root_of(one));
    nodes += count.nodes;
  }
  EXPECT_GT(nodes, 0u);
  RecordProperty("nodes", std::to_string(nodes));
}

std::string perft_name(const ::testing::TestParamInfo<std::tuple<int, int>>& one) {
  return std::to_string(std::get<0>(one.param)) + "_seats_" + kParts[std::get<1>(one.param)].name;
}

constexpr int kNumberOfParts = static_cast<int>(std::size(kParts));

INSTANTIATE_TEST_SUITE_P(A3, PdPerft,
                         ::testing::Combine(::testing::Values(3, 4, 5),
                                            ::testing::Range(0, kNumberOfParts)),
                         perft_name);

}  // namespace
}  // namespace paradoxa::paradominetor
