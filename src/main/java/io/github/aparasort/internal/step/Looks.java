package io.github.aparasort.internal.step;

import io.github.aparasort.internal.column.CheckSums;
import io.github.aparasort.internal.column.ElementType;
import io.github.aparasort.internal.device.Look;
import io.github.aparasort.internal.key.IntSum;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.key.LongSum;
import io.github.aparasort.internal.parallel.Digest;
import java.util.function.LongBinaryOperator;

/** What looks at elements of each type while they travel. */
public final class Looks {
    private Looks() {
    }

    /** Sums up elements in their places. */
    static Look placed(ElementType type) {
        return CheckSums.VERIFY ? of(type, true, null) : Look.NONE;
    }

    /** Looks whether elements ascend, and sums them up in their places. */
    static Look sorted(ElementType type) {
        return of(type, true, KeyOrder.ASCENDING);
    }

    /** Sums up elements in any order. */
    static Look inAnyOrder(ElementType type) {
        return CheckSums.VERIFY ? of(type, false, null) : Look.NONE;
    }

    /** Sums up elements wherever they come from, and looks whether they are in order. */
    public static Look ordered(ElementType type, KeyOrder order) {
        return CheckSums.VERIFY ? of(type, false, order) : Look.NONE;
    }

    private static Look of(ElementType type, boolean placed, KeyOrder order) {
        long mask = order == null ? 0 : order.mask(type.bytes() * Byte.SIZE);
        return type.isWide() ? new LongLook(placed, order != null, type.isFloating(), mask)
                : new IntLook(placed, order != null, type.isFloating(), mask);
    }

    /** How a device adds up the parts of a checksum. */
    static LongBinaryOperator adds(ElementType type) {
        return type.isWide() ? LongSum::add : IntSum::add;
    }

    /** A checksum as a device has it. */
    static long word(ElementType type, Digest digest) {
        return type.isWide() ? LongSum.word(digest) : IntSum.word(digest);
    }
}
