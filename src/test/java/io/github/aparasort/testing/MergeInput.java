package io.github.aparasort.testing;

import io.github.aparasort.internal.key.SortableKeys;
import java.util.Arrays;
import java.util.Random;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;

/** Pairs of sorted arrays of every type, and the merge of them by a loop that is plain enough to be believed. */
public enum MergeInput {
    RANDOM, FEW_VALUES, EQUAL, INTERLEAVED, A_FIRST, B_FIRST, RUNS, EXTREMES, EVEN_RUNS, MIXED;

    /** Two sorted lists of ints, as longs. */
    public long[][] lists(int aCount, int bCount, Random random) {
        int n = Math.max(1, aCount + bCount);
        return switch (this) {
            case RANDOM -> sorted(aCount, bCount, i -> random.nextInt());
            case FEW_VALUES -> sorted(aCount, bCount, i -> random.nextInt(5) - 2);
            case EQUAL -> sorted(aCount, bCount, i -> 7);
            case INTERLEAVED -> new long[][] {LongStream.range(0, aCount).map(i -> 2 * i).toArray(),
                LongStream.range(0, bCount).map(i -> 2 * i + 1).toArray()};
            case A_FIRST -> sorted(aCount, bCount, i -> i < aCount ? -1 - random.nextInt(n) : random.nextInt(n));
            case B_FIRST -> sorted(aCount, bCount, i -> i < aCount ? random.nextInt(n) : -1 - random.nextInt(n));
            case RUNS -> sorted(aCount, bCount, i -> random.nextInt(n) / 40);
            case EXTREMES -> sorted(aCount, bCount, i -> switch (random.nextInt(6)) {
                case 0 -> Integer.MIN_VALUE;
                case 1 -> Integer.MAX_VALUE;
                case 2 -> Integer.MAX_VALUE - 1;
                default -> random.nextInt(4) - 1;
            });
            case EVEN_RUNS -> sorted(aCount, bCount, i -> random.nextInt(n) / 100 * 200 + (i < aCount ? 0 : 100)
                    + random.nextInt(100));
            case MIXED -> mixed(aCount, bCount, random);
        };
    }

    private static long[][] sorted(int aCount, int bCount, LongUnaryOperator key) {
        long[][] lists = {new long[aCount], new long[bCount]};
        Arrays.setAll(lists[0], i -> key.applyAsLong(i));
        Arrays.setAll(lists[1], i -> key.applyAsLong(aCount + i));
        Arrays.sort(lists[0]);
        Arrays.sort(lists[1]);
        return lists;
    }

    /** Lists that alternate in several ways: by chance, in a period, from one list only, or mostly from one. */
    private static long[][] mixed(int aCount, int bCount, Random random) {
        long[][] lists = {new long[aCount], new long[bCount]};
        int[] filled = new int[2];
        long key = -aCount;
        while (filled[0] + filled[1] < aCount + bCount) {
            int way = random.nextInt(4);
            int period = 1 + random.nextInt(20);
            long pattern = random.nextLong();
            for (int i = 1 + random.nextInt(900); i > 0 && filled[0] + filled[1] < aCount + bCount; i--) {
                long turn = switch (way) {
                    case 0 -> random.nextInt(2);
                    case 1 -> pattern >>> i % period & 1;
                    case 2 -> pattern & 1;
                    default -> random.nextInt(12) == 0 ? 1 : 0;
                };
                int list = filled[0] == aCount ? 1 : filled[1] == bCount ? 0 : (int) turn;
                key += random.nextInt(2);
                lists[list][filled[list]++] = key;
            }
        }
        return lists;
    }

    /** A list of ints as an array of a type: extremes become extremes; as floats NaNs, each its own, and zeros. */
    public static Object typed(Class<?> type, long[] ints) {
        if (type == int.class) {
            return Arrays.stream(ints).mapToInt(key -> (int) key).toArray();
        }
        if (type == long.class) {
            return Arrays.stream(ints).map(key -> key == Integer.MIN_VALUE ? Long.MIN_VALUE
                    : key == Integer.MAX_VALUE ? Long.MAX_VALUE : key << 20).toArray();
        }
        float[] floats = new float[ints.length];
        double[] doubles = new double[ints.length];
        for (int i = 0; i < ints.length; i++) {
            if (ints[i] == Integer.MAX_VALUE) {
                floats[i] = Float.intBitsToFloat((i % 2 == 0 ? 0x7fc00000 : 0xffc00000) + i);
                doubles[i] = Double.longBitsToDouble((i % 2 == 0 ? 0x7ff80L : 0xfff80L) << 44 | i);
            } else {
                doubles[i] = ints[i] == Integer.MIN_VALUE ? Double.NEGATIVE_INFINITY : ints[i] == 0 ? -0.0
                        : ints[i] == 1 ? 0.0 : ints[i];
                floats[i] = (float) doubles[i];
            }
        }
        return type == float.class ? floats : doubles;
    }

    /** The index in A, or behind it in B, of each element of the merge. */
    public static int[] origins(Object a, Object b) {
        long[] first = keys(a);
        long[] second = keys(b);
        int[] origins = new int[first.length + second.length];
        int i = 0;
        int j = 0;
        for (int k = 0; k < origins.length; k++) {
            boolean fromB = i == first.length || j < second.length && second[j] < first[i];
            origins[k] = fromB ? first.length + j++ : i++;
        }
        return origins;
    }

    private static long[] keys(Object array) {
        if (array instanceof float[] floats) {
            return bits(array, i -> SortableKeys.of(floats[i]));
        }
        if (array instanceof double[] doubles) {
            return bits(array, i -> SortableKeys.of(doubles[i]));
        }
        return bits(array);
    }

    /** The bits of an array's elements. */
    public static long[] bits(Object array) {
        if (array instanceof int[] ints) {
            return bits(array, i -> ints[i]);
        }
        if (array instanceof long[] longs) {
            return longs.clone();
        }
        if (array instanceof float[] floats) {
            return bits(array, i -> Float.floatToRawIntBits(floats[i]));
        }
        double[] doubles = (double[]) array;
        return bits(array, i -> Double.doubleToRawLongBits(doubles[i]));
    }

    private static long[] bits(Object array, java.util.function.IntToLongFunction bits) {
        long[] all = new long[java.lang.reflect.Array.getLength(array)];
        Arrays.setAll(all, bits);
        return all;
    }

    /** The bits of the merge of two arrays whose origins these are. */
    public static long[] merged(Object a, Object b, int[] origins) {
        long[] first = bits(a);
        long[] second = bits(b);
        return Arrays.stream(origins).mapToLong(origin ->
                origin < first.length ? first[origin] : second[origin - first.length]).toArray();
    }
}
