package io.github.aparasort.internal.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuException;
import io.github.aparasort.GpuInts;
import io.github.aparasort.JoinedRows;
import io.github.aparasort.ScanOp;
import io.github.aparasort.Target;
import io.github.aparasort.TestContexts;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.JoinedColumns;
import io.github.aparasort.internal.column.StreamScale;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.element.IntBoundsKernel;
import io.github.aparasort.internal.element.IntRowsCheck;
import io.github.aparasort.internal.element.KernelErrors;
import io.github.aparasort.internal.kernel.Operators;
import io.github.aparasort.internal.tile.IntOnePassScan;
import io.github.aparasort.testing.TestDevice;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A device counts every wrong result of a search and a join, also on the borders of tiles. */
class ResidentErrorsTest {
    private CallStream stream;

    @BeforeEach
    void open() throws DeviceFault {
        stream = new CallStream(TestDevice.openCl());
        StreamScale.tiny(stream.options());
    }

    @AfterEach
    void close() {
        stream.close();
    }

    private Column upload(Object array, int length) throws DeviceFault {
        return stream.upload(array, 0, length);
    }

    /** The places to try: both ends, and around the borders of tiles. */
    private static TreeSet<Integer> places(int n) {
        TreeSet<Integer> places = new TreeSet<>();
        for (int around : new int[] {1, 16 * 23, 2 * 16 * 23, n - 2}) {
            for (int place = around - 1; place <= around + 1; place++) {
                places.add(Math.max(0, Math.min(place, n - 1)));
            }
        }
        return places;
    }

    /** A wrong scan and wrong bounds are refused, and what was made of them. */
    @Test
    void wrongResultsAreRefused() {
        try (Gpu gpu = Gpu.open(Target.OPENCL); GpuInts a = gpu.iota(5000)) {
            StreamScale.onLaunch(TestContexts.stream(gpu).options(), kernel -> {
                if (kernel instanceof IntOnePassScan scan) {
                    scan.setOperator(Operators.MAX, Integer.MIN_VALUE);
                } else if (kernel instanceof IntBoundsKernel bounds) {
                    KernelErrors.findLower(bounds);
                }
            });
            try (GpuInts sums = a.inclusive(ScanOp.SUM); GpuInts more = sums.take(a)) {
                assertThrows(GpuException.class, more::toArray);
                assertThrows(GpuException.class, sums::toArray);
            }
            try (GpuInts bounds = a.upperBounds(a)) {
                assertThrows(GpuException.class, bounds::toArray);
            }
            StreamScale.onLaunch(TestContexts.stream(gpu).options(), kernel -> { });
            try (GpuInts sums = a.inclusive(ScanOp.SUM); GpuInts bounds = a.upperBounds(a)) {
                assertEquals(4999 * 2500, sums.toArray()[4999]);
                assertEquals(5000, bounds.toArray()[4999]);
            }
            TestDevice.openCl().health().reset();
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "100, 900", "900, 1000", "1, 900"})
    void everyWrongBoundIsFound(int elements, int needles) throws DeviceFault {
        SplittableRandom random = new SplittableRandom(elements);
        int[] sorted = random.ints(elements, -elements, elements).sorted().toArray();
        int[] keys = random.ints(needles, -elements - 2, elements + 2).toArray();
        long[] sortedLongs = Arrays.stream(sorted).mapToLong(x -> x * 5_000_000_000L).toArray();
        long[] keysAsLongs = Arrays.stream(keys).mapToLong(x -> x * 5_000_000_000L).toArray();
        for (int wanted : new int[] {IntBoundsKernel.LOWER, IntBoundsKernel.UPPER}) {
            int[] bounds = Arrays.stream(keys).map(key -> (int) Arrays.stream(sorted)
                    .filter(x -> wanted == IntBoundsKernel.LOWER ? x < key : x <= key).count()).toArray();
            assertFalse(wrong(wanted, sorted, keys, bounds));
            assertFalse(wrong(wanted, sortedLongs, keysAsLongs, bounds));
            for (int place : places(needles)) {
                int right = bounds[place];
                for (int bound : new int[] {right - 1, right + 1, -1, elements + 1, Integer.MIN_VALUE}) {
                    bounds[place] = bound;
                    assertTrue(wrong(wanted, sorted, keys, bounds), bound + " for " + right + " at " + place);
                    assertTrue(wrong(wanted, sortedLongs, keysAsLongs, bounds));
                }
                bounds[place] = right;
            }
        }
    }

    private boolean wrong(int wanted, Object sorted, Object needles, int[] bounds) throws DeviceFault {
        Column elements = upload(sorted, Array.getLength(sorted));
        Column keys = upload(needles, bounds.length);
        Column found = upload(bounds, bounds.length);
        return ColumnCalls.alarms(stream,
                work -> ColumnChecks.bounds(work, wanted, elements, keys, found));
    }

    /** Rows that are swapped, doubled, of another key, or out of the range. */
    @ParameterizedTest
    @ValueSource(ints = {3, 40, 600})
    void everyWrongRowIsFound(int n) throws DeviceFault {
        SplittableRandom random = new SplittableRandom(n);
        int[] a = random.ints(n, 0, n).toArray();
        int[] b = random.ints(n, 1, n + 1).toArray();
        JoinedRows right;
        try (Gpu gpu = Gpu.open(Target.JDK)) {
            right = gpu.joins().outer(a, b);
        }
        int[] aRows = right.aRows();
        int[] bRows = right.bRows();
        assertFalse(wrongRows(a, b, aRows, bRows));
        for (int place : places(aRows.length)) {
            for (int[] rows : new int[][] {aRows, bRows}) {
                int row = rows[place];
                for (int other : new int[] {n, -2, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
                    rows[place] = other;
                    assertTrue(wrongRows(a, b, aRows, bRows), other + " for " + row + " at " + place);
                }
                rows[place] = row;
            }
            if (place > 0) {
                swap(aRows, place);
                swap(bRows, place);
                assertTrue(wrongRows(a, b, aRows, bRows), "rows swapped at " + place);
                swap(aRows, place);
                swap(bRows, place);
                int aRow = aRows[place];
                int bRow = bRows[place];
                aRows[place] = aRows[place - 1];
                bRows[place] = bRows[place - 1];
                assertTrue(wrongRows(a, b, aRows, bRows), "a row doubled at " + place);
                aRows[place] = aRow;
                bRows[place] = bRow;
            }
            otherPartner(a, b, aRows, bRows, place);
        }
        assertFalse(wrongRows(a, b, aRows, bRows));
    }

    /** A row of B with another key. */
    private void otherPartner(int[] a, int[] b, int[] aRows, int[] bRows, int place) throws DeviceFault {
        int row = bRows[place];
        if (aRows[place] >= 0 && row >= 0) {
            int other = 0;
            while (b[other] == b[row]) {
                other++;
            }
            bRows[place] = other;
            assertTrue(wrongRows(a, b, aRows, bRows), "another partner at " + place);
            bRows[place] = row;
        }
    }

    private static void swap(int[] rows, int place) {
        int row = rows[place];
        rows[place] = rows[place - 1];
        rows[place - 1] = row;
    }

    private boolean wrongRows(int[] a, int[] b, int[] aRows, int[] bRows) throws DeviceFault {
        Column aKeys = upload(a, a.length);
        Column bKeys = upload(b, b.length);
        JoinedColumns rows = new JoinedColumns(upload(aRows, aRows.length), upload(bRows, bRows.length));
        return ColumnCalls.alarms(stream, work -> IntRowsCheck.queue(work, aKeys, bKeys, rows));
    }
}
