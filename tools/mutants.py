#!/usr/bin/env python3
"""A13: small faults in the rules, and whether the tests notice them.

    tools/mutants.py                     every mutant of every game
    tools/mutants.py --game paradoxical  of one game
    tools/mutants.py --sample 40         so many of each game, chosen by PARADOXA_SEED
    tools/mutants.py --least 95          fails where fewer than so many of a hundred are killed

A mutant is one change: a condition negated, a statement removed, a small number raised by one.
All mutants of a game are compiled together into one test program, and
PARADOXA_MUTANT selects the active one, so thousands cost one build. A mutant that no test notices is a missing test,
or a line that makes no difference: known ones of that kind are listed in EQUIVALENT, with the reason.
"""

import argparse
import os
import random
import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "build/mutants"
CORES = len(os.sched_getaffinity(0))
GAMES = ("paradominetor", "paradoxical", "initiative", "island", "restart")

# What decides which moves there are, what they do, and what they score.
WANTED = re.compile(r"/(legal|apply|score|trick|paradox|program|refusal|places|payment|forming|matrix)"
                    r"\.hpp$|/chapters/")

HEADER = """#pragma once
namespace paradoxa {
extern int chosen_mutant;
constexpr bool mutant(int number) {
  return !__builtin_is_constant_evaluated() && number == chosen_mutant;
}
}
"""
MAIN = """#include <cstdlib>
namespace paradoxa {
int chosen_mutant = std::getenv("PARADOXA_MUTANT") ? std::atoi(std::getenv("PARADOXA_MUTANT")) : 0;
}
"""

# Mutants must be caught by the tests of clauses, examples, events and move counts (A1 to A3). The signature
# of played games (A6) is left out: it catches nearly everything and explains nothing. Shuffles, samplers
# and the long rows test other things.
JUDGES = "--gtest_filter=-*Soak*:*A6_*:*C2_*:*Determinize*"

# Lines of the rules, as they are written, in which a change makes no difference that anybody could see.
EQUIVALENT = {
    "std::uint8_t winners = 0;": "a result is always made with all its fields",
    "std::uint8_t full = 0;": "a result is always made with all its fields",
    "std::uint64_t paradoxes = 0;  // the faces that form one, a bit for each face code":
        "a result is always made with all its fields",
    "int lowest = kValues, highest = 1;": "nothing is lower than the lowest value there is",
    "for (int three = kValues; three >= 1; --three) {": "five ones never outweigh five other cards",
}


@dataclass
class Mutant:
    number: int
    file: str
    line: int
    what: str
    text: str


# ---- Making them --------------------------------------------------------------------------------

def closing(text, at):
    """Where the parenthesis that opens at `at` closes; -1 where it does not on this line."""
    depth = 0
    for i in range(at, len(text)):
        depth += (text[i] == "(") - (text[i] == ")")
        if depth == 0:
            return i
    return -1


_ASSIGNED = re.compile(r"^[A-Za-z_][\w.\[\]()>:-]* (?:[-+|&^*]|<<|>>)?= [^;]+;$")
_CALLED = re.compile(r"^(?!return\b|static_assert|assert|using|throw)[A-Za-z_][\w.>:-]*\(.*\);$")
_COUNTED = re.compile(r"^(?:\+\+|--)[\w.\[\]>-]+;$")
_CONSTANT = re.compile(r"\b(constexpr|static|case|template|enum|using|struct|class|assert\w*|static_assert)\b")
_NUMBER = re.compile(r"(?<=[<>=+-] )([0-9])(?=[;)\s,])")
_COMPARED = re.compile(r" (==|!=|<=|>=|<|>|&&|\|\|) ")


def whole_statement(code, before):
    """The line is a statement of its own and not the end of a longer one."""
    if not before.endswith((";", "{", "}", ":", ")", "else")) and before != "":
        return False
    return bool(_ASSIGNED.match(code) or _CALLED.match(code) or _COUNTED.match(code))


def changes(line, before):
    """(what, changed line with @ for the number) of every mutant that this line can have."""
    code = line.strip()
    indent = line[:len(line) - len(line.lstrip())]
    if code.startswith(("//", "#", "*")):
        return
    found = re.match(r"(?:\} else )?if \(", code)
    if found and not code.startswith("if constexpr"):
        start = code.index("(")
        end = closing(code, start)
        inside = code[start + 1:end]
        declares = ";" in inside or re.match(r"(const|auto|[\w:<>]+[&*]?) [\w&*]+ = ", inside)
        if end > 0 and not declares:
            yield ("turned round", f"{indent}{code[:start]}(mutant(@) != static_cast<bool>({inside}))"
                                   f"{code[end + 1:]}")
    if whole_statement(code, before):
        yield "left out", f"{indent}{{ if (!mutant(@)) {{ {code} }} }}"
    returned = re.match(r"return ([^?]+);$", code)
    if returned and _COMPARED.search(returned[1]) and "{" not in code:
        yield "turned round", f"{indent}return mutant(@) != static_cast<bool>({returned[1]});"
    if not _CONSTANT.search(code):
        for number in _NUMBER.finditer(line):
            yield (f"{number[1]} raised by one",
                   f"{line[:number.start()]}({number[1]} + mutant(@)){line[number.end():]}")


def mutated(text, file, first, refused):
    """The file with its mutants, and a list of them. One change a line: they exclude each other."""
    lines, mutants, before = [], [], ""
    compiling = False  # inside a function that has run before there is a mutant
    for at, line in enumerate(text.split("\n"), 1):
        compiling = line != "}" and (compiling or line.startswith("consteval "))
        left_alone = compiling or (file, at) in refused or line.strip() in EQUIVALENT
        options = [] if left_alone else list(changes(line, before))
        if options:
            what, changed = options[(at * 7) % len(options)]
            number = first + len(mutants)
            mutants.append(Mutant(number, file, at, what, line.strip()))
            line = changed.replace("@", str(number))
        lines.append(line)
        code = line.split("//")[0].strip()
        before = code if code else before
    return "\n".join(lines), mutants


def plant(game, folder, refused):
    mutants = []
    for path in sorted((ROOT / "src/games" / game / "rules").rglob("*.hpp")):
        file = str(path.relative_to(ROOT))
        if not WANTED.search("/" + file) or "/events/" in file:
            continue
        text, more = mutated(path.read_text(), file, len(mutants) + 1, refused)
        target = folder / file
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text)
        mutants += more
    return mutants


# ---- Building -----------------------------------------------------------------------------------

def flags(folder):
    cache = (ROOT / "build/release/CMakeCache.txt").read_text()
    arch = re.search(r"^PARADOXA_ARCH:\w+=(\S+)", cache, re.M)
    return ["-std=c++23", "-O1", "-w", "-DTOML_EXCEPTIONS=0", "-DTOML_HEADER_ONLY=0",
            '-DPARADOXA_VERSION="mutant"', *([f"-march={arch[1]}"] if arch else []),
            "-include", folder / "mutant.hpp", "-I", folder / "src", "-I", ROOT / "src", "-I", ROOT / "tests"]


def run(command, **environment):
    return subprocess.run([str(part) for part in command], cwd=ROOT, text=True, errors="replace",
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          check=False, env=os.environ | environment)


def compile_all(game, folder):
    """Objects of all tests of the game, or the output of the compiler."""
    sources = sorted((ROOT / "tests/games" / game).glob("*_test.cpp"))
    sources.append(ROOT / f"tests/battery/{game}_test.cpp")
    sources.append(folder / "chosen.cpp")

    def one(source):
        made = folder / f"{source.parent.name}_{source.stem}.o"
        done = run(["g++", *flags(folder), "-c", source, "-o", made])
        return made, "" if done.returncode == 0 else done.stdout

    with ThreadPoolExecutor(CORES) as pool:
        results = list(pool.map(one, sources))
    return [made for made, _ in results], "".join(output for _, output in results)


def build(game):
    """The test program with all mutants, and the list of them. What does not compile is left out."""
    folder = WORK / game
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "mutant.hpp").write_text(HEADER)
    (folder / "chosen.cpp").write_text(MAIN)
    refused = set()
    for _ in range(6):
        mutants = plant(game, folder, refused)
        objects, output = compile_all(game, folder)
        if not output:
            break
        places = {(str(Path(file).relative_to(folder)), int(line))
                  for file, line in re.findall(r"^(\S+?):(\d+):\d+: error", output, re.M)
                  if Path(file).is_relative_to(folder)}
        if not places - refused:
            sys.exit(f"mutants: the tests of {game} do not compile:\n{output[:3000]}")
        refused |= places
    libraries = [ROOT / f"build/release/libparadoxa_{layer}.a"
                 for layer in ("server", "web", "store", "table", "bots", "games", "words", "engine", "embedded",
                               "third_party")]
    made = folder / "tests"
    done = run(["g++", *objects, "-Wl,--start-group", *libraries, "-Wl,--end-group", "-lgtest", "-lgmock",
                "-lgtest_main", "-lboost_json", "-lboost_container", "-lsodium", "-lfmt", "-lsqlite3", "-lz",
                "-licui18n", "-licuuc", "-pthread", "-o", made])
    if done.returncode != 0:
        sys.exit(f"mutants: the tests of {game} do not link:\n{done.stdout[-3000:]}")
    return made, mutants


# ---- Running ------------------------------------------------------------------------------------

def killed(program, number, patience):
    """Whether some test fails, or none comes to its end."""
    try:
        done = subprocess.run([program, JUDGES, "--gtest_fail_fast", "--gtest_brief=1"], cwd=ROOT, check=False,
                              stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                              timeout=patience, env=os.environ | {"PARADOXA_MUTANT": str(number)})
        return done.returncode != 0
    except subprocess.TimeoutExpired:
        return True


def judge(game, arguments):
    begin = time.monotonic()
    program, mutants = build(game)
    built = time.monotonic()
    if killed(program, 0, 600):
        sys.exit(f"mutants: the tests of {game} fail without a mutant")
    patience = 5 * (time.monotonic() - built) + 10
    if arguments.sample:
        mutants = random.Random(os.environ.get("PARADOXA_SEED", "1")).sample(
            mutants, min(arguments.sample, len(mutants)))
    with ThreadPoolExecutor(CORES) as pool:
        dead = list(pool.map(lambda mutant: killed(program, mutant.number, patience), mutants))
    survivors = [mutant for mutant, gone in zip(mutants, dead) if not gone]
    share = 100 * (len(mutants) - len(survivors)) / max(1, len(mutants))
    print(f"{game}: {len(mutants) - len(survivors)} of {len(mutants)} mutants killed, {share:.1f} % "
          f"(built in {built - begin:.0f} s, judged in {time.monotonic() - built:.0f} s)", flush=True)
    for mutant in sorted(survivors, key=lambda one: one.number):
        print(f"  {mutant.file}:{mutant.line}: {mutant.what}: {mutant.text}")
    return share


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--sample", type=int, default=0)
    parser.add_argument("--least", type=float, default=0)
    arguments = parser.parse_args()
    shares = [judge(game, arguments) for game in arguments.game or GAMES]
    sys.exit(1 if min(shares) < arguments.least else 0)


if __name__ == "__main__":
    main()
