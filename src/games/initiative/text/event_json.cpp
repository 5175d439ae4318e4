// docs/protocol.md describes every event.
#include "games/initiative/codec.hpp"
#include "games/initiative/text/json_parts.hpp"

namespace paradoxa::initiative {
namespace {

// What happened is the name of the event.
constexpr std::string_view kWhatNames[kWhats] = {
    "glitch_start", "reveal",    "anomaly", "goal",         "chief",  "disc",       "rival_draw",
    "exchange",     "unseal",    "round",   "final_round",  "turn",   "skip",       "keep",
    "draft",        "trigger",   "swap",    "anomaly_swap", "strand", "earn",       "place",
    "complete",     "stabilise", "lock",    "form",         "break",  "credit",     "purple",
    "use",          "rewind",    "glitch",  "fracture",     "unlock", "fall",       "destroy",
    "exchanged",    "moved",     "shift",   "search",       "slide",  "lost",       "return",
    "empty_bag",    "sweep",     "pawn",    "rival_card",   "repair", "rival_lock", "rival_token",
    "token_back",   "penalty"};

constexpr bool tells_colour(What what) {
  return what == What::kTrigger || what == What::kStrand || what == What::kForm ||
         what == What::kBreak || what == What::kRivalToken || what == What::kTokenBack;
}

// The number of an event under the name of what it counts.
void add_number(const auto& e, json::object& object) {
  switch (e.what) {
    case What::kReveal:
    case What::kPawn: object["space"] = e.number; return;
    case What::kGoal:
      object["goal"] = goal_text(e.number);
      object["space"] = e.to.index + 1;
      return;
    case What::kUnseal: object["goal"] = goal_text(e.number); return;
    case What::kRound: object["round"] = e.number; return;
    case What::kTurn: object["actions"] = e.number; return;
    case What::kDraft:
    case What::kRewind:
    case What::kSearch: object["column"] = e.number; return;
    case What::kStrand: object["line"] = line_text(e.number); return;
    case What::kGlitch: object["steps"] = e.number; return;
    case What::kDestroy:
      object["column"] = std::string(1, static_cast<char>('a' + e.number));
      return;
    case What::kShift: object["row"] = e.number + 1; return;
    default: return;
  }
}

template <bool Reveals>
json::object event_object(const Deed<Reveals>& e) {
  json::object object{{"event", kWhatNames[static_cast<std::size_t>(e.what)]}};
  if (e.seat != kNoSeat) object["seat"] = e.seat.index;
  if (e.owner != kNoSeat) object["owner"] = e.owner.index;
  if (e.card.exists()) object["card"] = card_json(e.card);
  if (e.from.exists()) object["from"] = card_json(e.from);
  if (e.disc.exists()) object["disc"] = disc_json(e.disc);
  if (e.item.exists()) object["item"] = to_text(e.item);
  if (tells_colour(e.what)) object["colour"] = colour_json(e.colour);
  if (e.world != kNoWorld) object["world"] = world_text(e.world);
  if (e.cell.exists()) object["cell"] = to_text(e.cell);
  if (e.to.exists() && e.what != What::kGoal) object["to"] = to_text(e.to);
  if (e.cells != 0) object["cells"] = cells_json(e.cells);
  if (exists(e.module)) object["module"] = module_text(e.module);
  add_number(e, object);
  return object;
}

// What the viewer may not know is left out.
json::object event_object(const SecretDealt& e) {
  json::object object{{"event", e.kName}, {"seat", e.seat.index}};
  if (e.goal != kNoGoal) object["goal"] = goal_json(e.goal);
  return object;
}

json::object event_object(const ModuleDrawn& e) {
  json::object object{{"event", e.kName}, {"seat", e.seat.index}};
  if (exists(e.module)) object["module"] = module_text(e.module);
  return object;
}

json::object event_object(const GameEnded& e) {
  json::array secrets, rows;
  for (const std::uint8_t goal : e.secrets) secrets.push_back(goal_json(goal));
  for (const ScoreRow& row : e.outcome.rows)
    rows.push_back({{"label", row.label}, {"points", numbers_json(row.amounts, e.outcome.seats)}});
  json::value rival;
  if (e.outcome.seats == 1)
    rival = {{"worlds", e.rival[0]}, {"experiments", e.rival[1]}, {"locked", e.rival[2]},
             {"goals", e.rival[3]},  {"alliances", e.rival[4]},   {"its_worlds", e.rival[5]}};
  return {{"event", e.kName},
          {"rival", std::move(rival)},
          {"scores", numbers_json(e.outcome.scores, e.outcome.seats)},
          {"ranks", numbers_json(e.outcome.ranks, e.outcome.seats)},
          {"rows", std::move(rows)},
          {"secrets", std::move(secrets)},
          {"clause", e.clause.text()}};
}

}  // namespace

json::object Codec::event_json(const Content&, const Event& event) {
  return std::visit([](const auto& e) { return event_object(e); }, event);
}

}  // namespace paradoxa::initiative
