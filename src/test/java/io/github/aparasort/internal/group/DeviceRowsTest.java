package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Grouping;
import io.github.aparasort.JoinedRows;
import io.github.aparasort.Target;
import io.github.aparasort.TestContexts;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.LowMemoryDevice;
import io.github.aparasort.internal.sort.SortWorkload;
import io.github.aparasort.internal.trial.KernelTrials;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.GroupOracle;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.KeyType;
import io.github.aparasort.testing.SpecialFloats;
import io.github.aparasort.testing.TestDevice;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Which work an OpenCL device does for groups of rows and for joins: it finds them, or it only sorts. */
class DeviceRowsTest {
    private static final int FEWEST = GroupWorkload.FEWEST;
    private static ComputeDevice device;

    private final List<Execution> told = new ArrayList<>();

    @BeforeAll
    static void find() {
        device = TestDevice.openCl();
    }

    private boolean wereFoundThere(int call, KeyType type) {
        Execution done = told.get(call);
        assertEquals(Engine.OPENCL, done.engine());
        boolean ints = type == KeyType.INT || type == KeyType.FLOAT;
        return done.kernel().equals(ints ? "IntRowSequence" : "LongRowSequence");
    }

    /** Sorted pairs of ints are packed into longs, so fewer of them fit one array of the device. */
    @Test
    void asManyAreOfferedAsTheDeviceCanDo() {
        int n = 1_000_000;
        GroupWorkload rows = GroupWorkload.of(int.class, GroupResult.ROWS);
        ComputeDevice groups = LowMemoryDevice.ofAllocation(device, (long) n * Integer.BYTES, 256);
        assertEquals(n, rows.maxAtOnce(groups));
        ComputeDevice sortsOnly = LowMemoryDevice.ofAllocation(device, (long) n * Integer.BYTES, 8);
        assertEquals(n / 2, rows.maxAtOnce(sortsOnly));
        assertEquals(SortWorkload.ofPairs(int.class).maxAtOnce(sortsOnly), rows.maxAtOnce(sortsOnly));
    }

    /** From some size on, with few groups and with too many; the first of all NaNs is their key. */
    @ParameterizedTest
    @EnumSource
    void rowsAreGroupedThere(KeyType type) {
        try (Gpu gpu = Gpu.open(Target.OPENCL)) {
            gpu.onExecution(told::add);
            for (Input input : new Input[] {Input.RANDOM, Input.FIVE_VALUES}) {
                for (int n : new int[] {FEWEST - 1, FEWEST, FEWEST + 7919}) {
                    assertGrouped(gpu, AnyArray.of(type.type, input, SpecialFloats.FEW_NANS, n), input + " " + n);
                    assertEquals(n >= FEWEST, wereFoundThere(told.size() - 1, type), told::toString);
                    String why = gpu.explain("by", type.type, n).why();
                    assertEquals(n >= FEWEST, why.contains("finds the groups"), why);
                }
            }
        }
    }

    private static void assertGrouped(Gpu gpu, Object keys, String what) {
        Object before = AnyArray.copy(keys);
        Grouping<?> found = (Grouping<?>) AnyArray.call(gpu.groups(), "by", keys);
        GroupOracle oracle = new GroupOracle(keys);
        AnyArray.assertSame(oracle.keys(), found.keys(), what);
        assertArrayEquals(oracle.offsets(), found.offsets(), what);
        assertArrayEquals(oracle.order(), found.order(), what);
        AnyArray.assertSame(before, keys, what);
    }

    @Test
    void joinsAreDoneThere() {
        int n = FEWEST + 7;
        int[] large = IntStream.range(0, n).map(i -> i * 31 % 1000).toArray();
        int[] small = IntStream.range(0, 1500).toArray();
        try (Gpu gpu = Gpu.open(Target.OPENCL)) {
            gpu.onExecution(told::add);
            JoinedRows rows = gpu.joins().right(large, small);
            assertEquals("IntJoinSequence", told.get(0).kernel());
            assertEquals(n + 500, rows.aRows().length);
            JoinedRows turned = gpu.joins().left(small, large);
            assertEquals("IntJoinSequence", told.get(1).kernel());
            assertEquals(2, told.size());
            assertEquals(n + 500, turned.aRows().length);
            for (int i = 0; i < n; i++) {
                assertEquals(large[rows.aRows()[i]], small[rows.bRows()[i]]);
                assertTrue(i == 0 || rows.bRows()[i - 1] < rows.bRows()[i]
                        || rows.bRows()[i - 1] == rows.bRows()[i] && rows.aRows()[i - 1] < rows.aRows()[i]);
            }
            assertArrayEquals(rows.aRows(), turned.bRows());
            assertArrayEquals(rows.bRows(), turned.aRows());
        }
    }

    /** Each row takes a long and an int in each array. */
    @Test
    void withoutRoomForGroupsTheDeviceSorts() {
        int n = FEWEST + 5;
        int bytes = Long.BYTES + Integer.BYTES;
        for (int arrays : new int[] {2, 3, IntGroupSequence.ARRAYS}) {
            ComputeDevice low = LowMemoryDevice.of(device, ((long) arrays * bytes * n + bytes * n / 2) / 9 * 10);
            try (Gpu gpu = TestContexts.gpu(KernelTrials.dispatcher(Target.OPENCL, low))) {
                gpu.onExecution(told::add);
                assertGrouped(gpu, Input.RANDOM.longs(n), arrays + " arrays");
                assertEquals(arrays == IntGroupSequence.ARRAYS, wereFoundThere(told.size() - 1, KeyType.LONG),
                        told::toString);
            }
        }
    }
}
