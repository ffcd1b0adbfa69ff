package io.github.aparasort.benchmark.contest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.benchmark.contender.Algorithm;
import io.github.aparasort.benchmark.contender.Contender;
import io.github.aparasort.benchmark.contender.Operation;
import io.github.aparasort.benchmark.input.Distribution;
import io.github.aparasort.benchmark.input.KeyType;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ContendersTest {
    /** JTP and the JDK are everywhere; AUTO would measure engines for seconds. */
    private static final List<Contender> HERE = Arrays.stream(Contender.values())
            .filter(one -> one != Contender.APARASORT_AUTO && one != Contender.APARASORT_GPU
                    && one != Contender.APARASORT_OPENCL).toList();

    @ParameterizedTest
    @EnumSource(KeyType.class)
    void everyContenderDoesWhatItSays(KeyType type) {
        for (Operation operation : Operation.values()) {
            for (int n : new int[] {0, 1, 1000, 10_000}) {
                Case what = Case.of(operation, type, Distribution.FEW_VALUES, n, HERE);
                Batch batch = new Batch(what);
                Verifier verifier = new Verifier(what, batch.firstInput());
                for (Contender contender : what.contenders()) {
                    batch.restore();
                    Algorithm.of(contender, operation, type).orElseThrow().run(batch.works[0]);
                    verifier.check(contender, batch.works[0]);
                }
            }
        }
    }

    @Test
    void aCaseSurvivesJmh() {
        Case what = Case.of(Operation.SORT_PAIRS, KeyType.LONG, Distribution.SHORT_SAWTOOTH, 12, HERE);
        assertEquals(what, Case.decode(what.encode()));
    }

    @Test
    void everyRoundHasEveryContenderAndAnotherOneBegins() {
        int contenders = 5;
        Set<Integer> first = new HashSet<>();
        for (int round = 0; round < contenders; round++) {
            Set<Integer> turns = new HashSet<>();
            for (int turn = 0; turn < contenders; turn++) {
                turns.add(Rotation.contender(round * contenders + turn, contenders));
            }
            assertEquals(contenders, turns.size());
            first.add(Rotation.contender(round * contenders, contenders));
        }
        assertEquals(contenders, first.size());
    }

    @Test
    void restoredArraysAreFresh() {
        Case what = Case.of(Operation.SORT_PAIRS, KeyType.INT, Distribution.UNIFORM, 100, HERE);
        Batch batch = new Batch(what);
        batch.restore();
        int[] before = batch.works[0].ints().clone();
        Arrays.sort(batch.works[0].ints());
        Arrays.fill(batch.works[0].companion, -1);
        batch.restore();
        assertEquals(Arrays.toString(before), Arrays.toString(batch.works[0].ints()));
        assertEquals(99, batch.works[0].companion[99]);
    }
}
