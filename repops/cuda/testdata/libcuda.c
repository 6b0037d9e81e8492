// A libcuda that has two devices, made of the processor, and writes down what it is asked for.
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char calls[1 << 16];
static int fail_next, current, retained, quiet, modules;
static char fail_name[64];
static size_t taken;

#define NOTE(...) snprintf(calls + strlen(calls), sizeof calls - strlen(calls), __VA_ARGS__)
#define CALL(name, ...)                                          \
    do {                                                         \
        NOTE(name "(" __VA_ARGS__);                              \
        NOTE(")\n");                                             \
        if (fail_next && !strcmp(fail_name, name)) {             \
            int f = fail_next;                                   \
            fail_next = 0;                                       \
            return f;                                            \
        }                                                        \
    } while (0)
#define CONTEXT 0x1234500000000001ull
#define NEEDS_CONTEXT \
    if (!current)     \
        return 201;

const char *fake_calls(void) { return calls; }
void fake_reset(void) { calls[0] = 0; quiet = 0; }
void fake_quiet(void) { quiet = 1; }
void fake_fail(const char *name, int code) { snprintf(fail_name, sizeof fail_name, "%s", name); fail_next = code; }
size_t fake_taken(void) { return taken; }
int fake_open(void) { return retained * 100 + current; }

int cuGetErrorName(int error, const char **to) {
    *to = error == 2 ? "CUDA_ERROR_OUT_OF_MEMORY" : error == 222 ? "CUDA_ERROR_UNSUPPORTED_PTX_VERSION" : error == 700 ? "CUDA_ERROR_ILLEGAL_ADDRESS" : error == 100 ? "CUDA_ERROR_NO_DEVICE" : 0;
    return *to ? 0 : 1;
}
int cuGetErrorString(int error, const char **to) {
    *to = error == 2 ? "out of memory" : "something else";
    return 0;
}
int cuInit(unsigned flags) {
    CALL("cuInit", "%u", flags);
    return 0;
}
int cuDriverGetVersion(int *to) { *to = 12040; return 0; }
int cuDeviceGetCount(int *to) { *to = 2; return 0; }
int cuDeviceGet(int *to, int ordinal) { *to = 70 + ordinal; return 0; }
int cuDeviceGetName(char *to, int n, int device) { snprintf(to, n, "Fake %d", device); return 0; }
int cuDeviceTotalMem_v2(size_t *to, int device) { *to = 5ull << 32 | device; return 0; }
int cuDeviceGetAttribute(int *to, int attribute, int device) {
    switch (attribute) {
    case 16: *to = 132; return 0;
    case 75: *to = device == 70 ? 9 : 7; return 0;
    case 76: *to = device == 70 ? 0 : 5; return 0;
    case 97: *to = 232448; return 0;
    }
    return 1;
}
int cuDevicePrimaryCtxRetain(uint64_t *to, int device) { CALL("cuDevicePrimaryCtxRetain", "%d", device); retained++; modules = 0; *to = CONTEXT; return 0; }
int cuDevicePrimaryCtxRelease_v2(int device) { CALL("cuDevicePrimaryCtxRelease", "%d", device); retained--; return 0; }
int cuCtxPushCurrent_v2(uint64_t c) { current++; return c == CONTEXT ? 0 : 201; }
int cuCtxPopCurrent_v2(uint64_t *to) { current--; *to = CONTEXT; return 0; }
int cuModuleLoadData(uint64_t *to, const void *image) { NEEDS_CONTEXT CALL("cuModuleLoadData", "%s", (const char *)image); *to = 0xabcd00000000 + ++modules; taken++; return 0; }
int cuModuleUnload(uint64_t m) { NEEDS_CONTEXT CALL("cuModuleUnload", "%llx", (unsigned long long)m); taken--; return 0; }
int cuModuleGetFunction(uint64_t *to, uint64_t m, const char *name) {
    NEEDS_CONTEXT
    CALL("cuModuleGetFunction", "%llx, %s", (unsigned long long)m, name);
    *to = 0xf00000000 + strlen(name);
    return 0;
}
int cuFuncSetAttribute(uint64_t f, int attribute, int value) { NEEDS_CONTEXT CALL("cuFuncSetAttribute", "%llx, %d, %d", (unsigned long long)f, attribute, value); return 0; }
int cuMemAlloc_v2(uint64_t *to, size_t n) { NEEDS_CONTEXT CALL("cuMemAlloc", "%zu", n); *to = (uint64_t)aligned_alloc(256, (n + 255) / 256 * 256); taken++; return 0; }
int cuMemFree_v2(uint64_t at) { NEEDS_CONTEXT CALL("cuMemFree"); free((void *)at); taken--; return 0; }
int cuMemAllocHost_v2(void **to, size_t n) { NEEDS_CONTEXT CALL("cuMemAllocHost", "%zu", n); *to = malloc(n); taken++; return 0; }
int cuMemFreeHost(void *at) { NEEDS_CONTEXT CALL("cuMemFreeHost"); free(at); taken--; return 0; }
int cuMemcpyHtoDAsync_v2(uint64_t to, const void *from, size_t n, uint64_t s) { NEEDS_CONTEXT CALL("cuMemcpyHtoDAsync", "%zu, %llx", n, (unsigned long long)s); memcpy((void *)to, from, n); return 0; }
int cuMemcpyDtoHAsync_v2(void *to, uint64_t from, size_t n, uint64_t s) { NEEDS_CONTEXT CALL("cuMemcpyDtoHAsync", "%zu, %llx", n, (unsigned long long)s); memcpy(to, (void *)from, n); return 0; }
int cuMemcpyDtoDAsync_v2(uint64_t to, uint64_t from, size_t n, uint64_t s) { NEEDS_CONTEXT CALL("cuMemcpyDtoDAsync", "%zu, %llx", n, (unsigned long long)s); memcpy((void *)to, (void *)from, n); return 0; }
int cuMemsetD8Async(uint64_t to, unsigned char value, size_t n, uint64_t s) { NEEDS_CONTEXT CALL("cuMemsetD8Async", "%u, %zu, %llx", value, n, (unsigned long long)s); memset((void *)to, value, n); return 0; }
int cuStreamCreate(uint64_t *to, unsigned flags) { NEEDS_CONTEXT CALL("cuStreamCreate", "%u", flags); *to = 0x5700000000005; taken++; return 0; }
int cuStreamDestroy_v2(uint64_t s) { NEEDS_CONTEXT CALL("cuStreamDestroy", "%llx", (unsigned long long)s); taken--; return 0; }
int cuStreamSynchronize(uint64_t s) { NEEDS_CONTEXT CALL("cuStreamSynchronize", "%llx", (unsigned long long)s); return 0; }
int cuEventCreate(uint64_t *to, unsigned flags) { static uint64_t n = 0xe00000000; NEEDS_CONTEXT CALL("cuEventCreate", "%u", flags); *to = ++n; taken++; return 0; }
int cuEventDestroy_v2(uint64_t e) { NEEDS_CONTEXT CALL("cuEventDestroy"); taken--; return e >> 32 == 0xe ? 0 : 400; }
int cuEventRecord(uint64_t e, uint64_t s) { NEEDS_CONTEXT CALL("cuEventRecord", "%llx", (unsigned long long)s); return e >> 32 == 0xe ? 0 : 400; }
int cuEventSynchronize(uint64_t e) { NEEDS_CONTEXT CALL("cuEventSynchronize"); return e >> 32 == 0xe ? 0 : 400; }
int cuEventElapsedTime(float *to, uint64_t from, uint64_t till) { NEEDS_CONTEXT CALL("cuEventElapsedTime", "%d", (int)(till - from)); *to = 2500; return 0; }
int cuLaunchKernel(uint64_t f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, unsigned shared, uint64_t stream, void **params, void **extra) {
    NEEDS_CONTEXT
    if (quiet)
        return 0;
    const unsigned char *args = 0;
    size_t n = 0;
    for (; extra && extra[0]; extra += 2) {
        if (extra[0] == (void *)1)
            args = extra[1];
        if (extra[0] == (void *)2)
            n = *(size_t *)extra[1];
    }
    char hex[256] = "";
    for (size_t i = 0; i < n && i < 100; i++)
        sprintf(hex + 2 * i, "%02x", args[i]);
    CALL("cuLaunchKernel", "%llx, %u %u %u, %u %u %u, %u, %llx, %d, %s", (unsigned long long)f, gx, gy, gz, bx, by, bz, shared, (unsigned long long)stream, params != 0, hex);
    return 0;
}

// Graphs. Nodes are numbers; what they do is written down.
typedef struct {
    uint64_t function;
    unsigned grid[3], block[3], shared;
    void **params, **extra;
    uint64_t kern, context;
} KernelNode;
typedef struct {
    size_t x, y, z, lod;
    int memory;
    void *host;
    uint64_t device;
    void *array, *reserved;
    size_t pitch, height;
} CopyEnd;
typedef struct {
    CopyEnd from, to;
    size_t width, height, depth;
} CopyNode;
_Static_assert(sizeof(KernelNode) == 72 && offsetof(KernelNode, params) == 40, "CUDA_KERNEL_NODE_PARAMS_v2");
_Static_assert(sizeof(CopyNode) == 200 && offsetof(CopyNode, to) == 88, "CUDA_MEMCPY3D_v2");

static uint64_t nodes;
static const char *needs(const uint64_t *list, size_t n) {
    static char text[256];
    text[0] = 0;
    for (size_t i = 0; i < n; i++)
        sprintf(text + strlen(text), " %llu", (unsigned long long)list[i]);
    return text;
}
int cuGraphCreate(uint64_t *to, unsigned flags) { NEEDS_CONTEXT CALL("cuGraphCreate", "%u", flags); nodes = 0; *to = 0x60000000001; taken++; return 0; }
int cuGraphDestroy(uint64_t g) { NEEDS_CONTEXT CALL("cuGraphDestroy", "%llx", (unsigned long long)g); taken--; return 0; }
int cuGraphAddKernelNode_v2(uint64_t *to, uint64_t g, const uint64_t *list, size_t n, const KernelNode *k) {
    NEEDS_CONTEXT
    const unsigned char *a = k->params[0];
    CALL("cuGraphAddKernelNode", "%llx,%s, %llx, %u %u %u, %u %u %u, %u, %02x%02x, %d", (unsigned long long)g, needs(list, n), (unsigned long long)k->function, k->grid[0], k->grid[1],
         k->grid[2], k->block[0], k->block[1], k->block[2], k->shared, a[0], a[1], k->extra || k->kern || k->context);
    *to = ++nodes;
    return 0;
}
int cuGraphAddMemcpyNode(uint64_t *to, uint64_t g, const uint64_t *list, size_t n, const CopyNode *c, uint64_t context) {
    NEEDS_CONTEXT
    CALL("cuGraphAddMemcpyNode", "%llx,%s, %d %llx, %d %llx, %zu %zu %zu, %d", (unsigned long long)g, needs(list, n), c->to.memory, (unsigned long long)c->to.device, c->from.memory,
         (unsigned long long)c->from.device, c->width, c->height, c->depth, context == CONTEXT);
    *to = ++nodes;
    return 0;
}
int cuGraphAddEmptyNode(uint64_t *to, uint64_t g, const uint64_t *list, size_t n) { NEEDS_CONTEXT CALL("cuGraphAddEmptyNode", "%llx,%s", (unsigned long long)g, needs(list, n)); *to = ++nodes; return 0; }
int cuGraphInstantiateWithFlags(uint64_t *to, uint64_t g, unsigned long long flags) { NEEDS_CONTEXT CALL("cuGraphInstantiate", "%llx, %llu", (unsigned long long)g, flags); *to = 0x6e000000001; taken++; return 0; }
int cuGraphUpload(uint64_t g, uint64_t s) { NEEDS_CONTEXT CALL("cuGraphUpload", "%llx, %llx", (unsigned long long)g, (unsigned long long)s); return 0; }
int cuGraphLaunch(uint64_t g, uint64_t s) { NEEDS_CONTEXT CALL("cuGraphLaunch", "%llx, %llx", (unsigned long long)g, (unsigned long long)s); return 0; }
int cuGraphExecDestroy(uint64_t g) { NEEDS_CONTEXT CALL("cuGraphExecDestroy", "%llx", (unsigned long long)g); taken--; return 0; }
