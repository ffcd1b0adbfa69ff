package io.github.aparasort.internal.trial;

import io.github.aparasort.Operation;
import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.array.TrialKeys;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.group.GroupResult;
import io.github.aparasort.internal.group.GroupWorkload;
import io.github.aparasort.internal.group.IntDistinctJob;
import io.github.aparasort.internal.group.IntFoldsJob;
import io.github.aparasort.internal.group.IntGroupsJob;
import io.github.aparasort.internal.group.IntJoinCall;
import io.github.aparasort.internal.group.IntRowsJob;
import io.github.aparasort.internal.group.ValueFolds;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.merge.IntMergeAllJob;
import io.github.aparasort.internal.merge.IntMergeJob;
import io.github.aparasort.internal.merge.MergeAllWorkload;
import io.github.aparasort.internal.merge.MergeWorkload;
import io.github.aparasort.internal.scan.IntScanJob;
import io.github.aparasort.internal.search.IntBoundsJob;
import io.github.aparasort.internal.segment.IntSegmentArgsortJob;
import io.github.aparasort.internal.segment.IntSegmentSortJob;
import io.github.aparasort.internal.segment.SegmentParts;
import io.github.aparasort.internal.segment.SegmentWorkload;
import io.github.aparasort.internal.select.IntSelectJob;
import io.github.aparasort.internal.set.IntMultisetJob;
import io.github.aparasort.internal.step.JoinKind;
import io.github.aparasort.internal.take.IntTakeJob;
import io.github.aparasort.internal.tile.MultisetOptions;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;

// Twins: Long, Float, Double
/** Generated input of ints for the families that have jobs for each type. */
final class IntTrialInputs {
    private static final long SEED = 0x5ca9;
    /** One element in this many is an extreme. */
    private static final int EXTREMES = 64;
    /** Elements of a group on average, where groups are not nearly all of one element. */
    private static final int OF_GROUP = 6;
    /** Rows of A for each row of B. */
    private static final int SHARE = 3;
    /** Number of elements to sum after which the same ones repeat, XORed with another number. */
    private static final int PATTERN = 1 << 10;
    /** A float holds sums of 2^20 such elements without rounding; the trials are no larger, or measure only time. */
    private static final int RANGE = 16;
    /** The average gap between random keys of a set: so small that some keys are in both. */
    private static final int SET_GAP = 32;
    private static final int LONGEST = SegmentWorkload.LONGEST;
    /** One in so many segments of a proof may have all elements that are left. */
    private static final int LONG_ONES = 16;
    /** Selections are among random elements of which one in this many is an extreme, and as many are equal. */
    private static final int TIES = 8;
    /** Elements that are wanted when selections are measured: those of the input class 0. */
    private static final int TOP = 40;
    /** One rank in this many is wanted at either end, where ranks in several ranges are selected in a proof. */
    private static final int ENDS = 16;
    /** The default, for an index of -1. */
    private static final /*value*/ int ABSENT = -17;

    private IntTrialInputs() {
    }

    /**
     * Input of n elements.
     *
     * @param proof whether it is the same for the same n, with ties and extremes; otherwise it is random
     */
    static TrialInput of(Workload work, int n, boolean proof) {
        SplittableRandom random = proof ? new SplittableRandom(SEED + n) : new SplittableRandom();
        return switch (work.family()) {
            case "scan" -> sums(true, n, random);
            case "reduce" -> sums(false, n, random);
            case "merge" -> merge((MergeWorkload) work, n, proof);
            case "mergeAll" -> mergeAll(n, proof);
            case "sets" -> set(work.kind(), n, proof);
            case "groups" -> groups(((GroupWorkload) work).result(), n, proof, random);
            case "segments" -> segments(n, proof, work.kind().isPairs(), random);
            case "search" -> bounds(n, proof);
            case "select" -> selection(n, proof, random);
            case "take" -> gather(n, proof, random);
            default -> throw new IllegalArgumentException("no input of " + /*value*/ int.class + "s for "
                    + work.name());
        };
    }

    /** Two sorted arrays for a merge. */
    private static TrialInput merge(MergeWorkload work, int n, boolean proof) {
        TrialKeys.Two keys = TrialKeys.two(work.kind(), n, proof, Integer.MAX_VALUE);
        /*value*/ int[] a = (/*value*/ int[]) keys.a();
        /*value*/ int[] b = (/*value*/ int[]) keys.b();
        /*value*/ int[] out = new /*value*/ int[n];
        int[] origins = work.kind().isPairs() ? new int[n] : null;
        return TrialInput.of(new IntMergeJob(work, a, b, out, origins),
                job -> new Object[] {out, origins});
    }

    /** Sorted arrays for a merge of all of them. */
    private static TrialInput mergeAll(int n, boolean proof) {
        int pairs = MergeAllWorkload.LISTS / 2;
        /*value*/ int[][] lists = new /*value*/ int[MergeAllWorkload.LISTS][];
        int[] begins = new int[MergeAllWorkload.LISTS + 1];
        for (int pair = 0; pair < pairs; pair++) {
            // Of different lengths in a proof: one array taken for the other must show.
            long parts = proof ? pairs * (pairs + 1L) : pairs;
            int begin = (int) (n * (proof ? pair * (pair + 1L) : pair) / parts);
            int end = (int) (n * (proof ? (pair + 1L) * (pair + 2) : pair + 1) / parts);
            TrialKeys.Two two = TrialKeys.two(KeyKind./*value*/INT, end - begin, proof, Integer.MAX_VALUE);
            lists[2 * pair] = (/*value*/ int[]) two.a();
            lists[2 * pair + 1] = (/*value*/ int[]) two.b();
            begins[2 * pair + 1] = begin + lists[2 * pair].length;
            begins[2 * pair + 2] = end;
        }
        /*value*/ int[] out = new /*value*/ int[n];
        return TrialInput.of(new IntMergeAllJob(lists, begins, out), job -> new Object[] {out});
    }

    /**
     * Two sorted arrays: random keys for a union; or many ties and extremes, for the operation that shows most
     * mistakes, in one of the two ways to compact.
     */
    private static TrialInput set(KeyKind kind, int n, boolean proof) {
        SetOperation set = proof ? SetOperation.SYMMETRIC_DIFFERENCE : SetOperation.UNION;
        MultisetOptions options = proof && n % 2 != 0 ? new MultisetOptions(false, true) : MultisetOptions.USUAL;
        TrialKeys.Two keys = TrialKeys.two(kind, n, proof, SET_GAP);
        int[][] found = new int[1][];
        Consumer<int[]> origins = kind.isPairs() ? them -> found[0] = them : null;
        return TrialInput.of(new IntMultisetJob(set, options, (/*value*/ int[]) keys.a(),
                (/*value*/ int[]) keys.b(), origins), job -> new Object[] {job.result(), found[0]});
    }

    /**
     * Elements to sum. Floats are whole numbers so small that no sum of them rounds, so that every engine gives the
     * same result to the bit.
     */
    private static TrialInput sums(boolean scans, int n, SplittableRandom random) {
        // The sizes of a proof test both.
        boolean exclusive = (n & 4) != 0;
        /*value*/ int[] in = new /*value*/ int[n];
        /*value*/ int[] out = scans ? new /*value*/ int[n] : in;
        int[] pattern = random.ints(PATTERN, 0, RANGE).toArray();
        int mask = 0;
        for (int i = 0; i < n; i++) {
            if (i % PATTERN == 0) {
                mask = random.nextInt(RANGE);
            }
            in[i] = (pattern[i % PATTERN] ^ mask) - RANGE / 2;
        }
        return TrialInput.of(scans ? IntScanJob.scan(in, out, ScanOp.SUM, exclusive)
                : IntScanJob.reduce(in, ScanOp.SUM), job -> new Object[] {job.total(), out});
    }

    /**
     * Random elements, nearly all of them different; or ties and both extremes: with sums and few groups where n is
     * even, and with other folds and many groups where it is odd.
     *
     * @param result what is found for each value
     */
    private static TrialInput groups(GroupResult result, int n, boolean proof, SplittableRandom random) {
        int groups = proof && n % 2 == 0 ? n / OF_GROUP : 0;
        /*value*/ int[] a = keys(n, proof ? EXTREMES : 0, random,
                them -> groups > 0 ? them.nextInt(groups) - groups / 2 : them.nextInt());
        int[] values = result == GroupResult.SUMS ? random.ints(n).toArray() : null;
        boolean asInts = proof && n % 2 != 0;
        return TrialInput.<IntDistinctJob>of(switch (result) {
            case COUNTS -> new IntGroupsJob(Operation.COUNTS, a);
            case SUMS -> asInts ? new IntFoldsJob<>(Operation.REDUCE_BY_KEY, a, ValueFolds.of(values, ScanOp.MAX))
                    : new IntFoldsJob<>(Operation.REDUCE_BY_KEY, a, ValueFolds.toLongs(values, ScanOp.SUM));
            case ROWS -> new IntRowsJob(Operation.BY, a);
        }, job -> new Object[] {job.keys(), job.found()});
    }

    /**
     * Columns to join, always the same for the same n: some keys are in one column, some in both, several times; both
     * extremes are among them. Each kind of join does a part of what these two do: one of all rows where n is even, and
     * one of rows without a partner where it is odd.
     *
     * @param n the elements of both columns
     */
    static TrialInput columns(int n) {
        SplittableRandom random = new SplittableRandom(SEED + n);
        ToIntFunction<SplittableRandom> key = them -> them.nextInt(-n / 2, n / 2 + 1);
        /*value*/ int[] b = keys(n / (SHARE + 1), EXTREMES, random, key);
        /*value*/ int[] a = keys(n - b.length, EXTREMES, random, key);
        return TrialInput.of(IntJoinCall.job(n % 2 == 0 ? JoinKind.OUTER : JoinKind.ANTI, a, b),
                job -> new Object[] {job.rows().aRows(), job.rows().bRows()});
    }

    /**
     * Generated elements.
     *
     * @param extremes one element in this number is the greatest value, and as many are the least one; 0 for none
     * @param others makes each other element
     */
    private static /*value*/ int[] keys(int count, int extremes, SplittableRandom random,
            ToIntFunction<SplittableRandom> others) {
        /*value*/ int[] keys = new /*value*/ int[count];
        for (int i = 0; i < count; i++) {
            int kind = extremes == 0 ? -1 : random.nextInt(extremes);
            keys[i] = kind == 0 ? /*value*/ Integer.MAX_VALUE : kind == 1 ? /*value*/ Integer.MIN_VALUE
                    : others.applyAsInt(random);
        }
        return keys;
    }

    /**
     * Elements in segments of random lengths, a hundred on average; those of a proof have ties, empty segments and long
     * ones.
     *
     * @param pairs whether the order of the elements is wanted, or else the elements in order
     */
    private static TrialInput segments(int n, boolean proof, boolean pairs, SplittableRandom random) {
        /*value*/ int[] a = keys(n, 0, random, them -> proof ? them.nextInt(LONGEST) : them.nextInt());
        // The first of two segments may be empty.
        int[] ends = new int[2 * n + 1];
        int count = 1;
        while (ends[count - 1] < n) {
            int length = (count & 1) != 0 && proof ? random.nextInt(2)
                    : 1 + random.nextInt(proof && random.nextInt(LONG_ONES) == 0 ? n : LONGEST);
            ends[count] = Math.min(n, ends[count - 1] + length);
            count++;
        }
        int[] offsets = Arrays.copyOf(ends, count);
        SegmentParts parts = SegmentParts.whole(offsets);
        int[] order = new int[n];
        return pairs ? TrialInput.of(new IntSegmentArgsortJob(Operation.ARGSORT_SEGMENTS, a, parts, order, false),
                job -> new Object[] {a, order})
                : TrialInput.of(new IntSegmentSortJob(a, parts, false), job -> new Object[] {a});
    }

    /** A sorted array, and as many random needles; or fewer with ties and extremes, half of them in order. */
    private static TrialInput bounds(int n, boolean proof) {
        TrialKeys.Two keys = TrialKeys.two(KeyKind./*value*/INT, proof ? n + n / 2 : 2 * n, proof, Integer.MAX_VALUE);
        /*value*/ int[] sorted = (/*value*/ int[]) keys.a();
        /*value*/ int[] needles = (/*value*/ int[]) keys.b();
        SplittableRandom random = new SplittableRandom(SEED + n);
        for (int i = proof ? n / 2 : n - 1; i > 0; i--) {
            int other = random.nextInt(i + 1);
            /*value*/ int swapped = needles[i];
            needles[i] = needles[other];
            needles[other] = swapped;
        }
        int[] bounds = new int[needles.length];
        // Proofs with even and odd n follow each other.
        boolean upper = proof && (n & 1) != 0;
        return TrialInput.of(new IntBoundsJob(sorted, needles, bounds, upper), job -> new Object[] {bounds});
    }

    /** Random elements for the greatest ones; or many ties and extremes, for ranks in several brackets. */
    private static TrialInput selection(int n, boolean proof, SplittableRandom random) {
        /*value*/ int[] a = keys(n, proof ? TIES : 0, random,
                them -> proof && them.nextInt(TIES) == 0 ? 0 : them.nextInt());
        return TrialInput.of(!proof
                ? IntSelectJob.values(Operation.TOP_K, a, KeyOrder.DESCENDING, 0, Math.min(n, TOP))
                : n % 2 == 0 ? IntSelectJob.indices(Operation.ARG_TOP_K, a, KeyOrder.DESCENDING, 0, n / 2 + 1)
                : IntSelectJob.indices(Operation.ARG_BOTTOM_K, a, KeyOrder.ASCENDING, 0, n / ENDS + 1, n / 2,
                        n / 2 + 1, n - 1 - n / ENDS, n), job -> new Object[] {job.values(), job.order()});
    }

    /** Elements and random indices; in a proof of fewer elements: the first, the last and the default. */
    private static TrialInput gather(int n, boolean proof, SplittableRandom random) {
        /*value*/ int[] from = keys(proof ? n / 2 + 1 : n, 0, random, SplittableRandom::nextInt);
        int[] indices = random.ints(n, 0, from.length).toArray();
        if (proof) {
            indices[n / 2] = -1;
            indices[0] = from.length - 1;
            indices[n - 1] = 0;
        }
        /*value*/ int[] to = new /*value*/ int[n];
        return TrialInput.of(new IntTakeJob(from, indices, -1, ABSENT, to), job -> new Object[] {to});
    }
}
