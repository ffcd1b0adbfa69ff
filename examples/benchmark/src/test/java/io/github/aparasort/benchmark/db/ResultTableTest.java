package io.github.aparasort.benchmark.db;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ResultTableTest {
    private final ResultTable table = new ResultTable(Task.JOIN);

    /** @param v2 by engine and round */
    private static Map<DbEngine, Runs> runs(double[]... v2) throws Exception {
        Map<DbEngine, Runs> runs = new EnumMap<>(DbEngine.class);
        for (int engine = 0; engine < v2.length; engine++) {
            Runs all = new Runs();
            for (double sum : v2[engine]) {
                all.add(() -> new DataFrame().with("id1", new int[] {1}).with("v2", new double[] {sum}));
            }
            runs.put(DbEngine.values()[engine], all);
        }
        return runs;
    }

    @Test
    void equalSumsAreRight() throws Exception {
        table.add(runs(new double[] {2, 2}, new double[] {2, 2}), null);
        table.add(runs(new double[] {2.5, 2.5}, new double[] {2.5, 2.5}), new double[] {1, 2.5});
        assertTrue(table.isRight());
        assertTrue(table.toString().contains("| 1; 2 (duckdb) |"), table::toString);
        assertTrue(table.toString().contains("| 1; 2.500 |"), table::toString);
    }

    @Test
    void aSumThatDiffersFromThatOfDuckDbIsWrong() throws Exception {
        String told = table.add(runs(new double[] {2, 3}, new double[] {2, 2}), null);
        assertFalse(table.isRight());
        assertTrue(told.contains("WRONG: aparasort gives 1; 3"), told);
    }

    @Test
    void sumsOnWhichAllEnginesAgreeAreWrongIfOthersAreKnown() throws Exception {
        table.add(runs(new double[] {2}, new double[] {2}), new double[] {1, 2.01});
        assertFalse(table.isRight());
    }

    @Test
    void theTimeOfLaterRoundsIsTheirMedian() throws Exception {
        Runs runs = new Runs();
        runs.add(1, new double[0]);
        assertEquals(1, runs.later());
        runs.add(5, new double[0]);
        assertEquals(5, runs.later());
        runs.add(2, new double[0]);
        assertEquals(3.5, runs.later());
        runs.add(4, new double[0]);
        assertEquals(4, runs.later());
        assertEquals(1, runs.first());
    }
}
