package io.github.aparasort.internal.take;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.PlainJob;
import io.github.aparasort.internal.parallel.Parallel;
import java.lang.reflect.Array;

/** Checks indices, and makes the job that gathers from an array of any type. */
public final class TakeJobs {
    private TakeJobs() {
    }

    /**
     * The job that gathers. Indices are checked: now, or by the job, which writes to the result only.
     *
     * @param array an array of any type
     * @param least 0, or -1 if that is an index too: one of the default
     * @param absent an array of the same type: its only element is the default
     * @param taken a new array of the same type, for the result
     * @throws ArrayIndexOutOfBoundsException if an index is outside of the array; it names the first
     */
    public static Job job(Object array, int[] indices, int least, Object absent, Object taken) {
        if (array instanceof int[] ints) {
            return new IntTakeJob(ints, indices, least, ((int[]) absent)[0], (int[]) taken);
        } else if (array instanceof long[] longs) {
            return new LongTakeJob(longs, indices, least, ((long[]) absent)[0], (long[]) taken);
        } else if (array instanceof float[] floats) {
            return new FloatTakeJob(floats, indices, least, ((float[]) absent)[0], (float[]) taken);
        } else if (array instanceof double[] doubles) {
            return new DoubleTakeJob(doubles, indices, least, ((double[]) absent)[0], (double[]) taken);
        }
        ArgumentChecks.indices(Array.getLength(array), indices, least);
        Parallel.Body body = body(array, indices, absent, taken);
        return new PlainJob(Operation.TAKE, array.getClass().getComponentType(), indices.length,
                () -> Parallel.forEach(indices.length, body));
    }

    /** A part of the gather, for types that have no kernel. */
    private static Parallel.Body body(Object array, int[] indices, Object absent, Object taken) {
        if (array instanceof byte[] bytes) {
            return body(bytes, indices, ((byte[]) absent)[0], (byte[]) taken);
        } else if (array instanceof short[] shorts) {
            return body(shorts, indices, ((short[]) absent)[0], (short[]) taken);
        } else if (array instanceof char[] chars) {
            return body(chars, indices, ((char[]) absent)[0], (char[]) taken);
        } else if (array instanceof boolean[] booleans) {
            return body(booleans, indices, ((boolean[]) absent)[0], (boolean[]) taken);
        }
        Object[] from = (Object[]) array;
        Object[] to = (Object[]) taken;
        Object value = ((Object[]) absent)[0];
        return (begin, end) -> PairValues.gather(from, indices, value, to, begin, end);
    }

    private static Parallel.Body body(/*value*/ byte[] from, int[] indices, /*value*/ byte absent,
            /*value*/ byte[] to) {
        return (begin, end) -> {
            for (int i = begin; i < end; i++) {
                int index = indices[i];
                to[i] = index < 0 ? absent : from[index];
            }
        };
    }
    // Also for short, char, boolean
    // region Derived from the method above by build/Widths.java: do not edit

    private static Parallel.Body body(short[] from, int[] indices, short absent,
            short[] to) {
        return (begin, end) -> {
            for (int i = begin; i < end; i++) {
                int index = indices[i];
                to[i] = index < 0 ? absent : from[index];
            }
        };
    }

    private static Parallel.Body body(char[] from, int[] indices, char absent,
            char[] to) {
        return (begin, end) -> {
            for (int i = begin; i < end; i++) {
                int index = indices[i];
                to[i] = index < 0 ? absent : from[index];
            }
        };
    }

    private static Parallel.Body body(boolean[] from, int[] indices, boolean absent,
            boolean[] to) {
        return (begin, end) -> {
            for (int i = begin; i < end; i++) {
                int index = indices[i];
                to[i] = index < 0 ? absent : from[index];
            }
        };
    }
    // endregion
}
