#!/usr/bin/env python3
"""Runs every check.

    tools/test.py         every step below; what `make test` runs after set-up
    tools/test.py soak    the tests named *Soak* with their long budgets, figures shown live, and the
                          whole games in the browser that `make test` has no time for
    tools/test.py fuzz    PARADOXA_FUZZ_SECONDS (default 60) for each fuzz target;
                          PARADOXA_FUZZ_KEEP=1 adds what was found to fuzz/corpus/

Each ends with `N passed, N failed` and exit status 1 if anything failed. A GoogleTest case counts
as one test, and so does every other step. Logs are in build/logs/<step>.log.

The tests find in their environment
    PARADOXA_SEED     the seed of this run: given, or else derived from the commit
    PARADOXA_BUDGET   test, soak or soak_sanitized: how much work to do
    PARADOXA_PRESET   release, debug, clang, fuzz or threads
    PARADOXA_PROGRAM  the program of the same build
and run in the root of the repository.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import time
import zlib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
LOGS = BUILD / "logs"
CORES = len(os.sched_getaffinity(0))

# The tests in which several threads work together; the rest has nothing for ThreadSanitizer to see.
THREADED = ["tests_store", "tests_server", "tests_network"]

TAIL_LINES = 60            # of a log, shown when its step fails
TEST_TIMEOUT_S = 600       # for one test program: a hang must not outlast the whole run
SHORT_FUZZ_S = 5           # for each fuzz target in `make test`
LONG_FUZZ_S = 60           # and in `make fuzz`
FUZZ_SLOW_INPUT_S = 20     # an input that takes longer is a finding


@dataclass
class Result:
    passed: int = 0
    failed: int = 0
    note: str = ""          # shown beside the step
    details: list[str] = field(default_factory=list)  # shown on failure, before the log
    log: Path | None = None


# ---- Running commands ---------------------------------------------------------------------------

def environment(**extra):
    env = os.environ | {
        "CMAKE_BUILD_PARALLEL_LEVEL": os.environ.get("CMAKE_BUILD_PARALLEL_LEVEL", str(CORES)),
        "ASAN_OPTIONS": "print_legend=0:detect_stack_use_after_return=1",
        "UBSAN_OPTIONS": "print_stacktrace=1",
    }
    return env | {key: str(value) for key, value in extra.items()}


def execute(command, log, timeout=None, **extra):
    """Runs a command with its output in a log; returns its exit status, None after a timeout."""
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("a") as out:
        print("$", *command, file=out, flush=True)
        try:
            return subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=out,
                                  stderr=subprocess.STDOUT, timeout=timeout,
                                  env=environment(**extra), check=False).returncode
        except subprocess.TimeoutExpired:
            print(f"stopped after {timeout} s", file=out)
        except OSError as error:
            print(error, file=out)
    return None


def commands(*lines):
    """A step that passes when all of its commands do."""
    def run(log):
        ok = all(execute(line, log) == 0 for line in lines)
        return Result(passed=ok, failed=not ok)
    return run


def skipped(why):
    return lambda log: Result(note=f"skipped: {why}")


def listed(preset, kind):
    """The programs that CMake configured: tests.list or fuzz.list of a build folder."""
    file = BUILD / preset / f"{kind}.list"
    return file.read_text().split() if file.exists() else []


def build(preset, *targets):
    return commands(["cmake", "--preset", preset],
                    ["cmake", "--build", f"build/{preset}", "--target", *targets])


# ---- GoogleTest ---------------------------------------------------------------------------------

def read_cases(report, log):
    """The outcome of each case, from the report, or from the output when the program crashed."""
    try:
        suites = json.loads(report.read_text())["testsuites"]
    except (OSError, ValueError):
        text = log.read_text(errors="replace")
        passed = {name: "passed" for name in re.findall(r"^\[       OK \] (\S+)", text, re.M)}
        started = re.findall(r"^\[ RUN      \] (\S+)", text, re.M)
        unfinished = started[-1:] if started and started[-1] not in passed else []
        failed = re.findall(r"^\[  FAILED  \] (\S+?),? .*\(\d+ ms\)$", text, re.M) + unfinished
        return passed | {name: "failed" for name in failed}
    outcome = {}
    for suite in suites:
        for case in suite["testsuite"]:
            if case["status"] == "RUN":
                state = "failed" if "failures" in case else case["result"].lower()
                outcome[f"{suite['name']}.{case['name']}"] = state
    return outcome


def run_shard(preset, program, shard, folder):
    """One program's share of the cases. Shards use both cores even when one program is large."""
    log = folder / f"{program}.{shard}.log"
    report = log.with_suffix(".json")
    status = execute([f"build/{preset}/{program}", f"--gtest_output=json:{report}"], log,
                     timeout=TEST_TIMEOUT_S, GTEST_TOTAL_SHARDS=CORES, GTEST_SHARD_INDEX=shard,
                     PARADOXA_PRESET=preset, PARADOXA_PROGRAM=BUILD / preset / "paradoxa")
    cases = read_cases(report, log)
    if status != 0 and "failed" not in cases.values():
        how = "a timeout" if status is None else f"status {status}"
        cases[f"{program} shard {shard}: ended with {how}"] = "failed"
    return log, cases


def run_tests(preset, programs=None):
    def run(log):
        folder = LOGS / f"tests_{preset}"
        shutil.rmtree(folder, ignore_errors=True)
        jobs = [(preset, program, shard, folder)
                for program in programs or listed(preset, "tests") for shard in range(CORES)]
        if not jobs:
            return Result(failed=1, details=["no test program was found"])
        with ThreadPoolExecutor(CORES) as pool:
            shards = list(pool.map(lambda job: run_shard(*job), jobs))
        result = Result()
        skips = 0
        with log.open("a") as joined:
            for shard_log, cases in shards:
                states = list(cases.values())
                result.passed += states.count("completed") + states.count("passed")
                result.failed += states.count("failed")
                skips += states.count("skipped")
                joined.write(shard_log.read_text(errors="replace"))
                if "failed" in states:
                    result.details += [name for name, state in cases.items() if state == "failed"]
                    result.log = result.log or shard_log
        result.note = f"{result.passed} passed" + (f", {skips} skipped" if skips else "")
        return result
    return run


# ---- The other steps ----------------------------------------------------------------------------

def fuzz_one(program, seconds):
    """New inputs go to the build folder, so that a test run leaves the repository as it was."""
    name = program.removeprefix("fuzz_")
    kept, found = ROOT / "fuzz/corpus" / name, BUILD / "fuzz/corpus" / name
    found.mkdir(parents=True, exist_ok=True)
    log = LOGS / "fuzz" / f"{name}.log"
    log.unlink(missing_ok=True)
    folders = [str(found)] + ([str(kept)] if kept.is_dir() else [])
    dictionary = ROOT / "fuzz" / f"{name}.dict"
    options = [f"-max_total_time={seconds}", f"-seed={zlib.crc32(os.environ['PARADOXA_SEED'].encode())}",
               f"-timeout={FUZZ_SLOW_INPUT_S}", "-rss_limit_mb=2560", "-max_len=4096",
               f"-artifact_prefix={BUILD}/fuzz/{name}-"]
    if dictionary.exists():
        options.append(f"-dict={dictionary}")
    # binutils' addr2line names the frames; LLVM's own symbolizer is one more package.
    status = execute([f"build/fuzz/{program}", *options, *folders], log,
                     ASAN_OPTIONS="print_legend=0:external_symbolizer_path=/usr/bin/addr2line")
    runs = re.search(r"^Done (\d+) runs", log.read_text(errors="replace"), re.M)
    if status == 0 and os.environ.get("PARADOXA_FUZZ_KEEP"):
        kept.mkdir(parents=True, exist_ok=True)
        status = execute([f"build/fuzz/{program}", "-merge=1", str(kept), str(found)], log)
    return program, status, log, int(runs.group(1)) if runs else 0


def run_fuzz(seconds):
    def run(_log):
        programs = listed("fuzz", "fuzz")
        if not programs:
            return Result(note="skipped: no fuzz target")
        with ThreadPoolExecutor(CORES) as pool:
            outcomes = list(pool.map(lambda program: fuzz_one(program, seconds), programs))
        result = Result(note=f"{sum(runs for *_, runs in outcomes):,} inputs")
        for program, status, log, _ in outcomes:
            result.passed += status == 0
            result.failed += status != 0
            if status != 0:
                result.details.append(program)
                result.log = result.log or log
        return result
    return run


WEB_TIMEOUT_S = 1800

def web(script, **extra):
    """A script of the browser client. Where it counts its tests, each counts here."""
    def run(log):
        status = execute(["tools/web.sh", script], log, timeout=WEB_TIMEOUT_S, **extra)
        text = re.sub(r"\x1b\[[0-9;]*m", "", log.read_text(errors="replace"))
        counts = (re.findall(r"^e2e: (\d+) passed, (\d+) failed$", text, re.M)
                  or [(passed, failed or 0) for failed, passed in
                      re.findall(r"^\s+Tests\s+(?:(\d+) failed \| )?(\d+) passed", text, re.M)])
        if not counts:
            return Result(passed=status == 0, failed=status != 0)
        passed, failed = map(int, counts[-1])
        return Result(passed, failed or int(status != 0), note=f"{passed} passed",
                      details=re.findall(r"^ ?FAIL +(?:.*)(?:\n {6}.*)*", text, re.M))
    return run


def device_check():
    """The rules as GPU code: compiled, not run, and so hardly optimised, which would take minutes."""
    nvcc = shutil.which("nvcc") or shutil.which("nvcc", path="/usr/local/cuda/bin")
    sources = sorted((ROOT / "tests/device").glob("*.cu"))
    if not nvcc:
        return skipped("nvcc is not on this machine")
    if not sources:
        return skipped("tests/device is empty")
    objects = BUILD / "device"
    objects.mkdir(parents=True, exist_ok=True)
    return commands(*([nvcc, "-std=c++20", "--expt-relaxed-constexpr", "-Werror=all-warnings",
                       "-Xcicc", "-O1", "-Xptxas", "-O1", "-I", "src", "-I", "tests", "-c", str(source),
                       "-o", str(objects / f"{source.stem}.o")]
                      for source in sources))


def canaries(*options):
    runner = ROOT / "tests/canary/run.py"
    return commands([sys.executable, str(runner), *options]) if runner.exists() else skipped("there are none")


def python(*arguments):
    return commands([sys.executable, *arguments])


# ---- Telling ------------------------------------------------------------------------------------

class Run:
    def __init__(self):
        self.result = Result()  # its details: everything that failed, told again at the end
        self.start = time.monotonic()

    def step(self, name, action, needs=True):
        """Runs one step and reports it in a line; its log only if it failed. True if it passed."""
        if not needs:
            print(f"  {name:<16} not run: its build failed", flush=True)
            return False
        log = LOGS / f"{name}.log"
        log.unlink(missing_ok=True)
        print(f"  {name:<16} ", end="", flush=True)
        start = time.monotonic()
        result = action(log)
        seconds = time.monotonic() - start
        self.result.passed += result.passed
        self.result.failed += result.failed
        verdict = "FAILED" if result.failed else "ok" if result.passed else "-"
        print(f"{verdict:<6} {seconds:7.1f} s  {result.note}".rstrip(), flush=True)
        if result.failed:
            self.result.details += [f"{name}: {detail}" for detail in result.details or ["failed"]]
            for detail in result.details:
                print(f"    {detail}")
            shown = result.log or log
            if shown.exists():
                lines = shown.read_text(errors="replace").splitlines()
                print(f"    --- {shown.relative_to(ROOT)}, last {min(len(lines), TAIL_LINES)} lines")
                print(*(f"    {line}" for line in lines[-TAIL_LINES:]), sep="\n", flush=True)
        return result.failed == 0

    def finish(self):
        print(f"  {time.monotonic() - self.start:.0f} s in all")
        for detail in self.result.details:
            print(f"  {detail}")
        print(f"{self.result.passed} passed, {self.result.failed} failed")
        return 1 if self.result.failed else 0


def link_program():
    """build/paradoxa is the release program, as after `make build`."""
    link = BUILD / "paradoxa"
    link.unlink(missing_ok=True)
    link.symlink_to("release/paradoxa")


def test():
    run = Run()
    client = run.step("build_web", web("build"))
    release = run.step("build_release", build("release", "paradoxa", "tests"))
    if release:
        link_program()
    run.step("clauses", python("tools/clauses.py"))
    run.step("words", python("tools/words.py"))
    run.step("parts", python("tools/parts.py", "--check"), needs=client)
    run.step("tests_release", run_tests("release"), needs=release)
    run.step("check_web", web("check"), needs=client)
    run.step("tests_web", web("test", PARADOXA_PROGRAM=BUILD / "release/paradoxa"),
             needs=client and release)
    run.step("browser", web("e2e", PARADOXA_PROGRAM=BUILD / "release/paradoxa"),
             needs=client and release)
    # One build is the second compiler, the sanitizers and the fuzz targets at once: a cold build of
    # each by itself would cost more than all tests together. `make soak` has g++'s sanitizers.
    clang = run.step("build_clang", build("fuzz", "paradoxa", "tests", "fuzzers"))
    run.step("tests_clang", run_tests("fuzz"), needs=clang)
    run.step("fuzz", run_fuzz(SHORT_FUZZ_S), needs=clang)
    threads = run.step("build_threads", build("threads", "paradoxa", *THREADED))
    run.step("tests_threads", run_tests("threads", THREADED), needs=threads)
    run.step("device", device_check())
    run.step("canary", canaries(), needs=release)
    run.step("format", python("tools/tidy.py", "format"))
    run.step("tidy", python("tools/tidy.py", "text"))
    run.step("headers", python("tools/headers.py"), needs=clang)
    run.step("clang_tidy", python("tools/tidy.py", "clang-tidy"), needs=clang)
    return run.finish()


def soak():
    run = Run()
    if run.step("build_web", web("build")) and run.step("build_release", build("release", "paradoxa")):
        # Other luck with every commit; `make test` always plays the same.
        run.step("browser", web("e2e:soak", PARADOXA_PROGRAM=BUILD / "release/paradoxa",
                                PARADOXA_E2E_SEED=os.environ["PARADOXA_SEED"][:20]))
    for preset, budget in (("release", "soak"), ("debug", "soak_sanitized")):
        if not run.step(f"build_{preset}", build(preset, "all", "tests")):
            continue
        for program in listed(preset, "tests"):
            command = [f"build/{preset}/{program}", "--gtest_filter=*Soak*"]
            listing = subprocess.run([*command, "--gtest_list_tests"], cwd=ROOT, text=True,
                                     capture_output=True, check=False).stdout
            if not re.search(r"^  \S", listing, re.M):
                continue
            print(f"  {program} ({preset})", flush=True)
            report = LOGS / f"soak_{preset}_{program}.json"
            report.parent.mkdir(parents=True, exist_ok=True)
            report.unlink(missing_ok=True)
            status = subprocess.run(
                [*command, f"--gtest_output=json:{report}"], cwd=ROOT, check=False,
                env=environment(PARADOXA_BUDGET=budget, PARADOXA_PRESET=preset,
                                PARADOXA_PROGRAM=BUILD / preset / "paradoxa")).returncode
            states = list(read_cases(report, report).values()) if report.exists() else []
            run.result.passed += states.count("completed")
            run.result.failed += states.count("failed") or int(status != 0)
    run.step("canary", canaries("--all"))
    run.step("mutants", python("tools/mutants.py", "--least", "95"))
    run.step("coverage", python("tools/coverage.py", "--least", "97"))
    return run.finish()


def fuzz():
    run = Run()
    if run.step("build_fuzz", build("fuzz", "fuzzers")):
        run.step("fuzz", run_fuzz(int(os.environ.get("PARADOXA_FUZZ_SECONDS", LONG_FUZZ_S))))
    return run.finish()


def seed():
    """New ground with every commit, and repeatable: the number is printed first."""
    given = os.environ.get("PARADOXA_SEED")
    if given:
        return given
    head = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, text=True, capture_output=True,
                          check=False).stdout.strip()
    return str(int(head[:15], 16)) if re.fullmatch(r"[0-9a-f]{40,}", head) else "1"


def main():
    verbs = {"test": test, "soak": soak, "fuzz": fuzz}
    verb = sys.argv[1] if len(sys.argv) > 1 else "test"
    if len(sys.argv) > 2 or verb not in verbs:
        print(__doc__, file=sys.stderr)
        return 2
    os.environ["PARADOXA_SEED"] = seed()
    os.environ.setdefault("PARADOXA_BUDGET", "test")
    print(f"PARADOXA_SEED={os.environ['PARADOXA_SEED']}  ({CORES} cores)", flush=True)
    return verbs[verb]()


if __name__ == "__main__":
    sys.exit(main())
