#include "emulate.h"

#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

#include <map>
#include <vector>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace emulate {

EMULATE_THREAD_LOCAL State state;

static const u32 WARP = 32, MOST_THREADS = 1024;
static const size_t STACK = 64 << 10, ALIGNMENT = 256;
static const u8 POISON = 0xa5, CANARY = 0x5a;

// Contexts. change saves where it is called and goes on where another call did, or at entry.

#if defined(__x86_64__)

extern "C" __attribute__((visibility("hidden"))) void emulate_change(void **save, void *to);
asm(R"(
    .text
    .p2align 4
    .hidden emulate_change
    .globl emulate_change
    .type emulate_change, @function
emulate_change:
    pushq %rbp
    pushq %rbx
    pushq %r12
    pushq %r13
    pushq %r14
    pushq %r15
    movq %rsp, (%rdi)
    movq %rsi, %rsp
    popq %r15
    popq %r14
    popq %r13
    popq %r12
    popq %rbx
    popq %rbp
    ret
    .size emulate_change, .-emulate_change
)");

typedef void *Context;
static inline void change(Context *save, Context to) { emulate_change(save, to); }
static Context prepare(u8 *, u8 *top, void (*entry)()) {
    void **sp = (void **)((uintptr_t)top & ~(uintptr_t)15);
    *--sp = nullptr;
    *--sp = (void *)entry;
    for (int i = 0; i < 6; i++)
        *--sp = nullptr;
    return sp;
}

struct Rounding {
    unsigned was = _mm_getcsr();
    Rounding() { _mm_setcsr(0x1f80); }
    ~Rounding() { _mm_setcsr(was); }
};

#elif defined(__aarch64__)

extern "C" __attribute__((visibility("hidden"))) void emulate_change(void **save, void *to);
asm(R"(
    .text
    .p2align 4
    .hidden emulate_change
    .globl emulate_change
    .type emulate_change, %function
emulate_change:
    sub sp, sp, #160
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    stp x25, x26, [sp, #48]
    stp x27, x28, [sp, #64]
    stp x29, x30, [sp, #80]
    stp d8, d9, [sp, #96]
    stp d10, d11, [sp, #112]
    stp d12, d13, [sp, #128]
    stp d14, d15, [sp, #144]
    mov x9, sp
    str x9, [x0]
    mov sp, x1
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp x25, x26, [sp, #48]
    ldp x27, x28, [sp, #64]
    ldp x29, x30, [sp, #80]
    ldp d8, d9, [sp, #96]
    ldp d10, d11, [sp, #112]
    ldp d12, d13, [sp, #128]
    ldp d14, d15, [sp, #144]
    add sp, sp, #160
    ret
    .size emulate_change, .-emulate_change
)");

typedef void *Context;
static inline void change(Context *save, Context to) { emulate_change(save, to); }
static Context prepare(u8 *, u8 *top, void (*entry)()) {
    void **sp = (void **)((uintptr_t)top & ~(uintptr_t)15) - 20;
    memset(sp, 0, 160);
    sp[11] = (void *)entry;
    return sp;
}

struct Rounding {
    u64 was;
    Rounding() {
        asm volatile("mrs %0, fpcr" : "=r"(was));
        asm volatile("msr fpcr, %0" ::"r"(0ull));
    }
    ~Rounding() { asm volatile("msr fpcr, %0" ::"r"(was)); }
};

#else

typedef ucontext_t *Context;
static void change(Context *save, Context to) {
    ucontext_t here;
    *save = &here;
    swapcontext(&here, to);
}
static Context prepare(u8 *base, u8 *top, void (*entry)()) {
    ucontext_t *c = (ucontext_t *)((uintptr_t)(top - sizeof(ucontext_t)) & ~(uintptr_t)63);
    getcontext(c);
    c->uc_stack.ss_sp = base;
    c->uc_stack.ss_size = (u8 *)c - base;
    c->uc_link = nullptr;
    makecontext(c, entry, 0);
    return c;
}

struct Rounding {
    Rounding() {}
};

#endif

// Kernels.

static const Kernel *kernels;

Kernel::Kernel(const char *name, size_t args, u32 threads, void (*body)(const void *))
    : name(name), args(args), threads(threads), body(body), next(kernels) { kernels = this; }

// The grid.

enum Operation : u8 { NONE, BARRIER, WARP_BARRIER, BALLOT, SHUFFLE_DOWN, SHUFFLE, EXCHANGE, OPERATIONS };
static const char *const operations[OPERATIONS] = {"nothing", "barrier", "warp_barrier", "ballot", "shuffle_down", "shuffle", "load_matrices or multiply_bytes"};

struct Copy {
    void *to;
    const void *from;
    u32 group, of, bytes;
};

struct Thread {
    Context context;
    Index index;
    u32 value, operand, result, groups, exchanges;
    Operation at;
    bool live;
    std::vector<Copy> copies;
};

// What its lanes exchange. A lane that is ahead by one exchange writes the other half.
struct Warp {
    u32 live, waiting;
    Lanes lanes[2];
};

struct Allocation {
    u8 *map;
    size_t mapped, bytes;
};

struct Random {
    u64 s;
    u32 operator()(u32 below) {
        s += 0x9e3779b97f4a7c15;
        u64 z = (s ^ s >> 30) * 0xbf58476d1ce4e5b9;
        z = (z ^ z >> 27) * 0x94d049bb133111eb;
        return (u32)(((z ^ z >> 31) >> 32) * below >> 32);
    }
};

struct Grid {
    char error[1024];
    bool lost, running, failed;

    size_t page, memory, used, most_shared;
    std::map<u64, Allocation> allocations;
    u8 *shared_map, *shared_end;
    size_t shared;
    std::vector<u8 *> stacks, idle;
    u8 *starting, *escape;

    const Kernel *kernel;
    alignas(64) u8 args[8192];
    u64 launches, changes;
    Random random;
    Context main, none;
    u32 threads, live, waiting, unstarted;
    bool ready_first, copy_at_once;
    Thread *current;
    Thread thread[MOST_THREADS];
    Warp warp[MOST_THREADS / WARP];
    unsigned short order[MOST_THREADS], ready[MOST_THREADS];
    u32 ready_at, ready_count;
};

static inline Grid *grid() { return static_cast<Grid *>(state.grid); }

__attribute__((format(printf, 2, 3))) static int error(Grid *g, const char *format, ...) {
    va_list l;
    va_start(l, format);
    vsnprintf(g->error, sizeof g->error, format, l);
    va_end(l);
    return 1;
}

static int where(Grid *g, char *to, size_t size, bool thread) {
    int n = snprintf(to, size, "kernel %s, block (%u, %u, %u)", g->kernel->name, state.block.x, state.block.y, state.block.z);
    if (thread)
        n += snprintf(to + n, size - n, ", thread (%u, %u, %u)", state.thread.x, state.thread.y, state.thread.z);
    return n;
}

static u8 *take_stack(Grid *g) {
    if (g->idle.empty()) {
        u8 *m = (u8 *)mmap(nullptr, g->page + STACK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (m == MAP_FAILED || mprotect(m, g->page, PROT_NONE)) {
            fprintf(stderr, "emulated CUDA: no memory for the stack of a thread\n");
            abort();
        }
        g->stacks.push_back(m);
        g->idle.reserve(g->stacks.size());
        return m;
    }
    u8 *s = g->idle.back();
    g->idle.pop_back();
    return s;
}

static void worker();

static void resume(Grid *g, Context *save, Thread *t) {
    g->current = t;
    if (save == &t->context)
        return;
    state.thread = t->index;
    g->changes++;
    change(save, t->context);
}

// next goes on with a thread that can run, or leaves the block if none can.
static void next(Grid *g, Context *save) {
    bool start = g->unstarted < g->threads;
    if (g->ready_count && (g->ready_first || !start)) {
        Thread *t = &g->thread[g->ready[g->ready_at]];
        g->ready_at = (g->ready_at + 1) % MOST_THREADS;
        g->ready_count--;
        resume(g, save, t);
    } else if (start) {
        g->starting = take_stack(g);
        size_t color = ((uintptr_t)g->starting >> 12) % 61 * 64;
        g->changes++;
        change(save, prepare(g->starting + g->page, g->starting + g->page + STACK - 64 - color, worker));
    } else {
        change(save, g->main);
    }
}

__attribute__((noreturn)) static void leave(Grid *g) {
    g->failed = true;
    change(&g->none, g->main);
    abort();
}

static void push(Grid *g, u32 t) {
    g->thread[t].at = NONE;
    g->ready[(g->ready_at + g->ready_count++) % MOST_THREADS] = (unsigned short)t;
}

static void release_block(Grid *g) {
    g->waiting = 0;
    bool back = g->random(2);
    for (u32 i = 0; i < g->threads; i++) {
        u32 t = g->order[back ? g->threads - 1 - i : i];
        if (g->thread[t].at == BARRIER)
            push(g, t);
    }
}

static void release_warp(Grid *g, u32 w) {
    Thread *lanes = g->thread + w * WARP;
    Operation at = NONE;
    u32 votes = 0;
    for (u32 i = 0; i < WARP; i++) {
        if (!lanes[i].live)
            continue;
        if (at == NONE)
            at = lanes[i].at;
        if (lanes[i].at != at) {
            char place[256];
            where(g, place, sizeof place, false);
            error(g, "%s: threads of warp %u wait at a %s, others at a %s", place, w, operations[at], operations[lanes[i].at]);
            leave(g);
        }
        if (lanes[i].value)
            votes |= 1u << i;
    }
    if (at == EXCHANGE && votes != ~0u) {
        char place[256];
        where(g, place, sizeof place, false);
        error(g, "%s: a %s of warp %u, of which not all threads are left", place, operations[at], w);
        leave(g);
    }
    u32 from = g->random(WARP), step = g->random(2) ? 1 : WARP - 1;
    for (u32 i = 0; i < WARP; i++) {
        u32 l = (from + i * step) % WARP;
        Thread &t = lanes[l];
        if (!t.live)
            continue;
        u32 source = l;
        if (at == SHUFFLE_DOWN)
            source = t.operand < WARP - l ? l + t.operand : l;
        else if (at == SHUFFLE)
            source = t.operand % WARP;
        t.result = at == BALLOT ? votes : lanes[source].live ? lanes[source].value : 0xa5a5a5a5;
    }
    for (u32 i = 0; i < WARP; i++) {
        u32 l = (from + i * step) % WARP;
        if (lanes[l].live)
            push(g, w * WARP + l);
    }
    g->warp[w].waiting = 0;
}

__attribute__((noinline)) static u32 wait(Operation at, u32 value, u32 operand) {
    Grid *g = grid();
    Thread *t = g->current;
    t->at = at;
    t->value = value;
    t->operand = operand;
    if (at == BARRIER) {
        if (++g->waiting == g->live)
            release_block(g);
    } else {
        u32 w = (u32)(t - g->thread) / WARP;
        if (++g->warp[w].waiting == g->warp[w].live)
            release_warp(g, w);
    }
    next(g, &t->context);
    return t->result;
}

void barrier() { wait(BARRIER, 0, 0); }
void warp_barrier() { wait(WARP_BARRIER, 0, 0); }
u32 ballot(bool p) { return wait(BALLOT, p, 0); }
u32 shuffle_down(u32 x, u32 n) { return wait(SHUFFLE_DOWN, x, n); }
u32 shuffle(u32 x, u32 lane) { return wait(SHUFFLE, x, lane); }

const Lanes &exchange(const u32 *words, u32 n) {
    Grid *g = grid();
    Thread *t = g->current;
    u32 i = (u32)(t - g->thread);
    Lanes &l = g->warp[i / WARP].lanes[t->exchanges++ % 2];
    memcpy(l.words[i % WARP], words, 4 * n);
    wait(EXCHANGE, n, 0);
    return l;
}

// A copy is done when it is asked for or when it is waited for, another way in every other block.

static void perform(const Copy &c) {
    memcpy(c.to, c.from, c.bytes);
    memset((u8 *)c.to + c.bytes, 0, c.of - c.bytes);
}

void copy(void *to, const void *from, u32 of, u32 bytes) {
    Grid *g = grid();
    char place[256];
    if (((uintptr_t)to | (uintptr_t)from) % of || bytes > of) {
        where(g, place, sizeof place, true);
        error(g, "%s: asynchronous copy of %u of %u bytes to %p from %p. Both addresses have to be multiples of %u", place, bytes, of, to, from, of);
        leave(g);
    }
    if ((u8 *)to < g->shared_end - g->shared || (u8 *)to + of > g->shared_end) {
        where(g, place, sizeof place, true);
        error(g, "%s: asynchronous copy to byte %lld of shared memory, which has %zu", place, (i64)((u8 *)to - (g->shared_end - g->shared)), g->shared);
        leave(g);
    }
    Copy c = {to, from, g->current->groups, of, bytes};
    if (g->copy_at_once)
        perform(c);
    else
        g->current->copies.push_back(c);
}

void copy_commit() { grid()->current->groups++; }

void copy_wait(u32 pending) {
    Thread *t = grid()->current;
    size_t n = 0;
    while (n < t->copies.size() && t->copies[n].group + pending < t->groups)
        perform(t->copies[n++]);
    t->copies.erase(t->copies.begin(), t->copies.begin() + n);
}

// worker runs threads on one stack for as long as none of them waits, and then whatever waited on it.
static void worker() {
    Grid *g = grid();
    u8 *stack = g->starting;
    while (g->unstarted < g->threads && !(g->ready_first && g->ready_count)) {
        u32 i = g->order[g->unstarted++];
        Thread *t = &g->thread[i];
        g->current = t;
        state.thread = t->index;
        g->kernel->body(g->args);
        t->live = false;
        Warp &w = g->warp[i / WARP];
        w.live--;
        g->live--;
        if (g->waiting && g->waiting == g->live)
            release_block(g);
        if (w.waiting && w.waiting == w.live)
            release_warp(g, i / WARP);
    }
    g->idle.push_back(stack);
    next(g, &g->none);
    abort();
}

static void run_block(Grid *g, u64 number) {
    g->random.s = g->launches * 0x9e3779b97f4a7c15 ^ number << 20;
    g->live = g->threads;
    g->waiting = g->unstarted = g->ready_at = g->ready_count = 0;
    g->ready_first = g->random(2);
    g->copy_at_once = g->random(2);
    memset(g->shared_end - g->shared, POISON, g->shared);
    for (u32 i = 0; i < g->threads; i++) {
        Thread &t = g->thread[i];
        t.live = true;
        t.at = NONE;
        t.groups = t.exchanges = 0;
        t.copies.clear();
        u32 j = g->random(i + 1);
        g->order[i] = g->order[j];
        g->order[j] = (unsigned short)i;
    }
    for (u32 w = 0; w < g->threads / WARP; w++) {
        g->warp[w].live = WARP;
        g->warp[w].waiting = 0;
    }
    next(g, &g->main);
    if (g->failed || !g->live)
        return;
    u32 n[OPERATIONS] = {}, first[OPERATIONS] = {};
    for (u32 i = g->threads; i-- > 0;)
        if (g->thread[i].live) {
            n[g->thread[i].at]++;
            first[g->thread[i].at] = i;
        }
    char place[640];
    int l = where(g, place, sizeof place, false);
    l += snprintf(place + l, sizeof place - l, ": its threads wait for each other for ever:");
    const char *comma = "";
    for (int o = 0; o < OPERATIONS; o++)
        if (n[o]) {
            Index t = g->thread[first[o]].index;
            l += snprintf(place + l, sizeof place - l, "%s %u at a %s, such as thread (%u, %u, %u)", comma, n[o], operations[o], t.x, t.y, t.z);
            comma = ",";
        }
    error(g, "%s", place);
    g->failed = true;
}

// Faults.

static const int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE};
static struct sigaction before[4];

[[maybe_unused]] static void escape() { leave(grid()); }

static void describe(Grid *g, int signal, void *at) {
    char place[256];
    where(g, place, sizeof place, true);
    if (signal == SIGFPE) {
        error(g, "%s: an integer is divided by 0", place);
        return;
    }
    if (signal == SIGILL) {
        error(g, "%s: undefined behaviour, which the compiler's checks found", place);
        return;
    }
    u64 p = (u64)(uintptr_t)at;
    for (u8 *s : g->stacks)
        if ((u8 *)at >= s && (u8 *)at < s + g->page) {
            error(g, "%s: more than %zu bytes of stack", place, STACK);
            return;
        }
    u8 *shared = g->shared_end - g->shared;
    if ((u8 *)at >= g->shared_end && (u8 *)at < g->shared_end + g->page) {
        error(g, "%s: byte %zu of shared memory, which has %zu", place, (size_t)((u8 *)at - shared), g->shared);
        return;
    }
    for (auto &a : g->allocations) {
        Allocation &m = a.second;
        if (p >= (u64)m.map && p < (u64)m.map + m.mapped) {
            error(g, "%s: byte %lld of an allocation of %zu bytes", place, (i64)(p - a.first), m.bytes);
            return;
        }
    }
    error(g, "%s: address 0x%llx, which is no allocation's", place, p);
}

static void caught(int signal, siginfo_t *info, void *context) {
    Grid *g = grid();
    if (g && g->running) {
        describe(g, signal, info->si_addr);
        ucontext_t *c = (ucontext_t *)context;
        uintptr_t top = ((uintptr_t)g->escape + STACK - 256) & ~(uintptr_t)15;
#if defined(__x86_64__)
        c->uc_mcontext.gregs[REG_RSP] = (greg_t)(top - 8);
        c->uc_mcontext.gregs[REG_RIP] = (greg_t)escape;
        return;
#elif defined(__aarch64__)
        c->uc_mcontext.sp = top;
        c->uc_mcontext.pc = (uintptr_t)escape;
        return;
#else
        (void)c, (void)top;
        fprintf(stderr, "emulated CUDA: %s\n", g->error);
        abort();
#endif
    }
    for (int i = 0; i < 4; i++) {
        if (signals[i] != signal)
            continue;
        if (before[i].sa_flags & SA_SIGINFO)
            before[i].sa_sigaction(signal, info, context);
        else if (before[i].sa_handler != SIG_DFL && before[i].sa_handler != SIG_IGN)
            before[i].sa_handler(signal);
        else
            sigaction(signal, &before[i], nullptr);
    }
}

static bool catch_faults() {
    struct sigaction a = {};
    a.sa_sigaction = caught;
    a.sa_flags = SA_SIGINFO | SA_ONSTACK;
    for (int i = 0; i < 4; i++)
        sigaction(signals[i], &a, &before[i]);
    return true;
}

// Memory.

static Allocation *find(Grid *g, u64 at, u64 bytes) {
    auto i = g->allocations.upper_bound(at);
    if (i == g->allocations.begin())
        return nullptr;
    --i;
    if (at - i->first > i->second.bytes || bytes > i->second.bytes - (at - i->first))
        return nullptr;
    return &i->second;
}

static int outside(Grid *g, const char *what, u64 at, u64 bytes) {
    auto i = g->allocations.upper_bound(at);
    if (i != g->allocations.begin() && (--i, at - i->first < i->second.mapped))
        return error(g, "%s: bytes %llu to %llu of an allocation of %zu bytes", what, at - i->first, at - i->first + bytes, i->second.bytes);
    return error(g, "%s: address 0x%llx, which is no allocation's", what, at);
}

// other is the first byte that is not a canary, n if all are.
static size_t other(const u8 *p, size_t n) {
    size_t i = 0;
    u64 canaries, word;
    for (memset(&canaries, CANARY, 8); i + 8 <= n && (memcpy(&word, p + i, 8), word == canaries);)
        i += 8;
    while (i < n && p[i] == CANARY)
        i++;
    return i;
}

static bool check_ends(Grid *g, const char *what) {
    for (auto &a : g->allocations) {
        Allocation &m = a.second;
        u8 *start = (u8 *)(uintptr_t)a.first, *first = m.map + g->page, *end = start + m.bytes;
        size_t before = (size_t)(start - first), after = (size_t)(m.map + m.mapped - g->page - end);
        size_t i = other(first, before);
        if (i < before)
            return error(g, "%s: wrote %zu bytes before an allocation of %zu bytes", what, before - i, m.bytes), false;
        i = other(end, after);
        if (i < after)
            return error(g, "%s: wrote byte %zu of an allocation of %zu bytes", what, m.bytes + i, m.bytes), false;
    }
    return true;
}

}

using namespace emulate;

extern "C" {

enum { OK, FAILED, NO_MEMORY };

void *emulate_open(u64 memory, u64 most_shared) {
    static bool once = catch_faults();
    (void)once;
    Grid *g = new Grid();
    g->page = (size_t)sysconf(_SC_PAGESIZE);
    g->memory = memory;
    g->most_shared = most_shared;
    size_t n = (most_shared + g->page - 1) & ~(g->page - 1);
    g->shared_map = (u8 *)mmap(nullptr, n + 2 * g->page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    g->escape = (u8 *)mmap(nullptr, STACK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (g->shared_map == MAP_FAILED || g->escape == MAP_FAILED)
        abort();
    g->shared_end = g->shared_map + g->page + n;
    mprotect(g->shared_map, g->page, PROT_NONE);
    mprotect(g->shared_end, g->page, PROT_NONE);
    return g;
}

void emulate_close(void *context) {
    Grid *g = (Grid *)context;
    for (auto &a : g->allocations)
        munmap(a.second.map, a.second.mapped);
    for (u8 *s : g->stacks)
        munmap(s, g->page + STACK);
    munmap(g->shared_map, g->shared_end + g->page - g->shared_map);
    munmap(g->escape, STACK);
    delete g;
}

const char *emulate_error(void *context) { return ((Grid *)context)->error; }
u64 emulate_changes(void *context) { return ((Grid *)context)->changes; }

int emulate_allocate(void *context, u64 bytes, u64 *address) {
    Grid *g = (Grid *)context;
    if (g->lost)
        return FAILED;
    if (bytes == 0)
        return error(g, "allocation of 0 bytes");
    if (bytes > g->memory - g->used) {
        error(g, "%llu bytes asked for, %zu of %zu in use", bytes, g->used, g->memory);
        return NO_MEMORY;
    }
    size_t rounded = (bytes + ALIGNMENT - 1) & ~(ALIGNMENT - 1);
    size_t n = (rounded + g->page - 1) & ~(g->page - 1);
    u8 *m = (u8 *)mmap(nullptr, n + 2 * g->page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (m == MAP_FAILED || mprotect(m + g->page, n, PROT_READ | PROT_WRITE)) {
        if (m != MAP_FAILED)
            munmap(m, n + 2 * g->page);
        error(g, "%llu bytes asked for, and this machine has no more", bytes);
        return NO_MEMORY;
    }
    u8 *start = m + g->page + n - rounded;
    memset(m + g->page, CANARY, n - rounded);
    memset(start, POISON, bytes);
    memset(start + bytes, CANARY, rounded - bytes);
    g->used += bytes;
    g->allocations[(u64)(uintptr_t)start] = {m, n + 2 * g->page, bytes};
    *address = (u64)(uintptr_t)start;
    return OK;
}

int emulate_free(void *context, u64 at) {
    Grid *g = (Grid *)context;
    if (g->lost)
        return FAILED;
    auto i = g->allocations.find(at);
    if (i == g->allocations.end())
        return error(g, "free: address 0x%llx is no allocation's start", at);
    g->used -= i->second.bytes;
    munmap(i->second.map, i->second.mapped);
    g->allocations.erase(i);
    return OK;
}

int emulate_upload(void *context, u64 to, const void *data, u64 bytes) {
    Grid *g = (Grid *)context;
    if (g->lost)
        return FAILED;
    if (!bytes)
        return OK;
    if (!find(g, to, bytes))
        return outside(g, "upload", to, bytes);
    memcpy((void *)(uintptr_t)to, data, bytes);
    return OK;
}

int emulate_download(void *context, void *data, u64 from, u64 bytes) {
    Grid *g = (Grid *)context;
    if (g->lost)
        return FAILED;
    if (!bytes)
        return OK;
    if (!find(g, from, bytes))
        return outside(g, "download", from, bytes);
    memcpy(data, (const void *)(uintptr_t)from, bytes);
    return OK;
}

int emulate_copy(void *context, u64 to, u64 from, u64 bytes) {
    Grid *g = (Grid *)context;
    if (g->lost)
        return FAILED;
    if (!bytes)
        return OK;
    if (!find(g, to, bytes))
        return outside(g, "copy to", to, bytes);
    if (!find(g, from, bytes))
        return outside(g, "copy from", from, bytes);
    if (to < from + bytes && from < to + bytes && to != from)
        return error(g, "copy of %llu bytes between places that overlap", bytes);
    memmove((void *)(uintptr_t)to, (const void *)(uintptr_t)from, bytes);
    return OK;
}

int emulate_fill(void *context, u64 to, u32 value, u64 bytes) {
    Grid *g = (Grid *)context;
    if (g->lost)
        return FAILED;
    if (!find(g, to, bytes))
        return outside(g, "fill", to, bytes);
    memset((void *)(uintptr_t)to, (int)value, bytes);
    return OK;
}

struct Launch {
    u32 x, y, z, threads, shared, args;
};

int emulate_launch(void *context, const Kernel *k, const Launch *l, const void *args) {
    Grid *g = (Grid *)context;
    if (g->lost)
        return FAILED;
    const char *name = k->name;
    if (l->args != k->args || l->args > sizeof g->args)
        return error(g, "kernel %s: %u bytes of arguments, it takes %zu", name, l->args, k->args);
    if (!l->threads || l->threads % WARP || l->threads > k->threads || l->threads > MOST_THREADS)
        return error(g, "kernel %s: %u threads a block, it takes a multiple of 32 up to %u", name, l->threads, k->threads);
    if (!l->x || !l->y || !l->z || l->x > 0x7fffffff || l->y > 65535 || l->z > 65535)
        return error(g, "kernel %s: %u x %u x %u blocks, it takes 1 to 2147483647 x 65535 x 65535", name, l->x, l->y, l->z);
    if (l->shared > g->most_shared)
        return error(g, "kernel %s: %u bytes of shared memory, the device has %zu", name, l->shared, g->most_shared);
    Rounding rounding;
    g->kernel = k;
    g->launches++;
    g->threads = l->threads;
    g->shared = (l->shared + 15) & ~15u;
    memcpy(g->args, args, l->args);
    State was = state;
    state.grid = g;
    state.threads = {l->threads, 1, 1};
    state.blocks = {l->x, l->y, l->z};
    state.shared = g->shared_end - g->shared;
    for (u32 i = 0; i < l->threads; i++)
        g->thread[i].index = {i, 0, 0};
    g->running = true;
    u64 number = 0;
    for (u32 z = 0; z < l->z && !g->failed; z++)
        for (u32 y = 0; y < l->y && !g->failed; y++)
            for (u32 x = 0; x < l->x && !g->failed; x++) {
                state.block = {x, y, z};
                run_block(g, number++);
            }
    g->running = false;
    state = was;
    if (!g->failed) {
        char what[128];
        snprintf(what, sizeof what, "kernel %s", name);
        g->failed = !check_ends(g, what);
    }
    if (g->failed)
        g->lost = true;
    return g->lost ? FAILED : OK;
}

// emulate_kernels is one of the kernels that have come with libraries since it was 0, and its name and sizes.
const Kernel *emulate_kernels(const char **name, u32 *args, u32 *threads) {
    const Kernel *k = kernels;
    if (!k)
        return nullptr;
    kernels = k->next;
    *name = k->name;
    *args = (u32)k->args;
    *threads = k->threads;
    return k;
}

}
