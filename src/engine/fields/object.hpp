// Objects: a struct names its fields once, and is written, read and described from that list.
//
//   struct Drafted {
//     static constexpr const char* kName = "draft";
//     Seat seat{};
//     Card card{};
//     constexpr void fields(auto& f) const {
//       f("seat", seat, "who drafts");
//       f.maybe("card", card, "left out where the viewer does not know it");
//     }
//   };
//
// A list calls the visitor for each field, in the order in which they are written:
//   f(key, value, [kind,] doc)             written and read
//   f.maybe(key, value, [kind,] doc)       the same, left out where it is blank
//   f.told(key, from, get, kind, doc)      get(from), written only: it follows from the rest
//   f.told_maybe(…)                        the same, left out where it is blank
//   f.both(key, from, get, put, kind, doc) get(from) is written, put(from, value, cursor) takes
//                                          what was read
// One list serves a view that is written and a position that is read where both have the same
// members; `F::kReads` tells them apart. `told` and `both` only call what the visitor needs.
#pragma once

#include <functional>
#include <utility>
#include <variant>
#include <vector>

#include "engine/event.hpp"
#include "engine/fact.hpp"
#include "engine/fields/kind.hpp"
#include "engine/fields/list.hpp"

namespace paradoxa {

class FieldWriter {
 public:
  static constexpr bool kReads = false;

  explicit FieldWriter(JsonWriter& out) : out_(out) {}

  template <class T, class Kind>
  void operator()(std::string_view key, const T& value, const Kind& kind, Doc) {
    kind.write(out_.key(key), value);
  }
  template <class T>
  void operator()(std::string_view key, const T& value, Doc) {
    kind_for<T>().write(out_.key(key), value);
  }
  template <class T, class Kind>
  void maybe(std::string_view key, const T& value, const Kind& kind, Doc) {
    if (!is_blank(value)) kind.write(out_.key(key), value);
  }
  template <class T>
  void maybe(std::string_view key, const T& value, Doc) {
    if (!is_blank(value)) kind_for<T>().write(out_.key(key), value);
  }
  template <class From, class Get, class Kind>
  void told(std::string_view key, const From& from, const Get& get, const Kind& kind, Doc) {
    kind.write(out_.key(key), std::invoke(get, from));
  }
  template <class From, class Get, class Kind>
  void told_maybe(std::string_view key, const From& from, const Get& get, const Kind& kind, Doc) {
    if (const auto& value = std::invoke(get, from); !is_blank(value))
      kind.write(out_.key(key), value);
  }
  template <class From, class Get, class Put, class Kind>
  void both(std::string_view key, const From& from, const Get& get, const Put&, const Kind& kind,
            Doc) {
    kind.write(out_.key(key), std::invoke(get, from));
  }

 private:
  JsonWriter& out_;
};

// Whatever is absent or null keeps its value, unless it is required.
class FieldReader {
 public:
  static constexpr bool kReads = true;

  explicit FieldReader(const JsonCursor& cursor)
      : cursor_(cursor), was_good_(cursor.error().empty()) {}

  // Members that the list does not name are refused.
  void finish() const { cursor_.only(keys_); }
  const JsonCursor& cursor() const { return cursor_; }

  template <class T, class Kind>
  void operator()(std::string_view key, T&& value, const Kind& kind, Doc doc) {
    const JsonCursor given = find(key, doc);
    if (given.exists() && given.error().empty()) kind.read(given, value);
    cite(given, doc.clause);
  }
  template <class T>
  void operator()(std::string_view key, T& value, Doc doc) {
    (*this)(key, value, kind_for<T>(), doc);
  }
  template <class T, class Kind>
  void maybe(std::string_view key, T&& value, const Kind& kind, Doc doc) {
    (*this)(key, value, kind, doc);
  }
  template <class T>
  void maybe(std::string_view key, T& value, Doc doc) {
    (*this)(key, value, doc);
  }
  template <class From, class Get, class Kind>
  void told(std::string_view key, const From&, const Get&, const Kind&, Doc doc) {
    find(key, doc);
  }
  template <class From, class Get, class Kind>
  void told_maybe(std::string_view key, const From&, const Get&, const Kind&, Doc doc) {
    find(key, doc);
  }
  template <class From, class Get, class Put, class Kind>
  void both(std::string_view key, From& from, const Get&, const Put& put, const Kind& kind,
            Doc doc) {
    const JsonCursor given = find(key, doc);
    if (!given.exists()) return;
    typename Kind::Value value{};
    if (given.error().empty()) kind.read(given, value);
    if (given.error().empty()) put(from, value, given);
    cite(given, doc.clause);
  }

 private:
  JsonCursor find(std::string_view key, const Doc& doc) {
    keys_.push_back(key);
    return doc.need == "required" ? cursor_.at(key) : cursor_.maybe(key);
  }
  // The first error of the object gets the clause of its field.
  void cite(const JsonCursor& given, std::string_view clause) {
    if (was_good_ && !clause.empty()) given.cite(clause);
    was_good_ = given.error().empty();
  }

  const JsonCursor& cursor_;
  bool was_good_;
  std::vector<std::string_view> keys_{};
};

class FieldLister {
 public:
  static constexpr bool kReads = false;

  explicit FieldLister(FieldTable& table) : table_(table) {}

  template <class T, class Kind>
  void operator()(std::string_view key, const T& value, const Kind& kind, Doc doc) {
    table_.fields.push_back({key, kind.describe(value), doc});
  }
  template <class T>
  void operator()(std::string_view key, const T& value, Doc doc) {
    (*this)(key, value, kind_for<T>(), doc);
  }
  template <class T, class Kind>
  void maybe(std::string_view key, const T& value, const Kind& kind, Doc doc) {
    (*this)(key, value, kind, doc);
    leave_out();
  }
  template <class T>
  void maybe(std::string_view key, const T& value, Doc doc) {
    maybe(key, value, kind_for<T>(), doc);
  }
  template <class From, class Get, class Kind>
  void told(std::string_view key, const From& from, const Get& get, const Kind& kind, Doc doc) {
    using Told = std::remove_cvref_t<std::invoke_result_t<const Get&, const From&>>;
    if constexpr (std::default_initializable<Told>)
      (*this)(key, Told{}, kind, doc);
    else
      (*this)(key, std::invoke(get, from), kind, doc);
  }
  template <class From, class Get, class Kind>
  void told_maybe(std::string_view key, const From& from, const Get& get, const Kind& kind,
                  Doc doc) {
    told(key, from, get, kind, doc);
    leave_out();
  }
  template <class From, class Get, class Put, class Kind>
  void both(std::string_view key, const From& from, const Get& get, const Put&, const Kind& kind,
            Doc doc) {
    told(key, from, get, kind, doc);
  }

 private:
  // The last field is absent where it would be null.
  void leave_out() {
    table_.fields.back().may_be_absent = true;
    table_.fields.back().type.nullable = false;
  }

  FieldTable& table_;
};

// An object whose list is `shape.fields(value, visitor)`, its TypeScript type is Shape::kType.
template <class T, class Shape>
struct ObjectKind {
  using Value = T;
  Shape shape;

  template <class V>
  void write(JsonWriter& out, const V& value) const {
    out.begin_object();
    FieldWriter writer(out);
    shape.fields(value, writer);
    out.end_object();
  }
  template <class V>
  void read(const JsonCursor& cursor, V& value) const {
    FieldReader reader(cursor);
    shape.fields(value, reader);
    reader.finish();
  }
  template <class V>
  TypeDoc describe(const V& value) const {
    FieldTable table{Shape::kType};
    FieldLister lister(table);
    shape.fields(value, lister);
    if (table.name.empty()) return {"an object", inline_type(table), inner_tables(table)};
    return {"an object", Shape::kType, {std::move(table)}};
  }
};
template <class T, class Shape>
constexpr ObjectKind<T, Shape> object_of(const Shape& shape) {
  return {shape};
}

// The list is a member of the struct.
template <class T>
struct OwnShape {
  static constexpr const char* kType = [] {
    if constexpr (requires { T::kType; })
      return T::kType;
    else
      return "";  // an object without a name
  }();
  template <class V, class F>
  void fields(V& value, F& f) const {
    value.fields(f);
  }
};

template <class T>
constexpr auto kind_for() {
  if constexpr (std::same_as<T, bool>)
    return kTruth;
  else if constexpr (std::integral<T>)
    return whole(std::numeric_limits<T>::min(), std::numeric_limits<T>::max());
  else if constexpr (std::same_as<T, Seat>)
    return SeatKind{};
  else if constexpr (std::same_as<T, SeatSet>)
    return SeatSetKind{};
  else if constexpr (std::same_as<T, Viewer>)
    return ViewerKind{};
  else if constexpr (std::same_as<T, Clause>)
    return ClauseKind{};
  else if constexpr (std::convertible_to<T, std::string_view>)
    return WordKind{};
  else if constexpr (requires(const T& value) { kind_of(value); })
    return kind_of(T{});
  else if constexpr (requires(const T& value) { value.has_value(); })
    return OptionalKind{kind_for<typename T::value_type>()};
  else if constexpr (requires { typename T::value_type; })
    return list_of(kind_for<typename T::value_type>());
  else
    return object_of<T>(OwnShape<T>{});
}

// The fields of an event, its clause last.
template <class Event, class F>
constexpr void event_fields(const Event& event, F& f) {
  event.fields(f);
  f("clause", clause_of(event), "the rule that it carries out");
}

// {"event":kName, …, "clause":…}
template <class Event>
void write_event(JsonWriter& out, const Event& event) {
  out.begin_object().member("event", event.kName);
  FieldWriter writer(out);
  event_fields(event, writer);
  out.end_object();
}

template <class Event>
FieldTable describe_event() {
  FieldTable table{Event::kName};
  FieldLister lister(table);
  event_fields(Event{}, lister);
  return table;
}

// {"fact":kName, …}
template <class Fact>
std::string fact_json(const Fact& fact) {
  JsonWriter out;
  out.begin_object().member("fact", Fact::kName);
  FieldWriter writer(out);
  fact.fields(writer);
  return out.end_object().take();
}

template <class Fact>
FieldTable describe_fact() {
  FieldTable table{Fact::kName};
  FieldLister lister(table);
  Fact{}.fields(lister);
  return table;
}
template <class... Facts>
std::vector<FieldTable> describe_facts(const FactList<Facts...>*) {
  return {describe_fact<Facts>()...};
}

// Each of the alternatives.
template <class... Events>
std::vector<FieldTable> describe_events(const std::variant<Events...>*) {
  return {describe_event<Events>()...};
}

}  // namespace paradoxa
