// A position in one line. Sections are separated by `;`, seats and decks by `/`.
#include <string>
#include <vector>

#include "games/paradoxical/rules/invariants.hpp"
#include "games/paradoxical/rules/places.hpp"
#include "games/paradoxical/text/notation.hpp"

namespace paradoxa::paradoxical {
namespace {

using Words = std::vector<std::string_view>;

constexpr std::string_view kSetCardWords[] = {"discard", "keep"};
constexpr std::string_view kStraightWords[] = {"mixed", "alternating"};
constexpr std::string_view kPairWords[] = {"any", "distinct"};
constexpr std::string_view kResetWords[] = {"any_claim", "own_claim"};
constexpr std::string_view kStartWords[] = {"on", "off"};

Words split_at(std::string_view text, char separator) {
  Words parts;
  for (;;) {
    const std::size_t at = text.find(separator);
    std::string_view part = text.substr(0, at);
    while (part.starts_with(' ')) part.remove_prefix(1);
    while (part.ends_with(' ')) part.remove_suffix(1);
    parts.push_back(part);
    if (at == std::string_view::npos) return parts;
    text.remove_prefix(at + 1);
  }
}

Words words_of(std::string_view text) {
  Words found;
  for (const std::string_view word : split_at(text, ' '))
    if (!word.empty()) found.push_back(word);
  return found;
}

// ---- Writing ------------------------------------------------------------------------------------

// "=02", "=*"; nothing where only `owner` knows.
std::string knowers_text(const State& state, Card card, std::size_t owner) {
  if (state.known[kEverybody].contains(card)) return "=*";
  std::string text;
  for (std::size_t k = 0; k < kMostSeats; ++k)
    if (k != owner && state.known[k].contains(card)) text += std::to_string(k);
  return text.empty() ? text : "=" + text;
}

std::string listed(const State& state, const CardSet& cards) {
  std::string text;
  cards.for_each([&](Card card) {
    text += (text.empty() ? "" : " ") + to_text(state.label(card));
    if (state.used.contains(card)) text += "!";
    if (state.down.contains(card)) text += "-";
    if (state.shielded.contains(card)) text += "+";
  });
  return text;
}

std::string hand_text(const State& state, Seat s) {
  std::string text;
  for (const HandCard& held : state.hand(s)) {
    text += (text.empty() ? "" : " ") + to_text(state.label(held.card));
    if (state.used.contains(held.card)) text += "!";
    if (held.batch != 0) text += "@" + std::to_string(held.batch);
    text += knowers_text(state, held.card, s.index);
  }
  return text;
}

template <class PartOf>
std::string section(std::string_view name, int parts, PartOf&& part_of) {
  std::string text;
  bool any = false;
  for (int i = 0; i < parts; ++i) {
    const std::string part = part_of(i);
    any |= !part.empty();
    text += (i == 0 ? "" : "/") + part;
  }
  return any ? "; " + std::string(name) + " " + text : "";
}

// PX-10.2: a used card on its way from the hand to the tableau keeps its mark.
bool held_used(const State& state) {
  return state.ask == Ask::kRoom && state.used.contains(state.held);
}

std::string pending_text(const State& state) {
  std::string text = "; ask " + std::string(ask_text(state.ask));
  if (state.who != kNoSeat) text += " who " + std::to_string(state.who.index);
  if (state.program != Program::kNone)
    text += " program " + program_text(state.program) + " step " + std::to_string(state.step);
  if (state.source.exists()) text += " source " + to_text(state.label(state.source));
  if (state.count != 0) text += " count " + std::to_string(state.count);
  if (state.deck != Deck{}) text += " deck " + std::to_string(state.deck.number());
  if (state.held.exists())
    text += " held " + to_text(state.label(state.held)) + (held_used(state) ? "!" : "");
  if (state.set_mask != 0) text += " set " + std::to_string(state.set_mask);
  return text;
}

// ---- Reading ------------------------------------------------------------------------------------

class LineReader {
 public:
  explicit LineReader(State& state) : state_(state) {}

  bool read(std::string_view text) {
    const Words sections = split_at(text, ';');
    if (!read_options(sections[0])) return false;
    for (std::size_t i = 1; i < sections.size(); ++i)
      if (!read_section(sections[i])) return false;
    for (const PendingNote& note : notes_) apply_note(note);
    return true;
  }
  const std::string& error() const { return error_; }

 private:
  struct PendingNote {
    Card card{};
    std::size_t owner = 0;
    std::string_view knowers;
  };

  bool wrong(const std::string& what) {
    if (error_.empty()) error_ = what;
    return false;
  }

  template <class Value, std::size_t N>
  static bool choose(std::string_view word, const std::string_view (&words)[N], Value& value) {
    for (std::size_t i = 0; i < N; ++i)
      if (words[i] == word) {
        value = static_cast<Value>(i);
        return true;
      }
    return false;
  }

  static int number(std::string_view word, int most) {
    if (word.empty() || word.size() > 5 || (word.size() > 1 && word[0] == '0')) return -1;
    int value = 0;
    for (const char c : word) {
      if (c < '0' || c > '9') return -1;
      value = 10 * value + (c - '0');
    }
    return value <= most ? value : -1;
  }

  bool read_options(std::string_view text) {
    const Words words = words_of(text);
    Options& o = state_.options;
    const bool right =
        words.size() == 7 && number(words[0], kMostSeats) >= 0 &&
        choose(words[1], kSetCardWords, o.set_cards) &&
        choose(words[2], kStraightWords, o.straight) && choose(words[3], kPairWords, o.pairs) &&
        choose(words[4], kResetWords, o.reset) && choose(words[5], kStartWords, o.start_card) &&
        number(words[6], kMostRounds) >= 0;
    if (!right)
      return wrong("a position begins with its options: 2 discard mixed any any_claim off 100");
    o.seats = static_cast<std::uint8_t>(number(words[0], kMostSeats));
    o.round_cap = static_cast<std::uint16_t>(number(words[6], kMostRounds));
    if (const auto flawed = flaw(o); !flawed.empty()) return wrong(std::string(flawed));
    return true;
  }

  bool read_section(std::string_view text) {
    const std::size_t space = text.find(' ');
    const std::string_view name = text.substr(0, space);
    const std::string_view rest = space == std::string_view::npos ? "" : text.substr(space + 1);
    if (name == "turn") return read_turn(words_of(rest));
    if (name == "ask") return read_pending(words_of(rest));
    if (name == "pool") return each_card(rest, 0, &LineReader::into_pool);
    if (name == "aside") return each_card(rest, 0, &LineReader::into_aside);
    if (name == "tableaux") return each_part(rest, state_.seats(), &LineReader::into_tableau);
    if (name == "hands") return each_part(rest, state_.seats(), &LineReader::into_hand);
    if (name == "discards") return each_part(rest, kDecks, &LineReader::onto_discards);
    if (name == "under") return each_part(rest, kDecks, &LineReader::under_deck);
    return wrong("'" + std::string(text) + "' is not a section of a position");
  }

  bool read_number(std::string_view word, int most, int& value) {
    value = number(word, most);
    return value >= 0 || wrong("'" + std::string(word) + "' is not a number that fits here");
  }

  // "turn 12 active 0 tokens 1 0 batches 0 0"
  bool read_turn(const Words& words) {
    int value = 0;
    if (words.empty() || !read_number(words[0], 4000, value)) return wrong("a turn is missing");
    state_.turn = static_cast<std::uint16_t>(value);
    std::size_t at = 1;
    const auto has = [&](std::string_view name, std::size_t count) {
      return at + count < words.size() && words[at] == name;
    };
    if (has("active", 1)) {
      if (!read_number(words[at + 1], kMostSeats - 1, value)) return false;
      state_.active = seat(value);
      at += 2;
    }
    const auto read_row = [&](std::uint8_t* row, std::size_t count, int most) {
      for (std::size_t i = 0; i < count; ++i) {
        if (!read_number(words[at + 1 + i], most, value)) return false;
        row[i] = static_cast<std::uint8_t>(value);
      }
      at += count + 1;
      return true;
    };
    if (has("tokens", state_.options.seats) &&
        !read_row(state_.tokens.data(), state_.options.seats, kTokensToWin))
      return false;
    if (has("batches", kDecks) && !read_row(state_.batches.data(), kDecks, 255)) return false;
    return at == words.size() || wrong("a turn reads: turn 12 active 0 tokens 1 0 batches 0 0");
  }

  bool read_pending(const Words& words) {
    if (words.empty() || !parse_ask(words[0], state_.ask))
      return wrong("there is no such question");
    if (words.size() % 2 == 0) return wrong("a word of the question stands alone");
    for (std::size_t i = 1; i + 1 < words.size(); i += 2)
      if (!read_pair(words[i], words[i + 1])) return false;
    return true;
  }

  bool read_pair(std::string_view name, std::string_view word) {
    int value = 0;
    if (name == "program")
      return parse_program(word, state_.program) || wrong("there is no such action");
    if (name == "source" || name == "held") {
      const bool used = name == "held" && word.ends_with('!');
      if (used) word.remove_suffix(1);
      const Card card = read_label(word);
      (name == "source" ? state_.source : state_.held) = card;
      if (used) state_.used.add(card);
      return card.exists();
    }
    const int most = name == "who"    ? kMostSeats - 1
                     : name == "set"  ? 1023
                     : name == "deck" ? 2
                                      : 99;
    if (!read_number(word, most, value)) return false;
    if (name == "who")
      state_.who = seat(value);
    else if (name == "step")
      state_.step = static_cast<std::uint8_t>(value);
    else if (name == "count")
      state_.count = static_cast<std::uint8_t>(value);
    else if (name == "set")
      state_.set_mask = static_cast<std::uint16_t>(value);
    else if (name == "deck" && value > 0)
      state_.deck = Deck{static_cast<std::uint8_t>(value - 1)};
    else
      return wrong("'" + std::string(name) + "' is no part of a question");
    return true;
  }

  // ---- Cards

  using Put = bool (LineReader::*)(std::string_view word, std::size_t part);

  bool each_part(std::string_view text, int parts, Put put) {
    const Words lists = split_at(text, '/');
    if (static_cast<int>(lists.size()) != parts)
      return wrong("one list for each seat or deck, separated by '/', is wanted");
    for (std::size_t i = 0; i < lists.size(); ++i)
      if (!each_card(lists[i], i, put)) return false;
    return true;
  }

  bool each_card(std::string_view text, std::size_t part, Put put) {
    for (const std::string_view word : words_of(text))
      if (!(this->*put)(word, part)) return false;
    return true;
  }

  // The card at the front of a word; it must not have been named before.
  Card read_card(std::string_view& word) {
    const std::size_t end = word.find_first_of("!-+@=");
    const Card card = read_label(word.substr(0, end));
    word = end == std::string_view::npos ? std::string_view{} : word.substr(end);
    if (!card.exists()) return kNoCard;
    if (named_.contains(card)) {
      wrong("a card stands twice (PX-2.2)");
      return kNoCard;
    }
    named_.add(card);
    return card;
  }

  Card read_label(std::string_view text) {
    const auto label = parse_label(text);
    if (label && label->two_decks() == state_.options.two_decks()) return label->card();
    wrong("'" + std::string(text) + "' is not a card of this game");
    return kNoCard;
  }

  bool into_pool(std::string_view word, std::size_t) {
    const Card card = read_card(word);
    state_.pool.add(card);
    return card.exists() && done(word);
  }

  bool done(std::string_view rest) {
    return rest.empty() || wrong("'" + std::string(rest) + "' stands behind a card");
  }

  bool take(std::string_view& word, char mark) {
    if (!word.starts_with(mark)) return false;
    word.remove_prefix(1);
    return true;
  }

  bool into_tableau(std::string_view word, std::size_t part) {
    const Card card = read_card(word);
    if (!card.exists()) return false;
    state_.tableaux[part].add(card);
    if (take(word, '!')) state_.used.add(card);
    if (take(word, '-')) state_.down.add(card);
    if (take(word, '+')) state_.shielded.add(card);
    return done(word);
  }

  bool into_hand(std::string_view word, std::size_t part) {
    const Card card = read_card(word);
    if (!card.exists()) return false;
    if (state_.hands[part].size == Hand::kRoom) return wrong("PX-4.3: a hand is too large");
    if (take(word, '!')) state_.used.add(card);
    int batch = 0;
    if (take(word, '@')) {
      const std::size_t end = word.find('=');
      if (!read_number(word.substr(0, end), 255, batch)) return false;
      word = end == std::string_view::npos ? std::string_view{} : word.substr(end);
    }
    state_.hands[part].add({card, static_cast<std::uint8_t>(batch)});
    return note_knowers(card, part, word);
  }

  bool onto_discards(std::string_view word, std::size_t part) {
    const Card card = read_card(word);
    if (!card.exists()) return false;
    Pile& pile = state_.piles[part];
    if (pile.discards + pile.ordered == Pile::kRoom) return wrong("PX-2.2: too many cards");
    pile.push_discard(card);
    return done(word);
  }

  bool under_deck(std::string_view word, std::size_t part) {
    const Card card = read_card(word);
    if (!card.exists()) return false;
    Pile& pile = state_.piles[part];
    if (pile.discards + pile.ordered == Pile::kRoom) return wrong("PX-2.2: too many cards");
    pile.put_under(card);
    return note_knowers(card, kEverybody, word);
  }

  bool into_aside(std::string_view word, std::size_t) {
    const Card card = read_card(word);
    if (!card.exists()) return false;
    if (state_.aside_size == kMostAside) return wrong("too many cards lie aside");
    put_aside(state_, card);
    return note_knowers(card, kEverybody, word);
  }

  // `owner` is a seat, or kEverybody where the card has none.
  bool note_knowers(Card card, std::size_t owner, std::string_view word) {
    std::string_view knowers;
    if (take(word, '=')) knowers = word;
    for (const char c : knowers)
      if (knowers != "*" && (c < '0' || c >= '0' + state_.seats()))
        return wrong("'" + std::string(knowers) + "' are no seats");
    if (knowers.empty() && !word.empty()) return done(word);
    notes_.push_back({card, owner, knowers});
    return true;
  }

  void apply_note(const PendingNote& note) {
    if (note.owner < kMostSeats) state_.known[note.owner].add(note.card);
    if (note.knowers == "*") return show_to_all(state_, note.card);
    for (const char c : note.knowers)
      state_.known[static_cast<std::size_t>(c - '0')].add(note.card);
  }

  State& state_;
  CardSet named_{};
  std::vector<PendingNote> notes_;
  std::string error_;
};

}  // namespace

std::string to_text(const Options& o) {
  return std::to_string(o.seats) + " " +
         std::string(kSetCardWords[static_cast<std::size_t>(o.set_cards)]) + " " +
         std::string(kStraightWords[static_cast<std::size_t>(o.straight)]) + " " +
         std::string(kPairWords[static_cast<std::size_t>(o.pairs)]) + " " +
         std::string(kResetWords[static_cast<std::size_t>(o.reset)]) + " " +
         std::string(kStartWords[static_cast<std::size_t>(o.start_card)]) + " " +
         std::to_string(o.round_cap);
}

std::string to_text(const State& state) {
  std::string text = to_text(state.options) + "; turn " + std::to_string(state.turn);
  if (state.active != kNoSeat) text += " active " + std::to_string(state.active.index);
  text += " tokens";
  for (int s = 0; s < state.seats(); ++s)
    text += " " + std::to_string(state.tokens[static_cast<std::size_t>(s)]);
  if (state.batches[0] != 0 || state.batches[1] != 0)
    text += " batches " + std::to_string(state.batches[0]) + " " + std::to_string(state.batches[1]);
  text += section("tableaux", state.seats(),
                  [&](int s) { return listed(state, state.tableau(seat(s))); });
  text += section("hands", state.seats(), [&](int s) { return hand_text(state, seat(s)); });
  text += section("pool", 1, [&](int) { return listed(state, state.pool); });
  text += section("discards", kDecks, [&](int d) {
    const Pile& pile = state.piles[static_cast<std::size_t>(d)];
    std::string list;
    for (int i = pile.discards - 1; i >= 0; --i)
      list += (list.empty() ? "" : " ") + to_text(state.label(pile.discard(i)));
    return list;
  });
  const auto noted = [&](Card card) {
    return to_text(state.label(card)) + knowers_text(state, card, kEverybody);
  };
  text += section("under", kDecks, [&](int d) {
    const Pile& pile = state.piles[static_cast<std::size_t>(d)];
    std::string list;
    for (int i = 0; i < pile.ordered; ++i) list += (i == 0 ? "" : " ") + noted(pile.ordered_at(i));
    return list;
  });
  text += section("aside", 1, [&](int) {
    std::string list;
    for (std::size_t i = 0; i < state.aside_size; ++i)
      list += (i == 0 ? "" : " ") + noted(state.aside[i]);
    return list;
  });
  return text + pending_text(state);
}

Parsed<State> parse_position(const Content& content, std::string_view text) {
  State state;
  LineReader reader(state);
  if (!reader.read(text)) return Parsed<State>::wrong(reader.error());
  fill_decks(state);
  if (const auto wrong = flaw(content, state); !wrong.empty())
    return Parsed<State>::wrong(std::string(wrong));
  return state;
}

}  // namespace paradoxa::paradoxical
