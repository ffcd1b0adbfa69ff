package io.github.aparasort.benchmark.cold;

/** What a job does, in two ways. It has its input, which is made before the clock starts. */
interface Work {
    Object plain();

    Object aparasort();
}
