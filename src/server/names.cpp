#include "server/names.hpp"

#include <memory>

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uscript.h>
#include <unicode/uspoof.h>
#include <unicode/ustring.h>

namespace paradoxa {
namespace {

// Nothing where the bytes are not UTF-8.
std::optional<icu::UnicodeString> composed(std::string_view text) {
  UErrorCode error = U_ZERO_ERROR;
  u_strFromUTF8(nullptr, 0, nullptr, text.data(), static_cast<std::int32_t>(text.size()), &error);
  if (error != U_BUFFER_OVERFLOW_ERROR && U_FAILURE(error)) return std::nullopt;
  error = U_ZERO_ERROR;
  const icu::Normalizer2* nfc = icu::Normalizer2::getNFCInstance(error);
  if (U_FAILURE(error)) return std::nullopt;
  icu::UnicodeString whole = nfc->normalize(
      icu::UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())}), error);
  if (U_FAILURE(error)) return std::nullopt;
  return whole;
}

std::string utf8(const icu::UnicodeString& text) {
  std::string bytes;
  return text.toUTF8String(bytes);
}

bool is_mark(UChar32 c) { return (U_GET_GC_MASK(c) & U_GC_M_MASK) != 0; }

// Thai, Hindi and others write two marks of their own on a letter. The accents that all scripts
// share come one at a time: more of them are piled up to cover the lines around a name.
bool piles_up(const icu::UnicodeString& text) {
  int marks = 0, shared = 0;
  for (std::int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
    const UChar32 c = text.char32At(i);
    UErrorCode error = U_ZERO_ERROR;
    marks = is_mark(c) ? marks + 1 : 0;
    shared = is_mark(c) && uscript_getScript(c, &error) == USCRIPT_INHERITED ? shared + 1 : 0;
    if (marks > 2 || shared > 1) return true;
  }
  return false;
}

std::string character_flaw(UChar32 c) {
  constexpr UChar32 kBlankBraille = 0x2800;
  const std::uint32_t kind = U_GET_GC_MASK(c);
  if ((kind & U_GC_CC_MASK) != 0) return "a name may not contain control characters";
  // Before the invisible ones: Cn holds what later versions of Unicode will say.
  if ((kind & (U_GC_CN_MASK | U_GC_CO_MASK | U_GC_CS_MASK)) != 0)
    return "a name may only contain characters assigned in Unicode";
  if ((kind & U_GC_CF_MASK) != 0 || u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0)
    return "a name may not contain invisible characters or direction marks";
  if (c != ' ' && (u_isUWhiteSpace(c) != 0 || c == kBlankBraille))
    return "a name may contain no spaces other than the plain one";
  return {};
}

std::string flaw_of(const icu::UnicodeString& name) {
  if (name.isEmpty() || utf8(name).size() > kMaxNameBytes) return "a name must have 1 to 32 bytes";
  for (std::int32_t i = 0; i < name.length(); i = name.moveIndex32(i, 1))
    if (std::string flaw = character_flaw(name.char32At(i)); !flaw.empty()) return flaw;
  if (name[0] == ' ' || name[name.length() - 1] == ' ')
    return "a name may not begin or end with a space";
  if (name.indexOf(u"  ") >= 0) return "a name may not have two spaces in a row";
  if (is_mark(name.char32At(0))) return "a name may not begin with an accent";
  if (piles_up(name)) return "a name may have only one accent per letter";
  return {};
}

// Letters that look the same become the same (Unicode's UTS #39).
icu::UnicodeString skeleton(const icu::UnicodeString& text) {
  static const std::unique_ptr<USpoofChecker, decltype(&uspoof_close)> kChecker = [] {
    UErrorCode error = U_ZERO_ERROR;
    return std::unique_ptr<USpoofChecker, decltype(&uspoof_close)>(uspoof_open(&error),
                                                                   &uspoof_close);
  }();
  UErrorCode error = U_ZERO_ERROR;
  icu::UnicodeString bare;
  uspoof_getSkeletonUnicodeString(kChecker.get(), 0, text, bare, &error);
  return U_FAILURE(error) ? text : bare;
}

icu::UnicodeString folded(icu::UnicodeString text) { return text.foldCase(); }

std::string capital_look_of(std::string_view name) {
  const auto text = composed(name);
  return text ? utf8(folded(skeleton(*text))) : std::string(name);
}

}  // namespace

CheckedName check_name(std::string_view text) {
  auto name = composed(text);
  if (!name) return {{}, "a name must be UTF-8"};
  // Keyboards put these behind an emoji, to say how it is drawn.
  for (const UChar32 selector : {0xFE0E, 0xFE0F}) name->findAndReplace(selector, {});
  std::string flaw = flaw_of(*name);
  return {flaw.empty() ? utf8(*name) : std::string(), flaw};
}

std::string look_of(std::string_view name) {
  const auto text = composed(name);
  return text ? utf8(skeleton(folded(*text))) : std::string(name);
}

bool AccountNames::take(const std::string& name, const std::string& person) {
  const std::string look = look_of(name), capital = capital_look_of(name);
  if (by_look_.contains(look) || by_capital_look_.contains(capital)) return false;
  by_look_[look] = person;
  by_capital_look_[capital] = person;
  return true;
}

void AccountNames::give_back(const std::string& person) {
  const auto theirs = [&](const auto& item) { return item.second == person; };
  std::erase_if(by_look_, theirs);
  std::erase_if(by_capital_look_, theirs);
}

std::optional<std::string> AccountNames::owner(std::string_view name) const {
  const auto found = by_look_.find(look_of(name));
  return found == by_look_.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace paradoxa
