package io.github.aparasort.internal.cost;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which of several times an engine is expected to take again. */
class EngineTimesTest {
    /** Times are kept per this many elements. */
    private static final int N = 1 << 20;

    private final EngineTimes times = new EngineTimes();
    private int calls;

    private void add(long... nanos) {
        for (long each : nanos) {
            calls++;
            times.add(EngineTimes.perUnit(each, N), N, calls, calls);
        }
    }

    /** The lowest of one to three, the second lowest of four to seven, the lower median of the last eight. */
    @ParameterizedTest
    @CsvSource({"90, 90", "90 70, 70", "90 70 80, 70", "90 70 80 60, 70", "60 60 80 90, 60", "5 5 5 5, 5",
        "70 60 50 40 30 20 10, 20", "80 70 60 50 40 30 20 10, 40", "10 90 90 10 90 90 10 90, 90",
        "1 1 1 1 80 70 60 50 40 30 20 10, 40"})
    void aTypicalTimeCounts(String nanos, long expected) {
        add(Arrays.stream(nanos.split(" ")).mapToLong(Long::parseLong).toArray());
        assertEquals(expected, times.estimate(N));
        assertEquals(calls >= EngineTimes.SURE, times.isSure());
    }

    @Test
    void timesAreThoseOfAnElement() {
        add(4000);
        assertEquals(2000, times.estimate(N / 2));
        assertEquals(8000, times.estimate(2 * N));
    }

    /** By then the machine may do other work. Seven calls of other engines are no pause yet. */
    @ParameterizedTest
    @CsvSource({"7, 10", "8, 90"})
    void afterALongPauseOldTimesSayNothing(int ofOthers, long expected) {
        add(10, 10, 10);
        calls += ofOthers;
        add(90);
        assertEquals(expected, times.estimate(N));
        assertTrue(times.isSure(), "it has done enough calls");
    }

    /** The lower one of both counts, until there are enough calls. */
    @Test
    void whatIsKnownBesideTheCallsCountsAtFirst() {
        assertNull(times.point());
        assertEquals(EngineTimes.UNKNOWN, times.known(N));
        times.assume(EngineTimes.perUnit(50, N), 7, N);
        assertEquals(EngineTimes.UNKNOWN, times.estimate(N), "that is of calls alone");
        assertEquals(new Point(N, 50, 7), times.point());
        add(80, 90);
        assertFalse(times.isSure());
        assertEquals(new Point(N, 50, 7), times.point());
        add(85);
        assertEquals(new Point(N, 80, 7), times.point());
    }
}
