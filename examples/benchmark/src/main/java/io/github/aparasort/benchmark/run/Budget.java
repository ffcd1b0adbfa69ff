package io.github.aparasort.benchmark.run;

import io.github.aparasort.benchmark.contest.Case;

/**
 * How long a case may take, and how many rounds it must have at the least.
 *
 * @param warmUpSeconds what may go into rounds that do not count
 * @param seconds what may go into those that count
 */
public record Budget(double warmUpSeconds, int fewestWarmUps, int mostWarmUps, double seconds, int fewest, int most) {
    private static final double NANOS = 1e9;

    /** Seven rounds let the exact test say p < 0.001; of fewer than six the interval does not keep its promise. */
    static final Budget QUICK = new Budget(0.3, 1, 10, 1.5, 7, 11);
    static final Budget FULL = new Budget(4, 2, 60, 10, 7, 21);
    /** Seven rounds of whatever length. */
    static final Budget TABLES = new Budget(0, 2, 2, 0, 7, 7);
    /** To look at a thousand cases. */
    static final Budget SCREEN = new Budget(0.2, 2, 10, 0.4, 6, 9);
    /** To look again at what seems too slow. */
    static final Budget CONFIRM = new Budget(1, 3, 30, 6, 15, 41);

    /** This budget with a number of rounds. */
    public Budget withRounds(int rounds) {
        return new Budget(warmUpSeconds, fewestWarmUps, mostWarmUps, seconds, rounds, rounds);
    }

    int warmUps(Case what) {
        return rounds(what, warmUpSeconds, fewestWarmUps, mostWarmUps);
    }

    int rounds(Case what) {
        return rounds(what, seconds, fewest, most);
    }

    /** A guess, to say how long it takes. */
    double seconds(Case what) {
        return (warmUps(what) + rounds(what)) * what.guessNanosPerRound() / NANOS;
    }

    private static int rounds(Case what, double seconds, int fewest, int most) {
        double fit = seconds * NANOS / Math.max(1, what.guessNanosPerRound());
        return (int) Math.min(most, Math.max(fewest, fit));
    }
}
