package io.github.aparasort.internal.device;

import com.aparapi.Range;
import com.aparapi.device.Device;
import com.aparapi.device.JavaDevice;
import com.aparapi.internal.kernel.KernelManager;
import com.aparapi.internal.kernel.KernelPreferences;
import io.github.aparasort.internal.event.Threads;
import io.github.aparasort.internal.kernel.StrictKernel;
import io.github.aparasort.internal.kernel.ThreadPoolKernel;
import io.github.aparasort.internal.kernel.WorkItems;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/**
 * The thread pool of JTP, which all rakes of the process share. One launch at a time has it; others use the threads of
 * their callers meanwhile. It ends when idle kernels free their memory, and another one begins with the next launch.
 */
final class ThreadPools {
    private static final List<Device> JAVA = List.of(JavaDevice.THREAD_POOL);
    /** Kernel classes whose preferred devices this library has set, in place of Aparapi's choice. */
    private static final Set<Class<?>> NAMED = new HashSet<>();
    /** The starter waits so long for all threads. A pool with fewer works: a launch starts the others. Not tuned. */
    private static final long PATIENCE_MILLIS = 100;

    private static final Semaphore FREE = new Semaphore(1);
    private static final IdleTrim IDLE = new IdleTrim(ThreadPools::end);
    /** The pool that there is, or null. Who holds the permit may read and change it. */
    private static ThreadPools present;

    private final ThreadPoolKernel kernel = new ThreadPoolKernel();
    /** Null if it could not be started in time: then Aparapi's threads end by themselves after a minute. */
    private final ExecutorService pool;

    /**
     * Starts all threads, and finds the pool, which Aparapi does not show. A thread inherits thread-local values of the
     * thread that starts it, so no caller should start them.
     */
    private ThreadPools() {
        int threads = Runtime.getRuntime().availableProcessors();
        AtomicReference<ExecutorService> found = new AtomicReference<>();
        CountDownLatch absent = new CountDownLatch(threads);
        try {
            Thread starter = Threads.daemon("aparasort-jtp", () -> start(threads, (item, pass) -> {
                found.set(ForkJoinTask.getPool());
                absent.countDown();
                // Until all have begun, so that each work-item needs another thread.
                await(absent);
            }));
            starter.start();
            ManagedWait.join(starter);
        } catch (OutOfMemoryError e) {
            // No thread for this: a launch may have more luck, or it reports the shortage.
        }
        pool = found.get();
    }

    private void start(int threads, WorkItems work) {
        try {
            execute(work, threads, 1);
        } catch (RuntimeException | Error e) {
            // A launch starts the threads itself, or reports why it cannot.
        }
    }

    private static void await(CountDownLatch absent) {
        try {
            absent.await(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Takes the threads, unless another launch has them. */
    static boolean take() {
        return FREE.tryAcquire();
    }

    /** Runs all passes by the threads, which were taken. */
    static void run(WorkItems work, int items, int passes) {
        if (present == null) {
            present = new ThreadPools();
        }
        present.execute(work, items, passes);
    }

    /** Gives the threads back, of which none is at work. */
    static void giveBack() {
        IDLE.use();
        FREE.release();
        IDLE.schedule();
    }

    private static void end() {
        if (take()) {
            if (present != null && present.pool != null) {
                present.pool.shutdown();
            }
            present = null;
            FREE.release();
        }
    }

    private void execute(WorkItems work, int items, int passes) {
        kernel.setWork(work);
        try {
            execute(kernel, Range.create(items, items), passes);
        } finally {
            kernel.setWork(null);
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
        if (NAMED.add(kernel.getClass()) || !preferences.isDeviceAmongPreferredDevices(JavaDevice.THREAD_POOL)) {
            KernelManager.instance().setPreferredDevices(kernel, new LinkedHashSet<>(JAVA));
        }
    }
}
