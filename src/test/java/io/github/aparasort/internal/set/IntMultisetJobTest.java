package io.github.aparasort.internal.set;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Target;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.tile.MultisetOptions;
import io.github.aparasort.internal.trial.KernelTrials;
import io.github.aparasort.testing.SmallDevice;
import io.github.aparasort.testing.TestDevice;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** If a device fails after it has counted results, the next one does the same job. */
class IntMultisetJobTest {
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aJobThatIsDoneAgainCountsAgain(boolean inParts) {
        ComputeDevice device = inParts ? SmallDevice.find() : TestDevice.openCl();
        int[] a = IntStream.range(0, 20_000).toArray();
        int[] b = IntStream.range(10_000, 30_000).toArray();
        int[] out = new int[a.length + b.length];
        IntMultisetJob job = IntMultisetJob.to(out, SetOperation.UNION, new MultisetOptions(false, false), a, b);
        try (Dispatcher dispatcher = KernelTrials.dispatcher(Target.OPENCL, device)) {
            for (int round = 0; round < 2; round++) {
                Arrays.fill(out, -1);
                dispatcher.submit(job);
                assertEquals(30_000, job.count());
                assertArrayEquals(IntStream.range(0, 30_000).toArray(), Arrays.copyOf(out, 30_000));
            }
        }
    }
}
