package io.github.aparasort.benchmark.contest;

import io.github.aparasort.benchmark.input.KeyType;
import java.util.Arrays;
import java.util.Comparator;

/** The peers in the JDK. */
final class Jdk {
    private Jdk() {
    }

    static Algorithm sort(KeyType type) {
        return switch (type) {
            case INT -> work -> Arrays.sort(work.ints());
            case LONG -> work -> Arrays.sort(work.longs());
            case FLOAT -> work -> Arrays.sort(work.floats());
            case DOUBLE -> work -> Arrays.sort(work.doubles());
        };
    }

    static Algorithm parallelSort(KeyType type) {
        return switch (type) {
            case INT -> work -> Arrays.parallelSort(work.ints());
            case LONG -> work -> Arrays.parallelSort(work.longs());
            case FLOAT -> work -> Arrays.parallelSort(work.floats());
            case DOUBLE -> work -> Arrays.parallelSort(work.doubles());
        };
    }

    /** What one writes with the JDK alone: sorts boxed indices by the keys that they stand for. */
    static Algorithm boxed(Operation operation, KeyType type) {
        return switch (operation) {
            case SORT -> throw new IllegalArgumentException("keys alone need no indices");
            case ARGSORT -> work -> work.companion = order(work, type);
            case SORT_PAIRS -> work -> Gather.apply(order(work, type), work, type);
        };
    }

    private static int[] order(Work work, KeyType type) {
        int n = java.lang.reflect.Array.getLength(work.keys);
        Integer[] boxed = new Integer[n];
        Arrays.setAll(boxed, i -> i);
        Arrays.sort(boxed, byKey(work, type));
        int[] order = new int[n];
        for (int i = 0; i < n; i++) {
            order[i] = boxed[i];
        }
        return order;
    }

    private static Comparator<Integer> byKey(Work work, KeyType type) {
        return switch (type) {
            case INT -> {
                int[] keys = work.ints();
                yield (i, j) -> Integer.compare(keys[i], keys[j]);
            }
            case LONG -> {
                long[] keys = work.longs();
                yield (i, j) -> Long.compare(keys[i], keys[j]);
            }
            case FLOAT -> {
                float[] keys = work.floats();
                yield (i, j) -> Float.compare(keys[i], keys[j]);
            }
            case DOUBLE -> {
                double[] keys = work.doubles();
                yield (i, j) -> Double.compare(keys[i], keys[j]);
            }
        };
    }
}
