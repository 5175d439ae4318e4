// Kinds of lists, sets and rows.
#pragma once

#include <array>
#include <cstddef>

#include "engine/bits.hpp"
#include "engine/fields/kind.hpp"

namespace paradoxa {

// Calls visit with every item of a range or of a set.
template <class Items, class Visit>
void each_item(const Items& items, const Visit& visit) {
  if constexpr (requires { items.for_each(visit); })
    items.for_each(visit);
  else
    for (const auto& item : items) visit(item);
}

// A list of any length, or a set, where order does not matter. Items read are added with `add` or
// `push_back`, up to the capacity.
template <class Kind>
struct ListKind {
  using Value = void;
  Kind kind;
  bool any_order = false;

  template <class Items>
  void write(JsonWriter& out, const Items& items) const {
    out.begin_array();
    each_item(items, [&](const auto& item) { kind.write(out, item); });
    out.end_array();
  }
  template <class Items>
  void read(const JsonCursor& cursor, Items& items) const {
    for (const JsonCursor& entry : cursor.items()) {
      typename Kind::Value item{};
      if (entry.is_null()) return entry.fail("expected an entry, not null");
      kind.read(entry, item);
      if (!entry.error().empty()) return;
      if constexpr (requires { items.full(); })
        if (items.full()) return entry.fail("too many entries");
      if constexpr (requires { items.add(item); })
        items.add(item);
      else
        items.push_back(item);
    }
  }
  template <class Items>
  TypeDoc describe(const Items&) const {
    TypeDoc type = described_item();
    const std::string item = type.full_type();
    const bool joined = item.find(' ') != std::string::npos;
    type.typescript = joined ? "(" + item + ")[]" : item + "[]";
    type.words = (any_order ? "a set, each " : "a list, each ") + type.all_words();
    type.nullable = false;
    type.any_order = type.any_order || any_order;
    type.many = true;
    return type;
  }

 private:
  TypeDoc described_item() const {
    if constexpr (std::is_void_v<typename Kind::Value>)
      return kind.describe(0);  // a list in a list
    else
      return kind.describe(typename Kind::Value{});
  }
};
template <class Kind>
constexpr ListKind<Kind> list_of(const Kind& kind) {
  return {kind, false};
}
template <class Kind>
constexpr ListKind<Kind> set_of(const Kind& kind) {
  return {kind, true};
}

// The first `size` items of an array, as a list.
template <class Array, class Size>
struct FirstItems {
  Array& items;
  Size& size;

  auto begin() const { return items.begin(); }
  auto end() const { return items.begin() + size; }
  bool full() const { return size == items.size(); }
  template <class T>
  void push_back(const T& item) {
    items[size++] = item;
  }
};
template <class Array, class Size>
constexpr FirstItems<Array, Size> first_items(Array& items, Size& size) {
  return {items, size};
}

// A set of numbered things as bits.
template <class Kind>
struct BitsKind {
  using Value = std::uint64_t;
  using Item = typename Kind::Value;
  Kind kind;
  bool any_order = true;

  static constexpr Item item(int index) {
    if constexpr (std::is_class_v<Item>)
      return Item{static_cast<std::uint8_t>(index)};
    else
      return static_cast<Item>(index);
  }
  template <class Bits>
  void write(JsonWriter& out, Bits bits) const {
    out.begin_array();
    for (std::uint64_t rest = bits; rest != 0; rest &= rest - 1)
      kind.write(out, item(lowest_bit(rest)));
    out.end_array();
  }
  template <class Bits>
  void read(const JsonCursor& cursor, Bits& bits) const {
    for (const JsonCursor& entry : cursor.items()) {
      Item given{};
      kind.read(entry, given);
      if (!entry.error().empty()) return;
      bits = static_cast<Bits>(bits | std::uint64_t{1} << static_cast<unsigned>(given));
    }
  }
  template <class Bits>
  TypeDoc describe(const Bits&) const {
    return ListKind<Kind>{kind, any_order}.describe(0);
  }
};
template <class Kind>
constexpr BitsKind<Kind> bits_of(const Kind& kind) {
  return {kind};
}
// The same where it is only told, lowest first.
template <class Kind>
constexpr BitsKind<Kind> list_of_bits(const Kind& kind) {
  return {kind, false};
}

// A kind that is null under a condition.
template <class Kind>
struct NullIfKind {
  using Value = typename Kind::Value;
  bool is_null;
  Kind kind;

  template <class T>
  void write(JsonWriter& out, const T& value) const {
    if (is_null)
      out.null();
    else
      kind.write(out, value);
  }
  template <class T>
  void read(const JsonCursor& cursor, T& value) const {
    kind.read(cursor, value);
  }
  template <class T>
  TypeDoc describe(const T& value) const {
    return with_null(kind.describe(value));
  }
};
template <class Kind>
constexpr NullIfKind<Kind> null_if(bool is_null, const Kind& kind) {
  return {is_null, kind};
}

// The first `count` places of an array, one per seat or space. A null leaves its place unchanged.
template <class Kind>
struct RowKind {
  using Value = void;
  Kind kind;
  std::size_t count;

  template <class Row>
  void write(JsonWriter& out, const Row& row) const {
    out.begin_array();
    for (std::size_t i = 0; i < count; ++i) kind.write(out, row[i]);
    out.end_array();
  }
  template <class Row>
  void read(const JsonCursor& cursor, Row& row) const {
    const auto entries = cursor.items();
    if (entries.size() > count)
      return cursor.fail("expected at most " + std::to_string(count) + " entries");
    for (std::size_t i = 0; i < entries.size(); ++i)
      if (!entries[i].is_null()) kind.read(entries[i], row[i]);
  }
  template <class Row>
  TypeDoc describe(const Row& row) const {
    return ListKind<Kind>{kind}.describe(row);
  }
};
template <class Kind>
constexpr RowKind<Kind> row_of(const Kind& kind, std::size_t count) {
  return {kind, count};
}

// A list with one entry for each of something: `make(i)` is the kind of entry i, and every one gets
// the whole value.
template <class Make>
struct EntriesKind {
  using Value = void;
  std::size_t count;
  const char* expected;  // "one entry per seat"
  Make make;

  template <class T>
  void write(JsonWriter& out, const T& value) const {
    out.begin_array();
    for (std::size_t i = 0; i < count; ++i) make(i).write(out, value);
    out.end_array();
  }
  template <class T>
  void read(const JsonCursor& cursor, T& value) const {
    const auto entries = cursor.items();
    if (cursor.error().empty() && entries.size() != count)
      return cursor.fail("expected " + std::string(expected));
    for (std::size_t i = 0; i < entries.size() && cursor.error().empty(); ++i)
      make(i).read(entries[i], value);
  }
  template <class T>
  TypeDoc describe(const T& value) const {
    const TypeDoc type = make(0).describe(value);
    return {"a list, " + std::string(expected), type.typescript + "[]", type.tables, false, true};
  }
};
template <class Make>
constexpr EntriesKind<Make> entries(std::size_t count, const char* expected, Make make) {
  return {count, expected, make};
}

}  // namespace paradoxa
