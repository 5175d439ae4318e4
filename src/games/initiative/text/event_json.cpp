// docs/protocol.md describes every event.
#include "games/initiative/codec.hpp"
#include "games/initiative/text/kinds.hpp"

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
template <class E, class F>
void number_field(const E& e, F& f) {
  switch (e.what) {
    case What::kReveal:
    case What::kPawn: return f("space", e.number, "");
    case What::kGoal: f("goal", e.number, kGoalKind, ""); return f("space", e.to.index + 1, "");
    case What::kUnseal: return f("goal", e.number, kGoalKind, "");
    case What::kRound: return f("round", e.number, "");
    case What::kTurn: return f("actions", e.number, "");
    case What::kDraft:
    case What::kRewind:
    case What::kSearch: return f("column", e.number, "");
    case What::kStrand: return f("line", e.number, kLineKind, "");
    case What::kGlitch: return f("steps", e.number, "");
    case What::kDestroy: return f("column", std::string(1, static_cast<char>('a' + e.number)), "");
    case What::kShift: return f("row", e.number + 1, "");
    default: return;
  }
}

template <bool Reveals>
void write(JsonWriter& out, const Deed<Reveals>& e) {
  out.begin_object().member("event", kWhatNames[static_cast<std::size_t>(e.what)]);
  FieldWriter f(out);
  f.maybe("seat", e.seat, "");
  f.maybe("owner", e.owner, "");
  f.maybe("card", e.card, "");
  f.maybe("from", e.from, "");
  f.maybe("disc", e.disc, "");
  f.maybe("item", e.item, "");
  if (tells_colour(e.what)) f("colour", e.colour, "");
  if (e.world != kNoWorld) f("world", e.world, kWorldKind, "");
  f.maybe("cell", e.cell, "");
  if (e.what != What::kGoal) f.maybe("to", e.to, "");
  if (e.cells != 0) f("cells", e.cells, list_of_bits(kind_of(Cell{})), "");
  f.maybe("module", e.module, "");
  number_field(e, f);
  out.end_object();
}

// What the viewer may not know is left out.
void write(JsonWriter& out, const SecretDealt& e) {
  out.begin_object().member("event", e.kName);
  FieldWriter f(out);
  f("seat", e.seat, "");
  if (e.goal != kNoGoal) f("goal", e.goal, kGoalKind, "");
  out.end_object();
}

void write(JsonWriter& out, const ModuleDrawn& e) {
  out.begin_object().member("event", e.kName);
  FieldWriter f(out);
  f("seat", e.seat, "");
  f.maybe("module", e.module, "");
  out.end_object();
}

struct RowShape {
  static constexpr const char* kType = "ScoreRow";
  std::size_t seats;
  template <class F>
  void fields(const ScoreRow& row, F& f) const {
    f("label", row.label, "");
    f("points", row.amounts, row_of(whole(-999, 999), seats), "");
  }
};

void write(JsonWriter& out, const GameEnded& e) {
  constexpr const char* kRivalRows[] = {"worlds", "experiments", "locked",
                                        "goals",  "alliances",   "its_worlds"};
  const Outcome& outcome = e.outcome;
  const auto by_seat = row_of(whole(-999, 999), outcome.seats);
  out.begin_object().member("event", e.kName).key("rival");
  if (outcome.seats == 1) {
    out.begin_object();
    for (std::size_t i = 0; i < e.rival.size(); ++i) out.member(kRivalRows[i], e.rival[i]);
    out.end_object();
  } else {
    out.null();
  }
  FieldWriter f(out);
  f("scores", outcome.scores, by_seat, "");
  f("ranks", outcome.ranks, by_seat, "");
  f("rows", outcome.rows, list_of(object_of<ScoreRow>(RowShape{outcome.seats})), "");
  f("secrets", e.secrets, list_of(or_null(kGoalKind, kNoGoal)), "");
  f("clause", e.clause, "");
  out.end_object();
}

}  // namespace

void Codec::write_event(JsonWriter& out, const Content&, const Event& event) {
  std::visit([&](const auto& e) { write(out, e); }, event);
}

}  // namespace paradoxa::initiative
