package io.github.aparasort.internal.step;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.GpuException;
import io.github.aparasort.Sorter;
import io.github.aparasort.Target;
import io.github.aparasort.TestContexts;
import io.github.aparasort.internal.column.StreamScale;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.device.Discovery;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.opencl.ClFaults;
import io.github.aparasort.internal.tile.IntTileRadixSort;
import io.github.aparasort.internal.tile.LongTileRadixSort;
import io.github.aparasort.internal.tile.RadixTileKernel;
import io.github.aparasort.internal.trial.KernelTrials;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.Oracle;
import io.github.aparasort.testing.PlantedCosts;
import io.github.aparasort.testing.SelectedDevices;
import io.github.aparasort.testing.SmallDevice;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * One of several runs is missing or wrong: a demanded device leaves the caller's arrays as they were, and under AUTO
 * the next engine sorts them.
 */
class RunFaultTest {
    private static final int RUNS = 5;
    private static final int INTS = 14_000;
    private static final int PAIRS = 7_000;

    private enum Fault {
        FAILS, IS_IN_ANOTHER_ORDER
    }

    /** Runs before the one that is to be broken. Two streams sort them. */
    private final AtomicInteger left = new AtomicInteger(-1);
    private Fault fault;
    private final List<Execution> told = new ArrayList<>();
    private ComputeDevice device;
    private Dispatcher dispatcher;

    @BeforeEach
    void find() {
        device = SmallDevice.find();
    }

    @AfterEach
    void close() {
        if (dispatcher != null) {
            dispatcher.close();
        }
    }

    private void breakRun(int run, Fault how) {
        fault = how;
        left.set(run);
    }

    private void told(DeviceKernel kernel) {
        if (!(kernel instanceof RadixTileKernel) || left.getAndDecrement() != 0) {
            return;
        }
        if (fault == Fault.FAILS) {
            throw ClFaults.outOfResources();
        } else if (kernel instanceof IntTileRadixSort ints) {
            ints.setOrderMask(-1);
        } else {
            ((LongTileRadixSort) kernel).setOrderMask(-1L << Integer.SIZE);
        }
    }

    /**
     * A context on the small device: demanded, or much faster than the JDK under AUTO.
     *
     * @param others the devices that come after it
     */
    private Sorter open(Target target, ComputeDevice... others) {
        Discovery.finish();
        PlantedCosts calibration = new PlantedCosts();
        for (SortKind kind : SortKind.values()) {
            for (int n : new int[] {4096, 1 << 20}) {
                calibration.plant(kind.name(), Engine.JDK.name(), n, 10_000L * n);
                calibration.plant(kind.name(), device.toString(), n, n);
                for (ComputeDevice other : others) {
                    calibration.plant(kind.name(), other.toString(), n, 100L * n);
                }
            }
        }
        dispatcher = KernelTrials.dispatcher(target, target == Target.AUTO ? null : device, calibration);
        dispatcher.calls().onStream(options -> StreamScale.onLaunch(options, this::told));
        SelectedDevices.select(dispatcher, Stream.concat(Stream.of(device), Stream.of(others))
                .toArray(ComputeDevice[]::new));
        dispatcher.listen(told::add);
        Sorter sorter = TestContexts.gpu(dispatcher).sorter();
        // Both kernels pass their proofs.
        sorter.sort(Input.RANDOM.ints(INTS));
        sorter.argsort(Input.RANDOM.ints(PAIRS));
        for (Execution execution : told) {
            assertEquals("in " + RUNS + " runs, merged on the CPU", execution.note());
        }
        told.clear();
        return sorter;
    }

    @ParameterizedTest
    @EnumSource
    void aDemandedDeviceLeavesTheArraysAsTheyWere(Fault how) {
        Sorter sorter = open(Target.OPENCL);
        int[] keys = Input.RANDOM.ints(INTS);
        int[] pairKeys = Input.FIVE_VALUES.ints(PAIRS);
        for (int run = 0; run < RUNS; run++) {
            int[] a = keys.clone();
            breakRun(run, how);
            assertRefused(() -> sorter.sort(a));
            assertArrayEquals(keys, a, how + " in run " + run);
            int[] b = pairKeys.clone();
            int[] values = Input.values(PAIRS);
            breakRun(run, how);
            assertRefused(() -> sorter.sortPairs(b, values));
            assertArrayEquals(pairKeys, b, how + " in run " + run);
            assertArrayEquals(Input.values(PAIRS), values, how + " in run " + run);
        }
        int[] a = keys.clone();
        sorter.sort(a);
        assertArrayEquals(Oracle.sorted(keys), a);
    }

    private void assertRefused(Runnable sort) {
        String message = assertThrows(GpuException.class, sort::run).getMessage();
        assertTrue(left.get() < 0 && message.contains("each input array is unchanged")
                && message.contains("Target.AUTO"), message);
        // Several faults in a row would switch the device off.
        device.health().success();
    }

    /** Whatever runs there were: the next engine sorts all, and nothing is merged into its result. */
    @ParameterizedTest
    @CsvSource({"FAILS, JDK", "IS_IN_ANOTHER_ORDER, JDK", "FAILS, JTP", "IS_IN_ANOTHER_ORDER, JTP"})
    void autoFallsForward(Fault how, Engine next) {
        Sorter sorter = next == Engine.JDK ? open(Target.AUTO) : open(Target.AUTO, Devices.jtp());
        int[] keys = Input.RANDOM.ints(INTS);
        int[] pairKeys = Input.FIVE_VALUES.ints(PAIRS);
        for (int run = 0; run < RUNS; run++) {
            int[] a = keys.clone();
            breakRun(run, how);
            sorter.sort(a);
            assertFellForward(next);
            assertArrayEquals(Oracle.sorted(keys), a, how + " in run " + run);
            int[] b = pairKeys.clone();
            int[] values = Input.values(PAIRS);
            breakRun(run, how);
            sorter.sortPairs(b, values);
            assertFellForward(next);
            assertArrayEquals(Oracle.sorted(pairKeys), b, how + " in run " + run);
            assertArrayEquals(Oracle.gather(Input.values(PAIRS), Oracle.stableOrder(pairKeys)), values,
                    how + " in run " + run);
        }
    }

    private void assertFellForward(Engine next) {
        Execution execution = told.remove(0);
        assertTrue(left.get() < 0);
        assertEquals(next, execution.engine());
        assertTrue(execution.note().startsWith(device + ": "), execution::note);
        device.health().success();
    }
}
