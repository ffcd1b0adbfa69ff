package io.github.aparasort.internal.trial;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.cost.CpuClock;
import io.github.aparasort.internal.cost.Growth;
import io.github.aparasort.internal.cost.Trial;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.engine.DeviceCalls;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.OpenClOccupancy;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.event.ExitDelay;
import io.github.aparasort.internal.kernel.ThrowingSupplier;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.parallel.ThreadTeam;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Small jobs on generated data: they prove a kernel before it works on a user's data, and measure engines. The defaults
 * suit work that loops over its data. Subclasses say what warms up other work.
 */
public class EngineTrials {
    /** The fewest elements per task in the copies of a GPU's call. */
    private static final int COPIES_PER_THREAD = 1 << 15;
    /**
     * Sizes to measure on a GPU. At the small ones, of which there are few, a call costs what its launches cost. At the
     * larger ones transfers count; the curve continues from there.
     */
    private static final int[] SIZES_ON_GPU = {1 << 12, 1 << 14, 1 << 18, 1 << 20, 1 << 22};
    /** A trial holds arrays and data of several times its size: all of it within a few percent of the heap. */
    private static final int SHARE_OF_HEAP = 128;

    /** Calls with a few thousand elements after which HotSpot has compiled loops with full optimization. */
    private static final int WARM_CALLS = 60;
    /** Calls of a warm-up between two readings of the clock. */
    private static final int LOOK_EVERY = 100;
    /** Inputs of few elements: enough that no processor learns all of their branches. */
    private static final int INPUTS = 16;

    private final Workload workload;
    private final List<ComputeDevice> devices;
    private final DeviceCalls calls;
    private final EngineTrials onCpu;
    private final Map<Integer, TrialInput> inputs = new HashMap<>();
    private int turns;
    /** The processor time of trials. It is opened by the thread that runs them, at its first use. */
    private CpuClock clock;

    /** @param devices to measure, beside the JDK */
    public EngineTrials(Workload workload, List<ComputeDevice> devices, DeviceCalls calls) {
        this(workload, devices, calls, null);
    }

    /** @param onCpu the trials of what takes nearly all of the time on the CPU, or null for the work itself */
    EngineTrials(Workload workload, List<ComputeDevice> devices, DeviceCalls calls, EngineTrials onCpu) {
        this.workload = workload;
        this.devices = devices;
        this.calls = calls;
        this.onCpu = onCpu == null ? this : onCpu;
    }

    /**
     * Measures this kind of work, unless that was done before: on the JDK, JTP, and every GPU.
     *
     * @param trim frees memory at the end
     */
    final void start(Calibration calibration, Runnable trim) {
        if (!calibration.isStarted(workload.name())) {
            calibration.start(workload.family(), workload.name(), workload.bytesPerElement(), ofAll(), () -> {
                forget();
                trim.run();
            });
        }
    }

    // ---- what kinds of work may override

    /**
     * A job on generated data. The data is kept, because generating it takes longer than the work. For few elements
     * there are several inputs in turns, because a processor learns to predict a single one.
     */
    public Job job(int n) {
        int turn = n == Calibration.SMALLEST ? turns++ % INPUTS : 0;
        return input(n, turn).job();
    }

    /** Generated data of n elements that is kept. There are several of each size, selected by a number. */
    protected final TrialInput input(int n, int turn) {
        return inputs.computeIfAbsent(n + turn, size -> TrialInputs.random(workload, n));
    }

    /** Drops the data that is kept. */
    public final void forget() {
        inputs.clear();
    }

    /** How the JDK's time grows with n. */
    public Growth growthOfJdk() {
        return Growth.LINEAR;
    }

    /**
     * Sizes to measure on processors, in order, from {@link Calibration#SMALLEST} on. Work this light takes one thread
     * very little time at first, and several threads share it from a quarter of a megabyte or one on.
     */
    public int[] sizesOnCpu() {
        return new int[] {1 << 12, 1 << 15, 1 << 17, 1 << 19};
    }

    /** Jobs that need every kernel which an OpenCL device has for this work: calls wait for none to be built. */
    public List<Job> jobsToOpen() {
        return jobs(Calibration.SMALLEST);
    }

    /** Jobs of these sizes, where they leave most of the heap to others. */
    protected final List<Job> jobs(int... sizes) {
        return Arrays.stream(affordable(sizes)).mapToObj(this::job).toList();
    }

    /** The number of threads that help the caller if the JDK processes this many elements. */
    public int helpersOfJdk(int n) {
        return workload.hasRakes() || n < 2 * Parallel.GRAIN ? 0 : ThreadTeam.available() - 1;
    }

    /** Makes the JIT compiler compile the JDK's code for this work: see {@link Trial#warmUp}. */
    public long warmUpJdk(long most) {
        return warmUp(0, WARM_CALLS, most, call -> job(Calibration.SMALLEST).runPlain());
    }

    /** Makes the JIT compiler compile the code of a kernel that runs on JTP. */
    public long warmUpJtp(ComputeDevice jtp, long most) throws DeviceFault {
        return warmUp(0, WARM_CALLS, most, call -> run(job(Calibration.SMALLEST), jtp));
    }

    private Execution run(Job job, ComputeDevice device) throws DeviceFault {
        return calls.run(job, device, 0, System.nanoTime(), "", nanos -> { });
    }

    // ---- the engines

    private Map<String, Trial> ofAll() {
        Map<String, Trial> trials = new LinkedHashMap<>();
        trials.put(Engine.JDK.name(), new OnJdk());
        for (ComputeDevice device : devices) {
            trials.put(device.toString(), device.isOpenCl() ? new OnOpenCl(device) : new OnJtp(device));
        }
        return trials;
    }

    /** The sizes that leave most of the heap to others. */
    private int[] affordable(int... sizes) {
        long most = Runtime.getRuntime().maxMemory() / SHARE_OF_HEAP / workload.bytesPerElement();
        return Arrays.stream(sizes).filter(n -> n <= Math.max(most, Calibration.SMALLEST)).toArray();
    }

    /** A call of a warm-up, which has a number. */
    public interface WarmCall<E extends Exception> {
        void run(int call) throws E;
    }

    /** Repeats a call until its code is compiled, while there is time. Returns the processor time that it took. */
    public final <E extends Exception> long warmUp(int helpers, int calls, long most, WarmCall<E> work) throws E {
        CpuClock.Stretch cpu = startClock(helpers);
        for (int call = 0; call < calls && (call % LOOK_EVERY > 0 || cpu.cpuNanos() < most); call++) {
            work.run(call);
        }
        return cpu.cpuNanos();
    }

    /** Processor time of this thread and of others that help it. */
    private CpuClock.Stretch startClock(int helpers) {
        if (clock == null) {
            clock = new CpuClock();
        }
        return clock.start(helpers);
    }

    private final class OnJdk implements Trial {
        @Override
        public void open() {
            startClock(0);
        }

        @Override
        public long warmUp(long most) {
            return onCpu.warmUpJdk(most);
        }

        @Override
        public Run run(int n) {
            CpuClock.Stretch cpu = startClock(onCpu.helpersOfJdk(n));
            Job job = job(n);
            long begin = System.nanoTime();
            job.runPlain();
            return new Run(System.nanoTime() - begin, cpu.cpuNanos());
        }

        @Override
        public Growth growth() {
            return onCpu.growthOfJdk();
        }

        @Override
        public int[] sizes() {
            return affordable(onCpu.sizesOnCpu());
        }
    }

    /** A kernel on a device, while no call uses the device: calls come first, and would distort the times. */
    private abstract class OnDevice implements Trial {
        final ComputeDevice device;

        OnDevice(ComputeDevice device) {
            this.device = device;
        }

        /** Builds what a job needs, and proves it. */
        final void open(Job job) throws DeviceFault, InterruptedException {
            whenFree(() -> {
                calls.open(job, device, false);
                return null;
            });
        }

        final <R> R whenFree(ThrowingSupplier<R, DeviceFault> action) throws DeviceFault, InterruptedException {
            while (true) {
                try (OpenClOccupancy ignored = OpenClOccupancy.enter(device, false)) {
                    return action.run();
                } catch (DeviceFault e) {
                    if (e.kind() != DeviceFault.Kind.BUSY) {
                        throw e;
                    }
                }
                Thread.sleep(1);
            }
        }
    }

    private final class OnJtp extends OnDevice {
        OnJtp(ComputeDevice device) {
            super(device);
        }

        @Override
        public void open() throws Exception {
            open(job(Calibration.SMALLEST));
        }

        @Override
        public long warmUp(long most) throws Exception {
            return whenFree(() -> onCpu.warmUpJtp(device, most));
        }

        @Override
        public Run run(int n) throws Exception {
            return whenFree(() -> {
                CpuClock.Stretch cpu = startClock(Runtime.getRuntime().availableProcessors() - 1);
                Job job = job(n);
                return new Run(EngineTrials.this.run(job, device).totalNanos(), cpu.cpuNanos());
            });
        }

        /** The number of passes does not grow; sorts are radix sorts. */
        @Override
        public Growth growth() {
            return Growth.LINEAR;
        }

        @Override
        public int[] sizes() {
            return affordable(onCpu.sizesOnCpu());
        }
    }

    private final class OnOpenCl extends OnDevice {
        OnOpenCl(ComputeDevice device) {
            super(device);
        }

        @Override
        public void open() throws Exception {
            for (Job job : jobsToOpen()) {
                ExitDelay.call(() -> {
                    open(job);
                    return null;
                });
            }
        }

        @Override
        public Run run(int n) throws Exception {
            return ExitDelay.call(() -> measured(n));
        }

        private Run measured(int n) throws Exception {
            long begin = System.nanoTime();
            Job job = job(n);
            long prepared = System.nanoTime() - begin;
            return whenFree(() -> {
                Execution done = EngineTrials.this.run(job, device);
                return new Run(done.totalNanos(), prepared + cpuNanos(done));
            });
        }

        /**
         * The processors copy and check. While the device computes, one thread waits and another takes the checksum.
         * The clock is not used, because launch threads may end.
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

        /** Copies and transfers outweigh the passes; doubling the size adds one pass. */
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
