package io.github.aparasort.process;

import io.github.aparasort.ExternalSorter;
import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArrays;
import io.github.aparasort.IntOrderKernel;
import io.github.aparasort.ScanOp;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Random;

/** A call of each family of operations, of a size that needs several threads. */
public final class AllFamilies {
    private static final int N = 300_000;

    private AllFamilies() {
    }

    public static void call(Gpu gpu) {
        int[] ints = new Random(1).ints(N, 0, N).toArray();
        long[] longs = new Random(2).longs(N).toArray();
        float[] floats = new float[N];
        double[] doubles = new Random(3).doubles(N).toArray();
        Random random = new Random(4);
        for (int i = 0; i < N; i++) {
            floats[i] = random.nextFloat();
        }
        gpu.sorter().sort(ints.clone());
        gpu.sorter().sort(longs.clone());
        gpu.sorter().sort(floats);
        gpu.sorter().sort(doubles.clone());
        gpu.sorter().argsort(ints);
        gpu.sorter().argsort(longs);
        gpu.sorter().sortPairs(longs.clone(), ints.clone());
        gpu.sorter().sort(ints.clone(), Falling::new);
        Integer[] boxed = Arrays.stream(ints).boxed().toArray(Integer[]::new);
        GpuArrays.parallelSort(boxed, Comparator.reverseOrder());
        GpuArrays.sortByInt(boxed, Integer::intValue);
        int[] sorted = ints.clone();
        Arrays.sort(sorted);
        double[] sortedDoubles = doubles.clone();
        Arrays.sort(sortedDoubles);
        gpu.merger().merge(sorted, sorted);
        gpu.merger().merge(sortedDoubles, sortedDoubles);
        gpu.multisets().union(sorted, sorted);
        gpu.scan().inclusive(ints, new int[N], ScanOp.MAX);
        gpu.scan().reduce(doubles, ScanOp.SUM);
        gpu.scan().inclusive(longs, new long[N], ScanOp.SUM);
        gpu.groups().counts(ints);
        gpu.groups().reduceByKey(ints, doubles, ScanOp.SUM);
        gpu.joins().inner(ints, ints);
        gpu.search().lowerBounds(sorted, ints);
        gpu.selector().nth(ints, N / 2);
        gpu.selector().topK(doubles, N / 10);
        int[] offsets = new int[N / 100 + 1];
        Arrays.setAll(offsets, i -> 100 * i);
        gpu.segments().sort(ints.clone(), offsets);
    }

    /** Sorts a file on the threads of {@link ExternalSorter}. */
    public static void sortFile(Path directory) throws Exception {
        Path file = directory.resolve("longs");
        Files.write(file, new byte[1 << 20]);
        ExternalSorter.longs(ByteOrder.LITTLE_ENDIAN).memory(1 << 25).sort(file, file);
        Files.delete(file);
    }

    /** An order of the caller's. */
    public static final class Falling extends IntOrderKernel {
        @Override
        public boolean before(int a, int b) {
            return a > b;
        }
    }
}
