#!/usr/bin/env bash
# The browser client: installs its packages when they are missing or outdated, then runs one of its
# scripts (web/package.json).
#
#   tools/web.sh build | check | test | e2e | e2e:soak | dev
#
# Vite wants a newer Node than Debian 12 has; the npm registry has one, which stays in build/. What is
# installed is what the lock files say, byte for byte: nothing newer.
set -euo pipefail
cd "$(dirname "$0")/../web"

wanted=20
node_major() { "$1" --version 2>/dev/null | sed -nE 's/^v([0-9]+).*/\1/p'; }
own=$PWD/../build/node
if [ "$(node_major node || true)" -lt "$wanted" ] 2>/dev/null; then
  if [ ../tools/node/package-lock.json -nt "$own/node_modules/.bin/node" ]; then
    echo "web: fetching Node 22 (this machine's is $(node --version))"
    mkdir -p "$own"
    cp ../tools/node/package.json ../tools/node/package-lock.json "$own"
    npm ci --prefix "$own" --no-audit --no-fund --loglevel=error
    touch -h "$own/node_modules/.bin/node"
  fi
  PATH=$own/node_modules/.bin:$PATH
fi

if [ package-lock.json -nt node_modules/.package-lock.json ]; then
  npm ci --no-audit --no-fund --loglevel=error
  touch node_modules/.package-lock.json
fi
exec npm run --silent "$@"
