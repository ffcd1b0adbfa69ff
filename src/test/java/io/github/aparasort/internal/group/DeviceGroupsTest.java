package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Pairs;
import io.github.aparasort.Target;
import io.github.aparasort.TestContexts;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.LowMemoryDevice;
import io.github.aparasort.internal.trial.KernelTrials;
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
    private static final int FEWEST = GroupWorkload.FEWEST;
    private static ComputeDevice device;

    @BeforeAll
    static void find() {
        device = TestDevice.openCl();
    }

    /** From some size on, with few groups and with too many. */
    @ParameterizedTest
    @EnumSource
    void manyElementsAreGroupedThere(KeyType type) {
        String bits = type == KeyType.INT || type == KeyType.FLOAT ? "Int" : "Long";
        Execution[] last = new Execution[1];
        try (Gpu gpu = Gpu.open(Target.OPENCL)) {
            gpu.onExecution(done -> last[0] = done);
            for (Input input : new Input[] {Input.RANDOM, Input.FIVE_VALUES}) {
                for (int n : new int[] {FEWEST - 1, FEWEST, FEWEST + 7919}) {
                    Object keys = AnyArray.of(type.type, input, SpecialFloats.FEW_NANS, n);
                    assertCounted(gpu, keys, input + " " + n);
                    assertEquals(Engine.OPENCL, last[0].engine());
                    assertEquals(n >= FEWEST, last[0].kernel().equals(bits + "GroupSequence"), last[0]::toString);
                    assertEquals(n >= FEWEST, gpu.explain("counts", type.type, n).why().contains("finds the groups"));
                }
            }
        }
    }

    /** Room for two arrays of keys, or for one: then mergesort sorts, or Batcher's. */
    @Test
    void withoutRoomForGroupsTheDeviceSorts() {
        for (int arrays : new int[] {1, 2, 3, IntGroupSequence.ARRAYS}) {
            int n = FEWEST + 5;
            long memory = (arrays * 4L * n + 4 * n / 2) / 9 * 10;
            ComputeDevice low = LowMemoryDevice.of(device, memory);
            Execution[] last = new Execution[1];
            try (Gpu gpu = TestContexts.gpu(KernelTrials.dispatcher(Target.OPENCL, low))) {
                gpu.onExecution(done -> last[0] = done);
                assertCounted(gpu, Input.RANDOM.ints(n), arrays + " arrays");
                assertEquals(Engine.OPENCL, last[0].engine());
                boolean grouped = arrays == IntGroupSequence.ARRAYS;
                assertEquals(grouped, last[0].kernel().equals("IntGroupSequence"), last[0]::toString);
                String why = gpu.explain("unique", int.class, n).why();
                assertEquals(grouped, why.contains("finds the groups"), why);
                assertEquals(arrays == 1, why.contains("Batcher"), why);
            }
        }
    }

    /** The bits of the first NaN are there, wherever it is; the array is only read. */
    @Test
    void theFirstOfAllNansIsTheKey() {
        try (Gpu gpu = Gpu.open(Target.OPENCL)) {
            int n = FEWEST + 3;
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
