package io.github.aparasort.internal.array;

import io.github.aparasort.internal.event.Plural;
import io.github.aparasort.internal.parallel.Parallel;
import java.lang.reflect.Array;
import java.util.Locale;
import java.util.Objects;

/** Checks of arguments, with the exceptions, messages and order of {@link java.util.Arrays}. */
public final class ArgumentChecks {
    private ArgumentChecks() {
    }

    public static void range(int length, int fromIndex, int toIndex) {
        if (fromIndex > toIndex) {
            throw new IllegalArgumentException("fromIndex(" + fromIndex + ") > toIndex(" + toIndex + ")");
        }
        if (fromIndex < 0) {
            throw new ArrayIndexOutOfBoundsException(fromIndex);
        }
        if (toIndex > length) {
            throw new ArrayIndexOutOfBoundsException(toIndex);
        }
    }

    /** The length of an array of any type. What is none is refused by its name. */
    public static int lengthOf(Object array, String name) {
        if (!Objects.requireNonNull(array, name).getClass().isArray()) {
            throw new IllegalArgumentException(name + " is no array: " + array.getClass().getName());
        }
        return Array.getLength(array);
    }

    public static void sameLength(int keys, int values) {
        if (keys != values) {
            throw new IllegalArgumentException(keys + " keys, but " + values + " values");
        }
    }

    /** The lengths of the input and of the output of a scan. */
    public static void sameLengths(int in, int out) {
        if (in != out) {
            throw new IllegalArgumentException("in has " + in + " " + Plural.of(in, "element") + ", out " + out);
        }
    }

    /** An output that must not be one of two inputs. */
    public static void outIsNoInput(Object out, Object a, Object b) {
        if (out == a || out == b) {
            throw new IllegalArgumentException("out must be neither a nor b");
        }
    }

    /**
     * A number of elements that an array can have.
     *
     * @param what whose number it is, with a verb
     */
    public static int length(String what, long elements) {
        if (elements > Parallel.LARGEST_ARRAY) {
            throw new IllegalArgumentException(what + " " + elements + ": more than an array holds");
        }
        return (int) elements;
    }

    /** The number of rows of a join, if an array can have as many. */
    public static int rows(long rows) {
        if (rows > Parallel.LARGEST_ARRAY) {
            throw new ArithmeticException(String.format(Locale.ROOT, "the join has %,d rows, more than an array holds:"
                    + " join parts of the keys, or reduce duplicates first", rows));
        }
        return (int) rows;
    }

    /** The length of two inputs together. */
    public static int sumOfLengths(String aName, int a, String bName, int b) {
        if (a > Parallel.LARGEST_ARRAY - b) {
            throw new IllegalArgumentException(aName + " has " + a + " elements and " + bName + " has " + b
                    + ": together more than an array holds");
        }
        return a + b;
    }

    /**
     * Where each array begins if they are put one after the other, and in the end where the last one ends.
     *
     * @param arrays an array of arrays of a primitive type
     * @throws NullPointerException if one is null, with its name
     * @throws IllegalArgumentException if together they have more elements than an array holds
     */
    public static int[] begins(Object[] arrays, String name) {
        int[] begins = new int[arrays.length + 1];
        long sum = 0;
        for (int i = 0; i < arrays.length; i++) {
            if (arrays[i] == null) {
                throw new NullPointerException(name + "[" + i + "]");
            }
            sum += Array.getLength(arrays[i]);
            begins[i + 1] = (int) Math.min(sum, Parallel.LARGEST_ARRAY);
        }
        if (sum > Parallel.LARGEST_ARRAY) {
            throw new IllegalArgumentException("the arrays of " + name + " have " + sum
                    + " elements: together more than an array holds");
        }
        return begins;
    }

    /** Returns how many elements to give to a caller who wants k of n: all of them if there are fewer. */
    public static int count(int k, int n) {
        if (k < 0) {
            throw new IllegalArgumentException("k = " + k + ": it must be at least 0");
        }
        return Math.min(k, n);
    }

    /** The range of the first k ranks among n, or no range. */
    public static int[] firstRanks(int k, int n) {
        int count = count(k, n);
        return count == 0 ? new int[0] : new int[] {0, count};
    }

    /** The rank of an element among n. */
    public static void rank(int k, int n) {
        if (n == 0) {
            throw new IllegalArgumentException("k = " + k + ": a is empty, and has no such element");
        }
        if (k < 0 || k >= n) {
            throw new IllegalArgumentException("k = " + k + ": it must be in [0, " + (n - 1) + "], because a has " + n
                    + (n == 1 ? " element" : " elements"));
        }
    }

    /**
     * Refuses indices that are outside of an array, as Java does.
     *
     * @param least 0, or -1 if that is an index too: one of the default
     * @throws ArrayIndexOutOfBoundsException if there is one; it names the first
     */
    public static void indices(int length, int[] indices, int least) {
        boolean[] outside = new boolean[1];
        Parallel.forEach(indices.length, (begin, end) -> {
            // Without branches, so that the JIT compiler makes vector code of it. The sign is set by any index outside.
            int signs = 0;
            for (int i = begin; i < end; i++) {
                signs |= indices[i] - least | length - 1 - indices[i];
            }
            if (signs < 0) {
                outside[0] = true;
            }
        });
        for (int i = 0; outside[0] && i < indices.length; i++) {
            if (indices[i] < least || indices[i] >= length) {
                throw new ArrayIndexOutOfBoundsException("Index " + indices[i] + " out of bounds for length " + length
                        + (indices[i] == -1 ? ": -1 needs a default value" : ""));
            }
        }
    }
}
