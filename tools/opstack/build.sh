#!/usr/bin/env bash
# Builds the OP-stack programs that `assay devnet --op-stack` starts into build/opstack/. What is already built is kept by Go's
# own build cache, so a second run takes seconds.
set -euo pipefail
cd "$(dirname "$0")"
out=$(cd ../.. && pwd)/build/opstack
optimism=github.com/ethereum-optimism/optimism
geth=github.com/ethereum/go-ethereum
mkdir -p "$out"

# optimism's module lacks a file that it embeds: its generated bundle of the registry of public chains. op-geth's module carries
# the same registry. Go allows no overlay over its module cache, so the module is copied, the file put in, and the copy named in
# a second go.mod. The bundle describes public chains only; a chain of our own id reads nothing from it.
module() { go list -m -f '{{.Dir}}' "$1"; }
go mod download "$optimism" "$geth"
version=$(go list -m -f '{{.Version}}' "$optimism")
if [ "$(cat "$out/optimism/.version" 2>/dev/null)" != "$version" ]; then
  echo "Copying optimism $version and the registry of public chains into build/opstack/optimism"
  rm -rf "$out/optimism"
  mkdir -p "$out/optimism"
  tar -C "$(module $optimism)" --exclude=./docs --exclude=./rust -cf - . | tar -C "$out/optimism" -xf -
  chmod -R u+w "$out/optimism"
  cp "$(module $geth)/superchain/superchain-configs.zip" "$out/optimism/op-core/superchain/"
  (cd "$out/optimism/op-core/superchain" && openssl dgst -sha256 -r superchain-configs.zip | sed 's/ \*/  /' >superchain-configs.zip.sha256)
  printf '%s\n' "$version" >"$out/optimism/.version"
fi
cp go.mod go.sum "$out/"
go mod edit -replace="$optimism=$out/optimism" "$out/go.mod"

if ! cmp -s package-lock.json "$out/node_modules/.installed"; then
  echo 'Installing the compiled L1 contracts into build/opstack/node_modules'
  cp package.json package-lock.json ../../.npmrc "$out/"
  (cd "$out" && npm ci --no-audit --no-fund --ignore-scripts --loglevel=error)
  cp package-lock.json "$out/node_modules/.installed"
fi

echo 'Building op-geth, op-node, op-batcher, op-proposer and op-genesis (the first build takes some minutes on two cores)'
build() { go build -modfile="$out/go.mod" -o "$out/$1" "$2"; }
build op-node "$optimism/op-node/cmd"
build op-batcher "$optimism/op-batcher/cmd"
build op-proposer "$optimism/op-proposer/cmd"
build op-geth "$geth/cmd/geth"
build op-genesis ./genesis
