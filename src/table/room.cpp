// Entries, taken in one after the other.
#include "table/room.hpp"

#include <algorithm>
#include <chrono>
#include <type_traits>
#include <utility>

#include <boost/json.hpp>
#include <fmt/format.h>

namespace paradoxa {
namespace {

constexpr std::size_t kChatKept = 200;

template <class E, class... Kinds>
constexpr bool kOneOf = (std::is_same_v<E, Kinds> || ...);
template <class E>
constexpr bool kBeforeTheStart =
    kOneOf<E, entry::Sat, entry::BotSat, entry::Stood, entry::Mixed, entry::Shown, entry::Withheld,
           entry::Called, entry::Started>;
template <class E>
constexpr bool kWhileItRuns =
    kOneOf<E, entry::Moved, entry::Ordered, entry::Undone, entry::UndoAsked, entry::UndoAnswered,
           entry::TakenOver, entry::TakenBack>;

// Short enough for a phone, by seat: people who were fond of paradoxes.
constexpr std::string_view kBotNames[] = {"Zeno",    "Hypatia", "Cantor",  "Noether",
                                          "Russell", "Curie",   "Hilbert", "Eubulides"};

std::string date_of(std::int64_t at_ms) {
  const std::chrono::sys_time<std::chrono::milliseconds> time{std::chrono::milliseconds(at_ms)};
  const std::chrono::year_month_day date(std::chrono::floor<std::chrono::days>(time));
  return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(date.year()),
                     static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
}

}  // namespace

Room::Room(const AnyGame& game, RoomHead head, std::unique_ptr<AnyPosition> start)
    : game_(&game),
      head_(std::move(head)),
      start_(std::move(start)),
      seats_(static_cast<std::size_t>(start_->seats())),
      clock_(head_.settings.clock),
      questions_(head_.secret) {}

Parsed<std::unique_ptr<Room>> Room::open(const Registry& registry, const RoomHead& head) {
  using Answer = Parsed<std::unique_ptr<Room>>;
  const AnyGame* game = registry.find(head.game, head.edition);
  if (game == nullptr && registry.find(head.game) != nullptr)
    return Answer::wrong("its content " + head.edition + " cannot be found");
  if (game == nullptr) return Answer::wrong("there is no game '" + head.game + "'");
  boost::system::error_code ec;
  const json::value options = json::parse(head.options, ec);
  if (ec || !options.is_object()) return Answer::wrong("options: expected an object");
  auto start = head.position.empty() ? game->start(0, options.get_object())
                                     : game->position(json::parse(head.position, ec));
  if (!start) return Answer::wrong(start.error());
  return std::unique_ptr<Room>(new Room(*game, head, std::move(*start)));
}

std::string Room::absorb(const entry::Entry& entry) {
  broken_.clear();
  std::visit(
      [&]<class E>(const E& e) {
        if constexpr (requires { e.seat; })
          if (!has_seat(e.seat)) return fix("a seat that is not there");
        if (kBeforeTheStart<E> && stage_ != RoomStage::kOpen) return fix("too late for this");
        if (kWhileItRuns<E> && stage_ != RoomStage::kRunning) return fix("no game runs");
        take(e, entry.at_ms);
      },
      entry.what);
  entries_ += broken_.empty();
  return broken_;
}

void Room::take(const entry::Sat& e, std::int64_t) {
  RoomSeat& seat = seats_[e.seat.index];
  seat = RoomSeat{};
  seat.kind = RoomSeat::Kind::kPerson;
  seat.person = e.person;
  seat.name = e.name;
}

void Room::take(const entry::BotSat& e, std::int64_t) {
  RoomSeat& seat = seats_[e.seat.index];
  seat = RoomSeat{};
  seat.kind = RoomSeat::Kind::kBot;
  seat.level = e.level;
  seat.name = kBotNames[e.seat.index % std::size(kBotNames)];
}

void Room::take(const entry::Stood& e, std::int64_t) { seats_[e.seat.index] = RoomSeat{}; }

void Room::take(const entry::Mixed& e, std::int64_t) {
  seats_[e.seat.index].mixes = true;
  seats_[e.seat.index].hash = e.hash;
}

void Room::take(const entry::Shown& e, std::int64_t) { seats_[e.seat.index].bytes = e.bytes; }

// A fresh round without the one who would not show: nobody gains by seeing the others' bytes first.
void Room::take(const entry::Withheld& e, std::int64_t) {
  seats_[e.seat.index].mixes = false;
  seats_[e.seat.index].withheld = true;
  for (RoomSeat& seat : seats_) {
    seat.hash.reset();
    seat.bytes.reset();
  }
}

void Room::take(const entry::Called&, std::int64_t) { called_ = true; }

void Room::take(const entry::Started&, std::int64_t at_ms) {
  if (due().entries.empty()) return fix("a start that was not due");
  Luck luck =
      head_.practice ? practice_luck(*head_.practice) : Luck{head_.id, head_.secret, {}, {}};
  SeatNames names;
  for (const RoomSeat& seat : seats_) {
    const Seat s = paradoxa::seat(static_cast<int>(names.size()));
    if (seat.mixes && seat.bytes) luck.entropy.push_back({s, *seat.bytes});
    if (seat.withheld) luck.withheld.add(s);
    names.push_back(seat.name);
  }
  TableSettings settings{head_.id, luck, names, date_of(at_ms), head_.practice};
  table_ =
      head_.position.empty()
          ? std::make_unique<Table>(start_->clone(), std::move(settings))
          : std::make_unique<Table>(Table::from_position(start_->clone(), std::move(settings)));
  stage_ = table_->over() ? RoomStage::kFinished : RoomStage::kRunning;
  ask_and_run(at_ms);
}

void Room::take(const entry::Moved& e, std::int64_t at_ms) {
  played_ = played_ || e.by == MadeBy::kPerson;
  if (const auto refusal = table_->move(e.seat, e.move, e.by))
    return fix("a move against the rules");
  // A decision that nobody is told of earns no time and answers nobody: both could be seen.
  const bool told = table_->since_last_of(e.seat).front().told.contains(kSpectator);
  questions_.answer(e.seat, e.by, !told || clock_.running(e.seat), at_ms);
  if (told) {
    undo_asked_.reset();
    clock_.press(e.seat, at_ms);
  }
  ask_and_run(at_ms);
  if (table_->over()) stage_ = RoomStage::kFinished;
}

void Room::take(const entry::Undone& e, std::int64_t at_ms) {
  const auto before = decisions();
  unsaid_to_ = {};
  for (const Made& made : table_->since_last_of(e.seat)) unsaid_to_.add(made.told);
  const Draws draws = e.anew ? Draws::kAnew : Draws::kAgain;
  const bool done = e.agreed ? table_->rewind(e.seat, draws) : !table_->undo(e.seat);
  if (!done) return fix("an undo that cannot be");
  for_each_viewer(static_cast<int>(seats_.size()),
                  [&](Viewer viewer) { undos_[viewer] += unsaid_to_.contains(viewer); });
  undo_asked_.reset();
  PerSeat<std::size_t> moves{};
  for (const Made& made : table_->made())
    if (!is_nature(made.seat)) ++moves[made.seat.index];
  questions_.take_back(moves, e.seat, e.agreed);
  const auto after = decisions();
  for (std::size_t s = 0; s < seats_.size(); ++s)
    clock_.take_back(seat(static_cast<int>(s)), before[s] - after[s]);
  ask_and_run(at_ms);
}

void Room::take(const entry::UndoAsked& e, std::int64_t) {
  undo_asked_ = e.seat;
  undo_agreed_ = SeatSet::of(e.seat);
}

void Room::take(const entry::UndoAnswered& e, std::int64_t) {
  if (e.yes)
    undo_agreed_.add(e.seat);
  else
    undo_asked_.reset();
}

void Room::take(const entry::TakenOver& e, std::int64_t) {
  RoomSeat& seat = seats_[e.seat.index];
  seat.away = e.why;
  seat.level = e.level;
}

void Room::take(const entry::TakenBack& e, std::int64_t at_ms) {
  // Fresh time for the decision that waits, or the seat would be lost again at once. Who only left
  // gets none: leaving and coming back must not pay.
  if (std::exchange(seats_[e.seat.index].away, {}) == "time") clock_.grant(e.seat, at_ms);
}

void Room::take(const entry::Said& e, std::int64_t at_ms) {
  chat_.push_back(e);
  chat_at_ms_.push_back(at_ms);
  if (chat_.size() <= kChatKept) return;
  ++chat_gone_;
  chat_.erase(chat_.begin());
  chat_at_ms_.erase(chat_at_ms_.begin());
}

void Room::take(const entry::Abandoned& e, std::int64_t at_ms) {
  stage_ = RoomStage::kAbandoned;
  abandoned_why_ = e.why;
  undo_asked_.reset();
  clock_.run({}, at_ms);
}

void Room::take(const entry::Rematched& e, std::int64_t) { rematch_ = e.table; }

// That everybody knows of and that the clock paid for.
PerSeat<std::size_t> Room::decisions() const {
  PerSeat<std::size_t> counts{};
  for (const Made& made : table_->made())
    if (!is_nature(made.seat)) counts[made.seat.index] += made.told.contains(kSpectator);
  for (std::size_t s = 0; s < seats_.size(); ++s)
    counts[s] -= questions_.uncounted(seat(static_cast<int>(s)));
  return counts;
}

void Room::take(const entry::Forgotten& e, std::int64_t) {
  for (RoomSeat& seat : seats_)
    if (seat.kind == RoomSeat::Kind::kPerson && seat.person == e.person) {
      seat.person.clear();
      seat.name = entry::kFormerPlayer;
    }
  for (entry::Said& said : chat_)
    if (said.person == e.person) said = {{}, std::string(entry::kFormerPlayer), {}};
}

bool Room::mixing() const { return called_ && stage_ == RoomStage::kOpen; }

bool Room::may_show() const {
  return mixing() && std::all_of(seats_.begin(), seats_.end(), [](const RoomSeat& seat) {
           return !seat.mixes || seat.hash.has_value();
         });
}

std::vector<Seat> Room::seats_of(const std::string& person) const {
  std::vector<Seat> theirs;
  for (std::size_t s = 0; s < seats_.size(); ++s)
    if (seats_[s].kind == RoomSeat::Kind::kPerson && seats_[s].person == person)
      theirs.push_back(seat(static_cast<int>(s)));
  return theirs;
}

bool Room::knows(const std::string& person) const {
  return !seats_of(person).empty() ||
         std::any_of(chat_.begin(), chat_.end(),
                     [&](const entry::Said& said) { return said.person == person; });
}

std::vector<std::string> Room::people() const {
  std::vector<std::string> ids{head_.host};
  for (const RoomSeat& seat : seats_)
    if (seat.kind == RoomSeat::Kind::kPerson && !seat.person.empty() &&
        std::find(ids.begin(), ids.end(), seat.person) == ids.end())
      ids.push_back(seat.person);
  return ids;
}

std::optional<Seat> Room::bot_to_move() const {
  if (stage_ != RoomStage::kRunning) return std::nullopt;
  const SeatSet acting = table_->position().to_act();
  std::optional<Seat> next;
  for (std::size_t s = 0; s < seats_.size(); ++s) {
    const Seat one = seat(static_cast<int>(s));
    if (!acting.contains(one)) continue;
    if (!seats_[s].bot_plays()) {
      // Where several choose at once, bots at a practice table wait for the people: who is faster
      // must not decide what they play.
      if (head_.practice) return std::nullopt;
    } else if (!next) {
      next = one;
    }
  }
  return next;
}

std::optional<std::string> Room::scripted(Seat seat) const {
  if (seat.index >= head_.script.size()) return std::nullopt;
  const auto& made = table_->made();
  const auto before = static_cast<std::size_t>(
      std::count_if(made.begin(), made.end(), [&](const Made& m) { return m.seat == seat; }));
  const std::vector<std::string>& moves = head_.script[seat.index];
  if (before >= moves.size() || table_->position().why_not(seat, moves[before]))
    return std::nullopt;
  return moves[before];
}

std::int64_t Room::next_deadline_ms() const {
  std::int64_t next = kNever;
  if (stage_ != RoomStage::kRunning) return next;
  for (std::size_t s = 0; s < seats_.size(); ++s) {
    const Seat one = seat(static_cast<int>(s));
    if (!seats_[s].bot_plays()) next = std::min({next, clock_.deadline_ms(one), answer_ms(one)});
  }
  return next;
}

Record Room::record() const {
  if (table_) {
    Record record = table_->record();
    // An abandoned game shows its seed too: nobody can quit to hide a deal.
    if (stage_ == RoomStage::kAbandoned && record.fair) record.seed = head_.secret;
    return record;
  }
  return Table(start_->clone(), TableSettings{head_.id, std::nullopt, {}, {}, head_.practice})
      .record();
}

}  // namespace paradoxa
