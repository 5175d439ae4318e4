// What can be typed at a session's prompt.
#include <algorithm>
#include <ostream>

#include "engine/wrapping.hpp"
#include "terminal/advice.hpp"
#include "terminal/record_file.hpp"
#include "terminal/rulebook.hpp"
#include "terminal/session.hpp"

namespace paradoxa {
namespace {

constexpr std::size_t kMostFound = 6;  // clauses shown at once: more scroll the table away

constexpr std::size_t kLongestPath = 400;

constexpr std::string_view kNobodyAsked = "Nothing is asked of anybody now.";

bool all_digits(std::string_view text) {
  return !text.empty() &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

struct HelpLine {
  std::string_view typed;
  std::string_view effect;
};
constexpr HelpLine kHelp[] = {
    {"why MOVE", "is this move allowed, and by which clause not?"},
    {"hint", "what a bot would do with what you can see"},
    {"undo", "take your last move back, if it showed nothing to anybody"},
    {"log [N]", "what has happened, as you saw it; only the last N parts"},
    {"rules [CLAUSE|WORD]", "the law: its chapters, a clause, or where a word stands"},
    {"save FILE", "write the record of the game"},
    {"help", "this list"},
    {"quit", "leave"},
};

}  // namespace

Session::Answer Session::answer(Asked asked, const std::string& line) {
  if (line.empty()) return Answer::kLook;
  const std::string_view text = line;
  const std::string word = lower_case(text.substr(0, text.find(' ')));
  const std::string_view rest =
      text.find(' ') == std::string_view::npos ? "" : text.substr(text.find(' ') + 1);
  if (!asked) {
    if (const auto done = command(asked, word, rest)) return *done;
    say(not_understood(asked, text));
    // A script that goes on making moves has not noticed the end; there may be no end of them.
    return settings_.screen.interactive ? Answer::kStay : Answer::kLeave;
  }
  const Choices choices(table_.position(), *asked);
  if (all_digits(text)) {
    const auto move = choices.numbered(text);
    if (move) return move_or_say_why(*asked, {*move, std::nullopt});
    say(move.error());
    return Answer::kStay;
  }
  if (const auto move = choices.named(text)) return move_or_say_why(*asked, {*move, std::nullopt});
  if (const auto done = command(asked, word, rest)) return *done;
  if (const auto reading = choices.read(text)) return move_or_say_why(*asked, *reading);
  say(not_understood(asked, text));
  return Answer::kStay;
}

std::optional<Session::Answer> Session::command(Asked asked, std::string_view word,
                                                std::string_view rest) {
  if (word == "why")
    why(asked, rest);
  else if (word == "hint")
    hint(asked);
  else if (word == "undo")
    return undo(asked);
  else if (word == "log")
    log(asked, rest);
  else if (word == "rules")
    rules(rest);
  else if (word == "save")
    save(rest);
  else if (word == "help" || word == "?")
    help(asked);
  else if (word == "quit" || word == "exit")
    return quit();
  else
    return std::nullopt;
  return Answer::kStay;
}

Session::Answer Session::move_or_say_why(Seat s, const Reading& reading) {
  if (!reading.refusal && !table_.move(s, reading.move)) return Answer::kMoved;
  say_refusal(reading);
  return Answer::kStay;
}

void Session::say_refusal(const Reading& reading) {
  const Refusal& refusal = *reading.refusal;
  if (refusal.clause) {
    say("`" + reading.move + "` is not allowed here:");
    if (const EmbeddedClause* clause = find_clause(refusal.clause.text()))
      out_ << clause_text(*clause, settings_.screen);
    return;
  }
  std::string text = refusal.text;
  text.replace(0, 1, upper_case(text.substr(0, 1)));
  say(text + ".");
}

std::string Session::not_understood(Asked asked, std::string_view text) const {
  const std::string what = "'" + printable(text) + "' is not understood: ";
  if (!asked) return what + "type log, rules, save FILE, help or quit.";
  return what + "type " + Choices(table_.position(), *asked).what_to_type() + ", or help.";
}

void Session::why(Asked asked, std::string_view text) {
  if (!asked) return say(kNobodyAsked);
  const Choices choices(table_.position(), *asked);
  if (text.empty()) return say("Why what? For example: why " + choices.all().front().move);
  std::optional<Reading> reading;
  if (all_digits(text)) {
    const auto move = choices.numbered(text);
    if (!move) return say(move.error());
    reading = Reading{*move, std::nullopt};
  } else {
    reading = choices.read(text);
  }
  if (!reading) return say(not_understood(asked, text));
  if (reading->refusal) return say_refusal(*reading);
  say("`" + reading->move + "` is allowed: " + table_.position().describe(*asked, reading->move) +
      ".");
}

void Session::hint(Asked asked) {
  if (!asked) return say(kNobodyAsked);
  out_ << advice_text(table_.position(), *asked, seed_for(*asked), settings_.screen);
}

Session::Answer Session::undo(Asked asked) {
  if (!asked) {
    say(kNobodyAsked);
    return Answer::kStay;
  }
  std::size_t last = table_.ply();
  while (last > 0 && table_.made()[last - 1].seat != *asked) --last;
  if (const auto reason = table_.undo(*asked)) {
    say("Not taken back: " + *reason + ".");
    return Answer::kStay;
  }
  // What came after it stands one place earlier now: better told twice than never.
  for (std::size_t& ply : told_) ply = std::min(ply, last - 1);
  say("Taken back.");
  return Answer::kLook;
}

void Session::log(Asked asked, std::string_view count) {
  auto chapters = told(table_, asked ? Viewer::of(*asked) : audience(), 0, table_.ply());
  if (!count.empty()) {
    if (!all_digits(count) || count.size() > 4)
      return say("After log comes nothing or a number: log 3 tells the last three parts.");
    const auto wanted = static_cast<std::size_t>(std::stoul(std::string(count)));
    if (wanted < chapters.size())
      chapters.erase(chapters.begin(), chapters.end() - static_cast<std::ptrdiff_t>(wanted));
  }
  if (chapters.empty()) return say("Nothing has happened yet.");
  for (const Chapter& chapter : chapters) {
    out_ << settings_.screen.strong(chapter.stage) << '\n';
    for (const std::string& paragraph : chapter.paragraphs)
      out_ << wrapped(paragraph, {settings_.screen.prose_width(), 2, 2});
  }
}

void Session::rules(std::string_view wanted) {
  const EmbeddedRules* law = rules_of(table_.game().name());
  if (law == nullptr) return say("This game has no rules to show.");
  if (wanted.empty()) {
    out_ << contents_text(*law, settings_.screen);
    return;
  }
  Clauses found = look_up(*law, wanted);
  if (found.empty() && is_meant_as_id(*law, wanted))
    return say("There is no clause '" + printable(wanted) + "'; the nearest are " +
               nearest_ids(*law, wanted) + ".");
  if (found.empty()) return say("No clause has the word '" + printable(wanted) + "'.");
  const bool whole_chapter = found.front()->chapter == found.back()->chapter;
  const std::size_t number = found.size();
  if (!whole_chapter) found.resize(std::min(number, kMostFound));
  out_ << clauses_text(found, settings_.screen);
  if (found.size() == number) return;
  std::string more = "It also stands in";
  const Clauses all = look_up(*law, wanted);
  for (std::size_t i = found.size(); i < number; ++i) more += " " + std::string(all[i]->id) + ",";
  more.back() = '.';
  say(more);
}

bool Session::save(std::string_view file) {
  if (file.empty()) {
    say("Save where? For example: save game.txt");
    return false;
  }
  if (const auto flaw = save_record(table_.record(), std::string(file))) {
    say("Not saved: " + printable(*flaw, kLongestPath) + ".");
    return false;
  }
  saved_ = true;
  say("Saved to " + printable(file, kLongestPath) + "." +
      (table_.over() ? ""
                     : " It holds everybody's secrets so far, and not yet the seed, which is "
                       "shown when the game is over."));
  return true;
}

void Session::help(Asked asked) {
  if (asked) say("Type " + Choices(table_.position(), *asked).what_to_type() + ". Also:");
  for (const HelpLine& line : kHelp)
    out_ << "  " << settings_.screen.strong(padded(line.typed, 21)) << line.effect << '\n';
  if (asked) say("Enter alone shows the table again.");
}

Session::Answer Session::quit() {
  if (!settings_.screen.interactive || table_.over() || people_in(seating_) == 0)
    return Answer::kLeave;
  const auto line =
      read_line(settings_.save_file.empty() && !saved_ ? "Leave the game? It is not saved. [y/N] "
                                                       : "Leave the game? [y/N] ");
  const bool sure = !line || line->starts_with('y') || line->starts_with('Y');
  return sure ? Answer::kLeave : Answer::kLook;
}

}  // namespace paradoxa
