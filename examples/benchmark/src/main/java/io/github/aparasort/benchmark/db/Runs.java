package io.github.aparasort.benchmark.db;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

/** What one engine took for a question, and gave, in each round. */
final class Runs {
    private static final double NANOS = 1e9;

    private final List<Double> seconds = new ArrayList<>();
    private final List<double[]> checkSums = new ArrayList<>();

    /** The check sums are no part of the time. */
    void add(Callable<Answer> way) throws Exception {
        // So that no engine collects the garbage of another one.
        System.gc();
        long begin = System.nanoTime();
        Answer answer = way.call();
        long end = System.nanoTime();
        add((end - begin) / NANOS, answer.checkSums());
    }

    void add(double time, double[] sums) {
        seconds.add(time);
        checkSums.add(sums);
    }

    double first() {
        return seconds.get(0);
    }

    /** The median of the rounds after the first one; with a single round that one. */
    double later() {
        List<Double> later = seconds.subList(Math.min(1, seconds.size() - 1), seconds.size()).stream().sorted()
                .toList();
        return (later.get((later.size() - 1) / 2) + later.get(later.size() / 2)) / 2;
    }

    double[] firstSums() {
        return checkSums.get(0);
    }

    /** The check sums of a round that are not these, if there are any. */
    Optional<double[]> otherThan(double[] sums) {
        return checkSums.stream().filter(each -> !Answer.agree(each, sums)).findFirst();
    }
}
