// What a server has acknowledged, and whether its store still knows it.
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "server/load.hpp"
#include "store/store.hpp"
#include "table/room_entry.hpp"

namespace paradoxa::net {

class Promises {
 public:
  using Moves = std::vector<std::pair<int, std::string>>;  // seat and text

  explicit Promises(Load& load) : load_(load) {
    load.on_accepted = [this, &load](std::size_t table, int seat, const std::string& move) {
      acknowledged_[load.table_id(table)].emplace_back(seat, move);
      ++count_;
    };
  }

  // What is wrong, or nothing. A table may have one move more than was acknowledged: the answer was
  // on its way. It counts from now on.
  std::string compare(const std::string& address) {
    const OpenedStore opened = open_store(address);
    if (!opened.store) return "cannot open the store: " + opened.error;
    for (std::size_t t = 0; t < load_.table_count(); ++t) acknowledged_[load_.table_id(t)];
    for (auto& [table, moves] : acknowledged_) {
      const auto stored = moves_of(*opened.store, table);
      if (!stored) return "table " + table + " is gone or damaged";
      if (stored->size() < moves.size()) return "table " + table + " has lost moves";
      if (stored->size() > moves.size() + 1) return "table " + table + " has moves nobody made";
      const auto [said, kept] = std::mismatch(moves.begin(), moves.end(), stored->begin());
      if (said != moves.end())
        return "table " + table + " has other moves than were acknowledged: move " +
               std::to_string(said - moves.begin() + 1) + " of " + std::to_string(moves.size()) +
               " was " + shown(*said) + ", the store has " + shown(*kept) + " among " +
               std::to_string(stored->size());
      unanswered_ += stored->size() - moves.size();
      moves = *stored;
    }
    return {};
  }
  std::size_t count() const { return count_; }
  std::size_t unanswered() const { return unanswered_; }  // durable, and the answer was lost

 private:
  static std::optional<Moves> moves_of(Store& store, const std::string& table) {
    const auto history = store.table(table);
    if (!history || !history->damage.empty()) return std::nullopt;
    Moves moves;
    for (const std::string& text : history->entries) {
      const auto entry = entry::parse_entry(text);
      if (!entry) return std::nullopt;
      if (const auto* moved = std::get_if<entry::Moved>(&entry->what))
        moves.emplace_back(static_cast<int>(moved->seat.index), moved->move);
    }
    return moves;
  }

  static std::string shown(const Moves::value_type& move) {
    return "'" + move.second + "' by seat " + std::to_string(move.first);
  }

  Load& load_;
  std::map<std::string, Moves> acknowledged_;
  std::size_t count_ = 0, unanswered_ = 0;
};

}  // namespace paradoxa::net
