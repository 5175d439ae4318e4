// Tables in one SQLite file: write-ahead log, every commit synced.
#pragma once

#include <map>
#include <string>

#include "store/sqlite.hpp"
#include "store/store.hpp"

namespace paradoxa {

class SqliteStore final : public Store {
 public:
  // Opens, checks, migrates. Empty when it is ready.
  std::string open(const std::string& path, const char* vfs = nullptr);

  std::vector<Kept> keep(std::span<const Job> jobs) override;
  std::vector<std::string> unfinished() override;
  std::optional<TableHistory> table(const std::string& id) override;
  std::vector<StoredTable> list(const ListQuery& query) override;
  std::optional<Person> person(const std::string& id) override;
  std::optional<Person> account(const std::string& name) override;
  std::optional<Token> token(const Digest& hash) override;
  std::string backup(const std::string& path) override;

 private:
  std::string prepare_statements();
  Kept keep_one(const Job& job);
  bool write(const NewTable& table);
  bool write(const NewEntry& entry);
  bool write(const TableSummary& summary);
  bool write(const Person& person);
  bool write(const Token& token);
  bool write(const ForgetToken& forget);
  bool write(const ForgetTokensOf& forget);
  bool write(const ForgetPerson& forget);
  std::optional<Digest> seal_before(const NewEntry& entry);
  std::optional<Person> person_where(SqliteStatement& statement, const std::string& key);

  SqliteConnection db_;
  // Seals of the newest entries, so that appending need not read; forgotten when a commit fails.
  std::map<std::string, std::pair<std::int64_t, Digest>> newest_;
  SqliteStatement new_table_, new_entry_, last_seal_, head_seal_, summarise_, sit_;
  SqliteStatement put_person_, put_token_, forget_token_, forget_tokens_, forget_person_,
      forget_sitter_;
  SqliteStatement find_table_, entries_, unfinished_, person_by_id_, person_by_account_, token_;
};

}  // namespace paradoxa
