package io.github.aparasort.internal.array;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.testing.FamilyCase;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

// Twins: Long
/** The table of keys against a map of the JDK: slots, blocks, a table that is almost full, and several threads. */
class IntKeyTableTest {
    private static final int KEYS = 20_000;
    /** What the slot 0 holds of a table that is empty. */
    private static final /*key*/ int NOBODY = new IntKeyTable(16).key(0);
    /** The key that is the only one with this slot. */
    private static final /*key*/ int FIRST = ~NOBODY;

    /** Multiples of powers of two, neighbours, numbers with their lower or upper halves equal; and 0. */
    @Test
    void keysOfPatternsAreFound() {
        for (int shift = 0; shift < /*key*/ Integer.SIZE; shift++) {
            Map</*key*/ Integer, Integer> slots = new HashMap<>();
            IntKeyTable table = IntKeyTable.of(KEYS);
            for (int i = 0; i < KEYS; i++) {
                /*key*/ int key = (/*key*/ int) i - KEYS / 2 << shift;
                slots.put(key, table.add(key));
            }
            for (int i = -KEYS; i < KEYS; i++) {
                /*key*/ int key = (/*key*/ int) i << shift;
                int slot = table.find(key);
                assertEquals(slots.getOrDefault(key, -1), slot, () -> "key " + key);
                assertTrue(slot < table.slots() && (slot < 0 || table.key(slot) == key));
            }
            assertEquals(slots.size(), new HashSet<>(slots.values()).size(), "a slot for each key");
        }
    }

    /** In a small table many keys have the home of the first one; a search goes on at its begin. */
    @Test
    void addedKeysAreThoseThatAreFound() {
        for (int seed = 0; seed < 2000; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            IntKeyTable table = new IntKeyTable(16);
            Set</*key*/ Integer> expected = new HashSet<>();
            for (int i = 0; i < 8 + seed % 8; i++) {
                int some = random.nextInt(9);
                /*key*/ int key = some == 0 ? FIRST : some == 1 ? NOBODY : some < 4 ? (/*key*/ int) some
                        : (/*key*/ int) random.nextLong();
                int slot = table.add(key);
                expected.add(key);
                assertEquals(slot, table.find(key));
            }
            assertEquals(expected.size(), table.used().length);
            for (int slot : table.used()) {
                assertTrue(expected.remove(table.key(slot)));
            }
            assertTrue(expected.isEmpty());
        }
    }

    @Test
    void anEmptyTableHasNothing() {
        IntKeyTable table = IntKeyTable.of(0);
        for (/*key*/ int key : new /*key*/ int[] {0, 7, -1, FIRST, NOBODY}) {
            assertEquals(-1, table.find(key));
        }
        assertEquals(0, table.used().length);
    }

    /** The loop does what single steps do, and tells how many keys were new. */
    @Test
    void blocksOfKeys() {
        SplittableRandom random = new SplittableRandom(4);
        for (int count : new int[] {0, 1, 2, 100, 1000}) {
            /*key*/ int[] block = new /*key*/ int[count];
            for (int i = 0; i < count; i++) {
                block[i] = i == 1 ? FIRST : (/*key*/ int) (random.nextInt(50) * 0x1_0001L);
            }
            IntKeyTable single = new IntKeyTable(128);
            IntKeyTable table = new IntKeyTable(128);
            int[] found = new int[count];
            assertEquals(Arrays.stream(block).distinct().count(), table.add(block, count, found));
            for (int i = 0; i < count; i++) {
                assertEquals(single.add(block[i]), found[i]);
                assertEquals(block[i], table.key(found[i]));
            }
            assertArrayEquals(single.used(), table.used());
            assertEquals(0, table.add(block, count, found), "all of them are known");
        }
    }

    /** The same keys from each thread, in the same order: the threads meet. One of them is {@link #FIRST}. */
    @Test
    void severalThreadsMayAdd() throws Exception {
        int threads = 4;
        /*key*/ int[] keys = new /*key*/ int[KEYS];
        SplittableRandom random = new SplittableRandom(9);
        Arrays.setAll(keys, i -> i % 1000 == 999 ? FIRST : (/*key*/ int) random.nextLong());
        IntKeyTable table = IntKeyTable.of(KEYS);
        AtomicInteger added = new AtomicInteger();
        int[][] found = new int[threads][KEYS];
        FamilyCase.atOnce(threads, thread -> added.addAndGet(table.add(keys, KEYS, found[thread])));
        Map</*key*/ Integer, Integer> slots = new HashMap<>();
        for (int i = 0; i < KEYS; i++) {
            int slot = table.find(keys[i]);
            assertEquals(keys[i], table.key(slot));
            slots.put(keys[i], slot);
            for (int[] each : found) {
                assertEquals(slot, each[i]);
            }
        }
        assertEquals(slots.size(), new HashSet<>(slots.values()).size());
        assertEquals(slots.size(), table.used().length);
        // Each thread may have taken the first slot's key for new.
        assertTrue(added.get() >= slots.size() && added.get() < slots.size() + threads, added::toString);
    }
}
