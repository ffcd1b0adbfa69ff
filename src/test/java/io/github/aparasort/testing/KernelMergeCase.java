package io.github.aparasort.testing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import io.github.aparasort.internal.array.KeyKind;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Merges on one kernel of a geometry that a leaf chooses, however small the input. */
@Tag(Coverage.SCALED)
public abstract class KernelMergeCase {
    @RegisterExtension
    protected static final KernelRuns KERNELS = new KernelRuns();
    private static final int RANDOM_CASES = Coverage.count(200, 1000);

    /**
     * Merges two arrays.
     *
     * @param out where the result goes
     * @param origins where the origins go, or null
     */
    protected abstract void merge(Object a, Object b, Object out, int[] origins);

    protected abstract KeyKind kind();

    /** Counts of elements that the geometry makes borders at. */
    protected abstract int[] sizes();

    @ParameterizedTest
    @EnumSource
    void mergesStably(SortedInputPair input) {
        for (int n : Coverage.sizes(sizes(), input)) {
            for (int aCount : new int[] {0, 1, n / 7, n / 2, n - 1, n}) {
                check(input.of(type(), aCount, n - aCount), input + ", " + aCount + " of " + n);
            }
        }
    }

    @Test
    void mergesManySmallOnes() {
        SplittableRandom random = new SplittableRandom(3);
        int most = Math.min(2000, sizes()[sizes().length - 1]);
        SortedInputPair[] inputs = SortedInputPair.values();
        for (int round = 0; round < RANDOM_CASES; round++) {
            int n = 2 + random.nextInt(random.nextInt(2, most));
            int aCount = random.nextInt(n + 1);
            SortedInputPair input = inputs[random.nextInt(inputs.length)];
            check(input.of(type(), aCount, n - aCount), "round " + round + ", " + input);
        }
    }

    private KeyType type() {
        return KeyType.valueOf(kind().name().replace("_PAIRS", ""));
    }

    private void check(SortedInputPair.Two two, String what) {
        Object out = two.type().array(two.n());
        int[] origins = kind().isPairs() ? new int[two.n()] : null;
        merge(two.a(), two.b(), out, origins);
        int[] expected = MergeOracle.origins(two);
        AnyArray.assertSame(AnyArray.taken(two.both(), expected), out, what);
        if (origins != null) {
            assertArrayEquals(expected, origins, what);
        }
    }
}
