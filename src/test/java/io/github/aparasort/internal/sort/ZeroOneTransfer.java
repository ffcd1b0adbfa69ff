package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.internal.device.StagedWork;
import io.github.aparasort.internal.kernel.LongKeys;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.staging.Channel;
import java.util.Arrays;

/** Takes inputs of zeros and ones to a {@link BitwiseBatcherSort}, and looks whether they come back sorted. */
final class ZeroOneTransfer implements StagedWork<LongKeys> {
    private final int n;
    private final long[] keys;
    private final int[] ones = new int[BitwiseBatcherSort.INPUTS];
    private int inputs;

    ZeroOneTransfer(int n) {
        this.n = n;
        this.keys = new long[n];
    }

    /** Whether there is no room for another input. */
    boolean isFull() {
        return inputs == BitwiseBatcherSort.INPUTS;
    }

    boolean isEmpty() {
        return inputs == 0;
    }

    /** Begins another input, all zeros. */
    void begin() {
        if (inputs == 0) {
            Arrays.fill(keys, 0);
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

    @Override
    public void send(LongKeys arrays, Channel channel) {
        channel.send(keys, n, arrays.input());
    }

    @Override
    public Digest digest() {
        return Digest.EMPTY;
    }

    @Override
    public void receive(LongKeys arrays, Channel channel) {
        long[] found = channel.fetch(arrays.keys(), n);
        for (int i = 0; i < n; i++) {
            long expected = 0;
            for (int input = 0; input < inputs; input++) {
                expected |= (i < n - ones[input] ? 0L : 1L) << input;
            }
            assertEquals(expected, found[i], "n = " + n + ", element " + i);
        }
        inputs = 0;
    }
}
