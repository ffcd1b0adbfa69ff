package io.github.aparasort.internal.step;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Compaction;
import io.github.aparasort.Gpu;
import io.github.aparasort.GpuException;
import io.github.aparasort.JoinedRows;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import io.github.aparasort.Target;
import io.github.aparasort.TestContexts;
import io.github.aparasort.internal.column.BitFlip;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.LaunchOptions;
import io.github.aparasort.internal.column.LaunchedColumns;
import io.github.aparasort.internal.column.StreamScale;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Stream;
import io.github.aparasort.internal.element.KernelErrors;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.opencl.ClFaults;
import io.github.aparasort.internal.tile.IntOrderTileMergesort;
import io.github.aparasort.internal.trial.KernelTrials;
import io.github.aparasort.process.AllFamilies;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.Oracle;
import io.github.aparasort.testing.SmallDevice;
import io.github.aparasort.testing.TestDevice;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Devices that fail, or find wrong groups and rows, in calls on arrays of the host. */
class HostCallFaultTest {
    private static final int N = 20_011;
    private static final int DISTINCT = 1000;
    /** Names of arrays in which kernels make results, or what results are made of. */
    private static final Set<String> MADE = Set.of("result", "sortedKeys", "sortedValues", "merged", "origins",
            "scratch", "out", "chosen", "indices", "results", "words");

    private final int[] keys = new SplittableRandom(6).ints(N, 0, DISTINCT).toArray();
    private final int[] values = new SplittableRandom(7).ints(N).toArray();
    private final int[] few = new SplittableRandom(8).ints(DISTINCT, 0, 2 * DISTINCT).toArray();
    private final int[] sorted = Oracle.sorted(keys);
    private final int[] others = new SplittableRandom(9).ints(N, 0, 2 * DISTINCT).sorted().toArray();
    private final int[] offsets = IntStream.rangeClosed(0, 489).map(i -> Math.min(N, 41 * i)).toArray();
    private final int[][] inputs = {keys, values, few, sorted, others, offsets};
    private ComputeDevice device;
    private Dispatcher dispatcher;
    private Gpu gpu;
    private volatile Consumer<DeviceKernel> listener = kernel -> { };
    private Consumer<LaunchOptions> configure = options -> { };
    private int wanted;
    private final AtomicInteger changes = new AtomicInteger();

    @BeforeEach
    void open() {
        open(TestDevice.openCl());
    }

    private void open(ComputeDevice opened) {
        device = opened;
        device.health().reset();
        dispatcher = KernelTrials.dispatcher(Target.OPENCL, device);
        dispatcher.calls().onStream(options -> {
            StreamScale.onLaunch(options, launched -> listener.accept(launched));
            configure.accept(options);
        });
        gpu = TestContexts.gpu(dispatcher);
    }

    @AfterEach
    void close() {
        gpu.close();
        device.health().reset();
    }

    private Map<String, Supplier<Object>> calls() {
        Map<String, Supplier<Object>> calls = new LinkedHashMap<>(sorts());
        calls.put("sort by code", () -> inPlace(a -> gpu.sorter().sort(a[0], AllFamilies.Falling::new), values));
        calls.put("merge", () -> gpu.merger().merge(sorted, others));
        calls.put("pairs merged", () -> content(gpu.merger().mergePairs(sorted, values, others, keys)));
        calls.put("lists merged", () -> gpu.merger().mergeAll(sorted, others, sorted));
        for (Compaction way : Compaction.values()) {
            calls.put("union " + way, () -> gpu.multisets().using(way).union(sorted, others));
            calls.put("pairs in both " + way, () -> content(gpu.multisets().using(way).intersectionPairs(sorted,
                    values, others, keys)));
        }
        calls.put("reduce", () -> gpu.scan().reduce(values, ScanOp.SUM));
        calls.put("scan", () -> {
            int[] out = new int[N];
            return new Object[] {gpu.scan().exclusive(values, out, ScanOp.SUM), out};
        });
        calls.put("scan in place", () -> inPlace(a -> gpu.scan().inclusive(a[0], a[0], ScanOp.MAX), values));
        calls.put("top k", () -> gpu.selector().topK(values, N / 2));
        calls.put("least k", () -> gpu.selector().argBottomK(values, N / 2));
        calls.put("bounds", () -> gpu.search().upperBounds(sorted, keys));
        calls.put("load balance", () -> gpu.search().loadBalance(offsets));
        calls.put("take", () -> TestContexts.take(gpu, values, keys));
        calls.put("segments", () -> inPlace(a -> gpu.segments().sort(a[0], offsets), values));
        calls.put("order of segments", () -> gpu.segments().argsort(values, offsets));
        calls.put("unique", () -> gpu.groups().unique(keys));
        calls.put("counts", () -> content(gpu.groups().counts(keys)));
        calls.put("sums", () -> content(gpu.groups().reduceByKey(keys, values, ScanOp.SUM)));
        calls.put("long sums", () -> content(gpu.groups().reduceByKeyToLongs(keys, values, ScanOp.SUM)));
        calls.put("maxima", () -> content(gpu.groups().reduceByKey(keys, values, ScanOp.MAX)));
        calls.put("by", () -> gpu.groups().by(keys).order());
        calls.put("join", () -> content(gpu.joins().outer(keys, few)));
        calls.put("left join", () -> content(gpu.joins().left(keys, few)));
        return calls;
    }

    private Map<String, Supplier<Object>> sorts() {
        Map<String, Supplier<Object>> sorts = new LinkedHashMap<>();
        sorts.put("sort", () -> inPlace(a -> gpu.sorter().sort(a[0]), values));
        sorts.put("sort pairs", () -> inPlace(a -> gpu.sorter().sortPairs(a[0], a[1]), keys, values));
        sorts.put("argsort", () -> gpu.sorter().argsort(keys));
        return sorts;
    }

    /** A call on copies of arrays, to which it writes: if it fails, they must be as they were. */
    private static int[][] inPlace(Consumer<int[][]> call, int[]... arrays) {
        int[][] copies = copies(arrays);
        try {
            call.accept(copies);
        } catch (GpuException e) {
            assertArrayEquals(arrays, copies);
            throw e;
        }
        return copies;
    }

    private static int[][] copies(int[]... arrays) {
        return Arrays.stream(arrays).map(int[]::clone).toArray(int[][]::new);
    }

    private static Object content(Pairs<?, ?> pairs) {
        return new Object[] {pairs.keys(), pairs.values()};
    }

    private static Object content(JoinedRows rows) {
        return new Object[] {rows.aRows(), rows.bRows()};
    }

    /** Lets a launch of a call fail, and tells whether the call had as many. */
    private boolean failsAt(int launch, Supplier<Object> call) {
        AtomicInteger left = new AtomicInteger(launch);
        listener = kernel -> {
            if (left.decrementAndGet() == 0) {
                throw ClFaults.outOfResources();
            }
        };
        try {
            call.get();
            return false;
        } catch (GpuException e) {
            assertTrue(e.getMessage().contains("OUT_OF_RESOURCES"), e::getMessage);
            return true;
        } finally {
            listener = kernel -> { };
        }
    }

    @Test
    void aFaultAtAnyLaunchLeavesTheInputs() {
        calls().forEach(this::failAtAnyLaunch);
    }

    /** Keys that a device sorts in runs, two at a time, and the host merges. */
    @Test
    void aFaultInARunLeavesTheInputs() {
        gpu.close();
        open(SmallDevice.find());
        sorts().forEach(this::failAtAnyLaunch);
    }

    /** Changes the first of some elements that a launch has made, if it is their turn. */
    private void change(Stream stream, DeviceKernel kernel, Map<Object, Column> arrays) throws DeviceFault {
        boolean sorts = kernel instanceof IntOrderTileMergesort;
        for (Map.Entry<String, Column> each : LaunchedColumns.of(kernel, arrays).entrySet()) {
            boolean made = MADE.contains(each.getKey()) || sorts && each.getKey().equals("keys");
            if (made && changes.getAndIncrement() == wanted) {
                BitFlip.flip(stream, each.getValue(), 0, 0);
            }
        }
    }

    @Test
    void whatALaunchMakesWrongIsFoundOrDoesNoHarm() {
        gpu.close();
        configure = options -> StreamScale.change(options, this::change);
        open(device);
        calls().forEach(this::errAfterAnyLaunch);
    }

    private void errAfterAnyLaunch(String name, Supplier<Object> call) {
        int[][] before = copies(inputs);
        wanted = -1;
        Object right = call.get();
        int found = 0;
        changes.set(1);
        for (wanted = 0; wanted < changes.get(); wanted++) {
            changes.set(0);
            try {
                assertTrue(Arrays.deepEquals(new Object[] {right}, new Object[] {call.get()}), name + " " + wanted);
            } catch (GpuException e) {
                assertTrue(e.getMessage().contains("has not the order") || e.getMessage().contains("what came back"),
                        e::getMessage);
                device.health().success();
                found++;
            }
        }
        assertTrue(found > 0, name);
        assertArrayEquals(before, inputs, name);
    }

    private void failAtAnyLaunch(String name, Supplier<Object> call) {
        int[][] before = copies(inputs);
        // The first call builds the kernels and proves them.
        Object right = call.get();
        int at = 1;
        while (failsAt(at, call)) {
            device.health().success();
            at += at < 8 ? 1 : Coverage.count(5, 1);
        }
        assertTrue(at > 1, name + " has no launches");
        assertTrue(Arrays.deepEquals(new Object[] {right}, new Object[] {call.get()}), name);
        assertArrayEquals(before, inputs, name);
    }

    /** Another engine may make the same arrays after a failure. So nobody may still be making them then. */
    @Test
    void aCallDoesNotEndWhileArraysAreMade() throws DeviceFault {
        AtomicBoolean made = new AtomicBoolean();
        CountDownLatch begun = new CountDownLatch(1);
        try (HostCall call = dispatcher.calls().call(device, true)) {
            call.inBackground(1 << 20, () -> {
                begun.countDown();
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(50));
                made.set(true);
            });
            assertDoesNotThrow(() -> begun.await());
        }
        assertTrue(made.get());
    }

    /** Where one element is less than the one before it: at borders of shares, and where a part of an array begins. */
    @Test
    void disorderIsSeenWhileInputsAreSent() throws DeviceFault {
        int share = (1 << 15) / Integer.BYTES;
        for (int at : new int[] {1, share / 4, share - 1, share, share + 1, 2 * share, 3 * share}) {
            int[] a = IntStream.rangeClosed(0, 3 * share).toArray();
            a[at] -= 2;
            for (int from : new int[] {0, at / 2, at}) {
                try (HostCall call = dispatcher.calls().call(device, true)) {
                    DeviceFault fault = assertThrows(DeviceFault.class, () -> {
                        call.sendSorted(a, from, a.length - from);
                        call.finish();
                    });
                    assertEquals(DeviceFault.Kind.INPUT_CHANGED, fault.kind());
                    call.forgive();
                }
            }
            try (HostCall call = dispatcher.calls().call(device, true)) {
                call.sendSorted(a, 0, at);
                call.sendSorted(a, at + 1, a.length - at - 1);
                call.finish();
            }
        }
    }

    /** What a caller does wrong is no fault of the device. */
    @Test
    void refusedInputsDoNotSwitchTheDeviceOff() {
        for (int i = 0; i < 5; i++) {
            assertThrows(IllegalArgumentException.class, () -> gpu.merger().merge(keys, others));
            assertThrows(IllegalArgumentException.class, () -> gpu.multisets().union(others, keys));
            assertThrows(IllegalArgumentException.class, () -> gpu.search().lowerBounds(keys, others));
        }
        assertNull(device.health().whyOff());
        assertEquals("", device.health().lastFault());
        assertEquals(2 * N, gpu.merger().merge(sorted, others).length);
    }

    /** Each is counted once. */
    @Test
    void threeFaultsInARowSwitchTheDeviceOff() {
        Supplier<Object> call = calls().get("counts");
        call.get();
        assertTrue(failsAt(2, call));
        assertTrue(failsAt(1, call));
        assertNull(device.health().whyOff());
        assertTrue(failsAt(2, call));
        assertNotNull(device.health().whyOff());
    }

    @Test
    void wrongResultsAreFound() {
        Map<String, Map<String, Consumer<DeviceKernel>>> errors = new KernelErrors().byCall();
        errors.forEach((name, each) -> each.forEach((what, error) -> {
            Supplier<Object> call = calls().get(name);
            Object right = call.get();
            // So that the memory of a result which is not made has another one.
            int[] different = Arrays.stream(keys).map(key -> key / 2).toArray();
            gpu.groups().by(different);
            gpu.groups().counts(different);
            listener = error;
            GpuException e = assertThrows(GpuException.class, call::get, name + ": " + what);
            assertTrue(e.getMessage().contains("what came back") || e.getMessage().contains("has not the order"),
                    () -> name + ", " + what + ": " + e.getMessage());
            listener = kernel -> { };
            assertNull(device.health().whyOff());
            assertTrue(Arrays.deepEquals(new Object[] {right}, new Object[] {call.get()}), name + ": " + what);
            device.health().success();
        }));
        assertEquals(5, errors.size());
    }
}
