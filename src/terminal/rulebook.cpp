#include "terminal/rulebook.hpp"

#include <algorithm>
#include <cctype>
#include <numeric>
#include <utility>

#include "engine/wrapping.hpp"
#include "words/narrator.hpp"

namespace paradoxa {
namespace {

constexpr std::size_t kNearest = 3;
constexpr std::size_t kTextWidth = 80;  // prose in longer lines is tiring

bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::string_view prefix_of(const EmbeddedRules& rules) {
  const std::string_view id = rules.clauses.front().id;
  return id.substr(0, id.find('-') + 1);  // "PD-"
}

std::string_view chapter_id(const EmbeddedClause& clause) {
  return clause.chapter.substr(0, clause.chapter.find(' '));
}

// "pd-4.2", "4.2" and "r7" as the law writes them.
std::string as_id(const EmbeddedRules& rules, std::string_view wanted) {
  const std::string_view prefix = prefix_of(rules);
  std::string id = upper_case(wanted);
  if (!id.starts_with(prefix)) id = std::string(prefix) + id;
  // The letter of a clause such as 4.2a is small.
  if (id.size() > 1 && is_letter(id.back()) && is_digit(id[id.size() - 2]))
    id.back() = static_cast<char>(std::tolower(static_cast<unsigned char>(id.back())));
  return id;
}

// Every word begins some word of the text.
bool has_words(std::string_view text, std::string_view words) {
  const std::string where = lower_case(text), what = lower_case(words);
  for (std::size_t at = what.find_first_not_of(' '); at < what.size();) {
    const std::size_t end = std::min(what.find(' ', at), what.size());
    const std::string word = what.substr(at, end - at);
    std::size_t found = where.find(word);
    while (found != std::string::npos && found > 0 && is_letter(where[found - 1]))
      found = where.find(word, found + 1);
    if (found == std::string::npos) return false;
    at = what.find_first_not_of(' ', end);
  }
  return true;
}

std::size_t edits(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i + 1);
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i] != b[j]);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, row[j] + 1, row[j + 1] + 1});
    }
  }
  return row.back();
}

Wrap prose(const Screen& screen, std::size_t hanging) {
  return {std::min(screen.width, kTextWidth), 0, hanging};
}

}  // namespace

const EmbeddedRules* rules_of(std::string_view game) {
  for (const EmbeddedRules& rules : embedded_rules())
    if (rules.game == game && !rules.clauses.empty()) return &rules;
  return nullptr;
}

Clauses look_up(const EmbeddedRules& rules, std::string_view wanted) {
  const std::string id = as_id(rules, wanted);
  Clauses whole_chapter, with_words;
  for (const EmbeddedClause& clause : rules.clauses) {
    if (clause.id == id) return {&clause};
    if (chapter_id(clause) == id) whole_chapter.push_back(&clause);
    if (has_words(clause.text, wanted)) with_words.push_back(&clause);
  }
  if (!whole_chapter.empty()) return whole_chapter;
  return is_meant_as_id(rules, wanted) ? Clauses{} : with_words;
}

bool is_meant_as_id(const EmbeddedRules& rules, std::string_view wanted) {
  if (upper_case(wanted).starts_with(prefix_of(rules))) return true;
  const bool numbered = std::any_of(wanted.begin(), wanted.end(), is_digit);
  return numbered &&
         (wanted.find('.') != std::string_view::npos || wanted.find('-') != std::string_view::npos);
}

std::string nearest_ids(const EmbeddedRules& rules, std::string_view wanted) {
  const std::string id = as_id(rules, wanted.substr(0, 20));
  std::vector<std::pair<std::size_t, std::size_t>> distances;  // with the place in the law
  distances.reserve(rules.clauses.size());
  for (std::size_t i = 0; i < rules.clauses.size(); ++i)
    distances.emplace_back(edits(rules.clauses[i].id, id), i);
  std::sort(distances.begin(), distances.end());
  std::string text;
  for (std::size_t i = 0; i < std::min(kNearest, distances.size()); ++i)
    text += (i == 0 ? "" : ", ") + std::string(rules.clauses[distances[i].second].id);
  return text;
}

std::string plain_text(const AnyGame& game, const EmbeddedClause& clause) {
  std::string text = game.law(clause);
  std::erase(text, '*');
  return text;
}

std::string clause_text(const AnyGame& game, const EmbeddedClause& clause, const Screen& screen) {
  return wrapped(screen.strong(clause.id) + " " + plain_text(game, clause), prose(screen, 2));
}

std::string clauses_text(const AnyGame& game, const Clauses& clauses, const Screen& screen) {
  std::string text;
  std::string_view chapter;
  for (const EmbeddedClause* clause : clauses) {
    if (clause->chapter != chapter) {
      chapter = clause->chapter;
      text += (text.empty() ? "" : "\n") + screen.strong(chapter) + "\n\n";
    }
    text += clause_text(game, *clause, screen);
  }
  return text;
}

std::string contents_text(const EmbeddedRules& rules, const Screen& screen) {
  std::string text;
  std::string_view chapter;
  for (const EmbeddedClause& clause : rules.clauses) {
    if (clause.chapter == chapter) continue;
    chapter = clause.chapter;
    text += "  " + screen.strong(padded(chapter_id(clause), 6)) +
            std::string(chapter.substr(chapter_id(clause).size())) + "\n";
  }
  const EmbeddedClause& first = rules.clauses.front();
  const Narrator narrator(Catalogue::shipped(""), {});
  return text + wrapped(narrator.say("session.rules_help",
                                     {{"chapter", chapter_id(first)}, {"id", first.id}}),
                        prose(screen, 0));
}

}  // namespace paradoxa
