// What a room tells: docs/tables.md describes every frame.
#include <algorithm>
#include <deque>

#include <boost/json.hpp>

#include "engine/fields/kind.hpp"
#include "engine/json_writer.hpp"
#include "table/room.hpp"
#include "words/narrator.hpp"

namespace paradoxa {
namespace {

constexpr std::size_t kPageBytes = 8 * 1024;  // of history or talk

constexpr std::string_view kStages[] = {"open", "running", "finished", "abandoned"};

json::object seat_json(const RoomSeat& seat, std::size_t index) {
  json::object object{{"seat", index}};
  switch (seat.kind) {
    case RoomSeat::Kind::kOpen: object["kind"] = "open"; return object;
    case RoomSeat::Kind::kPerson: object["kind"] = "person"; break;
    case RoomSeat::Kind::kBot: object["kind"] = "bot"; break;
  }
  object["name"] = seat.name;
  if (seat.bot_plays()) object["level"] = seat.level;
  if (!seat.away.empty()) object["away"] = seat.away;
  if (seat.mixes) object["mixes"] = seat.bytes ? "shown" : seat.hash ? "committed" : "wanted";
  return object;
}

// Each legal move with the words that say what it does.
json::array spoken_moves(const AnyPosition& position, Seat seat, const Naming& naming) {
  json::array moves = position.legal_json(seat);
  for (json::value& move : moves)
    move.get_object()["words"] = position.game().narrator().move(move.get_object(), naming);
  return moves;
}

Seat spoken_to(Viewer viewer) { return viewer.is_seat() ? viewer.seat() : kNoSeat; }

}  // namespace

json::object Room::table_json() const {
  json::array seats;
  for (std::size_t s = 0; s < seats_.size(); ++s) seats.push_back(seat_json(seats_[s], s));
  const ClockSettings& clock = head_.settings.clock;
  json::object object{{"id", head_.id},
                      {"game", head_.game},
                      {"options", start_->options()},
                      {"stage", kStages[static_cast<std::size_t>(stage_)]},
                      {"public", head_.settings.open_to_all},
                      {"hints", head_.settings.hints},
                      {"pass_and_play", head_.settings.pass_and_play},
                      {"clock",
                       {{"kind", kClockKinds[static_cast<std::size_t>(clock.kind)]},
                        {"base_ms", clock.base_ms},
                        {"increment_ms", clock.increment_ms}}}};
  if (head_.practice)
    object["practice"] = practice_json(*head_.practice, !head_.position.empty());
  else
    object["commitment"] = to_hex(commitment(Luck{head_.id, head_.secret, {}}));
  if (!game_->edition().id.empty()) object["content"] = game_->edition().id;
  if (head_.from) object["from"] = origin_json(*head_.from);
  object["created_ms"] = head_.created_ms;
  object["seats"] = std::move(seats);
  if (mixing()) object["mixing"] = may_show() ? "show" : "commit";
  if (undo_asked_) object["undo_asked_by"] = undo_asked_->index;
  if (!rematch_.empty()) object["rematch"] = rematch_;
  return object;
}

json::object Room::clock_json(std::int64_t now_ms) const {
  json::array left, running;
  for (std::size_t s = 0; s < seats_.size(); ++s) {
    left.push_back(clock_.left_ms(seat(static_cast<int>(s)), now_ms));
    if (clock_.running(seat(static_cast<int>(s)))) running.push_back(s);
  }
  return {{"left_ms", std::move(left)}, {"running", std::move(running)}};
}

// Only a seat that is to act is told what it may do, and only its own moves.
void Room::write_position(JsonWriter& out, Viewer viewer, std::int64_t now_ms, Words words) const {
  const AnyPosition& position = table_->position();
  out.member("undos", undos_[viewer]);
  SeatSetKind{}.write(out.key("to_act"), position.to_act());
  if (viewer.is_seat() && position.to_act().contains(viewer.seat())) {
    if (words == Words::kLeftOut) {
      position.write_legal(out.key("legal").begin_array(), viewer.seat(), {});
      out.end_array();
    } else {
      const Naming naming{table_->names(), viewer.seat()};
      out.key("legal").json(json::serialize(spoken_moves(position, viewer.seat(), naming)));
      out.member("question", game_->narrator().question(position.view(viewer), naming));
    }
  }
  if (viewer.is_seat()) {
    write_questions(out, viewer.seat(), now_ms);
    out.member("can_undo", table_->can_undo(viewer.seat()));
  }
  if (head_.settings.clock.kind != ClockKind::kNone)
    out.key("clock").json(json::serialize(clock_json(now_ms)));
  position.write_view(out.key("view"), viewer);
}

std::string Room::state_frame(Viewer viewer, std::int64_t now_ms, Words words) const {
  JsonWriter out;
  out.begin_object().member("type", "state").member("ply", told(viewer));
  if (viewer.is_seat()) out.member("seat", viewer.seat().index);
  if (table_) write_position(out, viewer, now_ms, words);
  return out.end_object().take();
}

std::string Room::events_frame(std::size_t since, Viewer viewer, std::int64_t now_ms,
                               Words words) const {
  const auto& made = table_->made();
  JsonWriter out;
  out.begin_object().member("type", "events").member("from", table_->told(viewer, since));
  out.member("ply", told(viewer));
  if (viewer.is_seat()) out.member("seat", viewer.seat().index);
  out.key("events").begin_array();
  for (std::size_t i = since; i < made.size(); ++i) made[i].events->write(out, viewer);
  out.end_array();
  if (words == Words::kTold) {
    out.key("sentences").begin_array();
    for (std::size_t i = since; i < made.size(); ++i) write_sentences(out, *made[i].events, viewer);
    out.end_array();
  }
  // Only whose move it was hears that the table made it, and why.
  for (std::size_t i = since; i < made.size(); ++i)
    if (viewer.is_seat() && made[i].seat == viewer.seat() && by_default(made[i].by)) {
      out.member("made_by", word_of(made[i].by));
      break;
    }
  write_position(out, viewer, now_ms, words);
  return out.end_object().take();
}

void Room::write_sentences(JsonWriter& out, const AnyEvents& events, Viewer viewer) const {
  const Naming naming{table_->names(), spoken_to(viewer)};
  for (const std::string& line : game_->narrator().events(events.as_json(viewer), naming))
    out.value(line);
}

// Pages are cut between moves, and hold one at least. They are filled from their end, a stretch of
// plies at a time.
std::string Room::history_frame(Viewer viewer, std::size_t before, const std::string& id,
                                Words words) const {
  constexpr std::size_t kStretch = 32;
  before = std::min(before, told(viewer));
  std::deque<std::shared_ptr<const AnyEvents>> page;
  std::size_t bytes = 0;
  for (std::size_t end = table_->ply_at(viewer, before); end > 0 && bytes < kPageBytes;) {
    const std::size_t begin = end > kStretch ? end - kStretch : 0;
    const auto stretch = table_->events_between(begin, end);
    for (; end > begin && bytes < kPageBytes; --end) {
      if (!table_->made()[end - 1].told.contains(viewer)) continue;
      const auto& events = stretch[end - 1 - begin];
      JsonWriter size;
      events->write(size.begin_array(), viewer);
      bytes += size.end_array().take().size();
      if (bytes < kPageBytes || page.empty()) page.push_front(events);
    }
  }
  JsonWriter out;
  out.begin_object().member("type", "history");
  if (!id.empty()) out.member("id", id);
  if (viewer.is_seat()) out.member("seat", viewer.seat().index);
  out.member("from", before - page.size()).member("ply", before);
  out.key("events").begin_array();
  for (const auto& events : page) events->write(out, viewer);
  out.end_array();
  if (words == Words::kTold) {
    out.key("sentences").begin_array();
    for (const auto& events : page) write_sentences(out, *events, viewer);
    out.end_array();
  }
  return out.end_object().take();
}

json::object Room::over_frame() const {
  json::object frame{{"type", "over"}, {"stage", kStages[static_cast<std::size_t>(stage_)]}};
  if (stage_ == RoomStage::kAbandoned) frame["why"] = abandoned_why_;
  if (table_)
    if (const auto outcome = table_->position().outcome())
      frame["outcome"] = outcome_json(*game_, *outcome);
  // The game is final: the luck is opened for everybody to check.
  if (!head_.practice) frame["seed"] = to_hex(head_.secret);
  return frame;
}

json::object Room::chat_page(std::size_t before) const {
  const std::size_t end = std::clamp(before, chat_gone_, chat_lines()) - chat_gone_;
  std::size_t begin = end, bytes = 0;
  while (begin > 0 && bytes < kPageBytes) {
    --begin;
    bytes += chat_[begin].name.size() + chat_[begin].text.size() + 64;
  }
  json::array lines;
  for (std::size_t i = begin; i < end; ++i)
    lines.push_back(
        json::object{{"name", chat_[i].name}, {"text", chat_[i].text}, {"at_ms", chat_at_ms_[i]}});
  return {{"first", chat_gone_}, {"from", chat_gone_ + begin}, {"lines", std::move(lines)}};
}

}  // namespace paradoxa
