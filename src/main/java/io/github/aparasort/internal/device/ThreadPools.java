package io.github.aparasort.internal.device;

import com.aparapi.Kernel;
import com.aparapi.Range;
import com.aparapi.device.Device;
import com.aparapi.device.JavaDevice;
import com.aparapi.internal.kernel.KernelManager;
import com.aparapi.internal.kernel.KernelPreferences;
import io.github.aparasort.internal.event.Threads;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.PoolStarter;
import io.github.aparasort.internal.kernel.StrictKernel;
import io.github.aparasort.internal.kernel.ThreadPoolKernel;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * Launches on JTP, and their thread pools. All kernels of the process share them. A launch has a pool for itself, so
 * there are as many as launches ran at once. The one that was used last is used next. One that is not needed ends after
 * a second; the last one ends when idle kernels free their memory.
 */
final class ThreadPools {
    private static final List<Device> JAVA = List.of(JavaDevice.SEQUENTIAL, JavaDevice.THREAD_POOL);
    /** Kernel classes whose preferred devices this library has set, in place of Aparapi's choice. */
    private static final Set<Class<?>> NAMED = new HashSet<>();
    private static final long SPARE_SECONDS = 1;

    /** The last used first. It guards itself and {@link #endScheduled}. */
    private static final Deque<ThreadPools> IDLE = new ArrayDeque<>();
    private static boolean endScheduled;

    private final ThreadPoolKernel kernel = new ThreadPoolKernel();
    /** Null if it could not be started in time: then Aparapi's threads end by themselves after a minute. */
    private final ExecutorService pool;
    private long lastUse;

    private ThreadPools() {
        PoolStarter starter = new PoolStarter(Runtime.getRuntime().availableProcessors());
        try {
            Thread thread = Threads.daemon("aparasort-jtp", () -> start(starter));
            thread.start();
            ManagedWait.join(thread);
        } catch (OutOfMemoryError e) {
            // No thread for this: a launch may have more luck, or it reports the shortage.
        }
        pool = starter.pool();
    }

    private void start(PoolStarter starter) {
        try {
            execute(starter, starter.threads(), starter.threads(), 1);
        } catch (RuntimeException | Error e) {
            // The same: a launch starts the threads itself.
        }
    }

    /** Launches a kernel on JTP. */
    static void execute(DeviceKernel kernel, int globalSize, int passes) {
        ThreadPools one = take();
        boolean done = false;
        try {
            one.execute(kernel, globalSize, kernel.localSize(), passes);
            done = true;
        } finally {
            if (done) {
                one.giveBack();
            } else {
                // Some of its workers may still be at work.
                one.end();
            }
        }
    }

    /** Has Aparapi run a kernel on workers of this JVM. */
    static void execute(StrictKernel kernel, Range range, int passes) {
        prefer(kernel);
        kernel.execute(range, passes);
    }

    /**
     * Names the workers of this JVM as preferred, or else Aparapi would list the OpenCL devices. This is checked before
     * each launch, because a failure of one instance removes the device from the list of its whole class. One thread at
     * a time: another one must not ask for the preferences of a class that is not named yet.
     */
    private static synchronized void prefer(StrictKernel kernel) {
        KernelPreferences preferences = KernelManager.instance().getPreferences(kernel);
        if (NAMED.add(kernel.getClass()) || JAVA.stream().anyMatch(device -> kernel.isAllowDevice(device)
                && !preferences.isDeviceAmongPreferredDevices(device))) {
            KernelManager.instance().setPreferredDevices(kernel, new LinkedHashSet<>(JAVA));
        }
    }

    private void execute(Kernel work, int globalSize, int localSize, int passes) {
        kernel.carry(work);
        try {
            execute(kernel, Range.create(globalSize, localSize), passes);
        } finally {
            kernel.carry(null);
        }
    }

    private static ThreadPools take() {
        synchronized (IDLE) {
            if (!IDLE.isEmpty()) {
                return IDLE.pop();
            }
        }
        return new ThreadPools();
    }

    private void giveBack() {
        lastUse = System.nanoTime();
        synchronized (IDLE) {
            IDLE.push(this);
            scheduleEnd();
        }
    }

    private static void scheduleEnd() {
        if (!endScheduled && !IDLE.isEmpty()) {
            try {
                DelayedTasks.run(ThreadPools::endSpare, SPARE_SECONDS);
                endScheduled = true;
            } catch (OutOfMemoryError e) {
                // The next launch schedules it.
            }
        }
    }

    private static void endSpare() {
        synchronized (IDLE) {
            endScheduled = false;
            while (!IDLE.isEmpty() && IDLE.peekLast().isSpare()) {
                IDLE.removeLast().end();
            }
            scheduleEnd();
        }
    }

    private boolean isSpare() {
        long seconds = IDLE.size() > 1 ? SPARE_SECONDS : Math.max(SPARE_SECONDS, DelayedTasks.IDLE_SECONDS);
        return System.nanoTime() - lastUse >= TimeUnit.SECONDS.toNanos(seconds);
    }

    private void end() {
        if (pool != null) {
            pool.shutdown();
        }
    }
}
