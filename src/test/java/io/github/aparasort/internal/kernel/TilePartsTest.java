package io.github.aparasort.internal.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.sort.IntTileMergesort;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How arrays are divided into parts, up to the greatest capacities; without the arrays. */
class TilePartsTest {
    private static final int SPLIT_TILES = 2;

    /** Has the parts of a capacity, and nothing else. */
    private static final class Parts extends IntTileMergesort {
        final int capacity;

        Parts(int nt, int capacity) {
            super(nt, 1);
            this.capacity = capacity;
            divide(capacity, SPLIT_TILES);
        }

        int nv() {
            return nv;
        }

        /** Checks the parts of n elements: they follow each other, and their arrays hold them. */
        void check(int n) {
            prepare(n);
            assertEquals(0, partBegin(0));
            assertEquals(n, partBegin(parts()));
            for (int part = 0; part < parts(); part++) {
                int begin = partBegin(part);
                int end = partBegin(part + 1);
                assertEquals(0, begin % nv);
                assertTrue(begin < end && end - begin <= partCapacity(part, capacity), "n = " + n + ", part " + part);
                assertEquals(part, partOf(begin));
                assertEquals(part, partOf(end - 1));
                assertEquals(part, partOfKey(begin));
                assertEquals(part, partOfKey(end - 1));
                assertEquals(begin, beginOf(part));
                assertTrue(end <= beginOf(part + 1));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"2, 1023", "4, 748", "4, 1100", "4, 1496", "256, 4500011", "256, 67108864", "256, 536870912"})
    void partsHoldAllElements(int nt, int capacity) {
        Parts parts = new Parts(nt, capacity);
        for (int part = 1; part <= 3; part++) {
            int border = parts.beginOf(part);
            for (int n = border - 1; n <= border + 1; n++) {
                parts.check(n);
                assertEquals(n > border ? part + 1 : part, parts.parts());
            }
        }
        parts.check(capacity);
        assertEquals(4, parts.parts());
        long inAll = 0;
        for (int part = 0; part < 4; part++) {
            inAll += parts.partCapacity(part, capacity);
        }
        assertEquals(capacity, inAll);
    }

    /** As near to 2:3:3:3 as whole tiles are; the last part takes what they leave. */
    @ParameterizedTest
    @ValueSource(ints = {4_500_011, 67_108_864, 536_870_912})
    void theFirstPartIsSmaller(int capacity) {
        Parts parts = new Parts(256, capacity);
        int unit = parts.partCapacity(0, capacity) / 2;
        assertTrue(unit >= capacity / 11 && unit <= capacity / 11 + parts.nv());
        assertEquals(2 * unit, parts.partCapacity(0, capacity));
        assertEquals(3 * unit, parts.partCapacity(1, capacity));
        assertEquals(3 * unit, parts.partCapacity(2, capacity));
        assertTrue(parts.partCapacity(3, capacity) <= 3 * unit);
        assertTrue(parts.partCapacity(3, capacity) >= 3 * unit - 11 * parts.nv());
    }

    /** Few tiles: the last parts are short or missing. */
    @Test
    void anyNumberOfTilesIsDivided() {
        for (int capacity = 1; capacity <= 40 * 34; capacity++) {
            Parts parts = new Parts(2, capacity);
            assertEquals(34, parts.nv());
            for (int n = 1; n <= capacity; n += Math.max(1, Math.min(17, capacity - n))) {
                parts.check(n);
            }
            int tiles = (capacity + 33) / 34;
            int unit = (tiles + 10) / 11;
            assertEquals(capacity < SPLIT_TILES * 34 ? 1
                    : IntStream.of(0, 2, 5, 8).filter(begin -> begin * unit < tiles).count(), parts.parts());
        }
    }

    @Test
    void withFewTilesThereIsOnePart() {
        Parts parts = new Parts(4, SPLIT_TILES * 68 - 1);
        parts.check(parts.capacity);
        assertEquals(1, parts.parts());
        assertEquals(parts.capacity, parts.partCapacity(0, parts.capacity));
        assertEquals(1, parts.partCapacity(1, parts.capacity));
        assertEquals(1, parts.partCapacity(3, parts.capacity));
        parts.prepare(0);
        assertEquals(1, parts.parts());
        assertEquals(0, parts.partBegin(1));
    }

    /** As scans do, which have all their values in one array. */
    @Test
    void undividedThereIsOnePart() {
        IntTileMergesort kernel = new IntTileMergesort(256, 1);
        kernel.prepare(1 << 29);
        assertEquals(1, kernel.parts());
        assertEquals(1 << 29, kernel.partBegin(1));
    }
}
