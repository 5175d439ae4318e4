// In how many ways free cells can be covered by tiles of two spaces, all taken as alike, and by the
// triangular lake if it is left.
//
// Cells are covered in reading order: the first free one with a neighbour behind it (E, SE or SW),
// or with two of these by the triangular lake. What has been covered ahead of a cell is its
// profile, seven bits with bit 0 for the cell itself; no neighbour is further ahead than seven
// cells. A walk forward finds the profiles that can occur at each cell, a walk back counts the ways
// from each.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "engine/bits.hpp"
#include "games/island/rules/cell.hpp"
#include "games/island/rules/tile.hpp"

#if defined(__BMI2__) && !defined(__CUDA_ARCH__)
#include <immintrin.h>
#endif

namespace paradoxa::island {

namespace cover_detail {

// The bits at even places, moved together.
constexpr std::uint64_t even_bits(std::uint64_t word) {
#if defined(__BMI2__) && !defined(__CUDA_ARCH__)
  if (!std::is_constant_evaluated()) return _pext_u64(word, 0x5555555555555555u);
#endif
  word &= 0x5555555555555555u;
  word = (word | word >> 1) & 0x3333333333333333u;
  word = (word | word >> 2) & 0x0F0F0F0F0F0F0F0Fu;
  word = (word | word >> 4) & 0x00FF00FF00FF00FFu;
  word = (word | word >> 8) & 0x0000FFFF0000FFFFu;
  return (word | word >> 16) & 0x00000000FFFFFFFFu;
}

// A set of profiles, a bit for each.
struct Profiles {
  std::uint64_t low = 0;   // 0 to 63
  std::uint64_t high = 0;  // 64 to 127

  static constexpr Profiles of(std::uint32_t profile) {
    return profile < 64 ? Profiles{std::uint64_t{1} << profile, 0}
                        : Profiles{0, std::uint64_t{1} << (profile - 64)};
  }

  constexpr bool empty() const { return (low | high) == 0; }
  // Those in which the cell is free, and those in which it is covered, as profiles of the next.
  constexpr std::uint64_t free() const { return even_bits(low) | even_bits(high) << 32; }
  constexpr std::uint64_t taken() const { return even_bits(low >> 1) | even_bits(high >> 1) << 32; }

  // Adds the profiles of `from`, below 64, in which all cells of the mask are free, with these
  // covered.
  constexpr void add(std::uint64_t from, std::uint32_t mask) {
    for (std::uint32_t low_bits = mask & 63; low_bits != 0; low_bits &= low_bits - 1) {
      const std::uint32_t bit = low_bits & (0 - low_bits);
      from = (from & without(bit)) << bit;
    }
    (mask >= 64 ? high : low) |= from;
  }
  constexpr void add(const Profiles& other) {
    low |= other.low;
    high |= other.high;
  }

  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    for_each_bit(low, [&](int p) { visit(static_cast<std::uint32_t>(p)); });
    for_each_bit(high, [&](int p) { visit(static_cast<std::uint32_t>(p + 64)); });
  }

 private:
  // The profiles below 64 without that bit.
  static constexpr std::uint64_t without(std::uint32_t bit) {
    return ~std::uint64_t{0} / ((std::uint64_t{1} << bit) + 1);
  }
};

// What can cover a free cell together with cells behind it, as masks of the next cell's profile.
struct Choices {
  std::array<std::uint32_t, 3> pairs{};  // to E, SE, SW; 0 where there is no free cell
  std::array<std::uint32_t, 2> triangles{};

  constexpr Choices() = default;
  constexpr Choices(Cell cell, CellSet covered) {
    for (std::size_t i = 0; i < 3; ++i) {
      const Cell next = neighbour(cell, direction(1 + static_cast<int>(i)));
      if (next.exists() && !covered.contains(next)) pairs[i] = 1u << (next.index - cell.index - 1);
    }
    // IS-3.2: turned by 0 it covers E and SE, turned by 1 SE and SW.
    for (std::size_t turn = 0; turn < 2; ++turn)
      if (pairs[turn] != 0 && pairs[turn + 1] != 0) triangles[turn] = pairs[turn] | pairs[turn + 1];
  }
};

}  // namespace cover_detail

enum class Triangle : bool { kLaid, kLeft };

// The profiles that can occur at each cell, from the first free one on.
struct Reach {
  using Profiles = cover_detail::Profiles;
  using Choices = cover_detail::Choices;

  int first = kCells;
  CellSet covered;
  std::array<Profiles, kCells + 1> laid{};  // with the triangular lake laid
  std::array<Profiles, kCells + 1> left{};
  std::array<Choices, kCells> choices{};

  constexpr Reach(CellSet covered_cells, Triangle triangle)
      : first(lowest_bit(~covered_cells.bits)), covered(covered_cells) {
    const auto begin = static_cast<std::size_t>(first);
    (triangle == Triangle::kLeft ? left : laid)[begin] = Profiles::of(0);
    for (std::size_t c = begin; c < kCells; ++c) step(c);
  }

  // Whether all can be covered.
  constexpr bool ends() const { return !laid[kCells].empty(); }

 private:
  constexpr void step(std::size_t c) {
    const std::uint64_t free_laid = laid[c].free();
    const std::uint64_t free_left = left[c].free();
    laid[c + 1].low = laid[c].taken();
    left[c + 1].low = left[c].taken();
    if (has_bit(covered.bits, static_cast<int>(c))) {
      laid[c + 1].low |= free_laid;
      left[c + 1].low |= free_left;
      return;
    }
    choices[c] = Choices(Cell::at(static_cast<int>(c)), covered);
    for (const std::uint32_t mask : choices[c].pairs) {
      if (mask == 0) continue;
      laid[c + 1].add(free_laid, mask);
      left[c + 1].add(free_left, mask);
    }
    if (free_left == 0) return;
    for (const std::uint32_t mask : choices[c].triangles)
      if (mask != 0) laid[c + 1].add(free_left, mask);
  }
};

// IS-3.3: whether tiles of two spaces can cover what is left free, and the triangular lake if it is
// left.
constexpr bool can_cover(CellSet covered, Triangle triangle) {
  return Reach(covered, triangle).ends();
}

// The number of ways, in all and by what covers the first free cell.
class Covers {
 public:
  constexpr Covers(CellSet covered, Triangle triangle) {
    const Reach reach(covered, triangle);
    if (!reach.ends()) return;
    if (reach.first == kCells) {
      total_ = 1;
      return;
    }
    std::array<Layer, 2> layers{};  // of cells with even and odd ids
    layers[kCells % 2].laid[0] = 1;
    for (std::size_t c = kCells - 1; c > static_cast<std::size_t>(reach.first); --c)
      step(reach, c, layers[(c + 1) % 2], layers[c % 2]);
    finish(reach, layers[(static_cast<std::size_t>(reach.first) + 1) % 2], triangle);
  }

  constexpr std::uint32_t total() const { return total_; }
  // Precondition of both: there is a free cell. Its neighbour to E, SE or SW (0 to 2).
  constexpr std::uint32_t by_pair(int choice) const {
    return by_pair_[static_cast<std::size_t>(choice)];
  }
  constexpr std::uint32_t by_triangle(int turn) const {
    return by_triangle_[static_cast<std::size_t>(turn)];
  }

 private:
  static constexpr std::size_t kProfiles = 128;
  using Counts = std::array<std::uint32_t, kProfiles>;

  // By profile; only those that can occur count.
  struct Layer {
    Counts laid{};
    Counts left{};
  };

  static constexpr std::uint32_t sum(const Counts& next, std::uint32_t ahead, const auto& masks) {
    std::uint32_t ways = 0;
    for (const std::uint32_t mask : masks)
      if (mask != 0 && (ahead & mask) == 0) ways += next[ahead | mask];
    return ways;
  }

  static constexpr void step(const Reach& reach, std::size_t c, const Layer& next, Layer& layer) {
    const bool covered = has_bit(reach.covered.bits, static_cast<int>(c));
    const Reach::Choices& choices = reach.choices[c];
    reach.laid[c].for_each([&](std::uint32_t p) {
      const bool passes = covered || (p & 1) != 0;
      layer.laid[p] = passes ? next.laid[p >> 1] : sum(next.laid, p >> 1, choices.pairs);
    });
    reach.left[c].for_each([&](std::uint32_t p) {
      const bool passes = covered || (p & 1) != 0;
      layer.left[p] = passes ? next.left[p >> 1]
                             : sum(next.left, p >> 1, choices.pairs) +
                                   sum(next.laid, p >> 1, choices.triangles);
    });
  }

  // The first free cell has one profile, the empty one.
  constexpr void finish(const Reach& reach, const Layer& next, Triangle triangle) {
    const Reach::Choices& choices = reach.choices[static_cast<std::size_t>(reach.first)];
    const Counts& after_pair = triangle == Triangle::kLeft ? next.left : next.laid;
    for (std::size_t i = 0; i < choices.pairs.size(); ++i) {
      if (choices.pairs[i] != 0) by_pair_[i] = after_pair[choices.pairs[i]];
      total_ += by_pair_[i];
    }
    if (triangle == Triangle::kLaid) return;
    for (std::size_t i = 0; i < choices.triangles.size(); ++i) {
      if (choices.triangles[i] != 0) by_triangle_[i] = next.laid[choices.triangles[i]];
      total_ += by_triangle_[i];
    }
  }

  std::uint32_t total_ = 0;
  std::array<std::uint32_t, 3> by_pair_{};
  std::array<std::uint32_t, 2> by_triangle_{};
};

}  // namespace paradoxa::island
