// A table with people: who sits where, what each may ask for, what each is told.
//
// A room is pure: no network, no clock, no threads. A request is answered with the entries it would
// add, or with a refusal; nothing changes until an entry is absorbed. So whoever runs a room makes
// the entries durable first, absorbs them, and then tells everybody; and a room read back from its
// entries is the same room.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/fwd.hpp>

#include "engine/any_game.hpp"
#include "table/clock.hpp"
#include "table/questions.hpp"
#include "table/room_entry.hpp"
#include "table/table.hpp"
#include "table/words.hpp"

namespace paradoxa {

class JsonCursor;
class JsonWriter;

enum class RoomStage : std::uint8_t { kOpen, kRunning, kFinished, kAbandoned };

struct RoomSettings {
  ClockSettings clock;
  bool open_to_all = false;  // listed, and anyone may watch
  bool hints = true;
  bool pass_and_play = true;  // one person may take several seats, and see what each of them sees
};

// The moment of a game that is over from which a branch goes on.
struct Origin {
  std::string table;
  std::int64_t ply = 0;
};

// What a room begins with; stored once.
struct RoomHead {
  std::string id;
  std::string game;
  std::string edition;         // of its content; empty for tables from before it had a name
  std::string options = "{}";  // JSON
  std::string position;        // where the game begins, as the referee's JSON; empty: at the start
  std::optional<Origin> from;  // of a branch
  std::string host;            // a person
  RoomSettings settings;
  // The seed of a practice table: its luck is chosen, known to everybody and proves nothing.
  std::optional<std::string> practice;
  // What its bots play, by seat: the n-th text is the seat's n-th move. Where a list ends, or the
  // move is against the rules by then, the bot thinks.
  std::vector<std::vector<std::string>> script;
  Digest secret{};  // of its luck; committed to before anybody sits down
  std::int64_t created_ms = 0;
};

std::string to_text(const RoomHead& head);
Parsed<RoomHead> parse_head(std::string_view text);
json::object origin_json(const Origin& from);
// [["a move", …], …], a list for each seat.
std::vector<std::vector<std::string>> read_script(const JsonCursor& script);

struct RoomSeat {
  enum class Kind : std::uint8_t { kOpen, kPerson, kBot };
  Kind kind = Kind::kOpen;
  std::string person;  // also of a seat a bot has taken over
  std::string name;
  std::string level;  // of its bot
  std::string away;   // why a bot plays for the person, or empty
  // For the luck: takes part, has committed, has shown.
  bool mixes = false;
  bool withheld = false;  // it was to add to the luck and did not
  std::optional<Digest> hash;
  std::optional<Digest> bytes;

  // A bot decides here.
  bool bot_plays() const { return kind == Kind::kBot || !away.empty(); }
};

struct RoomRefusal {
  std::string code;  // "not_your_seat", "illegal", …: docs/tables.md lists them
  std::string text;
  Clause clause{};
  std::string fact{};  // Refusal::fact
};

struct RoomAnswer {
  std::vector<entry::Any> entries;  // to be made durable, then absorbed
  std::optional<RoomRefusal> refusal;
  bool repeated = false;  // asked for before, and done then: nothing to add, but it counts as done

  static RoomAnswer refuse(std::string code, std::string text) {
    return {{}, RoomRefusal{std::move(code), std::move(text), {}}, false};
  }
};

class Room {
 public:
  static Parsed<std::unique_ptr<Room>> open(const Registry& registry, const RoomHead& head);

  // Takes an entry in. Returns what is wrong with it; a sound history never makes it.
  std::string absorb(const entry::Entry& entry);

  // What a person asks for.
  RoomAnswer sit(const std::string& person, const std::string& name, Seat seat) const;
  RoomAnswer seat_bot(const std::string& person, Seat seat, const std::string& level) const;
  RoomAnswer stand(const std::string& person, Seat seat) const;
  RoomAnswer mix(const std::string& person, Seat seat, const Digest& hash) const;
  RoomAnswer show(const std::string& person, Seat seat, const Digest& bytes) const;
  RoomAnswer call(const std::string& person) const;
  RoomAnswer move(const std::string& person, Seat seat, std::int64_t ply, const std::string& text,
                  std::optional<std::int64_t> undos = {}) const;
  RoomAnswer undo(const std::string& person, Seat seat) const;
  RoomAnswer answer_undo(const std::string& person, Seat seat, bool yes) const;
  RoomAnswer leave(const std::string& person, Seat seat, bool for_good) const;
  RoomAnswer come_back(const std::string& person, Seat seat) const;
  RoomAnswer say(const std::string& person, const std::string& name, const std::string& text) const;
  RoomAnswer rematch(const std::string& person, const std::string& table) const;
  RoomAnswer forget(const std::string& person) const;
  // From now on the seat's questions of this kind are answered so: "ask", "never", "always".
  RoomAnswer order(const std::string& person, Seat seat, const std::string& kind,
                   const std::string& order) const;

  // What the room's keeper does for it.
  RoomAnswer bot_move(Seat seat, std::size_t ply, const std::string& text) const;
  // Questions whose time is up, then seats whose time has run out.
  RoomAnswer time_up(std::int64_t now_ms) const;
  RoomAnswer answers_up(std::int64_t now_ms) const;  // the former alone, one at a time
  // The default answers of these seats, whose people are not there.
  RoomAnswer absent(SeatSet seats) const;
  RoomAnswer mixing_over() const;  // those who did not commit or show in time
  RoomAnswer due() const;          // the start, or what a standing order answers
  RoomAnswer abandon(const std::string& why) const;

  const RoomHead& head() const { return head_; }
  const AnyGame& game() const { return *game_; }
  RoomStage stage() const { return stage_; }
  const std::vector<RoomSeat>& seats() const { return seats_; }
  bool called() const { return called_; }
  bool mixing() const;  // called, and waiting for what players add to the luck
  // Every one who takes part has committed, so all may show.
  bool may_show() const;
  const Table* table() const { return table_.get(); }
  // Whether a person has made a move, be it taken back or not.
  bool played() const { return played_; }
  std::size_t ply() const { return table_ ? table_->ply() : 0; }
  const Clock& clock() const { return clock_; }
  const Questions& questions() const { return questions_; }
  // The seat's person is expected to answer a question that has a default.
  bool has_default(Seat seat) const;
  // The table will make the only move of the seat's secret question.
  bool table_answers(Seat seat) const;
  std::optional<Seat> undo_asked_by() const { return undo_asked_; }
  std::vector<Seat> seats_of(const std::string& person) const;
  std::vector<std::string> people() const;
  // The seat that may read everybody's notes, where the game has one.
  std::optional<Seat> notes_reader() const;
  bool may_read_notes(const std::string& person, Seat seat) const;
  // The person sits here, or has said something.
  bool knows(const std::string& person) const;
  // What the viewer has been told of: how many moves, and how often some of those were taken back.
  // Together they name a position, as this viewer knows it.
  std::size_t told(Viewer viewer) const { return table_ ? table_->told(viewer) : 0; }
  std::size_t told(Seat seat) const { return told(Viewer::of(seat)); }
  std::int64_t undos(Viewer viewer) const { return undos_[viewer]; }
  // The viewers who knew about the moves that the last undo took back.
  const Audience& unsaid_to() const { return unsaid_to_; }
  // A seat for which a bot is to decide now.
  std::optional<Seat> bot_to_move() const;
  // The move that the script of a practice table has for this bot now, or nothing.
  std::optional<std::string> scripted(Seat seat) const;
  std::int64_t next_deadline_ms() const;
  std::int64_t entries() const { return entries_; }
  const std::string& next_table() const { return rematch_; }

  // What is told, as frames. A seat's frames hold what that seat may know and nothing else.
  json::object table_json() const;
  std::string state_frame(Viewer viewer, std::int64_t now_ms, Words words) const;
  std::string events_frame(std::size_t since, Viewer viewer, std::int64_t now_ms,
                           Words words) const;
  // What the viewer was told up to a number of moves, as far back as a page goes.
  std::string history_frame(Viewer viewer, std::size_t before, const std::string& id,
                            Words words) const;
  json::object over_frame() const;
  // {"first":…,"from":…,"lines":[…]}: what was said before a line, as far back as a page goes, and
  // the first line that is still kept.
  json::object chat_page(std::size_t before) const;
  std::size_t chat_lines() const { return chat_gone_ + chat_.size(); }
  json::object clock_json(std::int64_t now_ms) const;
  // {kind: order}: of every kind of question for which the seat may give orders now.
  json::object orders_json(Seat seat) const;
  Record record() const;

  // After everybody has been told.
  void forget_events() {
    if (table_) table_->forget_events();
  }

 private:
  Room(const AnyGame& game, RoomHead head, std::unique_ptr<AnyPosition> start);

  void take(const entry::Sat& e, std::int64_t at_ms);
  void take(const entry::BotSat& e, std::int64_t at_ms);
  void take(const entry::Stood& e, std::int64_t at_ms);
  void take(const entry::Mixed& e, std::int64_t at_ms);
  void take(const entry::Shown& e, std::int64_t at_ms);
  void take(const entry::Withheld& e, std::int64_t at_ms);
  void take(const entry::Called& e, std::int64_t at_ms);
  void take(const entry::Started& e, std::int64_t at_ms);
  void take(const entry::Moved& e, std::int64_t at_ms);
  void take(const entry::Ordered& e, std::int64_t at_ms);
  void take(const entry::Undone& e, std::int64_t at_ms);
  void take(const entry::UndoAsked& e, std::int64_t at_ms);
  void take(const entry::UndoAnswered& e, std::int64_t at_ms);
  void take(const entry::TakenOver& e, std::int64_t at_ms);
  void take(const entry::TakenBack& e, std::int64_t at_ms);
  void take(const entry::Said& e, std::int64_t at_ms);
  void take(const entry::Abandoned& e, std::int64_t at_ms);
  void take(const entry::Rematched& e, std::int64_t at_ms);
  void take(const entry::Forgotten& e, std::int64_t at_ms);

  bool has_seat(Seat seat) const { return seat.index < seats_.size(); }
  bool sits(const std::string& person, Seat seat) const;
  std::optional<RoomRefusal> not_theirs(const std::string& person, Seat seat) const;
  std::optional<RoomRefusal> not_running() const;
  SeatSet must_agree(Seat asking) const;
  bool undo_takes_secrets(Seat asking) const;
  void ask_and_run(std::int64_t at_ms);
  std::int64_t answer_ms(Seat seat) const;
  void fix(const char* what) { broken_ = what; }
  PerSeat<std::size_t> decisions() const;  // that each seat has made, as everybody knows
  std::optional<RoomRefusal> not_at(Seat seat, std::int64_t ply,
                                    std::optional<std::int64_t> undos) const;
  void write_sentences(JsonWriter& out, const AnyEvents& events, Viewer viewer) const;
  void write_position(JsonWriter& out, Viewer viewer, std::int64_t now_ms, Words words) const;
  void write_questions(JsonWriter& out, Seat seat, std::int64_t now_ms) const;

  const AnyGame* game_;
  RoomHead head_;
  std::unique_ptr<AnyPosition> start_;
  RoomStage stage_ = RoomStage::kOpen;
  std::vector<RoomSeat> seats_;
  bool called_ = false;
  bool played_ = false;
  std::unique_ptr<Table> table_;
  Clock clock_;
  Questions questions_;
  std::optional<Seat> undo_asked_;
  SeatSet undo_agreed_;
  std::vector<entry::Said> chat_;
  std::vector<std::int64_t> chat_at_ms_;
  std::size_t chat_gone_ = 0;  // lines before these
  std::string rematch_;
  std::string abandoned_why_;
  std::int64_t entries_ = 0;
  PerViewer<std::int64_t> undos_;
  Audience unsaid_to_;
  std::string broken_;
};

}  // namespace paradoxa
