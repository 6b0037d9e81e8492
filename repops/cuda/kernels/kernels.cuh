// All kernels: what NVRTC compiles.
#include "group.cuh"
#include "move.cuh"
#include "rows.cuh"
#include "columns.cuh"
#include "gemm.cuh"
#include "gemm_int8.cuh"
#include "hash.cuh"
#include "sweep.cuh"
