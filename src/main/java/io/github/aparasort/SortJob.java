package io.github.aparasort;

import io.github.aparasort.device.Digest;
import io.github.aparasort.kernel.SortKernel;

/**
 * One sort to be done: how its data goes into a kernel's staging arrays and out again, and how the JDK does it. A
 * kernel's result is verified before {@link #commit} writes anything of the caller's.
 */
abstract class SortJob {
    final String operation;
    final Class<?> type;
    final SortKind kind;
    final int n;

    SortJob(String operation, Class<?> type, SortKind kind, int n) {
        this.operation = operation;
        this.type = type;
        this.kind = kind;
        this.n = n;
    }

    /** Copies the input into the kernel's arrays, and takes its checksum. */
    abstract Digest stage(SortKernel kernel);

    /** Whether the kernel's result is what was staged, in order. */
    abstract boolean verify(SortKernel kernel, Digest staged);

    /** Copies the result out. */
    abstract void commit(SortKernel kernel);

    /** Does the same without kernels. */
    abstract void sortByJdk();
}
