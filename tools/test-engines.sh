#!/usr/bin/env bash
# Tests the arithmetic as other builds and another machine see it: GOAMD64=v1, v2 and v3 as far as this processor runs them, and
# arm64 under qemu-user (or the other way round on arm64: there the native run is all). Arguments: packages.
set -euo pipefail

host=$(go env GOARCH)
if [ "$host" = amd64 ]; then
	for level in v1 v2 v3; do
		if [ "$level" = v3 ] && ! grep -q ' avx2 .* bmi2 \| bmi2 .* avx2 ' /proc/cpuinfo; then
			echo "GOAMD64=v3: this processor lacks it, left out"
			continue
		fi
		echo "GOAMD64=$level"
		GOAMD64=$level go test "$@"
	done
fi

if [ "$host" = arm64 ]; then
	echo 'arm64 is this machine: make test-go has run it'
	exit 0
fi
qemu=$(command -v qemu-aarch64-static || command -v qemu-aarch64 || true)
if [ -z "$qemu" ] && command -v apt-get >/dev/null; then
	echo 'Installing qemu-user-static'
	sudo=; [ "$(id -u)" = 0 ] || sudo=sudo
	$sudo apt-get install -y -qq qemu-user-static >/dev/null
	qemu=$(command -v qemu-aarch64-static)
fi
if [ -z "$qemu" ]; then
	echo 'qemu-aarch64 is missing, so the arm64 kernels cannot be tested. Hint: install qemu-user.' >&2
	exit 1
fi
echo "arm64 under $qemu"
# Packages are tested in short mode: an emulated core is some twenty times slower.
GOARCH=arm64 CGO_ENABLED=0 go test -short -exec "$qemu" "$@"
