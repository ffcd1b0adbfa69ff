package io.github.aparasort.internal.object;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Digits ascend with all 65,536 symbols, and only a symbol that was seen has one of its own. */
class DigitsTest {
    /** One symbol, neighbours, gaps of one and of more, both ends of the chars; what a table holds, and one more. */
    @ParameterizedTest
    @ValueSource(strings = {"", "a", "ab", "aba", "ac", "adz", "0123456789", "\0", "\uffff", "\0\uffff", "z\0a\uffff",
        "\u1000\u1fff", "\u1000\u2000"})
    void digitsAscendWithTheirSymbols(String seen) {
        Digits digits = Digits.of((seen + "unread").toCharArray(), seen.length());
        assertEquals(seen.isEmpty(), digits.areNone());
        long weight = 6;
        digits.weigh(weight);
        long before = 0;
        boolean isShared = false;
        for (int symbol = 0; symbol <= Character.MAX_VALUE; symbol++) {
            long digit = digits.of((char) symbol);
            assertEquals(0, digit / 2 * 2 % weight, "a multiple");
            boolean wasShared = isShared;
            isShared = (digit & Digits.SHARED) != 0;
            // Between symbols far apart each symbol has a digit, seen or not.
            assertTrue(isShared || seen.indexOf(symbol) >= 0 || digits.count() > 1 << 12, "shared");
            assertTrue(!isShared || seen.indexOf(symbol) < 0, "its own");
            assertTrue(symbol == 0 ? digit > 0 : isShared && wasShared ? digit >= before : digit > before, "ascending");
            before = digit;
        }
        assertTrue(before / weight < digits.count(), "the greatest digit");
    }

    @Test
    void thereAreNoMoreDigitsThanNeeded() {
        // That of the end, below, a, between, c, d, and above.
        assertEquals(7, Digits.of("acd".toCharArray(), 3).count());
        // A table has at most 4096 digits: more symbols have a digit each, besides those of the end, below and above.
        assertEquals(6, Digits.of("\u1000\u1fff".toCharArray(), 2).count());
        assertEquals(4097 + 3, Digits.of("\u1000\u2000".toCharArray(), 2).count());
        // That of the end, and that of all symbols, which comes twice: below none and above none.
        assertEquals(3, Digits.of(new char[0], 0).count());
    }
}
