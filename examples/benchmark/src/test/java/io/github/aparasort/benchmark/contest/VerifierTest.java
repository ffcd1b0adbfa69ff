package io.github.aparasort.benchmark.contest;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.aparasort.benchmark.contender.Contender;
import io.github.aparasort.benchmark.contender.Operation;
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

    private static void fails(Operation operation, int[] keys, int[] companion) {
        assertThrows(AssertionError.class, () -> check(operation, keys, companion));
    }

    private static void check(Operation operation, int[] keys, int[] companion) {
        Case what = new Case(operation, KeyType.INT, Distribution.UNIFORM, INPUT.length, List.of());
        new Verifier(what, INPUT.clone()).check(Contender.ARRAYS_SORT, new Work(keys, companion));
    }
}
