package main

/*
#cgo CFLAGS: -O3 -mtune=native
#cgo LDFLAGS: -lm -lpthread
#include <math.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

static void expf_all(float *dst, const float *x, size_t n) {
	for (size_t i = 0; i < n; i++) dst[i] = expf(x[i]);
}
static void tanhf_all(float *dst, const float *x, size_t n) {
	for (size_t i = 0; i < n; i++) dst[i] = tanhf(x[i]);
}
static void erff_all(float *dst, const float *x, size_t n) {
	for (size_t i = 0; i < n; i++) dst[i] = erff(x[i]);
}
static void logf_all(float *dst, const float *x, size_t n) {
	for (size_t i = 0; i < n; i++) dst[i] = logf(x[i]);
}

// A pass that only reads: the most that any reduction over this memory can reach.
#if defined(__x86_64__)
__attribute__((target("avx2")))
#endif
static uint64_t read_pass(const uint64_t *p, size_t n) {
	uint64_t s[32] = {0};
	size_t i = 0;
	for (; i + 32 <= n; i += 32)
		for (size_t k = 0; k < 32; k++) s[k] ^= p[i + k];
	uint64_t t = 0;
	for (size_t k = 0; k < 32; k++) t ^= s[k];
	for (; i < n; i++) t ^= p[i];
	return t;
}

typedef struct { const uint64_t *p; size_t n; uint64_t r; } part;
static void *read_part(void *a) { part *q = a; q->r = read_pass(q->p, q->n); return 0; }

static uint64_t read_memory(const uint64_t *p, size_t n, int threads) {
	part parts[64];
	pthread_t ids[64];
	if (threads > 64) threads = 64;
	size_t each = n / threads;
	for (int t = 0; t < threads; t++) {
		parts[t] = (part){p + t * each, t == threads - 1 ? n - t * each : each, 0};
		if (t > 0) pthread_create(&ids[t], 0, read_part, &parts[t]);
	}
	read_part(&parts[0]);
	uint64_t r = parts[0].r;
	for (int t = 1; t < threads; t++) { pthread_join(ids[t], 0); r ^= parts[t].r; }
	return r;
}
*/
import "C"

import "unsafe"

// libm names glibc's (or the platform's) own functions, called in a loop of C.
var libm = map[string]func(dst, x []float32){
	"exp":  func(d, x []float32) { C.expf_all(ptr(d), ptr(x), C.size_t(len(x))) },
	"log":  func(d, x []float32) { C.logf_all(ptr(d), ptr(x), C.size_t(len(x))) },
	"tanh": func(d, x []float32) { C.tanhf_all(ptr(d), ptr(x), C.size_t(len(x))) },
	"erf":  func(d, x []float32) { C.erff_all(ptr(d), ptr(x), C.size_t(len(x))) },
}

func ptr(x []float32) *C.float { return (*C.float)(unsafe.Pointer(&x[0])) }

// readMemory reads every word of x once, on the given number of threads.
func readMemory(x []float32, threads int) uint64 {
	return uint64(C.read_memory((*C.uint64_t)(unsafe.Pointer(&x[0])), C.size_t(len(x)/2), C.int(threads)))
}
