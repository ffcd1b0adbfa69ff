package io.github.aparasort.internal.engine;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Health;
import io.github.aparasort.internal.device.RakeLaunch;
import io.github.aparasort.internal.kernel.RakeKernel;
import io.github.aparasort.internal.step.HostCall;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/**
 * Runs jobs on kernels of JTP and on streams of devices, and says in the words of the public API what an engine did.
 */
public final class Executions {
    private Executions() {
    }

    /** Does a job on a kernel of JTP. Public for tests. */
    public static Execution run(Job job, Rakes<?> rakes, RakeLaunch launch, long begin, String note)
            throws DeviceFault {
        rakes.run(launch);
        long commit = System.nanoTime();
        job.finish();
        long committed = System.nanoTime() - commit;
        RakeKernel kernel = launch.kernel();
        long copies = launch.isInPlace() ? 0 : 2;
        EngineWork work = new EngineWork(Engine.JTP, Optional.empty(), kernel.getClass().getSimpleName(),
                kernel.passes(), copies * job.n * kernel.bytesPerElement(), launch.stageNanos(begin),
                launch.workNanos(), 0, committed);
        return whole(job, work, begin, joined(note, launch.remark()));
    }

    /** Does a job by steps on a device. If it fails, the caller's arrays are as they were. */
    static Execution run(Job job, HostCall call, long begin, String note) throws DeviceFault {
        ComputeDevice device = call.device();
        try {
            job.steps(call);
            call.finish();
        } catch (CancellationException e) {
            call.restore();
            call.forgive();
            throw e;
        } catch (DeviceFault e) {
            call.restore();
            throw judged(job, call, e);
        } catch (RuntimeException | Error e) {
            call.restore();
            throw judged(job, call, DeviceFault.of(DeviceFault.Kind.RUN, "copying failed", e));
        }
        device.health().success();
        long commit = System.nanoTime();
        job.finish();
        long committed = System.nanoTime() - commit;
        EngineWork work = new EngineWork(Engine.OPENCL, device.info(), call.kernel(), call.passes(),
                2L * job.n * job.workload.bytesPerElement(), call.stageNanos(), call.deviceNanos(), call.verifyNanos(),
                committed);
        return whole(job, work, begin, joined(note, call.note()));
    }

    /** The fault of a call, counted against the device if it is to blame. */
    static DeviceFault judged(Job job, HostCall call, DeviceFault fault) {
        DeviceFault judged = fault.thrownByCustomCode() != null
                ? new DeviceFault(DeviceFault.Kind.CUSTOM_CODE, fault.getMessage(), fault)
                : fault.isWrongResult() && job.custom() != null
                ? new DeviceFault(DeviceFault.Kind.CUSTOM_CODE, job.complaint(), fault) : fault;
        Health health = call.device().health();
        if (judged.kind() == DeviceFault.Kind.RUN) {
            health.fault(call.lastKernel(), judged);
            return judged;
        }
        call.forgive();
        if (judged.kind() == DeviceFault.Kind.KERNEL && job.custom() == null) {
            health.reject(job.provenAs(), judged);
        } else if (judged.kind() == DeviceFault.Kind.KERNEL) {
            health.reject(job.custom().code().getClass(), judged);
        }
        return judged;
    }

    /** A job that began at a time of the clock, and is done. */
    static Execution whole(Job job, EngineWork work, long begin, String note) {
        return work.of(job.reportedOperation(), job.reportedType(), job.n, begin, note);
    }

    static String joined(String note, String another) {
        return note.isEmpty() ? another : another.isEmpty() ? note : DeviceFault.joined(note, "; ", another);
    }
}
