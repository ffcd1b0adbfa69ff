package io.github.aparasort.internal.resident;

import io.github.aparasort.internal.device.DeviceFault;

/** What the device checks of its own results. */
final class Verification {
    private Verification() {
    }

    /**
     * Checks that keys, with or without ints, are those of the input in another order.
     *
     * @param intsBefore what belonged to the keys; null for nothing, or, if something belongs to them now, their indices
     * @param intsAfter what belongs to them now, or null
     * @param orderMask the mask with which the result must ascend, or null for any order
     */
    static void permuted(Work work, String operation, Column before, Column intsBefore, Column after, Column intsAfter,
            Long orderMask) throws DeviceFault {
        if (before.length() > 0 && work.owner().verifies(operation)) {
            KeyOps ops = KeyOps.of(before.type());
            compare(work, ops.checksum(work, before, intsBefore, intsAfter != null, null),
                    ops.checksum(work, after, intsAfter, intsAfter != null, orderMask));
        }
    }

    /** Checks that keys ascend. */
    static void ascends(Work work, String operation, Column keys) throws DeviceFault {
        if (keys.length() > 0 && work.owner().verifies(operation)) {
            KeyOps ops = KeyOps.of(keys.type());
            compare(work, ops.checksum(work, keys, null, false, null), ops.checksum(work, keys, null, false, 0L));
        }
    }

    private static void compare(Work work, KeyOps.Checksum expected, KeyOps.Checksum found) throws DeviceFault {
        Verdict kernel = work.elements(Verdict.class, Verdict::new);
        kernel.expectedAt = expected.at();
        kernel.foundAt = found.at();
        kernel.call = work.call();
        work.each(kernel, 1, "expected", expected.sums(), "found", found.sums(), "alarm",
                new Column(work.owner().alarm(), ElementType.INT, 0, 1));
    }
}
