package io.github.aparasort.internal.column;

import io.github.aparasort.internal.kernel.DeviceKernel;
import java.lang.reflect.Field;
import java.util.LinkedHashMap;
import java.util.Map;

/** The columns for which the arrays in the fields of a kernel stand, by the names of the fields. */
public final class LaunchedColumns {
    private LaunchedColumns() {
    }

    public static Map<String, Column> of(DeviceKernel kernel, Map<Object, Column> arrays) {
        Map<String, Column> columns = new LinkedHashMap<>();
        for (Class<?> type = kernel.getClass(); type != DeviceKernel.class; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                try {
                    field.setAccessible(true);
                    Column column = arrays.get(field.get(kernel));
                    if (column != null) {
                        columns.putIfAbsent(field.getName(), column);
                    }
                } catch (IllegalAccessException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
        return columns;
    }
}
