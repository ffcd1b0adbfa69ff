package io.github.aparasort.internal.segment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.device.StagedWork;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.staging.JavaLaunch;
import io.github.aparasort.testing.IntSplitValueSegmentTiles;
import io.github.aparasort.testing.Segmentation;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

// Twins: Long, Float, Double
/** What a device sorted is checked: every wrong key or index is found, at any place, and in any segment. */
class IntSegmentVerificationTest {
    /** Several blocks in each of four parts. */
    private static final int N = 9001;
    private static final int PLACES = 100;
    private static final int LARGEST = 1 << 20;
    private static final int BITS = 5;

    private final SplittableRandom random = new SplittableRandom(1);
    private final IntSplitValueSegmentTiles kernel = new IntSplitValueSegmentTiles(2, 3);
    private final /*value*/ int[] a = new /*value*/ int[N];

    IntSegmentVerificationTest() {
        for (int i = 0; i < N; i++) {
            a[i] = random.nextInt(LARGEST);
        }
        kernel.allocate(N);
        kernel.prepare(N);
    }

    @ParameterizedTest
    @EnumSource
    void everyWrongKeyIsFound(Segmentation segments) {
        IntSegmentSortJob job = sorted(segments.offsets(N));
        everyChangeIsFound(job);
        everySwapIsFound(job, false);
    }

    @ParameterizedTest
    @EnumSource
    void everyWrongIndexIsFound(Segmentation segments) {
        IntSegmentArgsortJob job = ordered(segments.offsets(N));
        everyChangeIsFound(job);
        everySwapIsFound(job, false);
        everySwapIsFound(job, true);
        for (int trial = 0; trial < PLACES; trial++) {
            int i = random.nextInt(N);
            int right = kernel.values()[i];
            for (int wrong : new int[] {right + 1, right - 1, ~right, N + right}) {
                kernel.values()[i] = wrong;
                assertWrong(job, "index " + wrong + " at " + i);
            }
            kernel.values()[i] = right;
        }
        assertRight(job);
    }

    /** Neighbouring segments change their content, so that each of them is still in order. */
    @ParameterizedTest
    @EnumSource
    void segmentsThatChangePlacesAreFound(Swapped swapped) {
        int[] offsets = new int[N / swapped.length + 2];
        for (int segment = 0; segment < offsets.length; segment++) {
            offsets[segment] = Math.min(N, segment * swapped.length);
        }
        StagedWork<? super IntValueSegmentArrays> job = swapped.indices ? ordered(offsets) : sorted(offsets);
        for (int first = 0; first + 2 * swapped.length < N; first += 70 * swapped.length) {
            swapSegments(first, swapped.length);
            assertWrong(job, "segments from " + first);
            swapSegments(first, swapped.length);
        }
        assertRight(job);
    }

    private void swapSegments(int first, int length) {
        for (int i = first; i < first + length; i++) {
            swap(i, i + length, true);
        }
    }

    enum Swapped {
        KEYS(1, false), SHORT(10, false), LONG(400, false), ORDERS(1, true), SHORT_ORDERS(10, true);

        final int length;
        final boolean indices;

        Swapped(int length, boolean indices) {
            this.length = length;
            this.indices = indices;
        }
    }

    private void everyChangeIsFound(StagedWork<? super IntValueSegmentArrays> job) {
        assertRight(job);
        for (int i = 0; i < N; i += 1 + random.nextInt(2 * N / PLACES)) {
            /*key*/ int right = key(i);
            for (int bit = 0; bit < /*key*/ Integer.SIZE; bit += BITS) {
                put(i, right ^ (/*key*/ int) 1 << bit);
                assertWrong(job, "bit " + bit + " at " + i);
            }
            put(i, right);
        }
        assertRight(job);
    }

    /** The keys are the same as before. */
    private void everySwapIsFound(StagedWork<? super IntValueSegmentArrays> job, boolean withIndices) {
        for (int trial = 0; trial < PLACES; trial++) {
            int i = random.nextInt(N - 1);
            int j = trial % 2 == 0 ? random.nextInt(N) : i + 1;
            if (key(i) != key(j)) {
                swap(i, j, withIndices);
                assertWrong(job, i + " and " + j);
                swap(i, j, withIndices);
            }
        }
        assertRight(job);
    }

    // ---- the arrays as a device leaves them

    private IntSegmentSortJob sorted(int[] offsets) {
        IntSegmentSortJob job = new IntSegmentSortJob(a, SegmentParts.whole(offsets));
        /*value*/ int[] right = a.clone();
        new IntSegmentSortJob(right, SegmentParts.whole(offsets)).runPlain();
        stage(job);
        for (int i = 0; i < N; i++) {
            put(i, SortableKeys.of(right[i]));
        }
        return job;
    }

    private IntSegmentArgsortJob ordered(int[] offsets) {
        IntSegmentArgsortJob job = new IntSegmentArgsortJob(Operation.ARGSORT_SEGMENTS, a, offsets);
        IntSegmentArgsortJob right = new IntSegmentArgsortJob(Operation.ARGSORT_SEGMENTS, a, offsets);
        right.runPlain();
        stage(job);
        for (int i = 0; i < N; i++) {
            put(i, SortableKeys.of(a[right.order()[i]]));
            kernel.values()[i] = right.order()[i];
        }
        return job;
    }

    private void stage(StagedWork<? super IntValueSegmentArrays> job) {
        JavaLaunch.send(job, kernel);
    }

    private /*key*/ int key(int index) {
        return kernel.keys()[index];
    }

    private void put(int index, /*key*/ int key) {
        kernel.keys()[index] = key;
    }

    private void swap(int i, int j, boolean withIndices) {
        /*key*/ int key = key(i);
        put(i, key(j));
        put(j, key);
        if (withIndices) {
            int index = kernel.values()[i];
            kernel.values()[i] = kernel.values()[j];
            kernel.values()[j] = index;
        }
    }

    private Digest found(StagedWork<? super IntValueSegmentArrays> job) {
        return JavaLaunch.received(job, kernel);
    }

    private void assertRight(StagedWork<? super IntValueSegmentArrays> job) {
        assertEquals(job.digest(), found(job));
    }

    private void assertWrong(StagedWork<? super IntValueSegmentArrays> job, String what) {
        assertNotEquals(job.digest(), found(job), what);
    }
}
