/* A library that somebody has put where another one is looked for: it tells when it is loaded. */
#include <stdio.h>

__attribute__((constructor)) static void loaded(void) { fprintf(stderr, "planted code runs\n"); }
