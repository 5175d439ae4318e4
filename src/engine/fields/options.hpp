// Options: one list gives what can be chosen, what was chosen, and how a choice is read.
//
// `shape.fields(options, visitor)` is the list, "players" first; it cites a clause in its docs.
#pragma once

#include <string>

#include "engine/fields/object.hpp"
#include "engine/parsed.hpp"

namespace paradoxa {

// A number that may be chosen freely, of which a client offers some.
template <std::size_t Count>
struct OfferedKind {
  using Value = std::int64_t;
  WholeKind kind;
  std::array<int, Count> offered;

  template <class T>
  void write(JsonWriter& out, const T& value) const {
    kind.write(out, value);
  }
  template <class T>
  void read(const JsonCursor& cursor, T& value) const {
    kind.read(cursor, value);
  }
  template <class T>
  TypeDoc describe(const T& value) const {
    return kind.describe(value);
  }
  json::array choices() const { return json::array(offered.begin(), offered.end()); }
};

inline json::array choices_of(const WholeKind& kind) {
  json::array values;
  for (std::int64_t i = kind.min; i <= kind.max; ++i) values.emplace_back(i);
  return values;
}
template <class Enum>
json::array choices_of(const WordsKind<Enum>& kind) {
  return json::array(kind.words.begin(), kind.words.end());
}
template <class Kind>
json::array choices_of(const Kind& kind) {
  return kind.choices();
}

// [{"name":…,"values":…,"default":…,"text":…}, …]
class OptionLister {
 public:
  static constexpr bool kReads = false;

  template <class T, class Kind>
  void operator()(std::string_view key, const T& usual, const Kind& kind, Doc doc) {
    json::value by_default;
    if constexpr (!requires { kind.kDependsOnSeats; }) {
      JsonWriter out;
      kind.write(out, usual);
      by_default = json::parse(out.take());
    }
    list_.push_back({{"name", key},
                     {"values", choices_of(kind)},
                     {"default", std::move(by_default)},
                     {"text", doc.text}});
  }
  template <class T>
  void operator()(std::string_view key, const T& usual, Doc doc) {
    (*this)(key, usual, kind_for<T>(), doc);
  }
  json::array take() { return std::move(list_); }

 private:
  json::array list_;
};

struct SeatRange {
  int min;
  int max;
  int usual;
  const char* wrong;  // "Paradoxical has 2, 3 or 4 (PX-1.1)"
};

// `seats` is 0 when the caller leaves it to the options; what is left out has its default.
template <class Options, class Shape>
void read_options(const JsonCursor& cursor, int seats, const SeatRange& range, const Shape& shape,
                  Options& options) {
  const JsonCursor players = cursor.maybe("players");
  if (players.exists()) {
    const int count = static_cast<int>(players.whole(range.min, range.max));
    if (seats != 0 && seats != count) players.fail("does not match the number of seats");
    seats = count;
  }
  if (seats == 0) seats = range.usual;
  if (seats < range.min || seats > range.max) return cursor.fail(range.wrong);
  options = Options::for_seats(seats);
  FieldReader reader(cursor);
  shape.fields(options, reader);
  reader.finish();
}

// The options of a game, and of its positions.
template <class Options, class Shape>
struct OptionsKind {
  using Value = Options;
  SeatRange range;
  Shape shape;

  void write(JsonWriter& out, const Options& options) const {
    object_of<Options>(shape).write(out, options);
  }
  void read(const JsonCursor& cursor, Options& options) const {
    read_options(cursor, 0, range, shape, options);
  }
  TypeDoc describe(const Options& options) const {
    TypeDoc type = object_of<Options>(shape).describe(options);
    type.any_order = true;
    return type;
  }

  json::array choices() const {
    OptionLister lister;
    const Options usual{};
    shape.fields(usual, lister);
    return lister.take();
  }
  json::object document(const Options& options) const {
    JsonWriter out;
    write(out, options);
    return json::parse(out.take()).as_object();
  }
  // `seats` is 0 when the caller leaves it to the options.
  Parsed<Options> parse(int seats, const json::object& object) const {
    if (seats != 0 && (seats < range.min || seats > range.max))
      return Parsed<Options>::wrong("seats: " + std::string(range.wrong));
    std::string error;
    const json::value value(object);
    Options options{};
    read_options(JsonCursor(&value, "options", error), seats, range, shape, options);
    if (!error.empty()) return Parsed<Options>::wrong(error);
    return options;
  }
};

}  // namespace paradoxa
