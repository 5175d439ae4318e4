// A position from JSON: places and what is pending are read, everything else is compared.
// docs/positions.md describes every field, and which of them may be left out.
#include "engine/json_cursor.hpp"
#include "engine/json_position.hpp"
#include "games/initiative/codec.hpp"
#include "games/initiative/rules/invariants.hpp"
#include "games/initiative/text/json_parts.hpp"

namespace paradoxa::initiative {
namespace {

class JsonReader {
 public:
  JsonReader(const Content& content, const JsonCursor& position, State& state)
      : content_(content), position_(position), state_(state) {}

  void read() {
    position_.only({"game",        "viewer",   "options",   "phase",   "ask",      "round",
                    "final_round", "chief",    "active",    "to_act",  "step",     "turns",
                    "actions",     "diagonal", "sum",       "worlds",  "glitch",   "anomaly",
                    "wormhole",    "deck",     "alternate", "unseen",  "discards", "bag",
                    "discarded",   "purple",   "locks",     "tokens",  "goals",    "seats",
                    "rival",       "pending",  "rounds",    "heading", "prospects"});
    for (std::size_t s = state_.options.seats; s < kMostSeats; ++s) state_.tech[s].fresh = 0;
    read_clock();
    read_table();
    const auto seats = position_.at("seats").items();
    if (ok() && seats.size() != state_.options.seats)
      position_.at("seats").fail("one entry for each seat is wanted");
    for (std::size_t s = 0; s < seats.size() && ok(); ++s) read_seat(seats[s], s);
    if (const auto rival = position_.maybe("rival"); rival.exists()) read_rival(rival);
    if (const auto pending = position_.maybe("pending"); pending.exists()) read_pending(pending);
    if (ok()) fill_supplies(content_, state_);
  }

 private:
  bool ok() const { return position_.error().empty(); }

  void read_byte(const JsonCursor& from, std::string_view key, int most, std::uint8_t& byte) const {
    if (const auto given = from.maybe(key); given.exists())
      byte = static_cast<std::uint8_t>(given.whole(0, most));
  }
  void read_flag(std::string_view key, std::uint8_t& flag) const {
    if (const auto given = position_.maybe(key); given.exists()) flag = given.truth() ? 1 : 0;
  }
  Seat read_seat_number(std::string_view key) const {
    const auto given = position_.maybe(key);
    return given.exists() ? seat(static_cast<int>(given.whole(0, state_.players() - 1))) : kNoSeat;
  }

  void read_clock() {
    const auto phase = position_.maybe("phase"), asked = position_.maybe("ask");
    if (phase.exists() && !parse_phase(phase.text(), state_.phase)) phase.fail("no such phase");
    if (asked.exists() && !parse_ask(asked.text(), state_.ask)) asked.fail("no such question");
    state_.chief = read_seat_number("chief");
    state_.active = read_seat_number("active");
    read_byte(position_, "round", 200, state_.round);
    read_byte(position_, "step", 200, state_.step);
    read_byte(position_, "turns", 200, state_.turns);
    read_byte(position_, "actions", 200, state_.actions);
    read_byte(position_, "sum", 200, state_.sum);
    read_byte(position_, "alternate", kAlternateDeck, state_.alternate);
    read_flag("final_round", state_.final_round);
    read_flag("diagonal", state_.diagonal);
  }

  int read_world(const JsonCursor& item) const {
    int w = 0;
    if (!parse_world(item.text(), w)) item.fail("a world such as W07 is wanted");
    return w;
  }
  Card read_card(const JsonCursor& item) {
    const auto card = parse_card(item.text());
    if (!card) {
      item.fail("a card such as W03-PA, XA-FU or PU2 is wanted");
      return kNoCard;
    }
    if (named_.contains(*card)) item.fail(to_text(*card) + " stands twice in this position");
    named_.add(*card);
    return *card;
  }
  void read_cards(const JsonCursor& list, CardSet& cards) {
    for (const JsonCursor& item : list.items()) cards.add(read_card(item));
  }
  static Disc read_disc(const JsonCursor& item) {
    const auto disc = parse_disc(item.text());
    if (!disc) item.fail("a disc such as R1 is wanted");
    return disc.value_or(kNoDisc);
  }
  void read_discs(const JsonCursor& list, DiscCounts& discs) const {
    int left = 200;
    for (const JsonCursor& item : list.items()) {
      const Disc disc = read_disc(item);
      if (!ok() || --left == 0) return;
      discs.add(disc);
    }
  }
  std::uint8_t read_goal(const JsonCursor& item) const {
    int goal = 0;
    if (!parse_goal(item.text(), goal)) item.fail("a goal from G1 to G10 is wanted");
    return static_cast<std::uint8_t>(goal);
  }
  Colour read_colour(const JsonCursor& item, Colour most) const {
    const auto c = parse_colour(item.text());
    if (!c || *c > most) item.fail("there is no such colour here");
    return c.value_or(Colour::kRed);
  }

  void read_table() {
    if (const auto worlds = position_.maybe("worlds"); worlds.exists()) read_worlds(worlds);
    if (const auto glitch = position_.maybe("glitch"); glitch.exists())
      state_.glitch = static_cast<std::uint8_t>(read_world(glitch));
    const auto anomaly = position_.maybe("anomaly").items();
    for (std::size_t i = 0; i < anomaly.size() && i < kSymbols; ++i)
      if (!anomaly[i].is_null()) state_.anomaly[i] = read_disc(anomaly[i]);
    const auto wormhole = position_.maybe("wormhole").items();
    for (std::size_t i = 0; i < wormhole.size() && i < kMostSpaces; ++i)
      if (!wormhole[i].is_null()) state_.wormhole[i] = read_card(wormhole[i]);
    read_cards(position_.maybe("discards"), state_.discards);
    read_discs(position_.maybe("discarded"), state_.discarded);
    const auto goals = position_.maybe("goals").items();
    for (std::size_t i = 0; i < goals.size() && i < kGoalSpaces; ++i)
      if (!goals[i].is_null()) state_.goals[i] = read_goal(goals[i]);
  }

  void read_worlds(const JsonCursor& worlds) {
    const auto items = worlds.items();
    if (ok() && items.size() != kWorlds) return worlds.fail("15 worlds are wanted");
    for (std::size_t w = 0; w < items.size() && ok(); ++w) {
      const std::string_view text = items[w].text();
      const auto bit = static_cast<std::uint16_t>(1u << w);
      if (text == "locked")
        state_.locked = static_cast<std::uint16_t>(state_.locked | bit);
      else if (text == "fractured")
        state_.fractured = static_cast<std::uint16_t>(state_.fractured | bit);
      else if (text != "stable")
        items[w].fail("stable, locked or fractured is wanted");
    }
  }

  void read_seat(const JsonCursor& entry, std::size_t s) {
    entry.only({"seat", "matrix", "locks", "strands", "console", "triggers", "tokens", "modules",
                "pile", "pile_size", "secret"});
    if (const auto matrix = entry.maybe("matrix"); matrix.exists())
      read_matrix(matrix, state_.matrices[s]);
    for (const JsonCursor& item : entry.maybe("console").items())
      if (ok()) read_console_card(item, state_.consoles[s]);
    for (const JsonCursor& item : entry.maybe("triggers").items()) {
      const Colour c = read_colour(item, Colour::kBlue);
      state_.triggers[s] = static_cast<std::uint8_t>(state_.triggers[s] | 1u << at(c));
    }
    read_tokens(entry.maybe("tokens"), static_cast<std::uint8_t>(s));
    if (const auto modules = entry.maybe("modules"); modules.exists())
      read_modules(modules, state_.tech[s]);
    read_cards(entry.maybe("pile"), state_.piles[s]);
    if (const auto secret = entry.maybe("secret"); secret.exists())
      state_.secrets[s] = read_goal(secret);
  }

  void read_matrix(const JsonCursor& rows, Matrix& matrix) const {
    const auto items = rows.items();
    if (ok() && items.size() != kSide) return rows.fail("five rows are wanted, the top one first");
    for (std::size_t r = 0; r < items.size() && ok(); ++r) {
      const std::string_view text = items[r].text();
      if (text.size() != 3 * kSide - 1)
        return items[r].fail("five discs are wanted, as \"Y1 B2 K3 W1 ..\"");
      for (int c = 0; c < kSide; ++c) {
        const std::string_view word = text.substr(static_cast<std::size_t>(3 * c), 2);
        const auto disc = parse_disc(word);
        const bool blank = c == 0 || text[static_cast<std::size_t>(3 * c - 1)] == ' ';
        if (!blank || (!disc && word != ".."))
          return items[r].fail("five discs are wanted, as \"Y1 B2 K3 W1 ..\"");
        if (disc) matrix.replace(Cell::of(c, kSide - 1 - static_cast<int>(r)), *disc);
      }
    }
  }

  void read_console_card(const JsonCursor& item, Console& console) {
    item.only({"card", "column", "items", "credits", "sends"});
    if (console.size == Console::kRoom) return item.fail("a console has at most ten cards");
    ConsoleCard entry;
    entry.card = read_card(item.at("card"));
    if (!ok()) return;
    entry.column = content_.numbers(entry.card).start_column;
    read_byte(item, "column", kColumns, entry.column);
    read_byte(item, "credits", kMostSlots, entry.credits);
    for (const JsonCursor& given : item.maybe("items").items()) {
      Item particle;
      if (entry.item_count() == kMostSlots || !parse_item(given.text(), particle))
        return given.fail("up to three items are wanted, as \"R1\", \"P\" or \"tK\"");
      entry.add(particle);
      if (particle.is_token()) state_.tokens[at(particle.colour())] = kOnCard;
    }
    console.add(entry);
  }

  void read_tokens(const JsonCursor& list, std::uint8_t holder) {
    for (const JsonCursor& item : list.items())
      state_.tokens[at(read_colour(item, Colour::kWhite))] = holder;
  }

  Module read_module(const JsonCursor& item) const {
    const auto module = parse_module(item.text());
    if (!module) item.fail("a module such as \"shift\" is wanted");
    return module.value_or(Module::kNone);
  }
  void read_modules(const JsonCursor& modules, Tech& tech) const {
    modules.only({"face_up", "used", "deck", "under"});
    for (const JsonCursor& item : modules.maybe("face_up").items())
      tech.face_up = static_cast<std::uint8_t>(tech.face_up | bit(read_module(item)));
    for (const JsonCursor& item : modules.maybe("used").items())
      tech.used = static_cast<std::uint8_t>(tech.used | bit(read_module(item)));
    for (const JsonCursor& item : modules.maybe("under").items()) {
      if (tech.under_size == Tech::kRoomUnder) return item.fail("too many modules lie underneath");
      tech.put_under(read_module(item));
    }
  }

  void read_rival(const JsonCursor& rival) {
    rival.only({"pawn", "tokens", "discarded", "pile", "secret"});
    if (!state_.options.solo()) return rival.fail("there is a rival only for one player");
    if (const auto pawn = rival.maybe("pawn"); pawn.exists()) {
      const auto space = static_cast<std::uint8_t>(pawn.whole(4, 9) - 1);
      for (std::size_t i = 0; i < content_.circuit.size(); ++i)
        if (content_.circuit[i] == space) state_.pawn = static_cast<std::uint8_t>(i);
    }
    read_tokens(rival.maybe("tokens"), 1);
    read_discs(rival.maybe("discarded"), state_.rival_discarded);
    read_cards(rival.maybe("pile"), state_.piles[1]);
    if (const auto secret = rival.maybe("secret"); secret.exists())
      state_.secrets[1] = read_goal(secret);
  }

  void read_pending(const JsonCursor& pending) {
    pending.only({"earned", "drawn", "lines", "world", "held", "cell", "from"});
    for (const JsonCursor& item : pending.maybe("earned").items()) {
      if (state_.earned_size == kMostEarned) return item.fail("too many discs are earned");
      state_.earned[state_.earned_size] = read_disc(item);
      if (!ok()) return;
      ++state_.earned_size;
    }
    const auto drawn = pending.maybe("drawn").items();
    for (std::size_t i = 0; i < drawn.size() && i < state_.drawn.size(); ++i)
      state_.drawn[i] = read_module(drawn[i]);
    for (const JsonCursor& item : pending.maybe("lines").items()) {
      int line = 0;
      if (!parse_line(item.text(), line)) return item.fail("a line such as row2 is wanted");
      state_.lines = static_cast<std::uint16_t>(state_.lines | 1u << line);
    }
    if (const auto world = pending.maybe("world"); world.exists())
      state_.world = static_cast<std::uint8_t>(read_world(world));
    if (const auto held = pending.maybe("held"); held.exists())
      state_.held = read_colour(held, Colour::kPurple);
    if (const auto cell = pending.maybe("cell"); cell.exists()) {
      const auto parsed = parse_cell(cell.text());
      if (!parsed) return cell.fail("a cell such as a1 is wanted");
      state_.cell = *parsed;
    }
    if (const auto from = pending.maybe("from"); from.exists()) {
      const auto card = parse_card(from.text());
      if (!card) return from.fail("a card such as W03-PA is wanted");
      state_.from = *card;
    }
  }

  const Content& content_;
  const JsonCursor& position_;
  State& state_;
  CardSet named_{};
};

// Lists that say the same in another order are no difference.
json::value claims_of(json::value position) {
  json::object& object = position.get_object();
  for (const char* key : {"options", "discards", "discarded"}) object.erase(key);
  for (json::value& entry : object.at("seats").get_array()) {
    json::object& seat = entry.get_object();
    for (const char* key : {"console", "triggers", "tokens", "pile", "modules"}) seat.erase(key);
  }
  if (json::value* rival = object.if_contains("rival"); rival != nullptr && rival->is_object())
    for (const char* key : {"tokens", "discarded", "pile"}) rival->get_object().erase(key);
  if (json::value* pending = object.if_contains("pending");
      pending != nullptr && pending->is_object())
    pending->get_object().erase("lines");
  return position;
}

}  // namespace

Parsed<State> Codec::parse_position(const Content& content, const json::value& value) {
  const auto read = [&](const JsonCursor& position, const Options& options) {
    State state;
    state.options = options;
    JsonReader(content, position, state).read();
    const std::string_view wrong = position.error().empty() ? flaw(content, state) : "";
    return wrong.empty() ? Parsed<State>(state) : Parsed<State>::wrong(std::string(wrong));
  };
  return position_from_json<Codec, State>(content, value, read, &claims_of);
}

}  // namespace paradoxa::initiative
