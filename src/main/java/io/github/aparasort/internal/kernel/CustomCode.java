package io.github.aparasort.internal.kernel;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A kernel that contains the caller's code, an order or an operator. The code is in classes of the caller, and may
 * depend on their fields.
 */
public interface CustomCode {
    /** The class of this library that the caller's classes extend. */
    Class<?> base();

    /** The methods that the caller's classes must have, the most important one first. */
    List<String> customMethods();

    /** The caller's classes, the last one first. */
    default List<Class<?>> customClasses() {
        List<Class<?>> classes = new ArrayList<>();
        for (Class<?> each = getClass(); each != base(); each = each.getSuperclass()) {
            classes.add(each);
        }
        return classes;
    }

    /** The fields that the caller gave to each instance. */
    default List<Field> customFields() {
        List<Field> fields = new ArrayList<>();
        for (Class<?> each : customClasses()) {
            for (Field field : each.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    fields.add(field);
                }
            }
        }
        return fields;
    }

    /** The value of a field of the caller's classes. */
    default Object get(Field field) {
        try {
            field.setAccessible(true);
            return field.get(this);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Whether an array only stands for one that each launch names. */
    default boolean isPlaceholder(Object array) {
        return false;
    }

    /** Whether another instance has the same class and equal fields and arrays, so that both give the same answers. */
    default boolean hasSameCode(CustomCode other) {
        return other.getClass() == getClass() && customFields().stream().allMatch(field ->
                Objects.deepEquals(get(field), other.get(field)));
    }

    /** The arrays of primitive values that the caller gave to this instance. */
    default List<Object> customArrays() {
        return customFields().stream().filter(field -> isTable(field.getType())).map(this::get)
                .filter(array -> array != null && Array.getLength(array) > 0).toList();
    }

    private static boolean isTable(Class<?> type) {
        return type.isArray() && type.getComponentType().isPrimitive();
    }
}
