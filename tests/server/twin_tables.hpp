// Twin tables: the same game at two tables that differ only in what is hidden from one viewer, who
// sits at both and listens.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "battery/secrecy.hpp"
#include "games/codecs.hpp"
#include "server/house_kit.hpp"
#include "server/schema.hpp"
#include "server/scripted_game.hpp"
#include "support/battery_paradominetor.hpp"

namespace paradoxa {

// One table in one house, with its luck written down.
class ToldTable {
 public:
  // Where the game begins: with options, or in a position.
  struct Start {
    std::string game;
    int seats;
    std::string options = "{}";
    std::string position{};
  };

  ToldTable(const Start& start, Scenario scenario, Viewer viewer)
      : scenario_(std::move(scenario)), viewer_(viewer) {
    registry_.add(std::make_unique<ScriptedGame>(*games().find(start.game), scenario_));
    house_ = std::make_unique<TestHouse>(registry_);
    RoomHead head = table_head("twin", start.seats);
    head.game = start.game;
    head.options = start.options;
    head.position = start.position;
    const int seats = start.seats;
    head.settings.clock = {ClockKind::kFischer, 600'000, 1'000};
    house_->create(head);
    join();
    for (int s = 0; s < seats; ++s)
      house_->ask("twin", [=](const Room& r) { return r.sit(who(seat(s)), "Name", seat(s)); });
    house_->ask("twin", [](const Room& r) { return r.call("p0"); });
  }

  const std::vector<std::string>& frames() const { return ear_->frames; }
  // What Nature will do next.
  void expect(std::string draw) { scenario_.luck.push_back(std::move(draw)); }
  const Room& room() const { return *(*house_)->find("twin"); }
  TestHouse& house() { return *house_; }
  bool viewer_sits() const { return viewer_.is_seat(); }

  void join() {
    auto fresh = std::make_shared<Ear>();
    if (ear_) {
      (*house_)->detach(ear_.get());
      fresh->frames = std::move(ear_->frames);
    }
    ear_ = fresh;
    (*house_)->attach(ear_, {viewer_.is_seat() ? who(viewer_.seat()) : "looker-on", "Viewer"},
                      "twin", Words::kTold);
  }
  // The viewer's own requests go over the viewer's line.
  void move(Seat s, const std::string& text) {
    if (viewer_.sees_as(s))
      return send({{"type", "move"},
                   {"seat", s.index},
                   {"ply", room().told(viewer_)},
                   {"undos", room().undos(viewer_)},
                   {"move", text}});
    house_->ask("twin", [=](const Room& r) {
      return r.move(who(s), s, static_cast<std::int64_t>(r.told(s)), text);
    });
  }
  void undo(Seat s) {
    if (viewer_.sees_as(s))
      send({{"type", "undo"}, {"seat", s.index}});
    else
      house_->ask("twin", [=](const Room& r) { return r.undo(who(s), s); });
    for (int i = 0; i < static_cast<int>(room().seats().size()); ++i) {
      if (viewer_.sees_as(seat(i)))
        send({{"type", "undo_answer"}, {"seat", i}, {"yes", true}});
      else if (seat(i) != s)
        house_->ask("twin",
                    [=](const Room& r) { return r.answer_undo(who(seat(i)), seat(i), true); });
    }
  }
  void leave_and_come_back(Seat s) {
    house_->ask("twin", [=](const Room& r) { return r.leave(who(s), s, false); });
    house_->ask("twin", [=](const Room& r) { return r.come_back(who(s), s); });
  }
  void chat(Seat s) {
    house_->ask("twin", [=](const Room& r) { return r.say(who(s), "Name", "a word"); });
  }
  void send(const json::object& message) {
    (*house_)->receive(ear_, json::serialize(message));
    house_->run();
  }

  static std::string who(Seat s) { return "p" + std::to_string(s.index); }

 private:
  Scenario scenario_;
  Registry registry_;
  Viewer viewer_;
  std::unique_ptr<TestHouse> house_;
  std::shared_ptr<Ear> ear_;
};

// The frames of two tables, compared as far as they have come.
class Comparison {
 public:
  explicit Comparison(Viewer viewer) : viewer_(viewer) {}

  battery::Finding operator()(const ToldTable& a, const ToldTable& b) {
    if (a.frames().size() != b.frames().size())
      return "B4: " + battery::text_of(viewer_) +
             " is sent another number of frames, the last:\n  " + a.frames().back() + "\n  " +
             b.frames().back() + "\n";
    for (; seen_ < a.frames().size(); ++seen_) {
      if (a.frames()[seen_] != b.frames()[seen_])
        return "B4: frames tell two worlds apart for " + battery::text_of(viewer_) + ":\n  " +
               a.frames()[seen_] + "\n  " + b.frames()[seen_] + "\n";
      if (seen_ % 8 != 0) continue;
      const std::string flaw = table_schema().flaw(json::parse(a.frames()[seen_]), "server");
      if (!flaw.empty()) return "B4: " + flaw + ", in:\n  " + a.frames()[seen_] + "\n";
    }
    return {};
  }
  std::size_t frames() const { return seen_; }

 private:
  Viewer viewer_;
  std::size_t seen_ = 0;
};

// Full texts of tiles ("R3p") anywhere in a frame, sentences included.
inline std::set<std::string> tiles_in(const std::string& frame) {
  const auto is_word = [&](std::size_t i) {
    return i < frame.size() && (std::isalnum(static_cast<unsigned char>(frame[i])) != 0);
  };
  std::set<std::string> tiles;
  for (std::size_t i = 0; i + 2 < frame.size(); ++i) {
    if (frame[i + 1] < '1' || frame[i + 1] > '6') continue;
    if (std::string_view("RBGYP").find(frame[i]) == std::string_view::npos) continue;
    if (std::string_view("pnf").find(frame[i + 2]) == std::string_view::npos) continue;
    if (is_word(i + 3) || (i > 0 && is_word(i - 1))) continue;
    tiles.insert(frame.substr(i, 3));
  }
  return tiles;
}

// The tiles of Paradominetor whose identity a viewer may know in a position, from the rules'
// information table: its own, given and got, and backs that were turned up or that a face tells.
inline void add_known_tiles(const paradominetor::State& state, Viewer viewer,
                            std::set<std::string>& known) {
  using namespace paradominetor;
  const auto add = [&](Tile tile) {
    if (tile != kNoTile) known.insert(paradominetor::to_text(tile));
  };
  if (viewer.is_seat()) {
    const Seat me = viewer.seat();
    state.hand(me).for_each(add);
    for (const Tile tile : state.given[me.index]) add(tile);
    if (state.phase > Phase::kPass)
      for (const Tile tile : state.given[state.giver(me).index]) add(tile);
  }
  if (state.phase < Phase::kLead) return;
  for (int t = 0; t < kTricks; ++t) {
    const Play* plays = state.trick_plays(t);
    int made = 0;
    for (int i = 0; i < state.seats(); ++i) made += plays[i].made();
    const unsigned open =
        made == state.seats() && t < state.trick ? worlds_detail::winning_paradox(state, t) : 0;
    for (int i = 0; i < state.seats(); ++i) {
      if (!plays[i].made()) continue;
      const Tile tile = plays[i].tile();
      if (viewer.sees_as(worlds_detail::player_of(state, t, i)) || (open >> i & 1) != 0 ||
          (!tile.is_black() && tile.value() == 6))
        add(tile);
    }
  }
}

}  // namespace paradoxa
