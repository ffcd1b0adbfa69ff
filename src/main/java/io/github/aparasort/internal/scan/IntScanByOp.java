package io.github.aparasort.internal.scan;

import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.engine.CustomStrategy;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.parallel.ThreadTeam;

// Twins: Long, Float, Double
/**
 * A scan by one of {@link ScanOp}. Plain Java goes through the array block by block, where sums round; of a large one,
 * several threads fold and scan a part each.
 */
final class IntScanByOp implements IntScanStrategy {
    private static final int BLOCK = IntFolds.ROUNDS ? IntFolds.FOLD_BLOCK : Integer.MAX_VALUE;

    /** From this many elements on, several threads are faster than one, but not two or three: memory is too slow. */
    private static final int LARGE = 1 << 19;
    private static final int FEWEST = 4;

    private final int operator;
    /** The fold by the host, to compare a device's with. Null until it is computed. */
    private volatile /*value*/ int[] expected;

    IntScanByOp(ScanOp op) {
        this.operator = Operators.of(op);
    }

    @Override
    public /*value*/ int reduce(/*value*/ int[] a) {
        int parts = parts(a.length);
        /*value*/ int fold = IntFolds.identity(operator);
        if (parts > 1) {
            return foldAll(folds(a, parts, parts), fold);
        }
        for (int begin = 0; begin < a.length; begin += Math.min(BLOCK, a.length - begin)) {
            int end = begin + Math.min(BLOCK, a.length - begin);
            fold = IntFolds.combine(operator, fold, IntFolds.reduce(operator, a, begin, end));
        }
        return fold;
    }

    @Override
    public /*value*/ int scan(/*value*/ int[] in, /*value*/ int[] out, boolean exclusive) {
        int n = in.length;
        int parts = parts(n);
        /*value*/ int none = IntFolds.identity(operator);
        /*value*/ int fold = parts == 1 ? scan(in, out, exclusive, 0, n, none) : scan(in, out, exclusive, parts);
        if (!exclusive && n > 0) {
            // This makes a difference for floats only: the last result is what a reduction gives.
            out[n - 1] = fold;
        }
        return fold;
    }

    private /*value*/ int scan(/*value*/ int[] in, /*value*/ int[] out, boolean exclusive, int begin, int end,
            /*value*/ int before) {
        /*value*/ int fold = before;
        for (int i = begin; i < end; i += Math.min(BLOCK, end - i)) {
            fold = IntFolds.scan(operator, exclusive, in, out, i, i + Math.min(BLOCK, end - i), fold);
        }
        return fold;
    }

    // ---- by several threads: in parts of whole blocks, so that one thread and several round in the same way

    private static int parts(int n) {
        int parts = n < LARGE ? 1 : ThreadTeam.tasks(n / Parallel.GRAIN, 1);
        return parts < FEWEST ? 1 : parts;
    }

    /** Where a part begins: with a block. */
    private static int begin(int n, int part, int parts) {
        int blocks = (int) ((n + IntFolds.FOLD_BLOCK - 1L) / IntFolds.FOLD_BLOCK);
        return (int) Math.min(n, (long) Parallel.begin(blocks, part, parts) * IntFolds.FOLD_BLOCK);
    }

    /** The folds of all blocks of the first parts, part by part. */
    private /*value*/ int[][] folds(/*value*/ int[] a, int first, int parts) {
        /*value*/ int[][] folds = new /*value*/ int[first][];
        ThreadTeam.share(first, part -> {
            int begin = begin(a.length, part, parts);
            int end = begin(a.length, part + 1, parts);
            folds[part] = new /*value*/ int[(end - begin + IntFolds.FOLD_BLOCK - 1) / IntFolds.FOLD_BLOCK];
            for (int i = begin; i < end; i += Math.min(IntFolds.FOLD_BLOCK, end - i)) {
                folds[part][(i - begin) / IntFolds.FOLD_BLOCK] =
                        IntFolds.reduce(operator, a, i, i + Math.min(IntFolds.FOLD_BLOCK, end - i));
            }
        });
        return folds;
    }

    private /*value*/ int foldAll(/*value*/ int[][] parts, /*value*/ int before) {
        /*value*/ int fold = before;
        for (/*value*/ int[] part : parts) {
            fold = foldAll(part, fold);
        }
        return fold;
    }

    private /*value*/ int foldAll(/*value*/ int[] blocks, /*value*/ int before) {
        /*value*/ int fold = before;
        for (/*value*/ int block : blocks) {
            fold = IntFolds.combine(operator, fold, block);
        }
        return fold;
    }

    /** Folds all parts but the last one, then scans each after those before it. */
    private /*value*/ int scan(/*value*/ int[] in, /*value*/ int[] out, boolean exclusive, int parts) {
        /*value*/ int[][] folds = folds(in, parts - 1, parts);
        /*value*/ int[] totals = new /*value*/ int[parts];
        totals[0] = IntFolds.identity(operator);
        for (int part = 1; part < parts; part++) {
            totals[part] = foldAll(folds[part - 1], totals[part - 1]);
        }
        ThreadTeam.share(parts, part -> totals[part] = scan(in, out, exclusive, begin(in.length, part, parts),
                begin(in.length, part + 1, parts), totals[part]));
        return totals[parts - 1];
    }

    @Override
    public void configure(IntRakeScan rakes) {
        rakes.setOperator(operator);
    }

    @Override
    public void configure(IntTileScan tiles) {
        tiles.setOperator(operator, IntFolds.identity(operator));
    }

    @Override
    public boolean lastIsTotal() {
        return true;
    }

    @Override
    public synchronized void foldExpected(/*value*/ int[] in) {
        if (expected == null) {
            expected = new /*value*/ int[] {IntScanStaging.fold(operator, in)};
        }
    }

    @Override
    public Digest checkFold(/*value*/ int[] in, IntTileScan folded) {
        foldExpected(in);
        return IntScanStaging.checkFold(operator, in, folded, expected[0], folded.depth());
    }

    @Override
    public Digest checkScan(/*value*/ int[] in, IntTileScan scanned, boolean exclusive) {
        return IntScanStaging.checkScan(operator, exclusive, in, scanned, scanned.tolerance());
    }

    @Override
    public int smallest(int ofWorkload) {
        return ofWorkload;
    }

    @Override
    public String complaint() {
        return null;
    }

    @Override
    public CustomStrategy custom(/*value*/ int[] in, boolean reduces) {
        return null;
    }
}
