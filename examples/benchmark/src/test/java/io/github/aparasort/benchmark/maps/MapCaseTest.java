package io.github.aparasort.benchmark.maps;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Gpu;
import io.github.aparasort.JoinedRows;
import io.github.aparasort.Target;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MapCaseTest {
    private static final int ROWS = 10_000;
    private static final Gpu GPU = Gpu.open(Target.JDK);

    @AfterAll
    static void close() {
        GPU.close();
    }

    @ParameterizedTest
    @EnumSource(KeyKind.class)
    void allEnginesGiveTheSameSums(KeyKind kind) {
        for (int distinct : new int[] {1, 20, ROWS}) {
            KeySums sums = MapCase.sums(GPU, kind, ROWS, distinct);
            Map<?, Double> expected = sums.hashMap();
            assertTrue(expected.size() <= distinct && expected.size() > distinct / 2, () -> expected.size() + " keys");
            assertEquals(expected.keySet(), sums.fastutil().keySet());
            agree(expected, sums.aparasort().toMap());
            agree(expected, sums.groupingBy());
            agree(expected, sums.fastutil());
        }
    }

    private static void agree(Map<?, Double> expected, Map<?, Double> sums) {
        assertEquals(expected.size(), sums.size());
        expected.forEach((key, sum) -> assertEquals(sum, sums.get(key), 1e-9, key::toString));
    }

    @ParameterizedTest
    @EnumSource(value = KeyKind.class, names = {"INT", "LONG", "STRING"})
    void allEnginesGiveTheSameRows(KeyKind kind) {
        for (int distinct : new int[] {ROWS / 10, ROWS}) {
            KeyJoin join = MapCase.join(GPU, kind, ROWS, distinct);
            JoinedRows left = join.hashMap(true);
            assertEquals(left, join.aparasort(true).inOrderOfA());
            assertEquals(left, join.fastutil(true));
            assertEquals(ROWS, left.size());
            JoinedRows inner = join.hashMap(false);
            assertEquals(inner, join.aparasort(false).inOrderOfA());
            assertEquals(inner, join.fastutil(false));
            assertArrayEquals(Arrays.stream(left.bRows()).filter(row -> row >= 0).toArray(), inner.bRows());
            assertEquals(0.9 * ROWS, inner.size(), 0.03 * ROWS);
        }
    }

    /** In all contests, which hold them by their check sums. */
    @Test
    void noEngineIsWrong() {
        List<Integer> sizes = List.of(100, 2_000);
        List<MapCase> sums = MapCase.sums(GPU, sizes, List.of(KeyKind.values()));
        // Of 20 keys and 100; of 20, 1,000 and 2,000.
        assertEquals(KeyKind.values().length * 5, sums.size());
        List<MapCase> joins = MapCase.joins(GPU, sizes, List.of(KeyKind.values()));
        // Inner and left in the order of A, and inner by key, of three kinds of keys; few of them and many.
        assertEquals(3 * 3 * sizes.size() * 2, joins.size());
        for (MapCase each : sums) {
            assertRight(each, KeySums.ENGINES);
        }
        for (MapCase each : joins) {
            assertRight(each, KeyJoin.ENGINES);
        }
    }

    /** A turn of many rows has few calls. */
    private static void assertRight(MapCase each, List<String> engines) {
        Contest.Outcome outcome = each.contest().get().run(1_000_000, 0);
        assertEquals(Set.of(), outcome.wrong(), each::toString);
        assertEquals(engines, List.copyOf(outcome.millis().keySet()));
    }

    @Test
    void streamsTakeNoPartInLargeCases() {
        KeySums sums = MapCase.sums(GPU, KeyKind.INT, 100, 20);
        assertEquals(List.of("Aparasort", "HashMap.merge", "fastutil"),
                sums.contest(1_000_001).ways().stream().map(Way::engine).toList());
    }

    @Test
    void rowsShareStringsOrHaveNewOnes() {
        String[] shared = ((StringSums) MapCase.sums(GPU, KeyKind.STRING, 100, 1)).keys();
        assertSame(shared[0], shared[99]);
        KeySums sums = MapCase.sums(GPU, KeyKind.OWN_STRING, 100, 1);
        sums.renew();
        String[] own = ((StringSums) sums).keys();
        String first = own[0];
        assertEquals(first, own[99]);
        assertNotSame(first, own[99]);
        sums.renew();
        assertNotSame(first, own[0]);
    }
}
