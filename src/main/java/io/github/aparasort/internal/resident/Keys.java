package io.github.aparasort.internal.resident;

import io.github.aparasort.internal.device.DeviceFault;

/** Sortable keys of elements: ints and longs are their own. */
final class Keys {
    private Keys() {
    }

    /** Keys of which all NaNs have the same: for equality, and where elements stay what they are. */
    static Column equal(Work work, Column elements) throws DeviceFault {
        return of(work, elements, IntKeyForm.EQUAL);
    }

    /** Keys of which each NaN has its own: so that {@link #values} gives back each bit. */
    static Column exact(Work work, Column elements) throws DeviceFault {
        return of(work, elements, IntKeyForm.EXACT);
    }

    private static Column of(Work work, Column elements, int form) throws DeviceFault {
        ElementType type = elements.type();
        Column whole = work.whole(elements);
        if (!type.isFloating()) {
            return whole;
        }
        Column keys = work.column(type.key(), elements.length());
        Steps.keys(type).convert(work, form, whole.as(type.key()), keys);
        return keys;
    }

    /** Makes keys that this call has made elements again, in place; all NaNs are Java's own. */
    static Column values(Work work, Column equalKeys, ElementType type) throws DeviceFault {
        return values(work, equalKeys, type, IntKeyForm.VALUES_OF_EQUAL);
    }

    /** The same for keys of which each NaN has its own. */
    static Column exactValues(Work work, Column exactKeys, ElementType type) throws DeviceFault {
        return values(work, exactKeys, type, IntKeyForm.VALUES_OF_EXACT);
    }

    private static Column values(Work work, Column keys, ElementType type, int form) throws DeviceFault {
        if (type.isFloating()) {
            Steps.keys(type).convert(work, form, keys, keys);
        }
        return keys.as(type);
    }
}
