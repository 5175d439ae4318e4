// The questions that wait at a table: since when, until when, and what answers them where the
// person does not. Times are passed in, as everywhere below the server; a table that is read back
// from its entries has the same questions with the same times.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.hpp"
#include "engine/outcome.hpp"
#include "engine/sha256.hpp"
#include "table/clock.hpp"
#include "table/made_by.hpp"

namespace paradoxa {

// What a seat wants done with a kind of question from now on.
enum class Order : std::uint8_t { kAsk, kDecline, kAlways };
inline constexpr std::string_view kOrderWords[] = {"ask", "never", "always"};
std::optional<Order> order_from(std::string_view word);

// One of them. Not a member of Questions: clang could not default-construct it in an optional
// there.
struct WaitingQuestion {
  Asked asked;
  std::vector<std::string> moves;  // that answer it; not listed for a plain question
  std::int64_t since_ms = 0;
  std::int64_t table_ms = kNever;  // when the table makes the only move of a secret question
  bool by_hand = false;  // the person took an answer back to give another: orders do not apply

  bool forced() const { return asked.secret && moves.size() == 1; }
  bool limited() const { return asked.limit_ms > 0 && !asked.by_default.empty(); }
  std::int64_t deadline_ms() const { return limited() ? since_ms + asked.limit_ms : kNever; }
};

class Questions {
 public:
  using Waiting = WaitingQuestion;

  // `secret` is the table's: with it nobody outside can know how long the table will wait.
  explicit Questions(const Digest& secret) : secret_(secret) {}

  // What the seat is asked now, or nothing.
  const Waiting* of(Seat seat) const;
  // Its question stands beside the clock: it has a limit of its own, and everybody sees it pass.
  bool off_the_clock(Seat seat) const;

  // The game begins or goes on: whoever is to act is asked. A question that is still the same goes
  // on waiting.
  void ask(const AnyPosition& position, std::int64_t now_ms);
  // The seat answers; called before it is asked again. `counted`: its clock gave it time for that.
  void answer(Seat seat, MadeBy by, bool counted, std::int64_t now_ms);
  // The seats have made so many moves now, fewer than before. Whoever takes back alone goes on with
  // the time that was left; an undo that all agreed to gives fresh time.
  void take_back(const PerSeat<std::size_t>& moves, Seat who, bool agreed);
  // How many answers of the seat brought no time on its clock.
  std::size_t uncounted(Seat seat) const;

  void give(Seat seat, const std::string& kind, Order order);
  Order order(Seat seat, const std::string& kind) const;
  // What a standing order answers the seat's question with, or nothing.
  std::string ordered(Seat seat) const;

 private:
  // How a question that was not plain was answered.
  struct Answer {
    std::size_t number;  // of the seat's moves, from 0
    std::string kind;
    std::int64_t took_ms;
    bool own;  // a person chose among several answers to a secret question
    bool counted;
  };

  void ask(Waiting& waiting, Seat seat, Asked asked, const AnyPosition& position,
           std::int64_t now_ms);
  std::int64_t delay_ms(Seat seat, const std::string& kind) const;

  Digest secret_;
  PerSeat<std::optional<Waiting>> waiting_;
  PerSeat<std::size_t> moves_{};  // that each seat has made
  PerSeat<std::vector<Answer>> answers_;
  // Of a seat that took an answer back: how much of its time is used up already, and that it wants
  // to answer by itself.
  struct Again {
    std::int64_t took_ms = 0;
    bool by_hand = false;
  };
  PerSeat<std::optional<Again>> again_;
  PerSeat<std::map<std::string, Order>> orders_;
};

}  // namespace paradoxa
