package io.github.aparasort.benchmark.maps;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.apache.commons.statistics.descriptive.Median;

/**
 * Engines that do the same work in turns. The last one is the simplest: it tells what is right.
 *
 * @param renew makes new input before each call
 */
record Contest(List<Way<?>> ways, Runnable renew) {
    /** The second half has three, of which the middle one counts. */
    private static final int FEWEST_ROUNDS = 6;
    /** A turn has several calls of fewer rows, so that its begin, after a collection of garbage, does not count. */
    private static final int ROWS_A_TURN = 1_000_000;
    private static final double SECOND = 1e9;
    private static final double MILLISECOND = 1e6;

    /**
     * What came of it.
     *
     * @param millis of each engine: the median of the second half of the rounds
     * @param wrong the engines that gave another result than the last one
     */
    record Outcome(Map<String, Double> millis, Set<String> wrong) {
    }

    Outcome run(int rows, double seconds) {
        long begin = System.nanoTime();
        CheckSum right = ways.get(ways.size() - 1).run().checkSum();
        Set<String> wrong = new TreeSet<>();
        List<double[]> rounds = new ArrayList<>();
        while (rounds.size() < FEWEST_ROUNDS || System.nanoTime() - begin < seconds * SECOND) {
            double[] millis = new double[ways.size()];
            for (int turn = 0; turn < millis.length; turn++) {
                int way = (rounds.size() + turn) % millis.length;
                millis[way] = turn(ways.get(way), Math.max(1, ROWS_A_TURN / rows), right, wrong);
            }
            rounds.add(millis);
        }
        Map<String, Double> medians = new LinkedHashMap<>();
        for (int i = 0; i < ways.size(); i++) {
            int way = i;
            medians.put(ways.get(way).engine(), Median.withDefaults().evaluate(rounds.stream()
                    .skip(rounds.size() / 2).mapToDouble(millis -> millis[way]).toArray()));
        }
        return new Outcome(medians, wrong);
    }

    /** Milliseconds a call. */
    private double turn(Way<?> way, int calls, CheckSum right, Set<String> wrong) {
        long nanos = 0;
        for (int call = 0; call < calls; call++) {
            renew.run();
            if (call == 0) {
                // So that no engine collects the garbage of another one.
                System.gc();
            }
            Way.Run run = way.run();
            nanos += run.nanos();
            if (!run.checkSum().agrees(right)) {
                wrong.add(way.engine());
            }
        }
        return nanos / MILLISECOND / calls;
    }
}
