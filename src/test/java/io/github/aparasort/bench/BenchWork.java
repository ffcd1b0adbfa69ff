package io.github.aparasort.bench;

import io.github.aparasort.Gpu;
import io.github.aparasort.Sorter;
import io.github.aparasort.testing.AnyArray;
import java.lang.reflect.Array;
import java.util.Random;
import java.util.function.BiConsumer;
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
        int[] ints = random.ints(n).toArray();
        return switch (kind) {
            case "int" -> of(ints, Sorter::sort);
            case "long" -> of(random.longs(n).toArray(), Sorter::sort);
            case "float" -> of((float[]) AnyArray.ofInts(float.class, ints), Sorter::sort);
            case "double" -> of(random.doubles(n).toArray(), Sorter::sort);
            case "argsort" -> of(ints, Sorter::argsort);
            case "pairs" -> {
                int[] values = new int[n];
                yield of(ints, (sorter, keys) -> sorter.sortPairs(keys, values));
            }
            default -> throw new IllegalArgumentException(kind);
        };
    }

    private static <A> BenchWork of(A input, BiConsumer<Sorter, A> work) {
        int n = Array.getLength(input);
        @SuppressWarnings("unchecked")
        A a = (A) Array.newInstance(input.getClass().getComponentType(), n);
        return new BenchWork(() -> System.arraycopy(input, 0, a, 0, n), gpu -> work.accept(gpu.sorter(), a));
    }

    /** The nanoseconds of one call. */
    public long nanos(Gpu gpu) {
        copy.run();
        long begin = System.nanoTime();
        call.accept(gpu);
        return System.nanoTime() - begin;
    }
}
