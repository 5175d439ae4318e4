// Questions with a time limit and a default, standing orders, and decisions that stay secret.
#include <algorithm>

#include <boost/json.hpp>

#include "engine/json_writer.hpp"
#include "table/room.hpp"

namespace paradoxa {
namespace {

// Before a clock runs out the table makes the only move there is: nobody loses a seat by waiting
// for nothing.
constexpr std::int64_t kBeforeTheClockMs = 500;

RoomAnswer moving(Seat seat, const std::string& move, MadeBy by) {
  RoomAnswer answer;
  answer.entries.push_back(entry::Moved{seat, move, by});
  return answer;
}

}  // namespace

// After every change of the position.
void Room::ask_and_run(std::int64_t at_ms) {
  questions_.ask(table_->position(), at_ms);
  SeatSet clocked;
  table_->position().to_act().for_each([&](Seat s) {
    if (!questions_.off_the_clock(s)) clocked.add(s);
  });
  clock_.run(clocked, at_ms);
}

bool Room::table_answers(Seat seat) const {
  const Questions::Waiting* waiting = questions_.of(seat);
  return waiting != nullptr && waiting->forced() && !seats_[seat.index].bot_plays();
}

bool Room::has_default(Seat seat) const {
  const Questions::Waiting* waiting = questions_.of(seat);
  return stage_ == RoomStage::kRunning && waiting != nullptr && !waiting->asked.secret &&
         !waiting->asked.by_default.empty() && !seats_[seat.index].bot_plays();
}

// When the table answers the seat's question, or never.
std::int64_t Room::answer_ms(Seat seat) const {
  const Questions::Waiting* waiting = questions_.of(seat);
  if (waiting == nullptr) return kNever;
  if (!waiting->forced()) return waiting->deadline_ms();
  const std::int64_t clock_ms = clock_.deadline_ms(seat);
  return std::min(waiting->table_ms, clock_ms == kNever ? kNever : clock_ms - kBeforeTheClockMs);
}

// One at a time: the next question may be another one after it.
RoomAnswer Room::answers_up(std::int64_t now_ms) const {
  for (std::size_t s = 0; s < seats_.size() && stage_ == RoomStage::kRunning; ++s) {
    const Seat one = seat(static_cast<int>(s));
    if (seats_[s].bot_plays() || answer_ms(one) > now_ms) continue;
    const Questions::Waiting& waiting = *questions_.of(one);
    if (waiting.forced()) return moving(one, waiting.moves.front(), MadeBy::kTable);
    return moving(one, waiting.asked.by_default, MadeBy::kTime);
  }
  return {};
}

RoomAnswer Room::absent(SeatSet seats) const {
  for (std::size_t s = 0; s < seats_.size(); ++s)
    if (const Seat one = seat(static_cast<int>(s)); seats.contains(one) && has_default(one))
      return moving(one, questions_.of(one)->asked.by_default, MadeBy::kAbsence);
  return {};
}

RoomAnswer Room::order(const std::string& person, Seat seat, const std::string& kind,
                       const std::string& order) const {
  if (auto refusal = not_theirs(person, seat)) return {{}, std::move(refusal), false};
  if (auto refusal = not_running()) return {{}, std::move(refusal), false};
  const auto kinds = table_->position().order_kinds(seat);
  if (std::find(kinds.begin(), kinds.end(), kind) == kinds.end())
    return RoomAnswer::refuse("bad_order", "there are no standing orders for '" + kind + "' here");
  const auto wanted = order_from(order);
  if (!wanted) return RoomAnswer::refuse("bad_order", "an order is ask, never or always");
  if (questions_.order(seat, kind) == *wanted) return {{}, std::nullopt, true};
  RoomAnswer answer;
  answer.entries.push_back(entry::Ordered{seat, kind, order});
  return answer;
}

void Room::take(const entry::Ordered& e, std::int64_t) {
  const auto wanted = order_from(e.order);
  if (!wanted) return fix("a standing order that is none");
  questions_.give(e.seat, e.kind, *wanted);
}

std::optional<Seat> Room::notes_reader() const {
  return (table_ ? table_->position() : *start_).notes_reader();
}

bool Room::may_read_notes(const std::string& person, Seat seat) const {
  const auto reader = notes_reader();
  return sits(person, seat) || (reader && sits(person, *reader));
}

// Whether an undo would take back a decision that is hidden from somebody, or might: one that waits
// counts as well, since nobody may find out by asking whether it has been made.
bool Room::undo_takes_secrets(Seat asking) const {
  if (!game_->has_secrets()) return false;
  const auto hidden_from_somebody = [&](Seat decider) {
    const RoomSeat& theirs = seats_[decider.index];
    return std::any_of(seats_.begin(), seats_.end(), [&](const RoomSeat& other) {
      return &other != &theirs && other.kind == RoomSeat::Kind::kPerson &&
             (theirs.kind != RoomSeat::Kind::kPerson || other.person != theirs.person);
    });
  };
  for (const Made& made : table_->since_last_of(asking))
    if (made.secret && hidden_from_somebody(made.seat)) return true;
  bool waits = false;
  table_->position().to_act().for_each([&](Seat s) {
    const Questions::Waiting* waiting = questions_.of(s);
    waits = waits || (waiting != nullptr && waiting->asked.secret && hidden_from_somebody(s));
  });
  return waits;
}

json::object Room::orders_json(Seat seat) const {
  json::object orders;
  if (table_)
    for (const std::string& kind : table_->position().order_kinds(seat))
      orders[kind] = kOrderWords[static_cast<std::size_t>(questions_.order(seat, kind))];
  return orders;
}

// A seat alone is told what becomes of its question, and what it has ordered.
void Room::write_questions(JsonWriter& out, Seat seat, std::int64_t now_ms) const {
  if (const json::object orders = orders_json(seat); !orders.empty())
    out.key("orders").json(json::serialize(orders));
  const Questions::Waiting* waiting = questions_.of(seat);
  if (waiting == nullptr || stage_ != RoomStage::kRunning) return;
  const Asked& asked = waiting->asked;
  if (asked.kind.empty() && asked.by_default.empty() && !table_answers(seat)) return;
  out.key("asked").begin_object();
  if (!asked.kind.empty()) out.member("kind", asked.kind);
  if (!asked.by_default.empty()) out.member("default", asked.by_default);
  if (waiting->limited()) {
    out.member("limit_ms", asked.limit_ms);
    out.member("left_ms",
               std::clamp<std::int64_t>(waiting->deadline_ms() - now_ms, 0, asked.limit_ms));
  }
  if (table_answers(seat)) out.member("by_table", true);
  out.end_object();
}

}  // namespace paradoxa
