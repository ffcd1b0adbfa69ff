package io.github.aparasort.bench;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;

/**
 * Whole calls of the mergers, scans and set operations against the plain loop, and another peer where there is one, in
 * the same run; their phases. Medians. Results of the warm-up must be the plain loop's.
 */
public final class FamilyBench {
    /** Until the JIT compiler is done: small inputs take more calls, large ones more time. */
    private static final int WARM_UP_RUNS = 3000;
    private static final long WARM_UP_NANOS = 2_000_000_000L;
    private static final int MIN_WARM_UP_RUNS = 4;
    private static final int RUNS = 15;
    /** Elements that a run goes over at least: below, several calls are timed as one. */
    private static final int ELEMENTS = 1 << 18;

    /** What runs. */
    public interface Entrant {
        /** The plain loop; what it and {@link #call} return must be equal, in depth, unless that is null. */
        Object plain();

        Object call(Gpu gpu);

        /** What else to compare with; usually nothing. */
        default Runnable peer() {
            return null;
        }
    }

    /** Whatever comes out is kept here, so that no compiler leaves it out. */
    private static volatile Object sink;

    private FamilyBench() {
    }

    /** Says where this runs. */
    public static void announce() {
        System.out.printf("JDK %s, %d processors, %s%n", System.getProperty("java.version"),
                Runtime.getRuntime().availableProcessors(), Gpu.devices());
    }

    /** Runs it, and prints a line. */
    public static void run(Target target, String what, int n, Entrant entrant) throws Exception {
        int calling = Math.max(1, ELEMENTS / Math.max(1, n));
        Runnable peer = entrant.peer() == null ? () -> { } : entrant.peer();
        double[] whole = new double[RUNS];
        double[] plain = new double[RUNS];
        double[] other = new double[RUNS];
        List<Execution> calls = new ArrayList<>();
        try (Gpu gpu = Gpu.open(target); Gpu heard = Gpu.open(target)) {
            heard.onExecution(calls::add);
            long begin = System.nanoTime();
            for (int run = 0; run < MIN_WARM_UP_RUNS
                    || run < WARM_UP_RUNS && System.nanoTime() - begin < WARM_UP_NANOS; run++) {
                Object expected = entrant.plain();
                Object found = entrant.call(gpu);
                peer.run();
                if (expected != null && !Arrays.deepEquals(new Object[] {expected}, new Object[] {found})) {
                    throw new AssertionError("wrong result");
                }
            }
            for (int run = 0; run < RUNS; run++) {
                plain[run] = time(calling, entrant::plain);
                whole[run] = time(calling, () -> entrant.call(gpu));
                other[run] = time(calling, () -> {
                    peer.run();
                    return null;
                });
            }
            for (int run = 0; run < MIN_WARM_UP_RUNS + RUNS; run++) {
                sink = entrant.call(heard);
            }
        }
        Execution last = calls.get(calls.size() - 1);
        System.out.printf(Locale.ROOT, "%-30s %,11d  %s %s, %s in %d passes: whole %9.4f ms (in %.3f, launch %.3f, "
                        + "verify %.3f, out %.3f; the call without checks %.3f)  plain loop %9.4f ms, "
                        + "ratio %.2f%s%n",
                what, n, last.engine(), last.device().map(DeviceInfo::name).orElse(""), last.kernel(), last.passes(),
                median(whole), phase(calls, Execution::stageNanos), phase(calls, Execution::deviceNanos),
                phase(calls, Execution::verifyNanos), phase(calls, Execution::commitNanos),
                phase(calls, Execution::totalNanos), median(plain),
                median(plain) / median(whole), entrant.peer() == null ? "" : String.format(Locale.ROOT,
                        "  peer %9.4f ms, ratio %.2f", median(other), median(other) / median(whole)));
    }

    private static double phase(List<Execution> calls, ToLongFunction<Execution> phase) {
        return median(calls.subList(calls.size() - RUNS, calls.size()).stream().mapToDouble(phase::applyAsLong)
                .toArray());
    }

    private static double median(double[] nanos) {
        return SortBench.median(nanos) / 1e6;
    }

    /** Nanoseconds of a call, the mean of this many in a row. */
    private static double time(int calls, Supplier<Object> call) {
        long begin = System.nanoTime();
        for (int i = 0; i < calls; i++) {
            sink = call.get();
        }
        return (double) (System.nanoTime() - begin) / calls;
    }
}
