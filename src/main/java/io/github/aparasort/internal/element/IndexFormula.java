package io.github.aparasort.internal.element;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.Fields;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.ElementKernel;

/** Ints that follow from others and from their index by a formula. */
public final class IndexFormula extends ElementKernel {
    /** The difference to the next element; after the last one comes {@link #number}. */
    public static final int TO_NEXT = 0;
    /** How much b is greater than a, but at least {@link #number}. */
    public static final int DIFFERENCE = 1;
    /** The place of an element within its segment a, added to b: where the segment begins for c. */
    public static final int MOVED = 2;
    /** As {@link #MOVED}, but the default where a segment of the bounds b to d matches nothing. */
    public static final int MATCHED = 3;
    /** The sum of a and b, which is negative if it is more than an int can be. */
    public static final int SUM = 4;
    /** The sum of a and the index. */
    public static final int PLUS_INDEX = 5;
    /** 1 where a is {@link #number}, else 0. */
    public static final int EQUALS = 6;

    protected int[] a = new int[1];
    protected int[] b = new int[1];
    protected int[] c = new int[1];
    protected int[] d = new int[1];
    protected int[] out = new int[1];
    protected int formula;
    protected int number;

    @Override
    protected void element(int i) {
        int x = a[i];
        int result = 0;
        if (formula == TO_NEXT) {
            result = number - x;
            if (i + 1 < n) {
                result = a[i + 1] - x;
            }
        } else if (formula == DIFFERENCE) {
            result = max(number, b[i] - x);
        } else if (formula == MOVED) {
            result = b[x] + (i - c[x]);
        } else if (formula == MATCHED) {
            result = b[x] == d[x] ? -1 : b[x] + (i - c[x]);
        } else if (formula == SUM) {
            result = x + b[i];
        } else if (formula == PLUS_INDEX) {
            result = x + i;
        } else {
            result = x == number ? 1 : 0;
        }
        out[i] = result;
    }

    // ---- host side

    /** Makes n ints by a formula of a number and as many columns as it needs. */
    public static Column of(Work work, int formula, int number, int n, Column... columns) throws DeviceFault {
        return work.checks().repeated("formula", () -> {
            IndexFormula kernel = work.elements(IndexFormula.class, IndexFormula::new);
            kernel.formula = formula;
            kernel.number = number;
            Column out = work.ints(n);
            Fields fields = Fields.of(kernel.out, out);
            int[][] arrays = {kernel.a, kernel.b, kernel.c, kernel.d};
            for (int i = 0; i < columns.length; i++) {
                fields.and(arrays[i], columns[i]);
            }
            work.launch(kernel, n, fields);
            return out;
        });
    }
}
