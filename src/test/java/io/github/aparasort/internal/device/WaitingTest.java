package io.github.aparasort.internal.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.kernel.IntKeys;
import io.github.aparasort.internal.sort.IntRakeMergesort;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.Leased;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Waits of callers that are interrupted. */
@Tag(Coverage.EVERY_JDK)
class WaitingTest {
    /** Starts Aparapi as the library does, whichever test comes first in this JVM. */
    @BeforeAll
    static void start() {
        Devices.jtp();
    }

    @Test
    void anInterruptIsKeptAndEndsNothing() throws Exception {
        try (KernelPool pool = new KernelPool(ComputeDevice.jtp(), () -> new IntRakeMergesort(2), 1, lease -> null);
                Lease lease = pool.take(3, true)) {
            Thread.currentThread().interrupt();
            int[] array = {3, 1, 2};
            StagedLaunch<IntKeys> launch = Leased.staged(lease, IntKeys.class, new SlowIntTransfer(array, 50));
            lease.run(launch);
            assertTrue(Thread.interrupted());
            launch.commit();
            assertEquals("[1, 2, 3]", Arrays.toString(array));
        }
    }
}
