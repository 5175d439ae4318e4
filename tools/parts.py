#!/usr/bin/env python3
"""What is not ours, and under which licence.

    tools/parts.py           rewrites docs/parts.md
    tools/parts.py --check   fails where it is not what the sources say

Debian's packages come from tools/setup.sh, those of the npm registry from the lock files, and which of
them are part of the page from the build of the page (build/web_parts.json).
"""

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIST = ROOT / "docs/parts.md"
PAGE = ROOT / "build/web_parts.json"

# Licence, and what it is for. "in" the program: linked or compiled in.
LINKED = {
    "john-data": ("public domain (`password.lst`)", "3,400 common passwords, compiled in"),
    "libboost-json1.81-dev": ("BSL-1.0", "JSON"),
    "libboost1.81-dev": ("BSL-1.0", "the network (Asio, Beast)"),
    "libcli11-dev": ("BSD-3-Clause", "the command line"),
    "libedit-dev": ("BSD-3-Clause", "editing lines in the terminal"),
    "libfmt-dev": ("MIT", "text"),
    "libicu-dev": ("Unicode-3.0", "names that look alike"),
    "libjemalloc-dev": ("BSD-2-Clause", "memory"),
    "libsodium-dev": ("ISC", "entropy, passwords"),
    "libsqlite3-dev": ("public domain", "the store"),
    "libtomlplusplus-dev": ("MIT", "content files"),
    "zlib1g-dev": ("Zlib", "compressed answers"),
}
TOOLS = {
    "build-essential": ("GPL-3.0 with the runtime exception (g++, libstdc++)", "the compiler"),
    "ccache": ("GPL-3.0", "compiling again quickly"),
    "chromium": ("BSD-3-Clause and others", "tests in a browser"),
    "clang-19": ("Apache-2.0 with LLVM exceptions", "the second compiler, fuzzing"),
    "clang-format-19": ("Apache-2.0 with LLVM exceptions", "formatting"),
    "clang-tidy-19": ("Apache-2.0 with LLVM exceptions", "lint"),
    "cmake": ("BSD-3-Clause", "building"),
    "fonts-dejavu-core": ("Bitstream Vera", "text in test pictures"),
    "git": ("GPL-2.0", "the seed of a test run"),
    "libbenchmark-dev": ("Apache-2.0", "benchmarks"),
    "libclang-rt-19-dev": ("Apache-2.0 with LLVM exceptions", "sanitizers, fuzzing"),
    "libgmock-dev": ("BSD-3-Clause", "tests"),
    "libgtest-dev": ("BSD-3-Clause", "tests"),
    "lld-19": ("Apache-2.0 with LLVM exceptions", "linking for clang"),
    "ninja-build": ("Apache-2.0", "building"),
    "nodejs": ("MIT", "building the page"),
    "npm": ("Artistic-2.0", "building the page"),
    "python3": ("PSF-2.0", "our tools"),
    "python3-websockets": ("BSD-3-Clause", "tests with a foreign client"),
    "tmux": ("ISC", "tests in a terminal"),
    "valgrind": ("GPL-2.0", "counting instructions"),
}

# What our own work and a page that anybody may load can contain.
FREE_FOR_ALL = {"MIT", "ISC", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "0BSD", "Unicode-3.0"}


def debian_packages():
    """The names in the lists of tools/setup.sh."""
    text = (ROOT / "tools/setup.sh").read_text()
    names = []
    for body in re.findall(r"packages\+?=\(([^)]*)\)", text):
        for line in body.splitlines():
            names += [word for word in line.split("#")[0].split() if re.match(r"[a-z]", word)]
    return sorted(set(names))


def npm_packages(lock):
    packages = json.loads((ROOT / lock).read_text())["packages"]
    found = {}
    for path, entry in packages.items():
        if path:
            found[path.rsplit("node_modules/", 1)[1]] = (entry["version"], entry.get("license", "?"))
    return found


def table(head, rows):
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows]) + "\n"


def written():
    """The list as it should be, and what is wrong with the parts themselves."""
    wrong = []
    debian = debian_packages()
    for name in debian:
        if name not in LINKED and name not in TOOLS:
            wrong.append(f"tools/setup.sh installs {name}: say in tools/parts.py what it is for")
    for name in [*LINKED, *TOOLS]:
        if name not in debian:
            wrong.append(f"tools/parts.py knows {name}, which tools/setup.sh does not install")
    npm = npm_packages("web/package-lock.json")
    page = set(json.loads(PAGE.read_text()))
    for name in sorted(page):
        if npm.get(name, ("", "?"))[1] not in FREE_FOR_ALL:
            wrong.append(f"the page contains {name}: its licence is {npm.get(name, ('', '?'))[1]}")
    known = lambda table: [(name, *table[name]) for name in debian if name in table]
    versions = lambda names, packages: [(name, *packages[name]) for name in sorted(names)
                                        if name in packages]
    text = f"""# What is not ours

Written by `make parts` from `tools/setup.sh`, the lock files and the build of the page; a test keeps it
current. Our own work is under the [Apache License 2.0](../LICENSE).

## In the program

From Debian 12, in whatever version its updates bring.

{table(("package", "licence", "for"), known(LINKED))}
## In the page

From the npm registry, compiled into the browser client.

{table(("package", "version", "licence"), versions(page, npm))}
## To build and to prove

Debian's packages; nothing of them is in the program, but for what a compiler adds to everything.

{table(("package", "licence", "for"), known(TOOLS))}
Packages of the npm registry: the tools that build and test the page, and a Node where the system's is too old.

{table(("package", "version", "licence"),
       versions(set(npm) - page, npm)
       + versions(npm_packages("tools/node/package-lock.json"),
                  npm_packages("tools/node/package-lock.json")))}"""
    return text, wrong


def main():
    if not PAGE.exists():
        sys.exit("parts: build the page first (tools/web.sh build)")
    text, wrong = written()
    if "--check" in sys.argv[1:]:
        if not LIST.exists() or LIST.read_text() != text:
            wrong.append("docs/parts.md is out of date: run `make parts`")
    elif not wrong:
        LIST.write_text(text)
    for line in wrong:
        print(f"parts: {line}")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
