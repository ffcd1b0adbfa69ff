package io.github.aparasort.testing;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuException;
import io.github.aparasort.Sorter;
import io.github.aparasort.internal.step.SortKind;
import java.util.Arrays;
import java.util.SplittableRandom;

/** The public sorts, each with input that differs from call to call, so that what an earlier call left is wrong. */
public enum FaultSort implements FaultCall {
    INTS("sort", "int", SortKind.INT), LONGS("sort", "long", SortKind.LONG),
    INT_PAIRS("sortPairs", "int", SortKind.INT_PAIR), LONG_PAIRS("sortPairs", "long", SortKind.LONG_PAIR),
    INT_ORDER("argsort", "int", SortKind.INT_PAIR), LONG_ORDER("argsort", "long", SortKind.LONG_PAIR);

    /** Elements on either side of the range where a range is sorted: nothing may touch them. */
    private static final int MARGIN = 5;
    private static int call;

    private final String operation;
    private final String type;
    public final SortKind kind;

    FaultSort(String operation, String type, SortKind kind) {
        this.operation = operation;
        this.type = type;
        this.kind = kind;
    }

    @Override
    public String operation() {
        return operation;
    }

    @Override
    public String type() {
        return type;
    }

    @Override
    public String family() {
        return "sort";
    }

    @Override
    public Attempt attempt(Gpu gpu, int n) {
        Sorter sorter = gpu.sorter();
        boolean range = this == LONGS;
        int margin = range ? MARGIN : 0;
        Owned before = new Owned(n + 2 * margin);
        Owned now = before.copy();
        FaultCase.Outcome failure;
        String message;
        try {
            switch (this) {
                case INTS -> sorter.sort(now.ints);
                case LONGS -> sorter.sort(now.longs, margin, margin + n);
                case INT_PAIRS -> sorter.sortPairs(now.ints, now.values);
                case LONG_PAIRS -> sorter.sortPairs(now.longs, now.values);
                case INT_ORDER -> now.values = sorter.argsort(now.ints);
                case LONG_ORDER -> now.values = sorter.argsort(now.longs);
                default -> throw new AssertionError(this);
            }
            boolean right = now.equals(expected(before, margin, n));
            return new Attempt(right ? FaultCase.Outcome.RIGHT : FaultCase.Outcome.WRONG, "");
        } catch (GpuException e) {
            failure = FaultCase.Outcome.UNCHANGED;
            message = e.getMessage();
        } catch (Throwable e) {
            failure = FaultCase.Outcome.OTHER;
            message = e.toString();
        }
        return new Attempt(now.equals(before) ? failure : FaultCase.Outcome.TOUCHED, message);
    }

    private Owned expected(Owned before, int margin, int n) {
        Owned right = before.copy();
        switch (this) {
            case INTS -> right.ints = Oracle.sorted(before.ints);
            case LONGS -> Arrays.sort(right.longs, margin, margin + n);
            case INT_PAIRS -> {
                right.ints = Oracle.sorted(before.ints);
                right.values = Oracle.gather(before.values, Oracle.stableOrder(before.ints));
            }
            case LONG_PAIRS -> {
                right.longs = Oracle.sorted(before.longs);
                right.values = Oracle.gather(before.values, Oracle.stableOrder(before.longs));
            }
            case INT_ORDER -> right.values = Oracle.stableOrder(before.ints);
            case LONG_ORDER -> right.values = Oracle.stableOrder(before.longs);
            default -> throw new AssertionError(this);
        }
        return right;
    }

    /** What a caller may own; each sort uses some of it. */
    private static final class Owned {
        private int[] ints;
        private long[] longs;
        private int[] values;

        private Owned() {
        }

        /** Keys of which many are equal, so that values out of order show; random bits above and below. */
        public Owned(int length) {
            SplittableRandom random = new SplittableRandom(++call);
            ints = random.ints(length).map(key -> key >> 18 << 18 | 3).toArray();
            longs = random.longs(length).map(key -> key >> 50 << 50 | 0x9000_0005L).toArray();
            values = random.ints(length).toArray();
        }

        public Owned copy() {
            Owned copy = new Owned();
            copy.ints = ints.clone();
            copy.longs = longs.clone();
            copy.values = values.clone();
            return copy;
        }

        public boolean equals(Owned other) {
            return Arrays.equals(ints, other.ints) && Arrays.equals(longs, other.longs)
                    && Arrays.equals(values, other.values);
        }
    }
}
