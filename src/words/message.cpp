#include "words/message.hpp"

#include <algorithm>
#include <cassert>
#include <map>
#include <mutex>

#include <unicode/listformatter.h>
#include <unicode/messagepattern.h>
#include <unicode/msgfmt.h>

namespace paradoxa {
namespace {

icu::UnicodeString wide(std::string_view text) {
  return icu::UnicodeString::fromUTF8(
      icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())));
}

std::string narrow(const icu::UnicodeString& text) {
  std::string result;
  return text.toUTF8String(result);
}

Message::Use use_of(UMessagePatternArgType type) {
  switch (type) {
    case UMSGPAT_ARG_TYPE_PLURAL:
    case UMSGPAT_ARG_TYPE_SELECTORDINAL: return Message::Use::kNumber;
    case UMSGPAT_ARG_TYPE_SELECT: return Message::Use::kWord;
    default: return Message::Use::kText;
  }
}

// A name is listed once; counting needs a number, whatever else is done with it.
void note(std::vector<Message::Argument>& arguments, std::string name, Message::Use use) {
  for (Message::Argument& known : arguments)
    if (known.name == name) {
      known.use = std::max(known.use, use);
      return;
    }
  arguments.push_back({std::move(name), use});
}

// Made once for each language: looking up how its lists are written takes longer than writing one.
const icu::ListFormatter& list_formatter(std::string_view locale, Joining how) {
  static std::mutex making;
  static std::map<std::pair<std::string, Joining>, std::unique_ptr<icu::ListFormatter>> made;
  const std::scoped_lock lock(making);
  auto& list = made[{std::string(locale), how}];
  if (!list) {
    UErrorCode status = U_ZERO_ERROR;
    list.reset(icu::ListFormatter::createInstance(
        icu::Locale(std::string(locale).c_str()),
        how == Joining::kOr ? ULISTFMT_TYPE_OR : ULISTFMT_TYPE_AND, ULISTFMT_WIDTH_WIDE, status));
    assert(U_SUCCESS(status));
  }
  return *list;
}

}  // namespace

struct Message::Inside {
  Inside(std::string_view language, std::string_view text) : locale(language), pattern(text) {}

  void parse() {
    UErrorCode status = U_ZERO_ERROR;
    UParseError where{};
    const icu::MessagePattern parts(wide(pattern), &where, status);
    for (std::int32_t i = 0; U_SUCCESS(status) && i + 1 < parts.countParts(); ++i)
      if (parts.getPartType(i) == UMSGPAT_PART_TYPE_ARG_START)
        note(arguments, narrow(parts.getSubstring(parts.getPart(i + 1))),
             use_of(parts.getPart(i).getArgType()));
    for (const Argument& argument : arguments) names.push_back(wide(argument.name));
    if (U_SUCCESS(status) && (arguments.empty() && pattern.find('\'') == std::string::npos)) return;
    const icu::Locale speaks(locale.c_str());
    format = std::make_unique<icu::MessageFormat>(wide(pattern), speaks, where, status);
    if (U_FAILURE(status))
      flaw = std::string(u_errorName(status)) + " at character " + std::to_string(where.offset);
  }

  std::string locale;
  std::string pattern;
  std::once_flag once;
  std::vector<Argument> arguments;
  std::vector<icu::UnicodeString> names;
  std::unique_ptr<icu::MessageFormat> format;  // none where there is nothing to put in
  std::mutex formatting;                       // MessageFormat keeps number formats for later
  std::string flaw;
};

Message::Message(std::string_view locale, std::string_view pattern)
    : inside_(std::make_unique<Inside>(locale, pattern)) {}
Message::Message(Message&&) noexcept = default;
Message& Message::operator=(Message&&) noexcept = default;
Message::~Message() = default;

const Message::Inside& Message::inside() const {
  std::call_once(inside_->once, [&] { inside_->parse(); });
  return *inside_;
}

std::string Message::flaw() const { return inside().flaw; }

const std::vector<Message::Argument>& Message::arguments() const { return inside().arguments; }

std::string Message::format(std::span<const Value> values) const {
  const Inside& known = inside();
  if (!known.format) return known.pattern;
  assert(values.size() == known.names.size());
  std::vector<icu::Formattable> wrapped;
  wrapped.reserve(values.size());
  for (const Value& value : values) {
    if (const auto* number = std::get_if<std::int64_t>(&value))
      wrapped.emplace_back(*number);
    else
      wrapped.emplace_back(wide(std::get<std::string>(value)));
  }
  icu::UnicodeString text;
  UErrorCode status = U_ZERO_ERROR;
  const std::scoped_lock lock(inside_->formatting);
  known.format->format(known.names.data(), wrapped.data(),
                       static_cast<std::int32_t>(wrapped.size()), text, status);
  assert(U_SUCCESS(status));
  return narrow(text);
}

std::string joined(std::string_view locale, std::span<const std::string> elements, Joining how) {
  if (how == Joining::kEach) {
    std::string text;
    for (const std::string& element : elements) text += (text.empty() ? "" : " ") + element;
    return text;
  }
  UErrorCode status = U_ZERO_ERROR;
  std::vector<icu::UnicodeString> items;
  items.reserve(elements.size());
  for (const std::string& element : elements) items.push_back(wide(element));
  icu::UnicodeString text;
  list_formatter(locale, how)
      .format(items.data(), static_cast<std::int32_t>(items.size()), text, status);
  assert(U_SUCCESS(status));
  return narrow(text);
}

}  // namespace paradoxa
