// A position in one line. Sections are separated by `;`, seats by `/`, rows of a matrix and cards
// of a console by `,`. A section without anything in it is left out, and what is named nowhere is
// in the decks, the bag and the supply.
//
//   2 off on off on off; phase turn allocate; round 3; chief 0; active 1; turns 1; actions 1
//   matrix Y1 B2 K3 W1 R2, …, K3 W1 R2 Y3 B1/…     the top row first
//   console W03-PA 2 R1 tK +1, W05-NX 3/…          column, items, credits
//   tech shift|search|swap rewind/…                face up, used, under the deck
#include <charconv>
#include <string>
#include <vector>

#include "games/initiative/rules/invariants.hpp"
#include "games/initiative/text/notation.hpp"

namespace paradoxa::initiative {
namespace {

using Parts = std::vector<std::string_view>;

constexpr std::string_view kSwitchWords[] = {"off", "on"};

std::string_view switch_word(Switch s) { return kSwitchWords[s == Switch::kOn ? 1 : 0]; }

Parts parts_of(std::string_view text, char separator) {
  Parts parts;
  for (;;) {
    const std::size_t end = text.find(separator);
    std::string_view part = text.substr(0, end);
    while (part.starts_with(' ')) part.remove_prefix(1);
    while (part.ends_with(' ')) part.remove_suffix(1);
    parts.push_back(part);
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

Parts blank_separated(std::string_view text) {
  Parts words;
  for (const std::string_view word : parts_of(text, ' '))
    if (!word.empty()) words.push_back(word);
  return words;
}

// ---- Writing ------------------------------------------------------------------------------------

void append(std::string& list, const std::string& word) {
  if (!list.empty()) list += ' ';
  list += word;
}

std::string cards_text(const CardSet& cards) {
  std::string text;
  cards.for_each([&](Card card) { append(text, to_text(card)); });
  return text;
}

std::string discs_text(const DiscCounts& discs) {
  std::string text;
  for (int type = 0; type < kDiscTypes; ++type)
    for (int i = 0; i < discs.of(Disc::at(type)); ++i) append(text, to_text(Disc::at(type)));
  return text;
}

std::string worlds_text(unsigned worlds) {
  std::string text;
  for (int w = 0; w < kWorlds; ++w)
    if ((worlds >> w & 1) != 0) append(text, world_text(w));
  return text;
}

std::string matrix_text(const Matrix& matrix) {
  if (matrix.filled() == 0) return {};
  std::string text;
  for (int row = kSide - 1; row >= 0; --row) {
    std::string line;
    for (int c = 0; c < kSide; ++c) append(line, to_text(matrix.at(Cell::of(c, row))));
    text += (text.empty() ? "" : ", ") + line;
  }
  return text;
}

std::string console_text(const Console& console) {
  std::string text;
  for (const ConsoleCard& entry : console) {
    text += (text.empty() ? "" : ", ") + to_text(entry.card) + " " + std::to_string(entry.column);
    for (const Item item : entry.items)
      if (item.exists()) text += " " + to_text(item);
    if (entry.credits > 0) text += " +" + std::to_string(entry.credits);
  }
  return text;
}

std::string modules_text(unsigned modules) {
  std::string text;
  for (int m = 0; m < kModules; ++m)
    if ((modules >> m & 1) != 0) append(text, std::string(kModuleWords[m]));
  return text;
}

std::string tech_text(const Tech& tech) {
  std::string under;
  for (std::size_t i = 0; i < tech.under_size; ++i)
    append(under, std::string(module_text(tech.under[i])));
  if (tech.face_up == 0 && tech.used == 0 && under.empty()) return {};
  return modules_text(tech.face_up) + "|" + modules_text(tech.used) + "|" + under;
}

std::string colours_text(unsigned colours) {
  std::string text;
  for (int c = 0; c < kColours; ++c)
    if ((colours >> c & 1) != 0) text += letter(colour(c));
  return text;
}

// One part for each seat, or nothing where all are empty.
template <class PartOf>
std::string seats_section(std::string_view name, int seats, PartOf&& part_of) {
  std::string text;
  bool any = false;
  for (int s = 0; s < seats; ++s) {
    const std::string part = part_of(static_cast<std::size_t>(s));
    any |= !part.empty();
    text += (s == 0 ? "" : "/") + part;
  }
  return any ? "; " + std::string(name) + " " + text : "";
}

std::string one_section(std::string_view name, const std::string& text) {
  return text.empty() ? "" : "; " + std::string(name) + " " + text;
}

std::string number_section(std::string_view name, int number) {
  return number == 0 ? "" : "; " + std::string(name) + " " + std::to_string(number);
}

std::string seat_section(std::string_view name, Seat s) {
  return s == kNoSeat ? "" : "; " + std::string(name) + " " + std::to_string(s.index);
}

std::string clock_text(const State& state) {
  return "; phase " + std::string(phase_text(state.phase)) + " " +
         std::string(ask_text(state.ask)) + number_section("round", state.round) +
         seat_section("chief", state.chief) + seat_section("active", state.active) +
         number_section("step", state.step) + number_section("turns", state.turns) +
         number_section("final", state.final_round) + number_section("actions", state.actions) +
         number_section("diagonal", state.diagonal) + number_section("sum", state.sum) +
         number_section("pawn", state.pawn);
}

std::string pending_section(const State& state) {
  std::string earned, drawn, lines;
  for (std::size_t i = 0; i < state.earned_size; ++i) append(earned, to_text(state.earned[i]));
  for (const Module m : state.drawn)
    if (exists(m)) append(drawn, std::string(module_text(m)));
  for (int line = 0; line < kLines; ++line)
    if ((state.lines >> line & 1) != 0) append(lines, line_text(line));
  std::string text = one_section("earned", earned) + one_section("drawn", drawn) +
                     one_section("lines", lines) +
                     one_section("discarded", discs_text(state.discarded)) +
                     one_section("rival", discs_text(state.rival_discarded));
  if (state.world != kNoWorld) text += "; world " + world_text(state.world);
  if (state.ask == Ask::kToken || state.ask == Ask::kOnto)
    text += "; held " + std::string(1, letter(state.held));
  if (state.cell.exists()) text += "; cell " + to_text(state.cell);
  if (state.from.exists()) text += "; from " + to_text(state.from);
  return text;
}

std::string goals_text(const std::uint8_t* goals, std::size_t count) {
  std::string text;
  bool any = false;
  for (std::size_t i = 0; i < count; ++i) {
    any |= goals[i] != kNoGoal;
    append(text, goals[i] == kNoGoal ? "-" : goal_text(goals[i]));
  }
  return any ? text : "";
}

std::string table_text(const State& state) {
  std::string wormhole, anomaly, tokens;
  bool any_card = false, any_disc = false, any_token = false;
  for (const Card card : state.wormhole) {
    any_card |= card.exists();
    append(wormhole, to_text(card));
  }
  for (const Disc disc : state.anomaly) {
    any_disc |= disc.exists();
    append(anomaly, to_text(disc));
  }
  for (const std::uint8_t place : state.tokens) {
    any_token |= place != kInSupply;
    tokens += place == kInSupply ? '-' : place == kOnCard ? '*' : static_cast<char>('0' + place);
  }
  std::string text;
  if (state.glitch != kNoWorld) text += "; glitch " + world_text(state.glitch);
  text += one_section("locked", worlds_text(state.locked)) +
          one_section("fractured", worlds_text(state.fractured));
  if (any_card) text += "; wormhole " + wormhole;
  text += number_section("alternate", state.alternate) +
          one_section("discards", cards_text(state.discards));
  if (any_disc) text += "; anomaly " + anomaly;
  text += one_section("goals", goals_text(state.goals.data(), state.goals.size())) +
          one_section("secrets", goals_text(state.secrets.data(), state.secrets.size()));
  if (any_token) text += "; tokens " + tokens;
  return text;
}

// ---- Reading ------------------------------------------------------------------------------------

class PositionReader {
 public:
  explicit PositionReader(State& state) : state_(state) {}

  bool read(std::string_view text) {
    const Parts sections = parts_of(text, ';');
    if (!read_options(sections[0])) return false;
    for (std::size_t i = 1; i < sections.size(); ++i) {
      const std::size_t space = sections[i].find(' ');
      const std::string_view name = sections[i].substr(0, space);
      const std::string_view rest =
          space == std::string_view::npos ? std::string_view{} : sections[i].substr(space + 1);
      if (!read_section(name, rest)) return wrong(name, rest);
    }
    return true;
  }
  const std::string& error() const { return error_; }

 private:
  bool wrong(std::string_view name, std::string_view rest) {
    if (error_.empty())
      error_ = "'" + std::string(name) + " " + std::string(rest) + "' is no section of a position";
    return false;
  }

  static bool read_number(std::string_view word, int most, int& number) {
    const auto [end, code] = std::from_chars(word.data(), word.data() + word.size(), number);
    return code == std::errc{} && end == word.data() + word.size() && number >= 0 && number <= most;
  }
  static bool read_byte(std::string_view word, int most, std::uint8_t& byte) {
    int number = 0;
    if (!read_number(word, most, number)) return false;
    byte = static_cast<std::uint8_t>(number);
    return true;
  }

  bool read_options(std::string_view text) {
    const Parts words = blank_separated(text);
    Options& o = state_.options;
    Switch* const switches[] = {&o.purple_may_lock, &o.experiments_count_as_kind, &o.solo_hard,
                                &o.open_score_piles, &o.lock_is_floor};
    bool right = words.size() == 6 && read_byte(words[0], kMostSeats, o.seats);
    for (std::size_t i = 0; i < std::size(switches) && right; ++i) {
      right = words[i + 1] == "on" || words[i + 1] == "off";
      *switches[i] = words[i + 1] == "on" ? Switch::kOn : Switch::kOff;
    }
    if (!right || !flaw(o).empty()) {
      error_ = "a position begins with its seats and five of on and off, as 2 off on off on off";
      return false;
    }
    for (std::size_t s = o.seats; s < kMostSeats; ++s) state_.tech[s].fresh = 0;
    return true;
  }

  bool read_section(std::string_view name, std::string_view rest) {
    struct Number {
      std::string_view name;
      std::uint8_t* value;
    };
    const Number numbers[] = {{"round", &state_.round},
                              {"chief", &state_.chief.index},
                              {"active", &state_.active.index},
                              {"step", &state_.step},
                              {"turns", &state_.turns},
                              {"final", &state_.final_round},
                              {"actions", &state_.actions},
                              {"diagonal", &state_.diagonal},
                              {"sum", &state_.sum},
                              {"pawn", &state_.pawn},
                              {"alternate", &state_.alternate}};
    for (const Number& number : numbers)
      if (number.name == name) return read_byte(rest, 250, *number.value);
    if (name == "phase") return read_phase(rest);
    if (name == "glitch") return read_world(rest, state_.glitch);
    if (name == "world") return read_world(rest, state_.world);
    if (name == "locked") return read_worlds(rest, state_.locked);
    if (name == "fractured") return read_worlds(rest, state_.fractured);
    if (name == "wormhole") return read_wormhole(rest);
    if (name == "discards") return read_cards(rest, state_.discards);
    if (name == "anomaly") return read_anomaly(rest);
    if (name == "goals") return read_goals(rest, state_.goals.data(), state_.goals.size());
    if (name == "secrets") return read_goals(rest, state_.secrets.data(), state_.secrets.size());
    if (name == "tokens") return read_tokens(rest);
    if (name == "earned") return read_earned(rest);
    if (name == "drawn") return read_drawn(rest);
    if (name == "lines") return read_lines(rest);
    if (name == "discarded") return read_discs(rest, state_.discarded);
    if (name == "rival") return read_discs(rest, state_.rival_discarded);
    if (name == "held") return read_held(rest);
    if (name == "cell") return read_cell(rest);
    if (name == "from") return read_card(rest, state_.from);
    return read_seats(name, rest);
  }

  bool read_seats(std::string_view name, std::string_view rest) {
    const Parts parts = parts_of(rest, '/');
    if (parts.size() > kMostSeats) return false;
    for (std::size_t s = 0; s < parts.size(); ++s) {
      bool right = false;
      if (name == "matrix") right = read_matrix(parts[s], state_.matrices[s]);
      if (name == "console") right = read_console(parts[s], state_.consoles[s]);
      if (name == "tech") right = read_tech(parts[s], state_.tech[s]);
      if (name == "triggers") right = read_triggers(parts[s], state_.triggers[s]);
      if (name == "piles") right = read_cards(parts[s], state_.piles[s]);
      if (!right) return false;
    }
    return true;
  }

  bool read_phase(std::string_view text) {
    const Parts words = blank_separated(text);
    return words.size() == 2 && parse_phase(words[0], state_.phase) &&
           parse_ask(words[1], state_.ask);
  }
  static bool read_world(std::string_view text, std::uint8_t& world) {
    int number = 0;
    if (!parse_world(text, number)) return false;
    world = static_cast<std::uint8_t>(number);
    return true;
  }
  static bool read_worlds(std::string_view text, std::uint16_t& worlds) {
    for (const std::string_view word : blank_separated(text)) {
      int w = 0;
      if (!parse_world(word, w)) return false;
      worlds = static_cast<std::uint16_t>(worlds | 1u << w);
    }
    return true;
  }
  static bool read_card(std::string_view text, Card& card) {
    const auto parsed = parse_card(text);
    if (parsed) card = *parsed;
    return parsed.has_value();
  }
  static bool read_cards(std::string_view text, CardSet& cards) {
    for (const std::string_view word : blank_separated(text)) {
      Card card;
      if (!read_card(word, card)) return false;
      cards.add(card);
    }
    return true;
  }
  bool read_wormhole(std::string_view text) {
    const Parts words = blank_separated(text);
    if (words.size() != kMostSpaces) return false;
    for (std::size_t i = 0; i < words.size(); ++i)
      if (words[i] != "-" && !read_card(words[i], state_.wormhole[i])) return false;
    return true;
  }
  static bool read_disc(std::string_view text, Disc& disc) {
    const auto parsed = parse_disc(text);
    if (parsed) disc = *parsed;
    return parsed.has_value();
  }
  static bool read_discs(std::string_view text, DiscCounts& discs) {
    int left = 200;
    for (const std::string_view word : blank_separated(text)) {
      Disc disc;
      if (--left == 0 || !read_disc(word, disc)) return false;
      discs.add(disc);
    }
    return true;
  }
  bool read_anomaly(std::string_view text) {
    const Parts words = blank_separated(text);
    if (words.size() != kSymbols) return false;
    for (std::size_t i = 0; i < words.size(); ++i)
      if (words[i] != ".." && !read_disc(words[i], state_.anomaly[i])) return false;
    return true;
  }
  static bool read_goals(std::string_view text, std::uint8_t* goals, std::size_t count) {
    const Parts words = blank_separated(text);
    if (words.size() != count) return false;
    for (std::size_t i = 0; i < count; ++i) {
      int goal = 0;
      if (words[i] == "-") continue;
      if (!parse_goal(words[i], goal)) return false;
      goals[i] = static_cast<std::uint8_t>(goal);
    }
    return true;
  }
  bool read_tokens(std::string_view text) {
    if (text.size() != kColours) return false;
    for (std::size_t c = 0; c < kColours; ++c) {
      if (text[c] != '-' && text[c] != '*' && (text[c] < '0' || text[c] > '3')) return false;
      state_.tokens[c] = text[c] == '-'   ? kInSupply
                         : text[c] == '*' ? kOnCard
                                          : static_cast<std::uint8_t>(text[c] - '0');
    }
    return true;
  }
  bool read_earned(std::string_view text) {
    for (const std::string_view word : blank_separated(text)) {
      if (state_.earned_size == kMostEarned) return false;
      if (!read_disc(word, state_.earned[state_.earned_size++])) return false;
    }
    return true;
  }
  bool read_drawn(std::string_view text) {
    const Parts words = blank_separated(text);
    if (words.size() > state_.drawn.size()) return false;
    for (std::size_t i = 0; i < words.size(); ++i) {
      const auto module = parse_module(words[i]);
      if (!module) return false;
      state_.drawn[i] = *module;
    }
    return true;
  }
  bool read_lines(std::string_view text) {
    for (const std::string_view word : blank_separated(text)) {
      int line = 0;
      if (!parse_line(word, line)) return false;
      state_.lines = static_cast<std::uint16_t>(state_.lines | 1u << line);
    }
    return true;
  }
  bool read_held(std::string_view text) {
    const auto c = parse_colour(text);
    if (c) state_.held = *c;
    return c.has_value();
  }
  bool read_cell(std::string_view text) {
    const auto cell = parse_cell(text);
    if (cell) state_.cell = *cell;
    return cell.has_value();
  }
  static bool read_matrix(std::string_view text, Matrix& matrix) {
    if (text.empty()) return true;
    const Parts rows = parts_of(text, ',');
    if (rows.size() != kSide) return false;
    for (int r = 0; r < kSide; ++r) {
      const Parts words = blank_separated(rows[static_cast<std::size_t>(kSide - 1 - r)]);
      if (words.size() != kSide) return false;
      for (int c = 0; c < kSide; ++c) {
        Disc disc;
        if (words[static_cast<std::size_t>(c)] == "..") continue;
        if (!read_disc(words[static_cast<std::size_t>(c)], disc)) return false;
        matrix.replace(Cell::of(c, r), disc);
      }
    }
    return true;
  }
  static bool read_console(std::string_view text, Console& console) {
    if (text.empty()) return true;
    for (const std::string_view part : parts_of(text, ',')) {
      const Parts words = blank_separated(part);
      ConsoleCard entry;
      if (words.size() < 2 || console.size == Console::kRoom) return false;
      if (!read_card(words[0], entry.card) || !read_byte(words[1], kColumns, entry.column))
        return false;
      for (std::size_t i = 2; i < words.size(); ++i) {
        Item item;
        if (words[i].starts_with('+')) {
          if (!read_byte(words[i].substr(1), kMostSlots, entry.credits)) return false;
        } else if (entry.item_count() == kMostSlots || !parse_item(words[i], item)) {
          return false;
        } else {
          entry.add(item);
        }
      }
      console.add(entry);
    }
    return true;
  }
  static bool read_modules(std::string_view text, std::uint8_t& modules) {
    for (const std::string_view word : blank_separated(text)) {
      const auto module = parse_module(word);
      if (!module) return false;
      modules = static_cast<std::uint8_t>(modules | bit(*module));
    }
    return true;
  }
  static bool read_tech(std::string_view text, Tech& tech) {
    if (text.empty()) return true;
    const Parts parts = parts_of(text, '|');
    if (parts.size() != 3 || !read_modules(parts[0], tech.face_up) ||
        !read_modules(parts[1], tech.used))
      return false;
    for (const std::string_view word : blank_separated(parts[2])) {
      const auto module = parse_module(word);
      if (!module || tech.under_size == Tech::kRoomUnder) return false;
      tech.put_under(*module);
    }
    return true;
  }
  static bool read_triggers(std::string_view text, std::uint8_t& triggers) {
    for (const char c : text) {
      const auto parsed = parse_colour(std::string_view(&c, 1));
      if (!parsed || !has_trigger(*parsed)) return false;
      triggers = static_cast<std::uint8_t>(triggers | 1u << at(*parsed));
    }
    return true;
  }

  State& state_;
  std::string error_;
};

}  // namespace

std::string to_text(const Options& o) {
  std::string text = std::to_string(o.seats);
  for (const Switch s : {o.purple_may_lock, o.experiments_count_as_kind, o.solo_hard,
                         o.open_score_piles, o.lock_is_floor})
    text += " " + std::string(switch_word(s));
  return text;
}

std::string to_text(const State& state) {
  return to_text(state.options) + clock_text(state) + table_text(state) +
         seats_section("matrix", state.seats(),
                       [&](std::size_t s) { return matrix_text(state.matrices[s]); }) +
         seats_section("console", state.seats(),
                       [&](std::size_t s) { return console_text(state.consoles[s]); }) +
         seats_section("tech", state.seats(),
                       [&](std::size_t s) { return tech_text(state.tech[s]); }) +
         seats_section("triggers", state.seats(),
                       [&](std::size_t s) { return colours_text(state.triggers[s]); }) +
         seats_section("piles", state.players(),
                       [&](std::size_t s) { return cards_text(state.piles[s]); }) +
         pending_section(state);
}

Parsed<State> parse_position(const Content& content, std::string_view text) {
  State state;
  PositionReader reader(state);
  if (!reader.read(text)) return Parsed<State>::wrong(reader.error());
  fill_supplies(content, state);
  if (const auto wrong = flaw(content, state); !wrong.empty())
    return Parsed<State>::wrong(std::string(wrong));
  return state;
}

}  // namespace paradoxa::initiative
