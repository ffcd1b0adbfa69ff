package io.github.aparasort.internal.engine;

import io.github.aparasort.SortAlgorithm;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DataTransfer;
import io.github.aparasort.internal.kernel.KernelArrays;
import java.util.List;

/**
 * One piece of work to be done: how its data goes into a kernel's arrays and out again, and how the JDK does it.
 * Nothing of the caller's is written before {@link #commit}, and that is called when every part of the result has been
 * verified.
 */
public abstract class Job implements DataTransfer {
    public final String operation;
    public final Class<?> type;
    public final Workload work;
    public final int n;
    /** What the caller wants, if not what serves best. */
    public SortAlgorithm algorithm = SortAlgorithm.AUTO;

    public Job(String operation, Class<?> type, Workload work, int n) {
        this.operation = operation;
        this.type = type;
        this.work = work;
        this.n = n;
    }

    /** The devices to try, best first. */
    public List<ComputeDevice> candidates(EngineSelector choice) {
        return choice.candidates(work, n, algorithm, this::shareOfJdk);
    }

    /** How long the JDK takes for these very elements, as a share of what it takes for as many random ones. */
    public double shareOfJdk() {
        return 1;
    }

    /** Copies the result out. */
    public abstract void commit(KernelArrays arrays);

    /**
     * Does what is left when the kernel's result is where it belongs, committed or made in place: all of the caller's
     * that no kernel worked on is still as it was.
     */
    public void finish() {
        // Nothing, as a rule.
    }

    /** Does the same without kernels. */
    public abstract void runByJdk();
}
