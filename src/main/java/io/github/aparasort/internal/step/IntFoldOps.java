package io.github.aparasort.internal.step;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.ElementType;
import io.github.aparasort.internal.column.Fields;
import io.github.aparasort.internal.column.LaunchOptions;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.element.IntSegmentFold;
import io.github.aparasort.internal.element.IntSequenceFill;
import io.github.aparasort.internal.kernel.IntFolds;
import io.github.aparasort.internal.tile.IntOperatorTileScan;
import io.github.aparasort.internal.tile.IntTileScan;
import java.util.Arrays;

// Twins: Long, Float, Double
/** Steps of reductions and scans of one type. */
final class IntFoldOps implements FoldOps {
    static final IntFoldOps INSTANCE = new IntFoldOps();
    private static final ElementType TYPE = ElementType./*value*/ INT;

    private IntFoldOps() {
    }

    @Override
    public Column sequence(Work work, int n, int first, int step) throws DeviceFault {
        return IntSequenceFill.fill(work, n, first, step);
    }

    @Override
    public Column scanned(Work work, Column values, int operator, Object custom, boolean exclusive)
            throws DeviceFault {
        if (custom != null) {
            return work.checks().repeated("scan by code", () -> scan(work, values, operator, custom, exclusive));
        }
        Column out = scan(work, values, operator, null, exclusive);
        work.checks().check("scan", () -> new IntFoldChecks(this).scanned(work, operator, exclusive, values, out));
        return out;
    }

    private static Column scan(Work work, Column values, int operator, Object custom, boolean exclusive)
            throws DeviceFault {
        Column out = work.column(TYPE, values.length());
        if (values.length() > 0) {
            IntTileScan kernel = kernel(work, operator, custom);
            kernel.setMode(false, exclusive);
            fold(work, kernel, values, out);
        }
        return out;
    }

    @Override
    public Number reduced(Work work, Column values, int operator, Object custom) throws DeviceFault {
        if (values.length() == 0) {
            return custom == null ? IntFolds.identity(operator) : ((IntOperatorTileScan) custom).identity();
        }
        Column total = total(work, values, operator, custom);
        work.checks().check("reduce", () -> {
            if (custom != null) {
                work.checks().same(total, total(work, values, operator, custom));
            } else {
                new IntFoldChecks(this).total(work, operator, values, total);
            }
        });
        /*value*/ int[] result = new /*value*/ int[1];
        work.read(total, 0, result);
        return result[0];
    }

    @Override
    public Column total(Work work, Column values, int operator, Object custom) throws DeviceFault {
        IntTileScan kernel = kernel(work, operator, custom);
        kernel.setMode(true, false);
        Column partials = fold(work, kernel, values, values);
        return partials.slice(kernel.sectionCount(), kernel.sectionCount() + 1);
    }

    @Override
    public Folds folds(Work work, Column values, Object custom) throws DeviceFault {
        IntTileScan kernel = kernel(work, 0, custom);
        kernel.setMode(true, false);
        Column partials = fold(work, kernel, values, values);
        int[] begins = new int[partials.length()];
        Arrays.setAll(begins, kernel::sectionBegin);
        /*value*/ int[] before = new /*value*/ int[partials.length()];
        work.read(partials, 0, before);
        return new Folds(before, begins);
    }

    /** Queues a scan or a reduction. Returns the partial results, the last of which is that of all elements. */
    private static Column fold(Work work, IntTileScan kernel, Column values, Column out) throws DeviceFault {
        kernel.makeArrays(2);
        kernel.prepare(values.length());
        Column partials = work.column(TYPE, kernel.sectionCount() + 1);
        work.launch(kernel, Fields.of(kernel.values, values).and(kernel.results, out).and(kernel.partials, partials));
        return partials;
    }

    private static IntTileScan kernel(Work work, int operator, Object custom) throws DeviceFault {
        if (custom != null) {
            return (IntTileScan) work.custom((IntOperatorTileScan) custom, LaunchOptions.FOLDING_GROUPS);
        }
        IntTileScan kernel = IntTileScans.kernel(work);
        kernel.setOperator(operator, IntFolds.identity(operator));
        return kernel;
    }

    @Override
    public Column segments(Work work, Column values, int operator, Column begins) throws DeviceFault {
        return work.checks().repeated("segments", () -> IntSegmentFold.fold(work, values, operator, begins));
    }
}
