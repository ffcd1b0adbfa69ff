package io.github.aparasort.internal.element;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.Fields;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.Operators;

// Twins: Double
/**
 * Counts results of a scan by sum, minimum or maximum that do not follow from the one before them. Sums may differ by a
 * fraction of the sum of all magnitudes so far.
 */
public final class FloatRoundedScansCheck extends FloatScansCheck {
    private static final boolean NARROW = /*key*/ Integer.BYTES == Integer.BYTES;
    /** A unit in the last place of 1: twice what an operation is wrong by at most. */
    private static final double ROUNDING = NARROW ? 0x1p-23 : 0x1p-52;
    private static final double LEAST_NORMAL = NARROW ? Float.MIN_NORMAL : Double.MIN_NORMAL;
    /** Half of the largest number: magnitudes up to there do not overflow in any order. */
    private static final /*value*/ float LARGEST = (/*value*/ float)
            (NARROW ? Float.MAX_VALUE / 2 : Double.MAX_VALUE / 2);

    /** The sum of the magnitudes of all inputs up to each. */
    protected /*value*/ float[] magnitudes = new /*value*/ float[1];
    /** How much a sum may differ: this fraction of the magnitude, and this much in any case. */
    protected /*value*/ float fraction;
    protected /*value*/ float least;
    protected /*value*/ float largest = LARGEST;

    @Override
    protected int isRight(int index, /*value*/ float found, /*value*/ float expected) {
        int right = isSame(found, expected);
        if (right == 0 && scanOperator == Operators.SUM) {
            // Before all elements nothing was added.
            right = isNear(found - expected, index < leavesOut ? 0 : magnitudes[index]);
        }
        return right;
    }

    /** 1 for the same number, apart from the two zeros, or two NaNs; else 0. */
    protected int isSame(/*value*/ float x, /*value*/ float y) {
        int same = 0;
        if (x == y) {
            same = x != 0 ? 1 : 1 / x == 1 / y ? 1 : 0;
        } else if (x != x) {
            same = y != y ? 1 : 0;
        }
        return same;
    }

    /** 1 for a difference that a sum may have, else 0. */
    protected int isNear(/*value*/ float difference, /*value*/ float magnitude) {
        /*value*/ float d = difference < 0 ? -difference : difference;
        int near = 0;
        if (d <= fraction * magnitude + least) {
            near = 1;
        } else if (magnitude > largest) {
            near = 1;
        }
        return near;
    }

    // ---- host side

    /**
     * A check of a scan.
     *
     * @param depth the most additions that an element goes through
     */
    public static FloatRoundedScansCheck of(Work work, int operator, boolean exclusive, double depth)
            throws DeviceFault {
        FloatRoundedScansCheck kernel = work.checks().kernel(FloatRoundedScansCheck.class, FloatRoundedScansCheck::new);
        kernel.setScan(operator, exclusive);
        // Of two results each may have the error, and their magnitude is rounded too.
        kernel.fraction = (/*value*/ float) (2 * ROUNDING * depth);
        kernel.least = (/*value*/ float) (2 * LEAST_NORMAL * depth);
        return kernel;
    }

    /** Queues a check that each result follows from the one before it. */
    public void queue(Work work, Column values, Column results, Column sumsOfMagnitudes) throws DeviceFault {
        work.checks().launch(this, results.length(), Fields.of(inputs, values).and(scanned, results)
                .and(magnitudes, sumsOfMagnitudes));
    }
}
