// What happens at a table by itself: a clock runs out, luck was not added in time, no one came
// back. And what becomes of a table whose game is over.
#include <algorithm>

#include "server/house.hpp"

namespace paradoxa {

// Tables are cheap to create, so abandoned ones expire. A table stays while anyone is connected to
// it, and a clock ends its game without our help.
std::int64_t House::expiry_ms(const Live& live) const {
  const Room& room = *live.room;
  const auto& seats = room.seats();
  const auto none = [&](auto&& found) { return std::none_of(seats.begin(), seats.end(), found); };
  if (room.stage() == RoomStage::kOpen) {
    const bool empty = live.clients.empty() &&
                       none([](const RoomSeat& s) { return s.kind == RoomSeat::Kind::kPerson; });
    return empty ? live.people_ms + limits_.empty_ms : live.changed_ms + limits_.open_ms;
  }
  if (live.clients.empty() && none([](const RoomSeat& s) { return !s.bot_plays(); }))
    return live.people_ms + limits_.bots_only_ms;
  if (live.clients.empty() && !room.played() && room.head().settings.clock.kind == ClockKind::kNone)
    return live.people_ms + limits_.unplayed_ms;
  return live.people_ms + limits_.idle_ms;
}

// Someone came or went: restart the idle timer.
void House::touch(const std::string& table, Live& live) {
  live.people_ms = loop_.now_ms();
  set_timer(table, live);
}

void House::set_timer(const std::string& table, Live& live) {
  if (live.frozen || live.room->stage() >= RoomStage::kFinished) return;
  std::int64_t wanted =
      std::max(std::min(live.room->next_deadline_ms(), next_absence_ms(live)), graceful_until_ms_);
  if (live.room->mixing()) wanted = std::min(wanted, live.mixed_ms + limits_.mixing_ms);
  wanted = std::min(wanted, expiry_ms(live));
  // What is due already was tried a moment ago: not again at once.
  if (wanted <= loop_.now_ms()) wanted = loop_.now_ms() + kTryAgainMs;
  if (wanted >= live.timer_ms) return;  // an earlier one is set
  live.timer_ms = wanted;
  loop_.after(wanted - loop_.now_ms(), [this, table, wanted, alive = alive_] {
    if (*alive) on_timer(table, wanted);
  });
}

void House::on_timer(const std::string& table, std::int64_t timer_ms) {
  const auto found = tables_.find(table);
  if (found == tables_.end() || found->second.timer_ms != timer_ms) return;  // an older one
  Live& live = found->second;
  live.timer_ms = kNever;
  if (live.frozen || live.room->stage() >= RoomStage::kFinished) return;
  const std::int64_t now = loop_.now_ms();
  const auto done = [this, table, alive = alive_](const auto&) {
    if (*alive)
      if (const auto again = tables_.find(table); again != tables_.end())
        set_timer(table, again->second);
  };
  if (live.room->mixing() && now - live.mixed_ms >= limits_.mixing_ms)
    return ask(table, [](const Room& room) { return room.mixing_over(); }, done);
  if (now >= expiry_ms(live))
    return ask(table, [](const Room& room) { return room.abandon("nobody came back"); }, done);
  if (now < graceful_until_ms_) return done(std::nullopt);
  if (!live.busy && !default_due(live).entries.empty()) return settle(table);
  ask(table, [now](const Room& room) { return room.time_up(now); }, done);
}

// The game is over: its place in the lists is final. It stays while someone is looking at it.
void House::retire(const std::string& table) {
  Live& live = tables_.at(table);
  cancel_thinking(live);
  if (!live.retired) {
    live.retired = true;
    ++figures_.tables_finished;
    writer_.submit({summary_of(*live.room, loop_.now_ms())}, [](Kept) {});
    log_.line("finished", {{"table", table}, {"game", live.room->head().game}});
  }
  next(table);
  let_go(table);
}

void House::let_go(const std::string& table) {
  const auto found = tables_.find(table);
  if (found == tables_.end()) return;
  const Live& live = found->second;
  if (live.retired && live.clients.empty() && !live.busy && live.line.empty()) tables_.erase(found);
}

}  // namespace paradoxa
