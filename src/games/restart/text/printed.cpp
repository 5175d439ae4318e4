// What is printed on cards, Chains, Gadgets and boards, for clients that draw and name them.
#include <array>
#include <span>
#include <string>

#include "games/restart/codec.hpp"
#include "games/restart/content/operation.hpp"

namespace paradoxa::restart {
namespace {

template <class Numbers>
json::array numbers_printed(const Numbers& numbers, std::size_t count) {
  json::array list;
  for (std::size_t i = 0; i < count; ++i) list.push_back(numbers[i]);
  return list;
}
template <class Numbers>
json::array numbers_printed(const Numbers& numbers) {
  return numbers_printed(numbers, numbers.size());
}

// ---- Cards --------------------------------------------------------------------------------------

// From the bottom: an icon, points or nothing.
json::array slots_printed(const CardRule& rule) {
  json::array slots;
  for (const Slot slot : rule.slots) {
    if (slot.is_icon())
      slots.push_back(json::string(kIconWords.of(slot.icon())));
    else if (slot.points() > 0)
      slots.push_back(slot.points());
    else
      slots.push_back(nullptr);
  }
  return slots;
}
json::object card_printed(const Content& content, Card card) {
  const CardRule& rule = content.card(card);
  json::array text;
  for (const Operation& op : rule.text)
    if (op.exists()) text.push_back(json::string(operation_text(op)));
  json::object object{{"name", content.texts.cards[card.id].text()},
                      {"type", std::string(1, kTypeLetters.of(card.type()))},
                      {"field", kFieldWords.of(rule.field)},
                      {"cost", rule.cost}};
  object["slots"] = slots_printed(rule);
  object["text"] = std::move(text);
  return object;
}
json::object cards_printed(const Content& content) {
  json::object cards;
  for (int c = 0; c < kCards; ++c) cards[to_text(Card::at(c))] = card_printed(content, Card::at(c));
  return cards;
}

// Rows from the top, a letter for each cell: "FE", ".S".
json::array pattern_printed(const Pattern& pattern) {
  json::array rows;
  for (int r = 0; r < pattern.rows; ++r) {
    std::string row;
    for (int c = 0; c < pattern.columns; ++c)
      row += pattern.wants(r, c) ? kTypeLetters.of(pattern.type(r, c)) : '.';
    rows.push_back(json::string(row));
  }
  return rows;
}
json::object chains_printed(const Content& content) {
  json::object chains;
  for (int c = 0; c < kChains; ++c) {
    const Chain chain = Chain::at(c);
    json::object object{{"level", chain.level()},
                        {"cost", content.validate_cost(chain)},
                        {"points", content.validate_points(chain)}};
    object["pattern"] = pattern_printed(content.chain(chain).pattern);
    chains[to_text(chain)] = std::move(object);
  }
  return chains;
}

json::object gadgets_printed(const Content& content) {
  json::object gadgets;
  for (int g = 0; g < kGadgets; ++g) {
    const Gadget gadget = Gadget::at(g);
    const GadgetText& text = content.texts.gadgets[gadget.id];
    const GadgetRule& rule = content.gadget(gadget);
    gadgets[to_text(gadget)] = {{"name", text.name.text()},
                                {"text", text.text.text()},
                                {"price", rule.price},
                                {"effect", kGadgetEffectWords.of(rule.effect)},
                                {"n", rule.n}};
  }
  return gadgets;
}
// Counted from 1.
json::object characters_printed(const Content& content) {
  json::object characters;
  for (std::size_t c = 0; c < kCharacters; ++c) {
    const CharacterText& text = content.texts.characters[c];
    characters[std::to_string(c + 1)] = {{"name", text.name.text()},
                                         {"colour", text.colour.text()},
                                         {"talent", kTalentWords.of(text.talent)},
                                         {"text", text.text.text()}};
  }
  return characters;
}

// ---- Dystopias ----------------------------------------------------------------------------------

json::object abilities_printed(const Content& content, Dystopia dystopia) {
  json::object abilities;
  for (int a = 0; a < kAbilities; ++a) {
    const auto ability = static_cast<Ability>(a);
    if (dystopia_of(ability) != dystopia) continue;
    json::object object{{"field", kFieldWords.of(field_of(ability))}};
    object["values"] = numbers_printed(content.abilities[static_cast<std::size_t>(a)]);
    abilities[kAbilityWords.of(ability)] = std::move(object);
  }
  return abilities;
}
json::object dystopias_printed(const Content& content) {
  json::object dystopias;
  for (std::size_t d = 0; d < kDystopias; ++d) {
    const DystopiaText& text = content.texts.dystopias[d];
    json::object object{{"name", text.name.text()},
                        {"text", text.text.text()},
                        {"plan_a", text.plan_a.text()},
                        {"plan_b", text.plan_b.text()}};
    object["ratings"] = numbers_printed(text.ratings);
    object["abilities"] = abilities_printed(content, static_cast<Dystopia>(d));
    dystopias[kDystopiaWords[d]] = std::move(object);
  }
  return dystopias;
}

// RS-16.9, RS-16.10: by position, 0 first.
json::object track_printed(const ResearchTrack& track) {
  const std::size_t positions = track.length + 1u;
  json::object object{{"length", track.length}};
  object["points"] = numbers_printed(track.points, positions);
  object["bonus"] = numbers_printed(track.bonus, positions);
  return object;
}
json::object pandemia_printed(const PandemiaRule& rule) {
  json::object object;
  for (std::size_t r = 0; r < kResearches; ++r)
    object[kResearchWords[r]] = track_printed(rule.tracks[r]);
  object["penalty"] = numbers_printed(rule.penalty);
  return object;
}

template <class Places>
json::array places_printed(const Places& places) {
  json::array list;
  for (const Place place : places) list.push_back(json::string(to_text(place)));
  return list;
}
json::object anomie_printed(const AnomieRule& rule) {
  json::array places;
  rule.places.for_each([&](Place place) { places.push_back(json::string(to_text(place))); });
  json::object bills, starts;
  for (std::size_t b = 0; b < kBills; ++b) bills[kBillWords[b]] = to_text(rule.bills[b]);
  for (std::size_t s = 0; s < kSides; ++s) starts[kSideWords[s]] = places_printed(rule.starts[s]);
  json::object object{{"law", to_text(rule.law)}};
  object["places"] = std::move(places);
  object["bills"] = std::move(bills);
  object["vetoes"] = places_printed(rule.vetoes);
  object["starts"] = std::move(starts);
  object["law_points"] = numbers_printed(rule.law_points);
  object["bill_points"] = numbers_printed(rule.bill_points);
  return object;
}

json::object extinction_printed(const ExtinctionRule& rule) {
  json::object copies;
  for (int g = 0; g < kGenes; ++g)
    copies[to_text(Gene::at(g))] = rule.copies[static_cast<std::size_t>(g)];
  json::object object;
  object["set_points"] = numbers_printed(rule.set_points);
  object["copies"] = std::move(copies);
  return object;
}

// RS-19.1: sectors with Industry from 1, by Region.
json::object oceanrealm_printed(const OceanrealmRule& rule) {
  json::object industry, sets;
  for (int s = 0; s < kMaxSpaces; ++s)
    industry[to_text(Space::at(s))] = rule.industry[static_cast<std::size_t>(s)] + 1;
  for (std::size_t s = 0; s < kSymbols; ++s) sets[kSymbolWords[s]] = rule.set_size[s];
  json::object object{{"set_points", rule.set_points}, {"column_points", rule.column_points}};
  object["industry"] = std::move(industry);
  object["set_sizes"] = std::move(sets);
  object["contribution"] = numbers_printed(rule.contribution);
  return object;
}

json::object destiny_printed(const Content& content) {
  json::object destiny;
  for (std::size_t t = 0; t < kTypes; ++t)
    destiny[std::string(1, kTypeLetters[t])] = kDystopiaWords.of(content.destiny[t]);
  return destiny;
}

}  // namespace

json::object Codec::printed(const Content& content) {
  return {{"cards", cards_printed(content)},
          {"chains", chains_printed(content)},
          {"gadgets", gadgets_printed(content)},
          {"characters", characters_printed(content)},
          {"dystopias", dystopias_printed(content)},
          {"destiny", destiny_printed(content)},
          {"pandemia", pandemia_printed(content.pandemia)},
          {"anomie", anomie_printed(content.anomie)},
          {"extinction", extinction_printed(content.extinction)},
          {"oceanrealm", oceanrealm_printed(content.oceanrealm)}};
}

}  // namespace paradoxa::restart
