#!/usr/bin/env bash
# Tests the arithmetic as other builds and another machine see it: GOAMD64=v3 (the default, v1, is what `make test-go` runs) as far as
# this processor runs it, and arm64 under qemu-user, both in short mode. With ASSAY_LONG=1 v3 whole, and GOAMD64=v2, which has no
# instruction that v3 lacks.
# Arguments: packages; or --network alone, for the small network's whole training step as arm64, which takes minutes and is part of
# `make test-long`. The emulated CUDA device is a C++ compiler's work, whatever the build is: its tests are left out, and the arm64
# builds do not load libraries.
# Go runs again what changed since it passed, tools/emulated what is emulated; for that, build/engines holds stamps. All is run anew under
# ASSAY_LONG=1, and without that folder.
set -euo pipefail

host=$(go env GOARCH)
network=
[ "${1:-}" = --network ] && network=yes
packages=
[ -n "$network" ] || packages=$(go list "$@" | grep -v '^assay/repops/cuda\(/\|$\)')
# Whole where floating point is computed. What only calls that (programs, the protocol) differs by architecture in the numbers alone: its shared
# vectors, and each engine against the others.
computes=$(grep -vE '^assay/(protocol|repops/program)(/|$)' <<<"$packages" || true)
calls=$(grep -E '^assay/(protocol|repops/program)(/|$)' <<<"$packages" || true)
numbers='Vectors?$|EveryEngine$|^TestFusedKernels$|^TestLanes$|^TestTrees$|^TestStep'
# These tests have the least priority: how long they take says what else runs, so the bound is only against a hang.
bound='-timeout 40m'
# tests runs what there is to test, with the environment as it is. Arguments: a command that is given packages; go test, or what takes its flags.
tests() {
	# shellcheck disable=SC2086 # lists
	"$@" $bound $computes
	# shellcheck disable=SC2086
	"$@" $bound -run "$numbers" $calls
}

short=-short
[ -z "${ASSAY_LONG:-}" ] || short=
if [ "$host" = amd64 ] && [ -z "$network" ]; then
	if [ -n "${ASSAY_LONG:-}" ]; then
		echo 'GOAMD64=v2'
		GOAMD64=v2 tests go test -short -skip '^TestDevice'
		GOAMD64=v2 go test $bound -run '^TestNetwork$' ./repops/program
	fi
	if grep -qw avx2 /proc/cpuinfo && grep -qw bmi2 /proc/cpuinfo; then
		echo 'GOAMD64=v3'
		# The listing test compiles for its own targets, whatever this build is.
		# shellcheck disable=SC2086 # nothing, or a flag
		GOAMD64=v3 tests go test $short -skip '^TestNoFusedInstructions$|^TestDevice'
		GOAMD64=v3 go test $bound -run '^TestNetwork' ./repops/program
	else
		echo 'GOAMD64=v3: this processor lacks it, left out'
	fi
fi

if [ "$host" = arm64 ]; then
	echo 'arm64 is this machine: make test-go has run it'
	exit 0
fi
qemu=$(command -v qemu-aarch64-static || command -v qemu-aarch64 || true)
if [ -z "$qemu" ] && command -v apt-get >/dev/null; then
	echo 'Installing qemu-user-static'
	bash tools/apt.sh qemu-user-static
	qemu=$(command -v qemu-aarch64-static)
fi
if [ -z "$qemu" ]; then
	echo 'qemu-aarch64 is missing, so the arm64 kernels cannot be tested. Hint: install qemu-user.' >&2
	exit 1
fi
echo "arm64 under $qemu"
if [ -n "$network" ]; then
	GOARCH=arm64 CGO_ENABLED=0 go test -tags nocuda $bound -run '^TestNetwork$' -exec "$qemu" ./repops/program
	exit 0
fi
# In short mode: an emulated core is some twenty times slower.
anew=
[ -z "${ASSAY_LONG:-}" ] || anew=-anew
# shellcheck disable=SC2086 # nothing, or a flag
tests go run ./tools/emulated -exec "$qemu" -arch arm64 -folder build/engines $anew -tags nocuda -short -skip '^TestDevice'
