package io.github.aparasort.internal.cost;

import java.util.Random;
import java.util.function.IntToLongFunction;

/** An engine whose costs are known, because it does nothing. */
final class FakeEngine implements Trial {
    private final IntToLongFunction cost;
    private Growth growth = Growth.LINEAR;
    private int[] sizes = Trial.super.sizes();
    private int threads = 1;
    private double noise;
    private int coldElements;
    private long coldUntil;
    private long warmUpNanos = COLD;
    private final Random random = new Random(1);
    private long elements;
    int runs;
    long cpuNanos;
    /** What its warm-up was allowed to take. */
    long most;

    FakeEngine(IntToLongFunction cost) {
        this.cost = cost;
    }

    /** An engine that cannot be opened. */
    static Trial closed(String why) {
        return new Trial() {
            @Override
            public void open() {
                throw new IllegalStateException(why);
            }

            @Override
            public Run run(int n) {
                throw new AssertionError("not opened");
            }

            @Override
            public Growth growth() {
                return Growth.LINEAR;
            }
        };
    }

    FakeEngine growth(Growth how) {
        growth = how;
        return this;
    }

    FakeEngine sizes(int... measured) {
        sizes = measured;
        return this;
    }

    FakeEngine threads(int number) {
        threads = number;
        return this;
    }

    /** Takes up to this many times longer at random, every fifth time ten times longer. */
    FakeEngine noise(double most) {
        noise = most;
        return this;
    }

    /** Is ten times slower until it has seen this many elements, as code is before it is compiled. */
    FakeEngine cold(int until) {
        coldElements = until;
        return this;
    }

    /** The same for this many nanoseconds. */
    FakeEngine coldFor(long nanos) {
        coldUntil = System.nanoTime() + nanos;
        return this;
    }

    /** Needs this much processor time to be warmed up. */
    FakeEngine warmedUpIn(long nanos) {
        warmUpNanos = nanos;
        return this;
    }

    @Override
    public synchronized long warmUp(long allowed) {
        most = allowed;
        cpuNanos += Math.max(0, Math.min(warmUpNanos, allowed));
        return Math.min(warmUpNanos, allowed);
    }

    long cost(int n) {
        return cost.applyAsLong(n);
    }

    @Override
    public synchronized Run run(int n) {
        double nanos = cost(n) * (elements < coldElements || System.nanoTime() < coldUntil ? 10 : 1);
        elements += n;
        if (noise > 0) {
            nanos *= random.nextInt(5) == 0 ? 10 : 1 + noise * random.nextDouble();
        }
        runs++;
        Run run = new Run((long) nanos, threads * (long) nanos);
        cpuNanos += run.cpuNanos();
        return run;
    }

    @Override
    public Growth growth() {
        return growth;
    }

    @Override
    public int[] sizes() {
        return sizes.clone();
    }
}
