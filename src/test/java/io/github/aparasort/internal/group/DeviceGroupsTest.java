package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Gpu;
import io.github.aparasort.Pairs;
import io.github.aparasort.Target;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.LowMemoryDevice;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.GroupOracle;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.KeyType;
import io.github.aparasort.testing.SpecialFloats;
import io.github.aparasort.testing.TestDevice;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Which work an OpenCL device does for distinct values: it finds groups, or it only sorts. */
class DeviceGroupsTest {
    private static final int MANY = 70_003;
    private static ComputeDevice device;

    @BeforeAll
    static void find() {
        device = TestDevice.openCl();
    }

    /** Few elements and many, with few groups and with many. */
    @ParameterizedTest
    @EnumSource
    void elementsAreGroupedThere(KeyType type) {
        try (ToldLaunches there = new ToldLaunches(device)) {
            for (Input input : new Input[] {Input.RANDOM, Input.FIVE_VALUES}) {
                for (int n : new int[] {2, 4097, MANY}) {
                    Object keys = AnyArray.of(type.type, input, SpecialFloats.FEW_NANS, n);
                    assertCounted(there.gpu, keys, input + " " + n);
                    there.forget();
                    assertCounted(there.gpu, keys, input + " " + n);
                    assertTrue(there.was("Heads"), there::toString);
                    assertTrue(there.gpu.explain("counts", type.type, n).why().contains("finds the groups"));
                }
            }
        }
    }

    /** Room for two arrays of keys, or for one. With less it sorts in runs. */
    @Test
    void withoutRoomForGroupsTheDeviceSorts() {
        for (Class<?> type : new Class<?>[] {int.class, float.class}) {
            // Floats with NaNs are sorted with their indices, for which there would be no room.
            for (int arrays = type == int.class ? 0 : GroupWorkload.ARRAYS; arrays <= GroupWorkload.ARRAYS; arrays++) {
                long memory = (arrays * 4L * MANY + 4 * MANY / 2) / 9 * 10;
                try (ToldLaunches there = new ToldLaunches(LowMemoryDevice.of(device, memory))) {
                    Object keys = AnyArray.of(type, Input.RANDOM, SpecialFloats.FEW_NANS, MANY);
                    assertCounted(there.gpu, keys, arrays + " arrays");
                    there.forget();
                    assertCounted(there.gpu, keys, arrays + " arrays");
                    boolean grouped = arrays == GroupWorkload.ARRAYS;
                    assertEquals(grouped, there.was("Heads"), there::toString);
                    String why = there.gpu.explain("unique", type, MANY).why();
                    assertEquals(grouped, why.contains("finds the groups"), why);
                    assertEquals(arrays == 1, why.contains("Batcher"), why);
                }
            }
        }
    }

    /** The bits of the first NaN are there, wherever it is; the array is only read. */
    @Test
    void theFirstOfAllNansIsTheKey() {
        try (Gpu gpu = Gpu.open(Target.OPENCL)) {
            int n = MANY;
            for (int place : new int[] {0, 1, 32_767, 32_768, n / 2, n - 2, n - 1}) {
                double[] a = new double[n];
                Arrays.setAll(a, i -> i % 5);
                for (int i = place; i < n; i += 40_000) {
                    a[i] = Double.longBitsToDouble(0x7ff8_0000_0000_0000L + i);
                }
                double[] keys = gpu.groups().unique(a);
                assertEquals(6, keys.length);
                assertEquals(0x7ff8_0000_0000_0000L + place, Double.doubleToRawLongBits(keys[5]));
            }
        }
    }

    private static void assertCounted(Gpu gpu, Object keys, String what) {
        Object before = AnyArray.copy(keys);
        Pairs<?, ?> found = (Pairs<?, ?>) AnyArray.call(gpu.groups(), "counts", keys);
        AnyArray.assertSame(before, keys, what);
        GroupOracle oracle = new GroupOracle(keys);
        AnyArray.assertSame(oracle.keys(), found.keys(), what);
        assertArrayEquals(oracle.counts(), (int[]) found.values(), what);
    }
}
