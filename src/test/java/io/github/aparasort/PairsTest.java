package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Pairs are equal, and shown, by their content. */
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
