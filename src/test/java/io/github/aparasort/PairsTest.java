package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Pairs are equal, and shown, by their content; and become maps. */
class PairsTest {
    @Test
    void equalContentIsEqual() {
        assertSame(new Pairs<>(new int[] {1, 2}, new String[] {"a", null}),
                new Pairs<>(new int[] {1, 2}, new String[] {"a", null}));
        assertSame(new Pairs<>(new double[] {Double.NaN}, new byte[0]),
                new Pairs<>(new double[] {Double.NaN}, new byte[0]));
        assertSame(new Pairs<>(new char[] {'x'}, new int[][] {{1}, {}}),
                new Pairs<>(new char[] {'x'}, new int[][] {{1}, {}}));
        assertSame(new Pairs<>(null, "text"), new Pairs<>(null, "text"));
        assertEquals(new Pairs<>(new short[] {1}, new boolean[] {true}).hashCode(),
                new Pairs<>(new short[] {1}, new boolean[] {true}).hashCode());
    }

    private static void assertSame(Pairs<?, ?> one, Pairs<?, ?> other) {
        assertEquals(one, other);
        assertEquals(one.hashCode(), other.hashCode());
        assertEquals(one.toString(), other.toString());
    }

    @Test
    void otherContentIsNot() {
        Pairs<int[], long[]> pairs = new Pairs<>(new int[] {1, 2}, new long[] {3, 4});
        assertNotEquals(pairs, new Pairs<>(new int[] {1, 3}, new long[] {3, 4}));
        assertNotEquals(pairs, new Pairs<>(new int[] {1, 2}, new long[] {3, 5}));
        assertNotEquals(pairs, new Pairs<>(new int[] {1, 2}, new int[] {3, 4}));
        assertNotEquals(pairs, new Pairs<>(new int[] {1, 2}, null));
        assertNotEquals(pairs, null);
        assertNotEquals(new Pairs<>(new float[] {0f}, null), new Pairs<>(new float[] {-0f}, null));
        assertNotEquals(new Pairs<>(null, new int[][] {{1}}), new Pairs<>(null, new int[][] {{2}}));
    }

    @Test
    void becomeAMapInTheirOrder() {
        Map<String, Integer> counts = new Pairs<>(new String[] {"b", null, "a"}, new int[] {3, 1, 2}).toMap();
        assertEquals(List.of(3, 1, 2), List.copyOf(counts.values()));
        assertEquals(Arrays.asList("b", null, "a"), new ArrayList<>(counts.keySet()));
        assertThrows(UnsupportedOperationException.class, () -> counts.put("c", 4));
        Map<Double, String> zeros = new Pairs<>(new double[] {-0.0, 0.0, Double.NaN}, new String[] {"a", null, "c"})
                .toMap();
        assertEquals(3, zeros.size());
        assertNull(zeros.get(0.0));
        assertEquals("c", zeros.get(Double.NaN));
        assertEquals(Map.of('x', true), new Pairs<>(new char[] {'x'}, new boolean[] {true}).toMap());
        assertEquals(Map.of(), new Pairs<>(new long[0], new Object[0]).toMap());
        assertEquals(Map.of(1, 2L, 3, 4L), new Pairs<>(List.of(1, 3), new long[] {2, 4}).toMap());
    }

    @Test
    void keysOfSeveralColumnsBecomeLists() {
        Columns keys = Columns.of(new int[] {7, 3, 7, 3}).and(new String[] {"x", null, "x", "x"});
        Map<List<Object>, Long> sums = Gpu.shared().groups().reduceByKey(keys, new long[] {1, 2, 4, 8}, ScanOp.SUM)
                .toMap();
        assertEquals("{[3, x]=8, [3, null]=2, [7, x]=5}", sums.toString());
        assertEquals(5, sums.get(List.of(7, "x")));
        List<List<Object>> rows = new ArrayList<>();
        keys.forEach(rows::add);
        assertEquals(Arrays.asList(List.of(7, "x"), Arrays.asList(3, null), List.of(7, "x"), List.of(3, "x")), rows);
        assertThrows(UnsupportedOperationException.class, () -> rows.get(0).set(0, 1));
    }

    @Test
    void equalKeysBecomeNoMap() {
        Pairs<int[], int[]> runs = Gpu.shared().groups().runs(new int[] {5, 6, 6, 5});
        assertEquals("two pairs have the key 5",
                assertThrows(IllegalStateException.class, runs::toMap).getMessage());
        assertEquals("two pairs have the key null", assertThrows(IllegalStateException.class,
                () -> new Pairs<>(new String[2], new String[2]).toMap()).getMessage());
        assertEquals("two pairs have the key [1, a]", assertThrows(IllegalStateException.class, () -> new Pairs<>(
                Columns.of(new byte[] {1, 1}).and(new char[] {'a', 'a'}), new int[2]).toMap()).getMessage());
    }

    @Test
    void theTextShowsTheContent() {
        assertEquals("Pairs[keys=[1, 2], values=[a, null]]",
                new Pairs<>(new int[] {1, 2}, new String[] {"a", null}).toString());
        assertEquals("Pairs[keys=[[1], []], values=null]", new Pairs<>(new int[][] {{1}, {}}, null).toString());
    }

    @Test
    void longArraysAreShortened() {
        int[] numbers = IntStream.range(0, 3000).toArray();
        String shown = "[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, ..., 3,000 in all]";
        assertEquals("Pairs[keys=" + shown + ", values=[" + shown + "]]",
                new Pairs<>(numbers, new int[][] {numbers}).toString());
        assertEquals("Pairs[keys=" + shown.replace(", ..., 3,000 in all", "") + ", values=null]",
                new Pairs<>(IntStream.range(0, 20).toArray(), null).toString());
    }
}
