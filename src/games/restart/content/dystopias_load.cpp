// abilities.toml, gadgets.toml, and a file for each dystopia.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <string>
#include <string_view>

#include "engine/id_set.hpp"
#include "games/restart/content/congress_drawing.hpp"
#include "games/restart/content/operation.hpp"
#include "games/restart/content/parts.hpp"

namespace paradoxa::restart {
namespace {

// ---- abilities.toml -----------------------------------------------------------------------------

using Values = std::array<std::uint8_t, kMaxHeight + 1>;

void read_bill_extra(TomlRow& row, Values& values) {
  const auto words = row.words("values", 80);
  if (words.empty()) return;
  bool right = words.size() == values.size();
  for (std::size_t i = 0; right && i < values.size(); ++i) {
    const auto extra = kBillExtraWords.parse(words[i]);
    right = extra.has_value();
    if (right) values[i] = static_cast<std::uint8_t>(*extra);
  }
  if (!right) row.fail("values", "'values' must be seven of none, opposite and any (RS-17.13)");
}

void read_ability(TomlRow& row, Ability ability, Values& values) {
  row.fixed("id", kAbilityWords.of(ability));
  if (ability == Ability::kBillExtra)
    read_bill_extra(row, values);
  else
    row.read("values", values, 0, std::min(limit_of(ability), 9));
  if (!never_falls(values))
    row.fail("values", "an ability never falls as its field fills (RS-8.2)");
}

// ---- gadgets.toml -------------------------------------------------------------------------------

using EffectSet = IdSet<GadgetEffect, kGadgetEffects>;

void read_gadget(TomlRow& row, Gadget id, GadgetRule& gadget, EffectSet& seen) {
  row.read("price", gadget.price, 1, 6);
  const std::string_view text = row.text("effect", 32);
  if (text.empty()) return;
  if (!read_effect(text, gadget))
    return row.fail("effect",
                    "'" + std::string(text) + "' is not an effect of Gadgets (docs/content.md)");
  if (dystopia_of(gadget.effect) != id.dystopia())
    row.fail("effect", "this effect belongs to another dystopia (RS-15.1)");
  else if (seen.contains(gadget.effect))
    row.fail("effect", "another Gadget has this effect (RS-15.3)");
  seen.add(gadget.effect);
}

// ---- pandemia.toml ------------------------------------------------------------------------------

// From places and what they are worth to a value for each position.
void spread(std::span<const std::uint8_t> places, std::span<const std::uint8_t> values,
            std::span<std::uint8_t> by_position) {
  for (std::size_t i = 0; i < places.size(); ++i)
    for (std::size_t p = places[i]; p < by_position.size(); ++p) by_position[p] = values[i];
}

struct TrackRow {
  std::array<std::uint8_t, kMilestones> milestones{}, points{};
  std::array<std::uint8_t, kSections> sections{}, bonus{};
};

// What is wrong with it, by column.
void check(TomlRow& row, const TrackRow& read) {
  if (!rises(read.milestones)) row.fail("milestones", "milestones rise (RS-16.9)");
  if (!rises(read.points)) row.fail("points", "later milestones are worth more (RS-16.9)");
  if (!rises(read.sections)) row.fail("sections", "sections follow each other (RS-16.10)");
  if (!rises(read.bonus)) row.fail("bonus", "later sections are worth more (RS-16.10)");
  if (read.sections.back() != read.milestones.back())
    row.fail("sections", "the last section ends with the last milestone (RS-16.8)");
}

void read_track(TomlRow& row, ResearchTrack& track) {
  TrackRow read;
  row.read("milestones", read.milestones, 1, kMaxResearch);
  row.read("points", read.points, 1, 99);
  row.read("sections", read.sections, 1, kMaxResearch);
  row.read("bonus", read.bonus, 1, 20);
  check(row, read);
  track.length = read.milestones.back();
  spread(read.milestones, read.points, track.points);
  // A section begins behind the last space of the one before.
  std::array<std::uint8_t, kSections> first{1};
  for (std::size_t i = 1; i < kSections; ++i)
    first[i] = static_cast<std::uint8_t>(read.sections[i - 1] + 1);
  spread(first, read.bonus, track.bonus);
}

// ---- oceanrealm.toml ----------------------------------------------------------------------------

void read_zone(TomlRow& row, std::size_t zone, OceanrealmRule& rule) {
  row.fixed("id", std::string(1, static_cast<char>('A' + zone)));
  std::array<std::uint8_t, kAges> sectors{};
  row.read("industry", sectors, 1, kSectors);
  for (std::size_t age = 0; age < kAges; ++age)
    rule.industry[zone * kAges + age] = static_cast<std::uint8_t>(sectors[age] - 1);
}

void read_contribution(TomlRow& row, OceanrealmRule& rule) {
  const std::span<std::uint8_t> points = std::span(rule.contribution).subspan(1);
  row.read("points", points, 1, 99);
  if (!rises(points)) row.fail("points", "later numbers are worth more (RS-19.12)");
}

}  // namespace

void read_abilities(TomlReader& file, Content& content) {
  file.rows("ability", content.abilities, [](TomlRow& row, Values& values, std::size_t a) {
    read_ability(row, static_cast<Ability>(a), values);
  });
}

void read_gadgets(TomlReader& file, Content& content) {
  EffectSet seen;
  file.rows("gadget", content.gadgets, [&](TomlRow& row, GadgetRule& gadget, std::size_t g) {
    const Gadget id = Gadget::at(static_cast<int>(g));
    GadgetText& text = content.texts.gadgets[g];
    row.fixed("id",
              std::string("G") + kGadgetLetters.of(id.dystopia()) + std::to_string(id.number()));
    row.read("name", text.name);
    row.read("text", text.text);
    read_gadget(row, id, gadget, seen);
  });
}

void read_pandemia(TomlReader& file, Content& content) {
  PandemiaRule& rule = content.pandemia;
  file.rows("track", rule.tracks, [](TomlRow& row, ResearchTrack& track, std::size_t t) {
    row.fixed("id", kResearchWords[t]);
    read_track(row, track);
  });
  file.row("protection", [&](TomlRow& row) {
    row.read("penalty", rule.penalty, 0, 99);
    if (rule.penalty[0] != 0 || !rises(rule.penalty))
      row.fail("penalty", "penalties rise from 0 (RS-16.11)");
  });
}

void read_anomie(TomlReader& file, Content& content) {
  AnomieRule& rule = content.anomie;
  file.row("congress", [&](TomlRow& row) {
    const auto rows = texts_of(row, "rows", "seven rows");
    if (!rows) return;
    const std::string wrong = read_congress(*rows, rule);
    if (!wrong.empty()) row.fail("rows", wrong);
  });
  file.row("tracks", [&](TomlRow& row) {
    row.read("law", rule.law_points, 0, 99);
    if (rule.law_points[0] != 0 || !never_falls(rule.law_points))
      row.fail("law", "points never fall from 0 upwards (RS-17.18)");
    row.read("bill", rule.bill_points, 0, 99);
    if (rule.bill_points[0] != 0 || !rises(rule.bill_points))
      row.fail("bill", "points rise from 0 (RS-17.18)");
  });
}

void read_extinction(TomlReader& file, Content& content) {
  ExtinctionRule& rule = content.extinction;
  std::array<std::array<std::uint8_t, kGeneNumbers>, kColours> colours{};
  file.rows("colour", colours, [&](TomlRow& row, auto& copies, std::size_t c) {
    row.fixed("id", std::string(1, kColourLetters[c]));
    row.read("copies", copies, 1, 24);
    if (std::accumulate(copies.begin(), copies.end(), 0) != kGenesOfColour)
      row.fail("copies", "a colour has 48 cards (RS-18.1)");
    std::copy(copies.begin(), copies.end(), rule.copies.begin() + c * kGeneNumbers);
  });
  file.row("set", [&](TomlRow& row) {
    const std::span<std::uint8_t> points = std::span(rule.set_points).subspan(2);
    row.read("points", points, 1, 99);
    if (!rises(points)) row.fail("points", "larger sets are worth more (RS-18.13)");
  });
}

void read_oceanrealm(TomlReader& file, Content& content) {
  OceanrealmRule& rule = content.oceanrealm;
  std::array<std::uint8_t, kMaxZones> zones{};
  file.rows("zone", zones,
            [&](TomlRow& row, std::uint8_t&, std::size_t z) { read_zone(row, z, rule); });
  file.row("contribution", [&](TomlRow& row) { read_contribution(row, rule); });
  file.row("scoring", [&](TomlRow& row) {
    for (std::size_t s = 0; s < kSymbols; ++s)
      row.read(kSymbolWords[s], rule.set_size[s], 1, kSectors);
    row.read("set", rule.set_points, 1, 9);
    row.read("column", rule.column_points, 1, 9);
  });
}

}  // namespace paradoxa::restart
