package io.github.aparasort.benchmark.contest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import io.github.aparasort.benchmark.contender.Algorithm;
import io.github.aparasort.benchmark.contender.Contender;
import io.github.aparasort.benchmark.contender.Operation;
import io.github.aparasort.benchmark.contender.ResidentCalls;
import io.github.aparasort.benchmark.input.Distribution;
import io.github.aparasort.benchmark.input.KeyType;
import java.sql.DriverManager;
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
                    && one != Contender.APARASORT_OPENCL && one.isAvailable()).toList();
    /** DuckDB takes part from here on. */
    private static final int LARGEST = 100_000;

    @ParameterizedTest
    @EnumSource(KeyType.class)
    void everyContenderDoesWhatItSays(KeyType type) {
        for (Operation operation : Operation.values()) {
            if (Algorithm.of(Contender.APARASORT_JDK, operation, type).isPresent()) {
                // Most operations ask for elements that are there.
                int[] sizes = operation.isSort() ? new int[] {0, 1, 1000, LARGEST} : new int[] {1, 1000, LARGEST};
                for (int n : sizes) {
                    check(Case.of(operation, type, Distribution.THOUSAND_VALUES, n, HERE));
                }
                check(Case.of(operation, type, Distribution.UNIFORM, LARGEST, HERE));
            }
        }
    }

    /** Of the operations that have a row for resident arrays; these live in the heap here. */
    @Test
    void callsOnResidentArraysDoWhatTheySay() {
        try (Gpu gpu = Gpu.open(Target.JDK)) {
            for (Operation operation : ResidentCalls.OPERATIONS) {
                assertTrue(QueuedCalls.nanos(gpu, Contender.APARASORT_JDK, operation, KeyType.INT, 1000, 1) >= 0,
                        operation::toString);
            }
            assertTrue(QueuedCalls.nanos(gpu, Contender.APARASORT_JDK, Operation.SORT, KeyType.LONG, 1000, 1) >= 0);
        }
    }

    private static void check(Case what) {
        Batch batch = new Batch(what);
        Verifier verifier = new Verifier(what, batch.firstInput());
        for (Contender contender : what.contenders()) {
            Algorithm algorithm = Algorithm.of(contender, what.operation(), what.type()).orElseThrow();
            batch.restore();
            algorithm.load(batch.works[0]);
            algorithm.run(batch.works[0]);
            verifier.check(contender, algorithm, batch.works[0]);
            algorithm.release();
        }
    }

    /** A case without a peer would compare nothing. */
    @ParameterizedTest
    @EnumSource(Operation.class)
    void everyOperationIsAContest(Operation operation) {
        List<Contender> all = List.of(Contender.values());
        assertTrue(Case.of(operation, KeyType.INT, Distribution.UNIFORM, 1000, all).isContest());
    }

    /** The build has its driver unless it was left out. */
    @Test
    void duckDbTakesPartIfItsDriverIsThere() throws Exception {
        boolean hasDriver = DriverManager.drivers().anyMatch(one -> one.getClass().getName().contains("duckdb"));
        assumeTrue(hasDriver, "built with -DwithoutDuckDB");
        for (Operation operation : List.of(Operation.SORT, Operation.TOP_K, Operation.UNIQUE, Operation.COUNTS,
                Operation.SUM_BY_KEY, Operation.INNER_JOIN, Operation.TOP_REGIONS)) {
            assertTrue(Case.of(operation, KeyType.INT, Distribution.UNIFORM, LARGEST, HERE).contenders()
                    .contains(Contender.DUCKDB), operation::toString);
            assertFalse(Case.of(operation, KeyType.INT, Distribution.UNIFORM, LARGEST - 1, HERE).contenders()
                    .contains(Contender.DUCKDB), operation::toString);
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
        int[] before = ((int[]) batch.works[0].keys).clone();
        Arrays.sort(((int[]) batch.works[0].keys));
        Arrays.fill(batch.works[0].values, -1);
        batch.restore();
        assertEquals(Arrays.toString(before), Arrays.toString(((int[]) batch.works[0].keys)));
        assertEquals(99, batch.works[0].values[99]);
    }
}
