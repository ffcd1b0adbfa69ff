package io.github.aparasort.internal.trial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.cost.CostCurve;
import io.github.aparasort.internal.cost.Growth;
import io.github.aparasort.internal.device.DeviceFault;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How long the comparison of two sorts takes on devices of any speed. A caller waits for it. */
class TileSortTrialsTest {
    private static final int SMALLEST = 1 << 16;
    private static final int LARGEST = 1 << 24;
    private static final long HALF_A_SECOND = 500_000_000L;

    /** The nanoseconds of each run, in the order in which they were made. */
    private final List<Long> runs = new ArrayList<>();

    private CostCurve measure(TileSortTrials.Clock device) throws DeviceFault {
        CostCurve curve = new CostCurve(Growth.LINEAR);
        TileSortTrials.measure(curve, LARGEST, n -> TileSortTrials.best(n, size -> {
            runs.add(device.nanos(size));
            return runs.get(runs.size() - 1);
        }));
        return curve;
    }

    /** What the caller waited for, but for the first run of the smallest size: without one nothing is known. */
    private long waited() {
        return runs.stream().skip(1).mapToLong(nanos -> nanos).sum();
    }

    /** Nanoseconds for the smallest size: launches may take most of it, or keys. */
    @ParameterizedTest
    @ValueSource(longs = {1, 1_000, 300_000, 1_250_000, 4_999_999, 5_000_000, 19_999_999, 20_000_000, 79_999_999,
        80_000_000, 500_000_000, 1L << 40})
    void aSlowDeviceEndsEarly(long nanos) throws Exception {
        for (TileSortTrials.Clock device : List.<TileSortTrials.Clock>of(n -> nanos, n -> nanos * (n / SMALLEST),
                n -> nanos / 2 * (1 + n / SMALLEST))) {
            runs.clear();
            CostCurve curve = measure(device);
            assertTrue(waited() < HALF_A_SECOND, runs::toString);
            assertEquals(device.nanos(SMALLEST), curve.estimate(SMALLEST));
        }
    }

    @Test
    void aRunOfSecondsIsNotRepeated() throws Exception {
        measure(n -> 5_000_000_000L);
        assertEquals(List.of(5_000_000_000L), runs);
    }

    @Test
    void aQuickDeviceRunsAllSizes() throws Exception {
        CostCurve curve = measure(n -> n / 8);
        assertEquals(5, curve.points().size());
        assertEquals(LARGEST, curve.points().get(4).n());
        assertEquals(20, runs.size());
    }
}
