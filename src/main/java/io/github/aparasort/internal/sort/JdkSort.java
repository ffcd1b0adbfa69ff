package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.event.Heap;
import io.github.aparasort.internal.parallel.ThreadTeam;
import java.util.concurrent.ForkJoinPool;

/** When the sorts without kernels are parallel. {@link IntJdkSort} and its like do them. */
public final class JdkSort {
    /** For fewer elements {@code Arrays.parallelSort} gains little or nothing: JDK 17 forks from 4,097 on. */
    private static final int PARALLEL_FROM = 1 << 13;

    private JdkSort() {
    }

    /** Whether {@code Arrays.parallelSort} may use all threads of the caller's pool, and gains by them. */
    public static boolean isParallel(int n) {
        return n >= PARALLEL_FROM && ForkJoinPool.getCommonPoolParallelism() > 1 && ThreadTeam.hasWholePool();
    }

    /**
     * Whether a sort should be parallel, and there is memory for the buffer. This is checked before: a parallel sort
     * that runs out of memory leaves an array that is neither the input nor a permutation of it.
     */
    public static boolean goesParallel(int n, int bytes) {
        return isParallel(n) && Heap.hasRoom(2L * bytes * n);
    }
}
