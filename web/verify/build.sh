#!/usr/bin/env bash
# Builds what this package loads into dist/: the module, compressed, and the JavaScript that Go's toolchain has for it. Several may build at
# once, and somebody load what is there: files are put in place whole.
set -euo pipefail
cd -P "$(dirname "$0")"
mkdir -p dist
work=$(mktemp -d dist/.build.XXXXXX)
trap 'rm -rf "$work"' EXIT
GOOS=js GOARCH=wasm CGO_ENABLED=0 go build -trimpath -ldflags='-s -w' -o "$work/assay.wasm" ../../cmd/assay-wasm
gzip -9n "$work/assay.wasm"
cp "$(go env GOROOT)/lib/wasm/wasm_exec.js" "$work/"
chmod 644 "$work"/*
mv -f "$work"/* dist/
