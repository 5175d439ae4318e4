#include "games/restart/content/pattern.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace paradoxa::restart {
namespace {

constexpr int kSide = Pattern::kSide;
constexpr int kMinCells = 3;  // fewer would fit in more places than kMaxPlacements

std::uint8_t& cell_of(Pattern& pattern, int row, int column) {
  return pattern.cells[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
}
std::uint8_t cell_of(const Pattern& pattern, int row, int column) {
  return pattern.cells[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
}

Pattern blank(int rows, int columns) {
  Pattern pattern;
  pattern.rows = static_cast<std::uint8_t>(rows);
  pattern.columns = static_cast<std::uint8_t>(columns);
  for (auto& row : pattern.cells) row.fill(Pattern::kAny);
  return pattern;
}

int cells_of(const Pattern& pattern) {
  int cells = 0;
  for (int r = 0; r < pattern.rows; ++r)
    for (int c = 0; c < pattern.columns; ++c) cells += pattern.wants(r, c);
  return cells;
}

bool row_wants(const Pattern& pattern, int row) {
  for (int c = 0; c < pattern.columns; ++c)
    if (pattern.wants(row, c)) return true;
  return false;
}
bool column_wants(const Pattern& pattern, int column) {
  for (int r = 0; r < pattern.rows; ++r)
    if (pattern.wants(r, column)) return true;
  return false;
}
// Otherwise a smaller pattern would say the same.
bool is_tight(const Pattern& pattern) {
  return row_wants(pattern, 0) && row_wants(pattern, pattern.rows - 1) &&
         column_wants(pattern, 0) && column_wants(pattern, pattern.columns - 1);
}

// Mirrored at the falling diagonal: rows become columns.
Pattern flipped(const Pattern& from) {
  Pattern to = blank(from.columns, from.rows);
  for (int r = 0; r < from.rows; ++r)
    for (int c = 0; c < from.columns; ++c) cell_of(to, c, r) = cell_of(from, r, c);
  return to;
}
Pattern mirrored_left_right(const Pattern& from) {
  Pattern to = blank(from.rows, from.columns);
  for (int r = 0; r < from.rows; ++r)
    for (int c = 0; c < from.columns; ++c)
      cell_of(to, r, from.columns - 1 - c) = cell_of(from, r, c);
  return to;
}
Pattern mirrored_top_bottom(const Pattern& from) {
  return flipped(mirrored_left_right(flipped(from)));
}

Pattern turned(const Pattern& from, Symmetry symmetry) {
  switch (symmetry) {
    case Symmetry::kPrinted: return from;
    case Symmetry::kTurn90: return mirrored_left_right(flipped(from));
    case Symmetry::kTurn180: return mirrored_top_bottom(mirrored_left_right(from));
    case Symmetry::kTurn270: return mirrored_top_bottom(flipped(from));
    case Symmetry::kLeftRight: return mirrored_left_right(from);
    case Symmetry::kTopBottom: return mirrored_top_bottom(from);
    case Symmetry::kDiagonal: return flipped(from);
    case Symmetry::kAntidiagonal: return mirrored_top_bottom(mirrored_left_right(flipped(from)));
  }
  return from;
}

// The pattern with its left column in `zone` and its bottom row in `age`.
Planes laid(const Pattern& pattern, int zone, int age) {
  Planes planes;
  for (int r = 0; r < pattern.rows; ++r)
    for (int c = 0; c < pattern.columns; ++c)
      if (pattern.wants(r, c))
        planes.set(pattern.type(r, c), Space::of(zone + c, age + pattern.rows - 1 - r));
  return planes;
}

// Zone by Zone, so those within Zones A to C come first.
Placements everywhere(const Pattern& pattern) {
  Placements fits;
  for (int zone = 0; zone + pattern.columns <= kMaxZones; ++zone)
    for (int age = 0; age + pattern.rows <= kAges; ++age) {
      fits.at[fits.in_four_zones++] = laid(pattern, zone, age);
      if (zone + pattern.columns < kMaxZones) fits.in_three_zones = fits.in_four_zones;
    }
  return fits;
}

}  // namespace

Parsed<Pattern> parse_pattern(std::span<const std::string_view> rows) {
  using Result = Parsed<Pattern>;
  if (rows.empty() || rows.size() > kSide || rows[0].empty() || rows[0].size() > kSide)
    return Result::wrong("a pattern has one to three rows of one to three cells (RS-6.11)");
  Pattern pattern = blank(static_cast<int>(rows.size()), static_cast<int>(rows[0].size()));
  for (int r = 0; r < pattern.rows; ++r) {
    const std::string_view row = rows[static_cast<std::size_t>(r)];
    if (row.size() != pattern.columns) return Result::wrong("rows of different length");
    for (int c = 0; c < pattern.columns; ++c) {
      const char letter = row[static_cast<std::size_t>(c)];
      const auto type = kTypeLetters.parse(letter);
      if (!type && letter != '.')
        return Result::wrong("a cell is F, E, T or S, or . for any card (RS-6.11)");
      if (type) cell_of(pattern, r, c) = static_cast<std::uint8_t>(*type);
    }
  }
  if (cells_of(pattern) < kMinCells) return Result::wrong("a pattern names at least three types");
  if (!is_tight(pattern)) return Result::wrong("an outer row or column takes any cards");
  return pattern;
}

ChainRule chain_rule(const Pattern& pattern) {
  ChainRule rule;
  rule.pattern = pattern;
  rule.cells = static_cast<std::uint8_t>(cells_of(pattern));
  for (std::size_t s = 0; s < kSymmetries; ++s)
    rule.placements[s] = everywhere(turned(pattern, static_cast<Symmetry>(s)));
  return rule;
}

}  // namespace paradoxa::restart
