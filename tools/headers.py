#!/usr/bin/env python3
"""Checks that every header of the engine and the games stands alone: C++20, no exceptions, no RTTI.

    tools/headers.py [HEADER...]    these headers, by default all of them

A header stands alone if it compiles in a file that includes nothing else first. Where one header includes
another anyway, including that one first changes nothing, so a single file proves a whole chain of them:
each header of the chain includes the one before it. As few chains as possible cover them all.
Reads its flags from build/fuzz (cmake --preset fuzz) and remembers which chains were clean.
"""

import hashlib
import json
import os
import re
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
BUILD = ROOT / "build/fuzz"
FOLDERS = ("engine", "games")

INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"')
# Compiling without producing code needs none of these.
NEEDLESS = re.compile(r"-f(no-)?sanitize\S*|-O\d|-g\d|-c")


def included(text):
    """Our own headers that a text always includes: not those behind a condition."""
    depth, found = 0, []
    for line in text.splitlines():
        if re.match(r"\s*#\s*if", line):
            depth += 1
        elif re.match(r"\s*#\s*endif", line):
            depth -= 1
        elif depth == 0 and (include := INCLUDE.match(line)):
            found.append(include[1])
    return found


class Headers:
    def __init__(self, sources):
        self.texts = {path.relative_to(sources).as_posix(): path.read_text()
                      for folder in FOLDERS for path in sorted((sources / folder).rglob("*.hpp"))}
        self.direct = {name: [other for other in included(text) if other in self.texts]
                       for name, text in self.texts.items()}
        self.reached = {}

    def below(self, name):
        """All that a header includes, directly or not."""
        if name not in self.reached:
            self.reached[name] = set()  # headers that include each other come to an end too
            for other in self.direct[name]:
                self.reached[name] |= {other} | self.below(other)
        return self.reached[name]

    def chains(self, names):
        """The fewest chains that cover these headers: a maximum matching of each with its next."""
        above = {name: [other for other in names if other != name and name in self.below(other)
                        and other not in self.below(name)] for name in names}
        before = {}

        def extend(name, seen):
            for other in above[name]:
                if other not in seen:
                    seen.add(other)
                    if other not in before or extend(before[other], seen):
                        before[other] = name
                        return True
            return False

        for name in names:
            extend(name, set())
        after = {name: other for other, name in before.items()}
        for name in names:
            if name not in before:
                chain = [name]
                while chain[-1] in after:
                    chain.append(after[chain[-1]])
                yield chain


def compiler():
    """The compiler with the flags of the engine, less those that only matter for its code."""
    entries = json.loads((BUILD / "compile_commands.json").read_text())
    entry = next(entry for entry in entries if "paradoxa_engine.dir" in entry["command"])
    words = shlex.split(entry["command"])
    at = words.index("-o")
    words = words[:at] + words[at + 2:]
    kept = [word for word in words if word != entry["file"] and not NEEDLESS.fullmatch(word)]
    return [*kept, "-fsyntax-only", "-x", "c++", "-"]


def main():
    if not (BUILD / "compile_commands.json").exists():
        sys.exit("build/fuzz is not configured: cmake --preset fuzz")
    headers = Headers(SOURCES)
    names = sys.argv[1:] or list(headers.texts)
    if unknown := [name for name in names if name not in headers.texts]:
        sys.exit(f"no such header under src: {', '.join(unknown)}")
    command = compiler()
    version = subprocess.run([command[0], "--version"], capture_output=True, check=True).stdout
    clean = BUILD / "headers-clean"
    clean.mkdir(exist_ok=True)

    def fingerprint(chain):
        digest = hashlib.sha256(version + "\n".join([*command, *chain]).encode())
        for name in sorted(headers.below(chain[-1]) | set(chain)):
            digest.update(headers.texts[name].encode())
        return clean / digest.hexdigest()

    def check(chain):
        verdict = fingerprint(chain)
        if verdict.exists():
            return True
        text = "".join(f'#include "{name}"\n' for name in chain)
        run = subprocess.run(command, cwd=BUILD, input=text, text=True, capture_output=True, check=False)
        if run.returncode == 0:
            verdict.touch()
            return True
        print(f"{' <- '.join(chain)}:\n{run.stderr}", end="", flush=True)
        return False

    chains = list(headers.chains(names))
    with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        verdicts = list(pool.map(check, chains))
    print(f"{len(names)} headers in {len(chains)} files: {verdicts.count(False)} failed")
    return 0 if all(verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
