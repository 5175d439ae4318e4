#!/usr/bin/env bash
# The browser client: installs its packages when they are missing or outdated, then runs one of its
# scripts (web/package.json).
#
#   tools/web.sh build | check | test | e2e | e2e:soak | dev
#
# Vite wants a newer Node than Debian 12 has; the npm registry has one, which stays in build/.
set -euo pipefail
cd "$(dirname "$0")/../web"

wanted=20
node_major() { "$1" --version 2>/dev/null | sed -nE 's/^v([0-9]+).*/\1/p'; }
own=$PWD/../build/node
if [ "$(node_major node || true)" -lt "$wanted" ] 2>/dev/null; then
  if [ ! -x "$own/node_modules/.bin/node" ]; then
    echo "web: fetching Node 22 (this machine's is $(node --version))"
    mkdir -p "$own"
    npm install --prefix "$own" --no-save --no-audit --no-fund --loglevel=error node@22
  fi
  PATH=$own/node_modules/.bin:$PATH
fi

if [ package-lock.json -nt node_modules/.package-lock.json ]; then
  # Not `npm ci`: it wants the lock file to hold binaries for every platform there is.
  npm install --no-save --no-audit --no-fund --loglevel=error
  touch node_modules/.package-lock.json
fi
exec npm run --silent "$@"
