package io.github.aparasort.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.Arrays;
import java.util.Comparator;

/** An object to be sorted: what by, and where it was, which shows whether a sort is stable and loses nothing. */
public record KeyedRecord(int key, int place) {
    public static final Comparator<KeyedRecord> BY_KEY = (a, b) -> Integer.compare(a.key, b.key);

    public static KeyedRecord[] of(Input input, int n) {
        int[] keys = input.ints(n);
        KeyedRecord[] items = new KeyedRecord[n];
        Arrays.setAll(items, i -> new KeyedRecord(keys[i], i));
        return items;
    }

    /** That a range is what the stable sequential sort of the JDK makes of it, and the rest as it was. */
    public static void assertSorted(KeyedRecord[] before, int from, int to, KeyedRecord[] after) {
        KeyedRecord[] expected = before.clone();
        Arrays.sort(expected, from, to, BY_KEY);
        for (int i = 0; i < expected.length; i++) {
            int at = i;
            assertSame(expected[i], after[i], () -> "at " + at + " of " + from + " to " + to);
        }
    }

    /** That a range holds the very objects it held, each once, and the rest is as it was. */
    public static void assertPermutation(KeyedRecord[] before, int from, int to, KeyedRecord[] after) {
        assertEquals(before.length, after.length);
        boolean[] seen = new boolean[before.length];
        for (int i = 0; i < before.length; i++) {
            int place = i < from || i >= to ? i : after[i].place;
            assertSame(before[place], after[i], "an element was lost, or moved out of the range");
            assertEquals(false, seen[place], "an element is there twice");
            seen[place] = true;
        }
    }
}
