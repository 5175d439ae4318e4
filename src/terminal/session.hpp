// A game at one terminal: people who share the keyboard, and bots.
//
// Invariants:
//  1. While a person is asked, what is printed is what that person may know: views and events of
//     that seat, never the position itself.
//  2. Between two people the screen is cleared and the next one called by name.
//  3. Only a legal move changes the table; everything else that is typed changes nothing.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json.hpp>

#include "bots/adviser.hpp"
#include "table/table.hpp"
#include "terminal/choices.hpp"
#include "terminal/line_editor.hpp"
#include "terminal/screen.hpp"
#include "terminal/seating.hpp"
#include "terminal/telling.hpp"

namespace paradoxa {

struct SessionSettings {
  Screen screen{};
  std::string save_file;         // where the record goes when the session ends; empty: nowhere
  std::uint64_t bot_seed = 0;    // of the bots' own choices; not part of the table's luck
  bool resumed = false;          // what has happened was told before the game was saved
  LineEditor* editor = nullptr;  // where a person types at a terminal; else the input is read
};

enum class Ending : std::uint8_t {
  kOver,        // the game was played to its end
  kLeft,        // a player left it
  kEndOfInput,  // there was nothing more to read
};

class Session {
 public:
  // Precondition: the table's luck is its own, so that Nature never has to be asked.
  Session(Table& table, Seating seating, SessionSettings settings, std::istream& in,
          std::ostream& out);

  Ending run();

 private:
  // What a typed line led to.
  enum class Answer : std::uint8_t {
    kMoved,  // the table has changed: look again who is to act
    kStay,   // something was said; the question stands
    kLook,   // show everything again
    kLeave,
  };
  // Nobody, where bots play alone or the game is over.
  using Asked = std::optional<Seat>;

  // session.cpp: the flow of the game
  void greet();
  Seat next_seat() const;
  void bot_moves(Seat s);
  bool hand_over(Seat s);
  bool ask(Seat s);
  bool watch();
  void look(Seat s);
  void tell_news(Seat s);
  void say_chapters(const std::vector<Chapter>& chapters);
  Viewer audience() const;
  bool after_the_end();
  void finish();
  void reveal();
  bool keep_record();
  Record record() const;

  std::optional<std::string> read_line(std::string_view prompt);
  // Sets what the Tab key completes: the commands, and the legal moves of the seat to act.
  void offer(Asked asked);
  void say(std::string_view text);
  // A message of the frame's, [session] in words/.
  std::string message(std::string_view key, const json::object& fields = {}) const;
  std::uint64_t seed_for(Seat s) const;
  bool is_shared() const { return people_in(seating_) > 1; }

  // session_commands.cpp: what can be typed
  Answer answer(Asked asked, const std::string& line);
  std::optional<Answer> command(Asked asked, std::string_view word, std::string_view rest);
  Answer move_or_say_why(Seat s, const Reading& reading);
  void why(Asked asked, std::string_view text);
  void what(std::string_view wanted);
  void hint(Asked asked);
  Answer undo(Asked asked);
  void log(Asked asked, std::string_view count);
  void rules(std::string_view wanted);
  bool save(std::string_view file);
  void help(Asked asked);
  Answer quit();
  void say_refusal(const Reading& reading);
  std::string not_understood(Asked asked, std::string_view text) const;

  Table& table_;
  Seating seating_;
  SessionSettings settings_;
  std::istream& in_;
  std::ostream& out_;
  std::vector<std::unique_ptr<Adviser>> bots_;       // by seat; null for a person
  std::vector<std::unique_ptr<AnyBelief>> beliefs_;  // of those bots, where the game has any
  std::vector<std::size_t> told_;                    // by seat: the plies it has been told about
  Asked at_keyboard_;
  std::size_t watched_ = 0;  // plies already shown to a spectator
  bool watch_to_the_end_ = false;
  bool input_ended_ = false;
  std::optional<std::size_t> saved_;  // the ply of what was saved last
};

}  // namespace paradoxa
