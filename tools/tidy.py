#!/usr/bin/env python3
"""Checks the project's conventions.

    tools/tidy.py [text] [format] [clang-tidy]    these checks; all of them by default
    tools/tidy.py --fix format                    rewrites the sources with clang-format
    tools/tidy.py --root DIR text                 another tree (for planted faults)

`text` checks what neither a compiler nor clang-tidy knows: where randomness may come from, the direction
of includes, how long a file may be, whether the files that pages and comments refer to exist. A finding is `file:line: what is wrong`.
`clang-tidy` reads build/fuzz (cmake --preset fuzz) and remembers what was clean.
"""

import argparse
import hashlib
import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

MAX_LINES = 600
CODE_FOLDERS = ("src", "tests", "bench", "fuzz")
CODE_SUFFIXES = (".hpp", ".cpp", ".cu")
TEXT_SUFFIXES = CODE_SUFFIXES + (".md", ".py", ".sh", ".toml", ".json", ".txt", ".cmake", ".yml",
                                 ".ts", ".svelte", ".css", ".html")
UNTRACKED = {".git", "build", "node_modules", "__pycache__", "dist"}

# C3: luck comes from Nature, and its seed from one place. Elsewhere these words mean a second
# source of chance that no record holds and no verifier sees.
CHANCE = re.compile(
    r"\b(?:s?rand|srandom|[delmn]rand48|arc4random\w*|getrandom|getentropy|randombytes\w*)\s*\("
    r"|\brandom\s*\(\s*\)"
    r"|\b(?:mt19937\w*|minstd_rand0?|ranlux\w+|knuth_b|default_random_engine|random_device)\b"
    r"|\btime\s*\(\s*(?:nullptr|NULL|0|&\w+)?\s*\)"
    r"|\btime_since_epoch\b|\brdrand\b|\brdtsc\w*\b|/dev/u?random")
# Someone may set the date while people play: the server counts time with SteadyClock.
DATE = re.compile(r"\bsystem_clock\b|\bwall_clock_ms\b|\bCLOCK_REALTIME\b|\bgettimeofday\b")
DATE_ALLOWED = ("src/server/wall_clock", "src/server/log", "src/terminal")
CHANCE_ALLOWED = ("src/engine/nature", "src/engine/random", "src/table/entropy",
                  "src/server/wall_clock")

# The river: a folder includes itself and what is upstream. Shells never include each other.
UPSTREAM = {"engine": (), "words": ("engine",), "games": ("words", "engine")}
UPSTREAM["bots"] = ("games", *UPSTREAM["games"])
UPSTREAM["table"] = ("bots", *UPSTREAM["bots"])
UPSTREAM["store"] = ("table", *UPSTREAM["table"])
for _shell in ("server", "lab", "line", "terminal", "wasm"):
    UPSTREAM[_shell] = ("store", *UPSTREAM["store"])
INCLUDE = re.compile(r'^\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>)')
# The rules are pure: no clock, no threads, no standard streams, no generators.
IMPURE = {"chrono", "ctime", "iostream", "random", "thread", "mutex", "future", "atomic"}

# What a page or a comment points to: links of Markdown, and paths of documents and folders of tests.
LINK = re.compile(r"\]\((?!https?:|mailto:|#)([^)#\s]+)")
POINTER = re.compile(r"(?<![\w/.-])((?:docs|tests|tools|fuzz|bench|examples)/[\w./-]*\w\.(?:md|cpp|hpp|py|json|txt|sh|mjs))\b")

UNFINISHED = re.compile(r"\b(?:TODO|FIXME|XXX|HACK)\b")
NAMELESS = re.compile(r"(?:^|[_-])(?:utils?|common|helpers?|managers?|misc)(?:$|[_-])", re.I)


# ---- text ---------------------------------------------------------------------------------------

def files(root):
    for folder, folders, names in os.walk(root):
        folders[:] = sorted(name for name in folders if name not in UNTRACKED)
        for name in sorted(names):
            yield Path(folder, name).relative_to(root)


def check_include(path, quoted, angled):
    """What is wrong with one include of a file under src/, or None."""
    here = path.parts[1] if len(path.parts) > 2 else None
    if here not in UPSTREAM:  # src/main.cpp sees everything
        return None
    if angled:
        if here in ("engine", "games") and angled in IMPURE:
            return f"the rules are pure: <{angled}> has no place in src/{here}"
        return None
    there = quoted.split("/")
    if there[0] not in UPSTREAM:
        return f'"{quoted}": write includes from src/, as "engine/seat.hpp"'
    if there[0] != here and there[0] not in UPSTREAM[here]:
        return f"src/{here} includes only what is upstream of it, not {there[0]}"
    in_a_game = here == "games" and len(path.parts) > 3
    if in_a_game and there[0] == "games" and len(there) > 2 and there[1] != path.parts[2]:
        return f"a game never includes another: {quoted}"
    return None


def check_code(path, lines):
    chance_allowed = path.as_posix().startswith(CHANCE_ALLOWED)
    for number, line in enumerate(lines, 1):
        if UNFINISHED.search(line):
            yield number, "finish it, or write it into an issue"
        if not chance_allowed and CHANCE.search(line.split("//", 1)[0]):
            yield number, "chance comes from engine/nature or engine/random, its seed from entropy"
        if path.parts[0] == "src" and not path.as_posix().startswith(DATE_ALLOWED) and DATE.search(line):
            yield number, "the date may jump: ask the loop for the time (server/wall_clock.hpp)"
        if path.parts[0] == "src" and (include := INCLUDE.match(line)):
            if wrong := check_include(path, *include.groups()):
                yield number, wrong
    if path.parts[0] == "src" and len(lines) > MAX_LINES:
        yield len(lines), f"{len(lines)} lines; at {MAX_LINES} a second subject is hiding in it"


def check_pointers(root, path, lines):
    """Links and paths that lead nowhere."""
    for number, line in enumerate(lines, 1):
        links = LINK.findall(line) if path.suffix == ".md" else []
        lost = [to for to in links if not (root / path.parent / to).exists()]
        lost += [to for to in POINTER.findall(line)
                 if not (root / to).exists() and not (root / path.parent / to).exists()]
        yield from ((number, f"there is no {to}") for to in lost)


def check_text(root):
    findings = []
    for path in files(root):
        is_text = path.suffix in TEXT_SUFFIXES or path.name in ("Makefile", "CMakeLists.txt")
        is_code = path.parts[0] in CODE_FOLDERS and path.suffix in CODE_SUFFIXES
        if not is_text or path.parts[:2] == ("fuzz", "corpus"):
            continue
        text = (root / path).read_text(encoding="utf-8", errors="replace")
        lines = text.splitlines()
        if path.parts[0] in CODE_FOLDERS + ("tools", "web") and NAMELESS.search(path.stem):
            findings.append(f"{path}:1: a file is named after its subject")
        if text and not text.endswith("\n"):
            findings.append(f"{path}:{len(lines)}: no newline at the end")
        findings += [f"{path}:{number}: trailing white space"
                     for number, line in enumerate(lines, 1) if line != line.rstrip()]
        findings += [f"{path}:{number}: {wrong}" for number, wrong in check_pointers(root, path, lines)]
        if is_code and path.parts[:2] != ("tests", "canary"):
            findings += [f"{path}:{number}: {wrong}" for number, wrong in check_code(path, lines)]
    print(*findings, sep="\n", end="\n" if findings else "")
    return not findings


# ---- clang-format -------------------------------------------------------------------------------

def check_format(root, fix=False):
    sources = [str(path) for path in files(root)
               if path.parts[0] in CODE_FOLDERS + ("cmake",) and path.suffix in CODE_SUFFIXES]
    if not sources:
        return True
    mode = ["-i"] if fix else ["--dry-run", "-Werror"]
    return subprocess.run(["clang-format-19", *mode, *sources], cwd=root, check=False).returncode == 0


# ---- clang-tidy ---------------------------------------------------------------------------------

def dependencies(build):
    """What each object file was made from, as ninja recorded it."""
    listing = subprocess.run(["ninja", "-C", str(build), "-t", "deps"], text=True,
                             capture_output=True, check=False).stdout
    made_from = {}
    for line in listing.splitlines():
        if line.startswith(" "):
            made_from[target].append(line.strip())
        elif ": #deps" in line:
            target = line.split(":")[0]
            made_from[target] = []
    return made_from


def fingerprint(root, common, entry, made_from):
    """Of all that a verdict depends on; None where ninja has not built the file."""
    if entry.get("output") not in made_from:
        return None
    digest = hashlib.sha256(common)
    digest.update(entry["command"].encode())
    for name in sorted(made_from[entry["output"]]):
        path = Path(entry["directory"], name).resolve()
        if path.is_relative_to(root) and path.exists():
            digest.update(path.read_bytes())
    return digest.hexdigest()


def is_ours(root, build, file):
    """A file of src/, or one that CMake joined from several of them."""
    joined = file.is_relative_to(build) and file.parent.name == "Unity"
    if joined:
        return str(root / "src") in file.read_text()
    return file.is_relative_to(root / "src")


def check_clang_tidy(root):
    build = root / "build/fuzz"
    database = build / "compile_commands.json"
    if not database.exists():
        print("build/fuzz is not configured: cmake --preset fuzz")
        return False
    ours = [entry for entry in json.loads(database.read_text())
            if is_ours(root, build, Path(entry["file"]))]
    # A joined file includes others with the suffix .cpp, and is meant to.
    command = ["clang-tidy-19", "-p", str(build), "--quiet", "--checks=-bugprone-suspicious-include"]
    version = subprocess.run(["clang-tidy-19", "--version"], capture_output=True, check=True).stdout
    common = version + (root / ".clang-tidy").read_bytes()
    made_from = dependencies(build)
    clean = build / "clang-tidy-clean"
    clean.mkdir(exist_ok=True)

    def check(entry):
        key = fingerprint(root, common, entry, made_from)
        if key and (clean / key).exists():
            return True
        run = subprocess.run([*command, entry["file"]], text=True, capture_output=True,
                             check=False)
        if run.returncode == 0:
            if key:
                (clean / key).touch()
            return True
        print(run.stdout or run.stderr, end="", flush=True)
        return False

    with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        return all(list(pool.map(check, ours)))


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checks", nargs="*", help="text, format, clang-tidy")
    parser.add_argument("--fix", action="store_true", help="let clang-format rewrite the sources")
    parser.add_argument("--root", type=Path, default=Path(__file__).parent.parent)
    arguments = parser.parse_args()
    root = arguments.root.resolve()
    available = {
        "text": lambda: check_text(root),
        "format": lambda: check_format(root, arguments.fix),
        "clang-tidy": lambda: check_clang_tidy(root),
    }
    unknown = [name for name in arguments.checks if name not in available]
    if unknown:
        parser.error(f"no such check: {', '.join(unknown)}")
    results = [available[name]() for name in arguments.checks or available]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
