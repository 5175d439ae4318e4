// The line protocol: one JSON object per line in, one out. docs/protocol.md makes it exact.
#pragma once

#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>

#include <boost/json/fwd.hpp>

#include "engine/any_game.hpp"
#include "engine/json_cursor.hpp"
#include "table/table.hpp"

namespace paradoxa {

// One caller, one game at a time. A bad line is answered with an error and changes nothing.
class LineEngine {
 public:
  explicit LineEngine(const Registry& registry) : registry_(registry) {}

  // The answer to one line, without the newline.
  std::string answer(std::string_view line);

 private:
  // A command fills the answer, or throws a LineError; it changes the table last of all.
  json::object dispatch(std::string_view command, const JsonCursor& request);
  json::object games(const JsonCursor& request) const;
  json::object begin(const JsonCursor& request);
  json::object position(const JsonCursor& request);
  json::object legal(const JsonCursor& request) const;
  json::object move(const JsonCursor& request);
  json::object view(const JsonCursor& request) const;
  json::object why(const JsonCursor& request) const;
  json::object undo(const JsonCursor& request);
  json::object save(const JsonCursor& request) const;
  json::object load(const JsonCursor& request);
  json::object bot(const JsonCursor& request) const;
  json::object determinize(const JsonCursor& request) const;

  const Table& table() const;
  Seat seat_of(const JsonCursor& value, bool nature) const;
  Viewer viewer_of(const JsonCursor& value) const;
  Viewer eyes_of(const JsonCursor& request) const;
  // What it means that a request names neither a seed nor manual.
  enum class Unsaid : std::uint8_t { kFresh, kManual };
  std::optional<Luck> luck_of(const JsonCursor& request, Unsaid unsaid) const;
  std::optional<Luck> luck_for(const Record& record, const JsonCursor& request) const;
  json::object standing(std::size_t since, Viewer viewer) const;

  const Registry& registry_;
  std::unique_ptr<Table> table_;
};

// Answers line after line until the input ends.
void serve_lines(LineEngine& engine, std::istream& in, std::ostream& out);

}  // namespace paradoxa
