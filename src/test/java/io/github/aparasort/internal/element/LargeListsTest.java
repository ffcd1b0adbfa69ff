package io.github.aparasort.internal.element;

import static io.github.aparasort.internal.element.LargeKernels.ELEMENT_GROUPS;
import static io.github.aparasort.internal.element.LargeKernels.N;
import static io.github.aparasort.internal.element.LargeKernels.NT;
import static io.github.aparasort.internal.element.LargeKernels.TILE_GROUPS;
import static io.github.aparasort.internal.element.LargeKernels.inside;
import static io.github.aparasort.internal.element.LargeKernels.workItem;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.tile.IntTileMerge;
import io.github.aparasort.internal.tile.IntTileMergesort;
import io.github.aparasort.internal.tile.IntTileSegmentSort;
import io.github.aparasort.internal.tile.IntTileSets;
import io.github.aparasort.internal.tile.MultisetOptions;
import io.github.aparasort.internal.tile.SegmentMarks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sorts by merging, merges and set operations of as many elements as an array can have. */
class LargeListsTest {
    // ---- sorts by merging

    /** What a pass over lists of tiles would load and store. */
    private interface Lists {
        void loads(int aBegin, int aCount, int bBegin, int bCount);
    }

    private static final class Mergesort extends IntTileMergesort {
        private Lists lists;
        private int length;

        Mergesort() {
            super(NT, TILE_GROUPS);
        }

        long fromFirst(int level) {
            long[] all = new long[1];
            int coop = 1 << level;
            length = nv * (coop / 2);
            int first = nv * (tiles - 1 & ~(coop - 1));
            lists = (aBegin, aCount, bBegin, bCount) -> {
                inside(aBegin, 0, n);
                inside((long) aBegin + aCount, 0, n + 1L);
                inside(bBegin, 0, n + 1L);
                inside((long) bBegin + bCount, 0, n + 1L);
                all[0] += aBegin >= first ? aCount : 0;
            };
            borders = new int[tiles];
            for (int id = 0; id < NT; id++) {
                workItem(this, 1, 0, id);
                getKernelState().setPassId(2 * level - 1);
                partition();
            }
            getKernelState().setPassId(2 * level);
            workItem(this, 1, 0, 0);
            merge();
            return all[0];
        }

        /** Of the list that the last pair of lists begins with. */
        long expected(int level) {
            int coop = 1 << level;
            long begin = nv * (long) (tiles - 1 & ~(coop - 1));
            return Math.min(n - begin, nv * (coop / 2L));
        }

        int mostLevels() {
            return levels;
        }

        @Override
        protected int keyAt(int index) {
            inside(index, 0, n);
            return index % length;
        }

        @Override
        protected void loadLists(int aBegin, int aCount, int bBegin, int bCount) {
            lists.loads(aBegin, aCount, bBegin, bCount);
        }

        @Override
        protected void mergeRange(int begin, int middle, int end) {
            // There are no keys.
        }

        @Override
        protected void storeTile(int begin, int count, int toScratch) {
            inside(begin, 0, n);
            inside((long) begin + count, 0, n + 1L);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void mergesortFindsItsLists(int levelBefore) {
        Mergesort kernel = new Mergesort();
        kernel.prepare(N);
        int level = kernel.mostLevels() - levelBefore;
        assertEquals(NT * TILE_GROUPS, kernel.globalSize());
        assertEquals(kernel.expected(level), kernel.fromFirst(level));
    }

    private static final class SegmentSort extends IntTileSegmentSort {
        private long fromFirst;
        private int merged;
        private int length;

        SegmentSort() {
            super(NT, TILE_GROUPS);
        }

        long run(int level) {
            fromFirst = 0;
            merged = 0;
            int coop = 1 << level;
            length = nv * (coop / 2);
            borders = new int[tiles];
            // A single segment, of whose tiles all are written.
            marks = new int[SegmentMarks.PER_TILE * tiles];
            for (int t = 0; t < tiles; t++) {
                marks[SegmentMarks.PER_TILE * t + 1] = n;
                marks[SegmentMarks.PER_TILE * t + 2] = 1 << 30;
            }
            for (int id = 0; id < NT; id++) {
                workItem(this, 1, 0, id);
                getKernelState().setPassId(2 * level - 1);
                partition();
            }
            getKernelState().setPassId(2 * level);
            workItem(this, 1, 0, 0);
            merge();
            return fromFirst;
        }

        int tilesOfKeys() {
            return tiles;
        }

        @Override
        protected int keyAt(int index) {
            inside(index, 0, n);
            return index % length;
        }

        @Override
        protected void loadLists(int aBegin, int aCount, int bBegin, int bCount) {
            inside((long) aBegin + aCount, 0, n + 1L);
            inside((long) bBegin + bCount, 0, n + 1L);
            fromFirst += aCount;
        }

        @Override
        protected void mergeRange(int begin, int middle, int end) {
            assertEquals(0, begin);
            inside(end, 1, nv + 1L);
            merged++;
        }

        @Override
        protected void storeTile(int begin, int count, int toScratch) {
            inside((long) begin + count, 0, n + 1L);
        }
    }

    @Test
    void segmentSortFindsItsLists() {
        SegmentSort kernel = new SegmentSort();
        kernel.prepare(N);
        int levels = 32 - Integer.numberOfLeadingZeros(kernel.tilesOfKeys() - 1);
        for (int level = 1; level <= levels; level++) {
            long length = (long) kernel.tileLength() << level - 1;
            long pairs = N / (2 * length);
            long firsts = length * pairs + Math.min(length, N - 2 * length * pairs);
            assertEquals(firsts, kernel.run(level), "level " + level);
            // Of the second list there is most: so these tiles have keys of both.
            assertTrue(kernel.merged > kernel.tilesOfKeys() / 2, kernel.merged + " tiles in level " + level);
        }
    }

    @Test
    void theLastHeadsOfSegmentsAreMarked() {
        SegmentMarker kernel = new SegmentMarker();
        kernel.shape(NT, ELEMENT_GROUPS);
        kernel.offsets = new int[] {0, 5, N - 7, N - 1, N};
        kernel.segments = 4;
        assertEquals(1 | 1 << 5, kernel.heads(0));
        int lastWord = (N - 1) / 32 * 32;
        assertEquals(1 << N - 7 - lastWord | 1 << N - 1 - lastWord, kernel.heads(lastWord));
        assertEquals(4, kernel.firstFrom(N));
        assertTrue(SegmentMarks.length(N, N / 32) > N / 32);
    }

    // ---- two sorted lists

    /** Two lists of which the elements alternate, until the second one has no more. */
    private static final class Merge extends IntTileMerge {
        private long fromFirst;

        Merge(int firstCount) {
            super(NT, TILE_GROUPS);
            split(firstCount, false);
        }

        @Override
        protected int crossing(int diagonal) {
            inside(diagonal, 0, n + 1L);
            return Math.max(diagonal / 2, diagonal - (n - aCount));
        }

        long all() {
            borders = new int[tiles];
            workItem(this, 1, 0, 0);
            for (int t = 0; t < tiles; t++) {
                borders[t] = borderBefore(t);
            }
            merge();
            return fromFirst;
        }

        @Override
        protected void loadLists(int aBegin, int aInTile, int bBegin, int bInTile) {
            inside((long) aBegin + aInTile, 0, aCount + 1L);
            inside(bBegin, 0, n - aCount + 1L);
            inside((long) bBegin + bInTile, 0, n - aCount + 1L);
            fromFirst += aInTile;
        }

        @Override
        protected void mergeToGlobal(int aBegin, int aInTile, int bBegin, int bInTile) {
            inside((long) aBegin + bBegin + aInTile + bInTile, 0, n + 1L);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {N / 2 + 1, N - 9})
    void mergesFindTheirLists(int firstCount) {
        Merge kernel = new Merge(firstCount);
        kernel.prepare(N);
        assertEquals(firstCount, kernel.all());
        assertEquals(2, kernel.passes());
    }

    private static final class Sets extends IntTileSets {
        private long loaded;

        Sets() {
            super(NT, TILE_GROUPS, true);
        }

        long all(int firstCount) {
            setOperation(SetOperation.UNION, firstCount, new MultisetOptions(false, true));
            write(n);
            borders = new int[tiles];
            places = new int[tiles + 1];
            for (int t = 0; t < tiles; t++) {
                borders[t] = Math.max(nv * t / 2, nv * t - (n - aCount));
            }
            workItem(this, 1, 0, NT - 1);
            operate();
            return loaded;
        }

        @Override
        protected void loadLists(int aBegin, int aInTile, int bBegin, int bInTile) {
            inside((long) aBegin + aInTile, 0, aCount + 1L);
            inside((long) bBegin + bInTile, 0, n - aCount + 1L);
            // As the kernel computes it.
            inside(bBegin + aInTile + bInTile, 0, n + 1L);
            loaded += aInTile + bInTile;
        }

        @Override
        protected void storeKeys(int to, int count) {
            inside((long) to + count, 0, n + 1L);
        }

        @Override
        protected void storeOrigins(int to, int count) {
            for (int slot = 0; slot < count; slot++) {
                inside(tile[slot], 0, n);
            }
        }
    }

    @Test
    void setOperationsFindTheirLists() {
        Sets kernel = new Sets();
        kernel.prepare(N);
        assertEquals(N, kernel.all(N / 2 + 1));
    }
}
