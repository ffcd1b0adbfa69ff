package io.github.aparasort.benchmark.contest;

/**
 * Whose turn it is. In every round each contender has one measurement, so that whatever else the machine does meanwhile
 * hits all alike; the next round begins with the next contender, so that none always runs behind the same other one.
 * The forked JVM and the one that reports compute it alike.
 */
public final class Rotation {
    private Rotation() {
    }

    /** The index of the contender that an iteration measures, warm-up iterations counted. */
    public static int contender(int iteration, int contenders) {
        int round = iteration / contenders;
        return (iteration + round) % contenders;
    }
}
