package io.github.aparasort.internal.resident;

import io.github.aparasort.internal.device.DeviceFault;

/** Reductions and scans of columns, and columns of numbers at equal distances. */
public final class ColumnScans {
    private ColumnScans() {
    }

    public static Column sequence(Work work, ElementType type, int n, int first, int step) throws DeviceFault {
        return work.keep(Steps.folds(type).sequence(work, n, first, step));
    }

    /**
     * Scans elements.
     *
     * @param custom a kernel with the caller's operator, or null
     */
    public static Column scanned(Work work, Column values, int operator, Object custom, boolean exclusive)
            throws DeviceFault {
        Column whole = work.whole(values);
        Column scanned = Steps.folds(values.type()).scanned(work, whole, operator, custom, exclusive);
        if (custom == null) {
            Verification.scanned(work, operator, exclusive, whole, scanned);
        }
        return work.keep(scanned);
    }

    /** Reduces elements, and waits for the result. */
    public static Number reduced(Work work, Column values, int operator, Object custom) throws DeviceFault {
        return Steps.folds(values.type()).reduced(work, work.whole(values), operator, custom);
    }
}
