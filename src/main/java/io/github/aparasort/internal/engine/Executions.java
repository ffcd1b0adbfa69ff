package io.github.aparasort.internal.engine;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.KernelSequence;
import io.github.aparasort.internal.device.Launch;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.kernel.TileKernel;
import java.util.Optional;

/** Runs jobs on leased kernels, and says in the words of the public API what an engine did. */
public final class Executions {
    private Executions() {
    }

    /** Runs a job on a leased kernel, in tiles or by rakes as the kernel does: for proofs, trials and tests. */
    public static Execution run(Job job, Lease lease, long begin, String note) throws DeviceFault {
        boolean inTiles = lease.kernel() instanceof TileKernel || lease.kernel() instanceof KernelSequence;
        KernelBinding<?> binding = job.binding(lease.device(), inTiles);
        return run(job, binding, lease, begin, note);
    }

    /** Runs a job on a leased kernel: send, launch, receive and verify, then commit and finish. */
    public static Execution run(Job job, KernelBinding<?> binding, Lease lease, long begin, String note)
            throws DeviceFault {
        ComputeDevice device = lease.device();
        Launch launch = binding.launch(lease);
        Launch.Times times = lease.run(launch);
        long commit = System.nanoTime();
        launch.commit();
        job.finish();
        long end = System.nanoTime();
        int bytes = lease.kernel().bytesPerElement();
        long copies = (launch.isInPlace() ? 0 : 2) + (device.isOpenCl() ? 2 : 0);
        return new Execution(job.reportedOperation().method(), job.reportedType(), job.n,
                device.isOpenCl() ? Engine.OPENCL : Engine.JTP, info(device),
                lease.kernel().getClass().getSimpleName(), lease.kernel().passes(), copies * job.n * bytes,
                times.stage(), times.device(), times.verify(), end - commit, end - begin,
                joined(joined(note, lease.remark()), launch.note()));
    }

    /** What the JDK did since a time of the clock. */
    static Execution plain(Job job, long begin, String note) {
        return new Execution(job.reportedOperation().method(), job.reportedType(), job.n, Engine.JDK,
                Optional.empty(), "", 0, 0, 0, 0, 0, 0, System.nanoTime() - begin, joined(note, job.note()));
    }

    /** What the public API tells of a device; empty for JTP. */
    public static Optional<DeviceInfo> info(ComputeDevice device) {
        return device.info().map(d -> new DeviceInfo(d.name(), d.vendor(), d.platform(), d.version(),
                DeviceInfo.Type.valueOf(d.type().name()), d.computeUnits(), d.maxWorkGroupSize(), d.localMemory(),
                d.globalMemory(), d.maxAllocation(), d.id()));
    }

    static String joined(String note, String another) {
        return note.isEmpty() ? another : another.isEmpty() ? note : DeviceFault.joined(note, "; ", another);
    }
}
