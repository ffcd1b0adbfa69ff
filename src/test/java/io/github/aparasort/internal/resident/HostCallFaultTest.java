package io.github.aparasort.internal.resident;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuException;
import io.github.aparasort.JoinedRows;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import io.github.aparasort.Target;
import io.github.aparasort.TestContexts;
import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.group.GroupWorkload;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.opencl.ClFaults;
import io.github.aparasort.internal.scan.Operators;
import io.github.aparasort.internal.trial.KernelTrials;
import io.github.aparasort.testing.TestDevice;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Devices that fail, or find wrong groups and rows, in calls on arrays of the host. */
class HostCallFaultTest {
    private static final int N = GroupWorkload.FEWEST + 11;
    private static final int DISTINCT = 1000;

    private final int[] keys = new SplittableRandom(6).ints(N, 0, DISTINCT).toArray();
    private final int[] values = new SplittableRandom(7).ints(N).toArray();
    private final int[] few = new SplittableRandom(8).ints(DISTINCT, 0, 2 * DISTINCT).toArray();
    private ComputeDevice device;
    private Gpu gpu;
    private volatile Consumer<DeviceKernel> listener = kernel -> { };

    @BeforeEach
    void open() {
        device = TestDevice.openCl();
        device.health().reset();
        gpu = TestContexts.gpu(KernelTrials.dispatcher(Target.OPENCL, device, Calibration.shared(), (source, there) -> {
            DeviceKernel kernel = source.create(there);
            return kernel instanceof ResidentSequence sequence
                    ? StreamScale.onLaunch(sequence, launched -> listener.accept(launched)) : kernel;
        }));
    }

    @AfterEach
    void close() {
        gpu.close();
        device.health().reset();
    }

    private Map<String, Supplier<Object>> calls() {
        Map<String, Supplier<Object>> calls = new LinkedHashMap<>();
        calls.put("counts", () -> content(gpu.groups().counts(keys)));
        calls.put("sums", () -> content(gpu.groups().reduceByKey(keys, values, ScanOp.SUM)));
        calls.put("maxima", () -> content(gpu.groups().reduceByKey(keys, values, ScanOp.MAX)));
        calls.put("by", () -> gpu.groups().by(keys).order());
        calls.put("join", () -> content(gpu.joins().outer(keys, few)));
        calls.put("left join", () -> content(gpu.joins().left(keys, few)));
        return calls;
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
        int[] keysBefore = keys.clone();
        int[] valuesBefore = values.clone();
        int[] fewBefore = few.clone();
        calls().forEach((name, call) -> {
            // The first call builds the kernels and proves them.
            Object right = call.get();
            int at = 1;
            while (failsAt(at, call)) {
                device.health().success();
                at++;
            }
            assertTrue(at > 2, name + " has too few launches");
            assertTrue(Arrays.deepEquals(new Object[] {right}, new Object[] {call.get()}), name);
            assertArrayEquals(keysBefore, keys, name);
            assertArrayEquals(valuesBefore, values, name);
            assertArrayEquals(fewBefore, few, name);
        });
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

    /** What a kernel does wrong, by a call that uses it. */
    private static Map<String, Map<String, Consumer<DeviceKernel>>> errors() {
        Map<String, Map<String, Consumer<DeviceKernel>>> errors = new LinkedHashMap<>();
        errors.put("counts", Map.of("no begins", kernel -> {
            if (kernel instanceof IntHeads heads) {
                heads.wantsBegins = 0;
            }
        }));
        errors.put("by", Map.of("no heads", kernel -> {
            if (kernel instanceof IntHeads heads) {
                heads.wantsKeys = 0;
            }
        }));
        errors.put("sums", Map.of("maxima for sums", kernel -> {
            if (kernel instanceof LongSegmentFold fold) {
                fold.setOperator(Operators.MAX, Long.MIN_VALUE);
            }
        }, "halves packed for longs", kernel -> {
            if (kernel instanceof PairWords words) {
                words.direction = PairWords.PACK;
            }
        }));
        errors.put("join", Map.of("no upper bounds", kernel -> {
            if (kernel instanceof IntBoundsKernel bounds && bounds.wanted == IntBoundsKernel.UPPER) {
                bounds.wanted = IntBoundsKernel.LOWER;
            }
        }, "no rows without a partner", kernel -> {
            if (kernel instanceof IndexCounts counts && counts.inside != 0) {
                counts.bound = 0;
            }
        }, "other rows of B", kernel -> {
            if (kernel instanceof IndexFormula formula && formula.formula == IndexFormula.MATCHED) {
                formula.formula = IndexFormula.MOVED;
            }
        }, "too many rows", kernel -> {
            if (kernel instanceof IndexFormula formula && formula.formula == IndexFormula.DIFFERENCE) {
                formula.number++;
            }
        }));
        errors.put("left join", Map.of("rows without a partner lost", kernel -> {
            if (kernel instanceof IndexFormula formula && formula.formula == IndexFormula.DIFFERENCE) {
                formula.number = 0;
            }
        }, "every row twice at least", kernel -> {
            if (kernel instanceof IndexFormula formula && formula.formula == IndexFormula.DIFFERENCE
                    && formula.number == 1) {
                formula.number = 2;
            }
        }));
        return errors;
    }

    @Test
    void wrongResultsAreFound() {
        errors().forEach((name, each) -> each.forEach((what, error) -> {
            Supplier<Object> call = calls().get(name);
            Object right = call.get();
            listener = error;
            GpuException e = assertThrows(GpuException.class, call::get, name + ": " + what);
            assertTrue(e.getMessage().contains("what came back") || e.getMessage().contains("has not the order"),
                    () -> name + ", " + what + ": " + e.getMessage());
            listener = kernel -> { };
            assertNull(device.health().whyOff());
            assertTrue(Arrays.deepEquals(new Object[] {right}, new Object[] {call.get()}), name + ": " + what);
            device.health().success();
        }));
        assertEquals(5, errors().size());
    }
}
