package io.github.aparasort.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class CostCurveTest {
    private final CostCurve curve = new CostCurve();

    @Test
    void nothingIsKnownWithoutMeasurements() {
        assertEquals(OptionalLong.empty(), curve.estimate(0));
        assertEquals(OptionalLong.empty(), curve.estimate(Integer.MAX_VALUE));
    }

    @Test
    void whatWasMeasuredIsKept() {
        curve.add(1000, 70);
        assertEquals(OptionalLong.of(70), curve.estimate(1000));
    }

    /** A disturbance only ever makes a run longer. */
    @Test
    void theBestOfSeveralRunsCounts() {
        curve.add(1000, 70);
        curve.add(1000, 50);
        curve.add(1000, 90);
        assertEquals(OptionalLong.of(50), curve.estimate(1000));
    }

    @Test
    void betweenTwoSizesTheLineIsStraight() {
        curve.add(1000, 100);
        curve.add(2000, 500);
        assertEquals(OptionalLong.of(300), curve.estimate(1500));
        assertEquals(OptionalLong.of(104), curve.estimate(1010));
    }

    @Test
    void costsMayFallWithTheSize() {
        curve.add(1000, 500);
        curve.add(2000, 100);
        assertEquals(OptionalLong.of(300), curve.estimate(1500));
    }

    @Test
    void beyondTheLargestSizeCostGrowsInProportion() {
        curve.add(1000, 100);
        curve.add(2000, 500);
        assertEquals(OptionalLong.of(1000), curve.estimate(4000));
        curve.add(1_000_000_000, 4_000_000_000L);
        assertEquals(OptionalLong.of(8_589_934_588L), curve.estimate(Integer.MAX_VALUE));
    }

    @Test
    void belowTheSmallestSizeNothingIsKnown() {
        curve.add(1000, 100);
        assertEquals(OptionalLong.empty(), curve.estimate(999));
    }
}
