#include "table/questions.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "table/answer_delay.hpp"

namespace paradoxa {
namespace {

constexpr std::size_t kEnoughOfAKind = 6;  // answers to model the next one on

}  // namespace

std::optional<Order> order_from(std::string_view word) {
  for (std::size_t i = 0; i < std::size(kOrderWords); ++i)
    if (kOrderWords[i] == word) return static_cast<Order>(i);
  return std::nullopt;
}

const Questions::Waiting* Questions::of(Seat seat) const {
  if (seat.index >= waiting_.size() || !waiting_[seat.index]) return nullptr;
  return &*waiting_[seat.index];
}

// The clock of a secret question runs as if it were any other: it must look like any other.
bool Questions::off_the_clock(Seat seat) const {
  const Waiting* waiting = of(seat);
  return waiting != nullptr && waiting->limited() && !waiting->asked.secret;
}

void Questions::ask(const AnyPosition& position, std::int64_t now_ms) {
  const SeatSet acting = position.to_act();
  for (int s = 0; s < position.seats(); ++s) {
    auto& waiting = waiting_[static_cast<std::size_t>(s)];
    if (!acting.contains(seat(s))) {
      waiting.reset();
      continue;
    }
    Asked asked = position.asked(seat(s));
    // Others may have moved beside this seat: what it was asked before, it is still being asked.
    const bool same = waiting && waiting->asked == asked &&
                      (asked.plain() || waiting->moves == position.legal(seat(s)));
    if (!same) ask(waiting.emplace(), seat(s), std::move(asked), position, now_ms);
  }
}

void Questions::ask(Waiting& waiting, Seat seat, Asked asked, const AnyPosition& position,
                    std::int64_t now_ms) {
  const Again again = std::exchange(again_[seat.index], std::nullopt).value_or(Again{});
  waiting.asked = std::move(asked);
  waiting.since_ms = now_ms - again.took_ms;
  waiting.by_hand = again.by_hand;
  if (waiting.asked.plain()) return;
  waiting.moves = position.legal(seat);
  if (waiting.forced()) waiting.table_ms = now_ms + delay_ms(seat, waiting.asked.kind);
}

// Modelled on the seat's answers to questions of the same kind, or to any that are secret.
std::int64_t Questions::delay_ms(Seat seat, const std::string& kind) const {
  std::vector<std::int64_t> alike, all;
  for (const Answer& answer : answers_[seat.index]) {
    if (!answer.own) continue;
    all.push_back(answer.took_ms);
    if (answer.kind == kind) alike.push_back(answer.took_ms);
  }
  const Digest drawn =
      sha256(std::string(as_bytes(secret_)) + "delay" + std::to_string(moves_[seat.index]) + "/" +
             std::to_string(seat.index));
  std::uint32_t bits = 0;
  for (std::size_t i = 0; i < 4; ++i) bits = bits << 8 | drawn[i];
  constexpr double kRange = 4294967296.0;  // of 32 bits
  return drawn_delay_ms(alike.size() >= kEnoughOfAKind ? std::move(alike) : std::move(all),
                        static_cast<double>(bits) / kRange);
}

void Questions::answer(Seat seat, MadeBy by, bool counted, std::int64_t now_ms) {
  const Waiting* waiting = of(seat);
  const std::size_t number = moves_[seat.index]++;
  if (waiting != nullptr && !waiting->asked.plain()) {
    const std::int64_t took_ms = std::max<std::int64_t>(0, now_ms - waiting->since_ms);
    const bool own = by == MadeBy::kPerson && waiting->asked.secret && waiting->moves.size() > 1;
    answers_[seat.index].push_back({number, waiting->asked.kind, took_ms, own, counted});
  }
  waiting_[seat.index].reset();
}

void Questions::take_back(const PerSeat<std::size_t>& moves, Seat who, bool agreed) {
  for (std::size_t s = 0; s < moves.size(); ++s) {
    if (moves[s] == moves_[s]) continue;
    moves_[s] = moves[s];
    Again again{0, s == who.index};
    auto& answers = answers_[s];
    while (!answers.empty() && answers.back().number >= moves[s]) {
      if (answers.back().number == moves[s] && !agreed) again.took_ms = answers.back().took_ms;
      answers.pop_back();
    }
    again_[s] = again;
    waiting_[s].reset();
  }
}

std::size_t Questions::uncounted(Seat seat) const {
  const auto& answers = answers_[seat.index];
  return static_cast<std::size_t>(std::count_if(
      answers.begin(), answers.end(), [](const Answer& answer) { return !answer.counted; }));
}

void Questions::give(Seat seat, const std::string& kind, Order order) {
  if (order == Order::kAsk)
    orders_[seat.index].erase(kind);
  else
    orders_[seat.index][kind] = order;
}

Order Questions::order(Seat seat, const std::string& kind) const {
  const auto found = orders_[seat.index].find(kind);
  return found == orders_[seat.index].end() ? Order::kAsk : found->second;
}

std::string Questions::ordered(Seat seat) const {
  const Waiting* waiting = of(seat);
  if (waiting == nullptr || waiting->by_hand || waiting->asked.kind.empty()) return {};
  if (waiting->asked.secret) return {};  // an answer that comes at once would tell of the order
  switch (order(seat, waiting->asked.kind)) {
    case Order::kAsk: return {};
    case Order::kDecline: return waiting->asked.by_default;
    case Order::kAlways: return waiting->asked.always;
  }
  return {};
}

}  // namespace paradoxa
