#!/usr/bin/env python3
"""The test of the tests: plants each fault of planted.py and expects the named test to fail.

    tests/canary/run.py              the quick faults; what `make test` runs
    tests/canary/run.py --all        every fault, and that each program passes without one
    tests/canary/run.py --only B1    those of one row

A fault is laid over the sources: only the changed file lies in build/canary/<name>/, found before
the true one. The rest is linked from the libraries of a finished build (--build DIR, default
build/release); the object with the fault comes first, so that its inline functions are the ones
the linker keeps. Ends with `N canaries caught, M missed`, and exit status 1 if any was missed.
"""

import argparse
import fnmatch
import os
import re
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.dont_write_bytecode = True
from planted import BANNED, NONE, UNTESTED  # noqa: E402
from planted import FAULTS as RULE_FAULTS  # noqa: E402
from planted_server import SERVER_FAULTS  # noqa: E402

FAULTS = [*RULE_FAULTS, *SERVER_FAULTS]

ROOT = Path(__file__).resolve().parent.parent.parent
WORK = ROOT / "build/canary"
CORES = len(os.sched_getaffinity(0))
RUN_TIMEOUT_S = 120
LINKED = ["-lboost_json", "-lboost_container", "-lsodium", "-lfmt", "-lsqlite3", "-lz",
          "-licui18n", "-licuuc", "-ledit", "-pthread"]

ROW_SOURCE = """#include "battery/{row}.hpp"

#include "support/battery_{game}.hpp"

[[maybe_unused]] static const bool added =
    ::paradoxa::battery::add_{row}<::paradoxa::{game}::Game>();
"""


class Broken(Exception):
    """The canary itself does not work: as bad as one that was missed."""


# ---- Building -----------------------------------------------------------------------------------

def run(command, timeout=None, cwd=ROOT, **environment):
    """Exit status and output; None after a timeout."""
    try:
        done = subprocess.run([str(part) for part in command], cwd=cwd, text=True, errors="replace",
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, timeout=timeout, check=False,
                              env=os.environ | {"PARADOXA_BUDGET": "test"} | environment)
        return done.returncode, done.stdout
    except subprocess.TimeoutExpired as expired:
        return None, (expired.stdout or b"").decode(errors="replace")


class Builder:
    def __init__(self, build):
        self.build = build
        self.libraries = [build / f"libparadoxa_{layer}.a"
                          for layer in ("server", "web", "store", "table", "bots", "games", "words",
                                        "engine", "embedded", "third_party")]
        missing = [library.name for library in self.libraries if not library.exists()]
        if missing:
            raise Broken(f"{build} lacks {', '.join(missing)}: build it first (make build)")
        cache = (build / "CMakeCache.txt").read_text()
        arch = re.search(r"^PARADOXA_ARCH:\w+=(\S+)", cache, re.M)
        self.flags = ["-O1", "-w", "-DTOML_EXCEPTIONS=0", "-DTOML_HEADER_ONLY=0",
                      '-DPARADOXA_VERSION="canary"']
        self.flags += [f"-march={arch.group(1)}"] if arch else []
        self.compiler = (["ccache"] if shutil.which("ccache") else []) + ["g++"]

    def joined(self, folder, changed):
        """The changed file, joined with those that the build compiles together with it: so that the
        linker needs nothing more from the library member that holds the true one."""
        original = f'#include "{ROOT / changed}"'
        for unity in self.build.glob("CMakeFiles/*/Unity/*.cxx"):
            text = unity.read_text()
            if original in text:
                together = folder / f"joined_{changed.stem}.cpp"
                together.write_text(text.replace(original, f'#include "{folder / changed}"'))
                return together
        return folder / changed

    def users(self, changed):
        """What to compile for a header that only sources of the libraries include: those sources."""
        wanted = f'#include "{changed.relative_to("src")}"' if changed.parts[0] == "src" else None
        including = [path for path in (ROOT / "src").rglob("*.?pp")
                     if wanted and wanted in path.read_text()]
        if any(path.suffix == ".hpp" for path in including):
            return []  # the tests include it, too
        unities = {unity: unity.read_text() for unity in self.build.glob("CMakeFiles/*/Unity/*.cxx")}
        return [next((unity for unity, text in unities.items() if f'#include "{path}"' in text), path)
                for path in including]

    def program(self, folder, program, changed=None, sanitize=False):
        """Builds a test program over the changed file in `folder`; returns its path."""
        source = ROOT / program
        if program.startswith("battery/"):
            row, _, game = Path(program).name.partition("@")
            source = folder / f"{row}_row.cpp"
            source.write_text(ROW_SOURCE.format(row=row, game=game or "paradominetor"))
        if not source.exists():
            raise Broken(f"{program} does not exist")
        sources = [source]
        # A folder's tests may share sources that hold no test.
        if source.parent.parent == ROOT / "tests":
            sources += [path for path in sorted(source.parent.glob("*.cpp"))
                        if not path.stem.endswith("_test")]
        if changed and changed.suffix == ".cpp":
            sources.insert(0, self.joined(folder, changed))
        if changed and changed.suffix == ".hpp":
            sources[:0] = self.users(changed)
        sanitizers = {False: [], "thread": ["-fsanitize=thread"],
                      True: ["-fsanitize=address,undefined", "-fno-sanitize=vptr",
                             "-fno-sanitize-recover=all"]}[sanitize]
        include = ["-I", folder / "src", "-I", folder / "tests", "-I", "src", "-I", "tests"]
        objects = []
        for path in sources:
            objects.append(folder / f"{path.stem}.o")
            status, output = run([*self.compiler, "-std=c++23", *self.flags, *sanitizers, *include,
                                  "-c", path, "-o", objects[-1]])
            if status != 0:
                raise Broken(f"does not compile:\n{output}")
        made = folder / "program"
        status, output = run(["g++", *sanitizers, *objects, "-Wl,--start-group", *self.libraries,
                              "-Wl,--end-group", "-lgtest", "-lgtest_main", *LINKED, "-o", made])
        if status != 0:
            raise Broken(f"does not link:\n{output}")
        return made

    def whole(self, folder, changed):
        """The program itself over the changed file, for tests that start it."""
        sources = [self.joined(folder, changed), ROOT / "src/main.cpp"]
        objects = []
        for path in sources:
            objects.append(folder / f"{path.stem}.o")
            status, output = run([*self.compiler, "-std=c++23", *self.flags, "-D_GLIBCXX_ASSERTIONS",
                                  "-I", folder / "src", "-I", "src", "-c", path, "-o", objects[-1]])
            if status != 0:
                raise Broken(f"does not compile:\n{output}")
        more = [self.build / f"libparadoxa_{layer}.a" for layer in ("terminal", "line", "lab")]
        made = folder / "paradoxa"
        status, output = run(["g++", *objects, "-Wl,--start-group", *more, *self.libraries,
                              "-Wl,--end-group", *LINKED, "-o", made])
        if status != 0:
            raise Broken(f"does not link:\n{output}")
        return made


# ---- One canary of each sort --------------------------------------------------------------------

def fresh(name):
    folder = WORK / name
    shutil.rmtree(folder, ignore_errors=True)
    for part in ("src", "tests"):
        (folder / part).mkdir(parents=True)
    return folder


def failed_tests(output):
    """The tests that failed, or that were running when the program died."""
    names = re.findall(r"^\[  FAILED  \] ([^\s,]+)", output, re.M)
    started = re.findall(r"^\[ RUN      \] (\S+)", output, re.M)
    ended = re.findall(r"^\[(?:       OK|  FAILED) \] ([^\s,]+)", output, re.M)
    return set(names) | set(name for name in started if name not in ended)


def plant(builder, fault, folder):
    """Caught, or why not."""
    text = (ROOT / fault.file).read_text()
    if text.count(fault.old) != 1:
        raise Broken(f"{fault.file} has {text.count(fault.old)} times: {fault.old}")
    changed = folder / fault.file
    changed.parent.mkdir(parents=True, exist_ok=True)
    changed.write_text(text.replace(fault.old, fault.new))
    if fault.program.startswith("tests_"):  # a finished one, against a program with the fault
        program = builder.build / fault.program
        faulty = {"PARADOXA_PROGRAM": str(builder.whole(folder, Path(fault.file)))}
    else:
        program = builder.program(folder, fault.program, Path(fault.file), fault.sanitize)
        faulty = {}
    status, output = run([program, f"--gtest_filter={fault.fails}"], RUN_TIMEOUT_S, **faulty)
    (folder / "output.txt").write_text(output)
    if status is None:
        return f"no answer within {RUN_TIMEOUT_S} s"
    if "Running 0 tests" in output:
        raise Broken(f"no test is called {fault.fails}")
    if fault.sanitize and not re.search(r"runtime error:|AddressSanitizer|ThreadSanitizer", output):
        return "no sanitizer objected"
    if fault.sanitize == "thread":  # which objects, and lets the test go on
        return None if status != 0 else f"{fault.fails} passed"
    failed = [name for name in failed_tests(output) if fnmatch.fnmatchcase(name, fault.fails)]
    return None if status != 0 and failed else f"{fault.fails} passed"


def control(builder, program, folder):
    """The program without a fault: a test that always fails catches everything."""
    finished = program.startswith("tests_")
    made = builder.build / program if finished else builder.program(folder, program)
    status, output = run([made], RUN_TIMEOUT_S)
    (folder / "output.txt").write_text(output)
    return None if status == 0 else "fails without a fault: " + ", ".join(failed_tests(output))


def banned_calls(folder):
    for number, line in enumerate(BANNED):
        planted = folder / f"src/engine/planted{number}.hpp"
        planted.parent.mkdir(parents=True, exist_ok=True)
        planted.write_text(f"#pragma once\n{line}\n")
    status, output = run([sys.executable, "tools/tidy.py", "--root", folder, "text"])
    missed = [line for number, line in enumerate(BANNED)
              if f"src/engine/planted{number}.hpp:2:" not in output]
    return None if status != 0 and not missed else f"not found: {missed}"


def untested_clause(folder):
    test, clause = UNTESTED
    shutil.rmtree(folder)
    for part in ("rules", "src", "tests"):
        shutil.copytree(ROOT / part, folder / part)
    renamed = 0
    for path in (folder / "tests").rglob("*.cpp"):
        text = path.read_text()
        renamed += text.count(test)
        path.write_text(text.replace(test, "unnamed_"))
    if renamed == 0:
        raise Broken(f"no test is named {test}")
    status, output = run([sys.executable, "tools/clauses.py", "--root", folder])
    return None if status != 0 and re.search(rf"{re.escape(clause)}\b", output) else "not missed"


# ---- All of them --------------------------------------------------------------------------------

class Job:
    def __init__(self, row, what, check, good="caught"):
        self.row, self.what, self.check, self.good = row, what, check, good

    def work(self, number):
        """The verdict: `good`, or MISSED."""
        start = time.monotonic()
        folder = fresh(f"{self.row}-{number}")
        try:
            why = self.check(folder)
        except (Broken, OSError) as broken:
            why = f"the canary is broken: {broken}"
        verdict = "MISSED" if why else self.good
        print(f"  {self.row:<9} {verdict}  {self.what}  ({time.monotonic() - start:.1f} s)"
              + (f"\n    {folder.relative_to(ROOT)}: {why}" if why else ""), flush=True)
        return verdict


def stale_faults():
    """Faults that would no longer be planted: the sources have moved on."""
    def fits(fault):
        return (ROOT / fault.file).read_text().count(fault.old) == 1
    return [f"{fault.row}: {fault.what}, in {fault.file}" for fault in FAULTS if not fits(fault)]


def jobs(arguments, builder):
    if stale := stale_faults():
        raise Broken("these faults do not fit their files any more:\n  " + "\n  ".join(stale))
    wanted = [Job("A1", f"{UNTESTED[1]} has no test", untested_clause)]
    chosen = [fault for fault in FAULTS if fault.quick or arguments.all or arguments.only]
    wanted += [Job(fault.row, fault.what, lambda folder, f=fault: plant(builder, f, folder))
               for fault in chosen]
    wanted.append(Job("C3", f"{len(BANNED)} second sources of chance", banned_calls))
    if arguments.only:
        return [job for job in wanted if job.row in arguments.only]
    if arguments.all:
        programs = sorted({fault.program for fault in FAULTS})
        wanted += [Job("control", f"{program} without a fault",
                       lambda folder, p=program: control(builder, p, folder), good="passed")
                   for program in programs]
    return wanted


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", action="store_true", help="every fault, and controls")
    parser.add_argument("--quick", action="store_true", help="the quick faults (the default)")
    parser.add_argument("--only", action="append", metavar="ROW", help="one row; may be repeated")
    parser.add_argument("--build", type=Path, default=ROOT / "build/release",
                        help="a finished build, for its libraries")
    arguments = parser.parse_args()
    try:
        planned = jobs(arguments, Builder(arguments.build.resolve()))
    except Broken as broken:
        print(broken)
        return 1
    with ThreadPoolExecutor(CORES) as pool:
        verdicts = list(pool.map(Job.work, planned, range(len(planned))))
    for row, why in NONE.items():
        print(f"  {row:<9} none    {why}")
    print(f"{verdicts.count('caught')} canaries caught, {verdicts.count('MISSED')} missed")
    return 0 if "caught" in verdicts and "MISSED" not in verdicts else 1


if __name__ == "__main__":
    sys.exit(main())
