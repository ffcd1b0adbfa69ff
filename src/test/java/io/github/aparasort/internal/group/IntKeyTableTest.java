package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

// Twins: Long
/** The table of keys against a map of the JDK: slots, first indices, its limits. */
class IntKeyTableTest {
    private final IntKeyTable table = new IntKeyTable(FewKeys.SLOTS);

    /** Adds keys until the table is full. Returns their number. */
    private int fill(/*key*/ int first, /*key*/ int step) {
        int added = 0;
        while (table.slot((/*key*/ int) (first + added * step), added) >= 0) {
            added++;
            assertTrue(added <= FewKeys.MOST);
        }
        return added;
    }

    @Test
    void eachKeyHasOneSlotAndItsFirstIndex() {
        SplittableRandom random = new SplittableRandom(3);
        Map</*key*/ Integer, Integer> firsts = new HashMap<>();
        Map</*key*/ Integer, Integer> slots = new HashMap<>();
        for (int i = 0; i < 100_000; i++) {
            /*key*/ int key = (/*key*/ int) ((random.nextInt(5000) - 2500) * 0x1_0001L);
            int slot = table.slot(key, i);
            firsts.putIfAbsent(key, i);
            slots.putIfAbsent(key, slot);
            assertEquals(slots.get(key), slot);
        }
        assertEquals(firsts.size(), table.size());
        Set<Integer> used = new HashSet<>();
        for (int i = 0; i < table.size(); i++) {
            int slot = table.slot(i);
            assertTrue(slot >= 0 && slot < FewKeys.SLOTS && used.add(slot));
            assertEquals(slots.get(table.key(slot)), slot);
            assertEquals(firsts.get(table.key(slot)), table.first(slot));
        }
    }

    /** Neighbouring keys, multiples of powers of two, with zero among them or not. */
    @Test
    void isFullWithTheMostKeys() {
        assertEquals(FewKeys.MOST, fill((/*key*/ int) -5, (/*key*/ int) 1));
        assertEquals(-1, table.slot(/*key*/ Integer.MAX_VALUE, 7));
        assertEquals(FewKeys.MOST, table.size());
        for (int i = 0; i < FewKeys.MOST; i++) {
            assertEquals(table.slot(i), table.slot((/*key*/ int) (i - 5), 99));
        }
    }

    @Test
    void multiplesOfPowersOfTwoDoNotCollide() {
        assertEquals(FewKeys.MOST, fill((/*key*/ int) 7, (/*key*/ int) (1 << 16)));
    }

    @Test
    void zeroIsRefusedByAFullTableOnly() {
        assertEquals(FewKeys.MOST, fill((/*key*/ int) 1, (/*key*/ int) 1));
        assertEquals(-1, table.slot((/*key*/ int) 0, 7));
        assertEquals(-1, table.slot((/*key*/ int) 0, 8));
        assertTrue(table.slot((/*key*/ int) 1, 7) >= 0);
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
                if (table.slot(key, tried) < 0) {
                    assertTrue(added > 100, "refused after " + added);
                    return;
                }
                added++;
            }
        }
        throw new AssertionError("none refused: " + added);
    }
}
