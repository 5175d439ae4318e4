// Where tables and people are kept. One small interface; memory and SQLite behind it.
//
// A table is a head, written once, and entries appended in order: everything else about it follows
// from these. The key (table, seq) decides every race. Each entry carries a seal over itself and
// the one before, so that a damaged file is noticed and never played on.
#pragma once

#include <atomic>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/sha256.hpp"

namespace paradoxa {

enum class TableStage : std::uint8_t { kOpen, kRunning, kFinished, kAbandoned };

struct NewTable {
  std::string id;
  std::string game;
  std::string head;  // JSON: options, seats, clocks, secret
  bool open_to_all = false;
  std::int64_t created_ms = 0;
};

// Content that tables are played with, named by what is in it: written again, nothing changes.
struct NewContent {
  std::string id;
  std::string files;  // JSON
};

struct NewEntry {
  std::string table;
  std::int64_t seq = 0;  // from 0 without a gap
  std::string body;      // JSON
};

// What lists show of a table; derived from its entries, kept so that lists need not replay.
struct TableSummary {
  std::string table;
  TableStage stage = TableStage::kOpen;
  std::int64_t changed_ms = 0;
  std::string summary;              // JSON
  std::vector<std::string> people;  // ids of those who sit there; who sat there is remembered
};

// Written again, a person keeps `created_ms`, and a token all but `used_ms`.
struct Person {
  std::string id;
  std::string name;
  std::int64_t created_ms = 0;
  std::string account;   // name to log in with, or empty: a guest
  std::string password;  // Argon2id, or empty
};

// Tokens are kept hashed: who reads the file cannot become anybody.
struct Token {
  Digest hash{};
  std::string person;
  std::int64_t created_ms = 0;
  std::int64_t used_ms = 0;
};

struct ForgetToken {
  Digest hash{};
};
struct ForgetTokensOf {
  std::string person;
};
// The person goes; tables stay, with a name that says so.
struct ForgetPerson {
  std::string person;
};

// Other texts for all entries of a table, as many as there are, sealed anew from the head on: so a
// person's name leaves games that are over. A damaged table is left as it is. SQLite may keep
// stray copies of a text in unused bytes of its file; a backup has none.
struct RewriteEntries {
  std::string table;
  std::vector<std::string> bodies;
};

// A table that is over goes with all its entries; one that is open or running is a conflict.
struct ForgetTable {
  std::string table;
};

// What the person at a seat has written down for themselves: no part of the table's history. The
// last text counts, and an empty one takes it away; without the table it is a conflict. It goes
// with the person, or with the table.
struct SeatNotes {
  std::string table;
  std::uint8_t seat = 0;
  std::string person;
  std::string text;

  friend bool operator==(const SeatNotes&, const SeatNotes&) = default;
};

using Write = std::variant<NewTable, NewContent, NewEntry, TableSummary, Person, Token, ForgetToken,
                           ForgetTokensOf, ForgetPerson, RewriteEntries, ForgetTable, SeatNotes>;

// Written whole or not at all.
using Job = std::vector<Write>;

enum class Kept : std::uint8_t {
  kDurable,   // on disk; a crash does not undo it
  kConflict,  // a key was taken: another write was faster
  // The disk refused, and the job is not there. Only the disk itself may know better: where it lost
  // power before the next commit, the job turns up again, whole.
  kFailed,
};

struct StoredTable {
  NewTable table;
  TableStage stage = TableStage::kOpen;
  std::int64_t changed_ms = 0;
  std::string summary;
};

// A table and all its entries. `damage` says what is wrong with it, or nothing.
struct TableHistory {
  StoredTable stored;
  std::vector<std::string> entries;
  std::string damage;
};

// A person without an account, and when they last used a token, or were made.
struct SeenGuest {
  std::string person;
  std::int64_t seen_ms = 0;
  bool plays = false;  // at a table that is open or running

  friend bool operator==(const SeenGuest&, const SeenGuest&) = default;
};

// The newest change first; of two at once, the greater id.
struct ListQuery {
  TableStage stage = TableStage::kOpen;
  std::string person;  // only tables of this person, or empty
  bool public_only = false;
  int most = 50;
  // Only tables behind this place: the change and the id of the last one of another page.
  std::int64_t before_ms = std::numeric_limits<std::int64_t>::max();
  std::string before_id{};
};

// Reads see what is durable. All calls are made from one thread at a time per object; a store may
// be opened twice, once to write and once to read.
class Store {
 public:
  virtual ~Store() = default;

  // One commit for all jobs; each by itself durable, in conflict or failed.
  virtual std::vector<Kept> keep(std::span<const Job> jobs) = 0;

  virtual std::vector<std::string> unfinished() = 0;  // ids of open and running tables
  virtual std::optional<TableHistory> table(const std::string& id) = 0;
  virtual std::vector<StoredTable> list(const ListQuery& query) = 0;
  virtual std::optional<std::string> content(const std::string& id) = 0;
  virtual std::vector<SeatNotes> notes(const std::string& table) = 0;  // by seat

  virtual std::optional<Person> person(const std::string& id) = 0;
  virtual std::optional<Person> account(const std::string& name) = 0;
  // People with an account, in byte order of names after this one; at most `most`.
  virtual std::vector<Person> accounts(const std::string& after, int most) = 0;
  virtual std::optional<Token> token(const Digest& hash) = 0;
  // All there are, in the order of their ids and hashes, behind this one; so many at most.
  virtual std::vector<SeenGuest> guests(const std::string& after, int most) = 0;
  virtual std::vector<Token> tokens(const Digest& after, int most) = 0;

  // Why the last read found less than there may be: the disk. Empty when it found all there is.
  virtual std::string trouble() const { return {}; }

  // Why the last `keep` failed, or nothing.
  virtual std::string failure() const { return {}; }
  // Why nothing could be kept now, or nothing: looks at the file, and after a failure tries a small
  // write. Called by the thread that writes.
  virtual std::string examine() { return {}; }
  // Where its file was deleted under it: writes a copy of all that it kept, once, and says where.
  virtual std::string rescue() { return {}; }

  // Reads all that is kept, seals and all: this takes long, and ends early when `stop` is set. Says
  // what is wrong, or nothing.
  virtual std::string prove(const std::atomic<bool>& /*stop*/) { return {}; }

  // A consistent copy while others write; an empty answer means done.
  virtual std::string backup(const std::string& path) = 0;
};

// The seal of an entry: over the seal before it, its place and its text.
Digest seal(const Digest& before, std::string_view table, std::int64_t seq, std::string_view body);

struct OpenedStore {
  std::unique_ptr<Store> store;
  std::string error;  // why there is none
};

// The first one to open a store makes, checks and migrates it; others only read.
enum class StoreUse : std::uint8_t { kWrite, kRead };

// "memory:" or "sqlite:FILE".
OpenedStore open_store(const std::string& address, StoreUse use = StoreUse::kWrite);

// The file of such an address; empty for a store in memory.
std::string file_of_store(const std::string& address);

}  // namespace paradoxa
