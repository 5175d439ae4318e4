// An island drawn at random among those that agree with the facts of all tracks.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/random.hpp"
#include "games/island/content/content.hpp"
#include "games/island/rules/completion.hpp"
#include "games/island/sampler/chart.hpp"
#include "games/island/sampler/tracks.hpp"

namespace paradoxa::island {

class Laying {
 public:
  Laying(const Content& content, const Tracks& tracks);

  // One attempt: false where it came to nothing.
  bool draw(FastRandom& random);

  const Island& island() const { return island_; }
  const Tokens& tokens() const { return tokens_; }

 private:
  // What the fragments that are set say about cells.
  struct Names {
    std::array<Name, kCells> at{};             // as far as they are fixed
    std::array<std::uint8_t, kNames> fixed{};  // how many cells have that name
    std::uint8_t anomalies = 0;
  };
  struct Lying {
    Placement placement{};
    CellSet cells;
  };
  using Bases = std::vector<std::vector<Vector>>;

  bool set_name(Cell cell, Name name);
  bool set_fragment(std::size_t fragment, Vector base);
  bool set_fragments(Bases left, std::size_t set, FastRandom& random);
  bool fragment_fits(std::size_t fragment, Vector base) const;
  bool links_agree(std::size_t fragment, Vector base) const;
  bool names_agree() const;
  bool mates_agree() const;
  bool line_agrees(const Line& line) const;
  bool space_agrees(const SomeSpace& space) const;
  bool exits_agree(Lake shape, CellSet lake) const;
  void find_lakes(Lake lake, std::vector<Lying>& fitting) const;
  bool has_lake(Lake lake) const;

  bool lay_tiles(FastRandom& random);
  bool set_spaces(FastRandom& random);
  bool set_lines(FastRandom& random);
  bool lay_lakes(FastRandom& random);
  bool lay_pairs(FastRandom& random);
  bool lay_next_pair(FastRandom& random);
  void find_pairs(Cell cell, std::size_t enough, std::vector<Placement>& found) const;
  bool may_lie(Space space, Cell cell) const;
  bool passages_agree(const Placement& placement) const;
  void lay_rest(FastRandom& random);
  void deal_tokens(FastRandom& random);

  bool is_set(Spotted s) const { return set_[static_cast<std::size_t>(s.fragment)]; }
  Vector at(Spotted s) const { return s.at + bases_[static_cast<std::size_t>(s.fragment)]; }

  const Content& content_;
  const Tracks& tracks_;
  std::array<std::uint32_t, kNames> mates_{};  // names that share a tile with each, as bits
  std::vector<Vector> bases_;
  std::vector<bool> set_;
  Names names_;
  std::array<std::int8_t, kSpaces> free_{};  // copies that no fixed cell needs
  int free_knots_ = 0;
  int fragments_left_ = 0;  // that this attempt may still set
  int tiles_left_ = 0;      // that this search for tiles may still lay
  Island island_{};
  CellSet covered_;
  Tokens tokens_{};
};

}  // namespace paradoxa::island
