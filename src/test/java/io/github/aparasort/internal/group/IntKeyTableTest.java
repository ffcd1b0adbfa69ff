package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

// Twins: Long
/** The table of keys against a map of the JDK: slots, loops over blocks, its limits. */
class IntKeyTableTest {
    private final IntKeyTable table = new IntKeyTable(FewKeys.SLOTS);

    /** Adds keys until the table is full. Returns their number. */
    private int fill(/*key*/ int first, /*key*/ int step) {
        int added = 0;
        while (table.slot((/*key*/ int) (first + added * step)) >= 0) {
            added++;
            assertTrue(added <= FewKeys.MOST);
        }
        return added;
    }

    @Test
    void eachKeyHasOneSlot() {
        SplittableRandom random = new SplittableRandom(3);
        Map</*key*/ Integer, Integer> slots = new HashMap<>();
        for (int i = 0; i < 100_000; i++) {
            /*key*/ int key = (/*key*/ int) ((random.nextInt(5000) - 2500) * 0x1_0001L);
            int slot = table.slot(key);
            slots.putIfAbsent(key, slot);
            assertEquals(slots.get(key), slot);
        }
        assertEquals(slots.size(), table.size());
        Set<Integer> used = new HashSet<>();
        for (int i = 0; i < table.size(); i++) {
            int slot = table.used(i);
            assertTrue(slot >= 0 && slot < FewKeys.SLOTS && used.add(slot));
            assertEquals(slots.get(table.key(slot)), slot);
        }
    }

    /** In a small table many keys share the slot of the key 0, which holds another number until that key comes. */
    @Test
    void addedKeysAreThoseThatAreFound() {
        for (int seed = 0; seed < 1000; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            /*key*/ int[] block = new /*key*/ int[8];
            Set</*key*/ Integer> expected = new HashSet<>();
            for (int i = 0; i < block.length; i++) {
                block[i] = (/*key*/ int) (random.nextInt(3) == 0 ? random.nextInt(3) : random.nextLong());
                expected.add(block[i]);
            }
            IntKeyTable added = new IntKeyTable(16);
            assertTrue(added.add(block, block.length));
            assertEquals(expected.size(), added.size());
            for (/*key*/ int key : block) {
                int slot = added.lookUp(key);
                assertTrue(slot >= 0 && added.key(slot) == key);
            }
            assertEquals(expected.contains((/*key*/ int) 5), added.lookUp((/*key*/ int) 5) >= 0);
        }
    }

    /** The loops do what single steps do, and tell of a table that is full. */
    @Test
    void blocksOfKeys() {
        SplittableRandom random = new SplittableRandom(4);
        for (int count : new int[] {0, 1, 2, 100, 1000}) {
            /*key*/ int[] block = new /*key*/ int[count];
            for (int i = 0; i < count; i++) {
                block[i] = (/*key*/ int) (random.nextInt(50) * 0x1_0001L);
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
        /*key*/ int[] many = new /*key*/ int[9];
        for (int i = 0; i < many.length; i++) {
            many[i] = (/*key*/ int) (i + 1);
        }
        assertTrue(new IntKeyTable(16).add(many, 8));
        assertFalse(new IntKeyTable(16).add(many, 9));
        assertFalse(new IntKeyTable(16).find(many, 9, new int[9]));
        assertFalse(new IntKeyTable(16).count(many, 9, new int[16]));
    }

    /** Neighbouring keys, multiples of powers of two, with zero among them or not. */
    @Test
    void isFullWithTheMostKeys() {
        assertEquals(FewKeys.MOST, fill((/*key*/ int) -5, (/*key*/ int) 1));
        assertEquals(-1, table.slot(/*key*/ Integer.MAX_VALUE));
        assertEquals(FewKeys.MOST, table.size());
        for (int i = 0; i < FewKeys.MOST; i++) {
            assertEquals(table.used(i), table.slot((/*key*/ int) (i - 5)));
        }
    }

    @Test
    void multiplesOfPowersOfTwoDoNotCollide() {
        assertEquals(FewKeys.MOST, fill((/*key*/ int) 7, (/*key*/ int) (1 << 16)));
    }

    @Test
    void zeroIsRefusedByAFullTableOnly() {
        assertEquals(FewKeys.MOST, fill((/*key*/ int) 1, (/*key*/ int) 1));
        assertEquals(-1, table.slot((/*key*/ int) 0));
        assertEquals(-1, table.slot((/*key*/ int) 0));
        assertTrue(table.slot((/*key*/ int) 1) >= 0);
    }

    /** Keys that were chosen to have one hash: there is an end to them long before the table is full. */
    @Test
    void keysThatCollideAreRefused() {
        int added = 0;
        /*key*/ int hash = -1;
        SplittableRandom random = new SplittableRandom(5);
        for (int tried = 0; tried < 20_000_000; tried++) {
            /*key*/ int key = (/*key*/ int) random.nextLong();
            /*key*/ int factor = (/*key*/ int) (0x9E37_79B9_7F4A_7C15L >>> Long.SIZE - /*key*/ Integer.SIZE);
            /*key*/ int high = (key ^ key >>> /*key*/ Integer.SIZE / 2) * factor >>> /*key*/ Integer.SIZE - 14;
            if (hash < 0 || high == hash) {
                hash = high;
                if (table.slot(key) < 0) {
                    assertTrue(added > 100, "refused after " + added);
                    return;
                }
                added++;
            }
        }
        throw new AssertionError("none refused: " + added);
    }
}
