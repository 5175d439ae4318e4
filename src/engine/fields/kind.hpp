// Kinds: how the values of a type are written as JSON, read from JSON, and described.
//
// A kind is a small value with three functions:
//   write(out, value)      straight into text
//   read(cursor, value)    on error, reports it at the cursor and leaves the value alone
//   describe(value)        TypeDoc
// `kind_for<T>()` is the default kind of a type. A game defines one for its own types with a
// function `kind_of(T)`; any type with a member `fields` is an object (fields/object.hpp).
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include <boost/json.hpp>

#include "engine/clause.hpp"
#include "engine/fields/description.hpp"
#include "engine/json_cursor.hpp"
#include "engine/json_text.hpp"
#include "engine/json_writer.hpp"
#include "engine/seat.hpp"

namespace paradoxa {

// A bool, or a byte that is one.
struct TruthKind {
  using Value = bool;
  template <class T>
  void write(JsonWriter& out, const T& value) const {
    out.value(static_cast<bool>(value));
  }
  template <class T>
  void read(const JsonCursor& cursor, T& value) const {
    value = static_cast<T>(cursor.truth());
  }
  template <class T>
  TypeDoc describe(const T&) const {
    return {"true or false", "boolean"};
  }
};
inline constexpr TruthKind kTruth{};

struct WholeKind {
  using Value = std::int64_t;
  std::int64_t min;
  std::int64_t max;
  template <class T>
  void write(JsonWriter& out, const T& value) const {
    out.value(value);
  }
  template <class T>
  void read(const JsonCursor& cursor, T& value) const {
    value = static_cast<T>(cursor.whole(min, max));
  }
  template <class T>
  TypeDoc describe(const T&) const {
    return {std::to_string(min) + " to " + std::to_string(max), "number"};
  }
};
constexpr WholeKind whole(std::int64_t min, std::int64_t max) { return {min, max}; }

// null where there is no seat.
struct SeatKind {
  using Value = Seat;
  int seats = kMaxSeats;
  bool may_be_none = true;
  bool may_be_nature = false;

  void write(JsonWriter& out, Seat seat) const {
    if (seat == kNoSeat)
      out.null();
    else if (is_nature(seat))
      out.value("nature");
    else
      out.value(seat.index);
  }
  void read(const JsonCursor& cursor, Seat& value) const {
    value = seat(static_cast<int>(cursor.whole(0, seats - 1)));
  }
  TypeDoc describe(Seat) const {
    TypeDoc type{may_be_nature ? "a seat, or `\"nature\"`" : "a seat",
                 may_be_nature ? "number | 'nature'" : "number"};
    type.nullable = may_be_none;
    return type;
  }
};
inline constexpr SeatKind kSeat{kMaxSeats, false, false};

// The seats to act: [0,2], ["nature"].
struct SeatSetKind {
  using Value = SeatSet;
  int seats = kMaxSeats;
  bool may_be_nature = true;

  void write(JsonWriter& out, SeatSet value) const {
    out.begin_array();
    for (int s = 0; s < 16; ++s)
      if (value.contains(seat(s))) SeatKind{}.write(out, seat(s));
    out.end_array();
  }
  void read(const JsonCursor& cursor, SeatSet& value) const {
    for (const JsonCursor& entry : cursor.items())
      value.add(seat(static_cast<int>(entry.whole(0, seats - 1))));
  }
  TypeDoc describe(SeatSet) const {
    if (!may_be_nature) return {"a set: seats", "number[]", {}, true, true};
    return {"seats, or `[\"nature\"]`", "(number | 'nature')[]", {}, false, true};
  }
};

struct ViewerKind {
  using Value = Viewer;
  void write(JsonWriter& out, Viewer viewer) const {
    if (viewer.is_seat())
      out.value(viewer.seat().index);
    else
      out.value(viewer.is_referee() ? "referee" : "spectator");
  }
  TypeDoc describe(Viewer) const {
    return {"a seat, `\"spectator\"` or `\"referee\"`", "number | 'spectator' | 'referee'"};
  }
};

struct ClauseKind {
  using Value = Clause;
  void write(JsonWriter& out, Clause clause) const { out.value(clause.text()); }
  TypeDoc describe(Clause) const { return {"the id of a clause", "string"}; }
};

// Text that is written but never read, such as a label or a name.
struct WordKind {
  using Value = std::string_view;
  void write(JsonWriter& out, std::string_view text) const { out.value(text); }
  TypeDoc describe(std::string_view) const { return {"text", "string"}; }
};

// A value of the rulebook in its notation. `parse` gives an optional.
template <class T, class Print, class Parse>
struct TextKind {
  using Value = T;
  std::string_view words;  // "a card such as K7"
  Print print;
  Parse parse;

  void write(JsonWriter& out, const T& value) const { out.value(print(value)); }
  void read(const JsonCursor& cursor, T& value) const {
    if (!cursor.exists()) return;
    const std::optional<T> parsed = cursor.is_string() ? parse(cursor.text()) : std::optional<T>{};
    if (parsed) {
      value = *parsed;
      return;
    }
    cursor.fail("expected " + std::string(words) +
                (cursor.is_string() ? ", not '" + excerpt(cursor.text(), 20) + "'" : ""));
  }
  TypeDoc describe(const T&) const { return {std::string(words), "string"}; }
};
template <class T, class Print, class Parse>
constexpr TextKind<T, Print, Parse> text_kind(std::string_view words, Print print, Parse parse) {
  return {words, print, parse};
}

// An enumeration: word number i is the value i.
template <class Enum>
struct WordsKind {
  using Value = Enum;
  std::string_view name;  // of the TypeScript type
  std::span<const std::string_view> words;

  void write(JsonWriter& out, Enum value) const {
    out.value(words[static_cast<std::size_t>(value)]);
  }
  void read(const JsonCursor& cursor, Enum& value) const {
    if (!cursor.exists()) return;
    const std::string_view text = cursor.is_string() ? cursor.text() : std::string_view();
    for (std::size_t i = 0; i < words.size(); ++i)
      if (words[i] == text) {
        value = static_cast<Enum>(i);
        return;
      }
    cursor.fail("expected " + listed('"'));
  }
  TypeDoc describe(Enum) const {
    FieldTable table{std::string(name)};
    table.words.assign(words.begin(), words.end());
    return {listed('`'), std::string(name), {table}};
  }

 private:
  std::string listed(char quote) const {
    std::string list;
    for (std::size_t i = 0; i < words.size(); ++i) {
      if (i > 0) list += i + 1 == words.size() ? " or " : ", ";
      list += quote + std::string(words[i]) + quote;
    }
    return list;
  }
};

inline TypeDoc with_null(TypeDoc type) {
  type.nullable = true;
  return type;
}

// A kind whose blank value is null.
template <class Kind>
struct NullableKind {
  using Value = typename Kind::Value;
  Kind kind;
  Value none;

  template <class T>
  void write(JsonWriter& out, const T& value) const {
    if (value == none)
      out.null();
    else
      kind.write(out, value);
  }
  template <class T>
  void read(const JsonCursor& cursor, T& value) const {
    if (!cursor.is_null()) kind.read(cursor, value);
  }
  template <class T>
  TypeDoc describe(const T& value) const {
    return with_null(kind.describe(value));
  }
};
template <class Kind>
constexpr NullableKind<Kind> or_null(const Kind& kind, typename Kind::Value none) {
  return {kind, none};
}

// A value that may be missing; null where it is.
template <class Kind>
struct OptionalKind {
  using Value = std::optional<typename Kind::Value>;
  Kind kind;

  template <class T>
  void write(JsonWriter& out, const std::optional<T>& value) const {
    if (value)
      kind.write(out, *value);
    else
      out.null();
  }
  template <class T>
  void read(const JsonCursor& cursor, std::optional<T>& value) const {
    T given{};
    kind.read(cursor, given);
    if (cursor.error().empty()) value = given;
  }
  template <class T>
  TypeDoc describe(const std::optional<T>&) const {
    return with_null(kind.describe(T{}));
  }
};

template <class T>
constexpr auto kind_for();

// Nothing to tell: a field that may be absent is left out.
template <class T>
constexpr bool is_blank(const T& value) {
  if constexpr (requires { value.has_value(); })
    return !value.has_value();
  else if constexpr (requires { value.exists(); })
    return !value.exists();
  else if constexpr (requires { value.empty(); })
    return value.empty();
  else if constexpr (std::same_as<T, Seat>)
    return value == kNoSeat;
  else
    return !exists(value);
}

}  // namespace paradoxa
