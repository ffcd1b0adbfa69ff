package io.github.aparasort.quickstart;

import static io.github.aparasort.quickstart.Data.check;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArrays;
import io.github.aparasort.Selector;
import io.github.aparasort.quickstart.Data.ClassFile;
import java.util.Arrays;

/** The greatest elements of a column, and percentiles, without sorting it. */
public final class TopAndPercentiles {
    private TopAndPercentiles() {
    }

    /** Takes no arguments. */
    public static void main(String[] args) {
        ClassFile[] classes = Data.classes();
        long[] sizes = Arrays.stream(classes).mapToLong(ClassFile::size).toArray();
        long[] sorted = sizes.clone();
        Arrays.sort(sorted);

        // The top 100 of a column, and the rows that they are in.
        long[] top = GpuArrays.topK(sizes, 100);
        int[] rows = GpuArrays.argTopK(sizes, 100);
        for (int i = 0; i < top.length; i++) {
            check(top[i] == sorted[sorted.length - 1 - i] && sizes[rows[i]] == top[i], "topK");
        }
        System.out.printf("the largest of %,d classes are %s with %,d bytes and %s with %,d%n", sizes.length,
                classes[rows[0]].simpleName(), top[0], classes[rows[1]].simpleName(), top[1]);

        // An element of the sorted array, and percentiles between elements, as NumPy computes them.
        Selector selector = Gpu.shared().selector();
        check(selector.nth(sizes, sizes.length / 2) == sorted[sizes.length / 2], "nth");
        double[] percentiles = selector.quantiles(sizes, 0.5, 0.9, 0.99);
        check(percentiles[0] <= percentiles[1] && percentiles[1] <= percentiles[2], "quantiles");
        System.out.printf("half of them have up to %,.0f bytes, 90 %% up to %,.0f, 99 %% up to %,.0f%n",
                percentiles[0], percentiles[1], percentiles[2]);
    }
}
