package io.github.aparasort.internal.element;

import io.github.aparasort.internal.column.CheckSums;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.Fields;
import io.github.aparasort.internal.column.Traced;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.CheckKernel;
import io.github.aparasort.internal.kernel.SetOperation;

// Twins: Long
/**
 * Counts keys of a sample that do not occur as often in the results of a set operation as they must; or, where origins
 * are known, of which the first or the last has a wrong one. The sample is spread evenly over A, then over B and over
 * the results, and has the last key of each.
 */
public final class IntOccurrencesCheck extends CheckKernel {
    /**
     * Keys of each list that are looked for: so many, and one of so many. If one key of 1,000 is wrong, 4,096 keys miss
     * that once in 60 times. Of 256 wrong keys in a row one is always among them.
     */
    private static final int SAMPLE = 4096;
    private static final int SAMPLE_SHARE = 256;

    protected /*key*/ int[] a = new /*key*/ int[1];
    protected /*key*/ int[] b = new /*key*/ int[1];
    protected /*key*/ int[] made = new /*key*/ int[1];
    /** The origins of the results in A followed by B. */
    protected int[] origins = new int[1];
    /** Not 0 where they are known. */
    protected int traced;
    protected int aCount;
    protected int bCount;
    /** The number of results. */
    protected int count;
    /** Keys of the sample that are of A, of B, and of the results. */
    protected int aSample;
    protected int bSample;
    protected int resultSample;
    /** -1 where elements only in A, only in B, or partners give results; else 0. */
    protected int onlyA;
    protected int onlyB;
    protected int both;

    IntOccurrencesCheck() {
        // Each index is several searches.
        super(1);
    }

    @Override
    protected long load(int index) {
        /*key*/ int key = sampled(index + 1);
        int aFrom = IntBoundsKernel.bound(a, key, 0, aCount, 0);
        int bFrom = IntBoundsKernel.bound(b, key, 0, bCount, 0);
        int inA = IntBoundsKernel.bound(a, key, 0, aCount, 1) - aFrom;
        int inB = IntBoundsKernel.bound(b, key, 0, bCount, 1) - bFrom;
        int partners = min(inA, inB);
        int fromA = inA - partners & onlyA;
        int fromB = inB - partners & onlyB;
        int fromBoth = partners & both;
        int expected = fromBoth + fromA + fromB;
        int from = IntBoundsKernel.bound(made, key, 0, count, 0);
        int wrong = IntBoundsKernel.bound(made, key, 0, count, 1) - from == expected ? 0 : 1;
        if (wrong == 0 && traced != 0 && expected > 0) {
            // Partners come first, as elements of A, then what only A has, then what only B has.
            int firstAlone = fromA != 0 ? aFrom + partners : aCount + bFrom + partners;
            int first = fromBoth != 0 ? aFrom : firstAlone;
            int lastOfA = fromA != 0 ? aFrom + inA - 1 : aFrom + partners - 1;
            int last = fromB != 0 ? aCount + bFrom + inB - 1 : lastOfA;
            wrong = origins[from] == first && origins[from + expected - 1] == last ? 0 : 1;
        }
        return wrong;
    }

    /** The key of the sample with this number, from 1 on: first those of A, then those of B and of the results. */
    protected /*key*/ int sampled(int sample) {
        /*key*/ int key = 0;
        if (sample <= aSample) {
            key = a[(int) ((long) sample * aCount / aSample) - 1];
        } else if (sample <= aSample + bSample) {
            key = b[(int) ((long) (sample - aSample) * bCount / bSample) - 1];
        } else {
            key = made[(int) ((long) (sample - aSample - bSample) * count / resultSample) - 1];
        }
        return key;
    }

    // ---- host side

    /** Queues a check of a set operation. */
    public static CheckSums.Sums queue(Work work, SetOperation operation, Column a, Column b, Traced results)
            throws DeviceFault {
        IntOccurrencesCheck kernel = work.checks().kernel(IntOccurrencesCheck.class, IntOccurrencesCheck::new);
        kernel.aCount = a.length();
        kernel.bCount = b.length();
        kernel.count = results.keys().length();
        kernel.onlyA = operation.onlyA();
        kernel.onlyB = operation.onlyB();
        kernel.both = operation.both();
        kernel.traced = results.origins() == null ? 0 : 1;
        kernel.aSample = sample(a);
        kernel.bSample = sample(b);
        kernel.resultSample = sample(results.keys());
        Fields fields = Fields.of(kernel.a, a).and(kernel.b, b).and(kernel.made, results.keys())
                .and(kernel.origins, results.origins());
        return work.checks().launch(kernel, kernel.aSample + kernel.bSample + kernel.resultSample, fields);
    }

    private static int sample(Column keys) {
        return Math.min(keys.length(), SAMPLE + keys.length() / SAMPLE_SHARE);
    }
}
