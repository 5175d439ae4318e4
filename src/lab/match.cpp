#include "lab/match.hpp"

namespace paradoxa::match_detail {
namespace {

// Collects scores and wins of whatever is compared.
struct Tally {
  int games = 0;
  double score = 0;
  double wins = 0;

  void add(const GameRecord& record, std::size_t entry) {
    ++games;
    score += record.scores[entry];
    wins += record.win_shares[entry];
  }
  Standing standing(std::string name) const {
    if (games == 0) return {std::move(name), 0, 0, 0, {}};
    return {std::move(name), games, score / games, wins / games, wilson95(wins, games)};
  }
};

Spread spread(const std::vector<int>& values) {
  if (values.empty()) return {};
  const auto [least, most] = std::minmax_element(values.begin(), values.end());
  return {median(values), *least, *most};
}

// 1 is who began. Empty where the games do not say who did.
std::vector<Standing> by_turn_order(const std::vector<GameRecord>& records, int seats,
                                    Rotation rotation) {
  PerSeat<Tally> places{};
  for (std::size_t g = 0; g < records.size(); ++g) {
    const GameRecord& record = records[g];
    if (record.first == kNoSeat) return {};
    for (int e = 0; e < seats; ++e) {
      const Seat seat = seat_of_entry(e, static_cast<int>(g), seats, rotation);
      const int place = (seat.index - record.first.index + seats) % seats;
      places[static_cast<std::size_t>(place)].add(record, static_cast<std::size_t>(e));
    }
  }
  std::vector<Standing> standings;
  standings.reserve(places.size());
  for (int s = 0; s < seats; ++s)
    standings.push_back(
        places[static_cast<std::size_t>(s)].standing("turn " + std::to_string(s + 1)));
  return standings;
}

}  // namespace

void summarise(const std::vector<GameRecord>& records, const std::vector<BotSpec>& specs,
               MatchResult& result) {
  const int seats = static_cast<int>(specs.size());
  PerSeat<Tally> entries{}, positions{};
  std::vector<int> plies, lengths;
  plies.reserve(records.size());
  lengths.reserve(records.size());
  for (std::size_t g = 0; g < records.size(); ++g) {
    const GameRecord& record = records[g];
    for (int e = 0; e < seats; ++e) {
      const Seat seat = seat_of_entry(e, static_cast<int>(g), seats, result.settings.rotation);
      entries[static_cast<std::size_t>(e)].add(record, static_cast<std::size_t>(e));
      positions[seat.index].add(record, static_cast<std::size_t>(e));
    }
    plies.push_back(record.plies);
    lengths.push_back(record.length);
    result.decisions += static_cast<std::uint64_t>(record.decisions);
    result.nature_decisions += static_cast<std::uint64_t>(record.plies - record.decisions);
  }
  for (int s = 0; s < seats; ++s) {
    const auto at = static_cast<std::size_t>(s);
    result.entries.push_back(entries[at].standing(print(specs[at])));
    result.positions.push_back(positions[at].standing("seat " + std::to_string(s)));
  }
  result.order = by_turn_order(records, seats, result.settings.rotation);
  result.plies = spread(plies);
  result.length = spread(lengths);
}

}  // namespace paradoxa::match_detail
