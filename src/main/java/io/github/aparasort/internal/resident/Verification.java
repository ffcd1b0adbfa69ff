package io.github.aparasort.internal.resident;

import io.github.aparasort.internal.device.DeviceFault;

/** What the device checks of its own results. */
final class Verification {
    /**
     * Keys and what belongs to them.
     *
     * @param valued whether anything does
     * @param ints what does; null for the indices of the keys
     */
    record Rows(Column keys, boolean valued, Column ints) {
        static Rows of(Column keys) {
            return new Rows(keys, false, null);
        }

        static Rows of(Column keys, Column ints) {
            return new Rows(keys, true, ints);
        }

        private KeyOps.Checksum checksum(Work work, Long orderMask) throws DeviceFault {
            return Steps.keys(keys.type()).checksum(work, keys, ints, valued, orderMask);
        }
    }

    private Verification() {
    }

    /**
     * Checks that rows are those of the input in another order.
     *
     * @param orderMask the mask with which the keys must ascend afterwards, or null for any order
     */
    static void permuted(Work work, String operation, Rows before, Rows after, Long orderMask) throws DeviceFault {
        if (before.keys().length() > 0 && work.verifies(operation)) {
            compare(work, before.checksum(work, null), after.checksum(work, orderMask));
        }
    }

    /** Checks that keys are those of two columns, and ascend. */
    static void merged(Work work, String operation, Column a, Column b, Column merged) throws DeviceFault {
        if (merged.length() > 0 && work.verifies(operation)) {
            compare(work, Rows.of(work.joined(a, b)).checksum(work, null), Rows.of(merged).checksum(work, 0L));
        }
    }

    /** Checks that keys ascend. */
    static void ascends(Work work, String operation, Column keys) throws DeviceFault {
        permuted(work, operation, Rows.of(keys), Rows.of(keys), 0L);
    }

    /** Checks a scan by an operator that is not the caller's, of ints or longs: floats would not be exact. */
    static void scanned(Work work, int operator, boolean exclusive, Column values, Column scanned) throws DeviceFault {
        if (!values.type().isFloating() && work.verifies("scan")) {
            none(work, Steps.keys(values.type()).wrongScans(work, operator, exclusive, values, scanned));
        }
    }

    /** Checks lower or upper bounds of keys. */
    static void bounds(Work work, int wanted, Column sorted, Column needles, Column bounds) throws DeviceFault {
        if (work.verifies("bounds")) {
            none(work, Steps.keys(sorted.type()).wrongBounds(work, wanted, sorted, needles, bounds));
        }
    }

    /** Checks that there are no errors, whose number is on the device. */
    static void none(Work work, Column errors) throws DeviceFault {
        Verdict kernel = work.elements(Verdict.class, Verdict::new);
        kernel.counted = 1;
        kernel.errorsAt = errors.from();
        kernel.call = work.call();
        work.each(kernel, 1, "errors", errors, "alarm", work.alarm().column());
    }

    /** Throws if a result of this call is wrong. */
    static void require(boolean isRight) throws DeviceFault {
        if (!isRight) {
            throw Alarm.wrongResult();
        }
    }

    private static void compare(Work work, KeyOps.Checksum expected, KeyOps.Checksum found) throws DeviceFault {
        Verdict kernel = work.elements(Verdict.class, Verdict::new);
        kernel.counted = 0;
        kernel.expectedAt = expected.at();
        kernel.foundAt = found.at();
        kernel.call = work.call();
        work.each(kernel, 1, "expected", expected.sums(), "found", found.sums(), "alarm", work.alarm().column());
    }
}
