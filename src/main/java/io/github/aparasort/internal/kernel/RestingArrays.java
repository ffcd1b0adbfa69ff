package io.github.aparasort.internal.kernel;

import java.lang.ref.SoftReference;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The arrays of an idle kernel. They are kept for its next launch, because new ones take time to clear. The garbage
 * collector takes them if the heap has no room for the program's own arrays: the JVM throws no OutOfMemoryError before
 * it has taken everything that is softly reachable.
 *
 * <p>They are found by comparing all fields of a kernel before and after it makes arrays of length 1, whatever its
 * class: those that change are the arrays, and what the kernel computes from their length. Nothing here is a lambda: an
 * idle kernel rests when the heap may be full.
 */
final class RestingArrays {
    private static final ClassValue<Field[]> FIELDS = new ClassValue<>() {
        @Override
        protected Field[] computeValue(Class<?> kernel) {
            List<Field> fields = new ArrayList<>();
            for (Class<?> each = kernel; each != StrictKernel.class; each = each.getSuperclass()) {
                for (Field field : each.getDeclaredFields()) {
                    if (!Modifier.isStatic(field.getModifiers()) && !Modifier.isFinal(field.getModifiers())) {
                        field.setAccessible(true);
                        fields.add(field);
                    }
                }
            }
            return fields.toArray(new Field[0]);
        }
    };

    /** In place of the value of a field that is not changed. */
    private static final Object UNCHANGED = new Object();

    private final SoftReference<Object[]> values;

    /**
     * Keeps the arrays that a kernel has given up.
     *
     * @param before what {@link #read} returned before the kernel made arrays of length 1 in their place
     */
    RestingArrays(StrictKernel kernel, Object[] before) {
        Object[] after = read(kernel);
        for (int i = 0; i < before.length; i++) {
            before[i] = Objects.equals(before[i], after[i]) ? UNCHANGED : before[i];
        }
        values = new SoftReference<>(before);
    }

    /** Puts the arrays back into their kernel. Returns whether they were still there. */
    boolean giveBack(StrictKernel kernel) {
        Object[] kept = values.get();
        if (kept == null) {
            return false;
        }
        Field[] fields = FIELDS.get(kernel.getClass());
        for (int i = 0; i < fields.length; i++) {
            if (kept[i] != UNCHANGED) {
                try {
                    fields[i].set(kernel, kept[i]);
                } catch (IllegalAccessException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
        return true;
    }

    /** The values of the fields that may be arrays. */
    static Object[] read(StrictKernel kernel) {
        Field[] fields = FIELDS.get(kernel.getClass());
        Object[] values = new Object[fields.length];
        for (int i = 0; i < fields.length; i++) {
            try {
                values[i] = fields[i].get(kernel);
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
            }
        }
        return values;
    }
}
