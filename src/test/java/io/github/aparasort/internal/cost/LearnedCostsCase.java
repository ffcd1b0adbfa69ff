package io.github.aparasort.internal.cost;

import java.util.List;
import java.util.SplittableRandom;

/** Costs of three engines that learn from calls, with times that are given, not measured. */
abstract class LearnedCostsCase {
    static final int JDK = LearnedCosts.JDK;
    static final int JTP = 1;
    static final int GPU = 2;
    static final int ALL = 7;
    static final int MILLION = 1_000_000;
    static final double MS = 1e6;

    final LearnedCosts costs = new LearnedCosts(List.of("JDK", "JTP", "GPU"), 4, true);
    final SplittableRandom random = new SplittableRandom(11);
    long now;
    double explorations;
    double total;

    final void open(String... engines) {
        for (String engine : engines) {
            costs.open(engine);
        }
    }

    /** What is known beside the calls. */
    final void assume(int engine, int n, long nanos) {
        costs.assume(engine, new Point(n, nanos, 1));
    }

    /** One call, when the engines take these milliseconds. Returns the engine. */
    final int call(int n, int inputClass, double... millis) {
        int chosen = costs.choose(new CostInput(n, inputClass), costs.open() & ALL);
        int engine = chosen < 0 ? ~chosen : chosen;
        long nanos = (long) (millis[engine] * MS);
        now += nanos;
        total += millis[engine];
        explorations += chosen < 0 ? millis[engine] : 0;
        costs.learn(engine, new CostInput(n, inputClass), nanos, chosen < 0, now);
        return engine;
    }

    /** Calls with noise, which only ever adds time: up to a third often, and more sometimes. */
    final double calls(int count, int n, double... millis) {
        double before = total;
        for (int i = 0; i < count; i++) {
            double noise = 1 + random.nextDouble() / 3 + (random.nextInt(20) == 0 ? 3 * random.nextDouble() : 0);
            double[] noisy = new double[millis.length];
            for (int engine = 0; engine < millis.length; engine++) {
                noisy[engine] = noise * millis[engine];
            }
            call(n, 0, noisy);
        }
        return total - before;
    }

    final int best(int n, int inputClass) {
        return costs.best(new CostInput(n, inputClass), costs.open() & ALL);
    }
}
