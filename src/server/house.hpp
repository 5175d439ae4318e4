// The house: all tables of a server, who is connected to them, and the order of things.
//
// Everything here runs on the loop. A request to a room is answered in three steps: the room says
// which entries it would add; the writer makes them durable; then the room takes them in, the one
// who asked gets its answer, and everybody at the table is told. A room has one such request under
// way at a time, the next waits; so nobody ever sees what could still be lost.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.hpp"
#include "server/bot_pool.hpp"
#include "server/connection.hpp"
#include "server/limits.hpp"
#include "server/log.hpp"
#include "server/loop.hpp"
#include "server/metrics.hpp"
#include "server/pressure.hpp"
#include "store/store.hpp"
#include "store/writer.hpp"
#include "table/room.hpp"

namespace paradoxa {

// Of docs/tables.md: what is said over the socket of a table.
inline constexpr int kTableProtocol = 3;

// Of one seat at one table, in UTF-8.
inline constexpr std::size_t kMaxNotesBytes = 8 * 1024;

// Who speaks: a person, with the name they go by now.
struct Speaker {
  std::string person;
  std::string name;
};

struct HouseLimits {
  std::size_t tables = 20000;           // live ones
  std::size_t tables_per_person = 50;   // open or running, as host
  std::size_t requests_per_table = 64;  // waiting their turn
  double hints_burst = 20;              // of one person
  double hints_per_second = 0.25;       // and how fast they come back
  double aids_burst = 20;               // what a notebook may be asked for by one person
  double aids_per_second = 1;           // and how fast that comes back
  double notes_burst = 10;              // how often one person may save notes
  double notes_per_second = 0.5;        // and how fast that comes back
  std::int64_t absent_ms = 5000;        // how long a default waits for somebody to come back
  std::int64_t mixing_ms = 5000;        // to commit or show
  std::int64_t grace_ms = 30 * 1000;    // after a restart nobody's time is up
  // How long a table is kept that nobody touches, with nobody connected to it.
  std::int64_t empty_ms = 10 * 60 * 1000;          // open, and nobody sits there
  std::int64_t open_ms = 24 * 3600 * 1000LL;       // open, and somebody waits
  std::int64_t bots_only_ms = 10 * 60 * 1000;      // bots play for everybody
  std::int64_t unplayed_ms = 3600 * 1000LL;        // no person has made a move yet
  std::int64_t idle_ms = 30 * 24 * 3600 * 1000LL;  // people played, and may come back
};

struct HouseFigures {
  std::uint64_t moves = 0;
  std::uint64_t refused = 0;
  std::uint64_t frames = 0;
  std::uint64_t tables_created = 0;
  std::uint64_t tables_finished = 0;
  std::uint64_t tables_frozen = 0;
  std::uint64_t not_saved = 0;       // requests that the store refused
  std::uint64_t store_failures = 0;  // how often it stopped keeping anything
};

class House {
 public:
  // `read` may be the same store as the writer's only where that is safe (memory).
  House(const Registry& registry, Store& read, Writer& writer, BotPool& bots, Loop& loop, Log& log,
        const HouseLimits& limits);
  ~House();

  // Reads back every unfinished table. Returns how many there are.
  std::size_t recover();

  // Answers with a refusal or the table's id.
  using Created = std::function<void(std::optional<RoomRefusal>, const std::string& id)>;
  using Request = std::function<RoomAnswer(const Room&)>;
  // With what is asked of it first, all or nothing: who sits where, the start.
  void create(const Speaker& host, RoomHead head, const std::vector<Request>& first, Created done);
  void create(const Speaker& host, RoomHead head, Created done) {
    create(host, std::move(head), {}, std::move(done));
  }

  // What a person asks of a table, however it comes in; `done` is called once, on the loop.
  using Done = std::function<void(const std::optional<RoomRefusal>&)>;
  void ask(const std::string& table, Request request, Done done);

  // A live table, or null; finished ones are read from the store.
  const Room* find(const std::string& table) const;
  // From the store, live or not; the error says why there is none.
  std::unique_ptr<Room> read_back(const std::string& table, std::string& error) const;

  // A client comes to a table and is told how it stands. False when there is no such table or it is
  // not for this person.
  bool attach(const std::shared_ptr<Connection>& client, const Speaker& speaker,
              const std::string& table, Words words = Words::kLeftOut);
  void detach(const Connection* client);
  // A client to which news was not sent because it was too far behind has read everything else.
  void caught_up(const Connection* client);
  // A text message from an attached client.
  void receive(const std::shared_ptr<Connection>& client, std::string_view text);

  // Closes every connection of a person (their token was revoked) or everybody's.
  void close_all_of(const std::string& person, CloseCode code, const std::string& why);
  void close_all(CloseCode code, const std::string& why);

  // The store cannot keep anything any more, and why; or it can again, where `why` is empty.
  // Nothing is acknowledged in between, and everybody at a table is told.
  void store_changed(const std::string& why);
  const std::string& store_failure() const { return store_failure_; }

  // Takes a person's name and words out of every table; false when not all of it could be saved.
  void forget(const std::string& person, std::function<void(bool)> done);
  // How often somebody was forgotten: what was made before may still have their name.
  std::uint64_t forgettings() const { return forgettings_; }

  const HouseFigures& figures() const { return figures_; }
  void report(MetricsText& metrics) const;
  // Whether the server keeps up; from then on it is looked at many times a second.
  void watch_pressure();
  Pressure& pressure() { return pressure_; }
  std::size_t live_tables() const { return tables_.size(); }
  std::size_t connections() const { return clients_.size(); }
  std::size_t hosted_by(const std::string& person) const;
  std::vector<const Room*> rooms() const;
  // Every live table as its operator sees it, the newest first: nothing of what is played.
  std::vector<json::object> inventory() const;
  const Registry& registry() const { return registry_; }
  Loop& loop() { return loop_; }

 private:
  struct Client {
    std::shared_ptr<Connection> connection;
    Speaker speaker;
    std::string table;
    Words words = Words::kLeftOut;
  };
  struct Waiting {
    Request request;
    Done done;
  };
  struct Thought {
    Seat seat{};
    std::size_t ply = 0;
    std::string level;

    friend bool operator==(const Thought&, const Thought&) = default;
  };
  // A hint that somebody waits for.
  struct Advising {
    Cancelled cancelled;
    const Connection* client = nullptr;
    std::string id;  // of the message that asked
  };
  struct Live {
    std::unique_ptr<Room> room;
    std::set<const Connection*> clients;
    std::deque<Waiting> line;
    bool busy = false;                          // an answer is on its way to the disk
    bool frozen = false;                        // a mistake of ours: nothing more happens here
    bool retired = false;                       // its game is over and listed
    Cancelled thinking;                         // of the bot at work, or null
    Thought thought;                            // what it thinks about
    bool looks_again = false;                   // a timer will settle what could not be settled now
    std::map<std::uint8_t, Advising> advising;  // by the seat that asked
    std::set<std::uint8_t> aided;               // seats whose notebook is being filled
    std::int64_t timer_ms = kNever;             // what the pending timer waits for
    std::int64_t changed_ms = 0;
    std::int64_t mixed_ms = 0;   // as changed_ms, but talk does not count
    std::int64_t people_ms = 0;  // when a person last did something here, came or went
    std::map<std::string, std::int64_t> left_ms;  // when people who sit here were connected last
    std::optional<std::vector<SeatNotes>> notes;  // once they were read
  };

  class Forgetting;
  void forget_next(const std::shared_ptr<Forgetting>& forgetting);
  void forget_at(const std::string& table, const std::shared_ptr<Forgetting>& forgetting);
  void rewrite_without(const std::string& table, const std::shared_ptr<Forgetting>& forgetting,
                       int tries);
  // Absorbs a stored history; the error says what is wrong with it.
  static std::string replay(Room& room, const std::vector<std::string>& entries);
  // When a table that nobody touches is given up.
  std::int64_t expiry_ms(const Live& live) const;
  void touch(const std::string& table, Live& live);

  void next(const std::string& table);
  void keep(const std::string& table, RoomAnswer answer, Done done);
  void kept(const std::string& table, const std::vector<entry::Entry>& entries, Kept result,
            const Done& done);
  void not_kept(const std::string& table, Live& live, Kept result, const Done& done);
  void settle(const std::string& table);
  void go_on(const std::string& table, Live& live);
  void look_again(const std::string& table, Live& live, std::int64_t delay_ms);
  static constexpr std::int64_t kTryAgainMs = 500;  // where the disk refused
  // How a room stood before something happened in it.
  struct Before {
    std::size_t ply;
    RoomStage stage;
    std::optional<Seat> undo_asked;
  };
  void tell_orders(const Live& live, Seat seat);
  void tell(Live& live, const Before& before, const std::vector<entry::Entry>& entries);
  enum class Change : std::uint8_t {
    kMoves,   // concerns those who are told of them
    kUndo,    // and those who were told of what is gone
    kForAll,  // the game has begun, or clocks have changed
  };
  void tell_positions(Live& live, std::size_t ply_before, Change change);
  void let_bot_think(const std::string& table, Live& live);
  void come_earlier(const std::string& table, Live& live);
  static std::uint64_t bot_seed(const RoomHead& head, const Thought& thought);
  static std::int64_t bot_pace_ms(std::string_view level);
  static std::int64_t pace_wait_ms(std::int64_t pace_ms, std::int64_t since_ms);
  void start_thinking(const std::string& table, Live& live, const Thought& thought);
  void bot_refused(const std::string& table, const Cancelled& task, const RoomRefusal& refusal);
  void set_timer(const std::string& table, Live& live);
  void on_timer(const std::string& table, std::int64_t timer_ms);
  void retire(const std::string& table);
  void let_go(const std::string& table);
  void freeze(const std::string& table, Live& live, const std::string& why);
  static json::object frozen_frame();
  static json::object paused_frame();
  void welcome(const Client& client, Live& live);
  void greet(const Client& client, const Room& room);
  void send(const Client& client, std::string frame);
  void send(const Client& client, const json::object& frame);
  void to_all(const Live& live, const json::object& frame);
  std::vector<Viewer> viewers_of(const Client& client, const Room& room) const;
  json::object hello_frame(const Client& client, const Room& room) const;
  TableSummary summary_of(const Room& room, std::int64_t now_ms) const;

  // absence.cpp: questions of people who are not connected
  bool connected(const Live& live, const std::string& person) const;
  std::int64_t absence_ms(const Live& live, Seat seat) const;
  std::int64_t next_absence_ms(const Live& live) const;
  SeatSet absent_seats(const Live& live, std::int64_t now_ms) const;
  RoomAnswer default_due(const Live& live) const;

  // aid.cpp: what a player's notebook says by itself
  void aid(const Client& client, Seat seat, const AidRequest& request, const std::string& id);
  void aided(const std::string& table, Seat seat, const Connection* asked, const std::string& id,
             std::size_t ply, const Parsed<std::string>& answer);

  // notes.cpp: what players write down
  void write_notes(const Client& client, Seat seat, const std::string& text, const std::string& id);
  void notes_kept(const std::string& table, const SeatNotes& notes, const Connection* writer);
  std::vector<SeatNotes> notes_of(const std::string& table, Live& live) const;
  void tell_notes(const Client& client, Live& live);
  static json::object notes_frame(const SeatNotes& notes, const Room& room);

  // messages.cpp: what clients send
  bool slowed_down(const Client& client, Work work, const std::string& id);
  struct Message;
  void handle(const Client& client, const Message& message);
  void hint(const Client& client, Seat seat, const std::string& id);
  void advise(const std::string& table, Seat seat, const Advice& advice);
  void cancel_advice(const Advising& advising);
  void cancel_thinking(Live& live);
  void history(const Client& client, Viewer viewer, std::size_t before, const std::string& id);
  void chat_page(const Client& client, std::size_t before, const std::string& id);
  void why(const Client& client, Seat seat, const std::string& move, const std::string& id);
  Done answering(const Connection* client, const std::string& id);

  Registry registry_;                    // with all editions that tables began with
  std::set<std::string> kept_editions_;  // that are known to be in the store
  Store& read_;
  Writer& writer_;
  BotPool& bots_;
  Loop& loop_;
  Log& log_;
  HouseLimits limits_;
  HouseFigures figures_;
  Durations answers_;  // from a request to its answer
  Pressure pressure_;
  std::uint64_t forgettings_ = 0;
  std::string store_failure_;  // why nothing can be kept at the moment, or empty
  Buckets hints_, aids_, note_writes_;
  std::int64_t graceful_until_ms_ = 0;
  std::map<std::string, Live> tables_;
  std::map<const Connection*, Client> clients_;
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);  // for answers that come too late
};

}  // namespace paradoxa
