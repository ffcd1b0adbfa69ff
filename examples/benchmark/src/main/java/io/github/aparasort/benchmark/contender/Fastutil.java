package io.github.aparasort.benchmark.contender;

import io.github.aparasort.benchmark.input.KeyType;
import it.unimi.dsi.fastutil.doubles.DoubleArrays;
import it.unimi.dsi.fastutil.floats.FloatArrays;
import it.unimi.dsi.fastutil.ints.IntArrays;
import it.unimi.dsi.fastutil.longs.LongArrays;
import java.lang.reflect.Array;
import java.util.function.BiConsumer;

/**
 * The peers in fastutil. It has a radix sort of two arrays for arrays of the same type only, and that orders equal keys
 * by value, which is the stable order for values that ascend, as they do here. For other keys the order is found and
 * applied.
 */
final class Fastutil {
    private static final boolean STABLE = true;

    private Fastutil() {
    }

    static Algorithm radix(Operation operation, KeyType type) {
        return switch (operation) {
            case SORT -> switch (type) {
                case INT -> work -> IntArrays.radixSort(work.ints());
                case LONG -> work -> LongArrays.radixSort(work.longs());
                case FLOAT -> work -> FloatArrays.radixSort(work.floats());
                case DOUBLE -> work -> DoubleArrays.radixSort(work.doubles());
            };
            case ARGSORT -> argsort(radixIndirect(type));
            case SORT_PAIRS -> type == KeyType.INT
                    ? work -> IntArrays.radixSort(work.ints(), work.values) : pairs(radixIndirect(type), type);
            default -> null;
        };
    }

    static Algorithm parallelRadix(Operation operation, KeyType type) {
        return switch (operation) {
            case SORT -> switch (type) {
                case INT -> work -> IntArrays.parallelRadixSort(work.ints());
                case LONG -> work -> LongArrays.parallelRadixSort(work.longs());
                case FLOAT -> work -> FloatArrays.parallelRadixSort(work.floats());
                case DOUBLE -> work -> DoubleArrays.parallelRadixSort(work.doubles());
            };
            case ARGSORT -> argsort(parallelRadixIndirect(type));
            case SORT_PAIRS -> type == KeyType.INT
                    ? work -> IntArrays.parallelRadixSort(work.ints(), work.values)
                    : pairs(parallelRadixIndirect(type), type);
            default -> null;
        };
    }

    static Algorithm parallelQuick(KeyType type) {
        return switch (type) {
            case INT -> work -> IntArrays.parallelQuickSort(work.ints());
            case LONG -> work -> LongArrays.parallelQuickSort(work.longs());
            case FLOAT -> work -> FloatArrays.parallelQuickSort(work.floats());
            case DOUBLE -> work -> DoubleArrays.parallelQuickSort(work.doubles());
        };
    }

    private static BiConsumer<int[], Work> radixIndirect(KeyType type) {
        return switch (type) {
            case INT -> (order, work) -> IntArrays.radixSortIndirect(order, work.ints(), STABLE);
            case LONG -> (order, work) -> LongArrays.radixSortIndirect(order, work.longs(), STABLE);
            case FLOAT -> (order, work) -> FloatArrays.radixSortIndirect(order, work.floats(), STABLE);
            case DOUBLE -> (order, work) -> DoubleArrays.radixSortIndirect(order, work.doubles(), STABLE);
        };
    }

    private static BiConsumer<int[], Work> parallelRadixIndirect(KeyType type) {
        return switch (type) {
            case INT -> (order, work) -> IntArrays.parallelRadixSortIndirect(order, work.ints(), STABLE);
            case LONG -> (order, work) -> LongArrays.parallelRadixSortIndirect(order, work.longs(), STABLE);
            case FLOAT -> (order, work) -> FloatArrays.parallelRadixSortIndirect(order, work.floats(), STABLE);
            case DOUBLE -> (order, work) -> DoubleArrays.parallelRadixSortIndirect(order, work.doubles(), STABLE);
        };
    }

    private static Algorithm argsort(BiConsumer<int[], Work> indirect) {
        return work -> work.result = order(indirect, work);
    }

    private static Algorithm pairs(BiConsumer<int[], Work> indirect, KeyType type) {
        return work -> Gather.apply(order(indirect, work), work, type);
    }

    private static int[] order(BiConsumer<int[], Work> indirect, Work work) {
        int[] order = new int[Array.getLength(work.keys)];
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
        indirect.accept(order, work);
        return order;
    }
}
