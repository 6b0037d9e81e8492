#!/usr/bin/env bash
# Builds the last commit twice, each time from a clone of its own with an empty build cache, and compares. What must not matter differs
# between the two: the folder's name and its length, the mask of new files, the time zone and the language.
# With RELEASE_CACHE=shared both take compiled packages from Go's own cache.
# usage: tools/release/check.sh TARGETS PYTHON
set -euo pipefail
cd "$(dirname "$0")/../.."
targets=$1 python=$PWD/$2
folder=build/release-check
rm -rf "$folder"
mkdir -p "$folder/out"
commit=$(git rev-parse HEAD)
one() { # CLONE OUT
  git clone -q . "$1"
  git -C "$1" checkout -q --detach "$commit"
  cp -r indexer/web/vendor "$1/indexer/web/"
  local out=$PWD/$2
  (cd "$1"
    go build -o build/pack ./tools/release
    [ "${RELEASE_CACHE:-own}" = shared ] || export GOCACHE=$PWD/build/cache
    build/pack -targets "$targets" -python "$python" -out "$out")
  rm -rf "$1"
}
(umask 022 && TZ=UTC LC_ALL=C one "$folder/a" "$folder/out/a")
(umask 077 && TZ=Pacific/Auckland LC_ALL=C.UTF-8 one "$folder/another-folder/with a longer name" "$folder/out/b")
go run ./tools/release -out "$folder/out/a" -compare "$folder/out/b"
