package io.github.aparasort.internal.step;

import io.github.aparasort.internal.kernel.Operators;

// Twins: Double
/**
 * Counts results of a scan by sum, minimum or maximum that do not follow from the one before them. Sums may differ by a
 * fraction of the sum of all magnitudes so far.
 */
final class FloatRoundedScansCheck extends FloatScansCheck {
    /** Half of the largest number: magnitudes up to there do not overflow in any order. */
    private static final /*value*/ float LARGEST = (/*value*/ float) (/*key*/ Integer.BYTES == Integer.BYTES
            ? Float.MAX_VALUE / 2 : Double.MAX_VALUE / 2);

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
}
