package io.github.aparasort.internal.engine;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.InPlaceJob;
import io.github.aparasort.internal.device.RakeLaunch;
import io.github.aparasort.internal.kernel.RakeKernel;
import io.github.aparasort.internal.kernel.RakeWork;
import io.github.aparasort.internal.parallel.ThreadTeam;
import java.util.concurrent.CancellationException;
import java.util.function.IntFunction;

/**
 * A kernel of JTP, and the work that a job does on it.
 *
 * @param kernel its class
 * @param variant what kernels of this class differ in, or an empty text
 * @param maker makes one for a number of work-items
 * @param each work-items for each processor: some, if they may differ in work
 * @param work binds the caller's arrays to it
 */
public record Rakes<K extends RakeKernel>(Class<K> kernel, Object variant, IntFunction<? extends K> maker, int each,
        InPlaceJob<K> work) {
    /** For kernels with one work-item for each processor. */
    public Rakes(Class<K> kernel, Object variant, IntFunction<? extends K> maker, InPlaceJob<K> work) {
        this(kernel, variant, maker, 1, work);
    }

    /** For kernels without variants. */
    public Rakes(Class<K> kernel, IntFunction<? extends K> maker, InPlaceJob<K> work) {
        this(kernel, "", maker, work);
    }

    /** The name under which instances of the kernel are kept. */
    public String name() {
        return kernel.getName() + variant;
    }

    /** These rakes without their work, for a pool: a pool must not keep the arrays of a call alive. */
    Rakes<K> withoutWork() {
        return new Rakes<>(kernel, variant, maker, each, null);
    }

    /** A new kernel with parts for all processors. A call by fewer threads has the same parts. */
    public RakeKernel make() {
        return maker.apply(each * Runtime.getRuntime().availableProcessors());
    }

    void run(RakeLaunch launch) throws DeviceFault {
        launch.run(kernel.cast(launch.kernel()), work);
    }

    // ---- as plain Java

    /**
     * Does the work by the calling thread and its helpers. What a helper fails at, for want of memory or stack, is done
     * by the calling thread. Not for code of the caller, which must not run again if it throws.
     */
    public void runPlain(int n) {
        K rakes = maker.apply(ThreadTeam.available());
        rakes.allocate(n);
        work.bindArrays(rakes);
        if (rakes.size() > 1) {
            rakes.start();
            RakeWork parts = new RakeWork(rakes);
            try {
                parts.run();
            } catch (CancellationException e) {
                throw e;
            } catch (RuntimeException | Error e) {
                parts.complete();
            }
            rakes.getResult();
        }
        work.collect(rakes);
    }

    /** Binds the caller's arrays to a kernel, to run it without Aparapi. For warming up code. */
    public void bindArrays(RakeKernel to) {
        work.bindArrays(kernel.cast(to));
    }

    // With its own methods: see Workload.

    @Override
    public boolean equals(Object other) {
        return other instanceof Rakes<?> rakes && name().equals(rakes.name()) && work == rakes.work;
    }

    @Override
    public int hashCode() {
        return name().hashCode();
    }
}
