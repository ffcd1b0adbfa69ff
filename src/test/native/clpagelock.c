/*
 * Makes PoCL behave as a discrete GPU whose driver page-locks host memory, by LD_PRELOAD:
 *
 *   gcc -shared -fPIC -O1 -o libclpagelock.so clpagelock.c -ldl -lpthread
 *   LD_PRELOAD="$JAVA_HOME/lib/libjsig.so /tmp/x/libclpagelock.so" java -Daparasort.sharedMemory=on ...
 *
 * A buffer with USE_HOST_PTR becomes one with memory of its own, and the physical pages of the host's array are locked
 * (by io_uring, which holds them as a driver does). A transfer from or to an address inside a locked range uses the
 * locked pages, whatever the process sees at that address by then; any other transfer is a plain one. A range that
 * overlaps a locked one is not locked again. At the exit a line counts what happened, in standard error:
 *
 *   clpagelock: locks=6264 refused=0 locked=7266 plain=4970 stale=11
 *
 * `refused`: the system locked no pages, so nothing was shown. `stale`: transfers whose locked pages were no longer
 * those of the process: they have read or written lost memory.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <linux/io_uring.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

typedef void *obj; /* any OpenCL handle */
typedef int32_t cl_int;
typedef uint32_t cl_uint;
typedef uint64_t cl_bits;

enum { USE_HOST_PTR = 1 << 3, COPY_HOST_PTR = 1 << 5, PAGE = 4096, MOST = 8192 };

/* A buffer whose host range is locked, with the ring that holds its pages. */
struct lock {
    obj buffer;
    char *host;
    size_t bytes;
    int ring;
    struct io_uring_params at;
    char *queue;
    size_t queue_bytes;
    struct io_uring_sqe *entry;
};

static struct lock locks[MOST];
static int used;
static long locked_ranges, refused, by_lock, plain, stale;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
/* What the device's end of a transfer reads and writes. */
static int file = -1;
static char *bounce;
static size_t room;

static void *real(const char *name) {
    void *f = dlsym(RTLD_NEXT, name);
    return f ? f : dlsym(dlopen("libOpenCL.so.1", RTLD_NOW | RTLD_GLOBAL), name);
}

__attribute__((destructor)) static void report(void) {
    if (locked_ranges + refused > 0)
        fprintf(stderr, "clpagelock: locks=%ld refused=%ld locked=%ld plain=%ld stale=%ld\n", locked_ranges, refused,
            by_lock, plain, stale);
}

static uintptr_t first_page(const char *p) { return (uintptr_t)p / PAGE; }
static uintptr_t end_page(const char *p, size_t n) { return ((uintptr_t)p + n + PAGE - 1) / PAGE; }

static int hold(struct lock *l) {
    memset(&l->at, 0, sizeof l->at);
    l->ring = syscall(SYS_io_uring_setup, 1, &l->at);
    struct iovec range = { l->host, l->bytes };
    if (l->ring < 0) return 0;
    if (syscall(SYS_io_uring_register, l->ring, IORING_REGISTER_BUFFERS, &range, 1) < 0) return close(l->ring), 0;
    size_t submit = l->at.sq_off.array + l->at.sq_entries * sizeof(unsigned);
    size_t complete = l->at.cq_off.cqes + l->at.cq_entries * sizeof(struct io_uring_cqe);
    l->queue_bytes = submit > complete ? submit : complete;
    l->queue = mmap(NULL, l->queue_bytes, PROT_READ | PROT_WRITE, MAP_SHARED, l->ring, IORING_OFF_SQ_RING);
    l->entry = mmap(NULL, sizeof *l->entry, PROT_READ | PROT_WRITE, MAP_SHARED, l->ring, IORING_OFF_SQES);
    return 1;
}

static void let_go(struct lock *l) {
    munmap(l->queue, l->queue_bytes);
    munmap(l->entry, sizeof *l->entry);
    close(l->ring);
    l->buffer = NULL;
}

/* Copies between the locked pages at an address and the bounce buffer. */
static void copy(struct lock *l, char *host, size_t bytes, int to_device) {
    unsigned *tail = (unsigned *)(l->queue + l->at.sq_off.tail), *head = (unsigned *)(l->queue + l->at.cq_off.head);
    unsigned *array = (unsigned *)(l->queue + l->at.sq_off.array);
    unsigned *mask = (unsigned *)(l->queue + l->at.cq_off.ring_mask);
    struct io_uring_cqe *results = (struct io_uring_cqe *)(l->queue + l->at.cq_off.cqes);
    for (size_t done = 0; done < bytes;) {
        memset(l->entry, 0, sizeof *l->entry);
        l->entry->opcode = to_device ? IORING_OP_WRITE_FIXED : IORING_OP_READ_FIXED;
        l->entry->fd = file;
        l->entry->addr = (uintptr_t)(host + done);
        l->entry->len = bytes - done;
        l->entry->off = done;
        array[0] = 0;
        __atomic_store_n(tail, *tail + 1, __ATOMIC_RELEASE);
        syscall(SYS_io_uring_enter, l->ring, 1, 1, IORING_ENTER_GETEVENTS, NULL, 0);
        int result = results[*head & *mask].res;
        __atomic_store_n(head, *head + 1, __ATOMIC_RELEASE);
        if (result <= 0) abort();
        done += result;
    }
    by_lock++;
    stale += memcmp(bounce, host, bytes) != 0;
}

static void make_room(size_t bytes) {
    if (bytes <= room) return;
    if (bounce) munmap(bounce, room);
    if (file < 0) file = memfd_create("bounce", 0);
    if (ftruncate(file, bytes)) abort();
    bounce = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    room = bytes;
}

/* The lock that holds a whole range, or NULL. */
static struct lock *holder(const char *host, size_t bytes) {
    for (int i = 0; i < used; i++)
        if (locks[i].buffer && host >= locks[i].host && host + bytes <= locks[i].host + locks[i].bytes)
            return &locks[i];
    return NULL;
}

static void lock_pages(obj buffer, char *host, size_t bytes) {
    int slot = used;
    for (int i = 0; i < used; i++) {
        if (!locks[i].buffer) slot = i;
        else if (first_page(locks[i].host) < end_page(host, bytes)
            && first_page(host) < end_page(locks[i].host, locks[i].bytes)) return;
    }
    if (slot == MOST) return;
    locks[slot].host = host;
    locks[slot].bytes = bytes;
    if (!hold(&locks[slot])) {
        refused++;
        return;
    }
    locks[slot].buffer = buffer;
    locked_ranges++;
    if (slot == used) used++;
}

obj clCreateBuffer(obj context, cl_bits flags, size_t bytes, void *host, cl_int *status) {
    obj (*create)(obj, cl_bits, size_t, void *, cl_int *) = real("clCreateBuffer");
    if (!(flags & USE_HOST_PTR)) return create(context, flags, bytes, host, status);
    pthread_mutex_lock(&mutex);
    obj buffer = create(context, (flags & ~(cl_bits)USE_HOST_PTR) | COPY_HOST_PTR, bytes, host, status);
    if (buffer) lock_pages(buffer, host, bytes);
    pthread_mutex_unlock(&mutex);
    return buffer;
}

cl_int clReleaseMemObject(obj buffer) {
    cl_int (*release)(obj) = real("clReleaseMemObject");
    pthread_mutex_lock(&mutex);
    for (int i = 0; i < used; i++)
        if (locks[i].buffer == buffer) let_go(&locks[i]);
    pthread_mutex_unlock(&mutex);
    return release(buffer);
}

cl_int clEnqueueWriteBuffer(obj queue, obj buffer, cl_uint blocking, size_t offset, size_t bytes, const void *host,
    cl_uint count, const obj *events, obj *event) {
    cl_int (*put)(obj, obj, cl_uint, size_t, size_t, const void *, cl_uint, const obj *, obj *)
        = real("clEnqueueWriteBuffer");
    pthread_mutex_lock(&mutex);
    struct lock *l = holder(host, bytes);
    if (l) {
        make_room(bytes);
        copy(l, (char *)host, bytes, 1);
        host = bounce;
    } else plain++;
    cl_int status = put(queue, buffer, 1, offset, bytes, host, count, events, event);
    pthread_mutex_unlock(&mutex);
    return status;
}

cl_int clEnqueueReadBuffer(obj queue, obj buffer, cl_uint blocking, size_t offset, size_t bytes, void *host,
    cl_uint count, const obj *events, obj *event) {
    cl_int (*get)(obj, obj, cl_uint, size_t, size_t, void *, cl_uint, const obj *, obj *)
        = real("clEnqueueReadBuffer");
    pthread_mutex_lock(&mutex);
    struct lock *l = holder(host, bytes);
    if (l) make_room(bytes);
    else plain++;
    cl_int status = get(queue, buffer, 1, offset, bytes, l ? bounce : host, count, events, event);
    if (l && status == 0) copy(l, host, bytes, 0);
    pthread_mutex_unlock(&mutex);
    return status;
}
