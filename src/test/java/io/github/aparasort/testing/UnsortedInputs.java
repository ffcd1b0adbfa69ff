package io.github.aparasort.testing;

import java.lang.reflect.Array;

/** Inputs that are refused, and the words that say why. */
public final class UnsortedInputs {
    private UnsortedInputs() {
    }

    public static void swap(Object array, int i, int j) {
        Object before = AnyArray.copy(array);
        System.arraycopy(before, i, array, j, 1);
        System.arraycopy(before, j, array, i, 1);
    }

    /** For a key that is less than the one before it. */
    public static String message(String name, Object keys, int i) {
        return String.format("%s[%d] = %s is less than %s[%d] = %s: %s must be sorted", name, i, Array.get(keys, i),
                name, i - 1, Array.get(keys, i - 1), name);
    }

    /** For a key that equals the one before it. */
    public static String equalMessage(String name, Object keys, int i) {
        return String.format("%s[%d] = %s equals %s[%d]: Duplicates.NONE takes no equal elements", name, i,
                Array.get(keys, i), name, i - 1);
    }
}
