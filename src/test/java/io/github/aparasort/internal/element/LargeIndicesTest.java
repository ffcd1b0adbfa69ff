package io.github.aparasort.internal.element;

import static io.github.aparasort.internal.element.LargeKernels.ELEMENT_GROUPS;
import static io.github.aparasort.internal.element.LargeKernels.N;
import static io.github.aparasort.internal.element.LargeKernels.NT;
import static io.github.aparasort.internal.element.LargeKernels.RADIX_GROUPS;
import static io.github.aparasort.internal.element.LargeKernels.SCAN_GROUPS;
import static io.github.aparasort.internal.element.LargeKernels.inside;
import static io.github.aparasort.internal.element.LargeKernels.workItem;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.ElementType;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.ElementKernel;
import io.github.aparasort.internal.kernel.Operators;
import io.github.aparasort.internal.tile.IntTileRadixSort;
import io.github.aparasort.internal.tile.IntTileScan;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Elements, folds and digits of as many elements as an array can have. */
class LargeIndicesTest {
    // ---- kernels over elements

    private static final class Elements extends ElementKernel {
        long made;
        int last;

        Elements() {
            shape(NT, ELEMENT_GROUPS);
        }

        @Override
        protected void element(int i) {
            inside(i, 0, n);
            made++;
            last = i;
        }
    }

    @Test
    void workItemsTakeElementsInTurns() {
        Elements kernel = new Elements();
        kernel.prepare(N);
        int all = NT * ELEMENT_GROUPS;
        assertEquals(all, kernel.globalSize());
        for (int id : new int[] {0, 1, (N - 1) % all, (N - 1) % all + 1, all - 1}) {
            workItem(kernel, ELEMENT_GROUPS, id / NT, id % NT);
            kernel.made = 0;
            kernel.run();
            assertEquals((N - id + (long) all - 1) / all, kernel.made);
            assertEquals(id + (kernel.made - 1) * all, kernel.last);
        }
    }

    @Test
    void smallGridsHaveAWorkItemForFourElements() {
        Elements kernel = new Elements();
        int[][] known = {{0, 0}, {1, 1}, {4 * NT, 1}, {4 * NT + 1, 2}, {N - 1, ELEMENT_GROUPS}};
        for (int[] each : known) {
            kernel.prepare(each[0]);
            assertEquals(each[1] * NT, kernel.globalSize(), "of " + each[0]);
        }
    }

    // ---- folds

    private static final class Scan extends IntTileScan {
        private long loaded;
        private long stored;

        Scan() {
            super(NT, SCAN_GROUPS);
        }

        long stretch(int pass, int id, boolean ordered) {
            loaded = 0;
            commutes = ordered ? 0 : 1;
            workItem(this, SCAN_GROUPS, SCAN_GROUPS - 1, id);
            getKernelState().setPassId(pass);
            partials = new int[SCAN_GROUPS + 1];
            run();
            return loaded;
        }

        @Override
        protected int load(int index) {
            inside(index, sectionBegin(sections - 1), n);
            loaded++;
            return 1;
        }

        @Override
        protected void store(int index, int x) {
            inside(index, sectionBegin(sections - 1), n);
            stored++;
        }
    }

    @Test
    void scansFindTheirLastStretch() {
        Scan kernel = new Scan();
        kernel.setOperator(Operators.SUM, 0);
        kernel.setMode(false, false);
        kernel.prepare(N);
        long length = N - kernel.sectionBegin(SCAN_GROUPS - 1);
        for (int id : new int[] {0, NT - 1}) {
            long mine = kernel.stretch(0, id, false);
            assertTrue(Math.abs(mine - length / NT) <= IntTileScan.VT, mine + " of " + length);
            assertEquals(mine, kernel.stretch(0, id, true));
            kernel.stored = 0;
            assertEquals(mine, kernel.stretch(2, id, false));
            assertEquals(mine, kernel.stored);
        }
    }

    /** Segments of one element each. */
    private static final class ManyFolds extends IntSegmentFold {
        private long folded;

        ManyFolds() {
            super(NT, SCAN_GROUPS);
        }

        @Override
        protected int segmentBegin(int segment) {
            inside(segment, 0, n);
            folded++;
            return segment;
        }

        @Override
        protected void foldIfShort(int segment) {
            inside(segment, 0, n);
            folded++;
        }
    }

    @Test
    void workItemsTakeSegmentsInTurns() {
        ManyFolds kernel = new ManyFolds();
        kernel.prepare(N, N);
        for (int group : new int[] {0, SCAN_GROUPS - 1}) {
            workItem(kernel, SCAN_GROUPS, group, NT - 1);
            for (int pass = 0; pass < 2; pass++) {
                kernel.getKernelState().setPassId(pass);
                kernel.folded = 0;
                kernel.run();
                // In the second pass it asks for the end of a segment, too.
                long expected = (pass + 1L) * N / (NT * SCAN_GROUPS);
                assertTrue(Math.abs(kernel.folded - expected) <= 2, kernel.folded + " times");
            }
        }
    }

    /** One segment of all elements. Products of floats are in order. */
    private static final class OneFold extends FloatSegmentFold {
        private long folded;
        private int least;
        private int greatest;

        OneFold(int operator) {
            super(NT, SCAN_GROUPS);
            setOperator(operator, 0);
        }

        void work(int id) {
            prepare(1, N);
            workItem(this, 1, 0, id);
            getKernelState().setPassId(1);
            folded = 0;
            least = Integer.MAX_VALUE;
            greatest = 0;
            run();
        }

        @Override
        protected float load(int index) {
            inside(index, 0, N);
            least = Math.min(least, index);
            greatest = Math.max(greatest, index);
            folded++;
            return 1;
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {Operators.SUM, Operators.PRODUCT})
    void workItemsShareALongSegment(int operator) {
        OneFold kernel = new OneFold(operator);
        kernel.work(0);
        assertEquals(0, kernel.least);
        assertEquals((N - 1) / NT + 1, kernel.folded);
        kernel.work(NT - 1);
        int behind = operator == Operators.SUM ? (N - 1 - (NT - 1)) % NT : 0;
        assertEquals(N - 1 - behind, kernel.greatest);
    }

    // ---- sorts by digits

    private static final class RadixSort extends IntTileRadixSort {
        private int taken;
        private int greatest;

        RadixSort() {
            super(NT, RADIX_GROUPS);
        }

        void lastTile(int id) {
            workItem(this, RADIX_GROUPS, RADIX_GROUPS - 1, id);
            totals = new int[DIGITS * digits()];
            taken = 0;
            count();
            sweep(0, INPUT, LAST, 0);
        }

        @Override
        protected int takeTicket(int counter) {
            taken++;
            return tiles - 2 + taken;
        }

        @Override
        protected void scanRows(int rows, int turn, int t) {
            assertTrue(stateOf(1, t, DIGITS - 1) > 0);
        }

        @Override
        protected int lookBackOfDigits(int turn, int t) {
            return -1;
        }

        @Override
        protected void clearNext(int turn, int t) {
            // The states are not made.
        }

        @Override
        protected int load(int from, int index) {
            inside(index, 0, n);
            greatest = Math.max(greatest, index);
            return index;
        }

        @Override
        protected void store(int to, int index, int key) {
            // The other work-items have counted nothing.
        }
    }

    @Test
    void radixSortFindsItsLastTile() {
        RadixSort kernel = new RadixSort();
        kernel.prepare(N);
        kernel.lastTile(0);
        kernel.lastTile(NT - 1);
        assertTrue(kernel.greatest > N - NT * IntTileRadixSort.VT);
    }

    // ---- what is refused

    @ParameterizedTest
    @ValueSource(longs = {N + 1L, 1L << 31, 1L << 32})
    void moreThanAnArrayHoldsIsRefused(long length) throws DeviceFault {
        Work.requireLength(N);
        String message = assertThrows(DeviceFault.class, () -> Work.requireLength(length)).getMessage();
        assertTrue(message.contains("more than a resident array can have"), message);
        Column half = new Column(null, ElementType.INT, 0, N / 2);
        Column more = new Column(null, ElementType.INT, 0, N / 2 + 2);
        assertEquals(N - 1, Work.together(half, half));
        assertThrows(DeviceFault.class, () -> Work.together(half, more));
    }
}
