#include "games/restart/text/notation.hpp"

#include <array>
#include <cstdint>
#include <optional>

#include "engine/next_word.hpp"
#include "games/restart/text/argument.hpp"

namespace paradoxa::restart {
namespace {

// Moves with the same word differ in what follows it.
struct Form {
  std::string_view word;
  Argument argument;
};
constexpr std::array<Form, kMoveKinds> kForms{{
    {"character", Argument::kNumber},   {"deal", Argument::kCard},
    {"deal", Argument::kChain},         {"show", Argument::kGadget},
    {"roll", Argument::kThrow},         {"deal", Argument::kGene},
    {"yes", Argument::kNothing},        {"no", Argument::kNothing},
    {"end", Argument::kNothing},        {"card", Argument::kCard},
    {"chain", Argument::kChain},        {"space", Argument::kSpace},
    {"position", Argument::kNumber},    {"field", Argument::kField},
    {"seat", Argument::kSeat},          {"buy", Argument::kGadget},
    {"pill", Argument::kField},         {"study", Argument::kCard},
    {"adult", Argument::kSpace},        {"child", Argument::kSpace},
    {"cause", Argument::kCard},         {"assist", Argument::kCard},
    {"validate", Argument::kChain},     {"plan_a", Argument::kNothing},
    {"plan_b", Argument::kNothing},     {"bury", Argument::kCard},
    {"time", Argument::kNothing},       {"heal", Argument::kNothing},
    {"draw", Argument::kNothing},       {"draw", Argument::kNumber},
    {"renew", Argument::kNothing},      {"face", Argument::kFace},
    {"veto", Argument::kTwoPlaces},     {"senator", Argument::kSenator},
    {"maneuver", Argument::kDirection}, {"breakout", Argument::kPlace},
    {"step", Argument::kPlace},         {"support", Argument::kPlace},
    {"stay", Argument::kNothing},       {"bill", Argument::kBill},
    {"tube", Argument::kTwoNumbers},    {"thaw", Argument::kGeneTube},
    {"take", Argument::kNothing},       {"take", Argument::kNumber},
    {"put", Argument::kNumber},         {"freeze", Argument::kNothing},
    {"figure", Argument::kFigure},      {"symbol", Argument::kSymbol},
    {"dystopia", Argument::kDystopia},
}};
static_assert(kForms.back().word == "dystopia");  // none is left out

constexpr Form form_of(MoveKind kind) { return kForms[static_cast<std::size_t>(kind)]; }

constexpr EnumWords<std::uint8_t, 2> kFigureWords{"adult", "child"};

// A number of one or two digits as it is printed.
std::optional<std::uint8_t> parse_number(std::string_view text) {
  if (text.empty() || text.size() > 2 || (text.size() == 2 && text[0] == '0')) return std::nullopt;
  int number = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    number = 10 * number + (c - '0');
  }
  return static_cast<std::uint8_t>(number);
}

template <class Id>
bool put(std::optional<Id> found, std::uint8_t& into) {
  if (found) into = static_cast<std::uint8_t>(number_of(*found));
  return found.has_value();
}
bool put_number(std::string_view text, std::uint8_t& into) {
  const auto number = parse_number(text);
  if (number) into = *number;
  return number.has_value();
}

bool read_one(Argument argument, std::string_view word, Move& move) {
  switch (argument) {
    case Argument::kCard: return put(parse_card(word), move.a);
    case Argument::kChain: return put(parse_chain(word), move.a);
    case Argument::kGadget: return put(parse_gadget(word), move.a);
    case Argument::kGene: return put(parse_gene(word), move.a);
    case Argument::kSpace: return put(parse_space(word), move.a);
    case Argument::kPlace: return put(parse_place(word), move.a);
    case Argument::kField: return put(kFieldLetters.parse(word), move.a);
    case Argument::kFace: return put(kFaceLetters.parse(word), move.a);
    case Argument::kBill: return put(kBillLetters.parse(word), move.a);
    case Argument::kDirection: return put(kDirectionLetters.parse(word), move.a);
    case Argument::kDystopia: return put(kDystopiaWords.parse(word), move.a);
    case Argument::kNumber: return put_number(word, move.a);
    case Argument::kSeat: return put_number(word, move.a) && move.a < kMaxSeats;
    default: return false;
  }
}
bool read_two(Argument argument, std::string_view first, std::string_view second, Move& move) {
  switch (argument) {
    case Argument::kTwoPlaces:
      return put(parse_place(first), move.a) && put(parse_place(second), move.b);
    case Argument::kSenator: return put(parse_place(first), move.a) && put_number(second, move.b);
    case Argument::kTwoNumbers: return put_number(first, move.a) && put_number(second, move.b);
    case Argument::kFigure:
      return read_one(Argument::kSeat, first, move) && put(kFigureWords.parse(second), move.b);
    case Argument::kGeneTube: return put(parse_gene(first), move.a) && put_number(second, move.b);
    case Argument::kSymbol:
      return put(kSymbolLetters.parse(first), move.a) && put_number(second, move.b) &&
             move.b >= 1 && move.b <= kSectors;
    default: return false;
  }
}

bool read_arguments(Move& move, Argument argument, std::string_view text) {
  if (argument == Argument::kNothing) return text.empty();
  const std::string_view first = next_word(text);
  if (argument == Argument::kThrow) {
    const std::string_view second = next_word(text);
    return put_number(first, move.a) && put_number(second, move.b) && put_number(text, move.c);
  }
  if (argument == Argument::kSenator && text.empty()) return put(parse_place(first), move.a);
  return text.empty() ? read_one(argument, first, move) : read_two(argument, first, text, move);
}

std::string_view expected(Argument argument) {
  switch (argument) {
    case Argument::kNothing: return "nothing";
    case Argument::kCard: return "an Event card such as F05";
    case Argument::kChain: return "a Chain such as C12";
    case Argument::kGadget: return "a Gadget such as GP1";
    case Argument::kGene: return "a Chromosome card such as X4";
    case Argument::kSpace: return "a space such as A3";
    case Argument::kPlace: return "a place such as d4";
    case Argument::kTwoPlaces: return "two places such as c3 c2";
    case Argument::kSenator: return "a place such as d1, or d4 1 higher up in a stack";
    case Argument::kField: return "P, I or M";
    case Argument::kFace: return "V, C or X";
    case Argument::kBill: return "H, C, D or E";
    case Argument::kDirection: return "n, e, s or w";
    case Argument::kNumber: return "a number";
    case Argument::kTwoNumbers: return "two numbers such as 1 3";
    case Argument::kThrow: return "three numbers such as 3 2 1";
    case Argument::kSeat: return "a seat number";
    case Argument::kFigure: return "a seat and a figure such as 1 child";
    case Argument::kGeneTube: return "a Chromosome card and a Tube such as X4 2";
    case Argument::kSymbol: return "a symbol and a sector such as W 5";
    case Argument::kDystopia: return "pandemia, anomie, extinction or oceanrealm";
  }
  return "";
}

std::string with_digits(int number) {
  return {static_cast<char>('0' + number / 10), static_cast<char>('0' + number % 10)};
}

std::string arguments_text(const Move& move) {
  const std::string b = std::to_string(move.b);
  switch (form_of(move.kind).argument) {
    case Argument::kNothing: return "";
    case Argument::kCard: return to_text(move.card());
    case Argument::kChain: return to_text(move.chain());
    case Argument::kGadget: return to_text(move.gadget());
    case Argument::kGene: return to_text(move.gene());
    case Argument::kSpace: return to_text(move.space());
    case Argument::kPlace: return to_text(move.place());
    case Argument::kTwoPlaces: return to_text(move.place()) + " " + to_text(Place{move.b});
    case Argument::kSenator: return to_text(move.place()) + (move.b == 0 ? "" : " " + b);
    case Argument::kField: return {kFieldLetters.of(move.field())};
    case Argument::kFace: return {kFaceLetters.of(move.face())};
    case Argument::kBill: return {kBillLetters.of(move.bill())};
    case Argument::kDirection: return {kDirectionLetters.of(move.direction())};
    case Argument::kNumber:
    case Argument::kSeat: return std::to_string(move.a);
    case Argument::kTwoNumbers: return std::to_string(move.a) + " " + b;
    case Argument::kThrow: return std::to_string(move.a) + " " + b + " " + std::to_string(move.c);
    case Argument::kFigure:
      return std::to_string(move.a) + " " + std::string(kFigureWords.of(move.b));
    case Argument::kGeneTube: return to_text(move.gene()) + " " + b;
    case Argument::kSymbol: return std::string(1, kSymbolLetters.of(move.symbol())) + " " + b;
    case Argument::kDystopia: return std::string(kDystopiaWords.of(static_cast<Dystopia>(move.a)));
  }
  return "";
}

}  // namespace

std::string to_text(Card card) {
  if (!card.exists()) return "-";
  return kTypeLetters.of(card.type()) + with_digits(card.number());
}
std::string to_text(Chain chain) {
  return chain.exists() ? "C" + with_digits(chain.number()) : "-";
}
std::string to_text(Gadget gadget) {
  if (!gadget.exists()) return "-";
  return std::string("G") + kGadgetLetters.of(gadget.dystopia()) + std::to_string(gadget.number());
}
std::string to_text(Space space) {
  if (!space.exists()) return "-";
  return {static_cast<char>('A' + space.zone()), static_cast<char>('1' + space.age())};
}
std::string to_text(Place place) {
  if (!place.exists()) return "-";
  return {static_cast<char>('a' + place.column()), static_cast<char>('1' + place.row())};
}
std::string to_text(Gene gene) {
  if (!gene.exists()) return "-";
  return {kColourLetters.of(gene.colour()), static_cast<char>('0' + gene.number())};
}

std::string_view kind_text(MoveKind kind) { return form_of(kind).word; }
Argument argument_of(MoveKind kind) { return form_of(kind).argument; }

std::string to_text(const Move& move) {
  const std::string arguments = arguments_text(move);
  return std::string(kind_text(move.kind)) + (arguments.empty() ? "" : " " + arguments);
}

Parsed<Move> parse_move(std::string_view text) {
  std::string_view rest = text;
  const std::string_view word = next_word(rest);
  std::string wanted;
  for (std::size_t k = 0; k < kForms.size(); ++k) {
    if (kForms[k].word != word) continue;
    Move move = Move::of(static_cast<MoveKind>(k));
    // Each move has one spelling: no blank at the end, none twice.
    if (read_arguments(move, kForms[k].argument, rest) && to_text(move) == text) return move;
    wanted += (wanted.empty() ? "" : ", or ") + std::string(expected(kForms[k].argument));
  }
  if (wanted.empty())
    return Parsed<Move>::wrong(
        "a move starts with study, cause, plan_a, end or another word of the notation, not '" +
        std::string(word) + "'");
  return Parsed<Move>::wrong("'" + std::string(word) + "' expects " + wanted + ", not '" +
                             std::string(rest) + "'");
}

}  // namespace paradoxa::restart
