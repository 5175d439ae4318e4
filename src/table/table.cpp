#include "table/table.hpp"

#include <boost/json.hpp>

#include "engine/embedded.hpp"

namespace paradoxa {
namespace {

std::string rules_hash(const AnyGame& game) {
  for (const EmbeddedRules& rules : embedded_rules())
    if (rules.game == game.name()) return std::string(rules.sha256);
  return {};
}

void fill_names(SeatNames& names, const AnyPosition& position) {
  const auto own = position.game().seat_names();
  for (std::size_t s = names.size(); s < static_cast<std::size_t>(position.seats()); ++s)
    names.push_back(s < own.size() ? own[s] : "Seat " + std::to_string(s));
  names.resize(static_cast<std::size_t>(position.seats()));
}

}  // namespace

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

std::size_t Table::nature_moves_made() const {
  std::size_t count = 0;
  for (const Made& made : made_) count += is_nature(made.seat);
  return count;
}

void Table::nature_moves() {
  if (!settings_.luck) return;
  const Key256 key = nature_key(*settings_.luck);
  for (std::size_t number = nature_moves_made(); now_->to_act().is_nature(); ++number) {
    NatureDraw draw(key, number);
    make(kNature, now_->nature_move(draw));
  }
}

std::optional<Refusal> Table::make(Seat seat, std::string_view text) {
  std::unique_ptr<AnyEvents> events;
  std::string stage = now_->stage();
  const SeatSet acting = now_->to_act();
  if (auto refusal = now_->play(seat, text, events)) return refusal;
  const bool reveals = events->reveals();
  made_.push_back({seat, std::string(text), std::move(stage), acting, reveals, std::move(events)});
  return std::nullopt;
}

std::optional<Refusal> Table::move(Seat seat, std::string_view text) {
  if (auto refusal = make(seat, text)) return refusal;
  nature_moves();
  return std::nullopt;
}

void Table::rebuild(const std::vector<Made>& moves) {
  now_ = start_->clone();
  made_.clear();
  for (const Made& made : moves) make(made.seat, made.move);
}

std::optional<std::string> Table::undo(Seat seat) {
  std::size_t mine = made_.size();
  while (mine > 0 && made_[mine - 1].seat != seat) --mine;
  if (mine-- == 0) return "you have not moved yet";
  for (std::size_t i = mine; i < made_.size(); ++i)
    if (is_nature(made_[i].seat) || made_[i].reveals)
      return "something hidden has been shown since";

  std::vector<Made> kept(made_.begin(), made_.begin() + static_cast<std::ptrdiff_t>(mine));
  const std::vector<Made> all = made_;
  rebuild(kept);
  const SeatSet acting = now_->to_act();
  for (std::size_t i = mine + 1; i < all.size(); ++i) {
    // Whoever was already to choose did not answer this move, but chose beside it.
    if (acting.contains(all[i].seat) && !make(all[i].seat, all[i].move)) continue;
    rebuild(all);
    return "somebody has answered it already";
  }
  return std::nullopt;
}

bool Table::can_undo(Seat seat) const {
  std::size_t mine = made_.size();
  while (mine > 0 && made_[mine - 1].seat != seat) --mine;
  if (mine-- == 0) return false;
  for (std::size_t i = mine; i < made_.size(); ++i)
    if (is_nature(made_[i].seat) || made_[i].reveals ||
        (i > mine && !made_[mine].acting.contains(made_[i].seat)))
      return false;
  return true;
}

bool Table::rewind(Seat seat) {
  std::size_t mine = made_.size();
  while (mine > 0 && made_[mine - 1].seat != seat) --mine;
  if (mine == 0) return false;
  rebuild({made_.begin(), made_.begin() + static_cast<std::ptrdiff_t>(mine - 1)});
  return true;
}

bool Table::take_back() {
  std::size_t last = made_.size();
  while (last > 0 && settings_.luck && is_nature(made_[last - 1].seat)) --last;
  if (last == 0) return false;
  rebuild({made_.begin(), made_.begin() + static_cast<std::ptrdiff_t>(last - 1)});
  return true;
}

void Table::forget_events() {
  for (std::size_t i = made_.size(); i > 0 && made_[i - 1].events; --i) made_[i - 1].events.reset();
}

std::vector<std::shared_ptr<const AnyEvents>> Table::events_since(std::size_t ply) const {
  std::vector<std::shared_ptr<const AnyEvents>> told;
  auto position = start_->clone();
  for (std::size_t i = 0; i < made_.size(); ++i) {
    std::unique_ptr<AnyEvents> events;
    position->play(made_[i].seat, made_[i].move, events);
    if (i >= ply) told.push_back(std::move(events));
  }
  return told;
}

Record Table::record() const {
  Record record;
  record.game = game().name();
  record.rules_version = game().rules_version();
  record.rules_hash = rules_hash(game());
  record.table = settings_.id;
  record.date = settings_.date;
  record.options = json::serialize(start_->options());
  if (!from_the_beginning_) record.position = json::serialize(start_->view(kReferee));
  record.names = settings_.names;
  record.practice = settings_.practice;
  record.fair = settings_.luck.has_value() && !settings_.practice;
  if (record.fair) {
    record.commitment = commitment(*settings_.luck);
    record.entropy = settings_.luck->entropy;
    if (over()) record.seed = settings_.luck->secret;
  }
  record.result = result_text(now_->outcome());
  for (const Made& made : made_) record.moves.push_back({made.seat, made.move, made.stage});
  return record;
}

Parsed<std::unique_ptr<Table>> Table::from_record(const Registry& registry, const Record& record,
                                                  const std::optional<Luck>& luck) {
  using Answer = Parsed<std::unique_ptr<Table>>;
  const AnyGame* game = registry.find(record.game);
  if (game == nullptr) return Answer::wrong("there is no game '" + record.game + "'");
  if (record.rules_version != game->rules_version())
    return Answer::wrong("this record was played by version " +
                         std::to_string(record.rules_version) + " of the rules of " +
                         std::string(game->title()) + ", this program has version " +
                         std::to_string(game->rules_version()));
  boost::system::error_code ec;
  const json::value options = json::parse(record.options, ec);
  if (ec || !options.is_object()) return Answer::wrong("the options are not readable");
  auto start = record.position ? game->position(json::parse(*record.position, ec))
                               : game->start(0, options.get_object());
  if (!start) return Answer::wrong(start.error());

  TableSettings settings{record.table, std::nullopt, record.names, record.date, record.practice};
  auto table = std::make_unique<Table>(std::move(*start), std::move(settings));
  table->from_the_beginning_ = !record.position;
  for (const RecordedMove& move : record.moves)
    if (const auto refusal = table->make(move.seat, move.text))
      return Answer::wrong(
          "move " + std::to_string(table->ply() + 1) + " (" + move.text + "): " + refusal->text +
          (refusal->clause ? " (" + std::string(refusal->clause.text()) + ")" : std::string()));
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
  json::object breakdown;
  for (const ScoreRow& row : outcome.rows) {
    json::array amounts;
    for (std::size_t s = 0; s < outcome.seats; ++s) amounts.push_back(row.amounts[s]);
    breakdown[row.label] = std::move(amounts);
  }
  return {{"scores", std::move(scores)},
          {"unit", game.score_unit()},
          {"ranks", std::move(ranks)},
          {"winners", std::move(winners)},
          {"breakdown", std::move(breakdown)}};
}

}  // namespace paradoxa
