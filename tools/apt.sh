#!/usr/bin/env bash
# Installs Debian packages that the tests need. Arguments: their names. One at a time: make's jobs run side by side, and a second apt-get gives up
# where one is at work. One that somebody else runs is waited for ten minutes.
set -euo pipefail

sudo=()
[ "$(id -u)" = 0 ] || sudo=(sudo -n)
mkdir -p build
exec 9>build/.apt.lock
flock 9
"${sudo[@]}" apt-get update -qq
"${sudo[@]}" apt-get install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=600 "$@" >/dev/null
