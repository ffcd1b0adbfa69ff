package io.github.aparasort.internal.step;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.Operators;

/** Small steps on columns of ints, which others need: counts, indices, sums of counts, and formulas of indices. */
final class IndexSteps {
    /** Stretches that a reduction is compared with. */
    private static final int STRETCHES = 1024;

    private IndexSteps() {
    }

    /** Counts indices, and waits for their number. If ranks are wanted, the kernel also places each. */
    static int count(Work work, CountKernel kernel, int n, boolean ranks) throws DeviceFault {
        if (n == 0) {
            return 0;
        }
        Column number = number(work, kernel, n, ranks);
        Column[] again = {number};
        if (work.checks().verify("count")) {
            // Without ranks, so that nothing is placed once more.
            work.checks().queue(() -> again[0] = number(work, kernel, n, false));
        }
        int[] count = new int[1];
        work.read(number, again[0], count);
        return count[0];
    }

    /** The number of indices, as an int on the device. */
    private static Column number(Work work, CountKernel kernel, int n, boolean ranks) throws DeviceFault {
        kernel.prepare(n, ranks);
        Column partials = work.ints(kernel.sectionCount() + 1);
        kernel.partials = work.array(partials, int[].class);
        work.launch(kernel);
        return partials.slice(kernel.sectionCount(), kernel.sectionCount() + 1);
    }

    /** The indices of the ints that are in a range, or outside of it. */
    static Column indices(Work work, Column ints, int least, int bound, boolean inside) throws DeviceFault {
        IndexCounts kernel = ranges(work, least, bound, inside);
        Column all = work.ints(Math.max(1, ints.length()));
        kernel.ints = work.array(ints, int[].class);
        kernel.found = work.array(all, int[].class);
        int count = count(work, kernel, ints.length(), true);
        Column found = all.slice(0, count);
        Verification.check(work, "indices", () -> {
            WrongIndices wrong = work.checks().kernel(WrongIndices.class, WrongIndices::new);
            wrong.least = least;
            wrong.bound = bound;
            wrong.inside = inside ? 1 : 0;
            wrong.length = ints.length();
            wrong.ints = work.array(ints, int[].class);
            wrong.found = work.array(found, int[].class);
            work.checks().launch(wrong, count);
        });
        return found;
    }

    /** How many ints are outside of a range. */
    static int outside(Work work, Column ints, int least, int bound) throws DeviceFault {
        IndexCounts kernel = ranges(work, least, bound, false);
        kernel.ints = work.array(ints, int[].class);
        kernel.found = work.array(null, int[].class);
        return count(work, kernel, ints.length(), false);
    }

    private static IndexCounts ranges(Work work, int least, int bound, boolean inside) throws DeviceFault {
        IndexCounts kernel = work.tiles(IndexCounts.class, LaunchOptions.PLACING_GROUPS, IndexCounts::new);
        kernel.least = least;
        kernel.bound = bound;
        kernel.inside = inside ? 1 : 0;
        return kernel;
    }

    /** The sum of counts; -1 if one is negative. As ints they are added only if none is so great that it might wrap. */
    static long sum(Work work, Column counts) throws DeviceFault {
        int n = counts.length();
        FoldOps ints = IntFoldOps.INSTANCE;
        if (n == 0 || ints.reduced(work, counts, Operators.MIN, null).intValue() < 0) {
            return n == 0 ? 0 : -1;
        }
        if ((long) ints.reduced(work, counts, Operators.MAX, null).intValue() * n <= Integer.MAX_VALUE) {
            return ints.reduced(work, counts, Operators.SUM, null).longValue();
        }
        return LongFoldOps.INSTANCE.reduced(work, widened(work, counts), Operators.SUM, null).longValue();
    }

    /** Ints as longs. */
    static Column widened(Work work, Column ints) throws DeviceFault {
        Column longs = longs(work, ints);
        Verification.repeated(work, "longs", () -> new Column[] {longs(work, ints)}, longs);
        return longs;
    }

    private static Column longs(Work work, Column ints) throws DeviceFault {
        WidenedInts kernel = work.elements(WidenedInts.class, WidenedInts::new);
        Column longs = work.column(ElementType.LONG, ints.length());
        kernel.ints = work.array(ints, int[].class);
        kernel.longs = work.array(longs, long[].class);
        work.launch(kernel, ints.length());
        return longs;
    }

    /** The length of the stretches that a reduction of n elements is compared with. */
    static int stretch(int n) {
        return (n - 1) / STRETCHES + 1;
    }

    /** Where these begin. */
    static Column stretches(Work work, int n) throws DeviceFault {
        return IntFoldOps.INSTANCE.sequence(work, (n - 1) / stretch(n) + 1, 0, stretch(n));
    }

    /** Ints by a formula: see {@link IndexFormula}. */
    static Column formula(Work work, int formula, int number, int n, Column... columns) throws DeviceFault {
        Column made = evaluated(work, formula, number, n, columns);
        Verification.repeated(work, "formula", () -> new Column[] {evaluated(work, formula, number, n, columns)}, made);
        return made;
    }

    private static Column evaluated(Work work, int formula, int number, int n, Column... columns) throws DeviceFault {
        IndexFormula kernel = work.elements(IndexFormula.class, IndexFormula::new);
        kernel.formula = formula;
        kernel.number = number;
        Column out = work.ints(n);
        Column a = columns[0];
        Column b = columns.length > 1 ? columns[1] : a;
        Column c = columns.length > 2 ? columns[2] : a;
        Column d = columns.length > 3 ? columns[3] : a;
        kernel.a = work.array(a, int[].class);
        kernel.b = work.array(b, int[].class);
        kernel.c = work.array(c, int[].class);
        kernel.d = work.array(d, int[].class);
        kernel.out = work.array(out, int[].class);
        work.launch(kernel, n);
        return out;
    }
}
