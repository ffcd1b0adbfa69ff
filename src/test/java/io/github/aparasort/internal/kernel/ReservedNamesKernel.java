package io.github.aparasort.internal.kernel;

import com.aparapi.Kernel;

/** Names that are words of OpenCL: a field, locals, a parameter. */
public class ReservedNamesKernel extends Kernel {
    protected int[] half = new int[4];

    @Override
    public void run() {
        int global = getGlobalId();
        int uint = twice(half[global]);
        half[global] = uint;
    }

    protected int twice(int int4) {
        return 2 * int4;
    }
}
