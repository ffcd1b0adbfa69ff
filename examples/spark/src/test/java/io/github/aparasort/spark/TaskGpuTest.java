package io.github.aparasort.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.Gpu;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Which GPU a task gets. There is none here: the devices are made up. */
class TaskGpuTest {
    private static final DeviceInfo CPU = device("cpu", DeviceInfo.Type.CPU, 1);
    private static final DeviceInfo FIRST = device("first", DeviceInfo.Type.GPU, 2);
    private static final DeviceInfo SECOND = device("second", DeviceInfo.Type.GPU, 3);

    @Test
    void withoutGpusOfItsOwnATaskTakesTheSharedContext() {
        assertSame(Gpu.shared(), TaskGpu.get());
    }

    @Test
    void nothingIsToBeChosenAmongOneGpuOrNone() {
        assertEquals(Optional.empty(), TaskGpu.device(List.of(), "0"));
        assertEquals(Optional.empty(), TaskGpu.device(List.of(CPU), "0"));
        // The executor sees the one GPU that it may use, and the address counts those of the host.
        assertEquals(Optional.empty(), TaskGpu.device(List.of(FIRST, CPU), "3"));
    }

    @Test
    void anAddressIsAnIndexAmongTheGpus() {
        assertEquals(Optional.of(FIRST), TaskGpu.device(List.of(CPU, FIRST, SECOND), "0"));
        assertEquals(Optional.of(SECOND), TaskGpu.device(List.of(CPU, FIRST, SECOND), "1"));
    }

    @Test
    void otherAddressesAreRefusedWithTheRemedy() {
        for (String address : List.of("2", "-1", "GPU-5a1b", "")) {
            String said = assertThrows(IllegalStateException.class,
                    () -> TaskGpu.device(List.of(FIRST, SECOND), address)).getMessage();
            assertTrue(said.contains("CUDA_VISIBLE_DEVICES"), said);
        }
    }

    private static DeviceInfo device(String name, DeviceInfo.Type type, long id) {
        return new DeviceInfo(name, "vendor", "platform", "OpenCL 3.0", type, 1, 256, 1 << 15, 1 << 30, 1 << 28, id);
    }
}
