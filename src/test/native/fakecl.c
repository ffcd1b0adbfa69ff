/*
 * An OpenCL driver with one platform and one GPU, which has the fault that FAKE_FAULT in the environment names:
 *   devices  clGetDeviceIDs fails      device    clGetDeviceInfo fails      hang  clGetDeviceIDs does not end
 *   platform clGetPlatformInfo fails for the version of the platform
 *   long     the name of the device has 9,000 characters       bytes  it is no UTF-8
 *   many     there are 100 devices     none      there is none              start clIcdGetPlatformIDsKHR fails
 * It can do nothing but describe itself.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef int32_t cl_int;
typedef uint32_t cl_uint;
typedef uint64_t cl_bits;

enum { NOT_FOUND = -1, OUT_OF_RESOURCES = -5, OUT_OF_HOST_MEMORY = -6, INVALID_VALUE = -30 };
enum { FUNCTIONS = 256, DEVICES = 100, NAME = 9000 };

static void *table[FUNCTIONS]; /* every object begins with the place of this table */
static struct { void **dispatch; } platform = { table }, device[DEVICES];

static int is(const char *fault) {
    const char *named = getenv("FAKE_FAULT");
    return named && !strcmp(named, fault);
}

static cl_int give(const void *from, size_t bytes, size_t room, void *to, size_t *size) {
    if (size) *size = bytes;
    if (to && room < bytes) return INVALID_VALUE;
    if (to) memcpy(to, from, bytes);
    return 0;
}

static cl_int text(const char *from, size_t room, void *to, size_t *size) {
    return give(from, strlen(from) + 1, room, to, size);
}

cl_int clGetPlatformInfo(void *of, cl_uint name, size_t room, void *to, size_t *size) {
    switch (name) {
        case 0x0900: return text("FULL_PROFILE", room, to, size);
        case 0x0901: return is("platform") ? OUT_OF_HOST_MEMORY : text("OpenCL 1.2 fake", room, to, size);
        case 0x0902: return text("Fake platform", room, to, size);
        case 0x0903: return text("Fake vendor", room, to, size);
        case 0x0904: return text("cl_khr_icd", room, to, size);
        case 0x0920: return text("FAKE", room, to, size);
        default: return INVALID_VALUE;
    }
}

static cl_int device_ids(void *of, cl_bits type, cl_uint room, void **to, cl_uint *count) {
    if (is("devices")) return OUT_OF_HOST_MEMORY;
    if (is("none")) return NOT_FOUND;
    while (is("hang")) sleep(1000);
    cl_uint all = is("many") ? DEVICES : 1;
    for (cl_uint i = 0; i < all; i++) {
        device[i].dispatch = table;
        if (to && i < room) to[i] = &device[i];
    }
    if (count) *count = all;
    return 0;
}

static cl_int device_info(void *of, cl_uint name, size_t room, void *to, size_t *size) {
    static char longest[NAME + 1];
    cl_bits number = name == 0x1000 ? 4 : name == 0x1010 ? 1 << 30 : name == 0x101F ? 4L << 30 : 1 << 10;
    if (is("device")) return OUT_OF_RESOURCES;
    if (name == 0x102B && is("long")) return text(memset(longest, 'x', NAME), room, to, size);
    if (name == 0x102B) return text(is("bytes") ? "Fake \xff\xfe GPU" : "Fake GPU", room, to, size);
    if (name == 0x102F) return text("OpenCL 1.2 fake", room, to, size);
    return give(&number, sizeof number, room, to, size);
}

static void *no_context(void *of, cl_uint n, void *in, void *tell, void *user, cl_int *code) {
    if (code) *code = OUT_OF_HOST_MEMORY;
    return NULL;
}

/* Most of all as the function that finds functions by their names. */
static void *nothing(void) { return NULL; }

cl_int clIcdGetPlatformIDsKHR(cl_uint room, void **to, cl_uint *count) {
    if (is("start")) return OUT_OF_HOST_MEMORY;
    for (int i = 0; i < FUNCTIONS; i++) table[i] = (void *) nothing;
    table[1] = (void *) clGetPlatformInfo;
    table[2] = (void *) device_ids;
    table[3] = (void *) device_info;
    table[4] = (void *) no_context;
    if (to && room) to[0] = &platform;
    if (count) *count = 1;
    return 0;
}

void *clGetExtensionFunctionAddress(const char *name) {
    return !strcmp(name, "clIcdGetPlatformIDsKHR") ? (void *) clIcdGetPlatformIDsKHR
        : !strcmp(name, "clGetPlatformInfo") ? (void *) clGetPlatformInfo : NULL;
}
