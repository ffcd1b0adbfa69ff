package io.github.aparasort.internal.merge;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.PlainJob;
import io.github.aparasort.internal.event.Plural;
import io.github.aparasort.internal.parallel.Parallel;
import java.lang.reflect.Array;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Inserts many elements into an array at once, or removes many (bulk insert and bulk remove: Baxter, Modern GPU, 2013).
 * The processors share the result in equal parts, and a search in the positions finds where each part begins. Memory
 * bounds this work, so no device does it.
 */
public final class BulkEdits {
    /** Fewer elements than this are copied by a loop, which begins faster than a call of the JVM's copy. */
    private static final int SHORT = 16;

    private BulkEdits() {
    }

    /** That of two arrays whose type can hold the elements of both: the first one, if it can. */
    public static <T> T[] common(T[] a, T[] values) {
        boolean fits = a.getClass().isInstance(values);
        if (!fits && !values.getClass().isInstance(a)) {
            throw new IllegalArgumentException("a is a " + a.getClass().getSimpleName() + ", values a "
                    + values.getClass().getSimpleName() + ": neither holds the elements of the other");
        }
        return fits ? a : values;
    }

    // ---- checks

    /** Checks what is inserted, and returns the length of the result. */
    public static int requireInsertion(int length, int[] positions, int values) {
        int n = requireInsertion(length, Objects.requireNonNull(positions, "positions").length, values);
        check(positions, length, false);
        return n;
    }

    /** Checks the numbers of positions and values, before the positions themselves are checked. */
    public static int requireInsertion(int length, int positions, int values) {
        if (positions != values) {
            throw new IllegalArgumentException(positions + " " + Plural.of(positions, "position") + ", but " + values
                    + " " + Plural.of(values, "value"));
        }
        return ArgumentChecks.sumOfLengths("a", length, "values", values);
    }

    /** Checks the positions of what is removed, and returns the length of the result. */
    public static int requireRemoval(int length, int[] positions) {
        check(Objects.requireNonNull(positions, "positions"), length, true);
        return length - positions.length;
    }

    /**
     * Refuses positions that are not in [0, last] or do not ascend.
     *
     * @param strictly whether equal positions are refused too; then the last position is one less than the length
     * @throws IllegalArgumentException that names the first of them
     */
    public static void check(int[] positions, int length, boolean strictly) {
        int last = strictly ? length - 1 : length;
        int step = strictly ? 1 : 0;
        AtomicInteger first = new AtomicInteger(positions.length);
        Parallel.forEach(positions.length, (begin, end) -> {
            int least = begin == 0 ? 0 : positions[begin - 1] + step;
            for (int i = begin; i < end; i++) {
                int position = positions[i];
                // Not negative either, from the first on.
                if (position < least || position > last) {
                    first.accumulateAndGet(i, Math::min);
                    return;
                }
                least = position + step;
            }
        });
        int i = first.get();
        if (i == positions.length) {
            return;
        }
        int position = positions[i];
        String wrong = "positions[" + i + "] = " + position;
        if (position < 0 || position > last) {
            throw new IllegalArgumentException(wrong + " is not in [0, " + (strictly ? length + ")" : length + "]"));
        }
        throw new IllegalArgumentException(position == positions[i - 1]
                ? wrong + " equals positions[" + (i - 1) + "]: positions must ascend strictly"
                : wrong + " is less than positions[" + (i - 1) + "] = " + positions[i - 1]
                        + ": positions must ascend" + (strictly ? " strictly" : ""));
    }

    // ---- jobs

    /** Fills a new array with the elements of another, and before each position its value. */
    public static Job insert(/*value*/ int[] a, int[] positions, /*value*/ int[] values, /*value*/ int[] out) {
        return job(Operation.INSERT, out, (begin, end) -> insert(a, positions, values, out, begin, end));
    }
    // Also for long, float, double, Object
    // region Derived from the method above by build/Widths.java: do not edit

    public static Job insert(long[] a, int[] positions, long[] values, long[] out) {
        return job(Operation.INSERT, out, (begin, end) -> insert(a, positions, values, out, begin, end));
    }

    public static Job insert(float[] a, int[] positions, float[] values, float[] out) {
        return job(Operation.INSERT, out, (begin, end) -> insert(a, positions, values, out, begin, end));
    }

    public static Job insert(double[] a, int[] positions, double[] values, double[] out) {
        return job(Operation.INSERT, out, (begin, end) -> insert(a, positions, values, out, begin, end));
    }

    public static Job insert(Object[] a, int[] positions, Object[] values, Object[] out) {
        return job(Operation.INSERT, out, (begin, end) -> insert(a, positions, values, out, begin, end));
    }
    // endregion

    /** Fills a new array with the elements of another that are not at these positions. */
    public static Job remove(/*value*/ int[] a, int[] positions, /*value*/ int[] out) {
        return job(Operation.REMOVE, out, (begin, end) -> remove(a, positions, out, begin, end));
    }
    // Also for long, float, double, Object
    // region Derived from the method above by build/Widths.java: do not edit

    public static Job remove(long[] a, int[] positions, long[] out) {
        return job(Operation.REMOVE, out, (begin, end) -> remove(a, positions, out, begin, end));
    }

    public static Job remove(float[] a, int[] positions, float[] out) {
        return job(Operation.REMOVE, out, (begin, end) -> remove(a, positions, out, begin, end));
    }

    public static Job remove(double[] a, int[] positions, double[] out) {
        return job(Operation.REMOVE, out, (begin, end) -> remove(a, positions, out, begin, end));
    }

    public static Job remove(Object[] a, int[] positions, Object[] out) {
        return job(Operation.REMOVE, out, (begin, end) -> remove(a, positions, out, begin, end));
    }
    // endregion

    private static Job job(Operation operation, Object out, Parallel.Body body) {
        int n = Array.getLength(out);
        return new PlainJob(operation, out.getClass().getComponentType(), n, () -> Parallel.forEach(n, body));
    }

    // ---- parts of the result

    private static void insert(/*value*/ int[] a, int[] positions, /*value*/ int[] values, /*value*/ int[] out,
            int begin, int end) {
        int i = insertedBefore(positions, begin);
        int at = begin;
        while (at < end) {
            int copyEnd = i < positions.length ? Math.min(end, positions[i] + i) : end;
            copy(a, at - i, out, at, copyEnd - at);
            at = copyEnd;
            if (at < end) {
                out[at] = values[i];
                at++;
                i++;
            }
        }
    }
    // Also for long, float, double, Object
    // region Derived from the method above by build/Widths.java: do not edit

    private static void insert(long[] a, int[] positions, long[] values, long[] out,
            int begin, int end) {
        int i = insertedBefore(positions, begin);
        int at = begin;
        while (at < end) {
            int copyEnd = i < positions.length ? Math.min(end, positions[i] + i) : end;
            copy(a, at - i, out, at, copyEnd - at);
            at = copyEnd;
            if (at < end) {
                out[at] = values[i];
                at++;
                i++;
            }
        }
    }

    private static void insert(float[] a, int[] positions, float[] values, float[] out,
            int begin, int end) {
        int i = insertedBefore(positions, begin);
        int at = begin;
        while (at < end) {
            int copyEnd = i < positions.length ? Math.min(end, positions[i] + i) : end;
            copy(a, at - i, out, at, copyEnd - at);
            at = copyEnd;
            if (at < end) {
                out[at] = values[i];
                at++;
                i++;
            }
        }
    }

    private static void insert(double[] a, int[] positions, double[] values, double[] out,
            int begin, int end) {
        int i = insertedBefore(positions, begin);
        int at = begin;
        while (at < end) {
            int copyEnd = i < positions.length ? Math.min(end, positions[i] + i) : end;
            copy(a, at - i, out, at, copyEnd - at);
            at = copyEnd;
            if (at < end) {
                out[at] = values[i];
                at++;
                i++;
            }
        }
    }

    private static void insert(Object[] a, int[] positions, Object[] values, Object[] out,
            int begin, int end) {
        int i = insertedBefore(positions, begin);
        int at = begin;
        while (at < end) {
            int copyEnd = i < positions.length ? Math.min(end, positions[i] + i) : end;
            copy(a, at - i, out, at, copyEnd - at);
            at = copyEnd;
            if (at < end) {
                out[at] = values[i];
                at++;
                i++;
            }
        }
    }
    // endregion

    private static void remove(/*value*/ int[] a, int[] positions, /*value*/ int[] out, int begin, int end) {
        int i = removedBefore(positions, begin);
        int at = begin;
        while (at < end) {
            int copyEnd = i < positions.length ? Math.min(end, positions[i] - i) : end;
            copy(a, at + i, out, at, copyEnd - at);
            at = copyEnd;
            i++;
        }
    }
    // Also for long, float, double, Object
    // region Derived from the method above by build/Widths.java: do not edit

    private static void remove(long[] a, int[] positions, long[] out, int begin, int end) {
        int i = removedBefore(positions, begin);
        int at = begin;
        while (at < end) {
            int copyEnd = i < positions.length ? Math.min(end, positions[i] - i) : end;
            copy(a, at + i, out, at, copyEnd - at);
            at = copyEnd;
            i++;
        }
    }

    private static void remove(float[] a, int[] positions, float[] out, int begin, int end) {
        int i = removedBefore(positions, begin);
        int at = begin;
        while (at < end) {
            int copyEnd = i < positions.length ? Math.min(end, positions[i] - i) : end;
            copy(a, at + i, out, at, copyEnd - at);
            at = copyEnd;
            i++;
        }
    }

    private static void remove(double[] a, int[] positions, double[] out, int begin, int end) {
        int i = removedBefore(positions, begin);
        int at = begin;
        while (at < end) {
            int copyEnd = i < positions.length ? Math.min(end, positions[i] - i) : end;
            copy(a, at + i, out, at, copyEnd - at);
            at = copyEnd;
            i++;
        }
    }

    private static void remove(Object[] a, int[] positions, Object[] out, int begin, int end) {
        int i = removedBefore(positions, begin);
        int at = begin;
        while (at < end) {
            int copyEnd = i < positions.length ? Math.min(end, positions[i] - i) : end;
            copy(a, at + i, out, at, copyEnd - at);
            at = copyEnd;
            i++;
        }
    }
    // endregion

    private static void copy(/*value*/ int[] from, int begin, /*value*/ int[] out, int at, int count) {
        if (count < SHORT) {
            for (int i = 0; i < count; i++) {
                out[at + i] = from[begin + i];
            }
        } else {
            System.arraycopy(from, begin, out, at, count);
        }
    }
    // Also for long, float, double, Object
    // region Derived from the method above by build/Widths.java: do not edit

    private static void copy(long[] from, int begin, long[] out, int at, int count) {
        if (count < SHORT) {
            for (int i = 0; i < count; i++) {
                out[at + i] = from[begin + i];
            }
        } else {
            System.arraycopy(from, begin, out, at, count);
        }
    }

    private static void copy(float[] from, int begin, float[] out, int at, int count) {
        if (count < SHORT) {
            for (int i = 0; i < count; i++) {
                out[at + i] = from[begin + i];
            }
        } else {
            System.arraycopy(from, begin, out, at, count);
        }
    }

    private static void copy(double[] from, int begin, double[] out, int at, int count) {
        if (count < SHORT) {
            for (int i = 0; i < count; i++) {
                out[at + i] = from[begin + i];
            }
        } else {
            System.arraycopy(from, begin, out, at, count);
        }
    }

    private static void copy(Object[] from, int begin, Object[] out, int at, int count) {
        if (count < SHORT) {
            for (int i = 0; i < count; i++) {
                out[at + i] = from[begin + i];
            }
        } else {
            System.arraycopy(from, begin, out, at, count);
        }
    }
    // endregion

    /** How many values have a place in the result before this one: value i is at positions[i] + i. */
    private static int insertedBefore(int[] positions, int place) {
        int low = 0;
        int high = positions.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (positions[middle] + middle < place) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
    // Also as removedBefore, positions[middle] - middle <= place for positions[middle] + middle < place: How many
    //     elements are removed before the one for a place in the result.
    // region Derived from the method above by build/Widths.java: do not edit

    /** How many elements are removed before the one for a place in the result. */
    private static int removedBefore(int[] positions, int place) {
        int low = 0;
        int high = positions.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (positions[middle] - middle <= place) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
    // endregion
}
