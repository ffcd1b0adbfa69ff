package io.github.aparasort.internal.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.testing.FamilyCase;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

// Twins: Long
/** A set of keys against that of the JDK: keys that a weak hash would send to one place, and several threads. */
class IntKeySetTest {
    private static final int KEYS = 20_000;

    /** Multiples of powers of two, neighbours, numbers with their lower or upper halves equal; and 0. */
    @Test
    void keysOfPatternsAreFound() {
        for (int shift = 0; shift < /*key*/ Integer.SIZE; shift++) {
            Set<Object> expected = new HashSet<>();
            IntKeySet set = new IntKeySet(KEYS);
            for (int i = 0; i < KEYS; i++) {
                /*key*/ int key = (/*key*/ int) i - KEYS / 2 << shift;
                set.add(key);
                expected.add(key);
            }
            Set<Integer> slots = new HashSet<>();
            for (int i = -KEYS; i < KEYS; i++) {
                /*key*/ int key = (/*key*/ int) i << shift;
                int slot = set.find(key);
                assertEquals(expected.contains(key), slot >= 0, () -> "key " + key);
                if (slot >= 0) {
                    assertTrue(slot < set.size());
                    slots.add(slot);
                }
            }
            assertEquals(expected.size(), slots.size(), "a slot for each key");
        }
    }

    @Test
    void anEmptySetHasNothing() {
        IntKeySet set = new IntKeySet(0);
        assertEquals(-1, set.find(0));
        assertEquals(-1, set.find(7));
        assertEquals(-1, set.find(-1));
    }

    @Test
    void severalThreadsMayAdd() throws Exception {
        IntKeySet set = new IntKeySet(KEYS);
        // The same keys from each thread, in the same order: the threads meet.
        FamilyCase.atOnce(4, thread -> {
            SplittableRandom random = new SplittableRandom(9);
            for (int i = 0; i < KEYS; i++) {
                set.add(random.nextInt());
            }
        });
        Set<Integer> slots = new HashSet<>();
        SplittableRandom random = new SplittableRandom(9);
        Set<Object> keys = new HashSet<>();
        for (int i = 0; i < KEYS; i++) {
            int key = random.nextInt();
            keys.add(key);
            slots.add(set.find(key));
        }
        assertEquals(keys.size(), slots.size());
        assertTrue(!slots.contains(-1));
    }
}
