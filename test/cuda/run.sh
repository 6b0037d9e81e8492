#!/usr/bin/env bash
# The CUDA engine's checks and measurements on this machine's GPU: `make cuda`, and what a borrowed machine without Go or our Python
# runs. PyTorch is measured before and after, so that a drift of the device shows. Every part has a time limit of its own, and what is
# done is in summary.json after each.
#
#   bash test/cuda/run.sh [PART…]     parts: peer vectors roots functions gemm step big peer_after compiled; all but the last by default
#
# $OUT (default build/cuda) takes summary.json, log.txt and peer*.json. $PYTHON is a Python with torch, $ASSAY_CUDA the binary,
# $STEP_FLAGS, $BIG_FLAGS, $PEER_FLAGS what to add to those parts, $BUDGET the seconds that all parts together may take (540).
set -uo pipefail
cd "$(dirname "$0")/../.."
OUT=${OUT:-build/cuda}
BUDGET=${BUDGET:-540}
TOOL=${ASSAY_CUDA:-build/cuda/bin/assay-cuda}
WORK=build/cuda
mkdir -p "$OUT" "$WORK"
exec > >(tee "$OUT/log.txt") 2>&1

python=${PYTHON:-}
if [ -z "$python" ]; then
  for p in trainer-py/.venv/bin/python python3; do
    if command -v "$p" >/dev/null && "$p" -c 'import torch' 2>/dev/null; then python=$p; break; fi
  done
fi

if ! [ -e /dev/nvidiactl ] && ! command -v nvidia-smi >/dev/null; then
  echo 'No NVIDIA GPU on this machine (no /dev/nvidiactl, no nvidia-smi): nothing is measured.'
  echo 'The engine itself is tested without one: go test ./repops/cuda/... ./repops/program'
  exit 3
fi
nvidia-smi --query-gpu=name,driver_version,memory.total,clocks.sm,clocks.max.sm,power.limit --format=csv 2>/dev/null
test -x "$TOOL" || { echo "$TOOL is missing. Hint: make build/cuda/bin/assay-cuda where Go is" >&2; exit 1; }

# NVRTC comes with PyTorch's wheels; what is installed as CUDA's toolkit would be found, too.
if [ -z "${ASSAY_NVRTC:-}" ] && [ -n "$python" ]; then
  found=$("$python" - <<'PY'
import glob, os, sysconfig
roots = {sysconfig.get_paths()["purelib"], sysconfig.get_paths()["platlib"]}
files = [f for r in roots for f in glob.glob(os.path.join(r, "nvidia", "*", "lib", "libnvrtc.so.*")) if "builtins" not in f and ".alt." not in f]
print(sorted(files)[-1] if files else "")
PY
  )
  [ -n "$found" ] && export ASSAY_NVRTC="$found"
fi
# NVRTC looks for its libnvrtc-builtins where the loader does, which need not be beside it.
if [ -n "${ASSAY_NVRTC:-}" ]; then export LD_LIBRARY_PATH="$(dirname "$ASSAY_NVRTC")${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"; fi
# Compiled kernels are kept from part to part. build/cuda/cache may have come along with them (docs/cuda.md).
if [ -d "$WORK/cache" ] || ! [ -w "${XDG_CACHE_HOME:-${HOME:-/nowhere}}" ]; then export XDG_CACHE_HOME="$PWD/$WORK/cache"; fi
echo "NVRTC: ${ASSAY_NVRTC:-left to the engine to find}; Python: ${python:-none with torch}; $(nproc) cores"

# part NAME LIMIT COMMAND… runs a part unless time is up. A part that fails does not end the others.
failed=()
part() {
  local name=$1 limit=$2 left=$((BUDGET - SECONDS))
  shift 2
  case " $PARTS " in *" $name "*) ;; *) return ;; esac
  if [ "$left" -lt 15 ]; then echo "== $name: left out, $SECONDS of $BUDGET s are gone"; failed+=("$name"); return; fi
  echo "== $name ($SECONDS s)"
  timeout --kill-after=5 $((limit < left ? limit : left)) "$@"
  local rc=$?
  [ $rc -eq 0 ] || { echo "== $name ended with $rc"; failed+=("$name"); }
  "$TOOL" -out "$WORK" merge >/dev/null && cp "$WORK/summary.json" "$OUT/" 2>/dev/null
}
tool() { local name=$1 limit=$2; shift 2; part "$name" "$limit" "$TOOL" -out "$WORK" -data "${DATA:-build/cuda/data}" "$@" "$name"; }
peer() {
  local name=$1 limit=$2
  shift 2
  [ -n "$python" ] || { echo "== $name: no Python with torch"; return; }
  # shellcheck disable=SC2086
  part "$name" "$limit" env PYTHONUNBUFFERED=1 "$python" test/cuda/peer.py --out "$WORK/$name.json" "$@" ${PEER_FLAGS:-}
}

PARTS="${*:-peer vectors roots functions gemm step big peer_after}"
if [ "$(realpath "$OUT")" != "$(realpath "$WORK")" ]; then rm -f "$WORK"/*.json; fi
# shellcheck disable=SC2086
{
  peer peer 100
  tool vectors 150
  tool gemm 45 ${GEMM_FLAGS:-}
  tool step 100 ${STEP_FLAGS:--grid 2x2x2,1x1x8}
  tool roots 90 -large
  tool functions 100
  tool big 150 ${BIG_FLAGS:-}
  peer peer_after 60 --parts gemm,step --micros 1
  peer compiled 150 --parts step --micros 1 --compile
}
cp "$WORK"/peer*.json "$WORK"/compiled.json "$OUT/" 2>/dev/null
"$TOOL" -out "$WORK" merge
cp "$WORK/summary.json" "$OUT/" 2>/dev/null
echo "$SECONDS s; ${#failed[@]} parts failed: ${failed[*]:-none}"
[ ${#failed[@]} -eq 0 ]
