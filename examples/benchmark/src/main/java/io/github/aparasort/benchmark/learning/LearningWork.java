package io.github.aparasort.benchmark.learning;

import io.github.aparasort.Gpu;
import io.github.aparasort.Sorter;
import java.lang.reflect.Array;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** One operation on random input, repeated on fresh copies of it. */
final class LearningWork {
    private final Runnable copy;
    private final Consumer<Gpu> call;

    private LearningWork(Runnable copy, Consumer<Gpu> call) {
        this.copy = copy;
        this.call = call;
    }

    /** @param kind int, long, float, double, argsort or pairs (of ints) */
    static LearningWork of(String kind, int n, Random random) {
        int[] ints = random.ints(n).toArray();
        return switch (kind) {
            case "int" -> of(ints, Sorter::sort);
            case "long" -> of(random.longs(n).toArray(), Sorter::sort);
            case "float" -> {
                float[] floats = new float[n];
                for (int i = 0; i < n; i++) {
                    floats[i] = ints[i];
                }
                yield of(floats, Sorter::sort);
            }
            case "double" -> of(random.doubles(n).toArray(), Sorter::sort);
            case "argsort" -> of(ints, Sorter::argsort);
            case "pairs" -> {
                int[] values = new int[n];
                yield of(ints, (sorter, keys) -> sorter.sortPairs(keys, values));
            }
            default -> throw new IllegalArgumentException(kind);
        };
    }

    private static <A> LearningWork of(A input, BiConsumer<Sorter, A> work) {
        int n = Array.getLength(input);
        @SuppressWarnings("unchecked")
        A a = (A) Array.newInstance(input.getClass().getComponentType(), n);
        return new LearningWork(() -> System.arraycopy(input, 0, a, 0, n), gpu -> work.accept(gpu.sorter(), a));
    }

    /** The nanoseconds of one call. */
    long nanos(Gpu gpu) {
        copy.run();
        long begin = System.nanoTime();
        call.accept(gpu);
        return System.nanoTime() - begin;
    }
}
