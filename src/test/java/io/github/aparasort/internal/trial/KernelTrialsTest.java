package io.github.aparasort.internal.trial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Gpu;
import io.github.aparasort.ScanOp;
import io.github.aparasort.Target;
import io.github.aparasort.TestContexts;
import io.github.aparasort.internal.column.StreamScale;
import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.cost.Profile;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.group.GroupResult;
import io.github.aparasort.internal.group.GroupWorkload;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.TestDevice;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** When AUTO may use a device, its kernels are there: a call waits for no build. */
class KernelTrialsTest {
    private static final int MANY = 40_000;

    @ParameterizedTest
    @EnumSource
    void aDeviceIsOpenedWithAllItsKernels(GroupResult result) throws Exception {
        ComputeDevice device = TestDevice.openCl();
        // Tests before this one may have proven the work: then opening the device would launch nothing.
        device.health().reset();
        Set<DeviceKernel> launched = Collections.synchronizedSet(Collections.newSetFromMap(new IdentityHashMap<>()));
        Calibration calibration = new Calibration(new Profile(null));
        Dispatcher dispatcher = KernelTrials.dispatcher(Target.OPENCL, device, calibration);
        dispatcher.calls().onStream(options -> StreamScale.onLaunch(options, launched::add));
        try (Gpu gpu = TestContexts.gpu(dispatcher)) {
            GroupWorkload workload = GroupWorkload.of(int.class, result);
            dispatcher.calls().open(workload, device);
            int opened = launched.size();
            assertTrue(launched.stream().anyMatch(kernel -> kernel.getClass().getSimpleName().equals("IntHeads")),
                    launched::toString);
            call(gpu, result, Calibration.SMALLEST);
            call(gpu, result, MANY);
            assertEquals(opened, launched.size(), "kernels were made by calls");
        }
    }

    private static void call(Gpu gpu, GroupResult result, int n) {
        int[] keys = Input.RANDOM.ints(n);
        switch (result) {
            case COUNTS -> gpu.groups().counts(keys);
            case SUMS -> gpu.groups().reduceByKey(keys, keys, ScanOp.SUM);
            case ROWS -> gpu.groups().by(keys);
        }
    }
}
