// Tables for tests: opened with a seed or by hand, and played on at random.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <boost/json.hpp>

#include "table/record.hpp"
#include "table/surroundings.hpp"
#include "table/table.hpp"

namespace paradoxa {

inline Luck luck_of(std::string_view seed, std::string table = "test-table") {
  return {std::move(table), secret_from(seed), {}};
}

inline std::unique_ptr<AnyPosition> start_of(int seats, const char* options = "{}") {
  auto start = games().find("paradominetor")->start(seats, json::parse(options).as_object());
  if (!start) throw std::runtime_error(start.error());
  return std::move(*start);
}

inline Table open_table(int seats, const char* options, std::optional<Luck> luck,
                        SeatNames names = {}) {
  std::string id = luck ? luck->table : "test-table";
  return Table(start_of(seats, options), {std::move(id), std::move(luck), std::move(names), {}});
}

inline Table seeded_table(int seats, std::string_view seed, const char* options = "{}") {
  return open_table(seats, options, luck_of(seed));
}

// Makes a random legal move for a seat to act, all of them equally likely.
inline void move_at_random(Table& table, FastRandom& random) {
  std::vector<std::pair<Seat, std::string>> moves;
  for (int s = 0; s < 16; ++s)
    if (table.position().to_act().contains(seat(s)))
      for (std::string& text : table.position().legal(seat(s)))
        moves.emplace_back(seat(s), std::move(text));
  const auto& [who, text] = one_of(moves, random);
  const auto refusal = table.move(who, text);
  ASSERT_FALSE(refusal) << text;
}

inline void play_to_the_end(Table& table, FastRandom& random) {
  while (!table.over()) move_at_random(table, random);
}

// Expects the move to be made.
inline void make(Table& table, int who, std::string_view text) {
  const auto refusal = table.move(seat(who), text);
  EXPECT_FALSE(refusal) << who << " " << text << ": " << refusal->text;
}

inline std::string referee_text(const Table& table) {
  return json::serialize(table.position().view(kReferee));
}

inline std::unique_ptr<Table> loaded(const Record& record,
                                     const std::optional<Luck>& luck = std::nullopt) {
  auto table = Table::from_record(games(), record, luck);
  if (!table) throw std::runtime_error(table.error());
  return std::move(*table);
}

inline Record parsed(const std::string& text) {
  auto record = parse_record(text);
  if (!record) throw std::runtime_error(record.error());
  return *record;
}

}  // namespace paradoxa
