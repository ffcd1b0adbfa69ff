package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.aparasort.testing.Input;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A device is demanded that is not here. */
class AbsentDeviceTest {
    private static final int N = 20_011;

    @Test
    void withoutAGpuTheExceptionTellsWhatThereIsAndHowToGetOne() {
        List<DeviceInfo> gpus = Gpu.devices().stream().filter(d -> d.type() == DeviceInfo.Type.GPU).toList();
        assumeTrue(gpus.isEmpty(), () -> "this machine has a GPU: " + gpus);
        int[] a = Input.RANDOM.ints(N);
        try (Gpu gpu = Gpu.open(Target.GPU)) {
            GpuException e = assertThrows(GpuException.class, () -> gpu.sorter().sort(a));
            for (String part : List.of("sort", "int", "20,011", "no GPU", "driver", "Target.AUTO")) {
                assertTrue(e.getMessage().contains(part), () -> part + " is missing in: " + e.getMessage());
            }
            for (DeviceInfo found : Gpu.devices()) {
                assertTrue(e.getMessage().contains(found.name()), e.getMessage());
            }
            assertArrayEquals(Input.RANDOM.ints(N), a);
            assertThrows(GpuException.class, () -> gpu.sorter().sort(new long[2]));
            assertThrows(GpuException.class, () -> gpu.sorter().argsort(new int[N]));
            assertThrows(GpuException.class, () -> gpu.sorter().argsort(new long[N]));
            assertThrows(GpuException.class, () -> gpu.sorter().sortPairs(new int[N], new int[N]));
            assertThrows(GpuException.class, () -> gpu.sorter().sortPairs(new long[N], new int[N]));
            assertThrows(GpuException.class, gpu::warmUp);
            Plan plan = gpu.explain(int.class, N);
            assertTrue(plan.toString().contains("no GPU was found"), plan::toString);
        }
    }

    /** Nothing is to be done, so nothing is missing. */
    @Test
    void nothingToSortNeedsNoGpu() {
        try (Gpu gpu = Gpu.open(Target.GPU)) {
            gpu.sorter().sort(new int[0]);
            gpu.sorter().sort(new long[1]);
            assertEquals(0, gpu.sorter().argsort(new int[0]).length);
            assertArrayEquals(new int[] {0}, gpu.sorter().argsort(new long[] {5}));
        }
    }

    @Test
    void aDeviceThatIsNotThereIsRefusedWithThoseThatAre() {
        DeviceInfo madeUp = new DeviceInfo("Voodoo 9", "3dfx", "Glide", "9", DeviceInfo.Type.GPU, 1, 1, 1, 1, 1, 1);
        GpuException e = assertThrows(GpuException.class, () -> Gpu.open(madeUp));
        assertTrue(e.getMessage().contains("Voodoo 9") && e.getMessage().contains(Gpu.devices().toString()),
                e.getMessage());
    }
}
