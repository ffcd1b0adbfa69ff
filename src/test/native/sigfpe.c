/*
 * A division handler as that of PoCL, which the JVM cannot undo, by LD_PRELOAD:
 *
 *   gcc -shared -fPIC -O1 -o sigfpe.so sigfpe.c -ldl
 *   LD_PRELOAD=/tmp/x/sigfpe.so java ...
 *
 * When the devices of a platform are listed, all handlers for SIGFPE become one that skips the division: the dividend
 * stays in its register as the result. Later changes of that handler are ignored.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>
#include <stdint.h>
#include <ucontext.h>

static int taken;

static int set(int signal, const struct sigaction *to, struct sigaction *from) {
    int (*real)(int, const struct sigaction *, struct sigaction *) = dlsym(RTLD_NEXT, "sigaction");
    return real(signal, to, from);
}

int sigaction(int signal, const struct sigaction *to, struct sigaction *from) {
    return set(signal, signal == SIGFPE && taken ? 0 : to, from);
}

static void skip(int signal, siginfo_t *info, void *context) {
    greg_t *registers = ((ucontext_t *) context)->uc_mcontext.gregs;
    const uint8_t *at = (const uint8_t *) registers[REG_RIP];
    int rex = (*at & 0xf0) == 0x40;
    /* idiv by a register is f7 with f8 to ff, behind an optional REX prefix. */
    registers[REG_RIP] += rex + 2;
}

int32_t clGetDeviceIDs(void *platform, uint64_t type, uint32_t entries, void **devices, uint32_t *count) {
    static int32_t (*real)(void *, uint64_t, uint32_t, void **, uint32_t *);
    if (!real) {
        void *f = dlsym(RTLD_NEXT, "clGetDeviceIDs");
        real = f ? f : dlsym(dlopen("libOpenCL.so.1", RTLD_NOW | RTLD_GLOBAL), "clGetDeviceIDs");
    }
    int32_t status = real(platform, type, entries, devices, count);
    struct sigaction action = {.sa_sigaction = skip, .sa_flags = SA_SIGINFO | SA_RESTART | SA_NODEFER};
    set(SIGFPE, &action, 0);
    taken = 1;
    return status;
}
