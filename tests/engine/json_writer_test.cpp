// What the writer prints is what the library would print for the same document.
#include "engine/json_writer.hpp"

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "engine/random.hpp"

namespace paradoxa {
namespace {

// The same random document twice: as the library keeps it, and written.
boost::json::value written_twice(FastRandom& random, JsonWriter& out, int depth) {
  switch (random.below(depth > 0 ? 7u : 5u)) {
    case 0: out.null(); return nullptr;
    case 1: out.value(true); return true;
    case 2: {
      const auto number = static_cast<std::int64_t>(random.next());
      out.value(number);
      return number;
    }
    case 3: {
      std::string text;
      for (std::uint32_t n = random.below(6); n > 0; --n)
        text += static_cast<char>(random.below(0x7F));
      out.value(text);
      return boost::json::string(text);
    }
    case 4: out.json(R"({"a":[1,2]})"); return boost::json::parse(R"({"a":[1,2]})");
    case 5: {
      boost::json::array array;
      out.begin_array();
      for (std::uint32_t n = random.below(4); n > 0; --n)
        array.push_back(written_twice(random, out, depth - 1));
      out.end_array();
      return array;
    }
    default: {
      boost::json::object object;
      out.begin_object();
      const std::uint32_t n = random.below(4);
      for (std::uint32_t i = 0; i < n; ++i) {
        const std::string key = "k" + std::to_string(i);
        object[key] = written_twice(random, out.key(key), depth - 1);
      }
      out.end_object();
      return object;
    }
  }
}

TEST(JsonWriter, prints_what_the_library_prints) {
  FastRandom random(7);
  for (int i = 0; i < 20000; ++i) {
    JsonWriter out;
    const boost::json::value value = written_twice(random, out, 4);
    ASSERT_EQ(out.take(), boost::json::serialize(value));
  }
}

TEST(JsonWriter, small_numbers_are_numbers) {
  JsonWriter out;
  out.begin_array().value(std::uint8_t{65}).value(std::int8_t{-7}).value(std::size_t{9});
  EXPECT_EQ(out.end_array().take(), "[65,-7,9]");
}

}  // namespace
}  // namespace paradoxa
