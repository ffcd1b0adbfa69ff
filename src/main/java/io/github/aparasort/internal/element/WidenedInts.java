package io.github.aparasort.internal.element;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.ElementType;
import io.github.aparasort.internal.column.Fields;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.ElementKernel;

/** Makes longs of ints. */
public final class WidenedInts extends ElementKernel {
    protected int[] ints = new int[1];
    protected long[] longs = new long[1];

    @Override
    protected void element(int i) {
        longs[i] = ints[i];
    }

    // ---- host side

    /** Ints as longs. */
    public static Column of(Work work, Column ints) throws DeviceFault {
        return work.checks().repeated("longs", () -> {
            WidenedInts kernel = work.elements(WidenedInts.class, WidenedInts::new);
            Column longs = work.column(ElementType.LONG, ints.length());
            work.launch(kernel, ints.length(), Fields.of(kernel.ints, ints).and(kernel.longs, longs));
            return longs;
        });
    }
}
