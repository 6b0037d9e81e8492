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

typedef struct { const uint64_t *p; size_t n; int streams; uint64_t r; } part;

// Processors differ in how many streams they prefetch best: the words are read as so many streams, 4 KiB of each in turn.
static void *read_part(void *a) {
	part *q = a;
	size_t each = q->n / q->streams, block = 512;
	q->r = 0;
	for (size_t at = 0; at < each; at += block)
		for (int s = 0; s < q->streams; s++)
			q->r ^= read_pass(q->p + s * each + at, at + block < each ? block : each - at);
	return 0;
}

static uint64_t read_memory(const uint64_t *p, size_t n, int threads, int streams) {
	part parts[64];
	pthread_t ids[64];
	if (threads > 64) threads = 64;
	size_t each = n / threads;
	for (int t = 0; t < threads; t++) {
		parts[t] = (part){p + t * each, each, streams, 0};
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

// readMemory reads the words of x once, on the given number of threads, each in so many streams.
func readMemory(x []float32, threads, streams int) uint64 {
	return uint64(C.read_memory((*C.uint64_t)(unsafe.Pointer(&x[0])), C.size_t(len(x)/2), C.int(threads), C.int(streams)))
}
