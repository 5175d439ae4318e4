#!/usr/bin/env python3
"""The catalogues (words/) against what they speak about.

    tools/words.py [--root DIR]

Every event, fact, move kind and question of a game has its entry; every placeholder is a field; nothing
is unused; and no sentence for players is left in the sources. Kinds and fields are read from
docs/protocol.md and docs/positions.md, which tests hold against the program. A finding is
`file: path: what is wrong`.
"""

import argparse
import re
import sys
import tomllib
from pathlib import Path

TITLES = {"paradominetor": "Paradominetor", "paradoxical": "Paradoxical",
          "initiative": "Paradox Initiative", "island": "Paradox Island", "restart": "Restart"}
# Questions that are asked of Nature, or of no one.
NOT_ASKED = {"paradominetor": {"DEAL", "FIRST", "END"},
             "paradoxical": {"start", "top", "snatch", "over"},
             "initiative": {"world", "reveal", "anomaly", "goal", "secret", "chief", "module",
                            "deal", "refill", "rival", "exchange", "unseal", "over"},
             "island": {"island", "deal", "look", "draw", "over"},
             "restart": {"character", "card", "chain", "gadget", "roll", "gene", "over", "next"}}
# Facts of every game: the frame has their sentences.
SHARED_FACTS = {"not_your_turn", "game_over"}
# Suffixes of an argument (docs/words.md), and arguments that every term has.
SUFFIXES = ("is", "count", "or", "each", "word")
OWN = {"value", "id", "copy", "name", "is", "own", "twin", "seat", "whole", "half", "may", "a", "b", "c", "d", "e", "f", "g"}
# Spoken by kind: the narrator finds these by the values that it is given.
BY_KIND = ("types", "term", "phrase", "event", "fact", "head", "move", "button", "question",
           "confirm", "stage", "score", "option", "howto", "guide", "explain")
# Arguments that code gives to a message by name; the compiler checks them in the browser.
GIVEN = ("board", "terminal", "stage", "option", "score", "head", "howto", "guide", "explain")


# ---- Reading ------------------------------------------------------------------------------------

def leaves(tree, path=()):
    for key, value in tree.items():
        if isinstance(value, dict):
            yield from leaves(value, (*path, key))
        else:
            yield (*path, key), value


def arguments(pattern):
    """Names of a pattern's arguments. Nothing is quoted in our patterns (docs/words.md)."""
    found, at = set(), 0
    while (at := pattern.find("{", at)) >= 0:
        end, depth = at, 0
        while True:
            depth += {"{": 1, "}": -1}.get(pattern[end], 0)
            end += 1
            if depth == 0:
                break
        name, _, rest = pattern[at + 1:end - 1].partition(",")
        found.add(name.strip())
        # Behind "plural," or "select," the branches are patterns again.
        while (branch := rest.find("{")) >= 0:
            close, depth = branch, 0
            while True:
                depth += {"{": 1, "}": -1}.get(rest[close], 0)
                close += 1
                if depth == 0:
                    break
            found |= arguments(rest[branch + 1:close - 1])
            rest = rest[close:]
        at = end
    return found


def section(text, title):
    found = re.search(rf"^## {re.escape(title)}$(.*?)(?=^## |\Z)", text, re.M | re.S)
    return found.group(1) if found else ""


def table(text, header):
    """The rows of the first table whose first column is called so, cell by cell."""
    found = re.search(rf"^\| *{header} *\|.*\n\|[-|]+\|\n((?:\|.*\n)*)", text, re.M)
    rows = found.group(1).splitlines() if found else []
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


def quoted(text):
    return re.findall(r"`\"?(\w[\w-]*)", text)


class Game:
    """What the documents say that there is to speak about."""

    def __init__(self, root, name):
        protocol = section((root / "docs/protocol.md").read_text(), TITLES[name])
        positions = section((root / "docs/positions.md").read_text(), TITLES[name])
        self.events = {}
        for row in table(protocol, "event"):
            named = set(quoted(row[1])) | set(re.findall(r"\w+", " ".join(
                re.findall(r"\{([^}]*)\}", row[1]))))
            for event in quoted(row[0]):
                self.events[event] = named
        self.facts = {quoted(row[0])[0]: set(quoted(row[1])) for row in table(protocol, "fact")}
        kinds = table(protocol, "`kind`") or table(protocol, "moves")
        self.moves = {kind for row in kinds for kind in quoted(row[0])}
        fields = {row[0]: row[2] for row in table(positions, "field")}
        self.asks = set(quoted(fields.get("`ask`", fields.get("`phase`", ""))))
        self.asks -= NOT_ASKED[name]
        printed = (root / f"src/games/{name}/text/printed.cpp").read_text()
        self.fields = set(quoted(protocol)) | set(quoted(positions)) \
            | set(re.findall(r"\"(\w+)\"", printed))


# ---- Checks -------------------------------------------------------------------------------------

def base(name, known):
    """The field behind an argument: "cards" of "cards_count", "card" of "card_text"."""
    if name in known or "_" not in name:
        return name
    return name.rsplit("_", 1)[0]


def check_kinds(game, words):
    wanted = {"event": set(game.events), "move": game.moves, "question": game.asks,
              "fact": set(game.facts) - SHARED_FACTS}
    for kind, names in wanted.items():
        entries = set(words.get(kind, {}))
        if not names:
            yield kind, "the documents list none"
        for name in sorted(names - entries):
            yield f"{kind}.{name}", "is missing"
        for name in sorted(entries - names):
            yield f"{kind}.{name}", f"there is no such {kind}"
    for name in sorted(set(words.get("button", {})) - game.moves):
        yield f"button.{name}", "there is no such move"
    for name in sorted(set(words.get("head", {})) - set(game.events)):
        yield f"head.{name}", "there is no such event"


def check_arguments(game, words, facts):
    types = words.get("types", {})
    typed = {key for key, value in types.items() if isinstance(value, str)}
    for path, pattern in leaves({key: value for key, value in words.items() if key != "types"}):
        if path[0] in GIVEN:
            continue
        told = {"event": game.events, "fact": game.facts}.get(path[0])
        known = told.get(path[1], set()) if told is not None else game.fields | facts
        known = known | ({"clause"} if path[0] == "event" else OWN | typed)
        for name in sorted(arguments(pattern)):
            if base(name, known) not in known:
                yield ".".join(path), f"{{{name}}} is no field"


def terms_of(words):
    """Types with the messages that say them."""
    for value in (text for _, text in leaves(words.get("types", {}))):
        yield value.strip("[]").split(" ")[-1]


def check_terms(words, frame):
    said = set(words.get("term", {})) | set(frame.get("term", {}))
    said |= set(words.get("phrase", {}))
    for name in sorted(set(terms_of(words)) - said - {"clause", "standing"}):
        yield f"types: {name}", "has no message in [term]"


def uses(root):
    browser = {path: path.read_text() for suffix in ("ts", "svelte")
               for path in (root / "web/src").rglob(f"*.{suffix}")
               if "made" not in path.parts}
    program = {path: path.read_text() for path in (root / "src").rglob("*.cpp")}
    return "\n".join(browser.values()), "\n".join(program.values())


def is_used(path, browser, program):
    key, parent = path[-1], path[-2] if len(path) > 1 else ""
    if re.search(rf"\b{re.escape(parent)}\.{re.escape(key)}\b", browser):
        return True
    # A table that is read by a key, or taken apart.
    whole = rf"(?:wordFor|Object\.\w+)\(\s*\w+\.(?:\w+\.)*{re.escape(parent)}\b|= \w+\.(?:\w+\.)*{re.escape(parent)};" \
        rf"|\bboard\.(?:\w+\.)*{re.escape(parent)}\["
    if re.search(whole, browser):
        return True
    dotted = ".".join(path)
    return f'"{dotted}"' in program or re.search(rf'"(?:\w+\.)?{re.escape(key)}"', program) \
        or re.search(rf"\"{re.escape(parent)}\.\" \+", program) is not None


def used_terms(catalogues):
    """Every term that a message or a type asks for."""
    names = {name for words in catalogues for name in terms_of(words)}
    asked = {name for words in catalogues for path, pattern in leaves(words) if path[0] != "types"
             for name in arguments(pattern)}
    return names, asked


def check_unused(words, browser, program, catalogues):
    names, asked = used_terms(catalogues)
    forms = {name.rsplit("_", 1)[1] for name in asked if "_" in name}
    for path, _ in leaves(words):
        if path[0] == "term":
            term, _, form = path[1].partition("_")
            spoken = re.search(rf"term\(\s*['\"]{term}['\"].*?['\"]{form}['\"]", browser + program,
                               re.S) if form else None
            if not (term in names and (not form or form in forms or spoken)) and \
                    not re.search(rf"term\(\s*['\"]{path[1]}['\"]", browser + program):
                yield ".".join(path), "is not used"
        elif path[0] not in BY_KIND and not is_used(path, browser, program):
            yield ".".join(path), "is not used"


# ---- Sentences in the sources -------------------------------------------------------------------

# Where programs and designers are spoken to, not players.
FOR_DEVELOPERS = ("_command.cpp", "arguments.cpp", "record_file.cpp", "seating.cpp")
STRING = re.compile(r"\"((?:[^\"\\\n]|\\.)*)\"|'((?:[^'\\\n]|\\.)*)'|`([^`]*)`")
MARKUP = re.compile(r">\s*([A-Z][a-z’']+(?: [A-Za-z’',]+)+[.!?]?)\s*<")


def is_sentence(text):
    """Three words or more, beginning with a capital: what people read."""
    return re.match(r"[A-Z][a-z’']* +[A-Za-z’'`(]+ +[A-Za-z’'`(]+", text) is not None


def without_comments(text):
    text = re.sub(r"/\*.*?\*/|<!--.*?-->", lambda m: "\n" * m.group(0).count("\n"), text, flags=re.S)
    return re.sub(r"(^|\s)//.*$", "", text, flags=re.M)


def check_sources(root):
    files = [*(root / "src/terminal").rglob("*.cpp"), *(root / "src/games").glob("*/text/drawing*.cpp"),
             *(root / "src/games").glob("*/text/names.cpp"), root / "src/table/room_frames.cpp",
             root / "src/table/film.cpp",
             *(path for suffix in ("ts", "svelte") for path in (root / "web/src").rglob(f"*.{suffix}"))]
    for path in sorted(files):
        name = path.relative_to(root).as_posix()
        if name.endswith(FOR_DEVELOPERS) or ".test." in name or "/made/" in name:
            continue
        for number, line in enumerate(without_comments(path.read_text()).splitlines(), 1):
            if re.search(r"\bthrow\b|\bError\(|^\s*import ", line):
                continue
            said = [next(part for part in found if part is not None) if any(found) else ""
                    for found in (match.groups() for match in STRING.finditer(line))]
            said += MARKUP.findall(line) if path.suffix == ".svelte" else []
            for text in filter(is_sentence, said):
                yield f"{name}:{number}: a sentence for players belongs into words/: \"{text}\""


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent)
    root = parser.parse_args().root
    findings = []
    for language in sorted(path for path in (root / "words").iterdir() if path.is_dir()):
        read = {path.stem: tomllib.loads(path.read_text()) for path in sorted(language.glob("*.toml"))}
        browser, program = uses(root)
        facts = set(re.findall(r"\b(\w+)\b(?=[:,} ])", "\n".join(
            path.read_text() for path in (root / "web/src/games").glob("*/ask.ts"))))
        for name, words in read.items():
            game = Game(root, name) if name in TITLES else None
            found = [*check_terms(words, read["frame"]),
                     *check_unused(words, browser, program, list(read.values()))]
            if game:
                found += [*check_kinds(game, words), *check_arguments(game, words, facts)]
            findings += [f"words/{language.name}/{name}.toml: {path}: {what}" for path, what in found]
    findings += check_sources(root)
    print(*findings, sep="\n", end="\n" if findings else "")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
