package io.github.aparasort;

import io.github.aparasort.device.ComputeDevice;
import io.github.aparasort.device.DeviceFault;
import io.github.aparasort.device.KernelPool;
import io.github.aparasort.device.Lease;
import io.github.aparasort.kernel.rake.RadixKernel;
import io.github.aparasort.kernel.tile.TileSortKernel;
import io.github.aparasort.plan.Calibration;
import io.github.aparasort.plan.CpuClock;
import io.github.aparasort.plan.Growth;
import io.github.aparasort.plan.Trial;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ForkJoinPool;
import java.util.function.IntConsumer;

/** Small sorts of made-up data: to prove a kernel before it touches a user's data, and to measure engines. */
final class Trials {
    /** Elements that the copies of a GPU's call give to one task at least. */
    private static final int COPIES_PER_THREAD = 1 << 15;
    /**
     * What to measure on a GPU: few small sizes, where a call costs what its launches cost, and then sizes at which
     * transfers count, by which it goes on.
     */
    private static final int[] SIZES_ON_GPU = {1 << 12, 1 << 14, 1 << 18, 1 << 20, 1 << 22};
    /** A trial holds staging arrays and data of several times its size: all of it within a few percent of the heap. */
    private static final int SHARE_OF_HEAP = 128;

    /** Into so many buckets and a few for the rest a radix sort splits the keys of a probe. */
    private static final int PROBE_BUCKETS = 8;
    /** Calls after which HotSpot has compiled a kernel's code (Tier4MinInvocationThreshold is 600): some 20 ms. */
    private static final int WARM_CALLS = 1200;
    /** How often a kernel does not split: then it sorts by a digit after the other, whose code is called for each. */
    private static final int WARM_WHOLE_EVERY = 4;
    /** Few, but too many for insertion alone, be it the kernels' or the JDK's. */
    private static final int WARM_KEYS = 64;
    /** The same for the JDK's sorts, whose calls call themselves: 30 to 40 ms. */
    private static final int WARM_CALLS_OF_JDK = 3000;
    /** Among them larger ones, or code would be compiled that falls back to the interpreter when it meets one. */
    private static final int WARM_LARGER_EVERY = 300;
    private static final int WARM_LARGER = 5000;
    /** Enough for its parts to be looked through for runs, which the JDK does from 4,097 on. */
    private static final int WARM_LARGE = 20_000;
    /** How often a warm-up looks at the clock. */
    private static final int WARM_CLOCK_EVERY = 100;

    private final Dispatcher dispatcher;
    private final SortKind kind;
    private final Map<Integer, Sample> samples = new HashMap<>();
    private CpuClock clock;

    private Trials(Dispatcher dispatcher, SortKind kind) {
        this.dispatcher = dispatcher;
        this.kind = kind;
    }

    /** Shows that a kernel sorts as the JDK does: over one merge level and over several, ties and extremes included. */
    static KernelPool.Probe probe(SortKind kind) {
        return lease -> {
            for (int groups : new int[] {1, 2, 5}) {
                int n = groups * probeUnit(lease) + 3 * groups - 4;
                String wrong = prove(kind, lease, n);
                if (wrong == null && lease.kernel() instanceof RadixKernel radix) {
                    wrong = proveSplit(kind, lease, radix, n);
                }
                if (wrong != null) {
                    return wrong;
                }
            }
            return null;
        };
    }

    /** By several rakes and in several buckets, as otherwise only keys by the hundred thousand are sorted. */
    private static String proveSplit(SortKind kind, Lease lease, RadixKernel radix, int n) throws DeviceFault {
        return radix.scaled(0, n / PROBE_BUCKETS, () -> prove(kind, lease, n));
    }

    /** Elements that keep one work-group busy. */
    private static int probeUnit(Lease lease) {
        return TileSortKernel.VT * Math.max(16, lease.kernel().localSize());
    }

    private static String prove(SortKind kind, Lease lease, int n) throws DeviceFault {
        Sample expected = new Sample(kind, n).harden();
        Sample found = new Sample(kind, n).harden();
        expected.job().sortByJdk();
        lease.prepare(n);
        Dispatcher.run(found.job(), lease, System.nanoTime(), "");
        return expected.hasSameContent(found) ? null
                : String.format(Locale.ROOT, "%,d elements came back in the wrong order", n);
    }

    /**
     * Has a kind of work measured, unless that was done before: on the JDK, JTP, and every GPU.
     *
     * @param trim what gives memory back when it is over
     */
    static void start(Calibration calibration, Dispatcher dispatcher, SortKind kind, Runnable trim) {
        if (!calibration.isStarted(kind.name())) {
            Trials trials = new Trials(dispatcher, kind);
            calibration.start(kind.name(), kind.bytesPerElement(), trials.ofAll(), () -> {
                trials.samples.clear();
                trim.run();
            });
        }
    }

    private Map<String, Trial> ofAll() {
        Map<String, Trial> trials = new LinkedHashMap<>();
        trials.put(Engine.JDK.name(), new OnJdk());
        for (ComputeDevice device : dispatcher.choice().considered()) {
            trials.put(device.toString(), device.isOpenCl() ? new OnOpenCl(device) : new OnJtp(device));
        }
        return trials;
    }

    private SortJob job(int n) {
        return sample(n).shuffle().job();
    }

    private Sample sample(int n) {
        return samples.computeIfAbsent(n, size -> new Sample(kind, size));
    }

    /** Those of the sizes that leave the heap to others. */
    private int[] affordable(int... sizes) {
        long most = Runtime.getRuntime().maxMemory() / SHARE_OF_HEAP / kind.bytesPerElement();
        return Arrays.stream(sizes).filter(n -> n <= Math.max(most, Calibration.SMALLEST)).toArray();
    }

    /** Processor time of this thread and of others that help it. */
    private CpuClock.Stretch startClock(int helpers) {
        if (clock == null) {
            clock = new CpuClock();
        }
        return clock.start(helpers);
    }

    /** Makes the calls that have code compiled, while there is time; returns the processor time that they took. */
    private long warmUp(int helpers, int calls, long most, IntConsumer work) {
        CpuClock.Stretch cpu = startClock(helpers);
        for (int call = 0; call < calls && (call % WARM_CLOCK_EVERY > 0 || cpu.cpuNanos() < most); call++) {
            work.accept(call);
        }
        return cpu.cpuNanos();
    }

    private final class OnJdk implements Trial {
        @Override
        public void open() {
            startClock(0);
        }

        /** Random keys, of which few are equal, and now and then many that have ties: both take code of their own. */
        @Override
        public long warmUp(long most) {
            return Trials.this.warmUp(helpers(WARM_LARGE), WARM_CALLS_OF_JDK, most, call -> {
                job(WARM_KEYS).sortByJdk();
                if (call % (2 * WARM_LARGER_EVERY) == 0) {
                    job(WARM_LARGE).sortByJdk();
                    sample(WARM_LARGER).repeat().job().sortByJdk();
                }
            });
        }

        private int helpers(int n) {
            int workers = ForkJoinPool.getCommonPoolParallelism();
            return JdkSort.isParallel(n) && workers > 1 ? workers : 0;
        }

        @Override
        public Run run(int n) {
            CpuClock.Stretch cpu = startClock(helpers(n));
            SortJob job = job(n);
            long begin = System.nanoTime();
            job.sortByJdk();
            return new Run(System.nanoTime() - begin, cpu.cpuNanos());
        }

        @Override
        public int[] sizes() {
            return affordable(Trial.super.sizes());
        }
    }

    /** A kernel on a device that nobody else wants at the moment: callers come first, and would spoil the figures. */
    private abstract class OnDevice implements Trial {
        final ComputeDevice device;

        OnDevice(ComputeDevice device) {
            this.device = device;
        }

        /** Builds the kernel and proves it. */
        @Override
        public void open() throws Exception {
            whenFree(Calibration.SMALLEST, lease -> null);
        }

        final <R> R whenFree(int n, OnLease<R> work) throws DeviceFault, InterruptedException {
            while (true) {
                try (Traffic ignored = Traffic.enter(device, false);
                        Lease lease = dispatcher.pool(kind, device).take(n, false)) {
                    return work.with(lease);
                } catch (DeviceFault e) {
                    if (e.kind() != DeviceFault.Kind.BUSY) {
                        throw e;
                    }
                }
                Thread.sleep(1);
            }
        }
    }

    /** What is done with a lease. */
    private interface OnLease<R> {
        R with(Lease lease) throws DeviceFault;
    }

    private final class OnJtp extends OnDevice {
        OnJtp(ComputeDevice device) {
            super(device);
        }

        @Override
        public long warmUp(long most) {
            RadixKernel kernel = (RadixKernel) SortKernels.radix(kind, 1);
            kernel.allocate(WARM_LARGER);
            return Trials.this.warmUp(0, WARM_CALLS, most, call -> {
                boolean splits = call % WARM_WHOLE_EVERY > 0;
                sortBy(kernel, WARM_KEYS, splits);
                if (call % WARM_LARGER_EVERY < 2) {
                    sortBy(kernel, WARM_LARGER, splits);
                }
            });
        }

        private void sortBy(RadixKernel kernel, int n, boolean splits) {
            kernel.scale(splits ? 0 : Integer.MAX_VALUE, n / PROBE_BUCKETS);
            job(n).lend(kernel);
            kernel.start();
            kernel.sortHere();
        }

        @Override
        public Run run(int n) throws Exception {
            return whenFree(n, lease -> {
                CpuClock.Stretch cpu = startClock(Runtime.getRuntime().availableProcessors() - 1);
                SortJob job = job(n);
                return new Run(Dispatcher.run(job, lease, System.nanoTime(), "").totalNanos(), cpu.cpuNanos());
            });
        }

        /** A radix sort, whose passes do not grow in number. */
        @Override
        public Growth growth() {
            return Growth.LINEAR;
        }

        @Override
        public int[] sizes() {
            return affordable(super.sizes());
        }
    }

    private final class OnOpenCl extends OnDevice {
        OnOpenCl(ComputeDevice device) {
            super(device);
        }

        @Override
        public Run run(int n) throws Exception {
            return whenFree(n, lease -> {
                long begin = System.nanoTime();
                SortJob job = job(n);
                long prepared = System.nanoTime() - begin;
                Execution done = Dispatcher.run(job, lease, System.nanoTime(), "");
                return new Run(done.totalNanos(), prepared + cpuNanos(done));
            });
        }

        /**
         * The processors copy and check; while the device works one thread waits and another takes the checksum. No
         * clock, because threads that launch may end.
         */
        private long cpuNanos(Execution done) {
            long threads = Math.max(1, Math.min(Runtime.getRuntime().availableProcessors(),
                    done.n() / COPIES_PER_THREAD));
            return threads * (done.totalNanos() - done.deviceNanos()) + 2 * done.deviceNanos();
        }

        @Override
        public String version() {
            return device.info().orElseThrow().version();
        }

        /** Copies and transfers outweigh the passes, whose number grows by one when the size doubles. */
        @Override
        public Growth growth() {
            return Growth.LINEAR;
        }

        @Override
        public int[] sizes() {
            return affordable(SIZES_ON_GPU);
        }
    }
}
