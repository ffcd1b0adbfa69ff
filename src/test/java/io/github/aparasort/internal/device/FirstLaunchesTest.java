package io.github.aparasort.internal.device;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.aparapi.Kernel;
import com.aparapi.Range;
import com.aparapi.device.Device;
import com.aparapi.internal.kernel.KernelManager;
import com.aparapi.internal.kernel.KernelPreferences;
import io.github.aparasort.internal.kernel.StrictKernel;
import java.util.LinkedHashSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Two threads launch a kernel of a new class at the same time, on JTP. Neither needs Aparapi's native library. */
class FirstLaunchesTest {
    private static final AtomicInteger RUNS = new AtomicInteger();

    private static final class NewKernel extends StrictKernel {
        @Override
        public void run() {
            RUNS.incrementAndGet();
        }
    }

    /**
     * Lets the second thread come while the first one names the devices of its kernel. Threads that earlier tests have
     * left, such as those that measure engines, have the manager of before.
     */
    private final class SlowManager extends KernelManager {
        private final AtomicInteger asked = new AtomicInteger();

        @Override
        protected void setup() {
            // There are no default devices.
        }

        private boolean isOfTest() {
            return Thread.currentThread() == first || Thread.currentThread() == second;
        }

        @Override
        public KernelPreferences getPreferences(Kernel kernel) {
            return isOfTest() ? super.getPreferences(kernel) : before.getPreferences(kernel);
        }

        @Override
        public void setPreferredDevices(Kernel kernel, LinkedHashSet<Device> devices) {
            if (!isOfTest()) {
                before.setPreferredDevices(kernel, devices);
                return;
            }
            if (Thread.currentThread() == first) {
                named.countDown();
                while (second.getState() != Thread.State.BLOCKED && second.getState() != Thread.State.TERMINATED) {
                    Thread.onSpinWait();
                }
            }
            super.setPreferredDevices(kernel, devices);
        }

        /** Aparapi would list the OpenCL devices here. */
        @Override
        public KernelPreferences getDefaultPreferences() {
            asked.incrementAndGet();
            return new KernelPreferences(this, NewKernel.class);
        }
    }

    private final CountDownLatch named = new CountDownLatch(1);
    private final Thread first = new Thread(FirstLaunchesTest::launch);
    private final Thread second = new Thread(() -> {
        try {
            named.await();
            launch();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    });
    private KernelManager before;

    private static void launch() {
        ThreadPools.execute(new NewKernel(), Range.create(1, 1), 1);
    }

    @BeforeEach
    void remember() {
        Devices.jtp();
        before = KernelManager.instance();
    }

    @AfterEach
    void restore() {
        KernelManager.setKernelManager(before);
    }

    @Test
    void devicesAreNamedBeforeAnotherThreadAsks() throws InterruptedException {
        SlowManager manager = new SlowManager();
        KernelManager.setKernelManager(manager);
        first.start();
        second.start();
        first.join();
        second.join();
        assertEquals(0, manager.asked.get());
        assertEquals(2, RUNS.get());
    }
}
