#include "terminal/session.hpp"

#include <istream>
#include <ostream>
#include <utility>

#include "engine/wrapping.hpp"
#include "terminal/record_file.hpp"
#include "terminal/scores.hpp"
#include "words/narrator.hpp"

namespace paradoxa {
namespace {

// Without the blanks around it and with single ones inside.
std::string tidied(std::string_view line) {
  std::string text;
  for (const char c : line) {
    const bool blank = c == ' ' || c == '\t' || c == '\r';
    if (!blank)
      text += c;
    else if (!text.empty() && text.back() != ' ')
      text += ' ';
  }
  if (text.ends_with(' ')) text.pop_back();
  return text;
}

}  // namespace

Session::Session(Table& table, Seating seating, SessionSettings settings, std::istream& in,
                 std::ostream& out)
    : table_(table),
      seating_(std::move(seating)),
      settings_(std::move(settings)),
      in_(in),
      out_(out),
      told_(seating_.size(), settings_.resumed ? table_.ply() : 0),
      watched_(settings_.resumed ? table_.ply() : 0) {
  for (const Place& place : seating_) {
    bots_.push_back(place.bot ? make_adviser(table_.game(), *place.bot) : nullptr);
    beliefs_.push_back(place.bot ? bots_.back()->blank_belief() : nullptr);
  }
}

Ending Session::run() {
  greet();
  while (!table_.over()) {
    const Seat s = next_seat();
    const bool person = seating_[s.index].is_person();
    if (!person) bot_moves(s);
    if (person ? hand_over(s) && ask(s) : people_in(seating_) > 0 || watch()) continue;
    say(message(input_ended_ ? "input_ended" : "left"));
    keep_record();
    return input_ended_ ? Ending::kEndOfInput : Ending::kLeft;
  }
  finish();
  while (after_the_end()) {
  }
  return Ending::kOver;
}

void Session::greet() {
  json::array players;
  for (const Place& place : seating_)
    players.push_back(json::string(
        message("player", {{"name", place.name}, {"bot", place.bot ? print(*place.bot) : ""}})));
  say(message("players", {{"game", table_.game().title()}, {"players", std::move(players)}}));
  say(table_.game().narrator().say("terminal.aim"));
  if (settings_.resumed) say(message("resumed"));
  if (table_.luck()) {
    say(message("luck"));
    say(settings_.screen.quiet(to_hex(commitment(*table_.luck()))));
  }
}

// Bots first: where choices are secret and simultaneous, no one should wait for them. Then the
// person at the keyboard.
Seat Session::next_seat() const {
  const SeatSet acting = table_.position().to_act();
  for (std::size_t s = 0; s < seating_.size(); ++s)
    if (acting.contains(seat(static_cast<int>(s))) && !seating_[s].is_person())
      return seat(static_cast<int>(s));
  return at_keyboard_ && acting.contains(*at_keyboard_) ? *at_keyboard_ : acting.first();
}

void Session::bot_moves(Seat s) {
  const Advice advice =
      bots_[s.index]->choose(table_.position(), s, seed_for(s), nullptr, beliefs_[s.index].get());
  table_.move(s, advice.move);
}

// False when the next person does not come.
bool Session::hand_over(Seat s) {
  if (at_keyboard_ == s) return true;
  const bool first = !std::exchange(at_keyboard_, s);
  if (!is_shared()) return true;
  if (settings_.editor != nullptr) settings_.editor->forget();
  if (settings_.screen.interactive && !first) out_ << settings_.screen.cleared();
  out_ << '\n' << message("pass_keyboard", {{"name", seating_[s.index].name}}) << '\n';
  // A script has no one to wait for, and its next line is a move.
  if (settings_.screen.interactive) read_line("");
  return !input_ended_;
}

// False when the person leaves.
bool Session::ask(Seat s) {
  for (Answer answered = Answer::kLook;;) {
    if (answered == Answer::kLook) look(s);
    offer(s);
    const auto line = read_line(is_shared() ? seating_[s.index].name + "> " : "> ");
    if (!line) return false;
    answered = answer(s, *line);
    if (answered == Answer::kMoved) return true;
    if (answered == Answer::kLeave) return false;
  }
}

void Session::look(Seat s) {
  tell_news(s);
  const Screen& screen = settings_.screen;
  const Naming naming = naming_of(table_);
  const std::string question =
      table_.game().narrator().question(table_.position().view(Viewer::of(s)), naming);
  out_ << '\n'
       << table_.position().drawing(Viewer::of(s), naming, screen.colour) << '\n'
       << wrapped(screen.strong(question), {screen.prose_width(), 0, 0})
       << Choices(table_.position(), s, naming).listing(screen);
}

void Session::tell_news(Seat s) {
  say_chapters(told(table_, Viewer::of(s), told_[s.index], table_.ply()));
  told_[s.index] = table_.ply();
}

void Session::say_chapters(const std::vector<Chapter>& chapters) {
  if (!chapters.empty()) out_ << '\n';
  for (const Chapter& chapter : chapters)
    for (const std::string& paragraph : chapter.paragraphs) say(paragraph);
}

// A game of bots: shown heading by heading, with a pause after each if a person is watching.
bool Session::watch() {
  const auto& made = table_.made();
  const bool ends = table_.over() || table_.position().stage() != made.back().stage;
  if (!ends) return true;
  const auto chapters = told(table_, kSpectator, watched_, table_.ply());
  watched_ = table_.ply();
  for (const Chapter& chapter : chapters) {
    out_ << '\n' << settings_.screen.strong(chapter.title) << '\n';
    for (const std::string& paragraph : chapter.paragraphs) say(paragraph);
  }
  if (!settings_.screen.interactive || watch_to_the_end_ || table_.over() || chapters.empty())
    return true;
  for (;;) {
    const auto line = read_line(message("watching"));
    if (!line) return false;
    if (line->empty()) return true;
    if (*line == "all") return watch_to_the_end_ = true;
    if (answer(std::nullopt, *line) == Answer::kLeave) return false;
  }
}

// Who unprompted output is for: a single player sees their own view, otherwise the public one.
Viewer Session::audience() const {
  if (people_in(seating_) != 1) return kSpectator;
  int s = 0;
  while (!seating_[static_cast<std::size_t>(s)].is_person()) ++s;
  return Viewer::of(seat(s));
}

void Session::finish() {
  const std::size_t from = at_keyboard_ ? told_[at_keyboard_->index] : watched_;
  say_chapters(told(table_, audience(), from, table_.ply()));
  reveal();
  out_ << '\n' << final_scores_text(table_) << '\n';
  if (table_.luck()) {
    say(message("seed"));
    say(settings_.screen.quiet(to_hex(table_.luck()->secret)));
  }
  const bool kept = keep_record();
  if (!kept) say(message("keep"));
  say(message("proves", {{"file", kept ? settings_.save_file : "FILE"}}));
}

// What was hidden until now, in games whose catalogue has a line above it.
void Session::reveal() {
  constexpr std::string_view kPath = "terminal.reveal";
  const std::string line = table_.game().narrator().say(kPath);
  if (line == kPath) return;
  out_ << '\n';
  say(line);
  out_ << '\n' << table_.position().drawing(audience(), naming_of(table_), settings_.screen.colour);
}

// The record can still be read or saved. Returns false when the user is done.
bool Session::after_the_end() {
  offer(std::nullopt);
  const auto line = read_line(message("over"));
  if (!line || line->empty()) return false;
  return answer(std::nullopt, *line) != Answer::kLeave;
}

// Whether the record is where it was wanted from the start.
bool Session::keep_record() { return !settings_.save_file.empty() && save(settings_.save_file); }

// With what is needed to continue: the bots, and the luck to come.
Record Session::record() const {
  Record record = table_.record();
  for (const Place& place : seating_) record.bots.push_back(place.bot ? print(*place.bot) : "");
  if (table_.luck()) record.seed = table_.luck()->secret;
  return record;
}

std::optional<std::string> Session::read_line(std::string_view prompt) {
  std::optional<std::string> line;
  if (settings_.editor != nullptr) {
    out_ << std::flush;
    line = settings_.editor->read(prompt);
  } else {
    out_ << prompt << std::flush;
    if (std::string read; std::getline(in_, read)) line = std::move(read);
  }
  if (!line) {
    input_ended_ = true;
    out_ << '\n';
    return std::nullopt;
  }
  // A transcript of a script shows what was typed, as a terminal does by itself.
  if (!settings_.screen.interactive) out_ << printable(*line) << '\n';
  return tidied(*line);
}

void Session::say(std::string_view text) {
  out_ << wrapped(text, {settings_.screen.prose_width(), 0, 0});
}

std::string Session::message(std::string_view key, const json::object& fields) const {
  return table_.game().narrator().say("session." + std::string(key), fields);
}

// The same question gets the same advice.
std::uint64_t Session::seed_for(Seat s) const {
  FastRandom random(settings_.bot_seed + 16 * table_.ply() + s.index);
  return random.next();
}

}  // namespace paradoxa
