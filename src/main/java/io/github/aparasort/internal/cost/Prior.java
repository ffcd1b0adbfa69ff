package io.github.aparasort.internal.cost;

import io.github.aparasort.internal.parallel.ThreadTeam;
import java.util.List;
import java.util.function.ToLongBiFunction;

/**
 * What is assumed of one kind of work while nothing is known of plain Java on this machine: from how many elements on
 * a first call is faster on the Java threads (JTP). These are the only figures from another machine. Calls and
 * measurements replace them at once, and a profile of this machine comes before them.
 *
 * <p>Measured are first calls of fresh processes on two cores (AMD EPYC, AVX2), plain Java against JTP. Both run cold
 * code. JDK 25 sorts by vector instructions there, so more elements are needed. {@code docs/engines.md} shows the sizes
 * to users. The ratios of compiled code are rough, and only decide when plain Java is tried.
 *
 * @param from the number of random elements that take about as long on either engine
 * @param plainTimes how many times as long plain Java takes when all code is compiled; it counts only there
 * @param plainNanos the nanoseconds of plain Java per element, for how long to wait for a call that uses all processors
 * @param profiled the nanoseconds that a profile tells of plain Java and of the Java threads, by these numbers; or null
 */
public record Prior(int from, double plainTimes, int plainNanos, ToLongBiFunction<Integer, CostInput> profiled) {
    /** With vectors. */
    private static final int VECTORS_FROM = 1 << 21;
    /** The nanoseconds of a sort by plain Java per element, at a guess: it only tells how long to wait for others. */
    private static final int SORT_NANOS = 50;
    /** Sorts of ints and floats. */
    public static final Prior NARROW_SORT = ofSorts(1 << 20, 3);
    /** Sorts of longs and doubles, and of keys that move indices or values: plain Java packs both, and sorts longs. */
    public static final Prior WIDE_SORT = ofSorts(1 << 19, 5);
    /** A pass or two: plain Java shares it too. */
    public static final Prior PASSES = of(Integer.MAX_VALUE, 1, 3);
    /** One pass of additions. */
    public static final Prior SCAN = of(Integer.MAX_VALUE, 1, 1);
    /** Merges and sets: as {@link #PASSES}. */
    public static final Prior MERGE = of(Integer.MAX_VALUE, 1, 5);
    /** Merges of many arrays. */
    public static final Prior MERGE_ALL = of(Integer.MAX_VALUE, 1, 8);

    private static final int JDK = CostCell.JDK;
    /** The number of the Java threads in a profile. */
    static final int THREADS = 1;
    private static final boolean HAS_PROCESSORS = ThreadTeam.usual() > 1;

    /** Of sorts. For keys of one or two bytes there is no kernel. */
    public static Prior ofSort(int bytesPerKey) {
        return bytesPerKey < Integer.BYTES ? PASSES : bytesPerKey == Integer.BYTES ? NARROW_SORT : WIDE_SORT;
    }

    /** Whether the JDK sorts by vector instructions, on all but very old processors. */
    private static boolean sortsByVectors() {
        try {
            return Runtime.version().feature() >= 25
                    && List.of("amd64", "x86_64").contains(System.getProperty("os.arch"));
        } catch (SecurityException e) {
            return false;
        }
    }

    private static Prior ofSorts(int from, double plainTimes) {
        return of(sortsByVectors() ? VECTORS_FROM : from, plainTimes, SORT_NANOS);
    }

    private static Prior of(int from, double plainTimes, int plainNanos) {
        return new Prior(from, plainTimes, plainNanos, null);
    }

    /** This assumption, completed by what a profile says of plain Java and of the Java threads on this machine. */
    Prior with(ToLongBiFunction<Integer, CostInput> profile) {
        return new Prior(from, plainTimes, plainNanos, profile);
    }

    /** Whether a first call should use the Java threads. */
    public boolean prefersThreads(CostInput input) {
        return prefersThreads(input, HAS_PROCESSORS);
    }

    /** For tests: with one processor or several. */
    boolean prefersThreads(CostInput input, boolean hasProcessors) {
        if (profiled == null) {
            return hasProcessors && input.n() * input.jdkCostRatio() >= from;
        }
        CostInput random = CostInput.random(input.n());
        return input.jdkCostRatio() * profiled.applyAsLong(JDK, random) > profiled.applyAsLong(THREADS, random);
    }

    /** How many times as long plain Java takes for n random elements. */
    public double plainTimes(int n) {
        CostInput random = CostInput.random(n);
        return profiled == null ? plainTimes
                : profiled.applyAsLong(JDK, random) / (double) profiled.applyAsLong(THREADS, random);
    }

    /** The nanoseconds that plain Java takes for n elements, at a guess. */
    public long plainNanos(int n) {
        return (long) plainNanos * n;
    }
}
