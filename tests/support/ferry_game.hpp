// A small game for tests of the layers above the games: questions with a default and a time limit,
// standing orders, and decisions that stay secret.
//
// Seat 0 keeps the lock, the others travel. In each round one traveller says `go`; the keeper then
// opens one of a few gates, and only the keeper knows which ones could be opened: that is a secret
// question, asked even where there is one gate. At last every traveller may duck from the splash,
// all at once; silence means `stay`.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <boost/json.hpp>

#include "engine/any_game.hpp"
#include "engine/json_cursor.hpp"
#include "engine/json_writer.hpp"
#include "table/room.hpp"

namespace paradoxa {

struct Ferry {
  enum class Phase : std::uint8_t { kGo, kGate, kSplash, kOver };

  int players = 3;
  int rounds = 6;
  int timeout_s = 20;       // to duck; 0: no limit
  bool notes_open = false;  // the keeper reads the travellers' notes
  std::vector<int> gates;   // how many there are, round by round; hidden from travellers
  // ---- from here on it changes ----
  int round = 0;
  Phase phase = Phase::kGo;
  SeatSet waiting{};                  // travellers who have not answered the splash
  std::vector<std::string> opened{};  // by the keeper
  int ducked = 0;

  Seat traveller() const { return seat(1 + round % (players - 1)); }
  int choices() const { return gates[static_cast<std::size_t>(round) % gates.size()]; }
  friend bool operator==(const Ferry&, const Ferry&) = default;
};

class FerryEvents final : public AnyEvents {
 public:
  FerryEvents(Seat who, std::string move, bool secret)
      : who_(who), move_(std::move(move)), secret_(secret) {}

  bool reveals() const override { return false; }
  bool tells(Viewer) const override { return true; }
  void write(JsonWriter& out, Viewer viewer) const override {
    out.begin_object().member("event", secret_ ? "opened" : "said").member("seat", who_.index);
    if (!secret_ || viewer.sees_as(who_)) out.member("move", move_);
    out.end_object();
  }

 private:
  Seat who_;
  std::string move_;
  bool secret_;
};

class FerryPosition final : public AnyPosition {
 public:
  FerryPosition(const AnyGame& game, Ferry ferry) : game_(game), ferry_(std::move(ferry)) {}

  const AnyGame& game() const override { return game_; }
  std::unique_ptr<AnyPosition> clone() const override {
    return std::make_unique<FerryPosition>(game_, ferry_);
  }
  bool equals(const AnyPosition& other) const override {
    return static_cast<const FerryPosition&>(other).ferry_ == ferry_;
  }
  int seats() const override { return ferry_.players; }
  SeatSet to_act() const override {
    switch (ferry_.phase) {
      case Ferry::Phase::kGo: return SeatSet::of(ferry_.traveller());
      case Ferry::Phase::kGate: return SeatSet::of(seat(0));
      case Ferry::Phase::kSplash: return ferry_.waiting;
      case Ferry::Phase::kOver: return {};
    }
    return {};
  }
  std::optional<Outcome> outcome() const override {
    if (ferry_.phase != Ferry::Phase::kOver) return std::nullopt;
    Outcome outcome;
    outcome.seats = static_cast<std::uint8_t>(ferry_.players);
    for (std::size_t s = 0; s < outcome.seats; ++s) outcome.ranks[s] = 1;
    return outcome;
  }
  std::vector<std::string> legal(Seat s) const override {
    if (!to_act().contains(s)) return {};
    if (ferry_.phase == Ferry::Phase::kGo) return {"go"};
    if (ferry_.phase == Ferry::Phase::kSplash) return {"stay", "duck"};
    std::vector<std::string> gates;
    for (int gate = 0; gate < ferry_.choices(); ++gate)
      gates.push_back("gate " + std::to_string(gate));
    return gates;
  }
  void write_legal(JsonWriter& out, Seat s, LegalForm) const override {
    for (const std::string& move : legal(s)) {
      out.begin_object().member("text", move).member("kind", move.substr(0, move.find(' ')));
      out.key("args").begin_object().end_object();
      out.end_object();
    }
  }
  std::optional<json::object> move_json(std::string_view) const override { return std::nullopt; }
  std::optional<Refusal> why_not(Seat s, std::string_view move) const override {
    for (const std::string& one : legal(s))
      if (one == move) return std::nullopt;
    return Refusal{Refusal::Kind::kIllegal, {}, "not now", {}};
  }
  std::optional<Refusal> play(Seat s, std::string_view move,
                              std::unique_ptr<AnyEvents>& events) override {
    if (auto refusal = why_not(s, move)) return refusal;
    const bool secret = ferry_.phase == Ferry::Phase::kGate;
    events = std::make_unique<FerryEvents>(s, std::string(move), secret);
    if (ferry_.phase == Ferry::Phase::kGo) {
      ferry_.phase = Ferry::Phase::kGate;
    } else if (secret) {
      ferry_.opened.emplace_back(move);
      ferry_.phase = Ferry::Phase::kSplash;
      for (int t = 1; t < ferry_.players; ++t) ferry_.waiting.add(seat(t));
    } else {
      ferry_.ducked += move == "duck";
      ferry_.waiting.remove(s);
      if (ferry_.waiting.empty())
        ferry_.phase = ++ferry_.round < ferry_.rounds ? Ferry::Phase::kGo : Ferry::Phase::kOver;
    }
    return std::nullopt;
  }
  std::string nature_move(NatureDraw&) const override { return {}; }
  std::string random_move(Seat s, FastRandom&) const override { return legal(s).front(); }

  Asked asked(Seat) const override {
    if (ferry_.phase == Ferry::Phase::kGate) return {"gate", {}, {}, 0, true};
    if (ferry_.phase == Ferry::Phase::kSplash)
      return {"splash", "stay", "duck", std::int64_t{1000} * ferry_.timeout_s, false};
    return {};
  }
  std::vector<std::string> order_kinds(Seat s) const override {
    return s == seat(0) ? std::vector<std::string>{} : std::vector<std::string>{"splash"};
  }
  std::optional<Seat> notes_reader() const override {
    return ferry_.notes_open ? std::optional(seat(0)) : std::nullopt;
  }

  void write_view(JsonWriter& out, Viewer viewer) const override {
    json::object view{{"round", ferry_.round},
                      {"phase", static_cast<int>(ferry_.phase)},
                      {"ducked", ferry_.ducked}};
    if (viewer.sees_as(seat(0))) view["opened"] = json::value_from(ferry_.opened);
    if (viewer.sees_as(seat(0))) view["gates"] = json::value_from(ferry_.gates);
    out.json(json::serialize(view));
  }
  json::object options() const override {
    return {{"players", ferry_.players},
            {"rounds", ferry_.rounds},
            {"reaction_timeout_s", ferry_.timeout_s},
            {"notes_open", ferry_.notes_open}};
  }
  std::unique_ptr<AnyPosition> determinized(Viewer, FastRandom&) const override { return clone(); }
  std::string stage() const override { return "round " + std::to_string(ferry_.round + 1); }
  std::string drawing(Viewer, const Naming&, bool) const override { return {}; }

 private:
  const AnyGame& game_;
  Ferry ferry_;
};

class FerryGame final : public AnyGame {
 public:
  explicit FerryGame(std::vector<int> gates) : gates_(std::move(gates)) {}

  std::string_view name() const override { return "ferry"; }
  std::string_view title() const override { return "Ferry"; }
  std::string_view prefix() const override { return "FE"; }
  std::string_view score_unit() const override { return "points"; }
  Numbers numbers() const override { return {}; }
  int rules_version() const override { return 1; }
  int min_seats() const override { return 2; }
  int max_seats() const override { return 5; }
  int default_seats() const override { return 3; }
  json::array option_list() const override { return {}; }
  json::object printed() const override { return {}; }
  std::vector<std::string> seat_names() const override { return {}; }
  bool has_secrets() const override { return true; }

  Parsed<std::unique_ptr<AnyPosition>> start(int, const json::object& options) const override {
    Ferry ferry;
    ferry.gates = gates_;
    std::string error;
    const json::value value(options);
    const JsonCursor cursor(&value, "options", error);
    const auto read = [&](const char* name, int& number) {
      if (const JsonCursor given = cursor.maybe(name); given.exists())
        number = static_cast<int>(given.whole(0, 1'000'000));
    };
    read("players", ferry.players);
    read("rounds", ferry.rounds);
    read("reaction_timeout_s", ferry.timeout_s);
    if (const JsonCursor open = cursor.maybe("notes_open"); open.exists())
      ferry.notes_open = open.truth();
    if (!error.empty()) return Parsed<std::unique_ptr<AnyPosition>>::wrong(error);
    return std::unique_ptr<AnyPosition>(std::make_unique<FerryPosition>(*this, std::move(ferry)));
  }
  Parsed<std::unique_ptr<AnyPosition>> position(const json::value&) const override {
    return Parsed<std::unique_ptr<AnyPosition>>::wrong("it always begins at the beginning");
  }

 private:
  std::vector<int> gates_;
};

// Only this game, with so many gates in each round.
inline Registry ferries(std::vector<int> gates) {
  Registry registry;
  registry.add(std::make_shared<FerryGame>(std::move(gates)));
  return registry;
}

inline RoomHead ferry_head(const std::string& options = "{}", const ClockSettings& clock = {}) {
  RoomHead head;
  head.id = "ferry-table";
  head.game = "ferry";
  head.options = options;
  head.host = "p0";
  head.settings.clock = clock;
  head.settings.open_to_all = true;
  head.secret = sha256("ferry");
  head.created_ms = 1'000;
  return head;
}

}  // namespace paradoxa
