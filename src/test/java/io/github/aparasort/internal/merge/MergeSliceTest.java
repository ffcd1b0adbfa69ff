package io.github.aparasort.internal.merge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.aparasort.MergeStrategy;
import io.github.aparasort.internal.array.KeyKind;
import org.junit.jupiter.api.Test;

/** What the proof of a merge finds wrong. */
class MergeSliceTest {
    private static final int[] A = {1, 3, 3, 5};
    private static final int[] B = {2, 3, 9};

    /** A result as a kernel may leave it. */
    private record Result(int[] merged, int[] origins, int[] input) implements IntMergeArrays {
        Result(int[] merged, int... origins) {
            this(merged, origins, new int[merged.length]);
        }

        @Override
        public int[] keys(int part) {
            return merged;
        }

        @Override
        public int[] values() {
            return origins;
        }

        @Override
        public void split(int count) {
            // It knows.
        }

        @Override
        public int parts() {
            return 1;
        }

        @Override
        public int partBegin(int part) {
            return part == 0 ? 0 : merged.length;
        }
    }

    private static final int[] MERGED = {1, 2, 3, 3, 3, 5, 9};
    private static final Result RIGHT = new Result(MERGED, 0, 4, 1, 2, 5, 3, 6);
    private static final IntMergeSlice KEYS = new IntMergeJob(MergeStrategy.AUTO, A, B, null).cut(7).slice(0);
    private static final IntMergeSlice ORIGINS = new IntMergeJob(new MergeWorkload(KeyKind.INT_PAIRS,
            MergeStrategy.AUTO), A, B, null, new int[7], () -> { }).cut(7).slice(0);

    @Test
    void aRightResultIsBelieved() {
        assertEquals(KEYS.digest(), KEYS.check(RIGHT, 0));
        assertEquals(ORIGINS.digest(), ORIGINS.check(RIGHT, 0));
    }

    @Test
    void otherKeysAreNot() {
        assertKeysRefused(1, 2, 3, 3, 3, 5, 8);
        assertKeysRefused(1, 2, 3, 3, 5, 5, 9);
        assertKeysRefused(1, 2, 3, 3, 5, 3, 9);
        assertKeysRefused(0, 0, 0, 0, 0, 0, 0);
    }

    private static void assertKeysRefused(int... merged) {
        Result result = new Result(merged, RIGHT.origins());
        assertNotEquals(KEYS.digest(), KEYS.check(result, 0));
        assertNotEquals(ORIGINS.digest(), ORIGINS.check(result, 0));
    }

    @Test
    void otherOriginsAreNot() {
        assertOriginsRefused(0, 4, 2, 1, 5, 3, 6);
        assertOriginsRefused(0, 4, 1, 5, 2, 3, 6);
        assertOriginsRefused(0, 4, 1, 1, 5, 3, 6);
        assertOriginsRefused(0, 4, 1, 2, 5, 3, 7);
        assertOriginsRefused(-1, 4, 1, 2, 5, 3, 6);
        assertOriginsRefused(0, 0, 0, 0, 0, 0, 0);
    }

    private static void assertOriginsRefused(int... origins) {
        assertNotEquals(ORIGINS.digest(), ORIGINS.check(new Result(MERGED, origins), 0));
    }

    /** NaNs with bits of their own come back from the input, those of A first. */
    @Test
    void nansKeepTheirBits() {
        float[] a = {1, Float.intBitsToFloat(0xffc00003)};
        float[] b = {Float.intBitsToFloat(0x7fc00009), Float.intBitsToFloat(0x7f800001)};
        float[] out = new float[4];
        FloatMergeSlices slices = new FloatMergeJob(MergeStrategy.AUTO, a, b, out).cut(4);
        Result result = new Result(new int[4], 0, 1, 2, 3);
        slices.slice(0).stage(result, 0);
        System.arraycopy(result.input(), 0, result.merged(), 0, 4);
        slices.slice(0).commit(result);
        slices.complete();
        assertEquals(1, out[0]);
        assertEquals(0xffc00003, Float.floatToRawIntBits(out[1]));
        assertEquals(0x7fc00009, Float.floatToRawIntBits(out[2]));
        assertEquals(0x7f800001, Float.floatToRawIntBits(out[3]));
    }
}
