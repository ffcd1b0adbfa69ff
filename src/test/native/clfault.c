/*
 * OpenCL fault injection for tests, by LD_PRELOAD. Without CLFAULT_FILE in the environment it only forwards.
 *
 *   gcc -shared -fPIC -O1 -o libclfault.so clfault.c -ldl
 *   CLFAULT_FILE=/tmp/x/fault LD_PRELOAD="$JAVA_HOME/lib/libjsig.so /tmp/x/libclfault.so" java ...
 *
 * The file holds one line, `<fault> <k> <generation> [sticky]`, and is read again at every intercepted call. A changed
 * generation arms: all counters restart. The k-th call of the fault's kind then fails (with `sticky`: it and every later
 * one). An empty, missing or malformed file changes nothing, so it may be rewritten at any time; rename is cleanest.
 *   context queue program kernel   creation gives NULL, CL_OUT_OF_HOST_MEMORY
 *   build                          CL_BUILD_PROGRAM_FAILURE, nothing is built
 *   buffer                         NULL, CL_MEM_OBJECT_ALLOCATION_FAILURE
 *   setarg launch read write       CL_OUT_OF_RESOURCES, nothing is set, run, read, written
 *   wait                           waits, then CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST
 *   flip flipfirst stale           k-th read of more than 64 bytes: success, with bit 20 of the middle word flipped, with
 *                                  bit 0 of the first word flipped, with nothing read
 *   flipsmall                      k-th read of at most 64 bytes: success, with bit 0 of the first word flipped
 *   none count                     nothing; after `count` the next arming or the exit logs `count context=1 queue=1 ...`
 * With CLFAULT_GPU in the environment every device says that it is a GPU: PoCL then stands for one. CLFAULT_GROUP=4 makes
 * every device say that its work-groups have 4 work-items at most: few elements are then many tiles.
 * A hit appends `hit <fault> <k> <generation>` to $CLFAULT_FILE.log; an unknown name appends `unknown <fault>`. A clFinish
 * with nothing queued since the last clFlush appends `vain finish`: Mesa's rusticl 22.3 does not wait then.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef void *obj; /* any OpenCL handle */
typedef int32_t cl_int;
typedef uint32_t cl_uint;
typedef uint64_t cl_bits;

enum { OUT_OF_RESOURCES = -5, OUT_OF_HOST_MEMORY = -6, ALLOCATION_FAILURE = -4, BUILD_FAILURE = -11, WAIT_FAILURE = -14 };
enum { DEVICE_TYPE = 0x1000, MAX_WORK_GROUP_SIZE = 0x1004, TYPE_GPU = 1 << 2 };

/* Kinds of calls. A fault has the name of its kind, apart from those that change what is read. */
enum { CONTEXT, QUEUE, PROGRAM, BUILD, KERNEL, BUFFER, SETARG, LAUNCH, WAIT, READ, WRITE, BIGREAD, SMALLREAD,
       KINDS, FLIP = KINDS, FLIPFIRST, STALE, FLIPSMALL, NONE, COUNT, FAULTS };
static const char *const NAME[FAULTS] = { "context", "queue", "program", "build", "kernel", "buffer", "setarg", "launch",
    "wait", "read", "write", "bigread", "smallread", "flip", "flipfirst", "stale", "flipsmall", "none", "count" };

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static const char *control;
static int fault = NONE, sticky, armed;
static long at, generation, calls[KINDS];
static _Atomic int queued, flushed; /* whether commands came since the last clFlush, and before it */

__attribute__((constructor)) static void start(void) { control = getenv("CLFAULT_FILE"); }

static void note(const char *line) {
    char path[4096];
    snprintf(path, sizeof path, "%s.log", control);
    int fd = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0644);
    if (fd < 0 || write(fd, line, strlen(line)) < 0) { /* the test misses the line and fails */ }
    if (fd >= 0) close(fd);
}

static void report_counts(void) {
    char line[512];
    int n = snprintf(line, sizeof line, "count");
    for (int i = 0; i < KINDS; i++) n += snprintf(line + n, sizeof line - n, " %s=%ld", NAME[i], calls[i]);
    snprintf(line + n, sizeof line - n, "\n");
    note(line);
}

__attribute__((destructor)) static void finish(void) { if (control && fault == COUNT) report_counts(); }

static void arm_if_changed(void) {
    char text[128], name[16], more[16] = "", line[64];
    long k, gen;
    int fd = open(control, O_RDONLY | O_CLOEXEC);
    ssize_t n = fd < 0 ? 0 : read(fd, text, sizeof text - 1);
    if (fd >= 0) close(fd);
    text[n < 0 ? 0 : n] = 0;
    if (sscanf(text, "%15s %ld %ld %15s", name, &k, &gen, more) < 3 || (armed && gen == generation)) return;
    if (fault == COUNT) report_counts();
    fault = 0;
    while (fault < FAULTS && (fault == BIGREAD || fault == SMALLREAD || strcmp(NAME[fault], name))) fault++;
    if (fault == FAULTS) fault = NONE, snprintf(line, sizeof line, "unknown %s\n", name), note(line);
    armed = 1, at = k, generation = gen, sticky = !strcmp(more, "sticky");
    memset(calls, 0, sizeof calls);
}

/* Counts one call and says which fault it is to suffer, or NONE. */
static int strike(int kind, size_t size) {
    if (!control) return NONE;
    if (kind == LAUNCH || kind == READ || kind == WRITE) queued = 1;
    int hit = NONE, read = kind != READ ? -1 : size > 64 ? BIGREAD : SMALLREAD;
    pthread_mutex_lock(&mutex);
    arm_if_changed();
    calls[kind]++;
    if (read >= 0) calls[read]++;
    int of = fault < KINDS ? fault : fault <= STALE ? BIGREAD : fault == FLIPSMALL ? SMALLREAD : NONE;
    if ((of == kind || of == read) && (calls[of] == at || (sticky && calls[of] > at))) {
        char line[96];
        snprintf(line, sizeof line, "hit %s %ld %ld\n", NAME[hit = fault], at, generation);
        note(line);
    }
    pthread_mutex_unlock(&mutex);
    return hit;
}

/* libOpenCL is mostly not in the global scope: the JVM loads the JNI library, and with it libOpenCL, as RTLD_LOCAL. */
static void *real(const char *name) {
    void *f = dlsym(RTLD_NEXT, name), *lib = f ? NULL : dlopen("libOpenCL.so.1", RTLD_LAZY);
    if (!f && (!lib || !(f = dlsym(lib, name)))) abort(); /* whoever calls us has linked against it */
    return f;
}

#define CREATE(kind, error, name, params, args) \
    obj name params { \
        static void *_Atomic f; \
        if (strike(kind, 0) == kind) return err ? *err = error, NULL : NULL; \
        return ((obj (*) params) (f ? f : (f = real(#name)))) args; \
    }
#define CALL(kind, error, name, params, args) \
    cl_int name params { \
        static void *_Atomic f; \
        if (strike(kind, 0) == kind) return error; \
        return ((cl_int (*) params) (f ? f : (f = real(#name)))) args; \
    }

CREATE(CONTEXT, OUT_OF_HOST_MEMORY, clCreateContext,
    (const intptr_t *props, cl_uint n, const obj *devs, obj notify, void *user, cl_int *err), (props, n, devs, notify, user, err))
CREATE(CONTEXT, OUT_OF_HOST_MEMORY, clCreateContextFromType,
    (const intptr_t *props, cl_bits type, obj notify, void *user, cl_int *err), (props, type, notify, user, err))
CREATE(QUEUE, OUT_OF_HOST_MEMORY, clCreateCommandQueue, (obj context, obj dev, cl_bits props, cl_int *err), (context, dev, props, err))
CREATE(PROGRAM, OUT_OF_HOST_MEMORY, clCreateProgramWithSource,
    (obj context, cl_uint n, const char **text, const size_t *sizes, cl_int *err), (context, n, text, sizes, err))
CREATE(PROGRAM, OUT_OF_HOST_MEMORY, clCreateProgramWithBinary, (obj context, cl_uint n, const obj *devs, const size_t *sizes,
    const unsigned char **binaries, cl_int *status, cl_int *err), (context, n, devs, sizes, binaries, status, err))
CREATE(KERNEL, OUT_OF_HOST_MEMORY, clCreateKernel, (obj program, const char *name, cl_int *err), (program, name, err))
CREATE(BUFFER, ALLOCATION_FAILURE, clCreateBuffer,
    (obj context, cl_bits flags, size_t size, void *host, cl_int *err), (context, flags, size, host, err))
CALL(BUILD, BUILD_FAILURE, clBuildProgram, (obj program, cl_uint n, const obj *devs, const char *options, obj notify, void *user),
    (program, n, devs, options, notify, user))
CALL(SETARG, OUT_OF_RESOURCES, clSetKernelArg, (obj kernel, cl_uint i, size_t size, const void *value), (kernel, i, size, value))
CALL(LAUNCH, OUT_OF_RESOURCES, clEnqueueNDRangeKernel, (obj queue, obj kernel, cl_uint dims, const size_t *offset,
    const size_t *global, const size_t *local, cl_uint n, const obj *waits, obj *event),
    (queue, kernel, dims, offset, global, local, n, waits, event))
CALL(WRITE, OUT_OF_RESOURCES, clEnqueueWriteBuffer, (obj queue, obj buffer, cl_uint blocking, size_t offset, size_t size,
    const void *from, cl_uint n, const obj *waits, obj *event), (queue, buffer, blocking, offset, size, from, n, waits, event))

cl_int clWaitForEvents(cl_uint n, const obj *events) {
    static void *_Atomic f;
    int hit = strike(WAIT, 0);
    if (!f) f = real("clWaitForEvents");
    cl_int status = ((cl_int (*)(cl_uint, const obj *)) f)(n, events);
    return hit == WAIT ? WAIT_FAILURE : status;
}

cl_int clEnqueueReadBuffer(obj queue, obj buffer, cl_uint blocking, size_t offset, size_t size, void *to,
        cl_uint n, const obj *waits, obj *event) {
    static void *_Atomic f, *_Atomic marker;
    int hit = strike(READ, size);
    if (hit == READ) return OUT_OF_RESOURCES;
    if (hit == STALE) { /* the caller waits for the event: give it a true one */
        if (!marker) marker = real("clEnqueueMarker");
        return event ? ((cl_int (*)(obj, obj *)) marker)(queue, event) : 0;
    }
    if (!f) f = real("clEnqueueReadBuffer");
    cl_int status = ((cl_int (*)(obj, obj, cl_uint, size_t, size_t, void *, cl_uint, const obj *, obj *)) f)
        (queue, buffer, hit != NONE || blocking, offset, size, to, n, waits, event);
    if (status == 0 && hit == FLIP) ((uint32_t *) to)[size / 8] ^= 1u << 20;
    if (status == 0 && (hit == FLIPFIRST || hit == FLIPSMALL)) ((uint32_t *) to)[0] ^= 1u;
    return status;
}

/* The end of commands; no fault. */
cl_int clEnqueueBarrier(obj queue) {
    queued = 1;
    return ((cl_int (*)(obj)) real("clEnqueueBarrier"))(queue);
}

cl_int clFlush(obj queue) {
    if (queued) flushed = 1;
    queued = 0;
    return ((cl_int (*)(obj)) real("clFlush"))(queue);
}

cl_int clFinish(obj queue) {
    if (control && flushed && !queued) note("vain finish\n");
    flushed = 0;
    queued = 0;
    return ((cl_int (*)(obj)) real("clFinish"))(queue);
}

/* What a device says of itself; no fault. */
cl_int clGetDeviceInfo(obj device, cl_uint what, size_t size, void *value, size_t *size_out) {
    static void *_Atomic f;
    if (!f) f = real("clGetDeviceInfo");
    cl_int status = ((cl_int (*)(obj, cl_uint, size_t, void *, size_t *)) f)(device, what, size, value, size_out);
    const char *group = getenv("CLFAULT_GROUP");
    if (status || !value) return status;
    if (what == DEVICE_TYPE && size >= sizeof(cl_bits) && getenv("CLFAULT_GPU")) *(cl_bits *) value = TYPE_GPU;
    if (what == MAX_WORK_GROUP_SIZE && size >= sizeof(size_t) && group) *(size_t *) value = strtoul(group, NULL, 10);
    return status;
}
