package io.github.aparasort.internal.array;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.testing.FamilyCase;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

// Twins: Long
/** The table of keys against a map of the JDK: slots, loops over blocks, its limit, and several threads. */
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

    /** In a small table many keys have the home of the first one. */
    @Test
    void addedKeysAreThoseThatAreFound() {
        for (int seed = 0; seed < 2000; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            IntKeyTable table = new IntKeyTable(16);
            Set</*key*/ Integer> expected = new HashSet<>();
            for (int i = 0; i < 8; i++) {
                int some = random.nextInt(9);
                /*key*/ int key = some == 0 ? FIRST : some == 1 ? NOBODY : some < 4 ? (/*key*/ int) some
                        : (/*key*/ int) random.nextLong();
                int slot = table.slot(key);
                expected.add(key);
                assertEquals(slot, table.find(key));
            }
            assertEquals(expected.size(), table.size());
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

    /** The loops do what single steps do, and tell of a table that is full. */
    @Test
    void blocksOfKeys() {
        SplittableRandom random = new SplittableRandom(4);
        for (int count : new int[] {0, 1, 2, 100, 1000}) {
            /*key*/ int[] block = new /*key*/ int[count];
            for (int i = 0; i < count; i++) {
                block[i] = i == 1 ? FIRST : (/*key*/ int) (random.nextInt(50) * 0x1_0001L);
            }
            IntKeyTable found = new IntKeyTable(128);
            IntKeyTable counted = new IntKeyTable(128);
            IntKeyTable added = new IntKeyTable(128);
            int[] slots = new int[count];
            int[] counts = new int[128];
            assertTrue(found.find(block, count, slots) && counted.count(block, count, counts)
                    && added.add(block, count));
            int[] expected = new int[128];
            for (int i = 0; i < count; i++) {
                assertEquals(found.slot(block[i]), slots[i]);
                expected[counted.slot(block[i])]++;
            }
            assertArrayEquals(expected, counts);
            assertEquals(found.size(), counted.size());
            assertEquals(found.size(), added.size());
        }
    }

    /** By single steps and by loops, with the first key as the last one or not. */
    @Test
    void halfOfTheSlotsAreForKeys() {
        for (/*key*/ int last : new /*key*/ int[] {9, FIRST}) {
            /*key*/ int[] many = {1, 2, 3, 4, 5, 6, 7, 8, last};
            IntKeyTable table = new IntKeyTable(16);
            assertTrue(table.find(many, 8, new int[8]));
            assertFalse(table.find(many, 9, new int[9]));
            assertFalse(new IntKeyTable(16).count(many, 9, new int[16]));
            assertFalse(new IntKeyTable(16).add(many, 9));
            assertEquals(-1, table.slot(last));
            assertEquals(table.find(8), table.slot(8));
            assertEquals(8, table.size());
            assertEquals(8, Arrays.stream(table.used()).distinct().count());
        }
    }

    @Test
    void severalThreadsMayAdd() throws Exception {
        IntKeyTable table = IntKeyTable.of(KEYS);
        // The same keys from each thread, in the same order: the threads meet.
        FamilyCase.atOnce(4, thread -> {
            SplittableRandom random = new SplittableRandom(9);
            for (int i = 0; i < KEYS; i++) {
                table.add(random.nextInt());
            }
        });
        Set<Integer> slots = new HashSet<>();
        SplittableRandom random = new SplittableRandom(9);
        Set<Object> keys = new HashSet<>();
        for (int i = 0; i < KEYS; i++) {
            int key = random.nextInt();
            keys.add(key);
            slots.add(table.find(key));
        }
        assertEquals(keys.size(), slots.size());
        assertFalse(slots.contains(-1));
    }
}
