#!/usr/bin/env bash
# Installs what is needed and this machine lacks, from Debian 12 by name.
#
#   tools/setup.sh play    what building and playing need
#   tools/setup.sh         and what proving it needs: a second compiler, test libraries, a browser
#
# Every make target runs it first, so it says and does nothing when all is there.
# PARADOXA_SKIP_SETUP=1 skips it: for other systems, where you bring the same things yourself.
set -euo pipefail

[ -z "${PARADOXA_SKIP_SETUP:-}" ] || exit 0

packages=(
  # To build: compiler, generator.
  build-essential cmake ninja-build python3
  # To link. Boost by version, since Debian's default is older.
  libboost1.81-dev libboost-json1.81-dev libtomlplusplus-dev libfmt-dev libcli11-dev
  libsodium-dev libsqlite3-dev zlib1g-dev libjemalloc-dev libicu-dev libedit-dev
  # To compile in: a list of common passwords.
  john-data
)
# To build the browser client. Other sources of Node bring npm along and exclude Debian's.
command -v npm >/dev/null || packages+=(nodejs npm)

[ "${1:-all}" = play ] || packages+=(
  # To prove: a second compiler that lints and fuzzes too, and a cache for both.
  clang-19 clang-tidy-19 clang-format-19 libclang-rt-19-dev lld-19 ccache git
  # Tests, benchmarks, instruction counts, terminal sessions.
  libgtest-dev libgmock-dev libbenchmark-dev valgrind tmux
  # To prove it from outside: a browser, and a client in another language.
  chromium fonts-dejavu-core python3-websockets
)

if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
  echo "setup: this is not Debian. Install what these packages hold, then set PARADOXA_SKIP_SETUP=1:" >&2
  echo "  ${packages[*]}" >&2
  exit 1
fi

# One query for all of them. A package that was removed but not purged is known without being
# installed, hence the status; one that was never seen makes dpkg-query fail, which is no error here.
installed=$(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "${packages[@]}" 2>/dev/null || true)
missing=()
for package in "${packages[@]}"; do
  case $'\n'"$installed"$'\n' in
    *$'\n'"installed $package"$'\n'*) ;;
    *) missing+=("$package") ;;
  esac
done
[ ${#missing[@]} -gt 0 ] || exit 0

echo "setup: installing ${missing[*]}"
as_root=()
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo >/dev/null; then
    echo "setup: these packages are missing, and there is neither root nor sudo to install them." >&2
    echo "setup: as root, run: apt-get install ${missing[*]}" >&2
    exit 1
  fi
  as_root=(sudo)
fi

apt() {
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300 "$@"
}
apt update
# --no-remove: Boost's development packages exclude each other by version, and taking another one
# away is for the owner of the machine to decide.
if ! apt install -y --no-install-recommends --no-remove "${missing[@]}"; then
  echo "setup: apt-get could not install all of: ${missing[*]}" >&2
  echo "setup: Debian 12 (bookworm) with its updates has them; libboost1.74-dev must give way to 1.81." >&2
  exit 1
fi
