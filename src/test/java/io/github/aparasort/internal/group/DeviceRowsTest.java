package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Gpu;
import io.github.aparasort.Grouping;
import io.github.aparasort.JoinedRows;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.LowMemoryDevice;
import io.github.aparasort.internal.sort.SortWorkload;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.GroupOracle;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.KeyType;
import io.github.aparasort.testing.SpecialFloats;
import io.github.aparasort.testing.TestDevice;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Which work an OpenCL device does for groups of rows and for joins: it finds them, or it only sorts. */
class DeviceRowsTest {
    private static final int MANY = 70_003;
    private static ComputeDevice device;

    @BeforeAll
    static void find() {
        device = TestDevice.openCl();
    }

    /** As many as fit one array, and no fewer than can be sorted. */
    @Test
    void asManyAreOfferedAsTheDeviceCanDo() {
        int n = 1_000_000;
        GroupWorkload rows = GroupWorkload.of(int.class, GroupResult.ROWS);
        assertEquals(n, rows.maxAtOnce(LowMemoryDevice.ofAllocation(device, (long) n * Integer.BYTES, 256)));
        int bytes = Integer.BYTES + Integer.BYTES;
        ComputeDevice low = LowMemoryDevice.of(device, (long) (GroupWorkload.ARRAYS - 1) * bytes * n / 9 * 10);
        assertFalse(rows.isGroupedOn(low, n));
        assertEquals(SortWorkload.ofPairs(int.class).maxAtOnce(low), rows.maxAtOnce(low));
    }

    /** Few rows and many, with few groups and with many; the first of all NaNs is their key. */
    @ParameterizedTest
    @EnumSource
    void rowsAreGroupedThere(KeyType type) {
        try (ToldLaunches there = new ToldLaunches(device)) {
            for (Input input : new Input[] {Input.RANDOM, Input.FIVE_VALUES}) {
                for (int n : new int[] {2, 4097, MANY}) {
                    Object keys = AnyArray.of(type.type, input, SpecialFloats.FEW_NANS, n);
                    assertGrouped(there.gpu, keys, input + " " + n);
                    there.forget();
                    assertGrouped(there.gpu, keys, input + " " + n);
                    assertTrue(there.was("Heads"), there::toString);
                    String why = there.gpu.explain("by", type.type, n).why();
                    assertTrue(why.contains("finds the groups"), why);
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
        int n = MANY;
        int[] large = IntStream.range(0, n).map(i -> i * 31 % 1000).toArray();
        int[] small = IntStream.range(0, 1500).toArray();
        try (ToldLaunches there = new ToldLaunches(device)) {
            JoinedRows rows = there.gpu.joins().right(large, small);
            assertTrue(there.was("IntBoundsKernel"), there::toString);
            there.forget();
            assertEquals(n + 500, rows.aRows().length);
            JoinedRows turned = there.gpu.joins().left(small, large);
            assertTrue(there.was("IntBoundsKernel"), there::toString);
            assertEquals(2, there.calls());
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
        int bytes = Long.BYTES + Integer.BYTES;
        for (int arrays : new int[] {1, 3, GroupWorkload.ARRAYS}) {
            ComputeDevice low = LowMemoryDevice.of(device, ((long) arrays * bytes * MANY + bytes * MANY / 2) / 9 * 10);
            try (ToldLaunches there = new ToldLaunches(low)) {
                long[] keys = Input.RANDOM.longs(MANY);
                assertGrouped(there.gpu, keys, arrays + " arrays");
                there.forget();
                assertGrouped(there.gpu, keys, arrays + " arrays");
                assertEquals(arrays == GroupWorkload.ARRAYS, there.was("Heads"), there::toString);
            }
        }
    }
}
