package io.github.aparasort.internal.trial;

import io.github.aparasort.internal.cost.Growth;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.engine.DeviceCalls;
import io.github.aparasort.internal.sort.JdkSort;
import io.github.aparasort.internal.sort.RadixKernel;
import io.github.aparasort.internal.sort.SortJob;
import io.github.aparasort.internal.sort.SortWorkload;
import java.util.List;
import java.util.concurrent.ForkJoinPool;

/** Small sorts. Their warm-up is different, because HotSpot compiles by calls, and sorts have deep call chains. */
final class SortTrials extends EngineTrials {
    /** Calls after which HotSpot has compiled a kernel's code (Tier4MinInvocationThreshold is 600): about 20 ms. */
    private static final int WARM_CALLS = 1200;
    /** A radix sort then divides the keys into this many buckets and a few for the rest. */
    private static final int BUCKETS = 8;
    /**
     * One call in this many does not divide its keys, so that the code that sorts by one digit is called more often.
     */
    private static final int WARM_WHOLE_EVERY = 4;
    /** Few keys, but too many for insertion alone, both in the kernels and in the JDK. */
    private static final int WARM_KEYS = 64;
    /** The same for the JDK's recursive sorts: 30 to 40 ms. */
    private static final int WARM_CALLS_OF_JDK = 3000;
    /**
     * Larger inputs are among them; without them the compiled code would fall back to the interpreter at the first one.
     */
    private static final int WARM_LARGER_EVERY = 300;
    private static final int WARM_LARGER = 5000;
    /** Large enough for the JDK to search its parts for runs, which it does from 4,097 keys on. */
    private static final int WARM_LARGE = 20_000;

    SortTrials(SortWorkload workload, List<ComputeDevice> devices, DeviceCalls calls) {
        super(workload, devices, calls);
    }

    @Override
    public SortJob job(int n) {
        return sample(n).shuffle().job();
    }

    private SortTrialInput sample(int n) {
        return (SortTrialInput) input(n, 0);
    }

    @Override
    public Growth growthOfJdk() {
        return Growth.LINEARITHMIC;
    }

    @Override
    public int[] sizesOnCpu() {
        return new int[] {1 << 12, 1 << 14, 1 << 16, 1 << 18};
    }

    @Override
    public int helpersOfJdk(int n) {
        return JdkSort.isParallel(n) ? ForkJoinPool.getCommonPoolParallelism() : 0;
    }

    /** Random keys with few ties, and sometimes keys with many ties: each kind runs different code. */
    @Override
    public long warmUpJdk(long most) {
        return warmUp(helpersOfJdk(WARM_LARGE), WARM_CALLS_OF_JDK, most, call -> {
            SortJob job = job(WARM_KEYS);
            job.costInput();
            job.runPlain();
            // Now the keys are in order. They are not sorted again: that would make the JDK's loops fit for few keys.
            sample(WARM_KEYS).job().costInput();
            if (call % (2 * WARM_LARGER_EVERY) == 0) {
                job(WARM_LARGE).runPlain();
                sample(WARM_LARGER).repeat().job().runPlain();
            }
        });
    }

    /** With a separate kernel, without Aparapi. */
    @Override
    public long warmUpJtp(ComputeDevice jtp, long most) {
        RadixKernel kernel = (RadixKernel) job(WARM_KEYS).rakes().make();
        kernel.allocate(WARM_LARGER);
        return warmUp(0, WARM_CALLS, most, call -> {
            boolean splits = call % WARM_WHOLE_EVERY > 0;
            sortBy(kernel, WARM_KEYS, splits);
            if (call % WARM_LARGER_EVERY < 2) {
                sortBy(kernel, WARM_LARGER, splits);
            }
        });
    }

    private void sortBy(RadixKernel kernel, int n, boolean splits) {
        kernel.scale(splits ? 0 : Integer.MAX_VALUE, n / BUCKETS);
        job(n).rakes().bindArrays(kernel);
        kernel.runHere();
    }
}
