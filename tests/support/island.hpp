// Positions of Paradox Island for tests, drawn as lines of text, and games played from them.
//
//   position("phil grapes A2; theseus banana C4 h1 lying; wave SW; turn 1")
//
// Sections, each of words:
//   <character> <start fruit> [cell] …   the next captive: h1 e2 m5 (health, energy, maximum of a
//                                        pool), lying, +lime circled, -lime crossed, *lime visited,
//                                        lime@2 and -lime@2 in a box of Hempel, #C4 a cell that was
//                                        counted, sq1 circled, sym:bush crossed out, ward:rock
//   piece <start fruit> [cell] …         the second piece of seat 1: a game for two
//   bush A1, rock lake_bent, wave NE     OP's pieces, or `off`
//   turn 2   actions 1   power flood   island R2   perished 3   round 4   acting b   option …
//
// What is not named is as in the conventions of the examples: island R1, Bush on A1, Rock on A3,
// Wave in N, full health and energy, only the start fruit circled, seat 1's turn. A lone captive
// has a bystander, who has perished and so is nowhere. In OP's turn Hush is in force, which changes
// nothing there.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "engine/event.hpp"
#include "engine/random.hpp"
#include "games/island/rules/apply.hpp"
#include "games/island/rules/invariants.hpp"
#include "games/island/rules/legal.hpp"
#include "games/island/rules/refusal.hpp"
#include "games/island/rules/view.hpp"
#include "games/island/text/notation.hpp"
#include "support/island_content.hpp"
#include "support/words.hpp"

namespace paradoxa::island {

inline Move move_of(std::string_view text) {
  const auto parsed = parse_move(text);
  if (!parsed) throw std::invalid_argument(parsed.error());
  return *parsed;
}
template <class T, class Text>
T parsed(const std::optional<T>& value, const Text& text) {
  if (!value) throw std::invalid_argument("not understood: " + std::string(text));
  return *value;
}

// ---- Positions ----------------------------------------------------------------------------------

class Drawn {
 public:
  explicit Drawn(std::string_view text) {
    state_.island = r1();
    set_tokens(0);
    place(OpPiece::kBush, "A1");
    place(OpPiece::kRock, "A3");
    place(OpPiece::kWave, "N");
    state_.owner = seat(1);
    state_.round = 1;
    for (const std::string& section : split(text, ';')) sections(words(section));
    finish();
  }

  const State& state() const { return state_; }

 private:
  static std::vector<std::string> split(std::string_view text, char at) {
    std::vector<std::string> parts(1);
    for (const char c : text)
      if (c == at)
        parts.emplace_back();
      else
        parts.back() += c;
    return parts;
  }

  void set_tokens(std::size_t island) {
    for (std::size_t i = 0; i < kAnomalySpaces; ++i)
      state_.tokens[i] = static_cast<std::uint8_t>(shipped().islands[island].tokens[i]);
  }
  void place(OpPiece y, const std::string& where) {
    Place& place = state_.op[at(y)];
    if (where == "off") {
      place = kOffMap;
    } else if (const auto part = kOceanPartWords.parse(where); part && y == OpPiece::kWave) {
      place = Place::of(*part);
    } else {
      place = parsed(parse_place(where), where);
      if (place.is_cell()) place = place_of(shipped(), state_, place.cell());
    }
  }

  void sections(const std::vector<std::string>& line) {
    if (line.empty()) return;
    const std::string& word = line[0];
    const std::string value = line.size() > 1 ? line[1] : "";
    if (const auto c = kCharacterWords.parse(word)) return captive(*c, line);
    if (word == "piece") return second_piece(line);
    if (const auto y = kOpPieceWords.parse(word)) return place(*y, value);
    if (word == "turn") {
      state_.owner = seat(std::stoi(value));
    } else if (word == "actions") {
      state_.actions = static_cast<std::uint8_t>(std::stoi(value));
      actions_given_ = true;
    } else if (word == "power") {
      state_.power = parsed(kPowerWords.parse(value), value);
    } else if (word == "perished") {
      state_.perished = static_cast<std::uint8_t>(std::stoi(value));
    } else if (word == "round") {
      state_.round = static_cast<std::uint8_t>(std::stoi(value));
    } else if (word == "acting") {
      state_.acting = parsed(parse_piece(value), value).index;
    } else if (word == "island") {
      if (value != "R2") throw std::invalid_argument(value);
      state_.island = r2();
      set_tokens(1);
    } else if (word == "safe_scope") {
      state_.options.safe_scope = parsed(kSafeScopeWords.parse(value), value);
    } else if (word == "op_disclose") {
      state_.options.op_disclose = Switch::kOn;
    } else {
      throw std::invalid_argument("no section " + word);
    }
  }

  void captive(Character c, const std::vector<std::string>& line) {
    Board& board = state_.boards[captives_];
    board.character = c;
    ++captives_;
    add_piece(board, captives_ - 1, line);
  }
  void second_piece(const std::vector<std::string>& line) {
    two_ = true;
    add_piece(state_.boards[0], 0, line);
  }

  void add_piece(Board& board, std::size_t b, const std::vector<std::string>& line) {
    const CharacterRule& rule = rule_of(shipped(), board);
    CaptivePiece& piece = state_.pieces[pieces_++];
    piece.health = piece.max_health = rule.health;
    piece.energy = rule.energy;
    piece.posture = Posture::kStanding;
    const Fruit start = parsed(kFruitWords.parse(line.at(1)), line.at(1));
    piece.start = static_cast<std::uint8_t>(start);
    board.visited.add(start);
    if (rule.ability == Ability::kFreeBoxes && board.box_of(start) == 0) board.write_box(start, 2);
    board.circled.add(start);
    piece.cell = cell_of(shipped(), state_, start);
    for (std::size_t i = 2; i < line.size(); ++i) attribute(board, b, piece, line[i]);
  }

  void attribute(Board& board, std::size_t b, CaptivePiece& piece, std::string word) {
    const auto number = [&] { return static_cast<std::uint8_t>(std::stoi(word.substr(1))); };
    if (const auto c = parse_cell(word)) {
      piece.cell = *c;
    } else if (word == "lying") {
      piece.posture = Posture::kLying;
    } else if (word == "perished") {
      piece.cell = kNoCell;
      piece.posture = Posture::kPerished;
      piece.health = piece.energy = 0;
    } else if (word.starts_with("sq")) {
      board.squares = static_cast<std::uint8_t>(board.squares | 1 << (word[2] - '1'));
    } else if (word.starts_with("sym:")) {
      board.symbols.add(parsed(kOpPieceWords.parse(word.substr(4)), word));
    } else if (word.starts_with("ward:")) {
      piece.wards.add(parsed(kOpPieceWords.parse(word.substr(5)), word));
    } else if (word[0] == 'h') {
      piece.health = number();
    } else if (word[0] == 'e') {
      piece.energy = number();
    } else if (word[0] == 'm') {
      piece.max_health = number();
    } else if (word[0] == '#') {
      state_.counted[b].add(cell(word.substr(1)));
      ++board.steps;
    } else if (word[0] == '$') {
      board.steps = number();
    } else {
      fruit(board, word);
    }
  }
  void fruit(Board& board, std::string word) {
    const char sign = word[0];
    if (sign == '+' || sign == '-' || sign == '*') word = word.substr(1);
    const std::size_t box = word.find('@');
    const Fruit f = parsed(kFruitWords.parse(word.substr(0, box)), word);
    if (box != std::string::npos) {
      board.boxes = static_cast<std::uint16_t>(board.boxes & ~(3u << (2 * static_cast<int>(f))));
      board.write_box(f, word[box + 1] - '1');
    }
    board.visited.add(f);
    if (sign == '*') return;
    board.circled.remove(f);
    (sign == '-' ? board.crossed : board.circled).add(f);
  }

  void finish() {
    if (!two_ && captives_ == 1) {
      const bool theseus = state_.boards[0].character == Character::kTheseus;
      const Fruit start =
          state_.pieces[0].start_fruit() == Fruit::kCherries ? Fruit::kGrapes : Fruit::kCherries;
      captive(theseus ? Character::kSchrodie : Character::kTheseus,
              {"", std::string(kFruitWords.of(start)), "perished"});
      if (theseus) state_.boards[1].circled = {};
    }
    state_.options.seats = static_cast<std::uint8_t>(two_ ? 2 : captives_ + 1);
    if (two_) state_.look = Character::kGranddead;
    if (state_.ops_turn() && state_.power == Power::kNone) state_.power = Power::kHush;
    if (state_.power != Power::kNone) state_.unseen.remove(state_.power);
    if (!actions_given_)
      state_.actions = state_.ops_turn() ? power_rule(shipped(), state_).op_actions : 2;
    if (!state_.ops_turn() && !two_)
      state_.acting = static_cast<std::uint8_t>(state_.owner.index - 1);
    go_on(state_);
    settle(shipped(), state_, NobodyListens{});
  }

  State state_{};
  std::size_t captives_ = 0;
  std::size_t pieces_ = 0;
  bool two_ = false;
  bool actions_given_ = false;
};

inline State position(std::string_view text) { return Drawn(text).state(); }

// ---- What was told, in short
// ---------------------------------------------------------------------

// Every field of an event, one after the other; what is not known is left out.
class Telling {
 public:
  template <class T, class... Rest>
  void operator()(const char*, const T& value, const Rest&...) {
    const std::string text = print(value);
    if (text != "-" && !text.empty()) text_ += " " + text;
  }
  template <class T, class... Rest>
  void maybe(const char* key, const T& value, const Rest&... rest) {
    (*this)(key, value, rest...);
  }
  const std::string& text() const { return text_; }

 private:
  static std::string print(bool value) { return value ? "yes" : "no"; }
  static std::string print(std::uint8_t value) { return std::to_string(value); }
  static std::string print(Seat s) { return s == kNoSeat ? "-" : std::to_string(s.index); }
  static std::string print(Direction d) { return std::string(kDirectionWords.of(d)); }
  static std::string print(OceanPart p) { return std::string(kOceanPartWords.of(p)); }
  static std::string print(Fruit f) { return std::string(kFruitWords.of(f)); }
  static std::string print(OpPiece y) { return std::string(kOpPieceWords.of(y)); }
  static std::string print(Power p) { return std::string(kPowerWords.of(p)); }
  static std::string print(Character c) { return std::string(kCharacterWords.of(c)); }
  static std::string print(Anomaly a) { return std::string(kAnomalyWords.of(a)); }
  static std::string print(Camp c) { return std::string(1, kCampLetters.of(c)); }
  static std::string print(Square s) { return std::string(1, kSquareLetters.of(s)); }
  static std::string print(Stat s) { return std::string(kStatWords.of(s)); }
  static std::string print(LossCause c) { return std::string(kLossCauseWords.of(c)); }
  static std::string print(GainCause c) { return std::string(kGainCauseWords.of(c)); }
  static std::string print(BonusOp op) { return std::string(kBonusOpWords.of(op)); }
  static std::string print(Split s) { return std::string(kSplitWords.of(s, "-")); }
  static std::string print(const Placement& p) { return placement_text(p); }
  template <class T>
  static std::string print(const std::optional<T>& value) {
    return value ? print(*value) : "-";
  }
  static std::string print(Piece p) { return to_text(p); }
  static std::string print(Cell c) { return to_text(c); }
  static std::string print(Place p) { return to_text(p); }
  static std::string print(Name n) { return to_text(n); }
  static std::string print(MissionStep s) { return to_text(s); }
  static std::string print(PieceSet set) {
    std::string text;
    set.for_each([&](Piece p) { text += to_text(p); });
    return text;
  }
  static std::string print(OpPieceSet set) {
    std::string text;
    set.for_each([&](OpPiece y) { text += (text.empty() ? "" : "+") + print(y); });
    return text;
  }
  static std::string print(const LineNames& names) {
    std::string text;
    for (const Name n : names) text += (text.empty() ? "" : ",") + to_text(n);
    return text;
  }

  std::string text_;
};

inline std::string told(const Event& event) {
  return std::visit(
      [](const auto& e) {
        Telling telling;
        e.fields(telling);
        return std::string(e.kName) + telling.text();
      },
      event);
}

// ---- Games --------------------------------------------------------------------------------------

class TestGame {
 public:
  explicit TestGame(const State& state) : state_(state) { check("at the start"); }
  explicit TestGame(std::string_view text) : TestGame(position(text)) {}

  const State& state() const { return state_; }
  const State* operator->() const { return &state_; }
  const std::vector<Event>& events() const { return log_.events(); }

  // "move NE, pass": moves of the seat that is asked, which must be legal.
  TestGame& play(std::string_view texts) {
    for (const std::string& text : listed(texts)) make(move_of(text));
    return *this;
  }
  TestGame& make(const Move& move) {
    if (const Clause refused = refusal(shipped(), state_, state_.asked, move))
      throw std::logic_error(to_text(move) + " is against " + std::string(refused.text()) +
                             " where " + asks() + " is asked; legal: " + legal());
    apply(shipped(), state_, state_.asked, move, log_);
    check(to_text(move));
    return *this;
  }

  // What a viewer was told since the start, or since `forget`.
  std::string heard(Viewer viewer = kSpectator) const {
    std::string text;
    for (std::size_t i = from_; i < events().size(); ++i)
      if (const auto seen = seen_by(events()[i], viewer))
        text += (text.empty() ? "" : "; ") + told(*seen);
    return text;
  }
  TestGame& forget() {
    from_ = events().size();
    return *this;
  }

  std::string asks() const { return std::string(kAskWords.of(state_.ask)); }
  int asked() const { return state_.asked.index; }
  std::string legal() const {
    std::string text;
    for (const Move& move : legal_moves(shipped(), state_, state_.asked))
      text += (text.empty() ? "" : ", ") + to_text(move);
    return text;
  }
  std::size_t choices() const { return legal_moves(shipped(), state_, state_.asked).size(); }
  std::string where(int piece = 0) const {
    return to_text(state_.pieces[static_cast<std::size_t>(piece)].cell);
  }
  std::string where(OpPiece y) const { return to_text(state_.place(y)); }
  bool lying(int piece = 0) const {
    return state_.pieces[static_cast<std::size_t>(piece)].posture == Posture::kLying;
  }
  // "H3 E4".
  std::string stats(int piece = 0) const {
    const Piece p = Piece::at(piece);
    return "H" + std::to_string(state_.piece(p).health) + " E" +
           std::to_string(energy_of(shipped(), state_, p));
  }
  bool has_legal(std::string_view text) const {
    return !refusal(shipped(), state_, state_.asked, move_of(text));
  }
  std::string clause_against(std::string_view text) const {
    return std::string(refusal(shipped(), state_, state_.asked, move_of(text)).text());
  }

 private:
  void check(const std::string& after) const {
    if (const auto wrong = flaw(shipped(), state_); !wrong.empty())
      throw std::logic_error(std::string(wrong) + " after " + after);
  }

  State state_;
  EventLog<Event> log_;
  std::size_t from_ = 0;
};

}  // namespace paradoxa::island
