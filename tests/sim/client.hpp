// Clients in a simulated world: a line that delays, breaks and falls behind, and at its end
// somebody who plays as docs/tables.md says, or somebody who does not.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <boost/json.hpp>

#include "sim/world.hpp"

namespace paradoxa::sim {

namespace js = boost::json;

// One connection. Frames and messages arrive in order, each after its time, or never.
class Line final : public Connection, public std::enable_shared_from_this<Line> {
 public:
  struct Ends {
    std::function<void(const std::string&)> client;  // gets the server's frames
    std::function<void(const std::string&)> server;  // gets the client's messages
    std::function<void()> caught_up;
    std::function<void()> broken;  // the client notices
  };

  Line(Time& time, Actor actor, std::uint64_t seed, bool slow, Ends ends)
      : time_(time), actor_(actor), random_(seed), slow_(slow), ends_(std::move(ends)) {}

  bool whole() const { return whole_; }

  void send(Frame frame, Sending what) override {
    if (!whole_) return;
    if (what == Sending::kNews &&
        (behind_ || (!queue_.empty() && queued_ + frame->size() > kQueueBytes))) {
      behind_ = true;
      return;
    }
    queued_ += frame->size();
    queue_.push_back(std::move(frame));
    if (queue_.size() == 1) deliver();
  }
  void close(CloseCode, const std::string&) override { cut(); }

  void say(const js::object& message) {
    if (!whole_) return;
    // In order, however long the one before takes.
    said_ms_ = std::max(said_ms_, time_.now_ms() + 1 + random_.below(30));
    time_.after(said_ms_ - time_.now_ms(), actor_,
                [self = shared_from_this(), text = js::serialize(message)] {
                  if (self->whole_) self->ends_.server(text);
                });
  }
  // What is on its way is lost. The client notices after a while.
  void cut() {
    if (!std::exchange(whole_, false)) return;
    time_.after(1 + random_.below(500), actor_,
                [self = shared_from_this()] { self->ends_.broken(); });
  }

 private:
  static constexpr std::size_t kQueueBytes = 64 * 1024;

  void deliver() {
    const std::int64_t takes =
        slow_ ? 20 + static_cast<std::int64_t>(queue_.front()->size() / 20) : 1 + random_.below(20);
    time_.after(takes, actor_, [self = shared_from_this()] {
      if (!self->whole_) return;
      const Frame frame = self->queue_.front();
      self->queue_.erase(self->queue_.begin());
      self->queued_ -= frame->size();
      self->ends_.client(*frame);
      if (!self->whole_) return;
      if (!self->queue_.empty()) return self->deliver();
      if (std::exchange(self->behind_, false)) self->ends_.caught_up();
    });
  }

  Time& time_;
  Actor actor_;
  FastRandom random_;
  bool slow_;
  Ends ends_;
  bool whole_ = true;
  bool behind_ = false;
  std::vector<Frame> queue_;
  std::size_t queued_ = 0;
  std::int64_t said_ms_ = 0;
};

// What somebody at a table knows, and does.
struct Habits {
  int seat = -1;  // -1: watches
  bool slow = false;
  bool resends = false;  // says things twice
  bool talks = false;    // chat, hints, pages of history
  bool undoes = false;
  bool leaves = false;   // for a while
  bool hostile = false;  // says anything
};

// A move as it was sent.
struct SentMove {
  std::int64_t ply = 0, undos = 0;
  std::string move;

  friend bool operator==(const SentMove&, const SentMove&) = default;
};

class Client {
 public:
  Client(Time& time, SimServer& server, std::uint64_t seed, std::size_t number, Speaker speaker,
         std::string table, const Habits& habits)
      : time_(time),
        server_(server),
        random_(seed),
        number_(number),
        speaker_(std::move(speaker)),
        table_(std::move(table)),
        habits_(habits) {
    connect();
  }
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  // What was promised to this client, and what it asked for, in order and each once.
  const std::vector<SentMove>& acknowledged() const { return acknowledged_; }
  const std::vector<SentMove>& sent() const { return sent_; }
  const std::string& wrong() const { return wrong_; }
  const std::string& table() const { return table_; }
  const Habits& habits() const { return habits_; }
  std::uint64_t frames() const { return frames_; }
  std::uint64_t digest() const { return digest_; }
  bool knows_the_end() const { return over_; }

  // What it was told from the first move on; empty while it does not know all of it.
  std::optional<js::array> story() const {
    return from_ == 0 ? std::optional(events_) : std::nullopt;
  }
  void cut() {
    if (line_) line_->cut();
  }
  // The server is gone, and its lines with it.
  void server_crashed() { cut(); }
  // From here on nothing goes wrong any more.
  void be_good() {
    habits_.hostile = habits_.leaves = habits_.slow = habits_.undoes = false;
    if (habits_.seat < 0 || !line_ || !line_->whole()) return;
    line_->say({{"type", "back"}, {"seat", habits_.seat}});
  }

 private:
  void connect() {
    if (!server_.runs()) return later(100 + random_.below(400), [this] { connect(); });
    const Actor actor = kFirstLine + number_ * 1000 + lines_++;
    const Life life = server_.life();
    const auto on_server = [this, life](const auto& work) {
      time_.after(0, kServer, [life, work] {
        if (*life) work();
      });
    };
    auto line = std::make_shared<Line>(
        time_, actor, random_.next(), habits_.slow,
        Line::Ends{[this](const std::string& frame) { hear(frame); },
                   [this, on_server](const std::string& text) {
                     on_server([this, line = line_, text] { server_.house().receive(line, text); });
                   },
                   [this, on_server] {
                     on_server([this, line = line_] { server_.house().caught_up(line.get()); });
                   },
                   [this] { broken(); }});
    line_ = line;
    on_server([this, line] {
      if (!server_.house().attach(line, speaker_, table_)) line->cut();
    });
  }
  void broken() {
    // The server may notice much later that nobody is there.
    const auto gone = line_;
    time_.after(random_.below(3000), kServer, [this, gone, life = server_.life()] {
      if (*life && server_.runs()) server_.house().detach(gone.get());
    });
    line_.reset();
    later(1 + random_.below(1000), [this] { connect(); });
  }
  void later(std::int64_t delay_ms, std::function<void()> work) {
    time_.after(delay_ms, kFirstLine + number_ * 1000 + 999, std::move(work));
  }
  void fail(const std::string& what) {
    if (wrong_.empty())
      wrong_ = "client " + std::to_string(number_) + " of table " + table_ + ": " + what;
  }

  // ---- What it hears

  void hear(const std::string& text) {
    ++frames_;
    digest_ = (digest_ ^ battery::hash_of(text) ^ static_cast<std::uint64_t>(time_.now_ms())) *
              0x100000001B3u;
    const js::value frame = js::parse(text);
    const js::string& type = frame.at("type").as_string();
    if (type == "hello") {
      waiting_.reset();
      greeted_ = true;
      // Where the game has begun already, a state follows.
      from_ = ply_ = frame.at("table").at("stage").as_string() == "open" ? 0 : -1;
      events_.clear();
    } else if (type == "state") {
      from_ = frame.at("ply").to_number<std::int64_t>();
      events_.clear();
      stand(frame);
    } else if (type == "history") {
      take_history(frame);
    } else if (type == "events") {
      if (frame.at("from").to_number<std::int64_t>() != ply_)
        return fail("events do not follow on what was told: " + text.substr(0, 200));
      for (const js::value& event : frame.at("events").as_array()) events_.push_back(event);
      stand(frame);
    } else if (type == "accepted" || type == "refused") {
      answered(frame, type == "accepted");
    } else if (type == "over") {
      over_ = true;
    } else if (type == "frozen" && frame.at("cause").as_string() == "mistake") {
      fail("the table was frozen");
    }
  }
  void take_history(const js::value& frame) {
    // A page that was asked for before a greeting may come after it.
    if (frame.at("ply").to_number<std::int64_t>() != from_) return;
    js::array all = frame.at("events").as_array();
    for (const js::value& event : events_) all.push_back(event);
    events_ = std::move(all);
    from_ = frame.at("from").to_number<std::int64_t>();
    if (from_ > 0) say_page();
  }
  void say_page() {
    js::object page{{"type", "history"}, {"id", "page"}, {"before", from_}};
    if (habits_.seat >= 0) page["seat"] = habits_.seat;
    line_->say(page);
  }
  void stand(const js::value& frame) {
    ply_ = frame.at("ply").to_number<std::int64_t>();
    undos_ = frame.at("undos").to_number<std::int64_t>();
    legal_.clear();
    if (const js::value* legal = frame.as_object().if_contains("legal"))
      for (const js::value& move : legal->as_array())
        legal_.emplace_back(move.at("text").as_string());
    if (meant_ && (meant_->ply != ply_ || meant_->undos != undos_)) {
      meant_.reset();
      waiting_.reset();
    }
    think();
  }

  // ---- What it does

  void think() {
    const std::uint64_t thought = ++thoughts_;
    later(5 + random_.below(habits_.slow ? 3000 : 300), [this, thought] {
      if (thought == thoughts_ && line_ && line_->whole() && greeted_) act();
    });
  }
  void act() {
    if (habits_.hostile) say_anything();
    if (habits_.talks && random_.below(4) == 0) say_something();
    if (habits_.seat < 0) return;
    if (habits_.leaves && random_.below(10) == 0)
      line_->say({{"type", random_.below(2) == 0 ? "leave" : "back"}, {"seat", habits_.seat}});
    if (habits_.undoes && random_.below(8) == 0)
      line_->say({{"type", "undo"}, {"seat", habits_.seat}});
    if (habits_.undoes)
      line_->say({{"type", "undo_answer"}, {"seat", habits_.seat}, {"yes", random_.below(2) == 0}});
    move();
  }
  void move() {
    if (legal_.empty() || waiting_) return;
    if (!meant_) {
      meant_ =
          SentMove{ply_, undos_, legal_[random_.below(static_cast<std::uint32_t>(legal_.size()))]};
      sent_.push_back(*meant_);
    }
    const int copies = habits_.resends ? 1 + static_cast<int>(random_.below(3)) : 1;
    waiting_ = "m" + std::to_string(++messages_);
    for (int i = 0; i < copies; ++i)
      line_->say({{"type", "move"},
                  {"id", *waiting_},
                  {"seat", habits_.seat},
                  {"ply", meant_->ply},
                  {"undos", meant_->undos},
                  {"move", meant_->move}});
    // An answer that never comes is asked for again.
    later(20'000, [this, id = *waiting_] {
      if (waiting_ != id) return;
      waiting_.reset();
      think();
    });
  }
  void answered(const js::value& frame, bool accepted) {
    const std::string id(frame.at("id").as_string());
    if (waiting_ != id) return;
    waiting_.reset();
    if (accepted) {
      if (acknowledged_.empty() || acknowledged_.back() != *meant_) {
        acknowledged_.push_back(*meant_);
        expect_durable();
      }
      return;
    }
    static const std::set<std::string> kExpected{
        "not_saved", "slow_down", "busy", "wrong_ply", "not_your_turn", "away", "not_running"};
    const std::string code(frame.at("code").as_string());
    if (!kExpected.contains(code)) return fail("an honest move was refused: " + code);
    if (code == "away") line_->say({{"type", "back"}, {"seat", habits_.seat}});
    think();
  }
  // It was acknowledged: so it is on disk, now.
  void expect_durable();

  void say_something() {
    switch (random_.below(3)) {
      case 0: return line_->say({{"type", "chat"}, {"text", "well played"}});
      case 1:
        if (habits_.seat >= 0) line_->say({{"type", "hint"}, {"seat", habits_.seat}});
        return;
      default: return line_->say({{"type", "chat_page"}, {"before", random_.below(50)}});
    }
  }
  void say_anything() {
    static constexpr const char* kTypes[] = {"move", "sit",    "stand", "start", "undo",   "leave",
                                             "back", "resign", "show",  "hint",  "commit", "bot"};
    for (std::uint32_t i = 1 + random_.below(4); i > 0; --i) {
      js::object message{{"type", kTypes[random_.below(std::size(kTypes))]},
                         {"id", "x"},
                         {"seat", random_.below(6)}};
      if (random_.below(2) == 0) message["ply"] = random_.below(100);
      if (random_.below(2) == 0) message["move"] = random_.below(2) == 0 ? "play R3p" : "";
      if (random_.below(3) == 0) message["yes"] = true;
      if (random_.below(3) == 0) message["level"] = "easy";
      line_->say(message);
    }
    think();
  }

  Time& time_;
  SimServer& server_;
  FastRandom random_;
  std::size_t number_;
  Speaker speaker_;
  std::string table_;
  Habits habits_;
  std::shared_ptr<Line> line_;
  std::uint64_t lines_ = 0, thoughts_ = 0, messages_ = 0;
  bool greeted_ = false, over_ = false;

  std::int64_t from_ = -1, ply_ = -1, undos_ = -1;
  js::array events_;  // from move from_ to move ply_
  std::vector<std::string> legal_;

  std::optional<SentMove> meant_;       // what it means to play at this position
  std::optional<std::string> waiting_;  // for the answer to this message
  std::vector<SentMove> acknowledged_, sent_;
  std::string wrong_;
  std::uint64_t frames_ = 0, digest_ = 1;

 public:
  Disk* disk = nullptr;  // to see what was promised
};

// The moves that a person made at a seat, as they are on disk.
inline std::vector<std::string> moves_on_disk(Disk& disk, const std::string& table, int who) {
  std::vector<std::string> moves;
  const auto history = disk.store.table(table);
  if (!history) return moves;
  for (const std::string& text : history->entries) {
    const auto entry = entry::parse_entry(text);
    const auto* moved = entry ? std::get_if<entry::Moved>(&entry->what) : nullptr;
    if (moved != nullptr && moved->by != MadeBy::kBot && moved->seat == seat(who))
      moves.push_back(moved->move);
  }
  return moves;
}

inline void Client::expect_durable() {
  const auto history = disk->store.table(table_);
  const std::string& wanted = acknowledged_.back().move;
  for (auto text = history->entries.rbegin(); text != history->entries.rend(); ++text) {
    const auto entry = entry::parse_entry(*text);
    const auto* moved = entry ? std::get_if<entry::Moved>(&entry->what) : nullptr;
    if (moved != nullptr && moved->seat == seat(habits_.seat) && moved->move == wanted) return;
  }
  fail("'" + wanted + "' was acknowledged and is not on disk");
}

}  // namespace paradoxa::sim
