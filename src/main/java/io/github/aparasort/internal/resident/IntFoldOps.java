package io.github.aparasort.internal.resident;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.scan.IntFolds;
import io.github.aparasort.internal.scan.IntOperatorTileScan;
import io.github.aparasort.internal.scan.IntTileScan;

// Twins: Long, Float, Double
/** Steps of reductions and scans of one type. */
final class IntFoldOps implements FoldOps {
    static final IntFoldOps INSTANCE = new IntFoldOps();
    private static final ElementType TYPE = ElementType./*value*/ INT;

    private IntFoldOps() {
    }

    @Override
    public Column sequence(Work work, int n, int first, int step) throws DeviceFault {
        IntSequenceFill kernel = work.elements(IntSequenceFill.class, IntSequenceFill::new);
        kernel.first = first;
        kernel.step = step;
        Column out = work.column(TYPE, n);
        work.each(kernel, n, "out", out);
        return out;
    }

    @Override
    public Column scanned(Work work, Column values, int operator, Object custom, boolean exclusive)
            throws DeviceFault {
        Column out = work.column(TYPE, values.length());
        if (values.length() > 0) {
            IntTileScan kernel = kernel(work, operator, custom);
            kernel.want(false, exclusive);
            fold(work, kernel, values, out);
        }
        return out;
    }

    @Override
    public Number reduced(Work work, Column values, int operator, Object custom) throws DeviceFault {
        if (values.length() == 0) {
            return custom == null ? IntFolds.identity(operator) : ((IntOperatorTileScan) custom).identity();
        }
        IntTileScan kernel = kernel(work, operator, custom);
        kernel.want(true, false);
        Column partials = fold(work, kernel, values, values);
        /*value*/ int[] total = new /*value*/ int[1];
        work.read(partials, kernel.stretchCount(), total);
        return total[0];
    }

    /** Queues a scan or a reduction. Returns the partial results, the last of which is that of all elements. */
    private static Column fold(Work work, IntTileScan kernel, Column values, Column out) throws DeviceFault {
        kernel.makeArrays(2);
        kernel.prepare(values.length());
        Column partials = work.column(TYPE, kernel.stretchCount() + 1);
        work.launch(kernel, "values", values, "results", out, "partials", partials);
        return partials;
    }

    private static IntTileScan kernel(Work work, int operator, Object custom) throws DeviceFault {
        if (custom != null) {
            return work.custom((IntOperatorTileScan) custom, LaunchOptions.FOLDING_GROUPS);
        }
        IntTileScan kernel = work.tiles(IntTileScan.class, LaunchOptions.FOLDING_GROUPS, IntTileScan::new);
        kernel.setOperator(operator, IntFolds.identity(operator));
        return kernel;
    }

    @Override
    public Column segments(Work work, Column values, int operator, Column begins) throws DeviceFault {
        IntSegmentFold kernel = work.tiles(IntSegmentFold.class, LaunchOptions.PLACING_GROUPS, IntSegmentFold::new);
        kernel.setOperator(operator, IntFolds.identity(operator));
        kernel.prepare(begins.length(), values.length());
        Column folds = work.column(TYPE, begins.length());
        if (begins.length() > 0) {
            work.launch(kernel, "values", values, "results", folds, "offsets", begins);
        }
        return folds;
    }
}
