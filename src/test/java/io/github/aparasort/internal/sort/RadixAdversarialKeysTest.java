package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Target;
import io.github.aparasort.internal.device.InPlaceJob;
import io.github.aparasort.internal.engine.Rakes;
import io.github.aparasort.internal.kernel.RakeKernel;
import io.github.aparasort.testing.AdversarialKeys;
import io.github.aparasort.testing.GuardedInput;
import io.github.aparasort.testing.KernelRun;
import io.github.aparasort.testing.KernelRuns;
import io.github.aparasort.testing.Oracle;
import io.github.aparasort.testing.SortVariant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The radix sort by rakes on keys that are hard on it, against the JDK's sequential sorts. */
class RadixAdversarialKeysTest {
    @RegisterExtension
    static final KernelRuns KERNELS = new KernelRuns();

    /** Buckets of a few keys, so that few keys fill many. */
    @ParameterizedTest
    @EnumSource
    void fewKeysInTinyBuckets(AdversarialKeys keys) {
        for (SortVariant variant : SortVariant.values()) {
            sort(variant, keys, 3001, 1, 8);
            sort(variant, keys, 3001, 3, 50);
            // One bucket, for a single work-item.
            sort(variant, keys, 3001, 1, 0);
        }
    }

    /** Buckets as they are, several work-items. */
    @ParameterizedTest
    @EnumSource
    void manyKeys(AdversarialKeys keys) {
        for (SortVariant variant : SortVariant.values()) {
            sort(variant, keys, variant.isOfARange() ? 150_001 : 70_001, 2, 0);
        }
    }

    /** One key less than is worth several work-items, as many, and one more. */
    @ParameterizedTest
    @CsvSource({"1", "2", "3", "16", "64"})
    void aroundTheSizeAtWhichWorkIsShared(int rakes) {
        for (SortVariant variant : List.of(SortVariant.INTS, SortVariant.DOUBLES, SortVariant.LONG_PAIRS)) {
            int from = sharedFrom(new GuardedInput(variant, AdversarialKeys.GAUSSIAN, 2).job().rakes(), rakes);
            for (int n = from - 1; n <= from + 1; n++) {
                RakeKernel kernel = sort(variant, AdversarialKeys.GAUSSIAN, n, rakes, 0);
                kernel.prepare(n);
                assertEquals(n < from ? 1 : rakes, kernel.rakes());
            }
        }
    }

    /** The least number of keys for which a kernel takes more than one work-item. */
    private static int sharedFrom(Rakes<?> of, int rakes) {
        RakeKernel kernel = of.maker().apply(Math.max(2, rakes));
        int alone = 2;
        int shared = 1 << 20;
        while (shared - alone > 1) {
            int n = (alone + shared) / 2;
            kernel.prepare(n);
            if (kernel.rakes() == 1) {
                alone = n;
            } else {
                shared = n;
            }
        }
        return shared;
    }

    /** Insertion ends soon where leading bits tell keys apart, and is given up where they do not. */
    @ParameterizedTest
    @CsvSource({"GAUSSIAN, true, false", "PREFIXES_OR_RANDOM, true, true", "REVERSED_SUFFIXES, true, true"})
    void insertionEndsOrIsGivenUp(AdversarialKeys keys, boolean finished, boolean givenUp) {
        for (int rakes : new int[] {1, 3}) {
            BucketCountingRadixSort kernel = new BucketCountingRadixSort(rakes);
            kernel.scale(0, 400);
            GuardedInput input = new GuardedInput(SortVariant.INTS, keys, 20_011);
            run(KernelRun.of(Target.JTP, kernel), input);
            input.assertSorted(keys.name());
            assertEquals(finished, kernel.finished.get() > 0, keys + ": finished");
            assertEquals(givenUp, kernel.givenUp.get() > 0, keys + ": given up");
        }
    }

    /** The same array twice: keys that are their own values. */
    @Test
    void keysAreTheirOwnValues() {
        int[] keys = AdversarialKeys.ZIPF.ints(5000);
        int[] sorted = Oracle.sorted(keys);
        IntPairSortJob job = IntPairSortJob.sortPairs(keys, keys);
        KernelRun<RadixKernel> run = kernel(job.rakes(), 3, 50);
        run.kernel().allocate(keys.length);
        run.run(job);
        assertArrayEquals(sorted, keys);
    }

    /** @param bucketKeys keys of a bucket, or 0 for how it is unless told */
    private static RakeKernel sort(SortVariant variant, AdversarialKeys keys, int n, int rakes,
            int bucketKeys) {
        GuardedInput input = new GuardedInput(variant, keys, n);
        RakeKernel kernel = run(kernel(input.job().rakes(), rakes, bucketKeys), input);
        input.assertSorted(keys + ", " + variant + ", n = " + n + ", rakes = " + rakes);
        assertTrue(rakes > 1 || kernel.rakes() == 1);
        return kernel;
    }

    private static RakeKernel run(KernelRun<? extends RakeKernel> run, GuardedInput input) {
        run.kernel().allocate(input.n);
        run.run((InPlaceJob<?>) input.job());
        return run.kernel();
    }

    private static KernelRun<RadixKernel> kernel(Rakes<?> of, int rakes, int bucketKeys) {
        return KERNELS.get(Target.JTP, List.of(of.kernel(), rakes, bucketKeys), () -> {
            RadixKernel kernel = (RadixKernel) of.maker().apply(rakes);
            if (bucketKeys > 0) {
                kernel.scale(0, bucketKeys);
            }
            return kernel;
        });
    }
}
