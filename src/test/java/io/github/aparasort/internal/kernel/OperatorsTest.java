package io.github.aparasort.internal.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.scan.ScanWorkload;
import org.junit.jupiter.api.Test;

/** The least and the greatest as kernels find them are those of Math, to the bit but for which NaN it is. */
class OperatorsTest {
    private static final double[] VALUES = {0.0, -0.0, 1, -1, 2.5, Double.MIN_VALUE, -Double.MIN_VALUE,
        Double.MAX_VALUE, -Double.MAX_VALUE, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN};
    private static final long[] WHOLE = {0, 1, -1, 2, Long.MAX_VALUE, Long.MIN_VALUE, Long.MAX_VALUE - 1,
        Long.MIN_VALUE + 1, Integer.MAX_VALUE, Integer.MIN_VALUE};

    @Test
    void kernelsKnowTheOperatorsByTheirNumbers() {
        assertEquals(Operators.SUM, ScanWorkload.operator(ScanOp.SUM));
        assertEquals(Operators.PRODUCT, ScanWorkload.operator(ScanOp.PRODUCT));
        assertEquals(Operators.MIN, ScanWorkload.operator(ScanOp.MIN));
        assertEquals(Operators.MAX, ScanWorkload.operator(ScanOp.MAX));
    }

    @Test
    void floatsAndDoubles() {
        for (double a : VALUES) {
            for (double b : VALUES) {
                assertEquals(Math.min(a, b), Operators.least(a, b), a + ", " + b);
                assertEquals(Math.max(a, b), Operators.greatest(a, b), a + ", " + b);
                float x = (float) a;
                float y = (float) b;
                assertEquals(Math.min(x, y), Operators.least(x, y), x + ", " + y);
                assertEquals(Math.max(x, y), Operators.greatest(x, y), x + ", " + y);
            }
        }
    }

    @Test
    void intsAndLongs() {
        for (long a : WHOLE) {
            for (long b : WHOLE) {
                assertEquals(Math.min(a, b), Operators.least(a, b), a + ", " + b);
                assertEquals(Math.max(a, b), Operators.greatest(a, b), a + ", " + b);
                assertEquals(Math.min((int) a, (int) b), Operators.least((int) a, (int) b));
                assertEquals(Math.max((int) a, (int) b), Operators.greatest((int) a, (int) b));
            }
        }
    }
}
