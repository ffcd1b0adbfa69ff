package io.github.aparasort.internal.select;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.step.Column;
import io.github.aparasort.internal.step.ColumnSorts;
import io.github.aparasort.internal.step.HostCall;

// Twins: Long, Float, Double
/** Finds the elements at some ranks of an array, or their indices. A device sorts all elements. */
public final class IntSelectJob extends Job {
    private static final Workload WORKLOAD = SelectWorkload.of(KeyKind./*value*/INT);

    private final /*value*/ int[] a;
    private final KeyOrder keyOrder;
    private final /*key*/ int mask;
    /** The first and the last rank of each range. */
    private final int[] ranges;
    /** What was found: elements, or indices, the other one is null. */
    private final /*value*/ int[] values;
    private final int[] order;
    private IntPlainSelect plain;

    private IntSelectJob(Operation operation, /*value*/ int[] a, KeyOrder order, int[] ranges, boolean wantsIndices) {
        super(operation, /*value*/ int.class, WORKLOAD, a.length);
        this.a = a;
        this.keyOrder = order;
        this.mask = (/*key*/ int) order.mask(/*key*/ Integer.SIZE);
        this.ranges = ranges;
        int wanted = SelectWorkload.ranks(ranges);
        this.values = wantsIndices ? null : new /*value*/ int[wanted];
        this.order = wantsIndices ? new int[wanted] : null;
    }

    /** The elements at ranges of ranks in an order. */
    public static IntSelectJob values(Operation operation, /*value*/ int[] a, KeyOrder order, int... ranges) {
        return new IntSelectJob(operation, a, order, ranges, false);
    }

    /** The indices of the elements at ranges of ranks in an order; of equal elements the lower index comes first. */
    public static IntSelectJob indices(Operation operation, /*value*/ int[] a, KeyOrder order, int... ranges) {
        return new IntSelectJob(operation, a, order, ranges, true);
    }

    /** The elements at the ranks, after the job. */
    public /*value*/ int[] values() {
        return values;
    }

    /** The indices of the elements at the ranks, after the job. */
    public int[] order() {
        return order;
    }

    @Override
    protected CostInput look() {
        return new CostInput(n, plain().inputClass());
    }

    @Override
    public void steps(HostCall call) throws DeviceFault {
        Column elements = call.send(a);
        Column found = call.step(work -> ColumnSorts.selected(work, elements, keyOrder, ranges, order != null));
        call.receive(found, order != null ? order : values, 0);
    }

    @Override
    public void runPlain() {
        plain().select();
    }

    private IntPlainSelect plain() {
        if (plain == null) {
            plain = new IntPlainSelect(a, mask, ranges, values, order);
        }
        return plain;
    }

    @Override
    public String tryPresorted() {
        return plain().selectInOrder() ? "in order" : null;
    }
}
