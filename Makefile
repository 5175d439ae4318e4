# The entry point; `make help` lists the targets. CMake does the building (CMakePresets.json).
# Each target sets up the machine first, which costs nothing once that is done.

export CMAKE_BUILD_PARALLEL_LEVEL ?= $(shell nproc)

.DEFAULT_GOAL := help
.PHONY: help setup web build play dev test bench soak fuzz mutants coverage clauses parts lint format clean

# These need no second compiler, no test library and no browser.
play build web dev: export PARADOXA_SETUP = play

help:  ## show this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 18

setup:  ## install missing Debian packages
	@tools/setup.sh $(PARADOXA_SETUP)

web: setup  ## the browser client, at build/web
	@tools/web.sh build

build: configure  ## the release program, at build/paradoxa, with the client if it was built
	@cmake --build build/release --target paradoxa
	@ln -sfn release/paradoxa build/paradoxa

play: web build  ## the server with its client: open the address that it prints
	@build/paradoxa serve --store sqlite:paradoxa.db

dev: setup  ## the client with hot reload; beside it, run: build/paradoxa serve
	@tools/web.sh dev

test: setup  ## every check: builds, tests, sanitizers, fuzzing, lint
	@python3 tools/test.py

bench: configure  ## the speed of every game, as a table
	@cmake --build build/release --target bench
	@build/release/paradoxa_bench

soak: setup  ## the long runs, with their results
	@python3 tools/test.py soak

fuzz: setup  ## a minute for each fuzz target (PARADOXA_FUZZ_SECONDS)
	@python3 tools/test.py fuzz

mutants: setup  ## mutation testing of the rules
	@cmake --preset release >/dev/null
	@cmake --build build/release --target paradoxa
	@python3 tools/mutants.py

coverage: setup  ## lines of the engine and the games that no test runs
	@python3 tools/coverage.py

clauses: setup  ## clause -> code -> test; fails if one is missing
	@python3 tools/clauses.py

parts: setup  ## third-party parts and licences: rewrites docs/parts.md
	@tools/web.sh build >/dev/null
	@python3 tools/parts.py

lint: setup  ## formatting, our own rules, clang-tidy
	@cmake --preset fuzz >/dev/null
	@python3 tools/tidy.py
	@python3 tools/headers.py
	@python3 tools/words.py

format: setup  ## format the sources with clang-format
	@python3 tools/tidy.py --fix format

clean:  ## remove everything built
	@rm -rf build

# Cheap when nothing changed, and a changed preset takes effect.
.PHONY: configure
configure: setup
	@cmake --preset release >/dev/null
