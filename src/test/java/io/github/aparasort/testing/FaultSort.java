package io.github.aparasort.testing;

import io.github.aparasort.Gpu;
import io.github.aparasort.internal.step.SortKind;
import java.util.Arrays;
import java.util.Objects;
import java.util.SplittableRandom;

/** The public sorts, each with input that differs from call to call, so that what an earlier call left is wrong. */
public enum FaultSort implements FaultCall {
    INTS("sort", int.class, SortKind.INT), LONGS("sort", long.class, SortKind.LONG),
    INT_PAIRS("sortPairs", int.class, SortKind.INT_PAIR), LONG_PAIRS("sortPairs", long.class, SortKind.LONG_PAIR),
    INT_ORDER("argsort", int.class, SortKind.INT_PAIR), LONG_ORDER("argsort", long.class, SortKind.LONG_PAIR);

    /** Elements on either side of the range where a range is sorted: nothing may touch them. */
    private static final int MARGIN = 5;
    private static int call;

    private final String operation;
    private final Class<?> type;
    public final SortKind kind;

    FaultSort(String operation, Class<?> type, SortKind kind) {
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
        return type.getName();
    }

    @Override
    public String family() {
        return "sort";
    }

    @Override
    public Attempt attempt(Gpu gpu, int n) {
        int margin = this == LONGS ? MARGIN : 0;
        Object keys = keys(n + 2 * margin);
        Object before = AnyArray.copy(keys);
        int[] values = new SplittableRandom(-call).ints(n + 2 * margin).toArray();
        int[] unmoved = values.clone();
        boolean pairs = operation.equals("sortPairs");
        return FaultCall.attempt(() -> {
            Object[] arguments = pairs ? new Object[] {keys, values} : margin == 0 ? new Object[] {keys}
                    : new Object[] {keys, margin, margin + n};
            Object found = AnyArray.call(gpu.sorter(), operation, arguments);
            int[] order = AnyArray.stableOrder(before, margin, margin + n, Order.ASCENDING);
            return operation.equals("argsort") ? Objects.deepEquals(order, found) && Objects.deepEquals(before, keys)
                    : Objects.deepEquals(AnyArray.gathered(before, margin, order), keys)
                    && Arrays.equals(pairs ? Oracle.gather(unmoved, order) : unmoved, values);
        }, () -> Objects.deepEquals(before, keys) && Arrays.equals(unmoved, values));
    }

    /** Keys of which many are equal, so that values out of order show; random bits above and below. */
    private Object keys(int length) {
        SplittableRandom random = new SplittableRandom(++call);
        return type == int.class ? random.ints(length).map(key -> key >> 18 << 18 | 3).toArray()
                : random.longs(length).map(key -> key >> 50 << 50 | 0x9000_0005L).toArray();
    }
}
