// The story of a game so far, played again.
#include <charconv>

#include "games/paradominetor/rules/apply.hpp"
#include "games/paradominetor/rules/invariants.hpp"
#include "games/paradominetor/rules/legal.hpp"
#include "games/paradominetor/text/notation.hpp"

namespace paradoxa::paradominetor {
namespace {

// Plays one step, or says why not.
class Teller {
 public:
  Teller(const Content& content, const State& start) : content_(content), state_(start) {}

  bool step(Seat seat, Move move) {
    if (!error_.empty()) return false;
    const Clause refused = refusal(content_, state_, seat, move);
    if (!refused) {
      apply(content_, state_, seat, move, NobodyListens{});
      return true;
    }
    const bool deal = move.kind == MoveKind::kDeal && state_.phase == Phase::kDeal;
    const Seat whose = deal ? state_.dealt_to : seat;
    error_ = (is_nature(whose) ? std::string() : "seat " + std::to_string(whose.index) + ": ") +
             "'" + to_text(move) + "' is against " + std::string(refused.text());
    if (state_.phase >= Phase::kLead && state_.trick < kTricks)
      error_ = "trick " + std::to_string(state_.trick + 1) + ", " + error_;
    return false;
  }

  bool fail(std::string error) {
    if (error_.empty()) error_ = std::move(error);
    return false;
  }

  const State& state() const { return state_; }
  const std::string& error() const { return error_; }

 private:
  const Content& content_;
  State state_;
  std::string error_;
};

bool tell_deal(Teller& teller, const Story& story) {
  for (int deck = 0; deck < kTimeframes; ++deck)
    for (int s = 0; s < story.options.seats; ++s)
      for (const Tile tile : story.dealt[static_cast<std::size_t>(s)]) {
        if (tile.timeframe() != static_cast<Timeframe>(deck)) continue;
        const State& now = teller.state();
        if (now.phase != Phase::kDeal || now.dealt_to != seat(s) ||
            now.deck != static_cast<Timeframe>(deck))
          return teller.fail(
              "PD-2.4: each deck gives five tiles to seat 0, then to seat 1, and so "
              "on; seat " +
              std::to_string(s) + " cannot have " + to_text(tile) + " now");
        if (!teller.step(kNature, Move::deal(tile))) return false;
      }
  return true;
}

bool tell_pass(Teller& teller, const Story& story) {
  // The last seat to choose brings the exchange, so everybody's first two come first.
  for (std::size_t choice = 0; choice < kTimeframes; ++choice)
    for (int s = 0; s < story.options.seats; ++s) {
      const auto& given = story.given[static_cast<std::size_t>(s)];
      if (given.size() > kTimeframes)
        return teller.fail("PD-2.6: seat " + std::to_string(s) + " passes more than three tiles");
      if (choice < given.size() && !teller.step(seat(s), Move::pass(given[choice]))) return false;
    }
  return true;
}

bool tell_first(Teller& teller, const Story& story) {
  if (story.first && teller.state().phase == Phase::kFirst &&
      !teller.step(kNature, Move::first(*story.first)))
    return false;
  if (story.first && teller.state().phase != Phase::kLead)
    return teller.fail("PD-2.12: no seat leads before the pass is over");
  if (story.first && teller.state().lead != *story.first)
    return teller.fail("PD-2.12: the options specify a different first lead");
  return true;
}

bool tell_plays(Teller& teller, const Story& story) {
  for (const Tile tile : story.plays) {
    const State& now = teller.state();
    if (now.phase < Phase::kLead) return teller.fail("PD-2.12: no tile is played before the lead");
    if (now.phase == Phase::kEnd) return teller.fail("PD-8.1: plays after the last trick");
    if (now.phase == Phase::kDeclare)
      return teller.fail("PD-5.1: trick " + std::to_string(now.trick + 1) + " lacks its colour");
    if (!teller.step(now.next_to_play(), Move::play(tile))) return false;
    const std::uint8_t colour =
        teller.state().trick < kTricks ? story.declared[teller.state().trick] : kUndeclared;
    if (teller.state().phase == Phase::kDeclare && colour != kUndeclared &&
        !teller.step(teller.state().lead, {MoveKind::kDeclare, colour}))
      return false;
  }
  return true;
}

}  // namespace

Parsed<State> rebuild(const Content& content, const Story& story) {
  if (const auto wrong = flaw(story.options); !wrong.empty())
    return Parsed<State>::wrong(std::string(wrong));
  Teller teller(content, initial(content, story.options));
  if (!tell_deal(teller, story) || !tell_pass(teller, story) || !tell_first(teller, story) ||
      !tell_plays(teller, story))
    return Parsed<State>::wrong(teller.error());
  // A colour may only be declared where black was led.
  if (teller.state().declared != story.declared)
    return Parsed<State>::wrong("PD-5.1: a colour is declared exactly when black was led");
  return teller.state();
}

std::string flaw_of_tricks(const Content& content, const State& lead, const Story& story) {
  Teller teller(content, lead);
  tell_plays(teller, story);
  return teller.error();
}

}  // namespace paradoxa::paradominetor
