#!/usr/bin/env python3
"""What each game costs: lines by layer, as a Markdown table.

    tools/costs.py                 the working tree
    tools/costs.py --base REV      before (REV) and after (the working tree)
    tools/costs.py --files GAME    which file is counted in which layer

A line is a line of a text file, blank and comment lines included. Files that serve every game are
in a table of their own, so that a cost that was only moved shows. A revision from before the rooms
(src/games/<game>/*.hpp side by side) is read too: there a file's name says its layer.
"""

import argparse
import subprocess
import sys
from collections import Counter
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent

LAYERS = ("law", "facts", "rules", "content", "sampler", "bot", "text", "doors", "words", "board",
          "tests")
MEANING = {
    "law": "rules/<game>.md",
    "facts": "content/<game>/*.toml",
    "rules": "src/games/<game>/rules",
    "content": "src/games/<game>/content",
    "sampler": "src/games/<game>/sampler",
    "bot": "src/games/<game>/bot",
    "text": "src/games/<game>/text",
    "doors": "game.hpp, codec.hpp, tally.hpp",
    "words": "words/*/<game>*.toml, web/src/words/<game>*.ts, words_of.ts",
    "board": "web/src/games/<game>, web/art/<game>.mjs",
    "tests": "tests of this game alone, in tests/ and web/",
}

SHARED = ("src/engine", "src/games", "src/bots", "src/table", "src/store", "src/lab", "src/line",
          "src/terminal", "src/server", "src/wasm", "src/main.cpp", "words", "web/src", "web/art",
          "tests", "web/tests", "web/e2e", "fuzz", "bench", "tools")

TEXT = {".hpp", ".cpp", ".cu", ".h", ".md", ".toml", ".txt", ".ts", ".svelte", ".css", ".html",
        ".mjs", ".js", ".py", ".sh", ".sql"}

# Before the rooms: the layer of src/games/<game>/<stem>.*; every other stem is a rule.
STEMS = {
    "content": "content content_load",
    "sampler": "determinize detour first_laying laying stir trade unseen",
    "bot": "casual appraise worth mind shortlist temper",
    "text": "notation position_text position_json view_json event_json options_json json_parts "
            "words sentences story drawing effect_words",
    "doors": "game codec tally",
}
LAYER_OF_STEM = {stem: layer for layer, stems in STEMS.items() for stem in stems.split()}


def git(*arguments, text=True):
    return subprocess.run(["git", "-C", ROOT, *arguments], check=True, capture_output=True,
                          text=text).stdout


def lines_here():
    """Path → lines, of what git tracks or would."""
    paths = git("ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0")
    return {path: (ROOT / path).read_bytes().count(b"\n")
            for path in paths if is_text(path) and (ROOT / path).is_file()}


def lines_at(revision):
    paths = [p for p in git("ls-tree", "-rz", "--name-only", revision).split("\0") if is_text(p)]
    asked = "".join(f"{revision}:{path}\n" for path in paths).encode()
    told = subprocess.run(["git", "-C", ROOT, "cat-file", "--batch"], input=asked, check=True,
                          capture_output=True).stdout
    lines, at = {}, 0
    for path in paths:
        end = told.index(b"\n", at)
        size = int(told[at:end].split()[2])
        lines[path] = told.count(b"\n", end + 1, end + 1 + size)
        at = end + 1 + size + 1
    return lines


def is_text(path):
    return PurePosixPath(path).suffix in TEXT


def is_test(path):
    return path.parts[0] == "tests" or path.parts[:2] in (("web", "tests"), ("web", "e2e")) or \
        path.name.endswith((".test.ts", ".test.mjs"))


def belongs_to(path, game):
    """Is the file about this game alone? By a folder or a file named after it."""
    words = path.name.replace(".", "_").replace("-", "_").split("_")
    return game in path.parts[:-1] or game in words


def layer_of(path, game):
    """The layer that a file of the game is counted in, or nothing: pictures, figures, records."""
    parts = path.parts
    if is_test(path):
        return "tests"
    if parts[:2] == ("src", "games"):
        room = parts[3]
        if len(parts) > 4:
            return room if room in LAYERS else "rules"
        return LAYER_OF_STEM.get(path.stem, "rules")
    if parts[0] == "rules":
        return "law"
    if parts[0] == "content":
        return "facts"
    if parts[0] == "words" or parts[:3] == ("web", "src", "words") or path.stem == "words_of":
        return "words"
    if parts[:3] == ("web", "src", "games") or parts[:2] == ("web", "art"):
        return "board"
    return None


def games_of(lines):
    found = {PurePosixPath(p).parts[2] for p in lines
             if p.startswith("src/games/") and p.count("/") > 2}
    order = git("log", "--reverse", "--format=", "--name-only", "--diff-filter=A", "--",
                "src/games").split("\n")
    first = {game: next((i for i, p in enumerate(order) if p.startswith(f"src/games/{game}/")),
                        len(order)) for game in found}
    return sorted(found, key=lambda game: (first[game], game))


def counted(lines, games):
    """(game, layer) → lines, and shared place → lines."""
    own, shared = Counter(), Counter()
    for name, count in lines.items():
        path = PurePosixPath(name)
        owners = [game for game in games if belongs_to(path, game)]
        layer = layer_of(path, owners[0]) if len(owners) == 1 else None
        if layer:
            own[owners[0], layer] += count
        elif not owners:
            place = next((p for p in SHARED if name == p or name.startswith(p + "/")), None)
            if place:
                shared[place] += count
    return own, shared


def cell(before, after):
    if before is None:
        return f"{after:,}"
    change = after - before
    return f"{before:,} → {after:,}" + (f" ({change:+,})" if change else "")


def print_table(head, rows):
    print("| " + " | ".join(head) + " |")
    print("|---|" + "--:|" * (len(head) - 1))
    for row in rows:
        print("| " + " | ".join(row) + " |")


def print_costs(before, after):
    games = games_of(after)
    own, shared = counted(after, games)
    old, old_shared = counted(before, games) if before else (None, None)

    def row(title, layers):
        return [title] + [cell(sum(old[g, l] for l in layers) if old is not None else None,
                               sum(own[g, l] for l in layers)) for g in games]

    code = [l for l in LAYERS if l not in ("law", "facts", "tests")]
    print_table(["layer"] + games,
                [row(layer, [layer]) for layer in LAYERS] +
                [row("**src, web and words**", code), row("**all**", LAYERS)])
    print()
    print_table(["shared", "lines"],
                [[f"`{place}`", cell(old_shared[place] if old is not None else None,
                                     shared[place])]
                 for place in SHARED if shared[place] or (old is not None and old_shared[place])])


def print_files(game, lines):
    games = games_of(lines)
    if game not in games:
        sys.exit(f"costs.py: there is no game {game}; there are {', '.join(games)}")
    for layer in LAYERS:
        print(f"{layer}: {MEANING[layer].replace('<game>', game)}")
        for name, count in sorted(lines.items()):
            path = PurePosixPath(name)
            if [g for g in games if belongs_to(path, g)] == [game] and layer_of(path, game) == layer:
                print(f"  {count:6} {name}")


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--base", metavar="REV", help="compare with this revision")
    parser.add_argument("--files", metavar="GAME", help="list the files of a game by layer")
    given = parser.parse_args()
    if given.files:
        return print_files(given.files, lines_here())
    try:
        before = lines_at(given.base) if given.base else None
    except subprocess.CalledProcessError as error:
        sys.exit(f"costs.py: {error.stderr.strip() or 'git failed'}")
    print_costs(before, lines_here())


if __name__ == "__main__":
    main()
