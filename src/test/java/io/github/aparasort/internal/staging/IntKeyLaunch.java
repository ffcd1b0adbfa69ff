package io.github.aparasort.internal.staging;

import io.github.aparasort.internal.device.StagedWork;
import io.github.aparasort.internal.kernel.IntKeys;
import java.util.Arrays;

// Twins: Long
/** A launch that sorts keys. The device is played by a sort. */
public abstract class IntKeyLaunch extends PlayedLaunch<IntKeyLaunch.Kept> {
    /** The arrays of a kernel that keeps its input, and applies a mask or does not. */
    public static final class Kept implements IntKeys {
        private final /*key*/ int[] input;
        private final /*key*/ int[] keys;
        private final boolean masks;
        private /*key*/ int mask;

        private Kept(int n, boolean masks) {
            this.input = new /*key*/ int[n];
            this.keys = new /*key*/ int[n];
            this.masks = masks;
        }

        @Override
        public /*key*/ int[] input() {
            return input;
        }

        @Override
        public /*key*/ int[] keys() {
            return keys;
        }

        @Override
        public void setOrderMask(/*key*/ int orderMask) {
            mask = masks ? orderMask : 0;
        }

        @Override
        public /*key*/ int keyMask() {
            return mask;
        }
    }

    /** @param callers the caller's array with the input */
    protected IntKeyLaunch(StagedWork<? super Kept> work, boolean masks, int n, Object callers) {
        super(work, new Kept(n, masks), callers);
    }

    @Override
    protected final Object[] inputs() {
        return new Object[] {arrays().input};
    }

    @Override
    protected final Object[] results() {
        return new Object[] {arrays().keys};
    }

    @Override
    protected final void compute() {
        /*key*/ int[] keys = arrays().keys;
        /*key*/ int mask = arrays().mask;
        Arrays.setAll(keys, i -> arrays().input[i] ^ mask);
        Arrays.sort(keys);
        Arrays.setAll(keys, i -> keys[i] ^ mask);
    }
}
