package io.github.aparasort.internal.tile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.testing.KernelRun;
import java.util.Arrays;

/** Sorts inputs of zeros and ones on a kernel such as {@link BitwiseBatcherSort}, as many at once as have room. */
final class ZeroOneInputs {
    private final KernelRun<? extends DeviceKernel> run;
    private final int n;
    private final long[] keys;
    private final int[] ones = new int[BitwiseBatcherSort.INPUTS];
    private int inputs;

    ZeroOneInputs(KernelRun<? extends DeviceKernel> run, int n) {
        this.run = run;
        this.n = n;
        this.keys = new long[n];
    }

    /** Begins another input, all zeros. Without room for it, those before are sorted first. */
    void begin() {
        if (inputs == BitwiseBatcherSort.INPUTS) {
            sort();
        }
        ones[inputs++] = 0;
    }

    /** Begins another input, with ones at the indices of the bits that are set. */
    void begin(int bits) {
        begin();
        for (int i = 0; i < n; i++) {
            if ((bits >> i & 1) != 0) {
                one(i);
            }
        }
    }

    /** Sets an element of the input begun last to one. */
    void one(int index) {
        keys[index] |= 1L << (inputs - 1);
        ones[inputs - 1]++;
    }

    /** Sorts what was begun, and looks whether it comes back sorted. */
    void sort() {
        run.prepare(n);
        run.run("keys", keys);
        for (int i = 0; i < n; i++) {
            long expected = 0;
            for (int input = 0; input < inputs; input++) {
                expected |= (i < n - ones[input] ? 0L : 1L) << input;
            }
            assertEquals(expected, keys[i], "n = " + n + ", element " + i);
        }
        inputs = 0;
        Arrays.fill(keys, 0);
    }
}
