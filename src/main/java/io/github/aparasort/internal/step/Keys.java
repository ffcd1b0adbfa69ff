package io.github.aparasort.internal.step;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.ElementType;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.element.IntKeyForm;
import io.github.aparasort.internal.element.LongKeyForm;

/** Sortable keys of elements: ints and longs are their own. */
final class Keys {
    private Keys() {
    }

    /** Keys of which all NaNs have the same: for equality, and where elements stay what they are. */
    static Column mergedNans(Work work, Column elements) throws DeviceFault {
        if (!elements.type().isFloating()) {
            return work.whole(elements);
        }
        return work.checks().repeated("keys", () -> of(work, elements, IntKeyForm.MERGED_NANS, null));
    }

    /** Such keys of several columns. */
    static Column[] mergedNans(Work work, Column[] columns) throws DeviceFault {
        Column[] keys = new Column[columns.length];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = mergedNans(work, columns[i]);
        }
        return keys;
    }

    /**
     * Keys that give back each bit of an element, for sorts of keys alone. Null if there are NaNs: such keys would not
     * keep their order, so elements have to be sorted by equal keys and their indices. For floats it waits.
     */
    static Column reversible(Work work, Column elements) throws DeviceFault {
        if (!elements.type().isFloating()) {
            return work.whole(elements);
        }
        Column nans = IntFoldOps.INSTANCE.sequence(work, 1, 0, 0);
        Column keys = of(work, elements, IntKeyForm.REVERSIBLE, nans);
        if (!elements.isConsumable()) {
            work.checks().check("keys", () -> {
                Column others = IntFoldOps.INSTANCE.sequence(work, 1, 0, 0);
                work.checks().same(keys, of(work, elements, IntKeyForm.REVERSIBLE, others));
                work.checks().same(nans, others);
            });
        }
        if (work.read(nans, 0) == 0) {
            return keys;
        }
        if (elements.isConsumable()) {
            reversedValues(work, keys, elements.type());
        }
        return null;
    }

    private static Column of(Work work, Column elements, int form, Column nans) throws DeviceFault {
        ElementType type = elements.type();
        Column keys = elements.isConsumable() ? elements.as(type.key())
                : work.column(type.key(), elements.length());
        convert(work, form, 0, work.whole(elements).as(type.key()), keys, nans);
        return keys;
    }

    /** XORs keys with a mask, in place. */
    static void mask(Work work, Column keys, long mask) throws DeviceFault {
        if (mask != 0) {
            convert(work, IntKeyForm.MASKED, mask, keys, keys, null);
        }
    }

    private static void convert(Work work, int form, long mask, Column in, Column out, Column nans)
            throws DeviceFault {
        if (in.type().isWide()) {
            LongKeyForm.convert(work, form, mask, in, out, nans);
        } else {
            IntKeyForm.convert(work, form, mask, in, out, nans);
        }
    }

    /** Makes keys that this call has made elements again, in place; all NaNs are Java's own. */
    static Column values(Work work, Column mergedKeys, ElementType type) throws DeviceFault {
        return values(work, mergedKeys, type, IntKeyForm.VALUES_OF_MERGED);
    }

    /** Makes keys, of which each NaN has its own, elements again. */
    static Column reversedValues(Work work, Column reversibleKeys, ElementType type) throws DeviceFault {
        return values(work, reversibleKeys, type, IntKeyForm.VALUES_OF_REVERSIBLE);
    }

    private static Column values(Work work, Column keys, ElementType type, int form) throws DeviceFault {
        if (type.isFloating()) {
            boolean verifies = work.checks().verify("values");
            Column before = verifies ? work.copy(keys) : keys;
            convert(work, form, 0, keys, keys, null);
            if (verifies) {
                int back = form == IntKeyForm.VALUES_OF_MERGED ? IntKeyForm.MERGED_NANS : IntKeyForm.REVERSIBLE;
                work.queueUnchecked(() -> work.checks().same(before, of(work, keys.as(type), back, null)));
            }
        }
        return keys.as(type);
    }
}
