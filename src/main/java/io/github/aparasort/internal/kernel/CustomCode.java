package io.github.aparasort.internal.kernel;

import com.aparapi.Kernel;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A kernel with code of the caller's own, an order or an operator: in classes of the caller's, with fields that it may
 * depend on.
 */
public interface CustomCode {
    /** The class of ours that the caller's classes extend. */
    Class<?> base();

    /** The methods that the caller's classes are asked for, the foremost first. */
    List<String> ownMethods();

    /** The caller's classes, the last one first. */
    default List<Class<?>> ownClasses() {
        List<Class<?>> classes = new ArrayList<>();
        for (Class<?> each = getClass(); each != base(); each = each.getSuperclass()) {
            classes.add(each);
        }
        return classes;
    }

    /** The fields that the caller gave to each instance. */
    default List<Field> ownFields() {
        List<Field> fields = new ArrayList<>();
        for (Class<?> each : ownClasses()) {
            for (Field field : each.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    fields.add(field);
                }
            }
        }
        return fields;
    }

    /** What a field of the caller's holds. */
    default Object get(Field field) {
        try {
            field.setAccessible(true);
            return field.get(this);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Whether another instance is of the same class and its fields hold the same, arrays with the same content: then
     * it comes to the same answers.
     */
    default boolean isLike(CustomCode other) {
        return other.getClass() == getClass() && ownFields().stream().allMatch(field ->
                Objects.deepEquals(get(field), other.get(field)));
    }

    /** The arrays of primitive values that the caller gave to this instance. */
    default List<Object> ownArrays() {
        return ownFields().stream().filter(field -> isTable(field.getType())).map(this::get)
                .filter(array -> array != null && Array.getLength(array) > 0).toList();
    }

    /** Has a kernel send the caller's arrays again, which may have been written to since it did. */
    static void putOwnArrays(CustomCode code, Kernel kernel) {
        for (Object array : code.ownArrays()) {
            if (array instanceof int[] ints) {
                kernel.put(ints);
            } else if (array instanceof long[] longs) {
                kernel.put(longs);
            } else if (array instanceof float[] floats) {
                kernel.put(floats);
            } else if (array instanceof double[] doubles) {
                kernel.put(doubles);
            } else if (array instanceof byte[] bytes) {
                kernel.put(bytes);
            } else if (array instanceof char[] chars) {
                kernel.put(chars);
            } else if (array instanceof boolean[] booleans) {
                kernel.put(booleans);
            } else {
                throw new IllegalStateException("Aparapi cannot send " + array.getClass().getSimpleName() + " again");
            }
        }
    }

    private static boolean isTable(Class<?> type) {
        return type.isArray() && type.getComponentType().isPrimitive();
    }
}
