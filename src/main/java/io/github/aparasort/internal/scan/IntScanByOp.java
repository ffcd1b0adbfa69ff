package io.github.aparasort.internal.scan;

import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.InPlaceJob;
import io.github.aparasort.internal.engine.Rakes;
import io.github.aparasort.internal.kernel.IntFolds;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.parallel.ThreadTeam;
import io.github.aparasort.internal.step.Column;
import io.github.aparasort.internal.step.ColumnScans;
import io.github.aparasort.internal.step.HostCall;
import java.util.Arrays;

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

    IntScanByOp(ScanOp op) {
        this.operator = ColumnScans.operator(op);
    }

    @Override
    public /*value*/ int reduce(/*value*/ int[] a) {
        int parts = parts(a.length);
        /*value*/ int fold = IntFolds.identity(operator);
        if (parts > 1) {
            int blocks = blocks(a.length);
            return foldAll(folds(a, blocks), 0, blocks, fold);
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

    private static int blocks(int n) {
        return (int) ((n + IntFolds.FOLD_BLOCK - 1L) / IntFolds.FOLD_BLOCK);
    }

    /** Where a block begins, or the end. */
    private static int begin(int n, int block) {
        return (int) Math.min(n, (long) block * IntFolds.FOLD_BLOCK);
    }

    /** The folds of so many blocks. */
    private /*value*/ int[] folds(/*value*/ int[] a, int blocks) {
        /*value*/ int[] folds = new /*value*/ int[blocks];
        Parallel.forEach(blocks, begin(a.length, blocks) / Parallel.GRAIN, (first, last) -> {
            for (int block = first; block < last; block++) {
                folds[block] = IntFolds.reduce(operator, a, begin(a.length, block), begin(a.length, block + 1));
            }
        });
        return folds;
    }

    /** Folds the folds of the blocks [first, last), after what comes before them. */
    private /*value*/ int foldAll(/*value*/ int[] folds, int first, int last, /*value*/ int before) {
        /*value*/ int fold = before;
        for (int block = first; block < last; block++) {
            fold = IntFolds.combine(operator, fold, folds[block]);
        }
        return fold;
    }

    /** Folds all parts but the last one, then scans each after those before it. */
    private /*value*/ int scan(/*value*/ int[] in, /*value*/ int[] out, boolean exclusive, int parts) {
        int blocks = blocks(in.length);
        int[] begins = new int[parts + 1];
        Arrays.setAll(begins, part -> Parallel.begin(blocks, part, parts));
        /*value*/ int[] folds = folds(in, begins[parts - 1]);
        /*value*/ int[] totals = new /*value*/ int[parts];
        totals[0] = IntFolds.identity(operator);
        for (int part = 1; part < parts; part++) {
            totals[part] = foldAll(folds, begins[part - 1], begins[part], totals[part - 1]);
        }
        ThreadTeam.share(parts, part -> totals[part] = scan(in, out, exclusive, begin(in.length, begins[part]),
                begin(in.length, begins[part + 1]), totals[part]));
        return totals[parts - 1];
    }

    @Override
    public Rakes<?> rakes(InPlaceJob<IntRakeScan> job) {
        return new Rakes<>(IntRakeScan.class, IntRakeScan::new, job);
    }

    @Override
    public void configure(IntRakeScan rakes) {
        rakes.setOperator(operator);
    }

    // ---- on a device

    @Override
    public /*value*/ int reduce(HostCall call, Column sent, /*value*/ int[] in) throws DeviceFault {
        return (/*value*/ Integer) call.ask(work -> ColumnScans.reduced(work, sent, operator, null));
    }

    @Override
    public /*value*/ int scan(HostCall call, Column sent, /*value*/ int[] in, /*value*/ int[] out, boolean exclusive)
            throws DeviceFault {
        /*value*/ int last = in[in.length - 1];
        call.receive(call.step(work -> ColumnScans.scanned(work, sent, operator, null, exclusive)), out, 0);
        call.fetch();
        return exclusive ? IntFolds.combine(operator, out[out.length - 1], last) : out[out.length - 1];
    }
}
