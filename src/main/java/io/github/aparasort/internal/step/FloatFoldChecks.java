package io.github.aparasort.internal.step;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.ElementType;
import io.github.aparasort.internal.column.LaunchOptions;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.element.FloatRoundedScansCheck;
import io.github.aparasort.internal.element.FloatSegmentFold;
import io.github.aparasort.internal.element.IntKeyForm;
import io.github.aparasort.internal.kernel.Operators;
import io.github.aparasort.internal.tile.FloatTileScan;

// Twins: Double
/**
 * Checks of scans and reductions by operators that are not the caller's. The bounds hold for every input, so a device
 * that works is never blamed.
 *
 * <p><b>Sums.</b> Each element goes through at most d additions, so a result differs from the exact one by at most d
 * times half a unit in the last place of the sum of all magnitudes. The sums of magnitudes are another scan on the
 * device, with errors that are much smaller than they are. Numbers so small that a device may make zeros of them count
 * apart, and where the sum of magnitudes may overflow every result is accepted. If an element is infinite or no number,
 * the result does not depend on the order.
 *
 * <p><b>Products.</b> A part of a product may overflow or not with the order of operations. So a product is made twice
 * in the same order, which follows from the length alone, and all bits are compared.
 */
record FloatFoldChecks(FoldOps ops) {
    /** Checks that each result follows from the one before it. */
    void scanned(Work work, int operator, boolean exclusive, Column values, Column scanned)
            throws DeviceFault {
        if (operator == Operators.PRODUCT) {
            work.checks().same(scanned, ops.scanned(work, values, operator, null, exclusive));
        } else {
            Column magnitudes = values;
            if (operator == Operators.SUM) {
                magnitudes = ops.scanned(work, magnitudes(work, values), operator, null, false);
            }
            double depth = depth(work, values.length());
            FloatRoundedScansCheck.of(work, operator, exclusive, depth).queue(work, values, scanned, magnitudes);
        }
    }

    /** Compares a reduction with that of sections, which other kernels fold. */
    void total(Work work, int operator, Column values, Column total) throws DeviceFault {
        if (operator == Operators.PRODUCT) {
            work.checks().same(total, ops.total(work, values, operator, null));
            return;
        }
        int n = values.length();
        Column begins = FoldOps.sectionBegins(work, n);
        Column again = ops.total(work, ops.segments(work, values, operator, begins), operator, null);
        Column magnitude = again;
        if (operator == Operators.SUM) {
            magnitude = ops.total(work, magnitudes(work, values), operator, null);
        }
        // A work-item folds few elements or a part of many, and a network folds those of the group.
        FloatSegmentFold fold = work.tiles(FloatSegmentFold.class, LaunchOptions.SEGMENT_GROUPS, FloatSegmentFold::new);
        double depth = depth(work, n) + depth(work, begins.length())
                + (double) FoldOps.sectionLength(n) / fold.localSize() + FloatSegmentFold.SHORT + Integer.SIZE;
        FloatRoundedScansCheck.of(work, operator, false, depth).queue(work, work.whole(again), work.whole(total),
                work.whole(magnitude));
    }

    /** Makes new magnitudes of floats, 0 of those that are not finite. */
    private static Column magnitudes(Work work, Column elements) throws DeviceFault {
        ElementType bits = elements.type().key();
        Column magnitudes = work.column(elements.type(), elements.length());
        /*key*/ IntKeyForm.convert(work, IntKeyForm.MAGNITUDES, 0, elements.as(bits), magnitudes.as(bits), null);
        return magnitudes;
    }

    /** The most additions that an element goes through in a scan or a reduction. */
    private static double depth(Work work, int n) throws DeviceFault {
        FloatTileScan kernel = work.tiles(FloatTileScan.class, LaunchOptions.FOLDING_GROUPS, FloatTileScan::new);
        kernel.prepare(Math.max(1, n));
        return kernel.depth() + 1;
    }
}
