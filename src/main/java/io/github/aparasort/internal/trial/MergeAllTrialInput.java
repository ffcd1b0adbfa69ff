package io.github.aparasort.internal.trial;

import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.array.TrialKeys;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.merge.DoubleMergeAllJob;
import io.github.aparasort.internal.merge.FloatMergeAllJob;
import io.github.aparasort.internal.merge.IntMergeAllJob;
import io.github.aparasort.internal.merge.LongMergeAllJob;
import io.github.aparasort.internal.merge.MergeAllWorkload;
import java.lang.reflect.Array;
import java.util.Arrays;

/** Generated sorted arrays for a merge of all of them, and the array for the result. */
final class MergeAllTrialInput implements TrialInput {
    private final KeyKind kind;
    private final Object lists;
    private final int[] begins = new int[MergeAllWorkload.LISTS + 1];
    private final Object out;

    /** @param hard whether the keys are full of ties and extremes, and the same for the same n; otherwise random */
    MergeAllTrialInput(KeyKind kind, int n, boolean hard) {
        this.kind = kind;
        int pairs = MergeAllWorkload.LISTS / 2;
        lists = Array.newInstance(kind.type().arrayType(), MergeAllWorkload.LISTS);
        for (int pair = 0; pair < pairs; pair++) {
            // Of different lengths in a proof: one array taken for the other must show.
            long parts = hard ? pairs * (pairs + 1L) : pairs;
            int begin = (int) (n * (hard ? pair * (pair + 1L) : pair) / parts);
            int end = (int) (n * (hard ? (pair + 1L) * (pair + 2) : pair + 1) / parts);
            TrialKeys.Two two = TrialKeys.two(kind, end - begin, hard, Integer.MAX_VALUE);
            add(2 * pair, two.a());
            add(2 * pair + 1, two.b());
        }
        out = Array.newInstance(kind.type(), n);
    }

    private void add(int list, Object keys) {
        Array.set(lists, list, keys);
        begins[list + 1] = begins[list] + Array.getLength(keys);
    }

    @Override
    public Job job() {
        return switch (kind) {
            case LONG -> new LongMergeAllJob((long[][]) lists, begins, (long[]) out);
            case FLOAT -> new FloatMergeAllJob((float[][]) lists, begins, (float[]) out);
            case DOUBLE -> new DoubleMergeAllJob((double[][]) lists, begins, (double[]) out);
            default -> new IntMergeAllJob((int[][]) lists, begins, (int[]) out);
        };
    }

    @Override
    public boolean hasSameResult(TrialInput input) {
        return input instanceof MergeAllTrialInput other
                && Arrays.deepEquals(new Object[] {out}, new Object[] {other.out});
    }
}
