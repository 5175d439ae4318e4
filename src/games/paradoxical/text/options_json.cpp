#include "engine/json_cursor.hpp"
#include "games/paradoxical/codec.hpp"
#include "games/paradoxical/text/json_parts.hpp"

namespace paradoxa::paradoxical {
namespace {

// An option with two values, the usual one first.
struct Choice {
  std::string_view name;
  std::string_view usual;
  std::string_view other;
  std::string_view clause;
  std::string_view text;
};

constexpr Choice kSetCardsChoice{"set_cards", "discard", "keep", "PX-13.1",
                                 "Whether set cards leave the tableau after a claim."};
constexpr Choice kStraightChoice{"straight", "mixed", "alternating", "PX-13.2",
                                 "How a straight mixes the decks: at least one card of each, or "
                                 "turn and turn about."};
constexpr Choice kPairsChoice{"pairs", "any", "distinct", "PX-13.3",
                              "Whether two pairs, or a pair and three, may have the same value."};
constexpr Choice kResetChoice{"reset", "any_claim", "own_claim", "PX-13.4",
                              "Whose claims make used effects fresh again."};
constexpr Choice kStartCardChoice{"start_card", "on", "off", "PX-13.5",
                                  "Whether all but the starting player begin with a card in hand; "
                                  "evens out who starts."};
constexpr const Choice* kChoices[] = {&kSetCardsChoice, &kStraightChoice, &kPairsChoice,
                                      &kResetChoice, &kStartCardChoice};

template <class Value>
void read_choice(const JsonCursor& options, const Choice& choice, Value& value) {
  const JsonCursor given = options.maybe(choice.name);
  if (!given.exists()) return;
  const std::string_view text = given.text();
  if (text != choice.usual && text != choice.other)
    given.fail("\"" + std::string(choice.usual) + "\" or \"" + std::string(choice.other) +
               "\" is wanted (" + std::string(choice.clause) + ")");
  value = static_cast<Value>(text == choice.other ? 1 : 0);
}

template <class Value>
std::string_view choice_word(const Choice& choice, Value value) {
  return static_cast<int>(value) == 0 ? choice.usual : choice.other;
}

}  // namespace

json::array Codec::option_list(const Content&) {
  json::array list;
  list.push_back({{"name", "players"},
                  {"values", {2, 3, 4}},
                  {"default", 2},
                  {"text", "How many play; four use two Tech Decks."}});
  for (const Choice* choice : kChoices)
    list.push_back({{"name", choice->name},
                    {"values", {choice->usual, choice->other}},
                    {"default", choice->usual},
                    {"text", choice->text}});
  list.push_back({{"name", "round_cap"},
                  {"values", {20, 50, 100, 200, 1000}},
                  {"default", 100},
                  {"text", "After how many rounds a game without a winner ends: 20 to 1000."}});
  return list;
}

json::object Codec::options_json(const Content&, const Options& o) {
  return {{"players", o.seats},
          {"set_cards", choice_word(kSetCardsChoice, o.set_cards)},
          {"straight", choice_word(kStraightChoice, o.straight)},
          {"pairs", choice_word(kPairsChoice, o.pairs)},
          {"reset", choice_word(kResetChoice, o.reset)},
          {"start_card", choice_word(kStartCardChoice, o.start_card)},
          {"round_cap", o.round_cap}};
}

// `seats` is 0 when the caller leaves it to the options.
Parsed<Options> Codec::parse_options(const Content&, int seats, const json::object& object) {
  std::string error;
  const json::value value(object);
  const JsonCursor cursor(&value, "options", error);
  cursor.only({"players", "set_cards", "straight", "pairs", "reset", "start_card", "round_cap"});
  const JsonCursor players = cursor.maybe("players");
  if (players.exists()) {
    const int count = static_cast<int>(players.whole(kMinSeats, kMostSeats));
    if (seats != 0 && seats != count) players.fail("differs from the number of seats");
    seats = count;
  }
  if (seats == 0) seats = 2;
  if (seats < kMinSeats || seats > kMostSeats)
    return Parsed<Options>::wrong("seats: Paradoxical has 2, 3 or 4 (PX-1.1)");
  Options options = Options::for_seats(seats);
  read_choice(cursor, kSetCardsChoice, options.set_cards);
  read_choice(cursor, kStraightChoice, options.straight);
  read_choice(cursor, kPairsChoice, options.pairs);
  read_choice(cursor, kResetChoice, options.reset);
  read_choice(cursor, kStartCardChoice, options.start_card);
  if (const auto cap = cursor.maybe("round_cap"); cap.exists())
    options.round_cap = static_cast<std::uint16_t>(cap.whole(kLeastRounds, kMostRounds));
  if (!error.empty()) return Parsed<Options>::wrong(error);
  return options;
}

json::object Codec::move_args(const Content& content, const Move& move) {
  switch (argument_of(move.kind)) {
    case Argument::kNothing: return {};
    case Argument::kNumber:
      if (move.kind == MoveKind::kDeck) return {{"deck", move.number + 1}};
      return {{"seat", move.number}};
    case Argument::kCard: {
      const auto& card = content.cards[static_cast<std::size_t>(move.card().face())];
      return {{"card", to_text(move.cards[0])},
              {"value", move.card().value()},
              {"deck", move.card().deck().number()},
              {"name", card.name.text()}};
    }
    case Argument::kCards: break;
  }
  json::array cards;
  for (const Label label : move.cards)
    if (label != kNoLabel) cards.push_back(card_json(label));
  json::object object{{"cards", std::move(cards)}, {"sum", move.card_set().sum()}};
  if (move.kind == MoveKind::kSet) object["kind"] = kind_text(move.set_kind());
  return object;
}

}  // namespace paradoxa::paradoxical
