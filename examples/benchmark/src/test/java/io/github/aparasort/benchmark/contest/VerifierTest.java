package io.github.aparasort.benchmark.contest;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.aparasort.JoinedRows;
import io.github.aparasort.Pairs;
import io.github.aparasort.benchmark.contender.Contender;
import io.github.aparasort.benchmark.contender.Operation;
import io.github.aparasort.benchmark.contender.Shop;
import io.github.aparasort.benchmark.contender.Work;
import io.github.aparasort.benchmark.input.Distribution;
import io.github.aparasort.benchmark.input.KeyType;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A verifier that lets wrong results pass would make every figure worthless. */
class VerifierTest {
    private static final int[] INPUT = {3, 1, 3, 2};

    @Test
    void sortedKeysPass() {
        assertDoesNotThrow(() -> check(Operation.SORT, new int[] {1, 2, 3, 3}, null));
    }

    @Test
    void otherKeysFail() {
        fails(Operation.SORT, new int[] {1, 2, 2, 3}, null);
        fails(Operation.SORT, INPUT.clone(), null);
    }

    @Test
    void theStableOrderPasses() {
        assertDoesNotThrow(() -> check(Operation.ARGSORT, INPUT.clone(), new int[] {1, 3, 0, 2}));
    }

    @Test
    void otherOrdersFail() {
        fails(Operation.ARGSORT, INPUT.clone(), new int[] {1, 3, 2, 0});
        fails(Operation.ARGSORT, INPUT.clone(), new int[] {1, 3, 0, 0});
        fails(Operation.ARGSORT, INPUT.clone(), new int[] {1, 3, 0, 4});
        fails(Operation.ARGSORT, INPUT.clone(), new int[] {1, 3, 0});
        fails(Operation.ARGSORT, new int[] {1, 2, 3, 3}, new int[] {1, 3, 0, 2});
    }

    @Test
    void pairsNeedKeysAndValuesInOrder() {
        assertDoesNotThrow(() -> check(Operation.SORT_PAIRS, new int[] {1, 2, 3, 3}, new int[] {1, 3, 0, 2}));
        fails(Operation.SORT_PAIRS, INPUT.clone(), new int[] {1, 3, 0, 2});
        fails(Operation.SORT_PAIRS, new int[] {1, 2, 3, 3}, new int[] {0, 1, 2, 3});
    }

    /** Results by hand, so that the references are right, too. */
    @Test
    void otherOperationsHaveOneRightResult() {
        int[] a = {1, 2, 2, 5};
        int[] b = {2, 2, 2, 7};
        accepts(Operation.MERGE, a, null, b, new int[] {1, 2, 2, 2, 2, 2, 5, 7}, new int[] {1, 2, 2, 2, 2, 2, 5, 5});
        accepts(Operation.UNION, a, null, b, new int[] {1, 2, 2, 2, 5, 7}, new int[] {1, 2, 5, 7});
        accepts(Operation.INTERSECTION, a, null, b, new int[] {2, 2}, new int[] {2, 2, 2});
        accepts(Operation.MERGE_ALL, new int[0], null, new int[][] {a, b, {0}},
                new int[] {0, 1, 2, 2, 2, 2, 2, 5, 7}, new int[] {1, 2, 2, 2, 2, 2, 5, 7});
        accepts(Operation.REDUCE, INPUT, null, null, 9, 8);
        accepts(Operation.TOP_K, INPUT, null, null, new int[] {3, 3, 2, 1}, new int[] {1, 2, 3, 3});
        accepts(Operation.NTH, INPUT, null, null, 3, 2);
        accepts(Operation.QUANTILES, INPUT, null, null, new double[] {1.75, 2.5, 3}, new double[] {1, 2, 3});
        accepts(Operation.UNIQUE, INPUT, null, null, new int[] {1, 2, 3}, new int[] {3, 1, 2});
        accepts(Operation.COUNTS, INPUT, null, null, new Pairs<>(new int[] {1, 2, 3}, new int[] {1, 1, 2}),
                new Pairs<>(new int[] {1, 2, 3}, new int[] {1, 1, 1}));
        accepts(Operation.SUM_BY_KEY, INPUT, new int[] {Integer.MAX_VALUE, 10, 1, 20}, null,
                new Pairs<>(new int[] {1, 2, 3}, new long[] {10, 20, 1L << 31}),
                new Pairs<>(new int[] {1, 2, 3}, new long[] {10, 20, Integer.MIN_VALUE}));
        accepts(Operation.TAKE, INPUT, null, new int[] {1, 1, 0}, new int[] {1, 1, 3}, new int[] {1, 3, 1});
        accepts(Operation.LOWER_BOUNDS, new int[] {0, 2, 3, 9}, null, b, new int[] {0, 0, 3, 4},
                new int[] {0, 2, 3, 4});
    }

    /** Customer 7 is unknown, and product 5 is not asked for. Of equal revenues the lower region comes first. */
    @Test
    void regionsComeInTheOrderOfTheirRevenue() {
        Shop shop = new Shop(new int[] {4, 5, 4, 6, 6}, new int[] {2, 9, 1, 3, 1}, new int[] {10, 10, 50, 10, 20},
                new int[] {1, 2, 3}, new int[] {30, 20, 10}, new int[] {6, 4});
        int[] customers = {1, 1, 2, 3, 7};
        accepts(Operation.TOP_REGIONS, customers, null, shop,
                new Pairs<>(new int[] {20, 10, 30}, new long[] {50, 30, 20}),
                new Pairs<>(new int[] {20, 30, 10}, new long[] {50, 20, 30}));
        shop.quantity()[3] = 2;
        accepts(Operation.TOP_REGIONS, customers, null, shop,
                new Pairs<>(new int[] {20, 10, 30}, new long[] {50, 20, 20}),
                new Pairs<>(new int[] {20, 30, 10}, new long[] {50, 20, 20}));
    }

    @Test
    void joinsMayFindRowsInAnyOrder() {
        int[] b = {2, 3};
        accepts(Operation.INNER_JOIN, INPUT, null, b, new JoinedRows(new int[] {3, 2, 0}, new int[] {0, 1, 1}),
                new JoinedRows(new int[] {3, 2, 1}, new int[] {0, 1, 1}));
    }

    @Test
    void operationsInPlaceLeaveTheirResultInTheKeys() {
        Work input = new Work(INPUT.clone(), null, null);
        assertDoesNotThrow(() -> check(Operation.INCLUSIVE, input, new Work(new int[] {3, 4, 7, 9}, null, null)));
        assertThrows(AssertionError.class, () -> check(Operation.INCLUSIVE, input, input));
        Work segments = new Work(INPUT.clone(), null, new int[] {0, 2, 4});
        assertDoesNotThrow(() -> check(Operation.SORT_SEGMENTS, segments,
                new Work(new int[] {1, 3, 2, 3}, null, null)));
        assertThrows(AssertionError.class, () -> check(Operation.SORT_SEGMENTS, segments,
                new Work(new int[] {1, 2, 3, 3}, null, null)));
    }

    @Test
    void anInputThatMustStayIsChecked() {
        Work done = new Work(new int[] {1, 2, 3, 3}, null, null);
        done.result = 9;
        assertThrows(AssertionError.class, () -> check(Operation.REDUCE, new Work(INPUT.clone(), null, null), done));
    }

    private static void accepts(Operation operation, int[] keys, int[] values, Object other, Object right,
            Object wrong) {
        Work input = new Work(keys.clone(), values, other);
        Work done = new Work(keys.clone(), values, other);
        done.result = right;
        assertDoesNotThrow(() -> check(operation, input, done), operation::toString);
        done.result = wrong;
        assertThrows(AssertionError.class, () -> check(operation, input, done), operation::toString);
    }

    private static void fails(Operation operation, int[] keys, int[] companion) {
        assertThrows(AssertionError.class, () -> check(operation, keys, companion));
    }

    private static void check(Operation operation, int[] keys, int[] companion) {
        Work work = new Work(keys, companion, null);
        work.result = companion;
        check(operation, new Work(INPUT.clone(), null, null), work);
    }

    private static void check(Operation operation, Work input, Work done) {
        Case what = new Case(operation, KeyType.INT, Distribution.UNIFORM, INPUT.length, List.of());
        new Verifier(what, input).check(Contender.APARASORT_JDK, work -> { }, done);
    }
}
