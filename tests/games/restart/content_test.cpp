// The content files: what is shipped, what is refused and where.
#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/restart/codec.hpp"
#include "support/restart_content.hpp"

namespace paradoxa::restart {
namespace {

const CardRule& rule(std::string_view text) { return shipped().card(card(text)); }

std::string slots_of(std::string_view text) {
  std::string slots;
  for (const Slot slot : rule(text).slots)
    slots += slot.is_icon()      ? std::string(kIconWords.of(slot.icon()))
             : slot.points() > 0 ? std::to_string(slot.points())
                                 : ".";
  return slots;
}

TEST(RsContent, RS_1_8_cards_have_a_field_a_cost_slots_and_a_text) {
  EXPECT_EQ(shipped().texts.cards[card("F05").id].text(), "Orchard Under the Rails");
  EXPECT_EQ(rule("F05").field, Field::kPerception);
  EXPECT_EQ(rule("F05").cost, 2);
  EXPECT_EQ(slots_of("F05"), "..Ca1As2");
  EXPECT_EQ(rule("E27").field, Field::kMemory);
  EXPECT_EQ(rule("E27").cost, 4);
  EXPECT_EQ(card("S18").type(), Type::kSociety);
}

TEST(RsContent, RS_1_8_a_type_has_nine_cards_of_each_field) {
  std::array<int, kTypes * kFields> count{}, cost{};
  for (int id = 0; id < kCards; ++id) {
    const Card each = Card::at(id);
    const auto place = static_cast<std::size_t>(static_cast<int>(each.type()) * kFields +
                                                static_cast<int>(shipped().card(each).field));
    ++count[place];
    cost[place] += shipped().card(each).cost;
  }
  for (const int each : count) EXPECT_EQ(each, 9);
  for (const int each : cost) EXPECT_EQ(each, 19);
}

TEST(RsContent, RS_3_5_RS_13_6_slots_are_counted_up_to_a_height) {
  const CardRule& e24 = rule("E24");  // Ti 1 Dr . 2 3
  EXPECT_EQ(e24.active(Icon::kTime, 0), 0u);
  EXPECT_EQ(e24.active(Icon::kTime, 1), 0b1u);
  EXPECT_EQ(e24.active(Icon::kDraw, 2), 0u);
  EXPECT_EQ(e24.active(Icon::kDraw, 6), 0b100u);
  EXPECT_EQ(e24.points, (std::array<std::uint8_t, 7>{0, 0, 1, 1, 1, 3, 6}));
  EXPECT_EQ(rule("E09").active(Icon::kCause, 3), 0b101u);
}

TEST(RsContent, texts_are_operations_of_the_closed_vocabulary) {
  const auto text = [](std::string_view id, std::size_t i = 0) { return rule(id).text[i]; };
  EXPECT_EQ(text("F01"), (Operation{.kind = OpKind::kPer,
                                    .token = Token::kPill,
                                    .type = Type::kFood,
                                    .scope = Scope::kAge,
                                    .n = 4}));
  EXPECT_EQ(text("F02"), (Operation{.kind = OpKind::kGain, .token = Token::kPill, .n = 1}));
  EXPECT_EQ(text("F02", 1), (Operation{.kind = OpKind::kSeed, .token = Token::kPill, .n = 2}));
  EXPECT_FALSE(text("F01", 1).exists());
  EXPECT_EQ(text("S17"), (Operation{.kind = OpKind::kTrade,
                                    .token = Token::kTime,
                                    .price = Token::kFragment,
                                    .n = 1,
                                    .m = 1,
                                    .k = 4}));
  EXPECT_EQ(text("F03").n, 2);
  EXPECT_EQ(
      text("E08"),
      (Operation{.kind = OpKind::kPlace, .scope = Scope::kAdjacent, .source = Source::kDeck}));
  EXPECT_EQ(text("T15").source, Source::kDiscard);
  EXPECT_EQ(text("T27").exchange, Exchange::kGridDeck);
  EXPECT_EQ(text("T02").turning, Turning::kMirror);
  EXPECT_EQ(text("E27").set, SetKind::kSame);
  EXPECT_EQ(text("S23"),
            (Operation{.kind = OpKind::kShare, .token = Token::kPill, .n = 3, .m = 1}));
  EXPECT_EQ(text("E10").icon, Icon::kPlanA);
}

TEST(RsContent, every_operation_is_on_a_card) {
  std::set<OpKind> seen;
  for (const CardRule& each : shipped().cards)
    for (const Operation& op : each.text) seen.insert(op.kind);
  EXPECT_EQ(seen.size(), static_cast<std::size_t>(kOpKinds));  // with none at all
}

TEST(RsContent, RS_R30_chains_have_levels_costs_and_points) {
  EXPECT_EQ(chain("C20").level(), 1);
  EXPECT_EQ(chain("C21").level(), 2);
  EXPECT_EQ(chain("C41").level(), 3);
  EXPECT_EQ(ChainSet::of_level(1).size(), 20);
  EXPECT_EQ(ChainSet::of_level(2).size(), 20);
  EXPECT_EQ(ChainSet::of_level(3).size(), 12);
  EXPECT_TRUE(ChainSet::of_level(3).contains(chain("C41")));
  EXPECT_EQ(shipped().validate_cost(chain("C52")), 5);
  EXPECT_EQ(shipped().validate_points(chain("C30")), 7);
  EXPECT_EQ(shipped().validate_points(chain("C01")), 5);
}

// RS-6.11: the figures of the table, counted from the masks.
TEST(RsContent, RS_6_11_patterns_fit_as_often_as_they_should) {
  const auto fits = [](std::string_view text, int zones) {
    return shipped().chain(chain(text)).placements[0].count(zones);
  };
  EXPECT_EQ(fits("C01", 3), 4);
  EXPECT_EQ(fits("C01", 4), 6);
  EXPECT_EQ(fits("C13", 3), 3);
  EXPECT_EQ(fits("C13", 4), 6);
  EXPECT_EQ(fits("C17", 3), 3);
  EXPECT_EQ(fits("C17", 4), 4);
  EXPECT_EQ(fits("C25", 4), 4);
  EXPECT_EQ(fits("C27", 3), 2);
  EXPECT_EQ(fits("C27", 4), 3);
  EXPECT_EQ(fits("C47", 3), 1);
  EXPECT_EQ(fits("C47", 4), 2);
}

TEST(RsContent, RS_6_12_a_mask_counts_the_voids_that_a_pattern_needs) {
  const Planes shown = grid("S T F / E T S / F E E");
  const auto voids = [&](std::string_view text, bool rotate = false, bool mirror = false) {
    return shipped().chain(chain(text)).voids(shown, 3, symmetries(rotate, mirror));
  };
  for (const std::string_view complete : {"C01", "C07", "C15", "C18"})
    EXPECT_EQ(voids(complete), 0);
  EXPECT_EQ(voids("C02"), 1);
  EXPECT_EQ(voids("C21"), 3);
  EXPECT_EQ(voids("C17"), 1);
  EXPECT_EQ(voids("C19", false, true), 1);
  EXPECT_EQ(voids("C09"), 2);
  EXPECT_EQ(voids("C09", true), 1);
}

TEST(RsContent, RS_6_11_turned_patterns_are_the_eight_of_the_square) {
  // C41 is TS. over SFE; each way of turning it, laid into the lower left corner.
  const ChainRule& c41 = shipped().chain(chain("C41"));
  const auto first = [&](Symmetry s) { return c41.placements[static_cast<std::size_t>(s)].at[0]; };
  const auto drawn = [](std::string_view drawing) {
    Planes planes;
    int age = kAges - 1, zone = 0;
    for (const char c : drawing) {
      if (c == '/') {
        --age;
        zone = 0;
        continue;
      }
      if (const auto type = kTypeLetters.parse(c)) planes.set(*type, Space::of(zone, age));
      ++zone;
    }
    return planes;
  };
  EXPECT_EQ(first(Symmetry::kPrinted), drawn(".../TS./SFE"));
  EXPECT_EQ(first(Symmetry::kTurn90), drawn("ST./FS./E.."));
  EXPECT_EQ(first(Symmetry::kTurn180), drawn(".../EFS/.ST"));
  EXPECT_EQ(first(Symmetry::kTurn270), drawn(".E./SF./TS."));
  EXPECT_EQ(first(Symmetry::kLeftRight), drawn(".../.ST/EFS"));
  EXPECT_EQ(first(Symmetry::kTopBottom), drawn(".../SFE/TS."));
  EXPECT_EQ(first(Symmetry::kDiagonal), drawn("TS./SF./.E."));
  EXPECT_EQ(first(Symmetry::kAntidiagonal), drawn("E../FS./ST."));
  EXPECT_EQ(symmetries(false, false).size(), 1);
  EXPECT_EQ(symmetries(true, false).size(), 4);
  EXPECT_EQ(symmetries(false, true).size(), 3);
  EXPECT_FALSE(symmetries(false, true).contains(Symmetry::kTurn180));
  EXPECT_EQ(symmetries(true, true).size(), 8);
}

TEST(RsContent, RS_8_2_totals_switch_abilities_on) {
  const Content& content = shipped();
  EXPECT_EQ(content.ability(Ability::kFix, 3), 2);
  EXPECT_EQ(content.ability(Ability::kReroll, 1), 1);
  EXPECT_EQ(content.ability(Ability::kLawStep, 6), 8);
  EXPECT_EQ(content.ability(Ability::kBillExtra, 2), static_cast<int>(BillExtra::kNone));
  EXPECT_EQ(content.ability(Ability::kBillExtra, 3), static_cast<int>(BillExtra::kOpposite));
  EXPECT_EQ(content.ability(Ability::kBillExtra, 6), static_cast<int>(BillExtra::kAny));
  EXPECT_EQ(content.ability(Ability::kManeuver, 4), 2);
  EXPECT_EQ(content.ability(Ability::kSupport, 6), 2);
  EXPECT_EQ(content.ability(Ability::kReach, 5), 5);
  EXPECT_EQ(content.ability(Ability::kLake, 2), 2);
  EXPECT_EQ(field_of(Ability::kLake), Field::kIntelligence);
  EXPECT_EQ(dystopia_of(Ability::kForest), Dystopia::kOceanrealm);
  EXPECT_EQ(dystopia_of(Ability::kFreezer), Dystopia::kExtinction);
}

TEST(RsContent, RS_15_1_each_dystopia_has_seven_gadgets_of_its_own) {
  for (int g = 0; g < kGadgets; ++g) {
    const GadgetRule& each = shipped().gadgets[static_cast<std::size_t>(g)];
    EXPECT_EQ(dystopia_of(each.effect), Gadget::at(g).dystopia()) << g;
    EXPECT_FALSE(shipped().texts.gadgets[static_cast<std::size_t>(g)].text.empty());
  }
  EXPECT_EQ(shipped().gadget(gadget("GP3")).effect, GadgetEffect::kModReroll);
  EXPECT_EQ(shipped().gadget(gadget("GP3")).n, 2);
  EXPECT_EQ(shipped().gadget(gadget("GA3")).effect, GadgetEffect::kFlagDoubleStep);
  EXPECT_EQ(shipped().gadget(gadget("GA3")).price, 4);
  EXPECT_EQ(shipped().gadget(gadget("GO5")).n, 4);
  EXPECT_EQ(mod_of(Ability::kReach), shipped().gadget(gadget("GX3")).effect);
}

TEST(RsContent, RS_16_9_RS_16_10_RS_16_11_tracks_of_research_have_points_by_position) {
  const ResearchTrack& virus = shipped().pandemia.tracks[0];
  const ResearchTrack& cure = shipped().pandemia.tracks[1];
  EXPECT_EQ(virus.length, 48);
  EXPECT_EQ(cure.length, 36);
  EXPECT_EQ(virus.points[3], 0);
  EXPECT_EQ(virus.points[4], 1);
  EXPECT_EQ(virus.points[31], 20);
  EXPECT_EQ(virus.points[48], 40);
  EXPECT_EQ(virus.bonus[0], 0);
  EXPECT_EQ(virus.bonus[1], 2);
  EXPECT_EQ(virus.bonus[12], 2);
  EXPECT_EQ(virus.bonus[13], 4);
  EXPECT_EQ(cure.bonus[36], 9);
  EXPECT_EQ(cure.points[36], 41);
  EXPECT_EQ(shipped().pandemia.penalty[5], 9);
}

TEST(RsContent, RS_17_1_the_congress_board_is_that_of_the_drawing) {
  const AnomieRule& anomie = shipped().anomie;
  EXPECT_EQ(anomie.places.size(), kPlaces);
  EXPECT_EQ(anomie.law, place("d4"));
  EXPECT_EQ(anomie.bills[static_cast<std::size_t>(Bill::kHealth)], place("d5"));
  EXPECT_EQ(anomie.bills[static_cast<std::size_t>(Bill::kCulture)], place("e4"));
  EXPECT_EQ(anomie.bills[static_cast<std::size_t>(Bill::kEducation)], place("d3"));
  EXPECT_EQ(anomie.bills[static_cast<std::size_t>(Bill::kEconomy)], place("c4"));
  using Starts = std::array<Place, kStarts>;
  EXPECT_EQ(anomie.starts[0], (Starts{place("c1"), place("d1"), place("e1")}));
  EXPECT_EQ(anomie.starts[1], (Starts{place("a5"), place("a4"), place("a3")}));
  EXPECT_EQ(anomie.starts[2], (Starts{place("e7"), place("d7"), place("c7")}));
  EXPECT_EQ(anomie.starts[3], (Starts{place("g3"), place("g4"), place("g5")}));
  EXPECT_TRUE(
      std::is_permutation(anomie.vetoes.begin(), anomie.vetoes.end(),
                          std::array{place("c3"), place("e3"), place("c5"), place("e5")}.begin()));
  EXPECT_TRUE(anomie.plain.contains(place("b2")) && !anomie.plain.contains(place("c1")));
  EXPECT_EQ(side_of(1, 2), Side::kNorth);
  EXPECT_EQ(side_of(1, 3), Side::kWest);
  EXPECT_EQ(anomie.law_points[24], 24);
  EXPECT_EQ(anomie.law_points[40], 32);
  EXPECT_EQ(anomie.bill_points[5], 7);
}

TEST(RsContent, RS_18_1_RS_18_13_chromosomes_and_sets_have_their_numbers) {
  const ExtinctionRule& extinction = shipped().extinction;
  EXPECT_EQ(extinction.copies[gene("X4").id], 8);
  EXPECT_EQ(extinction.copies[gene("Y1").id], 8);
  EXPECT_EQ(extinction.copies[gene("X1").id], 4);
  EXPECT_EQ(extinction.set_points, (std::array<std::uint8_t, 7>{0, 0, 3, 7, 11, 13, 15}));
  // RS-R47: numbers can be read either way.
  for (int n = 1; n <= kGeneNumbers; ++n)
    for (const Colour colour : {Colour::kX, Colour::kY})
      EXPECT_EQ(extinction.copies[Gene::of(colour, n).id],
                extinction.copies[Gene::of(colour, 9 - n).id]);
}

TEST(RsContent, RS_19_1_each_region_has_one_sector_with_industry) {
  const OceanrealmRule& land = shipped().oceanrealm;
  EXPECT_EQ(land.industry[space("A3").id], 3);
  EXPECT_EQ(land.industry[space("A1").id], 6);
  EXPECT_EQ(land.industry[space("D1").id], 7);
  // Three columns of the first three Zones are free of industry, none of Zone D.
  std::array<int, 3 * kMaxZones> in_column{};
  for (int s = 0; s < kMaxSpaces; ++s)
    ++in_column[static_cast<std::size_t>(Space::at(s).zone() * 3 +
                                         land.industry[static_cast<std::size_t>(s)] % 3)];
  EXPECT_EQ(std::count(in_column.begin(), in_column.begin() + 9, 0), 3);
  EXPECT_EQ(std::count(in_column.begin() + 9, in_column.end(), 1), 3);
  EXPECT_EQ(land.contribution[0], 0);
  EXPECT_EQ(land.contribution[4], 6);
  EXPECT_EQ(land.contribution[10], 24);
  EXPECT_EQ(land.set_size, (std::array<std::uint8_t, 3>{2, 3, 5}));
}

TEST(RsContent, RS_2_7_RS_14_1_supplies_hands_and_destiny) {
  const Numbers& numbers = shipped().numbers;
  EXPECT_EQ(numbers.supply, (std::array<std::uint8_t, 4>{40, 60, 10, 48}));
  EXPECT_EQ(numbers.start, (std::array<std::uint8_t, 4>{7, 6, 1, 0}));
  EXPECT_EQ(numbers.chain_deal, (std::array<std::uint8_t, 3>{2, 2, 1}));
  EXPECT_EQ(numbers.hand, 7);
  EXPECT_EQ(numbers.hand_limit, 5);
  EXPECT_EQ(numbers.chains_kept, 3);
  EXPECT_EQ(shipped().destiny[static_cast<std::size_t>(Type::kEnergy)], Dystopia::kOceanrealm);
  EXPECT_EQ(shipped().destiny[static_cast<std::size_t>(Type::kTechnology)], Dystopia::kExtinction);
}

// Every number of the law that has a name is that of the content.
TEST(RsContent, the_law_names_numbers_of_the_content) {
  std::ifstream in("rules/restart.md");
  const std::string law(std::istreambuf_iterator<char>(in), {});
  std::map<std::string, std::string> known;
  for (const auto& [name, value] : Codec::numbers(shipped())) known[name] = value;
  int found = 0;
  for (std::size_t at = law.find('{'); at != std::string::npos; at = law.find('{', at + 1)) {
    const std::size_t bar = law.find('|', at);
    const std::size_t end = law.find('}', at);
    ASSERT_TRUE(bar < end && end != std::string::npos);
    const std::string name = law.substr(bar + 1, end - bar - 1);
    EXPECT_EQ(known[name], law.substr(at + 1, bar - at - 1)) << name;
    ++found;
  }
  EXPECT_GE(found, 25);
}

TEST(RsContent, RS_R36_characters_and_dystopias_have_names) {
  const Texts& texts = shipped().texts;
  EXPECT_EQ(texts.characters[3].talent, Talent::kHandLimit);
  for (const CharacterText& each : texts.characters) EXPECT_FALSE(each.name.empty());
  for (const DystopiaText& each : texts.dystopias) EXPECT_FALSE(each.text.empty());
  EXPECT_EQ(texts.dystopias[0].ratings, (std::array<std::uint8_t, 4>{4, 2, 2, 2}));
}

}  // namespace
}  // namespace paradoxa::restart
