package io.github.aparasort.testing;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.KernelSequence;
import io.github.aparasort.internal.device.Launch;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.device.StagedLaunch;
import io.github.aparasort.internal.device.StagedWork;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.kernel.TileKernel;

/** Runs work on a leased kernel without a dispatcher. */
public final class Leased {
    private Leased() {
    }

    /** The launch of a job on the kernel, in tiles or by rakes. */
    public static Launch launch(Lease lease, Job job) {
        return job.binding(lease.device(), isInTiles(lease)).launch(lease);
    }

    private static boolean isInTiles(Lease lease) {
        return lease.kernel() instanceof TileKernel || lease.kernel() instanceof KernelSequence;
    }

    /** Runs a job without committing it. */
    public static void run(Lease lease, Job job) throws DeviceFault {
        lease.run(launch(lease, job));
    }

    public static <A> StagedLaunch<A> staged(Lease lease, Class<A> view, StagedWork<A> work) {
        return new StagedLaunch<>(lease.kernel(), view.cast(lease.kernel()), work);
    }
}
