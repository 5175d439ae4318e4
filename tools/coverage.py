#!/usr/bin/env python3
"""A14: which lines of the engine and the games no test runs.

    tools/coverage.py            builds, runs the tests, and reports
    tools/coverage.py --report   reports what the last run left
    tools/coverage.py --least N  fails where fewer than N of a hundred lines run

A line counts once, however many types a template is made for. What only runs while compiling
(consteval) does not count. Lines in EXPLAINED are counted, but not listed one by one. Branches that lead to exceptions are left out: the games have none.
"""

import argparse
import collections
import json
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from os import sched_getaffinity
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build/coverage"
PROGRAMS = ("tests_engine", "tests_games", "tests_battery", "tests_line", "tests_table", "tests_words",
            "tests_bots", "tests_contract", "tests_terminal", "tests_lab", "tests_server")
WANTED = ("src/engine/", "src/games/")
# Lines that no test can run, or need not: where, what, why.
EXPLAINED = (
    (r"rules/(invariants|options)", r'return "', "the net under readers and rules: they never make such a position"),
    (r"rules/view\.hpp", r"^[\w:<>, ]+ \w+( = \w+|\{\});", "a field's initial value, overwritten while the view is made"),
    (r"engine/bits\.hpp|rules/subset\.hpp", r"word", "for processors without BMI2"),
    (r"rules/program\.hpp", r"return \"PX-", "the whole table of operations; some never ask for it"),
    (r"", r"^(default: return \{\}|return (\w+\[0\]|0|false|\"none\"|k\w+));$", "after a loop or a switch that always answers"),
    (r"", r"^\}$", "a destructor that the compiler has made into nothing"),
)
CORES = len(sched_getaffinity(0))


def run_tests():
    subprocess.run(["cmake", "--preset", "coverage"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["cmake", "--build", str(BUILD), "--target", "paradoxa", *PROGRAMS], cwd=ROOT, check=True)
    for counts in BUILD.rglob("*.gcda"):
        counts.unlink()
    for program in PROGRAMS:
        done = subprocess.run([BUILD / program, "--gtest_brief=1"], cwd=ROOT, check=False)
        if done.returncode != 0:
            print(f"coverage: {program} failed", file=sys.stderr)


def counted(notes):
    """What gcov knows of one object: (file, line) -> runs, and its branches."""
    done = subprocess.run(["gcov", "--json-format", "--stdout", "--branch-probabilities", str(notes)],
                          cwd=BUILD, capture_output=True, text=True, check=False)
    lines, branches = collections.Counter(), {}
    for text in done.stdout.splitlines():
        for file in json.loads(text)["files"]:
            path = (BUILD / file["file"]).resolve()
            name = str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else ""
            if not name.startswith(WANTED):
                continue
            for line in file["lines"]:
                lines[name, line["line_number"]] += line["count"]
                ways = [way["count"] > 0 for way in line["branches"] if not way["throw"]]
                if ways:
                    key = (name, line["line_number"], len(ways))
                    known = branches.get(key, [False] * len(ways))
                    branches[key] = [a or b for a, b in zip(known, ways)]
    return lines, branches


def report():
    lines, branches = collections.Counter(), {}
    with ThreadPoolExecutor(CORES) as pool:
        for some, ways in pool.map(counted, sorted(BUILD.rglob("*.gcda"))):
            for key, count in some.items():
                lines[key] += count
            for key, taken in ways.items():
                branches[key] = [a or b for a, b in zip(branches.get(key, taken), taken)]
    holes = collections.defaultdict(list)
    for (file, line), count in sorted(lines.items()):
        if count == 0:
            holes[file].append(line)
    reasons = collections.Counter()
    for file, missing in holes.items():
        text = (ROOT / file).read_text().splitlines()
        for line in missing:
            said = text[line - 1].strip()
            reason = next((why for where, what, why in EXPLAINED if re.search(where, file) and re.search(what, said)), "")
            reasons[reason] += 1
            if not reason:
                print(f"{file}:{line}: {said}")
    for reason, count in reasons.items():
        if reason:
            print(f"{count} lines left out: {reason}")
    ran = sum(count > 0 for count in lines.values())
    taken = sum(sum(ways) for ways in branches.values())
    every = sum(len(ways) for ways in branches.values())
    share = 100 * ran / max(1, len(lines))
    print(f"{ran} of {len(lines)} lines ({share:.2f} %), {taken} of {every} branches "
          f"({100 * taken / max(1, every):.1f} %)")
    return share


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--report", action="store_true")
    parser.add_argument("--least", type=float, default=0)
    arguments = parser.parse_args()
    if not arguments.report:
        run_tests()
    sys.exit(1 if report() < arguments.least else 0)


if __name__ == "__main__":
    main()
