// Several lines into the line engine. Every answer is JSON with an id and ok; an error has a known
// code and changes nothing.
//
// A line "!abc" makes three moves, each picked from the legal ones by a character, so that inputs
// get far into a game.
#include <algorithm>

#include <boost/json.hpp>

#include "invariant.hpp"
#include "line/engine.hpp"
#include "line/error.hpp"

namespace paradoxa {
namespace {

constexpr std::size_t kMaxLines = 32;
constexpr std::size_t kMaxPicks = 100;

// A search takes as long as it was asked to, which is not a bug.
bool thinks_long(std::string_view line) {
  const auto has = [&](std::string_view part) { return line.find(part) != std::string_view::npos; };
  return has("hard") || has("expert") || (has("ismcts") && !has("\"ismcts:9\""));
}

json::object answer_to(LineEngine& engine, std::string_view line) {
  const std::string answer = engine.answer(line);
  boost::system::error_code ec;
  json::value value = json::parse(answer, ec);
  must_hold(!ec && value.is_object(), "an answer is a JSON object", answer);
  json::object& object = value.get_object();
  must_hold(object.contains("id"), "an answer has an id", answer);
  must_hold(object.contains("ok") && object["ok"].is_bool(), "an answer has ok", answer);
  must_hold(answer.find('\n') == std::string::npos, "an answer is one line", answer);
  return std::move(object);
}

void check_error(const json::object& answer) {
  const std::string text = json::serialize(answer);
  const json::value* error = answer.if_contains("error");
  must_hold(error != nullptr && error->is_object(), "a refusal says why", text);
  const json::value* code = error->get_object().if_contains("code");
  must_hold(code != nullptr && code->is_string(), "a refusal has a code", text);
  const std::string_view name(code->get_string().data(), code->get_string().size());
  must_hold(
      std::find(std::begin(kErrorCodes), std::end(kErrorCodes), name) != std::end(kErrorCodes),
      "the code is one of the documented ones", text);
  must_hold(error->get_object().contains("text"), "a refusal has a text", text);
  must_hold((name == "illegal") == error->get_object().contains("clause"),
            "an illegal move, and nothing else, has a clause", text);
}

// Makes the legal move that `pick` picks, if there is one.
void make_move(LineEngine& engine, unsigned pick) {
  const json::object answer = answer_to(engine, R"({"cmd":"legal"})");
  const json::value* moves = answer.if_contains("moves");
  if (moves == nullptr || moves->get_array().empty()) return;
  const json::object& move = moves->get_array()[pick % moves->get_array().size()].get_object();
  const std::string request = json::serialize(
      json::object{{"cmd", "move"}, {"seat", move.at("seat")}, {"move", move.at("text")}});
  must_hold(answer_to(engine, request).at("ok").as_bool(), "a listed move is accepted", request);
}

class Caller {
 public:
  void take_line(std::string_view line) {
    if (thinks_long(line)) return;
    if (line.starts_with('!')) {
      for (const char c : line.substr(1, kMaxPicks))
        make_move(engine_, static_cast<unsigned char>(c));
      seen_ = look();
      return;
    }
    const json::object answer = answer_to(engine_, line);
    if (!answer.at("ok").as_bool()) {
      check_error(answer);
      return must_hold(look() == seen_, "a bad line changes nothing", line);
    }
    must_hold(!answer.contains("error"), "ok has no error", line);
    seen_ = look();
  }

 private:
  std::string look() { return engine_.answer(R"({"cmd":"view","viewer":"referee"})"); }

  LineEngine engine_{games()};
  std::string seen_ = look();  // the referee's view after the last good line
};

}  // namespace
}  // namespace paradoxa

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace paradoxa;
  Caller caller;
  std::string_view rest = text_of(data, size);
  for (std::size_t count = 0; count < kMaxLines && !rest.empty(); ++count) {
    const std::size_t end = rest.find('\n');
    caller.take_line(rest.substr(0, end));
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
  }
  return 0;
}
