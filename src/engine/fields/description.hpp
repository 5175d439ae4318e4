// What a list of fields says about itself: docs tables and TypeScript types are printed from this.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace paradoxa {

// What a field means, in a phrase; and, of a position, when it must be given.
struct Doc {
  constexpr Doc(const char* meaning) : text(meaning) {}  // NOLINT(google-explicit-constructor)
  constexpr Doc(const char* when, const char* meaning, const char* id = "")
      : need(when), text(meaning), clause(id) {}

  std::string_view need;  // "required", "required once known"; nothing where it may be left out
  std::string_view text;
  std::string_view clause;  // that an error cites
};

struct FieldTable;

// What the values of a kind are.
struct TypeDoc {
  // Defined where a FieldTable is known, which has fields, which have types.
  TypeDoc(std::string expected, std::string type);
  TypeDoc(std::string expected, std::string type, std::vector<FieldTable> named,
          bool order_is_free = false, bool is_list = false);

  std::string words;               // "a card such as K7": errors say "expected " and this
  std::string typescript;          // "string | null"
  std::vector<FieldTable> tables;  // the objects and words that `typescript` names
  bool any_order = false;          // a set: its order means nothing
  bool many = false;               // a list
  bool nullable = false;

  std::string all_words() const { return nullable ? words + ", or `null`" : words; }
  std::string full_type() const { return nullable ? typescript + " | null" : typescript; }
};

struct FieldDoc {
  std::string_view key;
  TypeDoc type;
  Doc doc;
  bool may_be_absent = false;  // left out where there is nothing to tell
};

// An object with its fields, or an enumeration with its words.
struct FieldTable {
  std::string name;  // of the TypeScript type
  std::vector<FieldDoc> fields{};
  std::vector<std::string_view> words{};
};

inline TypeDoc::TypeDoc(std::string expected, std::string type)
    : words(std::move(expected)), typescript(std::move(type)) {}
inline TypeDoc::TypeDoc(std::string expected, std::string type, std::vector<FieldTable> named,
                        bool order_is_free, bool is_list)
    : words(std::move(expected)),
      typescript(std::move(type)),
      tables(std::move(named)),
      any_order(order_is_free),
      many(is_list) {}

// The fields of an object without a name: "{ label: string; points: number[] }", and what they
// name.
std::string inline_type(const FieldTable& table);
std::vector<FieldTable> inner_tables(const FieldTable& table);

// Paths such as "seats[].pile" of the fields whose order means nothing.
std::vector<std::string> paths_in_any_order(const FieldTable& table);

}  // namespace paradoxa
