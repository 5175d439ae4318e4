// Plays many tables at once from one process, to load-test a server.
//
// Every seat has a socket of its own. A move is measured from when it is sent to when the last seat
// of its table has been told of it.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <queue>
#include <string>
#include <thread>
#include <vector>

#include "engine/random.hpp"
#include "server/load_socket.hpp"

namespace paradoxa {

struct LoadSettings {
  std::string url = "http://127.0.0.1:8080";
  std::string game = "paradominetor";
  int tables = 100;
  int seats = 4;
  int sockets = 0;    // in all: what the tables do not need watches an empty one
  double rate = 1;    // moves per second and table; 0: as fast as answers arrive
  bool renew = true;  // a table whose game is over makes room for another
  std::uint64_t seed = 1;
};

struct LoadFigures {
  std::uint64_t moves = 0;  // told to all seats
  std::uint64_t games = 0;
  std::uint64_t refused = 0;
  std::uint64_t slowed_down = 0;        // moves that had to wait because the server was behind
  std::uint64_t lost = 0;               // sockets that closed on us,
  std::uint64_t told_to_come_back = 0;  // those with 1001 among them
  std::string first_error;
  double seconds = 0;
  std::vector<double> delays_ms;  // of each move
};

// Of the delays, as `nth(0.99)`; sorts them.
double nth_delay(LoadFigures& figures, double part);

class Load {
 public:
  explicit Load(const LoadSettings& settings);
  ~Load();

  // Guests and tables; again after games have ended. Says what went wrong, or nothing.
  std::string prepare();
  // Opens every socket that is not open; returns when all games run. Again after a restart.
  std::string connect(std::chrono::milliseconds patience);
  // Plays; returns early when the server is gone.
  void play(std::chrono::milliseconds time);
  // The server is elsewhere now.
  void move_to(const std::string& url) { target_ = parse_target(url, target_error_); }
  // Forgets what was measured so far.
  void start_measuring() { figures_ = {}; }

  LoadFigures& figures() { return figures_; }
  std::size_t open_sockets() const { return open_sockets_; }
  // What was acknowledged: the number of the table, the seat, the move.
  std::function<void(std::size_t, int, const std::string&)> on_accepted;
  const std::string& table_id(std::size_t table) const { return tables_[table].id; }
  std::size_t table_count() const { return tables_.size(); }

 private:
  using Clock = std::chrono::steady_clock;
  struct Chair {
    enum class Line : std::uint8_t { kClosed, kOpening, kOpen };
    ~Chair() {
      if (socket) socket->cut();
    }
    std::shared_ptr<LoadSocket> socket;
    Line line = Line::kClosed;
    std::size_t table = 0;
    int seat = 0;
    bool asked = false;  // to sit, to start
    bool over = false;
    // Of how many moves this seat has been told: now, and when the last one was sent.
    std::int64_t ply = -1, ply_before = -1;
  };
  struct Choice {
    int seat = -1;
    std::int64_t ply = -1;
    std::string move;
  };
  struct Table {
    std::string id;
    const std::vector<std::string>* tokens = nullptr;  // of its seats
    std::vector<std::unique_ptr<Chair>> chairs;
    Choice choice;   // what could be played now
    Choice pending;  // what was sent; its seat is -1 when nothing was
    Clock::time_point sent;
    unsigned told = 0;  // seats, as bits
    Clock::time_point due{};
    bool running = false;
    bool over = false;
  };
  struct Due {
    Clock::time_point when;
    std::size_t table;
    bool operator<(const Due& other) const { return when > other.when; }
  };

  std::string make_people();
  std::string new_table(LoadHttp& http, std::size_t table, bool empty = false);
  void open_chair(Chair& chair);
  void on_opened(Chair& chair);
  void on_closed(Chair& chair, std::uint16_t code);
  void cut(Chair& chair);
  void open_some();
  void turn(std::chrono::milliseconds longest);
  void on_frame(Chair& chair, std::string_view text);
  void on_table(Chair& chair, std::string_view text);
  void on_position(Chair& chair, std::string_view text);
  void on_over(Chair& chair);
  void on_slowed_down(Chair& chair, std::int64_t retry_ms);
  void consider(std::size_t table);
  bool may_move(const Table& table) const;
  void send_move(std::size_t table);
  void problem(std::string_view what);
  void renew_tables();
  void take_renewed();
  bool all_running() const;

  LoadSettings settings_;
  LoadTarget target_;
  std::string target_error_;
  FastRandom random_;
  boost::asio::io_context io_{1};
  std::vector<std::vector<std::string>> people_;  // tokens, by group of tables and seat
  std::vector<Table> tables_;
  std::string empty_table_;
  std::vector<std::unique_ptr<Chair>> watchers_;
  std::deque<Chair*> to_open_;
  std::size_t opening_ = 0, open_sockets_ = 0;
  std::priority_queue<Due> dues_;
  LoadFigures figures_;
  bool closing_ = false;

  // The one who makes new tables while the others play.
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::size_t> to_renew_;
  std::deque<std::pair<std::size_t, std::string>> renewed_;
  std::thread maker_;
};

}  // namespace paradoxa
