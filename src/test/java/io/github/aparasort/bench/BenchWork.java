package io.github.aparasort.bench;

import io.github.aparasort.Gpu;
import java.util.Random;
import java.util.function.Consumer;

/** One operation on random input, repeated on fresh copies of it. */
public final class BenchWork {
    private final Runnable copy;
    private final Consumer<Gpu> call;

    private BenchWork(Runnable copy, Consumer<Gpu> call) {
        this.copy = copy;
        this.call = call;
    }

    /** @param kind int, long, float, double, argsort or pairs (of ints) */
    public static BenchWork of(String kind, int n, Random random) {
        switch (kind) {
            case "int": {
                int[] input = random.ints(n).toArray();
                int[] a = new int[n];
                return new BenchWork(() -> System.arraycopy(input, 0, a, 0, n), gpu -> gpu.sorter().sort(a));
            }
            case "long": {
                long[] input = random.longs(n).toArray();
                long[] a = new long[n];
                return new BenchWork(() -> System.arraycopy(input, 0, a, 0, n), gpu -> gpu.sorter().sort(a));
            }
            case "float": {
                float[] input = new float[n];
                for (int i = 0; i < n; i++) {
                    input[i] = random.nextFloat();
                }
                float[] a = new float[n];
                return new BenchWork(() -> System.arraycopy(input, 0, a, 0, n), gpu -> gpu.sorter().sort(a));
            }
            case "double": {
                double[] input = random.doubles(n).toArray();
                double[] a = new double[n];
                return new BenchWork(() -> System.arraycopy(input, 0, a, 0, n), gpu -> gpu.sorter().sort(a));
            }
            case "argsort": {
                int[] input = random.ints(n).toArray();
                return new BenchWork(() -> {
                }, gpu -> gpu.sorter().argsort(input));
            }
            case "pairs": {
                int[] keys = random.ints(n).toArray();
                int[] a = new int[n];
                int[] values = new int[n];
                return new BenchWork(() -> System.arraycopy(keys, 0, a, 0, n), gpu -> gpu.sorter().sortPairs(a, values));
            }
            default:
                throw new IllegalArgumentException(kind);
        }
    }

    /** The nanoseconds of one call. */
    public long nanos(Gpu gpu) {
        copy.run();
        long begin = System.nanoTime();
        call.accept(gpu);
        return System.nanoTime() - begin;
    }
}
