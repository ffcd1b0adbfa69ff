package io.github.aparasort.testing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import io.github.aparasort.internal.kernel.SetOperation;
import java.util.Arrays;

/** Runs set operations on one kernel: what a test asks, without what a job adds. */
public interface SetRunner extends AutoCloseable {
    /** Keys of the results and their origins; or the keys alone, with null, where the kernel does not trace. */
    record Found(long[] keys, int[] origins) {
    }

    Found run(SetOperation operation, long[] a, long[] b, boolean distinct, boolean stream);

    @Override
    void close();

    /** What is right, as a runner would find it. */
    static Found expected(SetOperation operation, long[] a, long[] b, boolean traced) {
        SortedInputPair.Two two = new SortedInputPair.Two(KeyType.LONG, a, b);
        int[] origins = SetOracle.valueOf(operation.name()).origins(two);
        return new Found((long[]) AnyArray.taken(two.both(), origins), traced ? origins : null);
    }

    /** Runs an operation and holds its result against the oracle's. */
    default void check(SetOperation operation, long[] a, long[] b, boolean distinct, boolean stream) {
        Found found = run(operation, a, b, distinct, stream);
        Found expected = expected(operation, a, b, found.origins() != null);
        assertArrayEquals(expected.keys(), found.keys(), () -> describe(operation, a, b, distinct, stream));
        assertArrayEquals(expected.origins(), found.origins(), () ->
                "origins, " + describe(operation, a, b, distinct, stream));
    }

    /** All operations, in both ways of compaction. */
    default void checkAll(long[] a, long[] b, boolean distinct) {
        for (SetOperation operation : SetOperation.values()) {
            check(operation, a, b, distinct, false);
            check(operation, a, b, distinct, true);
        }
    }

    private static String describe(SetOperation operation, long[] a, long[] b, boolean distinct, boolean stream) {
        return operation + (distinct ? ", distinct" : "") + (stream ? ", stream" : "") + ", " + a.length + " and "
                + b.length + (a.length + b.length < 200 ? ": " + Arrays.toString(a) + " " + Arrays.toString(b) : "");
    }
}
