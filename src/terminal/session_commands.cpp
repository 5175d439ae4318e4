// What can be typed at a session's prompt.
#include <algorithm>
#include <ostream>

#include "engine/wrapping.hpp"
#include "terminal/advice.hpp"
#include "terminal/pieces.hpp"
#include "terminal/record_file.hpp"
#include "terminal/rulebook.hpp"
#include "terminal/session.hpp"
#include "words/narrator.hpp"

namespace paradoxa {
namespace {

constexpr std::size_t kMaxFound = 6;  // clauses shown at once: more scroll the table away

constexpr std::size_t kMaxPathLength = 400;

bool all_digits(std::string_view text) {
  return !text.empty() &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

constexpr std::string_view kCommands[] = {"why MOVE",  "what CARD|NAME", "hint",
                                          "undo",      "log [N]",        "rules [CLAUSE|WORD]",
                                          "save FILE", "help",           "quit"};

}  // namespace

void Session::offer(Asked asked) {
  if (settings_.editor == nullptr) return;
  std::vector<std::string> lines;
  if (asked) lines = table_.position().legal(*asked);
  for (const std::string_view command : kCommands)
    lines.emplace_back(command.substr(0, command.find(' ')));
  settings_.editor->offer(std::move(lines));
}

Session::Answer Session::answer(Asked asked, const std::string& line) {
  if (line.empty()) return Answer::kLook;
  const std::string_view text = line;
  const std::string word = lower_case(text.substr(0, text.find(' ')));
  const std::string_view rest =
      text.find(' ') == std::string_view::npos ? "" : text.substr(text.find(' ') + 1);
  if (!asked) {
    if (const auto done = command(asked, word, rest)) return *done;
    say(not_understood(asked, text));
    // A script may keep sending moves after the end, without limit.
    return settings_.screen.interactive ? Answer::kStay : Answer::kLeave;
  }
  const Choices choices(table_.position(), *asked, naming_of(table_));
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
  else if (word == "what" || word == "card")
    what(rest);
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
    say(message("not_allowed", {{"move", reading.move}}));
    if (const std::string fact = table_.game().narrator().fact(refusal.fact, naming_of(table_));
        !fact.empty())
      say(fact);
    if (const EmbeddedClause* clause = find_clause(refusal.clause.text()))
      out_ << clause_text(table_.game(), *clause, settings_.screen);
    return;
  }
  std::string text = refusal.text;
  text.replace(0, 1, upper_case(text.substr(0, 1)));
  say(text + ".");
}

std::string Session::not_understood(Asked asked, std::string_view text) const {
  std::string what = message("commands");
  if (asked)
    what =
        message("or_help",
                {{"what", Choices(table_.position(), *asked, naming_of(table_)).what_to_type()}});
  return message("not_understood", {{"text", printable(text)}, {"what", what}});
}

void Session::why(Asked asked, std::string_view text) {
  if (!asked) return say(message("nobody"));
  const Choices choices(table_.position(), *asked, naming_of(table_));
  if (text.empty()) return say(message("why_what", {{"move", choices.all().front().move}}));
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
  const std::string meaning =
      table_.game().narrator().move(*table_.position().move_json(reading->move), naming_of(table_));
  say(message("allowed", {{"move", reading->move}, {"meaning", meaning}}));
}

// What is printed on a piece; where there is none of that name, the rules that speak of it.
void Session::what(std::string_view wanted) {
  if (wanted.empty()) return say(message("what_what"));
  std::vector<Piece> pieces = find_pieces(table_.game(), wanted);
  if (pieces.empty()) return rules(wanted);
  if (pieces.size() > kMaxFound) pieces.resize(kMaxFound);
  for (const Piece& piece : pieces)
    say(message("piece", {{"name", piece.name}, {"text", piece.text}}));
}

void Session::hint(Asked asked) {
  if (!asked) return say(message("nobody"));
  out_ << advice_text(table_, *asked, seed_for(*asked), settings_.screen);
}

Session::Answer Session::undo(Asked asked) {
  if (!asked) {
    say(message("nobody"));
    return Answer::kStay;
  }
  std::size_t last = table_.ply();
  while (last > 0 && table_.made()[last - 1].seat != *asked) --last;
  if (const auto reason = table_.undo(*asked)) {
    say(message("not_undone", {{"reason", *reason}}));
    return Answer::kStay;
  }
  // Later entries have moved up by one: better to show one twice than never.
  for (std::size_t& ply : told_) ply = std::min(ply, last - 1);
  say(message("undone"));
  return Answer::kLook;
}

void Session::log(Asked asked, std::string_view count) {
  auto chapters = told(table_, asked ? Viewer::of(*asked) : audience(), 0, table_.ply());
  if (!count.empty()) {
    if (!all_digits(count) || count.size() > 4) return say(message("log_count"));
    const auto wanted = static_cast<std::size_t>(std::stoul(std::string(count)));
    if (wanted < chapters.size())
      chapters.erase(chapters.begin(), chapters.end() - static_cast<std::ptrdiff_t>(wanted));
  }
  if (chapters.empty()) return say(message("nothing_yet"));
  for (const Chapter& chapter : chapters) {
    out_ << settings_.screen.strong(chapter.title) << '\n';
    for (const std::string& paragraph : chapter.paragraphs)
      out_ << wrapped(paragraph, {settings_.screen.prose_width(), 2, 2});
  }
}

void Session::rules(std::string_view wanted) {
  const EmbeddedRules* law = rules_of(table_.game().name());
  if (law == nullptr) return say(message("no_rules"));
  if (wanted.empty()) {
    out_ << contents_text(*law, settings_.screen);
    return;
  }
  Clauses found = look_up(*law, wanted);
  if (found.empty() && is_meant_as_id(*law, wanted))
    return say(message("no_clause",
                       {{"text", printable(wanted)}, {"nearest", nearest_ids(*law, wanted)}}));
  if (found.empty()) return say(message("no_word", {{"text", printable(wanted)}}));
  const bool whole_chapter = found.front()->chapter == found.back()->chapter;
  const std::size_t number = found.size();
  if (!whole_chapter) found.resize(std::min(number, kMaxFound));
  out_ << clauses_text(table_.game(), found, settings_.screen);
  if (found.size() == number) return;
  json::array more;
  const Clauses all = look_up(*law, wanted);
  for (std::size_t i = found.size(); i < number; ++i) more.push_back(json::string(all[i]->id));
  say(message("also_in", {{"clauses", std::move(more)}}));
}

bool Session::save(std::string_view file) {
  if (file.empty()) {
    say(message("save_where"));
    return false;
  }
  if (const auto flaw = save_record(record(), std::string(file))) {
    say(message("not_saved", {{"reason", printable(*flaw, kMaxPathLength)}}));
    return false;
  }
  saved_ = table_.ply();
  say(message(table_.over() ? "saved" : "saved_running",
              {{"file", printable(file, kMaxPathLength)}}));
  return true;
}

void Session::help(Asked asked) {
  if (asked) {
    const Choices choices(table_.position(), *asked, naming_of(table_));
    say(message("type", {{"what", choices.what_to_type()}}));
  }
  for (const std::string_view typed : kCommands)
    out_ << "  " << settings_.screen.strong(padded(typed, 21))
         << message("help." + std::string(typed)) << '\n';
  if (asked) say(message("look_again"));
}

Session::Answer Session::quit() {
  if (!settings_.screen.interactive || table_.over() || people_in(seating_) == 0)
    return Answer::kLeave;
  const char* how = !settings_.save_file.empty() ? "later" : saved_ == table_.ply() ? "now" : "not";
  say(message("leave", {{"saved", how}}));
  const auto line = read_line(message("sure"));
  const bool sure = !line || line->starts_with('y') || line->starts_with('Y');
  return sure ? Answer::kLeave : Answer::kLook;
}

}  // namespace paradoxa
