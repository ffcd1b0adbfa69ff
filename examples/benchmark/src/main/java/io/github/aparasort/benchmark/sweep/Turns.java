package io.github.aparasort.benchmark.sweep;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.apache.commons.statistics.descriptive.Median;

/**
 * Calls of several ways in turns. Which way is first in a round, and which array it works on, is random: times depend
 * on both. The speed of a processor changes, but it is about the same for all calls of a round; so of ours and another
 * way the median of their differences counts, or the difference of their medians if that is less.
 *
 * @param <A> the input
 */
final class Turns<A> {
    /** Enough calls for a median, and for large arrays no more. */
    private static final int FEWEST = 7;
    private static final Median MEDIAN = Median.withDefaults();

    private final List<Variant<A>> variants;
    private final List<A> scratch = new ArrayList<>();
    private final SplittableRandom random = new SplittableRandom(1);
    private final double[][] nanos;
    private final Object[] results;
    private int rounds;
    private Variant<A> last;

    /**
     * An input, and the calls that work on it; the first one is the one that the others are held against.
     *
     * @param <A> the input
     */
    record Variant<A>(Ways<A> ways, List<Function<A, Object>> calls) {
    }

    Turns(List<Variant<A>> variants, int most) {
        this.variants = variants;
        int calls = variants.get(0).calls().size();
        nanos = new double[calls][most];
        results = new Object[calls];
    }

    /** Rounds until there are enough of them, or this time is over. What was measured before is forgotten. */
    Turns<A> run(int most, long mostNanos) {
        int[] order = new int[results.length];
        Arrays.setAll(order, i -> i);
        long begin = System.nanoTime();
        for (rounds = 0; rounds < FEWEST || rounds < most && System.nanoTime() - begin < mostNanos; rounds++) {
            for (int i = order.length - 1; i > 0; i--) {
                int j = random.nextInt(i + 1);
                int exchanged = order[i];
                order[i] = order[j];
                order[j] = exchanged;
            }
            take(variants.get(rounds % variants.size()));
            int shift = random.nextInt(order.length);
            for (int i = 0; i < order.length; i++) {
                int way = order[i];
                results[way] = null;
                A input = scratch.get((way + shift) % order.length);
                last.ways.refill(input);
                Function<A, Object> call = last.calls.get(way);
                long start = System.nanoTime();
                Object result = call.apply(input);
                nanos[way][rounds] = System.nanoTime() - start;
                results[way] = result;
            }
        }
        return this;
    }

    /** Calls the first way alone, until it has done so many calls. These are not measured. */
    void completeFirst(int calls) {
        for (int i = rounds; i < calls; i++) {
            take(variants.get(i % variants.size()));
            last.ways.refill(scratch.get(0));
            last.calls.get(0).apply(scratch.get(0));
        }
    }

    private void take(Variant<A> variant) {
        if (variant != last) {
            last = variant;
            scratch.clear();
            variant.calls.forEach(call -> scratch.add(variant.ways.scratch()));
        }
    }

    /** The first way whose last result is not that of the first one, or -1. */
    int firstWrong() {
        for (int way = 1; way < results.length; way++) {
            if (!Objects.deepEquals(results[0], results[way])) {
                return way;
            }
        }
        return -1;
    }

    double median(int way) {
        return MEDIAN.evaluate(Arrays.copyOf(nanos[way], rounds));
    }

    /** By how many nanoseconds the first way takes longer than another one, at the least. */
    double excess(int way) {
        double[] differences = new double[rounds];
        Arrays.setAll(differences, i -> nanos[0][i] - nanos[way][i]);
        return Math.min(MEDIAN.evaluate(differences), median(0) - median(way));
    }
}
