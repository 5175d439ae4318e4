// A store that forgets when the program ends: tests, trials.
#pragma once

#include <map>
#include <mutex>
#include <set>

#include "store/store.hpp"

namespace paradoxa {

class MemoryStore final : public Store {
 public:
  std::vector<Kept> keep(std::span<const Job> jobs) override;
  std::vector<std::string> unfinished() override;
  std::optional<TableHistory> table(const std::string& id) override;
  std::vector<StoredTable> list(const ListQuery& query) override;
  std::optional<std::string> content(const std::string& id) override;
  std::vector<SeatNotes> notes(const std::string& table) override;
  std::optional<Person> person(const std::string& id) override;
  std::optional<Person> account(const std::string& name) override;
  std::vector<Person> accounts(const std::string& after, int most) override;
  std::optional<Token> token(const Digest& hash) override;
  std::vector<SeenGuest> guests(const std::string& after, int most) override;
  std::vector<Token> tokens(const Digest& after, int most) override;
  std::string backup(const std::string& path) override;

 private:
  struct TableAndPeople {
    TableHistory history;
    std::set<std::string> people;
    std::map<std::uint8_t, SeatNotes> notes;  // by seat
  };
  struct Everything {
    std::map<std::string, TableAndPeople> tables;
    std::map<std::string, std::string> contents;
    std::map<std::string, Person> people;
    std::map<Digest, Token> tokens;
  };

  static bool fits(const Everything& all, const Job& job);
  static void write(Everything& all, const Write& write);

  std::mutex mutex_;  // written by one thread, read by another
  Everything all_;
};

}  // namespace paradoxa
