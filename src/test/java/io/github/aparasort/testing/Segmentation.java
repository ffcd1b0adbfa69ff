package io.github.aparasort.testing;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;

/** How an array is divided into segments. */
public enum Segmentation {
    ONE, ONES, HUNDREDS, WITH_EMPTY, MANY_EMPTY, POWER_LAW, LARGE_FIRST, LARGE_LAST;

    private static final int HUNDRED = 100;
    private static final int MOST_DOUBLINGS = 18;

    /** Offsets from 0 to n. */
    public int[] offsets(int n) {
        SplittableRandom random = new SplittableRandom(n + 31L * ordinal());
        return switch (this) {
            case ONE -> new int[] {0, n};
            case ONES -> offsets(n, i -> 1);
            case HUNDREDS -> offsets(n, i -> HUNDRED);
            case WITH_EMPTY -> offsets(n, i -> random.nextBoolean() ? 0 : random.nextInt(2 * HUNDRED));
            case MANY_EMPTY -> manyEmpty(n);
            case POWER_LAW -> offsets(n, i -> random.nextInt(1 << random.nextInt(MOST_DOUBLINGS)));
            case LARGE_FIRST -> offsets(n, i -> i == 0 ? n / 4 * 3 : 7);
            case LARGE_LAST -> offsets(n, i -> i < n / HUNDRED ? 7 : n);
        };
    }

    /** Segments of one element or none, and n empty ones before them, in their middle and behind them. */
    private static int[] manyEmpty(int n) {
        int[] offsets = new int[5 * n + 1];
        int half = n / 2;
        for (int i = 0; i < n; i++) {
            offsets[n + i] = (int) ((long) half * i / n);
            offsets[3 * n + i] = half + (int) ((long) (n - half) * i / n);
        }
        Arrays.fill(offsets, 2 * n, 3 * n, half);
        Arrays.fill(offsets, 4 * n, 5 * n + 1, n);
        return offsets;
    }

    private static int[] offsets(int n, IntUnaryOperator length) {
        int[] offsets = new int[4 * n + 2];
        int segment = 0;
        while (offsets[segment] < n) {
            offsets[segment + 1] = Math.min(n, offsets[segment] + Math.max(segment % 4 == 3 ? 1 : 0,
                    length.applyAsInt(segment)));
            segment++;
        }
        // An empty one at the end.
        offsets[segment + 1] = n;
        return Arrays.copyOf(offsets, segment + 2);
    }

    /** The indices of the elements in order, segment by segment; ties in order of index. */
    public static int[] stableOrder(Object keys, int[] offsets) {
        int[] order = new int[offsets[offsets.length - 1]];
        for (int segment = 0; segment + 1 < offsets.length; segment++) {
            int[] one = AnyArray.stableOrder(keys, offsets[segment], offsets[segment + 1], Order.ASCENDING);
            System.arraycopy(one, 0, order, offsets[segment], one.length);
        }
        return order;
    }
}
