package io.github.aparasort.internal.array;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;

/** The check of inputs that must be sorted, and its shortcut by vectors, which is used on some JDKs only. */
class SortedInputTest {
    private static final int[] SIZES = {0, 1, 2, 3, 7, 4096, 4097, 4098, 100_003};

    @Test
    void tellsWhatIsNotSorted() {
        assertMessage("a[2] = 2 is less than a[1] = 3: a must be sorted",
                () -> IntSortedInput.check(new int[] {1, 3, 2, 1}, "a", false));
        assertMessage("bKeys[1] = -9223372036854775808 is less than bKeys[0] = 9223372036854775807: "
                + "bKeys must be sorted",
                () -> LongSortedInput.check(new long[] {Long.MAX_VALUE, Long.MIN_VALUE}, "bKeys", true));
        assertMessage("a[1] = 1.0 is less than a[0] = NaN: a must be sorted",
                () -> FloatSortedInput.check(new float[] {Float.intBitsToFloat(0xffc00001), 1}, "a", false));
        assertMessage("b[3] = -0.0 is less than b[2] = 0.0: b must be sorted",
                () -> DoubleSortedInput.check(new double[] {-1, -0.0, 0.0, -0.0}, "b", false));
        assertMessage("a[2] = 3 equals a[1]: Duplicates.NONE takes no equal elements",
                () -> IntSortedInput.check(new int[] {1, 3, 3}, "a", true));
        assertMessage("a[2] = NaN equals a[1]: Duplicates.NONE takes no equal elements", () -> FloatSortedInput.check(
                new float[] {1, Float.NaN, Float.intBitsToFloat(0x7fffffff)}, "a", true));
        assertDoesNotThrow(() -> DoubleSortedInput.check(new double[] {-0.0, 0.0, Double.NaN}, "a", true));
    }

    /** An array in order, which was not when it was checked. */
    @Test
    void tellsThatAnotherThreadWrote() {
        String message = "a[1] = 3 was out of order a moment before: no other thread may write to a during the call";
        assertEquals(message, IntSortedInput.complaint(new int[] {1, 3}, "a", true, 1));
        assertEquals(message, IntSortedInput.complaint(new int[] {1, 3}, "a", false, 1));
        assertEquals(message.replace("3", "1"), IntSortedInput.complaint(new int[] {1, 1}, "a", false, 1));
        assertEquals("a[1] = NaN was out of order a moment before: no other thread may write to a during the call",
                DoubleSortedInput.complaint(new double[] {1, Double.NaN}, "a", false, 1));
    }

    private static void assertMessage(String expected, org.junit.jupiter.api.function.Executable check) {
        assertEquals(expected, assertThrows(IllegalArgumentException.class, check).getMessage());
    }

    @Test
    void findsTheFirstOfSeveralWherever() {
        Random random = new Random(5);
        for (int n : SIZES) {
            int[] a = new int[n];
            Arrays.setAll(a, i -> i - n / 2);
            assertFirst(n, a);
            for (int i = 0; i < 20 && n > 1; i++) {
                int at = 1 + random.nextInt(n - 1);
                int[] equal = a.clone();
                equal[at] = equal[at - 1];
                assertFirst(n, equal);
                int[] less = a.clone();
                less[at] = Integer.MIN_VALUE;
                less[n - 1] = Integer.MIN_VALUE;
                assertFirst(n, less);
            }
        }
    }

    /** All four types, strictly and not, against a plain loop. */
    private static void assertFirst(int n, int[] a) {
        long[] longs = Arrays.stream(a).mapToLong(x -> (long) x << 20).toArray();
        float[] floats = new float[n];
        for (int i = 0; i < n; i++) {
            floats[i] = a[i];
        }
        double[] doubles = Arrays.stream(a).asDoubleStream().toArray();
        for (boolean strictly : new boolean[] {false, true}) {
            int expected = 1;
            while (expected < n && (strictly ? a[expected] > a[expected - 1] : a[expected] >= a[expected - 1])) {
                expected++;
            }
            assertEquals(Math.min(n, expected), IntSortedInput.firstDisorder(a, strictly));
            assertEquals(Math.min(n, expected), LongSortedInput.firstDisorder(longs, strictly));
            assertEquals(Math.min(n, expected), FloatSortedInput.firstDisorder(floats, strictly));
            assertEquals(Math.min(n, expected), DoubleSortedInput.firstDisorder(doubles, strictly));
        }
    }

    /** Zeros of both signs, NaNs of several bits, infinities, and the extremes of ints, next to each other. */
    @Test
    void specialValuesAreInTheOrderOfCompare() {
        float[] values = {Float.NEGATIVE_INFINITY, -1, -0.0f, 0.0f, 1, Float.POSITIVE_INFINITY, Float.NaN,
            Float.intBitsToFloat(0x7fffffff), Float.intBitsToFloat(0xffc00000), Float.intBitsToFloat(0xff800001)};
        int[] keys = {Integer.MIN_VALUE, Integer.MIN_VALUE + 1, -1, 0, 1, Integer.MAX_VALUE};
        Random random = new Random(6);
        for (int round = 0; round < 20_000; round++) {
            float[] a = new float[1 + random.nextInt(6)];
            int[] b = new int[a.length];
            for (int i = 0; i < a.length; i++) {
                a[i] = values[random.nextInt(values.length)];
                b[i] = keys[random.nextInt(keys.length)];
            }
            if (round % 2 == 0) {
                Arrays.sort(a);
                Arrays.sort(b);
            }
            double[] c = new double[a.length];
            Arrays.setAll(c, i -> a[i]);
            for (boolean strictly : new boolean[] {false, true}) {
                int ofFloats = first(a.length, i -> Float.compare(a[i - 1], a[i]), strictly);
                assertEquals(ofFloats, FloatSortedInput.firstDisorder(a, strictly), () -> Arrays.toString(a));
                assertEquals(ofFloats, DoubleSortedInput.firstDisorder(c, strictly), () -> Arrays.toString(c));
                assertEquals(first(b.length, i -> Integer.compare(b[i - 1], b[i]), strictly),
                        IntSortedInput.firstDisorder(b, strictly), () -> Arrays.toString(b));
            }
        }
    }

    /** The first index whose element is out of order, or n. */
    private static int first(int n, IntUnaryOperator comparison, boolean strictly) {
        int i = 1;
        while (i < n && comparison.applyAsInt(i) < (strictly ? 0 : 1)) {
            i++;
        }
        return Math.min(i, n);
    }
}
