// A game whose luck is written down beforehand, which can be made to fail, and in which seat 0 may
// have decisions that nobody else is told of: all else is the game inside.
#pragma once

#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include <boost/json.hpp>

#include "engine/any_game.hpp"
#include "engine/json_writer.hpp"

namespace paradoxa {

struct Scenario {
  std::vector<std::string> luck;               // Nature's moves, one after the other
  std::function<void(const char* step)> fail;  // called before each step; may throw
  int whispers = 0;                            // of seat 0 before each of its moves, unheard
};

inline constexpr std::string_view kWhisper = "whisper";

class Whispered final : public AnyEvents {
 public:
  bool reveals() const override { return false; }
  bool tells(Viewer viewer) const override { return viewer.sees_as(seat(0)); }
  void write(JsonWriter& out, Viewer viewer) const override {
    if (tells(viewer)) out.begin_object().member("event", kWhisper).end_object();
  }
};

class ScriptedPosition final : public AnyPosition {
 public:
  ScriptedPosition(const AnyGame& game, const Scenario& scenario,
                   std::unique_ptr<AnyPosition> inside, std::size_t drawn, int whispers)
      : game_(game),
        scenario_(scenario),
        inside_(std::move(inside)),
        drawn_(drawn),
        whispers_(whispers) {}

  const AnyGame& game() const override { return game_; }
  std::unique_ptr<AnyPosition> clone() const override {
    return std::make_unique<ScriptedPosition>(game_, scenario_, inside_->clone(), drawn_,
                                              whispers_);
  }
  bool equals(const AnyPosition& other) const override {
    return inside_->equals(*static_cast<const ScriptedPosition&>(other).inside_);
  }
  int seats() const override { return inside_->seats(); }
  SeatSet to_act() const override { return inside_->to_act(); }
  std::optional<Outcome> outcome() const override { return inside_->outcome(); }
  std::vector<std::string> legal(Seat s) const override {
    return whispers(s) ? std::vector<std::string>{std::string(kWhisper)} : inside_->legal(s);
  }
  void write_legal(JsonWriter& out, Seat s, LegalForm form) const override {
    if (!whispers(s)) return inside_->write_legal(out, s, form);
    out.begin_object().member("text", kWhisper).member("kind", kWhisper);
    out.key("args").begin_object().end_object();
    out.end_object();
  }
  std::optional<json::object> move_json(std::string_view move) const override {
    return inside_->move_json(move);
  }
  std::optional<Refusal> why_not(Seat s, std::string_view move) const override {
    step("why_not");
    if (whispers(s)) return move == kWhisper ? std::nullopt : std::optional<Refusal>(Refusal{});
    return inside_->why_not(s, move);
  }
  std::optional<Refusal> play(Seat s, std::string_view move,
                              std::unique_ptr<AnyEvents>& events) override {
    step("play");
    if (whispers(s)) {
      if (auto refusal = why_not(s, move)) return refusal;
      --whispers_;
      events = std::make_unique<Whispered>();
      return std::nullopt;
    }
    auto refusal = inside_->play(s, move, events);
    if (!refusal) drawn_ += is_nature(s);
    if (!refusal && s == seat(0)) whispers_ = scenario_.whispers;
    return refusal;
  }
  std::string nature_move(NatureDraw& draw) const override {
    return drawn_ < scenario_.luck.size() ? scenario_.luck[drawn_] : inside_->nature_move(draw);
  }
  std::string random_move(Seat s, FastRandom& random) const override {
    return inside_->random_move(s, random);
  }
  void write_view(JsonWriter& out, Viewer viewer) const override {
    step("view");
    inside_->write_view(out, viewer);
  }
  json::object options() const override { return inside_->options(); }
  std::unique_ptr<AnyPosition> determinized(Viewer viewer, FastRandom& random) const override {
    return inside_->determinized(viewer, random);
  }
  std::string stage() const override { return inside_->stage(); }
  std::string drawing(Viewer viewer, const Naming& naming, bool colour) const override {
    return inside_->drawing(viewer, naming, colour);
  }

 private:
  bool whispers(Seat s) const {
    return s == seat(0) && whispers_ > 0 && inside_->to_act().contains(s);
  }
  void step(const char* what) const {
    if (scenario_.fail) scenario_.fail(what);
  }

  const AnyGame& game_;
  const Scenario& scenario_;
  std::unique_ptr<AnyPosition> inside_;
  std::size_t drawn_;
  int whispers_;  // still to come before seat 0 may move
};

class ScriptedGame final : public AnyGame {
 public:
  // Both outlive the game.
  ScriptedGame(const AnyGame& inside, const Scenario& scenario)
      : inside_(inside), scenario_(scenario) {
    // The game inside outlives this one, and its narrator with it.
    tell_through({std::shared_ptr<const Narrator>(), &inside.narrator()});
  }

  std::string_view name() const override { return inside_.name(); }
  std::string_view title() const override { return inside_.title(); }
  std::string_view prefix() const override { return inside_.prefix(); }
  std::string_view score_unit() const override { return inside_.score_unit(); }
  Numbers numbers() const override { return {}; }
  int rules_version() const override { return inside_.rules_version(); }
  int min_seats() const override { return inside_.min_seats(); }
  int max_seats() const override { return inside_.max_seats(); }
  int default_seats() const override { return inside_.default_seats(); }
  json::array option_list() const override { return inside_.option_list(); }
  json::object printed() const override { return inside_.printed(); }
  std::vector<std::string> seat_names() const override { return inside_.seat_names(); }

  Parsed<std::unique_ptr<AnyPosition>> start(int seats,
                                             const json::object& options) const override {
    return wrapped(inside_.start(seats, options));
  }
  Parsed<std::unique_ptr<AnyPosition>> position(const json::value& value) const override {
    return wrapped(inside_.position(value));
  }

 private:
  Parsed<std::unique_ptr<AnyPosition>> wrapped(Parsed<std::unique_ptr<AnyPosition>> made) const {
    if (!made) return made;
    return std::unique_ptr<AnyPosition>(std::make_unique<ScriptedPosition>(
        *this, scenario_, std::move(*made), 0, scenario_.whispers));
  }

  const AnyGame& inside_;
  const Scenario& scenario_;
};

}  // namespace paradoxa
