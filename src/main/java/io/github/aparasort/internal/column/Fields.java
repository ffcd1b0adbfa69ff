package io.github.aparasort.internal.column;

import java.util.HashMap;
import java.util.Map;

/** The columns for which the arrays in the fields of a kernel stand in a launch. */
public final class Fields {
    /** Two arrays are never equal. */
    private final Map<Object, Column> columns = new HashMap<>();

    public static Fields of(Object array, Column column) {
        return new Fields().and(array, column);
    }

    /**
     * Lets one more array of the kernel stand for a column.
     *
     * @param column the elements; or null where the kernel does not use the array
     */
    public Fields and(Object array, Column column) {
        if (column != null) {
            if (array.getClass().getComponentType() != column.type().component()) {
                throw new IllegalArgumentException(column.type() + " in " + array.getClass().getSimpleName());
            }
            columns.put(array, column);
        }
        return this;
    }

    Map<Object, Column> columns() {
        return columns;
    }
}
