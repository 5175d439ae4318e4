// The line protocol: one JSON object per line in, one out. docs/protocol.md makes it exact.
#pragma once

#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>

#include <boost/json/fwd.hpp>

#include "engine/any_game.hpp"
#include "engine/json_cursor.hpp"
#include "engine/json_writer.hpp"
#include "table/table.hpp"

namespace paradoxa {

// One caller, one game at a time. A bad line is answered with an error and changes nothing.
class LineEngine {
 public:
  explicit LineEngine(const Registry& registry) : registry_(registry) {}

  // The answer to one line, without the newline.
  std::string answer(std::string_view line);

 private:
  // A command writes the members of the answer, or throws a LineError; it changes the table last of
  // all.
  void dispatch(std::string_view command, const JsonCursor& request, JsonWriter& out);
  void games(const JsonCursor& request, JsonWriter& out) const;
  void begin(const JsonCursor& request, JsonWriter& out);
  void position(const JsonCursor& request, JsonWriter& out);
  void legal(const JsonCursor& request, JsonWriter& out) const;
  void move(const JsonCursor& request, JsonWriter& out);
  void view(const JsonCursor& request, JsonWriter& out) const;
  void write_seen(JsonWriter& out, Viewer viewer) const;
  void views(const JsonCursor& request, const JsonCursor& viewers, JsonWriter& out) const;
  void content(const JsonCursor& request, JsonWriter& out) const;
  void words(const JsonCursor& request, JsonWriter& out) const;
  void why(const JsonCursor& request, JsonWriter& out) const;
  void undo(const JsonCursor& request, JsonWriter& out);
  void save(const JsonCursor& request, JsonWriter& out) const;
  void load(const JsonCursor& request, JsonWriter& out);
  void bot(const JsonCursor& request, JsonWriter& out) const;
  void determinize(const JsonCursor& request, JsonWriter& out) const;
  void aid(const JsonCursor& request, JsonWriter& out) const;

  const Table& table() const;
  Seat seat_of(const JsonCursor& value, bool nature) const;
  Viewer viewer_of(const JsonCursor& value) const;
  Viewer eyes_of(const JsonCursor& request) const;
  // What it means that a request names neither a seed nor manual.
  enum class Unsaid : std::uint8_t { kFresh, kManual };
  std::optional<Luck> luck_of(const JsonCursor& request, Unsaid unsaid) const;
  std::optional<Luck> luck_for(const Record& record, const JsonCursor& request) const;
  void standing(std::size_t since, Viewer viewer, JsonWriter& out) const;

  const Registry& registry_;
  std::unique_ptr<Table> table_;
};

// Answers line after line until the input ends.
void serve_lines(LineEngine& engine, std::istream& in, std::ostream& out);

}  // namespace paradoxa
