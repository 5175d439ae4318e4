// The rules (rules/*.md), content (content/**) and words (words/**), compiled into the program.
// tools/embed.py writes the definitions at build time. Everything lives in
// static storage: the views stay valid for the whole run, nothing allocates.
#pragma once

#include <span>
#include <string_view>

namespace paradoxa {

// One numbered clause or ruling. `text` is UTF-8 on a single line, as written
// in the rules file; a ruling's text opens with its subject between asterisks.
struct EmbeddedClause {
  std::string_view id;       // "PD-4.2"
  std::string_view chapter;  // "PD-4 Following"
  std::string_view text;     // with the content that is shipped; see AnyGame::law
  // The same with the numbers that content decides marked as {2|turn.actions}; empty without any.
  std::string_view numbered;
};

// The rules of one game, clauses in the order of the file.
struct EmbeddedRules {
  std::string_view game;   // "paradominetor", the name of the rules file
  std::string_view title;  // "Paradominetor"
  std::span<const EmbeddedClause> clauses;
  std::string_view sha256;  // of the rules file's bytes, lower-case hex
};

// One file, byte for byte; `path` is relative to its folder, with forward slashes.
struct EmbeddedFile {
  std::string_view path;
  std::string_view text;
};

// The rules of every game that has them, ordered by game name.
std::span<const EmbeddedRules> embedded_rules();

// Every content file, ordered by path.
std::span<const EmbeddedFile> embedded_content();

// Every catalogue, ordered by path: "en/frame.toml".
std::span<const EmbeddedFile> embedded_words();

// The clause with this id in any game; null when there is none.
const EmbeddedClause* find_clause(std::string_view id);

}  // namespace paradoxa
