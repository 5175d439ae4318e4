#include "table/film.hpp"

#include <boost/json.hpp>

#include "engine/viewer_words.hpp"
#include "table/table.hpp"
#include "words/narrator.hpp"

namespace paradoxa {
namespace {

class Camera {
 public:
  Camera(Table& table, const FilmSettings& settings) : table_(table), settings_(settings) {
    // The start, before anybody has moved.
    begin(nullptr, "");
  }

  // The error says which move does not fit.
  std::string take(const RecordedMove& move) {
    const AnyPosition& before = table_.position();
    if (!is_nature(move.seat)) {
      end();
      begin(json::value(move.seat.index), move.text);
      if (by_default(move.by)) step_["by"] = word_of(move.by);
      if (settings_.words == Words::kTold)
        if (const auto made = before.move_json(move.text))
          step_["words"] = table_.game().narrator().move(*made, naming());
    } else {
      const std::uint64_t number = move.draw.value_or(next_draw_);
      if (settings_.draws) draws_.push_back(draw_json(number, move.text));
      next_draw_ = number + 1;
    }
    if (const auto refusal = table_.move(move.seat, move.text))
      return "move " + std::to_string(table_.ply() + 1) + ": " + refusal->text;
    const Made& made = table_.made().back();
    for (json::value& event : made.events->as_json(settings_.eyes))
      events_.push_back(std::move(event));
    return {};
  }

  json::array develop() {
    end();
    return std::move(steps_);
  }

 private:
  json::object draw_json(std::uint64_t number, const std::string& drawn) const {
    json::array choices;
    for (const json::value& choice : table_.position().legal_json(kNature))
      choices.push_back(json::array{choice.at("text"), choice.at("weight")});
    return {{"number", number}, {"choices", std::move(choices)}, {"move", drawn}};
  }

  Naming naming() const { return {table_.names(), kNoSeat}; }

  void begin(const json::value& seat, const std::string& move) {
    step_ = {{"ply", 0}, {"seat", seat}};
    if (!move.empty()) step_["move"] = move;
    step_["stage"] = table_.position().stage();
  }

  void end() {
    step_["ply"] = table_.ply();
    if (settings_.words == Words::kTold)
      step_["sentences"] = json::value_from(table_.game().narrator().events(events_, naming()));
    step_["events"] = std::move(events_);
    step_["to_act"] = acting_json(table_.position().to_act());
    step_["view"] = table_.position().view(settings_.eyes);
    if (settings_.draws) step_["draws"] = std::move(draws_);
    steps_.push_back(std::move(step_));
    events_ = {};
    draws_ = {};
  }

  Table& table_;
  FilmSettings settings_;
  json::array steps_, events_, draws_;
  json::object step_;
  std::uint64_t next_draw_ = 0;
};

json::value eyes_json(Viewer eyes) {
  if (eyes.is_seat()) return eyes.seat().index;
  return json::string(viewer_word(eyes));
}

json::object share_json(const Share& share) {
  json::object told{{"bytes", to_hex(share.bytes)}};
  if (share.seat != kNoSeat) told["seat"] = share.seat.index;
  return told;
}

json::array seats_json(SeatSet seats) {
  json::array told;
  seats.for_each([&](Seat s) { told.push_back(s.index); });
  return told;
}

// The table at the beginning of the record.
Parsed<std::unique_ptr<Table>> opened(const Registry& registry, Record record) {
  record.moves.clear();
  return Table::from_record(registry, record, std::nullopt);
}

Parsed<std::unique_ptr<Table>> table_at(const Registry& registry, Record record, std::size_t ply) {
  if (ply > record.moves.size())
    return Parsed<std::unique_ptr<Table>>::wrong("the game has " +
                                                 std::to_string(record.moves.size()) + " plies");
  record.moves.resize(ply);
  return Table::from_record(registry, record, std::nullopt);
}

// All that follows, without the odds, which draw hundreds of worlds.
constexpr int kKnownLevel = 2;

}  // namespace

Parsed<json::object> film_json(const Registry& registry, const Record& record,
                               const FilmSettings& settings) {
  using Answer = Parsed<json::object>;
  const auto table = opened(registry, record);
  if (!table) return Answer::wrong(table.error());
  Camera camera(**table, settings);
  for (const RecordedMove& move : record.moves)
    if (const std::string error = camera.take(move); !error.empty()) return Answer::wrong(error);

  boost::system::error_code ec;
  json::array entropy;
  for (const Share& share : record.entropy) entropy.push_back(share_json(share));
  json::object film{{"game", record.game},
                    {"content", (*table)->game().edition().id},
                    {"table", record.table},
                    {"date", record.date},
                    {"options", json::parse(record.options, ec)},
                    {"names", json::value_from(record.names)},
                    {"result", record.result},
                    {"entropy", std::move(entropy)},
                    {"withheld", seats_json(record.withheld)},
                    {"eyes", eyes_json(settings.eyes)},
                    {"steps", camera.develop()}};
  if (record.commitment) film["commitment"] = to_hex(*record.commitment);
  if (record.seed) film["seed"] = to_hex(*record.seed);
  if (record.practice)
    film["practice"] = practice_json(*record.practice, record.position.has_value());
  if (const auto outcome = (*table)->position().outcome())
    film["outcome"] = outcome_json((*table)->game(), *outcome);
  return film;
}

Parsed<json::object> known_json(const Registry& registry, Record record, std::size_t ply) {
  using Answer = Parsed<json::object>;
  auto table = table_at(registry, record, ply);
  // Once it is over everybody sees everything: what counts is the moment before.
  if (table && (*table)->over() && ply > 0) table = table_at(registry, std::move(record), ply - 1);
  if (!table) return Answer::wrong(table.error());
  const AnyPosition& position = (*table)->position();
  json::array known;
  for (int index = 0; index < position.seats(); ++index) {
    const Viewer viewer = Viewer::of(seat(index));
    if (position.max_aid(viewer) == 0) continue;
    const auto aid = position.aid(viewer, AidRequest{kKnownLevel});
    if (!aid) return Answer::wrong(aid.error());
    known.push_back(json::object{{"seat", index}, {"aid", json::parse(*aid)}});
  }
  return json::object{{"ply", ply}, {"known", std::move(known)}};
}

Parsed<std::string> position_at(const Registry& registry, Record record, std::size_t ply) {
  using Answer = Parsed<std::string>;
  const auto table = table_at(registry, std::move(record), ply);
  if (!table) return Answer::wrong(table.error());
  if ((*table)->over()) return Answer::wrong("the game is over at that point");
  return json::serialize((*table)->position().position_json());
}

}  // namespace paradoxa
