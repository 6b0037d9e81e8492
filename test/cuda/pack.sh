#!/usr/bin/env bash
# Gets ready what a machine with a GPU but without Go needs beside the working tree: build/cuda/bin (the binary), build/cuda/data (the
# exported GPT) and build/cuda/cache (the kernels, compiled for that GPU by the NVRTC of that machine's version, which takes a minute
# there otherwise). All three are ignored by git and have to be carried by name.
#
#   bash test/cuda/pack.sh [NVRTC_VERSION [ARCHITECTURE]]     13.0.88 and 90 by default: PyTorch of CUDA 13.0 on a Hopper
set -euo pipefail
cd "$(dirname "$0")/../.."
version=${1:-13.0.88} architecture=${2:-90}
make --no-print-directory build/cuda/bin/assay-cuda build/cuda/data/about.json
lib=build/cuda/nvrtc-$version
if ! [ -d "$lib" ]; then
  mkdir -p "$lib.part"
  trainer-py/.venv/bin/python -m pip download -q --no-deps --only-binary=:all: -d "$lib.part" "nvidia-cuda-nvrtc==$version"
  (cd "$lib.part" && python3 -m zipfile -e ./*.whl . && rm ./*.whl)
  mv "$lib.part" "$lib"
fi
found=$(find "$PWD/$lib" -name 'libnvrtc.so.*' | head -1)
mkdir -p build/cuda/cache/assay/cuda
touch build/cuda/cache/start
ASSAY_NVRTC=$found XDG_CACHE_HOME=$PWD/build/cuda/cache build/cuda/bin/assay-cuda -architecture "$architecture" compile
# Only the kernels as they are now travel: what is used is new again.
find build/cuda/cache/assay/cuda -type f ! -newer build/cuda/cache/start -delete
rm build/cuda/cache/start
du -sh build/cuda/bin build/cuda/data build/cuda/cache
echo 'Carry build/cuda/bin, build/cuda/data and build/cuda/cache, and run: bash test/cuda/run.sh'
