// What people and the keeper may ask of a room, and when it refuses.
#include <algorithm>

#include "bots/spec.hpp"
#include "table/room.hpp"

namespace paradoxa {
namespace {

constexpr std::size_t kMaxChatBytes = 500;
constexpr std::string_view kStandIn = "medium";  // plays for those who are away

RoomAnswer adding(entry::Any entry) {
  RoomAnswer answer;
  answer.entries.push_back(std::move(entry));
  return answer;
}

RoomAnswer refusing(const RoomRefusal& refusal) { return {{}, refusal, false}; }

}  // namespace

bool Room::sits(const std::string& person, Seat seat) const {
  return has_seat(seat) && seats_[seat.index].kind == RoomSeat::Kind::kPerson &&
         seats_[seat.index].person == person;
}

std::optional<RoomRefusal> Room::not_theirs(const std::string& person, Seat seat) const {
  if (!has_seat(seat)) return RoomRefusal{"bad_seat", "there is no such seat", {}};
  if (!sits(person, seat)) return RoomRefusal{"not_your_seat", "this is not your seat", {}};
  return std::nullopt;
}

std::optional<RoomRefusal> Room::not_running() const {
  if (stage_ == RoomStage::kRunning) return std::nullopt;
  return RoomRefusal{"not_running",
                     stage_ == RoomStage::kOpen ? "the game has not started" : "the game is over",
                     {}};
}

RoomAnswer Room::sit(const std::string& person, const std::string& name, Seat seat) const {
  if (!has_seat(seat)) return RoomAnswer::refuse("bad_seat", "there is no such seat");
  if (sits(person, seat)) return {{}, std::nullopt, true};
  if (stage_ != RoomStage::kOpen || called_)
    return RoomAnswer::refuse("too_late", "the game has already started");
  if (seats_[seat.index].kind == RoomSeat::Kind::kPerson)
    return RoomAnswer::refuse("seat_taken", "that seat is already taken");
  if (seats_[seat.index].kind == RoomSeat::Kind::kBot && person != head_.host)
    return RoomAnswer::refuse("seat_taken", "a bot has that seat; the host can free it");
  // Several hands in one pair of eyes: the host decides.
  if (!head_.settings.pass_and_play && person != head_.host && !seats_of(person).empty())
    return RoomAnswer::refuse("one_seat", "this table allows one seat per person");
  return adding(entry::Sat{seat, person, name});
}

RoomAnswer Room::seat_bot(const std::string& person, Seat seat, const std::string& level) const {
  if (!has_seat(seat)) return RoomAnswer::refuse("bad_seat", "there is no such seat");
  if (person != head_.host) return RoomAnswer::refuse("not_host", "only the host may seat bots");
  if (stage_ != RoomStage::kOpen || called_)
    return RoomAnswer::refuse("too_late", "the game has already started");
  const RoomSeat& taken = seats_[seat.index];
  if (taken.kind == RoomSeat::Kind::kPerson && taken.person != person)
    return RoomAnswer::refuse("seat_taken", "that seat is already taken");
  const bool known = std::any_of(kBotLevels.begin(), kBotLevels.end(),
                                 [&](const BotLevel& l) { return l.name == level; });
  if (!known) return RoomAnswer::refuse("bad_bot", "expected easy, medium, hard or expert");
  return adding(entry::BotSat{seat, level});
}

RoomAnswer Room::stand(const std::string& person, Seat seat) const {
  if (!has_seat(seat)) return RoomAnswer::refuse("bad_seat", "there is no such seat");
  if (stage_ != RoomStage::kOpen || called_)
    return RoomAnswer::refuse("too_late", "the game has started: leave instead");
  if (seats_[seat.index].kind == RoomSeat::Kind::kOpen) return {{}, std::nullopt, true};
  if (person != head_.host && !sits(person, seat))
    return RoomAnswer::refuse("not_your_seat", "this is not your seat");
  return adding(entry::Stood{seat});
}

RoomAnswer Room::mix(const std::string& person, Seat seat, const Digest& hash) const {
  if (const auto refusal = not_theirs(person, seat)) return refusing(*refusal);
  if (stage_ != RoomStage::kOpen)
    return RoomAnswer::refuse("too_late", "the luck is already settled");
  if (head_.practice)
    return RoomAnswer::refuse("practice", "this is a practice table: its luck has been chosen");
  const RoomSeat& mine = seats_[seat.index];
  if (mine.hash == hash) return {{}, std::nullopt, true};
  if (mine.hash) return RoomAnswer::refuse("too_late", "you have already committed");
  if (called_ && !mine.mixes)
    return RoomAnswer::refuse("too_late", "the host started the game before you committed");
  return adding(entry::Mixed{seat, hash});
}

RoomAnswer Room::show(const std::string& person, Seat seat, const Digest& bytes) const {
  if (const auto refusal = not_theirs(person, seat)) return refusing(*refusal);
  const RoomSeat& mine = seats_[seat.index];
  if (mine.bytes == bytes) return {{}, std::nullopt, true};
  if (!may_show() || !mine.hash || mine.bytes)
    return RoomAnswer::refuse("too_early", "reveal your bytes once everyone has committed");
  if (sha256(as_bytes(bytes)) != *mine.hash)
    return RoomAnswer::refuse("bad_bytes", "these are not the bytes you committed to");
  return adding(entry::Shown{seat, bytes});
}

RoomAnswer Room::call(const std::string& person) const {
  if (person != head_.host)
    return RoomAnswer::refuse("not_host", "only the host may start the game");
  if (called_ || stage_ != RoomStage::kOpen) return {{}, std::nullopt, true};
  for (const RoomSeat& seat : seats_)
    if (seat.kind == RoomSeat::Kind::kOpen)
      return RoomAnswer::refuse("seats_open", "every seat needs a person or a bot");
  return adding(entry::Called{});
}

RoomAnswer Room::due() const {
  if (stage_ == RoomStage::kRunning)
    for (std::size_t s = 0; s < seats_.size(); ++s) {
      const Seat one = seat(static_cast<int>(s));
      if (seats_[s].bot_plays()) continue;
      if (std::string move = questions_.ordered(one); !move.empty())
        return adding(entry::Moved{one, std::move(move), MadeBy::kOrder});
    }
  if (!may_show()) return {};
  for (const RoomSeat& seat : seats_)
    if (seat.mixes && !seat.bytes) return {};
  return adding(entry::Started{});
}

// One at a time: a withheld share begins a new round for the others.
RoomAnswer Room::mixing_over() const {
  if (!mixing()) return {};
  const bool committing = !may_show();
  for (std::size_t s = 0; s < seats_.size(); ++s)
    if (seats_[s].mixes && !(committing ? seats_[s].hash : seats_[s].bytes))
      return adding(entry::Withheld{seat(static_cast<int>(s))});
  return {};
}

// Why the seat, told of so many moves and of so many undos, does not know a position of this table.
std::optional<RoomRefusal> Room::not_at(Seat seat, std::int64_t ply,
                                        std::optional<std::int64_t> undos) const {
  const auto known = static_cast<std::int64_t>(told(seat));
  if (ply < 0 || ply > known)
    return RoomRefusal{"wrong_ply", "the game is at ply " + std::to_string(known), {}};
  // A ply comes again after an undo, but the position it names is another one.
  if (undos && *undos != undos_[Viewer::of(seat)])
    return RoomRefusal{"wrong_ply", "a move has been taken back since", {}};
  return std::nullopt;
}

RoomAnswer Room::move(const std::string& person, Seat seat, std::int64_t ply,
                      const std::string& text, std::optional<std::int64_t> undos) const {
  if (const auto refusal = not_theirs(person, seat)) return refusing(*refusal);
  if (!table_) return refusing(*not_running());  // not begun, or given up before it did
  if (const auto refusal = not_at(seat, ply, undos)) return refusing(*refusal);
  // Resent after a lost answer: the seat's first move since that ply is this one.
  const Viewer eyes = Viewer::of(seat);
  const auto& made = table_->made();
  bool had_its_turn = static_cast<std::size_t>(ply) == told(eyes);
  bool still_there = true;  // at what the seat knew then
  for (auto i = table_->ply_at(eyes, static_cast<std::size_t>(ply)); i < made.size(); ++i) {
    had_its_turn = had_its_turn || (still_there && made[i].acting.contains(seat));
    still_there = still_there && !made[i].told.contains(eyes);
    if (made[i].seat != seat) continue;
    if (made[i].move == text) return {{}, std::nullopt, true};
    return RoomAnswer::refuse("wrong_ply", "you have moved since");
  }
  if (const auto refusal = not_running()) return refusing(*refusal);
  if (!seats_[seat.index].away.empty())
    return RoomAnswer::refuse("away", "a bot is playing for you: take your seat back first");
  if (table_answers(seat))
    return RoomAnswer::refuse("by_table", "there is only one move: the table makes it in a moment");
  // Others may have chosen beside this seat, but it must have been its turn already.
  if (!had_its_turn)
    return RoomAnswer::refuse("wrong_ply", "the game is at ply " + std::to_string(told(eyes)));
  if (const auto refusal = table_->position().why_not(seat, text)) {
    const bool unreadable = refusal->kind == Refusal::Kind::kUnreadable;
    return refusing(
        {unreadable ? "bad_move" : "illegal", refusal->text, refusal->clause, refusal->fact});
  }
  return adding(entry::Moved{seat, text, MadeBy::kPerson});
}

RoomAnswer Room::bot_move(Seat seat, std::size_t ply, const std::string& text) const {
  // The bot may have thought about a position that is gone: undone, over, or its person is back.
  if (not_running() || !seats_[seat.index].bot_plays() || ply != table_->ply() ||
      table_->position().why_not(seat, text))
    return RoomAnswer::refuse("wrong_ply", "the game has moved on");
  return adding(entry::Moved{seat, text, MadeBy::kBot});
}

RoomAnswer Room::undo(const std::string& person, Seat seat) const {
  if (const auto refusal = not_theirs(person, seat)) return refusing(*refusal);
  if (const auto refusal = not_running()) return refusing(*refusal);
  if (table_->can_undo(seat)) return adding(entry::Undone{seat, false});
  const auto& made = table_->made();
  if (std::none_of(made.begin(), made.end(), [&](const Made& m) { return m.seat == seat; }))
    return RoomAnswer::refuse("nothing_to_undo", "you have not moved yet");
  if (undo_asked_) return RoomAnswer::refuse("asked", "an undo has already been requested");
  if (undo_takes_secrets(seat))
    return RoomAnswer::refuse("secret", "hidden decisions can't be taken back");
  RoomAnswer answer = adding(entry::UndoAsked{seat});
  if (must_agree(seat).empty()) answer.entries.push_back(entry::Undone{seat, true, true});
  return answer;
}

// The seats of other people who would lose something: a move of their own, or a secret that is not
// one any more. Whether a bot plays for them just now does not matter; a seat that was resigned has
// no secrets left, but its person's moves stay made.
SeatSet Room::must_agree(Seat asking) const {
  SeatSet concerned;
  bool shown = false;
  const auto add = [&](Seat s) {
    const RoomSeat& other = seats_[s.index];
    if (other.kind == RoomSeat::Kind::kPerson && other.person != seats_[asking.index].person)
      concerned.add(s);
  };
  for (const Made& made : table_->since_last_of(asking)) {
    shown = shown || made.reveals || is_nature(made.seat);
    if (!is_nature(made.seat) && made.by != MadeBy::kBot) add(made.seat);
  }
  for (std::size_t s = 0; s < seats_.size() && shown; ++s)
    if (seats_[s].away != "resigned") add(seat(static_cast<int>(s)));
  return concerned;
}

RoomAnswer Room::answer_undo(const std::string& person, Seat seat, bool yes) const {
  if (const auto refusal = not_theirs(person, seat)) return refusing(*refusal);
  if (const auto refusal = not_running()) return refusing(*refusal);
  if (!undo_asked_) return RoomAnswer::refuse("not_asked", "no undo has been requested");
  if (yes && undo_agreed_.contains(seat)) return {{}, std::nullopt, true};
  if (yes && undo_takes_secrets(*undo_asked_))
    return RoomAnswer::refuse("secret", "hidden decisions are not taken back");
  RoomAnswer answer = adding(entry::UndoAnswered{seat, yes});
  if (!yes) return answer;
  SeatSet missing = must_agree(*undo_asked_);
  for (int s = 0; s < kMaxSeats; ++s)
    if (const Seat one = paradoxa::seat(s); one == seat || undo_agreed_.contains(one))
      missing.remove(one);
  if (missing.empty()) answer.entries.push_back(entry::Undone{*undo_asked_, true, true});
  return answer;
}

RoomAnswer Room::leave(const std::string& person, Seat seat, bool for_good) const {
  if (const auto refusal = not_theirs(person, seat)) return refusing(*refusal);
  if (stage_ == RoomStage::kOpen) return stand(person, seat);
  if (const auto refusal = not_running()) return refusing(*refusal);
  const RoomSeat& mine = seats_[seat.index];
  if (mine.away == "resigned" || (!mine.away.empty() && !for_good)) return {{}, std::nullopt, true};
  RoomAnswer answer =
      adding(entry::TakenOver{seat, std::string(kStandIn), for_good ? "resigned" : "left"});
  // When nobody is left to play, the game is given up.
  const bool last =
      for_good && std::all_of(seats_.begin(), seats_.end(), [&](const RoomSeat& s) {
        return s.kind != RoomSeat::Kind::kPerson || &s == &mine || s.away == "resigned";
      });
  if (last) answer.entries.push_back(entry::Abandoned{"everybody resigned"});
  return answer;
}

RoomAnswer Room::come_back(const std::string& person, Seat seat) const {
  if (const auto refusal = not_theirs(person, seat)) return refusing(*refusal);
  if (const auto refusal = not_running()) return refusing(*refusal);
  const std::string& away = seats_[seat.index].away;
  if (away.empty()) return {{}, std::nullopt, true};
  if (away == "resigned") return RoomAnswer::refuse("resigned", "you have resigned");
  return adding(entry::TakenBack{seat});
}

RoomAnswer Room::say(const std::string& person, const std::string& name,
                     const std::string& text) const {
  if (text.empty() || text.size() > kMaxChatBytes)
    return RoomAnswer::refuse("bad_chat", "a message must have 1 to 500 bytes");
  const auto control = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; };
  if (std::any_of(text.begin(), text.end(), control))
    return RoomAnswer::refuse("bad_chat", "a message must be one line of plain text");
  // Spectators of a running game may know more than players should hear.
  if (stage_ == RoomStage::kRunning && seats_of(person).empty())
    return RoomAnswer::refuse("bad_chat", "spectators cannot chat during the game");
  return adding(entry::Said{person, name, text});
}

RoomAnswer Room::rematch(const std::string& person, const std::string& table) const {
  if (stage_ < RoomStage::kFinished)
    return RoomAnswer::refuse("not_over", "a rematch can only follow a finished game");
  if (seats_of(person).empty())
    return RoomAnswer::refuse("not_your_seat", "only players can ask for a rematch");
  if (!rematch_.empty()) return {{}, std::nullopt, true};
  return adding(entry::Rematched{table});
}

RoomAnswer Room::forget(const std::string& person) const {
  if (!knows(person)) return {{}, std::nullopt, true};
  return adding(entry::Forgotten{person});
}

RoomAnswer Room::time_up(std::int64_t now_ms) const {
  RoomAnswer answer = answers_up(now_ms);
  if (stage_ != RoomStage::kRunning || !answer.entries.empty()) return answer;
  for (std::size_t s = 0; s < seats_.size(); ++s)
    if (!seats_[s].bot_plays() && clock_.deadline_ms(seat(static_cast<int>(s))) <= now_ms)
      answer.entries.push_back(
          entry::TakenOver{seat(static_cast<int>(s)), std::string(kStandIn), "time"});
  return answer;
}

RoomAnswer Room::abandon(const std::string& why) const {
  if (stage_ >= RoomStage::kFinished) return {{}, std::nullopt, true};
  return adding(entry::Abandoned{why});
}

}  // namespace paradoxa
