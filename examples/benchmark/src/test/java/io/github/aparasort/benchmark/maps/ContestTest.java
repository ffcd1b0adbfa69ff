package io.github.aparasort.benchmark.maps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.JoinedRows;
import io.github.aparasort.Pairs;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class ContestTest {
    private static final int ROWS = 1_000_000;
    private static final CheckSum RIGHT = CheckSum.ofMap(Map.of("a", 1.5, "b", 2.5));

    private static Way<Map<String, Double>> way(String engine, double b) {
        return new Way<>(engine, () -> Map.of("a", 1.5, "b", b), CheckSum::ofMap);
    }

    @Test
    void anEngineWithAnotherResultIsWrong() {
        List<Way<?>> ways = List.of(way("right", 2.5), way("wrong", 2.6), way("judge", 2.5));
        Contest.Outcome outcome = new Contest(ways, () -> { }).run(ROWS, 0);
        assertEquals(Set.of("wrong"), outcome.wrong());
        assertEquals(List.of("right", "wrong", "judge"), List.copyOf(outcome.millis().keySet()));
    }

    @Test
    void anEngineThatIsWrongOnceIsWrong() {
        AtomicInteger calls = new AtomicInteger();
        Way<?> once = new Way<>("once", () -> Map.of("a", 1.5, "b", calls.incrementAndGet() == 4 ? 0 : 2.5),
                CheckSum::ofMap);
        assertEquals(Set.of("once"), new Contest(List.of(once, way("judge", 2.5)), () -> { }).run(ROWS, 0).wrong());
    }

    @Test
    void inputIsNewForEachCallOfATurn() {
        AtomicInteger renewed = new AtomicInteger();
        AtomicInteger calls = new AtomicInteger();
        Way<?> way = new Way<>("one", () -> calls.incrementAndGet(), sum -> RIGHT);
        new Contest(List.of(way), renewed::incrementAndGet).run(ROWS / 10, 0);
        assertEquals(6 * 10, renewed.get());
        assertEquals(1 + 6 * 10, calls.get());
    }

    @Test
    void sumsInAnyOrderAndContainerAgree() {
        assertTrue(RIGHT.agrees(CheckSum.ofPairs(new Pairs<>(new String[] {"b", "a"}, new double[] {2.5, 1.5}))));
        assertTrue(CheckSum.ofMap(Map.of(7, 1.5)).agrees(CheckSum.ofPairs(new Pairs<>(new int[] {7},
                new double[] {1.5 + 1e-15}))));
    }

    @Test
    void otherSumsDoNotAgree() {
        for (Map<String, Double> other : List.of(Map.of("a", 2.5, "b", 1.5), Map.of("a", 1.5, "c", 2.5),
                Map.of("a", 1.5), Map.of("a", 1.5, "b", 2.5, "c", 0.0), Map.of("a", 1.5, "b", Double.NaN))) {
            assertFalse(CheckSum.ofMap(other).agrees(RIGHT), other::toString);
        }
    }

    @Test
    void onlyTheSameRowsAgree() {
        CheckSum right = CheckSum.ofRows(new JoinedRows(new int[] {0, 1, 2}, new int[] {5, -1, 4}));
        assertTrue(CheckSum.ofRows(new JoinedRows(new int[] {2, 0, 1}, new int[] {4, 5, -1})).agrees(right));
        assertFalse(CheckSum.ofRows(new JoinedRows(new int[] {0, 1, 2}, new int[] {4, -1, 5})).agrees(right));
        assertFalse(CheckSum.ofRows(new JoinedRows(new int[] {0, 2}, new int[] {5, 4})).agrees(right));
        assertFalse(CheckSum.ofRows(new JoinedRows(new int[] {5, -1, 4}, new int[] {0, 1, 2})).agrees(right));
    }

    @Test
    void theTableTellsTimesAsFast() {
        SpeedUps table = new SpeedUps(List.of("sums by", "rows"), List.of("ours", "map", "stream"));
        table.add(List.of("int", "1M"), Map.of("ours", 2.0, "map", 5.0));
        assertEquals("\n| sums by | rows | ours, ms | map | stream |\n|---|---:|---:|---:|---:|\n"
                + "| int | 1M | 2.00 | 2.50 | - |\n", table.toString());
    }
}
