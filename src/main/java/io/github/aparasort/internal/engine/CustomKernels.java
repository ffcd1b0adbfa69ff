package io.github.aparasort.internal.engine;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.event.ExitDelay;
import io.github.aparasort.internal.event.Threads;
import io.github.aparasort.internal.kernel.CustomCode;
import io.github.aparasort.internal.step.HostCall;
import java.lang.reflect.InaccessibleObjectException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * When custom code, orders to sort by and operators to scan by, is built for an OpenCL device. There the code is part
 * of a kernel, and each stream keeps some. Code is identified by its class and the content of its fields, because two
 * instances of a class may use different tables.
 *
 * <p>A caller that has other engines does not wait for a build: the kernel is built in the background, one at a time in
 * the process. It is built only for code that comes again before {@link #KEPT} other codes have come. Otherwise code
 * with a new table in each call would keep a processor and the device busy without any use.
 */
final class CustomKernels {
    /** Codes that are remembered, the last ones: few, as each keeps the tables in its fields alive. Not tuned. */
    private static final int KEPT = 4;
    /** Whether a kernel is being built in the background. */
    private static final AtomicBoolean BUILDING = new AtomicBoolean();

    /** Streams to build kernels on. */
    interface Streams {
        HostCall call(ComputeDevice device, boolean waits) throws DeviceFault;

        boolean isClosed();
    }

    /** Code that came to a device and was not built there. */
    private static final class Entry {
        final CustomCode code;
        final ComputeDevice device;
        /** Why a background build failed, unless by a passing shortage. It is not tried again while this is kept. */
        volatile DeviceFault failure;

        Entry(CustomCode code, ComputeDevice device) {
            this.code = code;
            this.device = device;
        }
    }

    private final Streams calls;
    /** The last one first. */
    private final Deque<Entry> entries = new ArrayDeque<>();

    CustomKernels(Streams calls) {
        this.calls = calls;
    }

    /** Refuses useless code before it gets to a device. */
    static void refuse(CustomCode code, ComputeDevice device) throws DeviceFault {
        String rejected = device.health().whyRejected(code.getClass());
        if (rejected != null) {
            throw new DeviceFault(DeviceFault.Kind.KERNEL, rejected, null);
        }
        try {
            code.customFields().forEach(code::get);
        } catch (InaccessibleObjectException e) {
            throw new DeviceFault(DeviceFault.Kind.KERNEL, "the fields of " + code.getClass().getName()
                    + " cannot be read; its module must open their package: " + e.getMessage(), e);
        }
    }

    /** Why a job whose code is not built cannot be done without waiting. A background build may start. */
    DeviceFault unbuilt(Job job, ComputeDevice device) {
        CustomCode code = job.custom().code();
        Entry entry = known(code, device);
        if (entry != null && entry.failure != null) {
            return new DeviceFault(entry.failure.kind(), entry.failure.getMessage(), entry.failure);
        }
        if (entry != null && !calls.isClosed()) {
            buildAside(entry, job);
        }
        return new DeviceFault(DeviceFault.Kind.BUSY, "no kernel of " + code.getClass().getName() + " is built yet",
                null);
    }

    /** The entry of code that came before. Otherwise null, and the code is remembered. */
    private synchronized Entry known(CustomCode code, ComputeDevice device) {
        Entry entry = entries.stream().filter(each -> each.device == device && each.code.hasSameCode(code)).findFirst()
                .orElse(null);
        entries.remove(entry);
        entries.addFirst(entry == null ? new Entry(code, device) : entry);
        if (entries.size() > KEPT) {
            entries.removeLast();
        }
        return entry;
    }

    private void buildAside(Entry entry, Job job) {
        Threads.startOnce(BUILDING, "aparasort-own", () -> {
            DeviceFault fault = null;
            // Meanwhile calls that do not wait for a device use another engine.
            try (ComputeDevice.Stay ignored = entry.device.enter(true)) {
                ExitDelay.call(() -> build(job, entry.device));
            } catch (DeviceFault e) {
                fault = e;
            } catch (RuntimeException | Error e) {
                fault = DeviceFault.of(DeviceFault.Kind.LIMIT, "the build did not end", e);
            } finally {
                entry.failure = fault == null || fault.isShortage() ? null : fault;
                BUILDING.set(false);
            }
        });
    }

    private Void build(Job job, ComputeDevice device) throws DeviceFault {
        try (HostCall call = calls.call(device, true)) {
            try {
                job.custom().build(call);
                call.finish();
            } catch (DeviceFault e) {
                throw Executions.judged(job, call, e);
            }
        }
        return null;
    }
}
