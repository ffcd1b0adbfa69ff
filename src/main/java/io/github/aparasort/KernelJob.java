package io.github.aparasort;

import io.github.aparasort.device.ComputeDevice;
import io.github.aparasort.device.Passage;
import io.github.aparasort.kernel.KernelArrays;
import java.util.List;

/**
 * One piece of work to be done: how its data goes into a kernel's arrays and out again, and how the JDK does it.
 * Nothing of the caller's is written before {@link #commit}, and that is called when every part of the result has been
 * verified.
 */
abstract class KernelJob implements Passage {
    final String operation;
    final Class<?> type;
    final Work work;
    final int n;
    /** What the caller wants, if not what serves best. */
    SortAlgorithm algorithm = SortAlgorithm.AUTO;

    KernelJob(String operation, Class<?> type, Work work, int n) {
        this.operation = operation;
        this.type = type;
        this.work = work;
        this.n = n;
    }

    /** The devices to try, best first. */
    List<ComputeDevice> candidates(Choice choice) {
        return choice.candidates(work, n, algorithm, this::shareOfJdk);
    }

    /** How long the JDK takes for these very elements, as a share of what it takes for as many random ones. */
    double shareOfJdk() {
        return 1;
    }

    /** Copies the result out. */
    abstract void commit(KernelArrays arrays);

    /**
     * Does what is left when the kernel's result is where it belongs, committed or made in place: all of the caller's
     * that no kernel worked on is still as it was.
     */
    void finish() {
        // Nothing, as a rule.
    }

    /** Does the same without kernels. */
    abstract void runByJdk();
}
