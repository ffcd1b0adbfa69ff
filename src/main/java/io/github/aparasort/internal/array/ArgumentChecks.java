package io.github.aparasort.internal.array;

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

    public static void sameLength(int keys, int values) {
        if (keys != values) {
            throw new IllegalArgumentException(keys + " keys, but " + values + " values");
        }
    }

    /** The lengths of the input and of the output of a scan. */
    public static void sameLengths(int in, int out) {
        if (in != out) {
            throw new IllegalArgumentException("in has " + in + " elements, out " + out);
        }
    }
}
