package io.github.aparasort.kernel;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** A kernel with an order of the caller's own: in classes of the caller's, with fields that the order may depend on. */
public interface OwnOrder {
    /** The class of ours that the caller's classes extend. */
    Class<?> base();

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
     * it has the same order.
     */
    default boolean isLike(OwnOrder other) {
        return other.getClass() == getClass() && ownFields().stream().allMatch(field ->
                Objects.deepEquals(get(field), other.get(field)));
    }

    /** The arrays of primitive values that the caller gave to this instance. */
    default List<Object> ownArrays() {
        return ownFields().stream().filter(field -> isTable(field.getType())).map(this::get)
                .filter(array -> array != null && Array.getLength(array) > 0).toList();
    }

    private static boolean isTable(Class<?> type) {
        return type.isArray() && type.getComponentType().isPrimitive();
    }
}
