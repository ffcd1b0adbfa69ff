package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.column.StreamScale;
import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.sort.IntSortJob;
import io.github.aparasort.internal.step.SortKind;
import io.github.aparasort.internal.tile.RadixTileKernel;
import io.github.aparasort.internal.trial.KernelTrials;
import io.github.aparasort.testing.FaultCall;
import io.github.aparasort.testing.FaultCase;
import io.github.aparasort.testing.FaultFamily;
import io.github.aparasort.testing.HostScratch;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.IntOrders;
import io.github.aparasort.testing.LogCapture;
import io.github.aparasort.testing.Oracle;
import io.github.aparasort.testing.TestDevice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A context's life, and what it tells its listeners. */
class GpuTest {
    private static final int N = 20_011;
    private static final String CLOSED = "this Gpu is closed: open another one, or use Gpu.shared()";

    @Test
    void theSharedContextIsOneAndIsNotClosed() {
        assertSame(Gpu.shared(), Gpu.shared());
        Gpu.shared().close();
        int[] a = Input.RANDOM.ints(N);
        GpuArrays.sort(a);
        assertArrayEquals(Oracle.sorted(Input.RANDOM.ints(N)), a);
    }

    @Test
    void contextsAreSeparate() {
        List<Execution> told = new ArrayList<>();
        try (Gpu one = Gpu.open(Target.JTP); Gpu other = Gpu.open(Target.JTP)) {
            assertNotSame(one.sorter(), other.sorter());
            assertSame(one.sorter(), one.sorter());
            one.onExecution(told::add);
            other.sorter().sort(new int[N]);
            assertEquals(List.of(), told);
            one.sorter().sort(new int[N]);
            assertEquals(1, told.size());
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"AUTO", "JTP", "JDK"})
    void aClosedContextRefusesEveryOperation(Target target) {
        Gpu gpu = Gpu.open(target);
        OrderBy order = gpu.sorter().orderBy(new int[N]).then(new long[N]);
        gpu.close();
        gpu.close();
        Integer[] objects = {2, 1};
        for (Executable operation : List.<Executable>of(
                () -> gpu.sorter().sort(new int[0]), () -> gpu.sorter().sort(new long[10]),
                () -> gpu.sorter().sort(new float[N], 5, N), () -> gpu.sorter().sort(new byte[10]),
                () -> gpu.sorter().using(SortAlgorithm.RADIX).sort(new int[N]),
                () -> gpu.sorter().argsort(new double[10]), () -> gpu.sorter().sortPairs(new int[2], objects),
                () -> gpu.sorter().isSorted(new int[10]), () -> gpu.sorter().sort(new int[N], IntOrders.ByTwoBits::new),
                order::argsort, () -> gpu.facades.take(objects, new int[] {1}),
                () -> gpu.selector().topK(new int[10], 0), () -> gpu.selector().nth(new double[N], 5),
                () -> gpu.sorter().sort(objects), () -> gpu.sorter().parallelSort(objects, null),
                () -> gpu.explain(int.class, N), () -> gpu.explain(String.class, N), gpu::warmUp,
                () -> gpu.merger().merge(new int[0], new int[0]), () -> gpu.merger().mergeAll(new int[0][]),
                () -> gpu.multisets().union(new long[0], new long[0]), () -> gpu.scan().reduce(new int[0], ScanOp.SUM),
                () -> gpu.warmUp(byte.class), () -> gpu.onExecution(done -> { }))) {
            IllegalStateException e = assertThrows(IllegalStateException.class, operation);
            assertEquals(CLOSED, e.getMessage());
        }
        for (FaultCall call : FaultFamily.values()) {
            for (int n : new int[] {64, 5003}) {
                assertEquals(new FaultCall.Attempt(FaultCase.Outcome.OTHER, IllegalStateException.class.getName() + ": "
                        + CLOSED), call.attempt(gpu, n), call::name);
            }
        }
        assertArrayEquals(new Integer[] {2, 1}, objects);
    }

    /** Whatever it is registered for: also one that is called by another one. */
    @Test
    void aListenerIsRemoved() {
        List<Integer> first = new ArrayList<>();
        List<Integer> second = new ArrayList<>();
        try (Gpu gpu = Gpu.open(Target.JTP)) {
            Consumer<Execution> listener = done -> first.add(done.n());
            Gpu.Registration registration = gpu.onExecution(listener);
            Gpu.Registration again = gpu.onExecution(listener);
            gpu.onExecution(done -> second.add(done.n()));
            gpu.sorter().sort(new int[3]);
            registration.close();
            registration.close();
            gpu.sorter().sort(new int[N]);
            again.close();
            gpu.sorter().sort(new int[4]);
        }
        assertEquals(List.of(3, 3, N), first);
        assertEquals(List.of(3, N, 4), second);
    }

    /** What it throws is logged once, and neither reaches the caller nor keeps the next listener from hearing. */
    @Test
    void aListenerThatThrowsDisturbsNobody() {
        List<Integer> heard = new ArrayList<>();
        try (LogCapture log = new LogCapture(); Gpu gpu = Gpu.open(Target.JTP)) {
            gpu.onExecution(done -> {
                throw new AssertionError("thrown by a listener");
            });
            gpu.onExecution(done -> heard.add(done.n()));
            int[] a = Input.RANDOM.ints(N);
            gpu.sorter().sort(a);
            gpu.sorter().sort(new int[3]);
            assertArrayEquals(Oracle.sorted(Input.RANDOM.ints(N)), a);
            assertEquals(List.of(N, 3), heard);
            assertEquals(1, log.warnings().size(), log::toString);
            assertEquals("thrown by a listener", log.records().get(0).getThrown().getMessage());
        }
    }

    @Test
    void aContextOnOneDeviceUsesThatDevice() {
        ComputeDevice device = TestDevice.openCl();
        List<Execution> told = new ArrayList<>();
        try (Gpu gpu = Gpu.open(device.info().orElseThrow())) {
            gpu.onExecution(told::add);
            int[] a = Input.RANDOM.ints(100);
            gpu.sorter().sort(a);
            assertArrayEquals(Oracle.sorted(Input.RANDOM.ints(100)), a);
        }
        TestDevice.assertRan(device, TestDevice.tileKernel(SortKind.INT), told.get(0));
    }

    /** The whole way from a target to the device, with a witness of whose memory was worked in. */
    @Test
    void theDeviceThatIsToldIsTheOneThatWorked() {
        ComputeDevice device = TestDevice.openCl();
        List<DeviceKernel> kernels = new ArrayList<>();
        try (Dispatcher dispatcher = KernelTrials.dispatcher(Target.OPENCL, null, Calibration.shared())) {
            dispatcher.calls().onStream(options -> StreamScale.onLaunch(options, kernels::add));
            List<Execution> told = new ArrayList<>();
            dispatcher.listen(told::add);
            dispatcher.dispatch(new IntSortJob(Input.REVERSED.ints(N), 0, N));
            TestDevice.assertRan(device, TestDevice.tileKernel(SortKind.INT), told.get(0));
            List<DeviceKernel> sorts = kernels.stream().filter(RadixTileKernel.class::isInstance).toList();
            assertFalse(sorts.isEmpty(), kernels::toString);
            assertTrue(sorts.stream().allMatch(HostScratch::isUntouched));
        }
    }

    @Test
    void anExecutionTellsWhatWasDone() {
        List<Execution> told = new ArrayList<>();
        try (Gpu gpu = Gpu.open(Target.JTP)) {
            gpu.onExecution(told::add);
            gpu.sorter().sort(Input.RANDOM.longs(N), 11, N);
        }
        Execution e = told.get(0);
        assertEquals("sort", e.operation());
        assertEquals(long.class, e.type());
        assertEquals(N - 11, e.n());
        assertTrue(e.passes() >= 1);
        assertEquals(0, e.bytesMoved(), "sorted in place");
        assertEquals(0, e.verifyNanos());
        assertTrue(e.stageNanos() > 0 && e.deviceNanos() > 0, e::toString);
        assertEquals(e.totalNanos(), e.stageNanos() + e.deviceNanos() + e.commitNanos() + e.hostNanos());
        assertTrue(e.hostNanos() >= 0, e::toString);
    }

    @ParameterizedTest
    @EnumSource(names = {"JTP", "OPENCL"})
    void thePhasesOfACallOnObjectsAreAllOfIt(Target target) {
        TestDevice.require(target);
        String[] keys = new String[N];
        Arrays.setAll(keys, i -> "key " + i * 7919 % N);
        List<Execution> told = new ArrayList<>();
        try (Gpu gpu = Gpu.open(target)) {
            gpu.onExecution(told::add);
            gpu.joins().inner(keys, keys);
            gpu.groups().by(keys);
            gpu.groups().reduceByKey(keys, new long[N], ScanOp.SUM);
            gpu.groups().unique(keys);
            gpu.sorter().argsort(keys, null);
            gpu.selector().topK(keys, N, null);
            gpu.sorter().sort(keys, Comparator.naturalOrder());
        }
        assertEquals(List.of("inner", "by", "reduceByKey", "unique", "argsort", "topK", "sort"),
                told.stream().map(Execution::operation).toList());
        for (Execution e : told) {
            assertEquals(e.totalNanos(),
                    e.stageNanos() + e.deviceNanos() + e.verifyNanos() + e.commitNanos() + e.hostNanos());
            assertTrue(e.hostNanos() > 0 && e.deviceNanos() > 0, e::toString);
            assertTrue(e.toString().matches("\\w+ String\\[[\\d,]+]: " + e.engine() + ".*, [\\d.]+ ms \\(.*device .*, "
                    + "host [\\d.]+\\) in \\d+ pass(es)? of " + e.kernel() + ".*"), e::toString);
        }
    }

    @Test
    void anExecutionReadsLikeASentence() {
        DeviceInfo device = new DeviceInfo("H200", "NVIDIA", "CUDA", "3", DeviceInfo.Type.GPU, 1, 1, 1, 1, 1, 1);
        assertEquals("sort int[1,000]: OPENCL on H200 (CUDA, GPU), 12.000 ms (stage 1.000, device 3.000, verify 0.500,"
                + " commit 2.000, host 5.500) in 1 pass of Kernel; a note", new Execution("sort", int.class, 1000,
                Engine.OPENCL, Optional.of(device), "Kernel", 1, 8, 1_000_000, 3_000_000, 500_000, 2_000_000, 12_000_000,
                "a note").toString());
        assertEquals("sort String[7]: JDK, 0.002 ms", new Execution("sort", String.class, 7, Engine.JDK,
                Optional.empty(), "", 0, 0, 0, 0, 0, 0, 2_000, "").toString());
    }

    /** With a listener, even calls that would go straight to the JDK are reported. */
    @Test
    void everyListenerHearsOfEveryCall() {
        List<Integer> first = new ArrayList<>();
        List<Integer> second = new ArrayList<>();
        try (Gpu gpu = Gpu.open(Target.JDK)) {
            gpu.sorter().sort(new int[3]);
            gpu.onExecution(e -> first.add(e.n()));
            gpu.sorter().sort(new int[5]);
            gpu.onExecution(e -> second.add(e.n()));
            gpu.sorter().sort(new long[0]);
            gpu.sorter().argsort(new int[7]);
        }
        assertEquals(List.of(5, 0, 7), first);
        assertEquals(List.of(0, 7), second);
        assertThrows(NullPointerException.class, () -> Gpu.open(Target.JDK).onExecution(null));
    }

    @Test
    void aTargetIsNeeded() {
        assertThrows(NullPointerException.class, () -> Gpu.open((Target) null));
    }

    @Test
    void devicesAreDescribed() {
        ComputeDevice device = TestDevice.openCl();
        DeviceInfo info = Gpu.devices().get(0);
        assertEquals(device.info().orElseThrow(), info);
        assertFalse(info.name().isBlank());
        assertTrue(info.computeUnits() > 0 && info.maxWorkGroupSize() > 0 && info.localMemory() > 0
                && info.globalMemory() > 0 && info.maxAllocation() > 0, info::toString);
        assertTrue(info.toString().contains(info.name()) && info.toString().contains(info.platform()));
    }
}
