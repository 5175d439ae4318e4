#include "table/table.hpp"

#include <boost/json.hpp>

#include "engine/embedded.hpp"

namespace paradoxa {
namespace {

constexpr std::size_t kMarkEvery = 64;  // plies

void fill_names(SeatNames& names, const AnyPosition& position) {
  const auto own = position.game().seat_names();
  for (std::size_t s = names.size(); s < static_cast<std::size_t>(position.seats()); ++s)
    names.push_back(s < own.size() ? own[s] : "Seat " + std::to_string(s));
  names.resize(static_cast<std::size_t>(position.seats()));
}

}  // namespace

std::string rules_hash(const AnyGame& game) {
  for (const EmbeddedRules& rules : embedded_rules())
    if (rules.game == game.name()) return std::string(rules.sha256);
  return {};
}

Table::Table(std::unique_ptr<AnyPosition> start, TableSettings settings)
    : start_(std::move(start)), now_(start_->clone()), settings_(std::move(settings)) {
  fill_names(settings_.names, *start_);
  nature_moves();
}

Table Table::from_position(std::unique_ptr<AnyPosition> start, TableSettings settings) {
  Table table(std::move(start), std::move(settings));
  table.from_the_beginning_ = false;
  return table;
}

void Table::nature_moves() {
  if (!settings_.luck) return;
  const Key256 key = nature_key(*settings_.luck);
  while (now_->to_act().is_nature()) {
    NatureDraw draw(key, next_draw_);
    Made made;
    made.seat = kNature;
    made.move = now_->nature_move(draw);
    made.draw = next_draw_;
    make(made);
  }
}

// Of `again` only who, what and how count; the rest is found out.
std::optional<Refusal> Table::make(const Made& again) {
  Made made = again;
  std::unique_ptr<AnyEvents> events;
  made.stage = now_->stage();
  made.acting = now_->to_act();
  made.secret = game().has_secrets() && !is_nature(made.seat) && now_->asked(made.seat).secret;
  if (auto refusal = now_->play(made.seat, made.move, events)) return refusal;
  made.reveals = events->reveals();
  made.told = {};
  for_each_viewer(now_->seats(), [&](Viewer viewer) {
    if (viewer.seat() == made.seat || events->tells(viewer)) made.told.add(viewer);
  });
  made.events = std::move(events);
  if (is_nature(made.seat)) next_draw_ = made.draw + 1;
  made_.push_back(std::move(made));
  if (made_.size() % kMarkEvery == 0) marks_.push_back(now_->clone());
  return std::nullopt;
}

std::optional<Refusal> Table::move(Seat seat, std::string_view text, MadeBy by) {
  Made made;
  made.seat = seat;
  made.move = text;
  made.by = by;
  made.draw = next_draw_;
  if (auto refusal = make(made)) return refusal;
  nature_moves();
  return std::nullopt;
}

void Table::rebuild(const std::vector<Made>& moves, Draws draws) {
  const std::uint64_t unused = next_draw_;
  now_ = start_->clone();
  made_.clear();
  marks_.clear();
  next_draw_ = 0;
  for (const Made& made : moves) make(made);
  if (draws == Draws::kAnew) next_draw_ = unused;
}

std::span<const Made> Table::since_last_of(Seat seat) const {
  std::size_t mine = made_.size();
  while (mine > 0 && made_[mine - 1].seat != seat) --mine;
  if (mine == 0) return {};
  return std::span(made_).subspan(mine - 1);
}

std::optional<std::string> Table::undo(Seat seat) {
  if (std::string why = why_no_undo(seat); !why.empty()) return why;
  const std::size_t mine = made_.size() - since_last_of(seat).size();
  std::vector<Made> kept(made_.begin(), made_.begin() + static_cast<std::ptrdiff_t>(mine));
  const std::vector<Made> all = made_;
  rebuild(kept, Draws::kAgain);
  const SeatSet acting = now_->to_act();
  for (std::size_t i = mine + 1; i < all.size(); ++i) {
    // A seat that was already to act did not answer this move, but chose beside it.
    if (acting.contains(all[i].seat) && !make(all[i])) continue;
    rebuild(all, Draws::kAgain);
    return "someone has already responded to it";
  }
  return std::nullopt;
}

std::string Table::why_no_undo(Seat seat) const {
  const std::span<const Made> since = since_last_of(seat);
  if (since.empty()) return "you have not moved yet";
  const Made& mine = since.front();
  // What the table did for a seat that did not answer is not to be had again alone: the time is up.
  if (by_default(mine.by) && mine.by != MadeBy::kOrder) return "the table moved for you";
  SeatSet others;  // who could have answered
  for (const Made& made : since) {
    if (is_nature(made.seat) || made.reveals) return "something hidden has been revealed since";
    if (made.secret) return "a hidden decision is not taken back";
    if (&made != &mine && !mine.acting.contains(made.seat))
      return "somebody has answered it already";
    if (&made != &mine) others = others | made.acting;
  }
  if (!game().has_secrets()) return {};
  // Where answers may be hidden, nobody may find out by an undo whether there is one: a secret
  // question that waits counts like one that was answered.
  others = (others | now_->to_act()) - mine.acting;
  bool waits = !others.empty();
  now_->to_act().for_each([&](Seat s) { waits = waits || (s != seat && now_->asked(s).secret); });
  return waits ? "somebody may have answered it already" : "";
}

bool Table::rewind(Seat seat, Draws draws) {
  const std::size_t taken_back = since_last_of(seat).size();
  if (taken_back == 0) return false;
  rebuild({made_.begin(), made_.end() - static_cast<std::ptrdiff_t>(taken_back)}, draws);
  return true;
}

bool Table::take_back() {
  std::size_t last = made_.size();
  while (last > 0 && settings_.luck && is_nature(made_[last - 1].seat)) --last;
  if (last == 0) return false;
  rebuild({made_.begin(), made_.begin() + static_cast<std::ptrdiff_t>(last - 1)}, Draws::kAgain);
  return true;
}

void Table::forget_events() {
  for (std::size_t i = made_.size(); i > 0 && made_[i - 1].events; --i) made_[i - 1].events.reset();
}

std::vector<std::shared_ptr<const AnyEvents>> Table::events_between(std::size_t first,
                                                                    std::size_t last) const {
  std::vector<std::shared_ptr<const AnyEvents>> told;
  const std::size_t mark = first / kMarkEvery;
  const auto position = mark == 0 ? start_->clone() : marks_[mark - 1]->clone();
  for (std::size_t i = mark * kMarkEvery; i < last; ++i) {
    std::unique_ptr<AnyEvents> events;
    position->play(made_[i].seat, made_[i].move, events);
    if (i >= first) told.push_back(std::move(events));
  }
  return told;
}

std::size_t Table::told(Viewer viewer, std::size_t plies) const {
  std::size_t count = 0;
  for (std::size_t i = 0; i < plies; ++i) count += made_[i].told.contains(viewer);
  return count;
}

std::size_t Table::ply_at(Viewer viewer, std::size_t told) const {
  std::size_t ply = 0;
  for (; ply < made_.size() && told > 0; ++ply) told -= made_[ply].told.contains(viewer);
  return ply;
}

Record Table::record() const {
  Record record;
  record.game = game().name();
  record.rules_version = game().rules_version();
  record.rules_hash = rules_hash(game());
  record.edition = game().edition().id;
  record.table = settings_.id;
  record.date = settings_.date;
  record.options = json::serialize(start_->options());
  if (!from_the_beginning_) record.position = json::serialize(start_->position_json());
  record.names = settings_.names;
  record.practice = settings_.practice;
  record.fair = settings_.luck.has_value() && !settings_.practice;
  if (record.fair) {
    record.commitment = commitment(*settings_.luck);
    record.entropy = settings_.luck->entropy;
    record.withheld = settings_.luck->withheld;
    if (over()) record.seed = settings_.luck->secret;
  }
  record.result = result_text(now_->outcome());
  std::uint64_t next = 0;
  for (const Made& made : made_) {
    record.moves.push_back({made.seat, made.move, made.stage, {}, made.by});
    if (!is_nature(made.seat)) continue;
    if (made.draw != next) record.moves.back().draw = made.draw;
    next = made.draw + 1;
  }
  return record;
}

Parsed<std::unique_ptr<Table>> Table::from_record(const Registry& registry, const Record& record,
                                                  const std::optional<Luck>& luck) {
  using Answer = Parsed<std::unique_ptr<Table>>;
  const AnyGame* game = registry.find(record.game, record.edition);
  if (game == nullptr && registry.find(record.game) != nullptr)
    return Answer::wrong("this game was played with different content, " + record.edition +
                         "; this program has " + registry.find(record.game)->edition().id +
                         ": give the folder with the right files (--content)");
  if (game == nullptr) return Answer::wrong("there is no game '" + record.game + "'");
  if (record.rules_version != game->rules_version())
    return Answer::wrong("this record was played by version " +
                         std::to_string(record.rules_version) + " of the rules of " +
                         std::string(game->title()) + ", this program has version " +
                         std::to_string(game->rules_version()));
  boost::system::error_code ec;
  const json::value options = json::parse(record.options, ec);
  if (ec || !options.is_object()) return Answer::wrong("the options cannot be read");
  auto start = record.position ? game->position(json::parse(*record.position, ec))
                               : game->start(0, options.get_object());
  if (!start) return Answer::wrong(start.error());

  TableSettings settings{record.table, std::nullopt, record.names, record.date, record.practice};
  auto table = std::make_unique<Table>(std::move(*start), std::move(settings));
  table->from_the_beginning_ = !record.position;
  for (const RecordedMove& move : record.moves) {
    Made made;
    made.seat = move.seat;
    made.move = move.text;
    made.by = move.by;
    made.draw = move.draw.value_or(table->next_draw_);
    if (const auto refusal = table->make(made))
      return Answer::wrong(
          "move " + std::to_string(table->ply() + 1) + " (" + move.text + "): " + refusal->text +
          (refusal->clause ? " (" + std::string(refusal->clause.text()) + ")" : std::string()));
  }
  table->settings_.luck = luck;
  table->nature_moves();
  return table;
}

json::array acting_json(SeatSet acting) {
  json::array seats;
  if (acting.is_nature()) seats.emplace_back("nature");
  for (int s = 0; s < kMaxSeats; ++s)
    if (acting.contains(seat(s))) seats.emplace_back(s);
  return seats;
}

json::object practice_json(const std::string& seed, bool position) {
  return {{"seed", seed}, {"position", position}};
}

std::string result_text(const std::optional<Outcome>& outcome) {
  if (!outcome) return "*";
  std::string text;
  for (std::size_t s = 0; s < outcome->seats; ++s)
    text += (s == 0 ? "" : " ") + std::to_string(outcome->scores[s]);
  return text;
}

json::object outcome_json(const AnyGame& game, const Outcome& outcome) {
  json::array scores, ranks, winners;
  for (std::size_t s = 0; s < outcome.seats; ++s) {
    scores.push_back(outcome.scores[s]);
    ranks.push_back(outcome.ranks[s]);
    if (outcome.ranks[s] == 1) winners.push_back(s);
  }
  json::object breakdown, clauses;
  for (const ScoreRow& row : outcome.rows) {
    json::array amounts;
    for (std::size_t s = 0; s < outcome.seats; ++s) amounts.push_back(row.amounts[s]);
    breakdown[row.label] = std::move(amounts);
    clauses[row.label] = row.clause.text();
  }
  return {{"scores", std::move(scores)},       {"unit", game.score_unit()},
          {"ranks", std::move(ranks)},         {"winners", std::move(winners)},
          {"breakdown", std::move(breakdown)}, {"clauses", std::move(clauses)}};
}

}  // namespace paradoxa
