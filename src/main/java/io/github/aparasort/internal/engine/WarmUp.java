package io.github.aparasort.internal.engine;

import io.github.aparasort.Target;
import io.github.aparasort.internal.cost.LearnedCosts;
import io.github.aparasort.internal.cost.Point;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Discovery;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Prepares the calls of one kind of work. All engines do it on generated input of some sizes, in turns. What
 * they take counts until calls of a user have shown it. Nobody else measures: those calls teach by themselves.
 */
final class WarmUp {
    /** From the smallest one of AUTO on. All sizes between are within an octave of one, so its time serves for them. */
    private static final int[] SIZES = {1 << 12, 1 << 14, 1 << 16, 1 << 18};
    /** Times through all sizes: the first ones run cold code, and the last one counts. */
    private static final int ROUNDS = 3;
    /** Calls of an engine in a row, or fewer if they take longer than a millisecond each. */
    private static final int CALLS = 8;
    private static final long LONG_NANOS = TimeUnit.MILLISECONDS.toNanos(8);
    /** Generated input and arrays take several times its size: all of it within a few percent of the heap. */
    private static final int SHARE_OF_HEAP = 128;

    private final Workload workload;
    private final EngineSelector selector;
    private final DeviceCalls calls;

    WarmUp(Workload workload, EngineSelector selector, DeviceCalls calls) {
        this.workload = workload;
        this.selector = selector;
        this.calls = calls;
    }

    /** @param first does the first call, in the usual way: it is all there is to do where an engine is demanded */
    void run(Consumer<Job> first) {
        boolean measures = selector.admitted().target() == Target.AUTO;
        if (measures) {
            Discovery.finish();
        }
        first.accept(calls.proofs().random(workload, Math.max(workload.smallest(), TargetDevices.JTP_SMALLEST)));
        if (measures) {
            try {
                selector.calibration().await();
                measure(engines());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void measure(List<ComputeDevice> engines) {
        if (engines.size() == 1) {
            // There is no choice to make.
            return;
        }
        for (int round = 0; round < ROUNDS; round++) {
            for (int n : sizes()) {
                engines.forEach(device -> measure(device, n));
            }
        }
        calls.trim();
        selector.calibration().keep(workload.name());
    }

    /** Plain Java, as null, and the devices that are open. */
    private List<ComputeDevice> engines() {
        List<ComputeDevice> engines = new ArrayList<>();
        engines.add(null);
        selector.admitted().of(workload).stream()
                .filter(device -> selector.calibration().isOpen(workload.name(), device.toString()))
                .forEach(engines::add);
        return engines;
    }

    private int[] sizes() {
        long most = Runtime.getRuntime().maxMemory() / SHARE_OF_HEAP / workload.bytesPerElement();
        return Arrays.stream(SIZES).filter(n -> n == SIZES[0] || n <= most).toArray();
    }

    /** The best of some calls, because disturbances only make a call longer. A device that fails is left as it is. */
    private void measure(ComputeDevice device, int n) {
        LearnedCosts learned = selector.costs(workload).learned();
        int engine = device == null ? LearnedCosts.JDK : learned.names().indexOf(device.toString());
        long best = Long.MAX_VALUE;
        long spent = 0;
        int runs = 0;
        try {
            while (runs < CALLS && (runs < LearnedCosts.SURE || spent < LONG_NANOS)) {
                long nanos = nanos(calls.proofs().random(workload, n), device);
                best = Math.min(best, nanos);
                spent += nanos;
                runs++;
            }
            learned.assume(engine, new Point(n, best, runs));
        } catch (DeviceFault e) {
            // A call of a user tells of it.
        }
    }

    private long nanos(Job job, ComputeDevice device) throws DeviceFault {
        long begin = System.nanoTime();
        if (device == null) {
            job.runPlain();
        } else {
            try (ComputeDevice.Stay ignored = device.enter(true)) {
                calls.run(job, device, Long.MAX_VALUE, begin, "", nanos -> { });
            }
        }
        return System.nanoTime() - begin;
    }
}
