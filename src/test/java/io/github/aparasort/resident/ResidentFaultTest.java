package io.github.aparasort.resident;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArray;
import io.github.aparasort.GpuException;
import io.github.aparasort.GpuInts;
import io.github.aparasort.GpuRows;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import io.github.aparasort.Target;
import io.github.aparasort.TestContexts;
import io.github.aparasort.internal.column.StreamScale;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.kernel.Operators;
import io.github.aparasort.internal.opencl.ClFaults;
import io.github.aparasort.internal.step.CallStream;
import io.github.aparasort.internal.tile.IntPairTileRadixSort;
import io.github.aparasort.internal.tile.IntTileRadixSort;
import io.github.aparasort.internal.tile.IntTileScan;
import io.github.aparasort.testing.TestDevice;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Devices that fail, or give wrong results, in the midst of chains. */
class ResidentFaultTest {
    private static final int N = 5_000;

    private ComputeDevice device;
    private Gpu gpu;
    private CallStream stream;
    private int[] host;
    private int[] hostSorted;

    @BeforeEach
    void open() {
        device = TestDevice.openCl();
        device.health().reset();
        gpu = Gpu.open(Target.OPENCL);
        stream = TestContexts.stream(gpu);
        assertEquals(device, stream.device());
        host = new SplittableRandom(5).ints(N, 0, N / 2).toArray();
        hostSorted = host.clone();
        Arrays.sort(hostSorted);
    }

    @AfterEach
    void close() {
        gpu.close();
        device.health().reset();
    }

    private static void close(GpuArray<?, ?>... arrays) {
        for (GpuArray<?, ?> array : arrays) {
            array.close();
        }
    }

    private static void close(Pairs<? extends GpuArray<?, ?>, ? extends GpuArray<?, ?>> pairs) {
        close(pairs.keys(), pairs.values());
    }

    /** Calls on an array in random order, and on one that is sorted. */
    private Map<String, BiConsumer<GpuInts, GpuInts>> calls() {
        Map<String, BiConsumer<GpuInts, GpuInts>> calls = new LinkedHashMap<>();
        calls.put("sort", (a, sorted) -> a.sort());
        calls.put("argsort", (a, sorted) -> close(a.argsort()));
        calls.put("sortPairs", (a, sorted) -> a.sortPairs(sorted));
        calls.put("scan", (a, sorted) -> close(a.inclusive(ScanOp.SUM)));
        calls.put("merge", (a, sorted) -> close(sorted.merge(sorted)));
        calls.put("union", (a, sorted) -> close(sorted.union(sorted)));
        calls.put("unique", (a, sorted) -> close(a.unique()));
        calls.put("counts", (a, sorted) -> close(a.counts()));
        calls.put("reduceByKey", (a, sorted) -> close(a.reduceByKey(sorted, ScanOp.SUM)));
        calls.put("topK", (a, sorted) -> close(a.topK(9)));
        calls.put("isIn", (a, sorted) -> close(a.isIn(sorted)));
        calls.put("join", (a, sorted) -> {
            try (GpuRows rows = a.joinOuter(sorted)) {
                assertTrue(rows.size() > 0);
            }
        });
        calls.put("codes of columns", (a, sorted) -> close(gpu.columns(a, sorted).denseRank()));
        calls.put("counts of columns", (a, sorted) -> close(gpu.columns(a, sorted).counts()));
        calls.put("reduceByKey of columns", (a, sorted) -> close(gpu.columns(a, sorted).reduceByKey(a, ScanOp.SUM)));
        calls.put("join of columns", (a, sorted) -> {
            try (GpuRows rows = gpu.columns(a, sorted).joinOuter(gpu.columns(sorted, a))) {
                assertTrue(rows.size() > 0);
            }
        });
        return calls;
    }

    @Test
    void aFaultAtAnyLaunchLeavesTheInputs() {
        calls().forEach((name, call) -> {
            try (GpuInts a = gpu.ints(host); GpuInts sorted = gpu.ints(hostSorted).sort()) {
                // The first call builds the kernels, which keep memory.
                call.accept(a, sorted);
                a.set(host);
                sorted.set(hostSorted).sort();
                long used = stream.used();
                int at = 1;
                while (failsAt(at, () -> call.accept(a, sorted))) {
                    assertArrayEquals(host, a.toArray(), name + " at launch " + at);
                    assertArrayEquals(hostSorted, sorted.toArray(), name + " at launch " + at);
                    assertEquals(used, stream.used(), name + " keeps memory after a fault at launch " + at);
                    at++;
                }
                assertTrue(at > 1, name + " launches nothing");
            }
        });
    }

    /** Lets a launch of a call fail, and tells whether the call had as many. */
    private boolean failsAt(int launch, Runnable call) {
        AtomicInteger left = new AtomicInteger(launch);
        StreamScale.onLaunch(stream.options(), kernel -> {
            if (left.decrementAndGet() == 0) {
                throw ClFaults.outOfResources();
            }
        });
        try {
            call.run();
            return false;
        } catch (GpuException e) {
            assertTrue(e.getMessage().contains("inputs are unchanged"), e::getMessage);
            assertTrue(e.getMessage().contains("OUT_OF_RESOURCES"), e::getMessage);
            return true;
        } finally {
            StreamScale.onLaunch(stream.options(), kernel -> { });
            device.health().reset();
        }
    }

    @Test
    void aWrongSortIsFoundBeforeItReplacesTheElements() {
        try (GpuInts a = gpu.ints(host)) {
            StreamScale.onLaunch(stream.options(), kernel -> {
                if (kernel instanceof IntTileRadixSort sort) {
                    sort.setOrderMask(-1);
                }
            });
            GpuException thrown = assertThrows(GpuException.class, a::sort);
            assertTrue(thrown.getMessage().contains("order or the checksum"), thrown::getMessage);
            StreamScale.onLaunch(stream.options(), kernel -> { });
            assertArrayEquals(host, a.toArray());
            assertArrayEquals(hostSorted, a.sort().toArray());
        }
    }

    @Test
    void aWrongResultAndWhatWasMadeOfItIsRefused() {
        try (GpuInts a = gpu.ints(host)) {
            StreamScale.onLaunch(stream.options(), kernel -> {
                if (kernel instanceof IntPairTileRadixSort sort) {
                    sort.gather(false, -1);
                }
            });
            try (GpuInts before = a.inclusive(ScanOp.SUM);
                    GpuInts order = a.argsort();
                    GpuInts moved = a.take(order)) {
                assertThrows(GpuException.class, moved::toArray);
                StreamScale.onLaunch(stream.options(), kernel -> { });
                assertThrows(GpuException.class, moved::toArray);
                assertThrows(GpuException.class, order::toArray);
                assertThrows(GpuException.class, () -> a.take(order));
                assertEquals(N, before.toArray().length);
                assertArrayEquals(host, a.toArray());
                try (GpuInts again = a.argsort(); GpuInts sorted = a.take(again)) {
                    assertArrayEquals(hostSorted, sorted.toArray());
                }
            }
        }
    }

    /** Three faults in a row switch a device off for the calls of host arrays too. */
    @Test
    void faultsCountAgainstTheDevice() {
        try (GpuInts a = gpu.ints(host)) {
            StreamScale.onLaunch(stream.options(), kernel -> {
                throw ClFaults.outOfResources();
            });
            for (int i = 0; i < 3; i++) {
                assertThrows(GpuException.class, a::sort);
            }
            assertTrue(device.health().whyOff() != null);
            assertArrayEquals(host, a.toArray());
        }
    }

    @Test
    void whatIsTooLargeIsRefusedWithNumbers() {
        try (GpuInts a = gpu.ints(host)) {
            long used = stream.used();
            // What the device has no memory for is in ResidentMemoryTest.
            GpuException thrown = assertThrows(GpuException.class, () -> gpu.longs(Integer.MAX_VALUE));
            assertTrue(thrown.getMessage().contains("2,147,483,647 elements are more than"), thrown::getMessage);
            assertEquals(used, stream.used());
            assertArrayEquals(host, a.toArray());
        }
    }

    /** Intervals that overlap may be more than a kernel can index, however short their arrays are. */
    @Test
    void tooManyIntervalsAreRefused() {
        int[] counts = new int[Integer.MAX_VALUE / N + 1];
        Arrays.fill(counts, N);
        try (GpuInts a = gpu.ints(host); GpuInts begins = gpu.ints(counts.length); GpuInts all = gpu.ints(counts)) {
            GpuException thrown = assertThrows(GpuException.class, () -> a.intervalMove(begins, begins, all, a));
            assertTrue(thrown.getMessage().contains("2,147,485,000 elements are more than"), thrown::getMessage);
            assertNull(device.health().whyOff());
            assertArrayEquals(host, a.toArray());
        }
    }

    /** A device says that arguments are wrong, and the host finds them right. */
    @Test
    void wrongComplaintsAreFaults() {
        try (GpuInts a = gpu.ints(host); GpuInts begins = gpu.iota(N); GpuInts ones = gpu.ints(N)) {
            int[] one = new int[N];
            Arrays.fill(one, 1);
            ones.set(one);
            StreamScale.onLaunch(stream.options(), kernel -> {
                if (kernel instanceof IntTileScan scan) {
                    scan.setOperator(Operators.SUM, Integer.MIN_VALUE);
                }
            });
            for (Runnable call : List.<Runnable>of(() -> a.intervalMove(begins, begins, ones, a),
                    () -> close(ones.expand()))) {
                GpuException thrown = assertThrows(GpuException.class, call::run);
                assertTrue(thrown.getMessage().contains("where the host finds none"), thrown::getMessage);
            }
            StreamScale.onLaunch(stream.options(), kernel -> { });
            assertArrayEquals(host, a.intervalMove(begins, begins, ones, a).toArray());
        }
    }

    /** Memory of arrays that were forgotten comes back with a later one. */
    @Test
    void forgottenArraysAreFound() throws InterruptedException {
        long used = stream.used();
        forget();
        long kept = stream.used();
        assertTrue(kept > used);
        for (int i = 0; i < 1000 && stream.used() >= kept; i++) {
            System.gc();
            Thread.sleep(5);
            gpu.ints(1).close();
        }
        assertEquals(used, stream.used());
    }

    private void forget() {
        gpu.ints(host);
        assertEquals(N, gpu.ints(host).slice(0, N).length());
    }
}
