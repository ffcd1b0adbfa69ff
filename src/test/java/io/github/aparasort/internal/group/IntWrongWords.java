package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.aparasort.internal.parallel.Digest;
import java.util.function.Supplier;

// Twins: Long
/** Changes single words of what a device found. Every wrong word must change the checksum, and none may fail it. */
final class IntWrongWords {
    /** So many words of an array are tried, evenly spread. */
    private static final int PLACES = 61;

    private final Digest right;
    private final Supplier<Digest> check;

    /**
     * Starts from what is right.
     *
     * @param right the checksum of the input
     * @param check takes the checksum of what was found
     */
    IntWrongWords(Digest right, Supplier<Digest> check) {
        this.right = right;
        this.check = check;
        assertEquals(right, check.get());
    }

    void assertFound(String what) {
        assertNotEquals(right, check.get(), what);
    }

    void inKeys(/*key*/ int[] keys, int count) {
        for (int i = 0; i < count; i += 1 + count / PLACES) {
            /*key*/ int was = keys[i];
            for (/*key*/ int wrong : new /*key*/ int[] {was + 1, was - 1, was ^ (/*key*/ int) 1 << 20, ~was,
                was ^ /*key*/ Integer.MIN_VALUE}) {
                keys[i] = wrong;
                assertFound("key " + i + ": " + wrong + " for " + was);
            }
            keys[i] = was;
        }
        assertEquals(right, check.get());
    }

    void inInts(int[] words, int count) {
        for (int i = 0; i < count; i += 1 + count / PLACES) {
            int was = words[i];
            for (int wrong : new int[] {was + 1, was - 1, was ^ 1 << 20, ~was, was ^ Integer.MIN_VALUE,
                was == Integer.MIN_VALUE + i ? Integer.MAX_VALUE : Integer.MIN_VALUE + i}) {
                words[i] = wrong;
                assertFound("int " + i + ": " + wrong + " for " + was);
            }
            words[i] = was;
        }
        assertEquals(right, check.get());
    }

    /** Every single bit, and more. */
    void inLongs(long[] words, int count) {
        for (int i = 0; i < count; i += 1 + count / PLACES) {
            long was = words[i];
            for (int bit = 0; bit < Long.SIZE; bit++) {
                words[i] = was + (1L << bit);
                assertFound("long " + i + ": " + was + ", and bit " + bit);
                words[i] = was - (1L << bit);
                assertFound("long " + i + ": " + was + ", less bit " + bit);
                words[i] = was ^ 1L << bit;
                assertFound("long " + i + ": " + was + ", without bit " + bit);
            }
            words[i] = ~was;
            assertFound("long " + i + ": the complement of " + was);
            words[i] = was;
        }
        assertEquals(right, check.get());
    }
}
