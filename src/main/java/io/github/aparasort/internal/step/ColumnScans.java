package io.github.aparasort.internal.step;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.ElementType;
import io.github.aparasort.internal.column.LaunchOptions;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.TileKernel;

/** Reductions and scans of columns, and columns of numbers at equal distances. */
public final class ColumnScans {
    private ColumnScans() {
    }

    /** The steps for a type. */
    static FoldOps of(ElementType type) {
        return switch (type) {
            case INT -> IntFoldOps.INSTANCE;
            case LONG -> LongFoldOps.INSTANCE;
            case FLOAT -> FloatFoldOps.INSTANCE;
            case DOUBLE -> DoubleFoldOps.INSTANCE;
        };
    }

    public static Column sequence(Work work, ElementType type, int n, int first, int step) throws DeviceFault {
        return work.keep(of(type).sequence(work, n, first, step));
    }

    /**
     * Scans elements.
     *
     * @param custom a kernel with the caller's operator, or null
     */
    public static Column scanned(Work work, Column values, int operator, Object custom, boolean exclusive)
            throws DeviceFault {
        return work.keep(of(values.type()).scanned(work, work.whole(values), operator, custom, exclusive));
    }

    /** Reduces elements by the caller's operator, and waits for the folds that led to the result. */
    public static Folds folds(Work work, Column values, Object custom) throws DeviceFault {
        return of(values.type()).folds(work, work.whole(values), custom);
    }

    /** Builds a kernel with the caller's operator, unless it is built. */
    public static TileKernel build(Work work, TileKernel custom) throws DeviceFault {
        return work.custom(custom, LaunchOptions.FOLDING_GROUPS);
    }

    /** Reduces elements, and waits for the result. */
    public static Number reduced(Work work, Column values, int operator, Object custom) throws DeviceFault {
        return of(values.type()).reduced(work, work.whole(values), operator, custom);
    }
}
