package io.github.aparasort.internal.element;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.ElementType;
import io.github.aparasort.internal.column.Fields;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.ElementKernel;

// Twins: Long, Float, Double
/** Fills an array with numbers at equal distances. */
public final class IntSequenceFill extends ElementKernel {
    protected /*value*/ int[] out = new /*value*/ int[1];
    protected /*value*/ int first;
    protected /*value*/ int step;

    @Override
    protected void element(int i) {
        out[i] = first + step * i;
    }

    // ---- host side

    /** Fills a new column. */
    public static Column fill(Work work, int n, int first, int step) throws DeviceFault {
        return work.checks().repeated("sequence", () -> {
            IntSequenceFill kernel = work.elements(IntSequenceFill.class, IntSequenceFill::new);
            kernel.first = first;
            kernel.step = step;
            Column out = work.column(ElementType./*value*/ INT, n);
            work.launch(kernel, n, Fields.of(kernel.out, out));
            return out;
        });
    }
}
