// A struct names its fields once; JSON both ways, errors and descriptions come from that.
#include <array>

#include <gtest/gtest.h>

#include "engine/fields/object.hpp"
#include "engine/fixed_list.hpp"

namespace paradoxa {
namespace {

enum class Mood : std::uint8_t { kCalm, kWild };
constexpr std::string_view kMoodWords[] = {"calm", "wild"};
constexpr auto kind_of(Mood) { return WordsKind<Mood>{"Mood", kMoodWords}; }

struct Letter {
  char code = 0;
  constexpr bool exists() const { return code != 0; }
  friend constexpr bool operator==(Letter, Letter) = default;
};
constexpr auto kind_of(Letter) {
  return text_kind<Letter>(
      "a letter such as a", [](Letter l) { return std::string(1, l.code); },
      [](std::string_view t) {
        return t.size() == 1 ? std::optional(Letter{t[0]}) : std::nullopt;
      });
}

struct Pet {
  static constexpr const char* kType = "Pet";
  static constexpr const char* kName = "pet";
  static constexpr Clause kClause{};
  std::uint8_t age = 0;
  Mood mood{};
  Letter tag{};
  Seat owner = kNoSeat;
  FixedList<Letter, 3> toys;

  template <class P, class F>
  static constexpr void list(P& p, F& f) {
    f("age", p.age, whole(0, 30), {"required", "in years"});
    f("mood", p.mood, "how it feels");
    f.maybe("tag", p.tag, "its mark");
    f("owner", p.owner, "who feeds it");
    f("toys", p.toys, "what it plays with");
    f.told("old", p, [](const Pet& pet) { return pet.age > 10; }, kTruth, "more than ten years");
  }
  template <class F>
  void fields(F& f) const {
    list(*this, f);
  }
  template <class F>
  void fields(F& f) {
    list(*this, f);
  }
};

std::string written(const Pet& pet) {
  JsonWriter out;
  kind_for<Pet>().write(out, pet);
  return out.take();
}

// The error, or what was read, written again.
std::string read_back(std::string_view text) {
  const json::value value = json::parse(json::string_view(text.data(), text.size()));
  std::string error;
  Pet pet;
  kind_for<Pet>().read(JsonCursor(&value, "pet", error), pet);
  return error.empty() ? written(pet) : error;
}

TEST(Fields, an_object_is_written_in_the_order_of_its_list) {
  Pet pet{12, Mood::kWild, {'x'}, seat(1), {}};
  pet.toys.push_back({'b'});
  EXPECT_EQ(written(pet),
            R"({"age":12,"mood":"wild","tag":"x","owner":1,"toys":["b"],"old":true})");
  EXPECT_EQ(written({}), R"({"age":0,"mood":"calm","owner":null,"toys":[],"old":false})");
}

TEST(Fields, what_was_written_reads_as_the_same) {
  for (const char* text :
       {R"({"age":12,"mood":"wild","tag":"x","owner":1,"toys":["b"],"old":true})",
        R"({"age":0,"mood":"calm","owner":null,"toys":[],"old":false})"})
    EXPECT_EQ(read_back(text), text);
  EXPECT_EQ(read_back(R"({"age":3})"),
            R"({"age":3,"mood":"calm","owner":null,"toys":[],"old":false})");
}

TEST(Fields, an_error_says_where_and_what_was_expected) {
  EXPECT_EQ(read_back("{}"), "pet: 'age' is missing");
  EXPECT_EQ(read_back(R"({"age":31})"), "pet.age: expected a whole number from 0 to 30");
  EXPECT_EQ(read_back(R"({"age":1,"mood":"sad"})"), "pet.mood: expected \"calm\" or \"wild\"");
  EXPECT_EQ(read_back(R"({"age":1,"mood":7})"), "pet.mood: expected \"calm\" or \"wild\"");
  EXPECT_EQ(read_back(R"({"age":1,"toys":["a","bc"]})"),
            "pet.toys[1]: expected a letter such as a, not 'bc'");
  EXPECT_EQ(read_back(R"({"age":1,"toys":[4]})"), "pet.toys[0]: expected a letter such as a");
  EXPECT_EQ(read_back(R"({"age":1,"toys":["a","a","a","a"]})"), "pet.toys[3]: too many entries");
  EXPECT_EQ(read_back(R"({"age":1,"toys":{}})"), "pet.toys: expected a list");
  EXPECT_EQ(read_back(R"({"age":1,"colour":2})"), "pet: 'colour' is not a known field");
  EXPECT_EQ(read_back("[]"), "pet: expected an object");
}

TEST(Fields, the_list_describes_itself) {
  const FieldTable table = describe_event<Pet>();
  ASSERT_EQ(table.fields.size(), 7u) << "the clause comes last";
  EXPECT_EQ(table.fields[0].key, "age");
  EXPECT_EQ(table.fields[0].doc.need, "required");
  EXPECT_EQ(table.fields[0].type.words, "0 to 30");
  EXPECT_EQ(table.fields[1].type.typescript, "Mood");
  ASSERT_EQ(table.fields[1].type.tables.size(), 1u);
  EXPECT_EQ(table.fields[1].type.tables[0].words.size(), 2u);
  EXPECT_TRUE(table.fields[2].may_be_absent);
  EXPECT_EQ(table.fields[3].type.full_type(), "number | null");
  EXPECT_EQ(table.fields[4].type.typescript, "string[]");
  EXPECT_EQ(table.fields[5].type.typescript, "boolean");
}

}  // namespace
}  // namespace paradoxa
