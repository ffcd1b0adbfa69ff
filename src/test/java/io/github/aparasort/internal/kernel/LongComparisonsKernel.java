package io.github.aparasort.internal.kernel;

import com.aparapi.Kernel;

/** Compares longs in three ways that Aparapi translates wrongly. */
public class LongComparisonsKernel extends Kernel {
    protected long[] keys = new long[4];

    @Override
    public void run() {
        int i = getGlobalId();
        long x = keys[i];
        long y = keys[i + 1];
        if (x < y) {
            keys[0] = 1;
        }
        boolean notAfter = x <= keys[2];
        keys[1] = notAfter ? 1 : 0;
        for (int j = 0; keys[j] >= y; j++) {
            keys[j] = max(x, y);
        }
    }
}
