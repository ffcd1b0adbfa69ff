package io.github.aparasort.internal.set;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.KernelPool;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.device.SlicedWork;
import io.github.aparasort.internal.engine.Executions;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.testing.TestDevice;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A slice of a set operation fails before it has told how many results it has: the others do not wait for ever. */
@Timeout(600)
class SlicedSetFaultTest {
    private static final int SLICES = 8;
    private static final int[] A = IntStream.range(0, 400).map(i -> 2 * i).toArray();
    private static final int[] B = IntStream.range(0, 400).map(i -> 3 * i).toArray();

    /** Counts down with each slice whose number is read. At 0 it fails. */
    private final AtomicInteger untilFault = new AtomicInteger(Integer.MAX_VALUE);

    private static final class Failing extends IntTileSets {
        private final AtomicInteger untilFault;

        Failing(AtomicInteger untilFault) {
            super(4, 3, false);
            this.untilFault = untilFault;
        }

        @Override
        public void getResult() {
            if (untilFault.getAndDecrement() == 0) {
                throw new IllegalStateException("planted");
            }
            super.getResult();
        }
    }

    @AfterEach
    void forgetFaults() {
        TestDevice.openCl().health().success();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, SLICES - 1})
    void launchEnds(int slicesBefore) throws Exception {
        try (KernelPool pool = new KernelPool(TestDevice.openCl(), () -> new Failing(untilFault),
                SlicedWork.INSTANCES, lease -> null)) {
            untilFault.set(slicesBefore);
            assertThrows(DeviceFault.class, () -> run(pool));
            assertTrue(untilFault.get() < 0, "no slice has failed");
            TestDevice.openCl().health().success();
            untilFault.set(Integer.MAX_VALUE);
            IntSetJob right = job();
            right.runPlain();
            assertArrayEquals(right.result(), run(pool).result());
        }
    }

    private static IntSetJob job() {
        return new IntSetJob(SetOperation.UNION, SetOptions.USUAL, A, B, null);
    }

    private static IntSetJob run(KernelPool pool) throws DeviceFault {
        IntSetJob job = job();
        try (Lease lease = pool.take(2, true)) {
            Executions.run(job, job.binding(TestDevice.openCl(), true)
                    .inSlicesOf((A.length + B.length + SLICES - 1) / SLICES), lease, System.nanoTime(), "");
        }
        return job;
    }
}
