package io.github.aparasort.internal.group;

import io.github.aparasort.internal.key.HashFactors;
import java.lang.reflect.Modifier;

/**
 * The class that all objects of a table have, or their enum.
 *
 * @param type a final class of the JDK, or an enum
 */
record ElementType(Class<?> type) {
    /**
     * So many other objects on the way to a free place of a table mean that somebody chose objects with equal hash
     * codes: others sort them.
     */
    static final int MOST_PROBES = 1 << 8;
    /** 2<sup>32</sup> divided by the golden ratio. */
    private static final int FACTOR = (int) (HashFactors.GOLDEN >>> Integer.SIZE);

    /** A hash code whose highest bits tell a place in a table. */
    static int scattered(int hashCode) {
        return hashCode * FACTOR;
    }

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
