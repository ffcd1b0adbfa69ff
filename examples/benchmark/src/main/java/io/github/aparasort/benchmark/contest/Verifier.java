package io.github.aparasort.benchmark.contest;

import io.github.aparasort.JoinedRows;
import io.github.aparasort.benchmark.contender.Algorithm;
import io.github.aparasort.benchmark.contender.Contender;
import io.github.aparasort.benchmark.contender.Gather;
import io.github.aparasort.benchmark.contender.Operation;
import io.github.aparasort.benchmark.contender.Work;
import io.github.aparasort.benchmark.input.KeyType;
import java.util.Arrays;
import java.util.Objects;

/** Checks results on one input: of sorts against {@code Arrays.sort}, of others against a simple way to do the same. */
final class Verifier {
    private final Case what;
    private final Work input;
    /** The sorted keys of a sort; otherwise the result. */
    private final Object expected;

    Verifier(Case what, Work input) {
        this.what = what;
        this.input = input;
        Work copy = Batch.copy(input);
        if (what.operation().isSort()) {
            what.type().sort(copy.keys);
            expected = copy.keys;
        } else {
            Algorithm reference = Algorithm.of(reference(what.operation()), what.operation(), what.type())
                    .orElseThrow();
            reference.run(copy);
            expected = comparable(reference.result(copy, what.operation()));
        }
    }

    /** Who is right: the simplest way to do it. */
    private static Contender reference(Operation operation) {
        return switch (operation) {
            case SORT, ARGSORT, SORT_PAIRS, TOP_K, NTH, QUANTILES, SORT_SEGMENTS, SORT_UNEVEN_SEGMENTS ->
                    Contender.ARRAYS_SORT;
            case MERGE, UNION, INTERSECTION, INCLUSIVE, REDUCE, LOWER_BOUNDS, SUM_SEGMENTS, TAKE, TOP_REGIONS ->
                    Contender.PLAIN_LOOP;
            case MERGE_ALL -> Contender.STREAM;
            case UNIQUE, COUNTS, SUM_BY_KEY, INNER_JOIN, IS_IN -> Contender.FASTUTIL_HASH;
        };
    }

    /** After a run: throws an error if the result is wrong, or the input was changed that should stay. */
    void check(Contender contender, Algorithm algorithm, Work work) {
        Object result = algorithm.result(work, what.operation());
        boolean right = switch (what.operation()) {
            case SORT -> what.type().same(result, expected);
            case ARGSORT -> isStableOrder((int[]) result);
            case SORT_PAIRS -> what.type().same(result, expected) && isStableOrder(work.values);
            default -> Objects.deepEquals(comparable(result), expected);
        };
        if (!right || !what.operation().isInPlace() && !what.type().same(work.keys, input.keys)) {
            throw new AssertionError(contender + " has a wrong result: " + what);
        }
    }

    /** Joins may find the rows in any order. */
    private static Object comparable(Object result) {
        if (!(result instanceof JoinedRows rows)) {
            return result;
        }
        long[] both = new long[rows.aRows().length];
        Arrays.setAll(both, i -> (long) rows.aRows()[i] << Integer.SIZE | rows.bRows()[i]);
        Arrays.sort(both);
        return both;
    }

    /**
     * Whether indices name the keys in order, and those of equal keys ascend. With the right number of them, none can
     * be there twice then.
     */
    private boolean isStableOrder(int[] order) {
        KeyType type = what.type();
        if (order.length != what.n()) {
            return false;
        }
        for (int index : order) {
            if (index < 0 || index >= order.length) {
                return false;
            }
        }
        Work gathered = Batch.copy(new Work(input.keys, order, null));
        Gather.apply(order, gathered, type);
        if (!type.same(gathered.keys, expected)) {
            return false;
        }
        for (int i = 1; i < order.length; i++) {
            if (order[i - 1] >= order[i] && type.sameKey(expected, i - 1, i)) {
                return false;
            }
        }
        return true;
    }
}
