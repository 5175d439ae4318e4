// A game whose luck is written down beforehand, and which can be made to fail: all else is the
// game inside.
#pragma once

#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include <boost/json.hpp>

#include "engine/any_game.hpp"

namespace paradoxa {

struct Scenario {
  std::vector<std::string> luck;               // Nature's moves, one after the other
  std::function<void(const char* step)> fail;  // called before each step; may throw
};

class ScriptedPosition final : public AnyPosition {
 public:
  ScriptedPosition(const AnyGame& game, const Scenario& scenario,
                   std::unique_ptr<AnyPosition> inside, std::size_t drawn)
      : game_(game), scenario_(scenario), inside_(std::move(inside)), drawn_(drawn) {}

  const AnyGame& game() const override { return game_; }
  std::unique_ptr<AnyPosition> clone() const override {
    return std::make_unique<ScriptedPosition>(game_, scenario_, inside_->clone(), drawn_);
  }
  bool equals(const AnyPosition& other) const override {
    return inside_->equals(*static_cast<const ScriptedPosition&>(other).inside_);
  }
  int seats() const override { return inside_->seats(); }
  SeatSet to_act() const override { return inside_->to_act(); }
  std::optional<Outcome> outcome() const override { return inside_->outcome(); }
  std::vector<std::string> legal(Seat s) const override { return inside_->legal(s); }
  void write_legal(JsonWriter& out, Seat s, LegalForm form) const override {
    inside_->write_legal(out, s, form);
  }
  std::optional<json::object> move_json(std::string_view move) const override {
    return inside_->move_json(move);
  }
  std::optional<Refusal> why_not(Seat s, std::string_view move) const override {
    step("why_not");
    return inside_->why_not(s, move);
  }
  std::optional<Refusal> play(Seat s, std::string_view move,
                              std::unique_ptr<AnyEvents>& events) override {
    step("play");
    auto refusal = inside_->play(s, move, events);
    if (!refusal) drawn_ += is_nature(s);
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
  void step(const char* what) const {
    if (scenario_.fail) scenario_.fail(what);
  }

  const AnyGame& game_;
  const Scenario& scenario_;
  std::unique_ptr<AnyPosition> inside_;
  std::size_t drawn_;
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
    return std::unique_ptr<AnyPosition>(
        std::make_unique<ScriptedPosition>(*this, scenario_, std::move(*made), 0));
  }

  const AnyGame& inside_;
  const Scenario& scenario_;
};

}  // namespace paradoxa
