// A line engine and a client that talks to it.
//
//   Conversation c;
//   c.good(R"({"cmd":"new","game":"paradominetor","seed":7})");   an answer with ok:true
//   c.bad(R"({"cmd":"move","seat":0})").code                      an answer with ok:false
//   c.move(0, "pass R3p"), c.view("referee"), c.legal()           the frequent ones for short
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "line/engine.hpp"
#include "table/surroundings.hpp"

namespace paradoxa {

inline std::string in_quotes(std::string_view text) {
  return json::serialize(json::value(json::string(text.data(), text.size())));
}

// The text of a string; of anything else its JSON.
inline std::string text_of(const json::value& value) {
  const json::string* text = value.if_string();
  return text ? std::string(*text) : json::serialize(value);
}

// A legal move as the protocol lists it, seat as JSON: 2 or "nature".
struct Listed {
  std::string seat;
  std::string text;
  json::object all;
};

class Conversation {
 public:
  explicit Conversation(const Registry& registry = games()) : engine_(registry) {}

  std::string raw(std::string_view line) { return engine_.answer(line); }

  json::object ask(std::string_view line) {
    const std::string answer = raw(line);
    boost::system::error_code ec;
    json::value value = json::parse(answer, ec);
    if (ec || !value.is_object() || !value.get_object().if_contains("ok") ||
        !value.get_object().if_contains("id"))
      throw std::runtime_error("not an answer: " + answer);
    return std::move(value.get_object());
  }

  json::object good(std::string_view line) {
    json::object answer = ask(line);
    EXPECT_TRUE(answer.at("ok").as_bool()) << line << "\n" << json::serialize(answer);
    EXPECT_FALSE(answer.contains("error")) << line;
    return answer;
  }

  struct Error {
    std::string code, clause, text;
  };
  Error bad(std::string_view line) {
    const json::object answer = ask(line);
    EXPECT_FALSE(answer.at("ok").as_bool()) << std::string(line).substr(0, 300);
    if (!answer.contains("error")) return {};
    const json::object& error = answer.at("error").as_object();
    const auto member = [&](std::string_view key) {
      const json::value* found = error.if_contains(key);
      return found ? std::string(found->as_string()) : std::string();
    };
    EXPECT_EQ(answer.size(), 3u) << "id, ok and error, nothing else";
    EXPECT_FALSE(member("text").empty());
    return {member("code"), member("clause"), member("text")};
  }

  json::object start(int seats, std::string_view more = R"("nature":"manual")") {
    return good(R"({"cmd":"new","game":"paradominetor","seats":)" + std::to_string(seats) + "," +
                std::string(more) + "}");
  }

  json::object move(const std::string& seat, std::string_view text) {
    return good(move_line(seat, text));
  }
  json::object move(int seat, std::string_view text) { return move(std::to_string(seat), text); }
  json::object nature(std::string_view text) { return move("\"nature\"", text); }

  static std::string move_line(const std::string& seat, std::string_view text) {
    return R"({"cmd":"move","seat":)" + seat + R"(,"move":)" + in_quotes(text) + "}";
  }

  // Is the move legal? The clause that forbids it, or "legal".
  std::string why(const std::string& seat, std::string_view text) {
    const json::object answer =
        good(R"({"cmd":"why","seat":)" + seat + R"(,"move":)" + in_quotes(text) + "}");
    if (answer.at("legal").as_bool()) return "legal";
    EXPECT_FALSE(answer.at("text").as_string().empty());
    return std::string(answer.at("clause").as_string());
  }

  json::object view(std::string_view viewer) {
    const bool seat = viewer.size() == 1;
    const std::string text = seat ? std::string(viewer) : in_quotes(viewer);
    return good(R"({"cmd":"view","viewer":)" + text + "}").at("view").as_object();
  }
  // The referee's view as bytes: everything there is to know about the position.
  std::string referee() { return raw(R"({"cmd":"view","viewer":"referee"})"); }

  std::vector<Listed> legal() {
    std::vector<Listed> moves;
    const json::object answer = good(R"({"cmd":"legal"})");
    for (const json::value& item : answer.at("moves").as_array())
      moves.push_back({json::serialize(item.at("seat")), std::string(item.at("text").as_string()),
                       item.as_object()});
    return moves;
  }

  json::object set_up(const json::value& position) {
    return good(R"({"cmd":"position","position":)" + json::serialize(position) + "}");
  }

 private:
  LineEngine engine_;
};

}  // namespace paradoxa
