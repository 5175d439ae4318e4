// Tables in one SQLite file: write-ahead log, every commit synced.
#pragma once

#include <map>
#include <string>

#include "store/sqlite.hpp"
#include "store/store.hpp"
#include "store/store_file.hpp"

namespace paradoxa {

struct SqliteSettings {
  StoreUse use = StoreUse::kWrite;
  int checkpoint_pages = 1000;  // of the log, before they are copied into the file
  // Up to this size a file is checked before it is used: about a tenth of a second. A larger one is
  // checked beside the play; see `prove`.
  std::int64_t checked_at_open_bytes = std::int64_t{32} << 20;
  const char* vfs = nullptr;  // another file layer: tests let it fail
};

// How much a check looked at.
struct SqliteChecked {
  std::int64_t tables = 0;
  std::int64_t entries = 0;
};

class SqliteStore final : public Store {
 public:
  // Opens, checks, migrates. Empty when it is ready.
  std::string open(const std::string& path, const SqliteSettings& settings = {});

  // Reads every page and every seal, and looks for entries whose table is gone. Says what is wrong,
  // or nothing.
  std::string check_all(SqliteChecked& checked);

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
  std::string trouble() const override { return trouble_; }
  std::string failure() const override { return failure_; }
  std::string examine() override;
  std::string rescue() override;
  std::string prove(const std::atomic<bool>& stop) override;
  std::string backup(const std::string& path) override;

 private:
  std::string open_to_write(const SqliteSettings& settings);
  std::string check_pages();
  std::string check_orphans();
  std::string prepare_statements();
  bool begin();
  std::string misplaced() const;
  void take_back(std::span<const Job> jobs, const std::vector<Kept>& kept);
  Kept keep_one(const Job& job);
  bool write(const NewTable& table);
  bool write(const NewContent& content);
  bool write(const NewEntry& entry);
  bool write(const TableSummary& summary);
  bool write(const Person& person);
  bool write(const Token& token);
  bool write(const ForgetToken& forget);
  bool write(const ForgetTokensOf& forget);
  bool write(const ForgetPerson& forget);
  bool write(const RewriteEntries& rewrite);
  bool write(const ForgetTable& forget);
  bool write(const SeatNotes& notes);
  std::optional<Digest> seal_before(const NewEntry& entry);
  bool read(SqliteStatement& statement);
  std::optional<TableHistory> read_table(const std::string& id);
  static Person person_from(const SqliteStatement& row);
  std::optional<Person> person_where(SqliteStatement& statement, const std::string& key);

  SqliteConnection db_;
  std::string path_;
  NamedFile file_, log_;  // of the one that writes
  bool rescued_ = false;
  std::string failure_;
  std::string trouble_;
  // Seals of the newest entries, so that appending need not read; forgotten when a commit fails.
  std::map<std::string, std::pair<std::int64_t, Digest>> newest_;
  SqliteStatement new_table_, new_content_, new_entry_, last_seal_, head_seal_, count_, summarise_,
      sit_, rewrite_, drop_entry_, count_back_, over_, drop_entries_, drop_table_, drop_sitters_;
  SqliteStatement put_notes_, drop_notes_, drop_notes_at_, forget_notes_, notes_;
  SqliteStatement put_person_, put_token_, forget_token_, forget_tokens_, forget_person_,
      forget_sitter_;
  SqliteStatement begin_read_, end_read_, find_table_, entries_, list_, list_public_, list_of_,
      unfinished_, content_, person_by_id_, person_by_account_, accounts_, guests_, tokens_, token_;
};

}  // namespace paradoxa
