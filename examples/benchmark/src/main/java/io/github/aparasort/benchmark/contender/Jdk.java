package io.github.aparasort.benchmark.contender;

import io.github.aparasort.benchmark.input.KeyType;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.Consumer;

/** The peers in {@code java.util.Arrays}. Each returns null for what it cannot do. */
public final class Jdk {
    public static final double[] QUARTILES = {0.25, 0.5, 0.75};

    private Jdk() {
    }

    static Algorithm sort(Operation operation, KeyType type) {
        return switch (operation) {
            case SORT -> switch (type) {
                case INT -> work -> Arrays.sort(work.ints());
                case LONG -> work -> Arrays.sort(work.longs());
                case FLOAT -> work -> Arrays.sort(work.floats());
                case DOUBLE -> work -> Arrays.sort(work.doubles());
            };
            case SORT_SEGMENTS, SORT_UNEVEN_SEGMENTS -> work -> {
                int[] offsets = work.otherInts();
                for (int i = 1; i < offsets.length; i++) {
                    Arrays.sort(work.ints(), offsets[i - 1], offsets[i]);
                }
            };
            default -> select(operation, Arrays::sort);
        };
    }

    static Algorithm parallelSort(Operation operation, KeyType type) {
        if (operation != Operation.SORT) {
            return type == KeyType.INT && operation.isSort() ? packed(operation)
                    : select(operation, Arrays::parallelSort);
        }
        return switch (type) {
            case INT -> work -> Arrays.parallelSort(work.ints());
            case LONG -> work -> Arrays.parallelSort(work.longs());
            case FLOAT -> work -> Arrays.parallelSort(work.floats());
            case DOUBLE -> work -> Arrays.parallelSort(work.doubles());
        };
    }

    /** Key and index as one long: the order of these is the stable order of the keys. */
    private static Algorithm packed(Operation operation) {
        return work -> {
            int[] keys = work.ints();
            long[] both = new long[keys.length];
            Arrays.parallelSetAll(both, i -> (long) keys[i] << Integer.SIZE | i);
            Arrays.parallelSort(both);
            if (operation == Operation.ARGSORT) {
                int[] order = new int[keys.length];
                Arrays.parallelSetAll(order, i -> (int) both[i]);
                work.result = order;
            } else {
                int[] values = work.values.clone();
                Arrays.parallelSetAll(keys, i -> (int) (both[i] >> Integer.SIZE));
                Arrays.parallelSetAll(work.values, i -> values[(int) both[i]]);
            }
        };
    }

    /** Sorts a copy, and takes what was asked for. */
    private static Algorithm select(Operation operation, Consumer<int[]> sort) {
        return switch (operation) {
            case TOP_K -> work -> {
                int[] sorted = sorted(work.ints(), sort);
                int[] top = new int[Aparasort.k(sorted)];
                Arrays.setAll(top, i -> sorted[sorted.length - 1 - i]);
                work.result = top;
            };
            case NTH -> work -> work.result = sorted(work.ints(), sort)[work.ints().length / 2];
            case QUANTILES -> work -> work.result = quantiles(sorted(work.ints(), sort), QUARTILES);
            default -> null;
        };
    }

    private static int[] sorted(int[] keys, Consumer<int[]> sort) {
        int[] copy = keys.clone();
        sort.accept(copy);
        return copy;
    }

    public static double[] quantiles(int[] sorted, double... q) {
        double[] quantiles = new double[q.length];
        for (int i = 0; i < q.length; i++) {
            double place = q[i] * (sorted.length - 1);
            int below = (int) place;
            double t = place - below;
            double x = sorted[below];
            double y = sorted[Math.min(below + 1, sorted.length - 1)];
            // As NumPy: from the nearer of the two.
            quantiles[i] = t >= 0.5 ? y - (y - x) * (1 - t) : x + (y - x) * t;
        }
        return quantiles;
    }

    static Algorithm parallelPrefix(Operation operation) {
        return operation == Operation.INCLUSIVE ? work -> Arrays.parallelPrefix(work.ints(), Integer::sum) : null;
    }

    /** What one writes with the JDK alone: sorts boxed indices by the keys that they stand for. */
    static Algorithm boxed(Operation operation, KeyType type) {
        return switch (operation) {
            case ARGSORT -> work -> work.result = order(work, type);
            case SORT_PAIRS -> work -> Gather.apply(order(work, type), work, type);
            default -> null;
        };
    }

    private static int[] order(Work work, KeyType type) {
        int n = Array.getLength(work.keys);
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
