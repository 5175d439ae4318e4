#!/usr/bin/env python3
"""Traces every clause of the rules to the code that cites it and a test named after it.

    python3 tools/clauses.py            one line per game, and every hole
    python3 tools/clauses.py --table    the whole table, as Markdown

Exit status 1 when there is a hole (a clause not cited, or not tested), when
an id is cited that the rules do not have, or when rules/ cannot be read. Games that
are being built have their law in next/rules/ and are held to the same.
There are no exemptions: a clause that only explains can still be asserted.

Code cites a clause by its full id, in a comment or as "PD-4.2"_clause, in
src/games/<game>, src/table or src/bots. A test names it in its GoogleTest
name: PD_4_2_must_follow, PD_R7_any_table_colour, PX_OP_DRAW_takes_a_card;
one name may contain several. Disabled and commented-out tests do not count.
A line with the words "no such clause" may cite an id that does not exist.
"""

import argparse
import difflib
import re
import sys
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

sys.dont_write_bytecode = True  # importing embed must not litter tools/
from embed import PREFIXES, clause_key, read_rules  # noqa: E402

SOURCE_SUFFIXES = {".hpp", ".cpp"}
SHARED_ROOMS = ("src/table", "src/bots")  # they carry out clauses of every game
NEXT = "next/rules"  # games that are being built
DELIBERATE = "no such clause"

_PREFIX = "|".join(PREFIXES)
# Loose on purpose: what is caught here but is no id of the law is a typo.
_CITATION = re.compile(rf"(?<![\w-])(?P<prefix>{_PREFIX})-(?P<body>OP\.\w+|[A-Za-z]{{0,2}}\.?\d[\w.]*)", re.ASCII)
# Worked examples, decisions and chance events have labels but are not law.
_LABEL = re.compile(r"[EDC]\d+")
# `PD-6.7, 6.8` cites only its first clause; a reader thinks it cites both.
_ABBREVIATED = re.compile(r"\s*(?:,|/|&|-|\u2013|\u2014|\.{2,3}|\band\b|\bor\b|\bto\b)\s*"
                          r"(?P<body>\d+\.\d+[a-z]?|[RI]\d+)\b")
_TEST = re.compile(r"\b(?:TEST|TEST_F|TEST_P|TYPED_TEST|TYPED_TEST_P|RC_GTEST_(?:TYPED_)?(?:FIXTURE_)?PROP)"
                   r"\s*\(\s*(?P<suite>\w+)\s*,\s*(?P<name>\w+)")
_NAMED = re.compile(rf"(?<![A-Za-z0-9])(?P<prefix>{_PREFIX})_(?:"
                    r"(?P<chapter>\d+)_(?P<number>\d+)(?P<letter>[a-z](?![A-Za-z0-9]))?(?!\d)"
                    r"|(?P<series>[RI]\d+)(?!\d)"
                    r"|OP_(?P<word>0|[A-Z][A-Z0-9]*)(?![A-Za-z0-9])"
                    r"|(?P<alone>\d+)(?!\d))")
_COMMENT_OR_STRING = re.compile(r'R"(?P<mark>[^()\s\\]{0,16})\(.*?\)(?P=mark)"|"(?:\\.|[^"\\\n])*"'
                                r"|'(?:\\[^\n']{1,4}|\\'|[^'\\\n])'|//[^\n]*|/\*.*?\*/", re.DOTALL)


@dataclass
class Trace:
    """Where one clause turns up."""
    cited: set = field(default_factory=set)      # files whose citation counts
    elsewhere: set = field(default_factory=set)  # files of src/ where it does not
    tests: set = field(default_factory=set)      # Suite.name, or a data file
    unrun: set = field(default_factory=set)      # disabled tests, uncounted data


class Law:
    """The clauses of every game that has a rules file."""

    def __init__(self, games):
        self.games = games
        self.of_prefix = {g.prefix: g for g in games}
        self.ids = {c.id for g in games for c in g.clauses}
        self.chapters = {name for g in games for name in g.chapters}

    def fault(self, prefix, body):
        """Why `PD-body` may not be cited; None when it may."""
        cited = f"{prefix}-{body}"
        if prefix not in self.of_prefix or cited in self.ids | self.chapters or _LABEL.fullmatch(body):
            return None
        if not clause_key(cited) and not body.isdigit():
            return f"`{cited}` is not the shape of an id; write each id in full and apart, like {prefix}-4.2"
        near = difflib.get_close_matches(cited, sorted(self.ids), n=1)
        hint = f"; did you mean {near[0]}?" if near else ""
        return f"{cited} is not in rules/{self.of_prefix[prefix].game}.md{hint}"


def line_of(text, position):
    return text.count("\n", 0, position) + 1


def blanked(text):
    """The code without its comments and strings, every line where it was."""
    return _COMMENT_OR_STRING.sub(lambda m: " " + "\n" * m[0].count("\n"), text)


def citations(text):
    """(prefix, body, line, end) of everything in the text that looks like an id."""
    for m in _CITATION.finditer(text):
        start, stop = text.rfind("\n", 0, m.start()) + 1, text.find("\n", m.end())
        if DELIBERATE in text[start:stop if stop >= 0 else None]:
            continue
        body = m["body"].rstrip(".")
        yield m["prefix"], body, line_of(text, m.start()), m.start("body") + len(body)


def named_clauses(name):
    """(prefix, body) of every id in a test's name: PD_4_2 is PD-4.2."""
    for m in _NAMED.finditer(name):
        if m["number"]:
            body = f"{m['chapter']}.{m['number']}{m['letter'] or ''}"
        else:
            body = m["series"] or m["alone"] or f"OP.{m['word']}"
        yield m["prefix"], body


class Survey:
    """Walks the tree once and fills a trace per clause."""

    def __init__(self, root, law, count_data):
        self.root, self.law, self.count_data = root, law, count_data
        self.traces = defaultdict(Trace)
        self.faults = []

    def files(self, folder, suffixes):
        for path in sorted((self.root / folder).rglob("*")):
            if path.suffix in suffixes and path.is_file():
                yield path.relative_to(self.root).as_posix(), path.read_text("utf-8", errors="replace")

    def run(self):
        for name, text in self.files("rules", {".md"}):
            self.check(name, text)
        for name, text in self.files("src", SOURCE_SUFFIXES):
            self.source(name, text)
        for name, text in self.files("tests", SOURCE_SUFFIXES):
            self.check(name, text)
            self.tests(name, text)
        for name, text in self.files("tests/games", {".txt"}):
            if "/examples/" in name:
                self.data(name, text)

    def check(self, name, text):
        """Reports ids that do not exist; counts nothing."""
        for prefix, body, line, _ in citations(text):
            if fault := self.law.fault(prefix, body):
                self.faults.append(f"{name}:{line}: {fault}")

    def source(self, name, text):
        self.check(name, text)
        for prefix, body, line, end in citations(text):
            if f"{prefix}-{body}" not in self.law.ids:
                continue
            trace = self.traces[f"{prefix}-{body}"]
            (trace.cited if self.counts(name, prefix) else trace.elsewhere).add(name)
            rest = _ABBREVIATED.match(text, end)
            if rest and f"{prefix}-{rest['body']}" in self.law.ids:
                self.faults.append(f"{name}:{line}: `{text[end:rest.end()].strip()}` after {prefix}-{body} cites "
                                   f"nothing; write {prefix}-{rest['body']} in full, and every id of a range")

    def counts(self, name, prefix):
        rooms = (f"src/games/{self.law.of_prefix[prefix].game}", *SHARED_ROOMS)
        return any(name.startswith(room + "/") for room in rooms)

    def tests(self, name, text):
        code = blanked(text)
        for m in _TEST.finditer(code):
            test = f"{m['suite']}.{m['name']}"
            disabled = any(part.startswith("DISABLED_") for part in (m["suite"], m["name"]))
            for prefix, body in named_clauses(test):
                if fault := self.law.fault(prefix, body):
                    self.faults.append(f"{name}:{line_of(code, m.start())}: test {test}: {fault}")
                trace = self.traces[f"{prefix}-{body}"]
                (trace.unrun if disabled else trace.tests).add(test)

    def data(self, name, text):
        self.check(name, text)
        for prefix, body, _, _ in citations(text):
            trace = self.traces[f"{prefix}-{body}"]
            (trace.tests if self.count_data else trace.unrun).add(name)

    def holes(self, game):
        for clause in game.clauses:
            trace = self.traces[clause.id]
            where = f"rules/{game.path.name}:{clause.line}: {clause.id}"
            if not trace.cited:
                yield f"{where} is cited by no code of its game{self.near_citation(game, trace)}"
            if not trace.tests:
                yield f"{where} is named by no test{self.near_test(clause, trace)}"

    def near_citation(self, game, trace):
        if trace.elsewhere:
            return f": {', '.join(sorted(trace.elsewhere))} cites it, but only src/games/{game.game}, " \
                   f"{' and '.join(SHARED_ROOMS)} count"
        return f"; write the id at the code in src/games/{game.game}, {' or '.join(SHARED_ROOMS)} that keeps to it"

    def near_test(self, clause, trace):
        if trace.unrun:
            return f": {', '.join(sorted(trace.unrun))} does not count (disabled, or data without --count-data)"
        return f"; write one whose name contains {clause.id.replace('-', '_').replace('.', '_')}"

    def summary(self, game):
        traces = [self.traces[c.id] for c in game.clauses]
        return f"{game.prefix}: {len(traces)} clauses, {sum(bool(t.cited) for t in traces)} cited, " \
               f"{sum(bool(t.tests) for t in traces)} tested"

    def table(self, game):
        def cell(names):
            return "<br>".join(f"`{n}`" for n in sorted(names)) or "**none**"
        rows = [f"## {game.title}", "", self.summary(game), "", "| clause | cited by | tests |", "|---|---|---|"]
        for clause in game.clauses:
            trace = self.traces[clause.id]
            rows.append(f"| {clause.id} | {cell(trace.cited | trace.elsewhere)} | {cell(trace.tests)} |")
        return "\n".join(rows) + "\n"


def main(argv=None):
    parser = argparse.ArgumentParser(description="Traces clauses to code and tests; fails on a hole.")
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent,
                        help="the tree to survey (default: the one this tool is in)")
    parser.add_argument("--table", action="store_true", help="print the whole table as Markdown")
    parser.add_argument("--count-data", action="store_true",
                        help="count case files tests/games/<game>/examples/*.txt as tests of the ids they cite")
    args = parser.parse_args(argv)
    games, faults = read_rules(args.root / "rules")
    if (args.root / NEXT).is_dir():
        unregistered, more = read_rules(args.root / NEXT)
        games, faults = games + unregistered, faults + more
    if not faults:
        survey = Survey(args.root, Law(games), args.count_data)
        survey.run()
        for game in games:
            print(survey.table(game) if args.table else survey.summary(game))
        faults = survey.faults + [hole for game in games for hole in survey.holes(game)]
    sys.stdout.flush()
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
