package io.github.aparasort.internal.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.testing.Coverage;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag(Coverage.EVERY_JDK)
class SizeClassTest {
    private static final int NO_LIMIT = Integer.MAX_VALUE - 8;

    @Test
    void everythingFitsAndAtMostAnEighthIsWasted() {
        for (int n = 1025; n < 300_000; n++) {
            check(n);
        }
        for (int k = 18; k < 31; k++) {
            for (int d = -3; d <= 3; d++) {
                check((1 << k) + d);
                check((1 << k) / 8 * 7 + d);
            }
        }
    }

    private static void check(int n) {
        int capacity = SizeClass.capacity(n, NO_LIMIT);
        assertTrue(capacity >= n && capacity - n <= n / 8, () -> n + " elements in " + capacity);
        assertEquals(capacity, SizeClass.capacity(capacity, NO_LIMIT), "a class holds itself");
    }

    @Test
    void aPowerOfTwoHasEightClasses() {
        assertEquals(8, IntStream.rangeClosed((1 << 15) + 1, 1 << 16).map(n -> SizeClass.capacity(n, NO_LIMIT))
                .distinct().count());
    }

    @Test
    void smallOnesShareAClass() {
        assertEquals(1, IntStream.rangeClosed(0, 1024).map(n -> SizeClass.capacity(n, NO_LIMIT)).distinct().count());
    }

    @ParameterizedTest
    @ValueSource(ints = {1_000_003, 1_000_004, 1_048_575, 1_048_576})
    void theLimitIsNotExceeded(int n) {
        assertEquals(n, SizeClass.capacity(n, n));
        assertTrue(SizeClass.capacity(n - 1, n) <= n);
    }

    @Test
    void theLargestArrayDoesNotOverflow() {
        assertEquals(NO_LIMIT, SizeClass.capacity(NO_LIMIT, NO_LIMIT));
        assertEquals(NO_LIMIT, SizeClass.capacity(2_100_000_000, NO_LIMIT));
        assertEquals(10, SizeClass.capacity(7, 10));
    }
}
