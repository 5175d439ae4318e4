#include "server/load.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <boost/json.hpp>

namespace paradoxa {
namespace {

namespace js = boost::json;
using std::chrono::milliseconds;

constexpr std::size_t kTablesOfAHost = 40;  // a person may host 50
constexpr std::size_t kOpeningAtOnce = 200;
constexpr milliseconds kTryAgain{250};

// A number behind a key of a frame. Frames are ours and plain, and the client shares the machine
// with what it measures: so it looks for what it needs instead of reading everything.
std::int64_t number_at(std::string_view text, std::string_view key) {
  const std::size_t at = text.find(key);
  if (at == std::string_view::npos) return -1;
  std::int64_t value = 0;
  for (std::size_t i = at + key.size(); i < text.size() && text[i] >= '0' && text[i] <= '9'; ++i)
    value = value * 10 + (text[i] - '0');
  return value;
}

// One of the moves that a frame offers, or nothing.
std::string any_move(std::string_view text, FastRandom& random) {
  const std::size_t legal = text.rfind("\"legal\":[");
  if (legal == std::string_view::npos) return {};
  constexpr std::string_view kText = "{\"text\":\"";
  std::array<std::string_view, 64> moves;
  std::uint32_t count = 0;
  for (std::size_t at = text.find(kText, legal); at != std::string_view::npos && count < 64;
       at = text.find(kText, at)) {
    at += kText.size();
    moves[count++] = text.substr(at, text.find('"', at) - at);
  }
  return count == 0 ? std::string() : std::string(moves[random.below(count)]);
}

}  // namespace

double nth_delay(LoadFigures& figures, double part) {
  std::vector<double>& all = figures.delays_ms;
  if (all.empty()) return 0;
  const auto n =
      std::min(all.size() - 1, static_cast<std::size_t>(part * static_cast<double>(all.size())));
  std::nth_element(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(n), all.end());
  return all[n];
}

Load::Load(const LoadSettings& settings)
    : settings_(settings),
      target_(parse_target(settings.url, target_error_)),
      random_(settings.seed),
      tables_(static_cast<std::size_t>(settings.tables)) {}

Load::~Load() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
  }
  wake_.notify_one();
  if (maker_.joinable()) maker_.join();
}

void Load::problem(std::string_view what) {
  if (figures_.first_error.empty()) figures_.first_error = what.substr(0, 300);
}

// ---- Before the games ---------------------------------------------------------------------------

std::string Load::make_people() {
  LoadHttp http(target_);
  const std::size_t groups = (tables_.size() + kTablesOfAHost - 1) / kTablesOfAHost;
  while (people_.size() < std::max<std::size_t>(groups, 1)) {
    std::vector<std::string> tokens;
    for (int s = 0; s < settings_.seats; ++s) {
      const auto reply = http.post("/api/guest", R"({"name":"Load","token":true})");
      boost::system::error_code ec;
      const js::value value = js::parse(reply.body, ec);
      if (reply.status != 200 || ec) return "no guests: " + std::to_string(reply.status);
      tokens.emplace_back(value.at("token").as_string());
    }
    people_.push_back(std::move(tokens));
  }
  return {};
}

// Its id, or nothing.
std::string Load::new_table(LoadHttp& http, std::size_t table, bool empty) {
  js::array seats(static_cast<std::size_t>(settings_.seats), "open");
  if (!empty) seats[0] = "me";
  const js::object wanted{{"game", settings_.game}, {"seats", seats}, {"public", true}};
  const auto reply =
      http.post("/api/tables", js::serialize(wanted), people_[table / kTablesOfAHost].front());
  boost::system::error_code ec;
  const js::value value = js::parse(reply.body, ec);
  if (reply.status != 201 || ec) return {};
  return std::string(value.at("table").at("id").as_string());
}

std::string Load::prepare() {
  if (!target_error_.empty()) return target_error_;
  if (std::string error = make_people(); !error.empty()) return error;
  LoadHttp http(target_);
  for (std::size_t t = 0; t < tables_.size(); ++t) {
    Table& table = tables_[t];
    if (!table.id.empty() && !table.over) continue;
    for (const auto& chair : table.chairs) cut(*chair);
    table = {};
    table.tokens = &people_[t / kTablesOfAHost];
    table.id = new_table(http, t);
    if (table.id.empty()) return "the server opens no more tables";
    for (int s = 0; s < settings_.seats; ++s) {
      table.chairs.push_back(std::make_unique<Chair>());
      table.chairs.back()->table = t;
      table.chairs.back()->seat = s;
    }
  }
  const auto watchers =
      static_cast<std::size_t>(std::max(0, settings_.sockets - settings_.tables * settings_.seats));
  if (watchers > 0 && empty_table_.empty()) empty_table_ = new_table(http, 0, true);
  while (watchers_.size() < watchers) {
    watchers_.push_back(std::make_unique<Chair>());
    watchers_.back()->seat = -1;
  }
  return {};
}

void Load::open_chair(Chair& chair) {
  const bool watcher = chair.seat < 0;
  const std::string& id = watcher ? empty_table_ : tables_[chair.table].id;
  const std::string& token =
      watcher ? people_[0][0]
              : (*tables_[chair.table].tokens)[static_cast<std::size_t>(chair.seat)];
  chair.asked = false;
  chair.line = Chair::Line::kOpening;
  ++opening_;
  chair.socket = LoadSocket::open(io_, target_, "/api/tables/" + id + "/socket", token,
                                  {[this, &chair] { on_opened(chair); },
                                   [this, &chair](std::string_view text) { on_frame(chair, text); },
                                   [this, &chair](std::uint16_t code) { on_closed(chair, code); }});
}

void Load::on_opened(Chair& chair) {
  chair.line = Chair::Line::kOpen;
  --opening_;
  ++open_sockets_;
}

void Load::on_closed(Chair& chair, std::uint16_t code) {
  cut(chair);
  if (chair.over) return;
  ++figures_.lost;
  figures_.told_to_come_back += code == 1001;
  problem("a socket was closed with " + std::to_string(code));
}

// Whatever state it is in, it is closed and not counted any more.
void Load::cut(Chair& chair) {
  opening_ -= chair.line == Chair::Line::kOpening;
  open_sockets_ -= chair.line == Chair::Line::kOpen;
  chair.line = Chair::Line::kClosed;
  if (chair.socket) chair.socket->cut();
  chair.socket.reset();
}

void Load::open_some() {
  while (!to_open_.empty() && opening_ < kOpeningAtOnce) {
    Chair& chair = *to_open_.front();
    to_open_.pop_front();
    open_chair(chair);
  }
}

bool Load::all_running() const {
  return opening_ == 0 && to_open_.empty() &&
         std::all_of(tables_.begin(), tables_.end(),
                     [](const Table& table) { return table.running || table.over; });
}

std::string Load::connect(milliseconds patience) {
  const auto closed = [](const Chair& chair) { return chair.line == Chair::Line::kClosed; };
  dues_ = {};
  for (Table& table : tables_) {
    table.pending = table.choice = {};
    for (const auto& chair : table.chairs) chair->ply = chair->ply_before = -1;
    table.running = false;
    for (const auto& chair : table.chairs)
      if (!table.over && closed(*chair)) to_open_.push_back(chair.get());
  }
  for (const auto& chair : watchers_)
    if (closed(*chair)) to_open_.push_back(chair.get());
  const auto until = Clock::now() + patience;
  while (!all_running()) {
    if (Clock::now() > until)
      return "not all games have started: " + std::to_string(open_sockets_) +
             " sockets are open; " + figures_.first_error;
    open_some();
    turn(milliseconds(20));
  }
  return {};
}

// ---- While they are played ----------------------------------------------------------------------

void Load::play(milliseconds time) {
  if (settings_.renew && !maker_.joinable()) maker_ = std::thread([this] { renew_tables(); });
  const auto begin = Clock::now(), end = begin + time;
  // Tables do not all move in the same moment.
  if (settings_.rate > 0)
    for (auto& table : tables_)
      table.due = begin + std::chrono::microseconds(
                              random_.below(static_cast<std::uint32_t>(1e6 / settings_.rate)));
  for (std::size_t t = 0; t < tables_.size(); ++t) consider(t);
  while (Clock::now() < end) {
    while (!dues_.empty() && dues_.top().when <= Clock::now()) {
      const std::size_t table = dues_.top().table;
      dues_.pop();
      send_move(table);
    }
    take_renewed();
    open_some();
    auto wait = std::chrono::duration_cast<milliseconds>(end - Clock::now());
    if (!dues_.empty())
      wait =
          std::min(wait, std::chrono::duration_cast<milliseconds>(dues_.top().when - Clock::now()));
    turn(std::clamp(wait, milliseconds(0), milliseconds(20)));
    if (open_sockets_ == 0 && opening_ == 0) break;
  }
  figures_.seconds += std::chrono::duration<double>(Clock::now() - begin).count();
}

void Load::turn(milliseconds longest) {
  io_.restart();
  io_.run_one_for(longest);
  io_.poll();
}

void Load::on_frame(Chair& chair, std::string_view text) {
  if (chair.seat < 0) return;
  constexpr std::string_view kType = "{\"type\":\"";
  if (!text.starts_with(kType)) return problem(text);
  const std::string_view rest = text.substr(kType.size());
  const std::string_view type = rest.substr(0, rest.find('"'));
  Table& table = tables_[chair.table];
  if (type == "events" || type == "state") {
    on_position(chair, text);
  } else if (type == "accepted") {
    if (on_accepted && table.pending.seat == chair.seat &&
        number_at(text, R"("id":"m)") == table.pending.ply)
      on_accepted(chair.table, chair.seat, table.pending.move);
  } else if (type == "hello" || type == "table") {
    on_table(chair, text);
  } else if (type == "over") {
    on_over(chair);
  } else if (const std::int64_t retry_ms = number_at(text, "\"retry_ms\":");
             type == "refused" && retry_ms >= 0) {
    on_slowed_down(chair, retry_ms);
  } else if (type == "refused") {
    ++figures_.refused;
    problem(text);
    table.pending = {};
  }
}

// Everyone takes their seat; when all are seated, the first one starts.
void Load::on_table(Chair& chair, std::string_view text) {
  if (tables_[chair.table].running) return;
  boost::system::error_code ec;
  const js::value frame = js::parse(js::string_view(text.data(), text.size()), ec);
  if (ec) return problem("a frame is not JSON");
  const js::value& table = frame.at("table");
  if (table.at("stage").as_string() != "open") {
    tables_[chair.table].running = true;
    return;
  }
  const js::array& seats = table.at("seats").as_array();
  const auto open = [](const js::value& seat) { return seat.at("kind").as_string() == "open"; };
  if (chair.seat == 0 && !chair.asked && std::none_of(seats.begin(), seats.end(), open)) {
    chair.asked = true;
    chair.socket->send_text(R"({"type":"start"})");
  } else if (chair.seat > 0 && !chair.asked && open(seats[static_cast<std::size_t>(chair.seat)])) {
    chair.asked = true;
    chair.socket->send_text(R"({"type":"sit","seat":)" + std::to_string(chair.seat) + "}");
  }
}

void Load::on_position(Chair& chair, std::string_view text) {
  Table& table = tables_[chair.table];
  const std::int64_t ply = number_at(text, "\"ply\":");
  table.running = true;
  chair.ply = ply;
  if (std::string move = any_move(text, random_); !move.empty())
    table.choice = {chair.seat, ply, std::move(move)};
  if (table.pending.seat >= 0 && ply > chair.ply_before) {
    table.told |= 1u << chair.seat;
    if (table.told == (1u << settings_.seats) - 1) {
      ++figures_.moves;
      figures_.delays_ms.push_back(
          std::chrono::duration<double, std::milli>(Clock::now() - table.sent).count());
      table.pending = {};
    }
  }
  consider(chair.table);
}

// Nothing is on its way, and some seat has a choice in the position that all were told of last. A
// seat that is still behind would take the news of an earlier move for that of the next one.
bool Load::may_move(const Table& table) const {
  if (table.pending.seat >= 0 || table.choice.seat < 0) return false;
  return std::all_of(table.chairs.begin(), table.chairs.end(), [&](const auto& chair) {
    return chair->line == Chair::Line::kOpen && chair->ply == table.choice.ply;
  });
}

// Sends the next move when it is time, or notes when that will be.
void Load::consider(std::size_t t) {
  Table& table = tables_[t];
  if (!may_move(table)) return;
  if (settings_.rate <= 0) return send_move(t);
  dues_.push({std::max(table.due, Clock::now()), t});
}

void Load::send_move(std::size_t t) {
  Table& table = tables_[t];
  if (!may_move(table)) return;
  table.pending = std::exchange(table.choice, {});
  table.told = 0;
  for (const auto& chair : table.chairs) chair->ply_before = chair->ply;
  table.sent = Clock::now();
  if (settings_.rate > 0)
    table.due = std::max(table.due, table.sent - milliseconds(500)) +
                std::chrono::microseconds(static_cast<std::int64_t>(1e6 / settings_.rate));
  const Choice& move = table.pending;
  const std::string ply = std::to_string(move.ply);
  table.chairs[static_cast<std::size_t>(move.seat)]->socket->send_text(
      R"({"type":"move","id":"m)" + ply + R"(","seat":)" + std::to_string(move.seat) +
      R"(,"ply":)" + ply + R"(,"move":")" + move.move + "\"}");
}

// Like a polite client, retries the same move when the server said.
void Load::on_slowed_down(Chair& chair, std::int64_t retry_ms) {
  Table& table = tables_[chair.table];
  ++figures_.slowed_down;
  if (table.pending.seat != chair.seat) return;
  table.choice = std::exchange(table.pending, {});
  const auto quarter = static_cast<std::uint32_t>(retry_ms / 4 + 1);
  dues_.push(
      {Clock::now() + milliseconds(retry_ms - quarter + random_.below(2 * quarter)), chair.table});
}

// ---- After a game -------------------------------------------------------------------------------

void Load::on_over(Chair& chair) {
  Table& table = tables_[chair.table];
  chair.over = true;
  if (!std::all_of(table.chairs.begin(), table.chairs.end(),
                   [](const auto& other) { return other->over; }))
    return;
  table.over = true;
  ++figures_.games;
  if (!settings_.renew) return;
  const std::lock_guard lock(mutex_);
  to_renew_.push_back(chair.table);
  wake_.notify_one();
}

// On a thread of its own: HTTP that waits must not hold up those who play.
void Load::renew_tables() {
  LoadHttp http(target_);
  for (;;) {
    std::size_t table = 0;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [this] { return closing_ || !to_renew_.empty(); });
      if (closing_) return;
      table = to_renew_.front();
      to_renew_.pop_front();
    }
    std::string id = new_table(http, table);
    std::unique_lock lock(mutex_);
    if (!id.empty()) {
      renewed_.emplace_back(table, std::move(id));
    } else {
      // The server has no room for it at the moment.
      to_renew_.push_back(table);
      wake_.wait_for(lock, kTryAgain, [this] { return closing_; });
    }
  }
}

void Load::take_renewed() {
  std::deque<std::pair<std::size_t, std::string>> fresh;
  {
    const std::lock_guard lock(mutex_);
    std::swap(fresh, renewed_);
  }
  for (auto& [t, id] : fresh) {
    Table& table = tables_[t];
    table.id = std::move(id);
    for (const auto& chair : table.chairs) chair->ply = chair->ply_before = -1;
    table.choice = table.pending = {};
    table.running = table.over = false;
    for (const auto& chair : table.chairs) {
      cut(*chair);
      chair->over = false;
      to_open_.push_back(chair.get());
    }
  }
}

}  // namespace paradoxa
