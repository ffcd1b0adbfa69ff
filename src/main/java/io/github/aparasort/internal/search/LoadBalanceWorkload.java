package io.github.aparasort.internal.search;

import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.cost.Prior;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.engine.KeyedWorkload;
import io.github.aparasort.internal.engine.TrialInput;
import io.github.aparasort.internal.kernel.DeviceKernel;

/** Finding the segments of elements. There is one kind. */
public enum LoadBalanceWorkload implements KeyedWorkload {
    LOAD_BALANCE;

    @Override
    public String family() {
        return "loadBalance";
    }

    @Override
    public Prior prior() {
        return Prior.PASSES;
    }

    /** Segments are ints. */
    @Override
    public KeyKind kind() {
        return KeyKind.INT;
    }

    /** A launch of JTP takes longer than a loop that fills fewer elements. */
    @Override
    public int smallest() {
        return 1 << 16;
    }

    @Override
    public DeviceKernel create(ComputeDevice device) {
        return SearchKernels.loadBalance(device);
    }

    @Override
    public TrialInput input(int n, boolean hard) {
        return new LoadBalanceTrialInput(n, hard);
    }
}
