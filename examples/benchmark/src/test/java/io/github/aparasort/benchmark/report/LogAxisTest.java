package io.github.aparasort.benchmark.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LogAxisTest {
    private static final double APART = 40;

    @Test
    void endsAreWhereTheyShouldBe() {
        LogAxis axis = new LogAxis(1, 100, 500, 100);
        assertEquals(500, axis.at(1), 1e-9);
        assertEquals(300, axis.at(10), 1e-9);
        assertEquals(100, axis.at(100), 1e-9);
    }

    @Test
    void aShortRangeIsWidenedAboutItsMiddle() {
        LogAxis axis = new LogAxis(3, 3, 0, 100);
        assertEquals(50, axis.at(3), 1e-9);
        assertEquals(0, axis.at(1.5), 1e-9);
    }

    @Test
    void ticksAreRoundNumbers() {
        assertEquals(List.of(0.5, 1.0, 2.0, 5.0, 10.0), new LogAxis(0.4, 12, 0, 400).ticks(APART));
        assertEquals(List.of(0.1, 1.0, 10.0, 100.0), new LogAxis(0.09, 120, 0, 150).ticks(APART));
        assertEquals(List.of("0.01", "0.2", "1", "5", "20", "1,000"), Stream.of(0.01, 0.2, 1.0, 5.0, 20.0, 1000.0)
                .map(LogAxis::label).toList());
    }

    @ParameterizedTest
    @CsvSource({"0.001, 100000, 100", "0.5, 2, 100", "0.99, 1.01, 400", "1e-3, 1e9, 60", "0.8, 1000, 300"})
    void labelsDoNotOverlapAndOneIsAmongThem(double low, double high, double pixels) {
        LogAxis axis = new LogAxis(low, high, pixels, 0);
        List<Double> ticks = axis.ticks(APART);
        assertTrue(ticks.contains(1.0), ticks::toString);
        for (int i = 1; i < ticks.size(); i++) {
            assertTrue(axis.at(ticks.get(i - 1)) - axis.at(ticks.get(i)) >= APART, ticks::toString);
        }
    }
}
