#include "games/restart/content/operation.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "engine/next_word.hpp"

namespace paradoxa::restart {
namespace {

// A number of one digit, from 1.
bool read_number(std::string_view word, std::uint8_t& into) {
  if (word.size() != 1 || word[0] < '1' || word[0] > '9') return false;
  into = static_cast<std::uint8_t>(word[0] - '0');
  return true;
}

std::string_view digit(std::uint8_t number) {
  constexpr std::string_view kDigits = "0123456789";
  return kDigits.substr(number, 1);
}

bool read_type(std::string_view word, Type& into) {
  const auto type = kTypeLetters.parse(word);
  if (type) into = *type;
  return type.has_value();
}

// The words that follow the kind of an operation.
enum class Part : std::uint8_t {
  kEnd,
  kToken,
  kPiece,    // a token that can lie on a space
  kOnChain,  // and one that can lie on a Chain
  kPrice,
  kType,
  kScope,
  kIcon,
  kSet,
  kOwnSource,   // hand or deck
  kOpenSource,  // upcoming or discard
  kExchange,
  kTurning,
  kN,
  kM,
  kK,
  kFor,
  kTimes
};

bool read_part(Part part, std::string_view word, Operation& op) {
  switch (part) {
    case Part::kEnd: return false;
    case Part::kToken: return kTokenWords.parse(word, op.token);
    case Part::kPiece: return kTokenWords.parse(word, op.token) && op.token < Token::kFragment;
    case Part::kOnChain: return kTokenWords.parse(word, op.token) && op.token != Token::kCard;
    case Part::kPrice: return kTokenWords.parse(word, op.price);
    case Part::kType: return read_type(word, op.type);
    case Part::kScope: return kScopeWords.parse(word, op.scope);
    case Part::kIcon: return kIconWords.parse(word, op.icon);
    case Part::kSet: return kSetKindWords.parse(word, op.set);
    case Part::kOwnSource:
      return kSourceWords.parse(word, op.source) && op.source < Source::kUpcoming;
    case Part::kOpenSource:
      return kSourceWords.parse(word, op.source) && op.source >= Source::kUpcoming;
    case Part::kExchange: return kExchangeWords.parse(word, op.exchange);
    case Part::kTurning: return kTurningWords.parse(word, op.turning);
    case Part::kN: return read_number(word, op.n);
    case Part::kM: return read_number(word, op.m);
    case Part::kK: return read_number(word, op.k);
    case Part::kFor: return word == "for";
    case Part::kTimes: return word == "times";
  }
  return false;
}

constexpr int kMaxParts = 7;
using Parts = std::array<Part, kMaxParts>;

constexpr Parts parts_of(OpKind kind) {
  using enum Part;
  switch (kind) {
    case OpKind::kGain:
    case OpKind::kPerPlayer: return {kToken, kN};
    case OpKind::kShare: return {kToken, kN, kM};
    case OpKind::kPer: return {kToken, kType, kScope, kN};
    case OpKind::kIfSet: return {kScope, kSet, kToken, kN};
    case OpKind::kSeed: return {kPiece, kN};
    case OpKind::kSeedChain: return {kOnChain, kN};
    case OpKind::kCollect:
    case OpKind::kSwap:
    case OpKind::kSwapHand:
    case OpKind::kEvict: return {kScope};
    case OpKind::kPlace: return {kOwnSource, kScope};
    case OpKind::kChainSwap: return {kExchange};
    case OpKind::kMatch: return {kTurning};
    case OpKind::kPeek:
    case OpKind::kRebate:
    case OpKind::kStudy:
    case OpKind::kDose:
    case OpKind::kDig: return {kN};
    case OpKind::kExtra: return {kIcon, kN};
    case OpKind::kTake: return {kOpenSource};
    case OpKind::kTrade: return {kPrice, kM, kFor, kToken, kK, kTimes, kN};
    default: return {};  // bury, reup
  }
}

// A trade is between two things, and takes one card or Fragment at a time; three cards are dug up
// at most.
bool makes_sense(const Operation& op) {
  if (op.kind == OpKind::kDig) return op.n <= 3;
  if (op.kind != OpKind::kTrade) return true;
  const bool by_piece = op.price == Token::kCard || op.price == Token::kFragment;
  return op.price != op.token && (!by_piece || op.m == 1);
}

std::string_view word_of(Part part, const Operation& op) {
  switch (part) {
    case Part::kEnd: return {};
    case Part::kToken:
    case Part::kPiece:
    case Part::kOnChain: return kTokenWords.of(op.token);
    case Part::kPrice: return kTokenWords.of(op.price);
    case Part::kType: return kTypeLetters.text().substr(static_cast<std::size_t>(op.type), 1);
    case Part::kScope: return kScopeWords.of(op.scope);
    case Part::kIcon: return kIconWords.of(op.icon);
    case Part::kSet: return kSetKindWords.of(op.set);
    case Part::kOwnSource:
    case Part::kOpenSource: return kSourceWords.of(op.source);
    case Part::kExchange: return kExchangeWords.of(op.exchange);
    case Part::kTurning: return kTurningWords.of(op.turning);
    case Part::kN: return digit(op.n);
    case Part::kM: return digit(op.m);
    case Part::kK: return digit(op.k);
    case Part::kFor: return "for";
    case Part::kTimes: return "times";
  }
  return {};
}

}  // namespace

std::string operation_text(const Operation& operation) {
  std::string text(kOpKindWords.of(operation.kind));
  for (const Part part : parts_of(operation.kind)) {
    if (part == Part::kEnd) break;
    text += " " + std::string(word_of(part, operation));
  }
  return text;
}

bool read_operation(std::string_view text, Operation& operation) {
  std::string_view rest = text;
  Operation op;
  if (!kOpKindWords.parse(next_word(rest), op.kind) || !op.exists()) return false;
  for (const Part part : parts_of(op.kind)) {
    if (part == Part::kEnd) break;
    if (rest.empty() || !read_part(part, next_word(rest), op)) return false;
  }
  if (!rest.empty() || text.ends_with(' ')) return false;
  if (!makes_sense(op)) return false;
  operation = op;
  return true;
}

bool read_effect(std::string_view text, GadgetRule& gadget) {
  for (std::size_t e = 0; e < kGadgetEffects; ++e) {
    const std::string_view known = kGadgetEffectWords[e];
    if (!text.starts_with(known)) continue;
    std::string_view rest = text.substr(known.size());
    gadget.effect = static_cast<GadgetEffect>(e);
    if (known.starts_with("flag")) return rest.empty();
    if (!rest.starts_with(' ')) return false;
    return read_number(rest.substr(1), gadget.n);
  }
  return false;
}

}  // namespace paradoxa::restart
