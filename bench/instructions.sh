#!/usr/bin/env bash
# Instructions per decision of a player, deal and all, counted by callgrind: the difference of two
# runs, so that starting the program does not count. Usage: bench/instructions.sh [GAME [SEATS]]
set -euo pipefail
cd "$(dirname "$0")/.."
game=${1:-paradominetor} seats=${2:-4}
bench=build/release/paradoxa_bench

count() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$bench" playouts "$game" "$seats" "$1" 2>&1 |
    sed -nE 's/.*Collected : ([0-9]+).*/\1/p'
}

few=$(count 200) many=$(count 1200)
decided=$(($("$bench" decisions "$game" "$seats" 1200) - $("$bench" decisions "$game" "$seats" 200)))
echo "$game, $seats seats: $(((many - few) / 1000)) instructions a game," \
  "$(((many - few) / decided)) a decision"
