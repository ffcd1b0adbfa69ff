package io.github.aparasort.internal.take;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import io.github.aparasort.Target;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.trial.KernelTrials;
import io.github.aparasort.testing.TestDevice;
import org.junit.jupiter.api.Test;

/** Another thread changes indices after they were checked: a device reads none of what is outside of the array. */
class ChangedIndicesTest {
    private static final int N = 70_001;
    private static final int ABSENT = -7;

    @Test
    void indicesOutsideGiveTheDefault() throws Exception {
        int[] indices = new int[N];
        int[] expected = new int[N];
        int[] outside = {3, Integer.MAX_VALUE, -1, Integer.MIN_VALUE};
        for (int i = 0; i < N; i++) {
            indices[i] = i % 5 == 4 ? outside[i / 5 % outside.length] : i % 3;
            expected[i] = i % 5 == 4 ? ABSENT : 10 + i % 3;
        }
        int[] taken = new int[N];
        try (Dispatcher dispatcher = KernelTrials.dispatcher(Target.OPENCL, null)) {
            dispatcher.calls().run(new IntTakeJob(new int[] {10, 11, 12}, indices, 0, ABSENT, taken),
                    TestDevice.openCl(), Long.MAX_VALUE, System.nanoTime(), "", nanos -> { });
        }
        assertArrayEquals(expected, taken);
    }
}
