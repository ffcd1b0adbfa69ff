package io.github.aparasort.benchmark.cold;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArrays;
import io.github.aparasort.ScanOp;
import io.github.aparasort.benchmark.contender.FastutilHash;
import java.util.Arrays;

/** Jobs on ints. */
final class IntWork {
    private static final int TOP = 100;

    private IntWork() {
    }

    record Sort(int[] a) implements Work {
        @Override
        public Object plain() {
            Arrays.sort(a);
            return a;
        }

        @Override
        public Object aparasort() {
            GpuArrays.sort(a);
            return a;
        }
    }

    record IntSums(int[] keys, int[] values) implements Work {
        @Override
        public Object plain() {
            return FastutilHash.sums(keys, values);
        }

        @Override
        public Object aparasort() {
            return Gpu.shared().groups().reduceByKeyToLongs(keys, values, ScanOp.SUM);
        }
    }

    record IntJoin(int[] a, int[] b) implements Work {
        @Override
        public Object plain() {
            return FastutilHash.join(a, b);
        }

        @Override
        public Object aparasort() {
            return Gpu.shared().joins().inner(a, b);
        }
    }

    record TopK(int[] a) implements Work {
        @Override
        public Object plain() {
            int[] copy = a.clone();
            Arrays.sort(copy);
            return Arrays.copyOfRange(copy, copy.length - TOP, copy.length);
        }

        @Override
        public Object aparasort() {
            return GpuArrays.topK(a, TOP);
        }
    }
}
