#!/usr/bin/env python3
"""Compiles the rules and the content into C++.

    python3 tools/embed.py --rules rules --content content --out FILE.cpp

writes the definitions declared in src/engine/embedded.hpp. A malformed rules
file is reported as `file:line: what is wrong`, and nothing is written.

The shape of a rules file, line by line:

    # Title of the game
    ## PD-4 Title of a chapter             (also PD-R, PD-I, PD-OP)
    **PD-4.2** text of the clause          (one line, whatever its length)
    **PD-R7** *Subject of the ruling.* text
    **PI-5.2** A turn has {2|turn.actions} matrix actions

A number that comes from the content is written with its shipped value and its name. With other content,
readers see the value from that content.

Other paragraphs are explanation: they stay in the file and are not embedded.
"""

import argparse
import hashlib
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path

PREFIXES = ("PD", "PX", "PI", "IS", "RS")

_PREFIX = "|".join(PREFIXES)
_ID = re.compile(rf"(?P<prefix>{_PREFIX})-(?:(?P<chapter>\d+)\.(?P<number>\d+)(?P<letter>[a-z]?)"
                 r"|(?P<series>[RI])(?P<index>\d+)|OP\.(?P<word>0|[A-Z][A-Z0-9]*))")
_CHAPTER = re.compile(rf"## (?P<prefix>{_PREFIX})-(?P<name>\d+|R|I|OP) (?P<title>\S.*)")
_CLAUSE = re.compile(r"\*\*(?P<id>[^*\s]+)\*\* (?P<text>\S.*)")
# Anything that looks as if it were meant to be a clause: the id in bold, with
# or without a list mark, in whatever letters.
_CLAUSE_LIKE = re.compile(r"\s*(?:[-+*>]\s+|\d+\.\s+)?\*\*\s*[A-Za-z]{2}\s*[-_.\u2010-\u2014]\s*[A-Za-z0-9]")

# A number of the content.
_NUMBER = re.compile(r"\{(?P<number>[^{}|]+)\|(?P<name>[a-z0-9_.]+)\}")

# Compilers must accept literals of 65,535 characters; longer texts are written
# character by character.
LITERAL_LIMIT = 60_000
# Where long literals are broken in the generated source, for editors' sake.
PIECE = 90


@dataclass(frozen=True)
class Clause:
    id: str
    chapter: str  # the heading without its marks: "PD-4 Following"
    text: str
    line: int

    @property
    def read(self):
        """As people read it with the content that is shipped."""
        return _NUMBER.sub(r"\g<number>", self.text)


@dataclass
class Rules:
    path: Path
    game: str
    title: str = ""
    prefix: str = ""
    sha256: str = ""
    chapters: dict = field(default_factory=dict)  # "PD-4" -> "PD-4 Following"
    clauses: list = field(default_factory=list)


@dataclass(frozen=True)
class ClauseKey:
    """The chapter a clause belongs to and its place there."""
    chapter: str
    place: tuple  # empty for PX-OP.WORD, which has no order of its own


def clause_key(clause_id):
    """The key of a well-formed id, None for anything else."""
    m = _ID.fullmatch(clause_id)
    if not m:
        return None
    if m["word"]:
        return ClauseKey(f"{m['prefix']}-OP", ())
    if m["series"]:
        return ClauseKey(f"{m['prefix']}-{m['series']}", (int(m["index"]),))
    return ClauseKey(f"{m['prefix']}-{m['chapter']}", (int(m["number"]), m["letter"]))


class RulesReader:
    """Reads one rules file; every fault found goes to `errors`."""

    def __init__(self, path):
        self.rules = Rules(path=path, game=path.stem)
        self.errors = []
        self.chapter = None  # "PD-4", or None outside the numbered chapters
        self.seen = {}       # clause id -> line
        self.last = None     # the last clause of this chapter
        self.after_clause = False

    def fault(self, line, what):
        self.errors.append(f"{self.rules.path}:{line}: {what}")

    def read(self):
        data = self.rules.path.read_bytes()
        self.rules.sha256 = hashlib.sha256(data).hexdigest()
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError as e:
            self.fault(data.count(b"\n", 0, e.start) + 1, "not UTF-8 text")
            return
        lines = text.split("\n")
        for number, line in enumerate(lines, 1):
            self.take(number, line.rstrip())
        if not self.rules.title:
            self.fault(1, "no title: a rules file opens with `# Title`")
        if not self.rules.clauses and not self.errors:
            self.fault(len(lines), "no clauses")

    def take(self, number, line):
        follows_clause, self.after_clause = self.after_clause, False
        if _CLAUSE_LIKE.match(line):
            self.take_clause(number, line)
        elif line.startswith("## "):
            self.take_chapter(number, line)
        elif line.startswith("# "):
            self.take_title(number, line)
        elif line and not line.startswith("#") and follows_clause:
            self.fault(number, "text right below a clause: a clause is one line, "
                               "and a paragraph of its own needs an empty line before it")

    def take_title(self, number, line):
        if self.rules.title:
            self.fault(number, "a second title; a rules file has one `# ` line")
        self.rules.title = self.rules.title or line[2:].strip()

    def take_chapter(self, number, line):
        self.last, self.chapter = None, None
        m = _CHAPTER.fullmatch(line)
        if not m:
            if re.match(r"## [A-Z]{2}-", line):
                self.fault(number, f"unknown shape of a chapter: `{line}`; expected `## PD-4 Title`")
            return
        name = f"{m['prefix']}-{m['name']}"
        self.chapter = name
        self.check_prefix(number, m["prefix"])
        if name in self.rules.chapters:
            self.fault(number, f"chapter {name} appears twice")
            return
        numbers = [int(c[3:]) for c in self.rules.chapters if c[3:].isdigit()]
        if m["name"].isdigit() and numbers and int(m["name"]) < numbers[-1]:
            self.fault(number, f"chapter {name} out of order: it stands after {m['prefix']}-{numbers[-1]}")
        self.rules.chapters[name] = line[3:]

    def check_prefix(self, number, prefix):
        self.rules.prefix = self.rules.prefix or prefix
        if prefix != self.rules.prefix:
            self.fault(number, f"prefix {prefix} in a file of prefix {self.rules.prefix}")

    def take_clause(self, number, line):
        self.after_clause = True
        m = _CLAUSE.fullmatch(line)
        key = clause_key(m["id"]) if m else None
        if not key:
            self.fault(number, f"unknown shape of a clause: `{line[:40]}`; expected `**PD-4.2** text`, with "
                               "an id like PD-4.2, PD-4.2a, PD-R7, PD-I3 or PD-OP.WORD and no list mark")
            return
        clause = Clause(m["id"], self.rules.chapters.get(self.chapter, ""), m["text"], number)
        if re.search(r"[{}]", clause.read):
            self.fault(number, f"a brace in {clause.id}; a number of the content is {{2|turn.actions}}")
        if clause.id in self.seen:
            self.fault(number, f"duplicate id {clause.id}, first on line {self.seen[clause.id]}")
        elif key.chapter != self.chapter:
            self.fault(number, f"{clause.id} outside its chapter: it stands in {self.chapter or 'no chapter'}, "
                               f"not in {key.chapter}")
        elif self.last and key.place < clause_key(self.last.id).place:
            self.fault(number, f"{clause.id} out of order: it stands after {self.last.id}")
        else:
            self.last = clause
        self.seen.setdefault(clause.id, number)
        self.rules.clauses.append(clause)


def read_rules(folder):
    """All rules of a folder, by game name, and the faults found in them."""
    if not folder.is_dir():
        return [], [f"{folder}:1: no such folder"]
    games, errors, owner = [], [], {}
    for path in sorted(folder.glob("*.md")):
        if path.name == "README.md":
            continue
        reader = RulesReader(path)
        reader.read()
        errors += reader.errors
        first = owner.setdefault(reader.rules.prefix or path, path)
        if first != path:
            errors.append(f"{path}:1: prefix {reader.rules.prefix} already belongs to {first}")
        games.append(reader.rules)
    return games, errors


def read_content(folder):
    """(path, bytes) of every content file by path, and the faults found.

    Hidden files and editors' backups are not content.
    """
    files, errors = [], []
    paths = folder.rglob("*") if folder.is_dir() else []
    for path in paths:
        name = path.relative_to(folder)
        if not path.is_file() or path.name.endswith("~") or any(p.startswith(".") for p in name.parts):
            continue
        data = path.read_bytes()
        try:
            data.decode("utf-8")
        except UnicodeDecodeError as e:
            errors.append(f"{path}:{data.count(bytes([10]), 0, e.start) + 1}: not UTF-8 text")
        files.append((name.as_posix(), data))
    return sorted(files), errors


def escape(data, quote):
    """Bytes as the inside of a C++ literal, ASCII only.

    Question marks are escaped because of trigraphs; three-digit octal never
    runs into the character that follows, as hexadecimal would.
    """
    named = {ord("\n"): "\\n", ord("\t"): "\\t", ord("\\"): "\\\\", ord("?"): "\\?", ord(quote): "\\" + quote}
    return [named.get(b) or (chr(b) if 32 <= b < 127 else f"\\{b:03o}") for b in data]


def literal(data, indent):
    """A string literal, broken at ends of lines and where it grows long."""
    pieces, piece = [], ""
    for unit in escape(data, '"'):
        piece += unit
        if unit == "\\n" or len(piece) >= PIECE:
            pieces.append(piece)
            piece = ""
    if piece or not pieces:
        pieces.append(piece)
    return ("\n" + " " * indent).join(f'"{p}"' for p in pieces)


def characters(data):
    """The initialiser of a character array, for texts no literal may hold."""
    units = [f"'{u}'" for u in escape(data, "'")]
    rows = [", ".join(units[i:i + 16]) for i in range(0, len(units), 16)]
    return "{\n    " + ",\n    ".join(rows) + "}"


def view(data, indent):
    """A string_view expression: the length is given, so NUL bytes survive."""
    return f"std::string_view({literal(data, indent)}, {len(data)})"


class Generator:
    """Collects the generated source; arrays come before what refers to them."""

    def __init__(self):
        self.arrays = []

    def text(self, name, data, indent):
        if len(data) <= LITERAL_LIMIT:
            return view(data, indent)
        self.arrays.append(f"constexpr char {name}[] = {characters(data)};\n")
        return f"std::string_view({name}, {len(data)})"

    def table(self, kind, name, rows):
        """An array of `kind`, and the expression that views all of it."""
        if not rows:
            return f"std::span<const {kind}>()"
        self.arrays.append(f"constexpr {kind} {name}[] = {{\n" + "".join(f"    {{{r}}},\n" for r in rows) + "};\n")
        return f"std::span<const {kind}>({name})"

    def clauses(self, index, rules):
        rows = []
        for number, c in enumerate(rules.clauses):
            text = self.text(f"kClauseText{index}_{number}", c.read.encode(), 8)
            numbered = view((c.text if c.text != c.read else "").encode(), 8)
            rows.append(f"{view(c.id.encode(), 8)}, {view(c.chapter.encode(), 8)},\n"
                        f"     {text},\n     {numbered}")
        return self.table("EmbeddedClause", f"kClauses{index}", rows)

    def rules(self, games):
        rows = []
        for index, r in enumerate(games):
            clauses = self.clauses(index, r)
            rows.append(f"{view(r.game.encode(), 8)}, {view(r.title.encode(), 8)},\n     {clauses},\n"
                        f"     {view(r.sha256.encode(), 8)}")
        return self.table("EmbeddedRules", "kRules", rows)

    def files(self, name, files):
        rows = [f"{view(path.encode(), 8)},\n     {self.text(f'k{name}Text{index}', data, 8)}"
                for index, (path, data) in enumerate(files)]
        return self.table("EmbeddedFile", f"k{name}", rows)


SOURCE = """\
// Generated by tools/embed.py from the rules, the content and the words; do not edit.
#include "{include}"

namespace paradoxa {{
namespace {{

{arrays}
}}  // namespace

std::span<const EmbeddedRules> embedded_rules() {{ return {rules}; }}

std::span<const EmbeddedFile> embedded_content() {{ return {content}; }}

std::span<const EmbeddedFile> embedded_words() {{ return {words}; }}

const EmbeddedClause* find_clause(std::string_view id) {{
  for (const EmbeddedRules& rules : embedded_rules())
    for (const EmbeddedClause& clause : rules.clauses)
      if (clause.id == id) return &clause;
  return nullptr;
}}

}}  // namespace paradoxa
"""


def generate(games, files, catalogues, include):
    g = Generator()
    rules, content, words = g.rules(games), g.files("Content", files), g.files("Words", catalogues)
    return SOURCE.format(include=include, arrays="\n".join(g.arrays), rules=rules, content=content,
                         words=words)


def write_if_changed(path, text):
    """Leaves an equal file alone, so that nothing is compiled again."""
    data = text.encode("ascii")
    if path.is_file() and path.read_bytes() == data:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def main(argv=None):
    parser = argparse.ArgumentParser(description="Compiles rules, content and words into C++.")
    parser.add_argument("--rules", type=Path, required=True, help="folder of the rules files")
    parser.add_argument("--content", type=Path, required=True, help="folder of the content files; may be missing")
    parser.add_argument("--words", type=Path, required=True, help="folder of the catalogues")
    parser.add_argument("--out", type=Path, required=True, help="the C++ file to write")
    parser.add_argument("--include", default="engine/embedded.hpp",
                        help="how the generated file includes the declarations (default: %(default)s)")
    args = parser.parse_args(argv)
    games, errors = read_rules(args.rules)
    files, content_errors = read_content(args.content)
    catalogues, words_errors = read_content(args.words)
    errors += content_errors + words_errors
    if errors:
        print("\n".join(errors), file=sys.stderr)
        return 1
    write_if_changed(args.out, generate(games, files, catalogues, args.include))
    return 0


if __name__ == "__main__":
    sys.exit(main())
