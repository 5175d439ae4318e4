// What was heard, as facts about cells that do not depend on the island.
//
// Every piece leaves a track: positions relative to each other as long as its steps are announced.
// A track breaks where a piece is moved without a word about where to. Names that occur once, and
// meetings, tie tracks together; a start cell ties one to the island itself. What hangs together is
// a fragment: the anchored one, whose cells are known, and those that float.
//
// Facts are a part of what was heard. They steer the search for islands; a replay decides.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "games/island/content/content.hpp"
#include "games/island/rules/heard.hpp"
#include "games/island/sampler/replay.hpp"

namespace paradoxa::island {

// Axial coordinates.
struct Vector {
  int q = 0;
  int r = 0;

  friend constexpr Vector operator+(Vector a, Vector b) { return {a.q + b.q, a.r + b.r}; }
  friend constexpr Vector operator-(Vector a, Vector b) { return {a.q - b.q, a.r - b.r}; }
  friend constexpr Vector operator*(Vector a, int k) { return {a.q * k, a.r * k}; }
  friend constexpr bool operator==(Vector, Vector) = default;
};
constexpr Vector vector_of(Direction d) {
  constexpr std::array<Vector, kDirections> kVectors{Vector{1, -1}, {1, 0},  {0, 1},
                                                     {-1, 1},       {-1, 0}, {0, -1}};
  return kVectors[static_cast<std::size_t>(d)];
}
constexpr Vector vector_of(Cell cell) { return {cell.q(), cell.r()}; }
constexpr Cell cell_at(Vector v) { return Cell::at_axial(v.q, v.r); }

// A position in a fragment.
struct Spotted {
  int fragment = -1;
  Vector at{};

  bool exists() const { return fragment >= 0; }
  friend Spotted operator+(Spotted s, Vector v) { return {s.fragment, s.at + v}; }
  friend bool operator==(const Spotted&, const Spotted&) = default;
};

// A cell of that name; or ocean; or, without a name, any cell; or a cell at the shore.
struct Fact {
  Vector at{};
  Name name{};
};
inline constexpr Name kSomeCell = kNoName;
inline constexpr Name kSomeShore{0xFE};
// Two positions are no further apart than that.
struct Link {
  Spotted a{};
  Spotted b{};
  int distance = 0;
};
// A knot that was entered at a side leads to a position, or (without one) off the island.
struct Passage {
  Spotted knot{};
  Direction entry{};
  Spotted to{};
};

// A piece lay in a lake, or was in it, and came from there to a position, or into the ocean.
struct LakeExit {
  Spotted lake{};
  Lake shape{};
  Direction direction{};
  int length = 1;
  Spotted to{};
};
// IS-22.5: from the ocean onto the other end of the line along which the island was left.
struct Crossing {
  Spotted from{};
  Direction direction{};
  Spotted to{};
};
// A fruit, or an anomaly: where an OP piece returned.
struct SomeSpace {
  Spotted where{};
  Kind kind{};
};
// All names from behind a position to the edge, in any order.
struct Line {
  Spotted from{};
  Direction direction{};
  std::array<std::uint8_t, Saying::kMaxNames> names{};
};

// Where one piece went within a fragment, as far as that is known.
struct Walk {
  std::uint8_t who = 0;  // a captive piece; kMaxPieces is the Bush, after it the Rock
  int fragment = 0;
  std::vector<Vector> at;
  bool here = false;  // it is on the last of them now
};
// A captive piece left the island on a line that is known.
struct Departure {
  std::size_t saying = 0;  // the number of the saying
  Spotted from{};
  Direction direction{};
  int length = 1;
};

class Tracks {
 public:
  static constexpr int kAnchored = 0;

  Tracks(const Content& content, const Table& table, std::span<const Saying> sayings);

  // Fragments with facts; the anchored one first, even if it has none.
  struct Fragment {
    std::vector<Fact> facts;
    std::vector<Vector> bases;  // where it can be, as far as it knows itself
  };
  const std::vector<Fragment>& fragments() const { return fragments_; }
  // Between positions of those.
  const std::vector<Link>& links() const { return links_; }
  const std::vector<Passage>& passages() const { return passages_; }
  const std::vector<LakeExit>& exits() const { return exits_; }
  const std::vector<Crossing>& crossings() const { return crossings_; }
  const std::vector<SomeSpace>& spaces() const { return spaces_; }
  const std::vector<Line>& lines() const { return lines_; }
  const std::vector<Walk>& walks() const { return walks_; }
  const std::vector<Departure>& departures() const { return departures_; }

 private:
  enum class Move : std::uint8_t { kNone, kRay, kKnot, kStep, kNear, kAnywhere, kPush };
  struct Track {
    Spotted at{};
    bool vague = false;  // somewhere in the lake that this is a cell of
    bool lying = false;
    std::uint8_t entry = kNoSide;
    Name name{};
    Move move = Move::kNone;
    Direction direction{};
    int length = 0;
    bool returned = false;  // an OP piece that has not been heard of since
    Spotted left_at{};      // where it was before it got into the ocean, if that line is known
  };
  struct Node {
    int parent = -1;
    Vector offset{};  // from the parent
  };
  struct Told {
    Spotted where{};
    Name name{};
  };

  int new_node();
  Spotted resolved(Spotted s) const;
  void tie(Spotted a, Spotted b);
  void fact(Spotted where, Name name);
  Spotted named(Name name);

  void take(const Saying& saying);
  void note(std::size_t walker, Spotted at);
  void land(Track& track, Name name);
  void go_into_ocean(Track& track);
  void hear(const Track& track, const Saying& saying);
  void land_op(const Saying& saying);
  void meet(const Track& track, const Company& company);
  void push(OpPiece pusher, const Track& pushed, Direction d);
  void gather();
  void gather_walks(const std::vector<int>& number);
  void find_bases(Fragment& fragment) const;

  const Content& content_;
  const Table& table_;
  std::vector<Node> nodes_;
  std::array<int, kNames> name_nodes_{};
  std::array<Track, kMaxPieces> pieces_{};
  std::array<Track, 2> op_{};
  std::vector<Told> told_;
  std::vector<Fragment> fragments_;
  std::vector<Link> links_;
  std::vector<Passage> passages_;
  std::vector<LakeExit> exits_;
  std::vector<Crossing> crossings_;
  std::vector<SomeSpace> spaces_;
  std::vector<Line> lines_;
  std::array<std::vector<Spotted>, kMaxPieces + 2> trails_{};  // by walker; none where it was lost
  std::vector<Walk> walks_;
  std::vector<Departure> departures_;
  std::size_t number_ = 0;  // of the saying that is taken
  bool flooded_ = false;
};

}  // namespace paradoxa::island
