#!/usr/bin/env bash
# Builds what this package loads into dist/: the module, compressed, and the JavaScript that Go's toolchain has for it.
set -euo pipefail
cd -P "$(dirname "$0")"
mkdir -p dist
GOOS=js GOARCH=wasm CGO_ENABLED=0 go build -trimpath -ldflags='-s -w' -o dist/assay.wasm ../../cmd/assay-wasm
gzip -9nf dist/assay.wasm
cp "$(go env GOROOT)/lib/wasm/wasm_exec.js" dist/
