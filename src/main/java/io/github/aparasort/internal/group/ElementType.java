package io.github.aparasort.internal.group;

import java.lang.reflect.Modifier;

/**
 * The class that all objects of a table have, or their enum.
 *
 * @param type a final class of the JDK, or an enum
 */
record ElementType(Class<?> type) {
    /** Whether an array can have nothing else than such objects. */
    boolean isOf(Object[] array) {
        return array.getClass().getComponentType() == type && (Modifier.isFinal(type.getModifiers()) || type.isEnum());
    }

    /** Whether an object is none of these. */
    boolean isOther(Object element) {
        return element.getClass() != type
                && !(element instanceof Enum<?> constant && constant.getDeclaringClass() == type);
    }
}
