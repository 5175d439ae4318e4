#include "games/restart/content/content_load.hpp"

#include <array>
#include <cstddef>
#include <numeric>
#include <string>

#include "engine/content_parts.hpp"
#include "engine/id_set.hpp"
#include "games/restart/content/parts.hpp"

namespace paradoxa::restart {
namespace {

// ---- numbers.toml -------------------------------------------------------------------------------

// RS-1.9: what four players take, and what lies on the row, must be there.
void read_supply(TomlRow& row, std::size_t token, Numbers& numbers) {
  row.fixed("id", kTokenWords[token]);
  row.read("count", numbers.supply[token], 1, 120);
  row.read("start", numbers.start[token], 0, 20);
  if (numbers.start[token] * kMaxSeats > numbers.supply[token])
    row.fail("start", "four players take more than there are (RS-2.7)");
}

void read_level(TomlRow& row, std::size_t level, Numbers& numbers) {
  row.fixed("id", std::to_string(level + 1));
  row.read("deal", numbers.chain_deal[level], 0, 5);
  if (numbers.chain_deal[level] * kMaxSeats > kChainsOfLevel[level])
    row.fail("deal", "four players are dealt more than there are (RS-2.5)");
  row.read("cost", numbers.validate_cost[level], 1, 9);
  row.read("points", numbers.validate_points[level], 1, 40);
}

int dealt(const Numbers& numbers) {
  return std::accumulate(numbers.chain_deal.begin(), numbers.chain_deal.end(), 0);
}

void read_hand(TomlRow& row, Numbers& numbers) {
  row.read("events", numbers.hand, 1, 20);
  row.read("limit", numbers.hand_limit, 1, 9);
  row.read("chains", numbers.chains_kept, 1, 5);
  if (numbers.chains_kept > dealt(numbers))
    row.fail("chains", "a player keeps more Chains than were dealt (RS-4.1)");
}

// RS-2.6, RS-11.6: a round ends at one card per seat, so the row must hold more.
void read_row(TomlRow& row, Numbers& numbers) {
  row.read("per_seat", numbers.row_per_seat, 2, 6);
  if ((dealt(numbers) + numbers.row_per_seat) * kMaxSeats > kChains)
    row.fail("per_seat", "there are too few Chains for four players (RS-2.6)");
  if (numbers.row_per_seat * kMaxSeats > numbers.supply[3])
    row.fail("per_seat", "there are too few Fragments for the row of four players (RS-2.6)");
}

// RS-14.1: each type leads to a dystopia of its own.
void read_destiny(TomlReader& file, Content& content) {
  IdSet<Dystopia, kDystopias> seen;
  file.rows("destiny", content.destiny, [&](TomlRow& row, Dystopia& next, std::size_t t) {
    row.fixed("id", kTypeWords[t]);
    row.read("next", next, kDystopiaWords, "RS-14.1");
    if (seen.contains(next)) row.fail("next", "another type leads there (RS-14.1)");
    seen.add(next);
  });
}

// ---- looks.toml ---------------------------------------------------------------------------------

void read_character(TomlRow& row, std::size_t c, CharacterText& character) {
  row.fixed("id", "CH" + std::to_string(c + 1));
  row.read("name", character.name);
  row.read("colour", character.colour);
  row.read("talent", character.talent, kTalentWords, "RS-R36");
  row.read("text", character.text);
}

void read_dystopia(TomlRow& row, std::size_t d, DystopiaText& dystopia) {
  row.fixed("id", kDystopiaWords[d]);
  row.read("name", dystopia.name);
  row.read("text", dystopia.text);
  row.read("plan_a", dystopia.plan_a);
  row.read("plan_b", dystopia.plan_b);
  row.read("ratings", dystopia.ratings, 1, 4);
}

constexpr ContentPart<Content> kParts[] = {
    {"cards.toml", read_cards},           {"chains.toml", read_chains},
    {"abilities.toml", read_abilities},   {"gadgets.toml", read_gadgets},
    {"pandemia.toml", read_pandemia},     {"anomie.toml", read_anomie},
    {"extinction.toml", read_extinction}, {"oceanrealm.toml", read_oceanrealm},
    {"numbers.toml", read_numbers},       {"looks.toml", read_looks}};

}  // namespace

void read_numbers(TomlReader& file, Content& content) {
  Numbers& numbers = content.numbers;
  file.rows("supply", numbers.supply,
            [&](TomlRow& row, std::uint8_t&, std::size_t t) { read_supply(row, t, numbers); });
  file.rows("level", numbers.chain_deal,
            [&](TomlRow& row, std::uint8_t&, std::size_t l) { read_level(row, l, numbers); });
  file.row("hand", [&](TomlRow& row) { read_hand(row, numbers); });
  file.row("row", [&](TomlRow& row) { read_row(row, numbers); });
  read_destiny(file, content);
}

void read_looks(TomlReader& file, Content& content) {
  Texts& texts = content.texts;
  file.rows("character", texts.characters,
            [](TomlRow& row, CharacterText& character, std::size_t c) {
              read_character(row, c, character);
            });
  file.rows("dystopia", texts.dystopias, [](TomlRow& row, DystopiaText& dystopia, std::size_t d) {
    read_dystopia(row, d, dystopia);
  });
  file.rows("screen", texts.screens, read_screen);
}

Parsed<Content> load_content(std::span<const ContentFile> files) {
  return load_parts("restart", kParts, files);
}

}  // namespace paradoxa::restart
