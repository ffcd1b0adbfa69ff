package io.github.aparasort.internal.cost;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class CostCurveTest {
    private final CostCurve curve = new CostCurve();

    @Test
    void nothingIsKnownWithoutMeasurements() {
        assertEquals(CostCurve.UNKNOWN, curve.estimate(0));
        assertEquals(CostCurve.UNKNOWN, curve.estimate(Integer.MAX_VALUE));
    }

    @Test
    void whatWasMeasuredIsKept() {
        curve.add(1000, 70);
        assertEquals(70, curve.estimate(1000));
    }

    /** A disturbance only ever makes a run longer. */
    @Test
    void theBestOfSeveralRunsCounts() {
        curve.add(1000, 70);
        curve.add(1000, 50);
        curve.add(1000, 90);
        assertEquals(50, curve.estimate(1000));
    }

    @Test
    void betweenTwoSizesTheLineIsStraight() {
        curve.add(1000, 100);
        curve.add(2000, 500);
        assertEquals(300, curve.estimate(1500));
        assertEquals(104, curve.estimate(1010));
    }

    @Test
    void beyondTheLargestSizeCostsGrowOnAsTheyGrew() {
        CostCurve linear = new CostCurve(List.of(new Point(1000, 1100, 2), new Point(4000, 4100, 2)), Growth.LINEAR,
                CostCurve.Trust.FULL);
        assertEquals(1_000_100, linear.estimate(1_000_000), 1);
        CostCurve compares = new CostCurve(List.of(new Point(1 << 12, 12 << 12, 2), new Point(1 << 14, 14 << 14, 2)),
                Growth.LINEARITHMIC, CostCurve.Trust.FULL);
        assertEquals(24 << 24, compares.estimate(1 << 24), 1000);
        assertTrue(compares.estimate(Integer.MAX_VALUE) > 0);
    }

    @Test
    void anotherWorkTakesItInProportion() {
        curve.add(1000, 70);
        CostCurve borrowed = curve.times(1.5);
        assertEquals(105, borrowed.estimate(1000));
        assertEquals(CostCurve.Trust.BORROWED, borrowed.trust());
        assertEquals(CostCurve.Trust.FULL, curve.trust());
    }

    @Test
    void belowTheSmallestSizeNothingIsKnown() {
        curve.add(1000, 100);
        assertEquals(CostCurve.UNKNOWN, curve.estimate(999));
    }
}
