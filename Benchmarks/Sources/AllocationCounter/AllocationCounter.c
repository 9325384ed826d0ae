// Counts the calls of malloc, calloc, realloc and the aligned forms, which the executable that links
// this file defines in place of those of glibc.
#include "AllocationCounter.h"

#include <errno.h>
#include <malloc.h>
#include <stddef.h>

void* __libc_malloc(size_t size);
void* __libc_calloc(size_t count, size_t size);
void* __libc_realloc(void* block, size_t size);
void* __libc_memalign(size_t alignment, size_t size);

static long count;

long allocation_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

static void increment(void) { __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED); }

void* malloc(size_t size) {
  increment();
  return __libc_malloc(size);
}

void* calloc(size_t elements, size_t size) {
  increment();
  return __libc_calloc(elements, size);
}

void* realloc(void* block, size_t size) {
  increment();
  return __libc_realloc(block, size);
}

void* memalign(size_t alignment, size_t size) {
  increment();
  return __libc_memalign(alignment, size);
}

void* aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void** block, size_t alignment, size_t size) {
  *block = memalign(alignment, size);
  return *block == NULL ? ENOMEM : 0;
}

long allocated_bytes(void) {
    struct mallinfo2 heap = mallinfo2();
    return (long)(heap.uordblks + heap.hblkhd);
}
