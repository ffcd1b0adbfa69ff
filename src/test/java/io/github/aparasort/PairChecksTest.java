package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.Oracle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Bad arguments of the operations that {@code java.util.Arrays} does not have. */
class PairChecksTest {
    /** Long enough for every engine, and not the same. */
    private static final int KEYS = 20_011;
    private static final int VALUES = 19_997;

    @ParameterizedTest
    @EnumSource
    void differentLengthsAreRefusedAndNothingIsTouched(Target target) {
        int[] ints = Input.RANDOM.ints(KEYS);
        long[] longs = Input.RANDOM.longs(KEYS);
        int[] values = Input.values(VALUES);
        Sorter sorter = Gpu.open(target).sorter();
        assertNamesBothLengths(assertThrows(IllegalArgumentException.class, () -> sorter.sortPairs(ints, values)));
        assertNamesBothLengths(assertThrows(IllegalArgumentException.class, () -> sorter.sortPairs(longs, values)));
        assertThrows(IllegalArgumentException.class, () -> sorter.sortPairs(new int[0], new int[1]));
        assertThrows(IllegalArgumentException.class, () -> GpuArrays.sortPairs(ints, values));
        assertThrows(IllegalArgumentException.class, () -> GpuArrays.sortPairs(longs, values));
        assertArrayEquals(Input.RANDOM.ints(KEYS), ints);
        assertArrayEquals(Input.RANDOM.longs(KEYS), longs);
        assertArrayEquals(Input.values(VALUES), values);
    }

    @ParameterizedTest
    @EnumSource
    void nullIsRefused(Target target) {
        Sorter sorter = Gpu.open(target).sorter();
        int[] ints = Input.REVERSED.ints(KEYS);
        assertThrows(NullPointerException.class, () -> sorter.argsort((int[]) null));
        assertThrows(NullPointerException.class, () -> sorter.argsort((long[]) null));
        assertThrows(NullPointerException.class, () -> sorter.sortPairs((int[]) null, new int[1]));
        assertThrows(NullPointerException.class, () -> sorter.sortPairs((long[]) null, new int[1]));
        assertThrows(NullPointerException.class, () -> sorter.sortPairs(ints, (int[]) null));
        assertThrows(NullPointerException.class, () -> sorter.sortPairs(new long[KEYS], (int[]) null));
        assertArrayEquals(Input.REVERSED.ints(KEYS), ints);
    }

    /** Keys that are their own values: sorted once, not scrambled. */
    @ParameterizedTest
    @EnumSource(names = {"JDK", "JTP", "AUTO"})
    void oneArrayMayBeKeysAndValues(Target target) {
        int[] both = Input.RANDOM.ints(KEYS);
        Gpu.open(target).sorter().sortPairs(both, both);
        assertArrayEquals(Oracle.sorted(Input.RANDOM.ints(KEYS)), both);
    }

    private static void assertNamesBothLengths(IllegalArgumentException e) {
        assertTrue(e.getMessage().contains("" + KEYS) && e.getMessage().contains("" + VALUES), e.getMessage());
        assertEquals(null, e.getCause());
    }
}
