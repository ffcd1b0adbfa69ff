package io.github.aparasort.internal.merge;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.KernelRuns;
import io.github.aparasort.testing.MergeInput;
import java.lang.reflect.Array;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Merges on one kernel of a geometry that a leaf chooses, however small the input. */
@Tag(Coverage.SCALED)
abstract class KernelMergeCase {
    @RegisterExtension
    static final KernelRuns KERNELS = new KernelRuns();
    private static final int RANDOM_CASES = Coverage.count(200, 1000);

    /**
     * Merges two arrays.
     *
     * @param out where the result goes
     * @param origins where the origins go, or null
     */
    abstract void merge(Object a, Object b, Object out, int[] origins);

    abstract KeyKind kind();

    /** Counts of elements that the geometry makes borders at. */
    public abstract int[] sizes();

    @ParameterizedTest
    @EnumSource
    void mergesStably(MergeInput input) {
        Random random = new Random(input.ordinal());
        for (int n : Coverage.sizes(sizes(), input)) {
            for (int aCount : new int[] {0, 1, n / 7, n / 2, n - 1, n}) {
                check(input.lists(aCount, n - aCount, random), input + ", " + aCount + " of " + n);
            }
        }
    }

    @Test
    void mergesManySmallOnes() {
        Random random = new Random(3);
        int most = Math.min(2000, sizes()[sizes().length - 1]);
        MergeInput[] inputs = MergeInput.values();
        for (int round = 0; round < RANDOM_CASES; round++) {
            int n = 2 + random.nextInt(random.nextInt(2, most));
            int aCount = random.nextInt(n + 1);
            MergeInput input = inputs[random.nextInt(inputs.length)];
            check(input.lists(aCount, n - aCount, random), "round " + round + ", " + input);
        }
    }

    private void check(long[][] lists, String what) {
        Class<?> type = kind().type();
        Object a = MergeInput.typed(type, lists[0]);
        Object b = MergeInput.typed(type, lists[1]);
        int n = lists[0].length + lists[1].length;
        Object out = Array.newInstance(type, n);
        int[] origins = kind().isPairs() ? new int[n] : null;
        merge(a, b, out, origins);
        int[] expected = MergeInput.origins(a, b);
        assertArrayEquals(MergeInput.merged(a, b, expected), MergeInput.bits(out), what);
        if (origins != null) {
            assertArrayEquals(expected, origins, what);
        }
    }
}
