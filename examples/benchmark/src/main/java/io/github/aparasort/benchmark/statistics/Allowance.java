package io.github.aparasort.benchmark.statistics;

/** The promise "never slower than the peer by more than 5 % or a microsecond, whichever is larger", put to the test. */
public final class Allowance {
    public static final double SHARE = 0.05;
    public static final double NANOS = 1_000;

    private Allowance() {
    }

    /**
     * By how many nanoseconds a call goes beyond what is allowed: the median over rounds, and its confidence interval.
     * Below zero the promise is kept, above it is broken, around it the rounds do not tell.
     */
    public static Interval excess(double[] subject, double[] peer) {
        double[] excess = new double[subject.length];
        for (int round = 0; round < excess.length; round++) {
            excess[round] = subject[round] - peer[round] - Math.max(SHARE * peer[round], NANOS);
        }
        return Interval.of(excess);
    }
}
