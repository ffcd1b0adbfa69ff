package io.github.aparasort;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleSupplier;

/**
 * Whole calls of reductions and scans against the plain loop and {@link Arrays#parallelPrefix} in the same run, with
 * their phases, and the device's part alone. Medians.
 *
 * <pre>mvn -q test-compile exec:java -Dexec.classpathScope=test -Dexec.mainClass=io.github.aparasort.ScanBench \
 *     -Dexec.args="GPU SCAN,REDUCE,SCAN/LONG,SCAN/DOUBLE,REDUCE/DOUBLE 1048576 16777216 67108864"</pre>
 *
 * <p>SCAN or REDUCE; behind it may stand, in any order, the type (INT, LONG, FLOAT, DOUBLE), the operator (SUM,
 * PRODUCT, MIN, MAX), INCLUSIVE (else scans are exclusive), and OVER: the results go to the array that is scanned. The
 * target may be JDK, JTP, GPU, OPENCL or AUTO.
 */
final class ScanBench {
    /** Until the JIT compiler is done: small inputs take more calls, large ones more time. */
    private static final int WARM_UP_RUNS = 2000;
    private static final long WARM_UP_NANOS = 2_000_000_000L;
    private static final int MIN_WARM_UP_RUNS = 4;
    private static final int RUNS = 21;
    /** Elements that a run goes over at least: below, several calls are timed as one. */
    private static final int ELEMENTS = 1 << 18;

    /** An array of one type, and what is done with it. */
    interface Input {
        /** A copy of the elements. */
        Object elements();

        double plain();

        double call(PrefixScan by);

        KernelJob job();
    }

    private ScanBench() {
    }

    public static void main(String[] args) throws Exception {
        Target target = Target.valueOf(args[0]);
        System.out.printf("JDK %s, %d processors, %s%n", System.getProperty("java.version"),
                Runtime.getRuntime().availableProcessors(), Gpu.devices());
        for (String what : args[1].split(",")) {
            for (String size : Arrays.copyOfRange(args, 2, args.length)) {
                measure(target, what, Integer.parseInt(size));
            }
        }
    }

    private static void measure(Target target, String what, int n) throws Exception {
        List<String> words = Arrays.asList(what.split("/"));
        boolean scan = words.contains("SCAN");
        boolean over = words.contains("OVER");
        boolean exclusive = scan && !words.contains("INCLUSIVE");
        ScanOp op = Arrays.stream(ScanOp.values()).filter(o -> words.contains(o.name())).findFirst()
                .orElse(ScanOp.SUM);
        Input input = words.contains("LONG") ? new LongScanBenchInput(n, op, scan, exclusive, over)
                : words.contains("FLOAT") ? new FloatScanBenchInput(n, op, scan, exclusive, over)
                : words.contains("DOUBLE") ? new DoubleScanBenchInput(n, op, scan, exclusive, over)
                : new IntScanBenchInput(n, op, scan, exclusive, over);
        Object prefixed = input.elements();
        List<Execution> calls = new ArrayList<>();
        int calling = Math.max(1, ELEMENTS / Math.max(1, n));
        double[] whole = new double[RUNS];
        double[] plain = new double[RUNS];
        double[] peer = new double[RUNS];
        try (Gpu gpu = Gpu.open(target); Gpu heard = Gpu.open(target)) {
            heard.onExecution(calls::add);
            PrefixScan by = gpu.scan();
            long begin = System.nanoTime();
            for (int run = 0; run < MIN_WARM_UP_RUNS
                    || run < WARM_UP_RUNS && System.nanoTime() - begin < WARM_UP_NANOS; run++) {
                input.plain();
                input.call(by);
                parallelPrefix(prefixed);
            }
            for (int run = 0; run < RUNS; run++) {
                plain[run] = time(calling, input::plain);
                whole[run] = time(calling, () -> input.call(by));
                peer[run] = time(calling, () -> parallelPrefix(prefixed));
            }
            for (int run = 0; run < MIN_WARM_UP_RUNS + RUNS; run++) {
                input.call(heard.scan());
            }
        }
        List<Execution> measured = calls.subList(calls.size() - RUNS, calls.size());
        Execution last = measured.get(RUNS - 1);
        System.out.printf(Locale.ROOT, "%-24s %,11d  %s %s, %s in %d passes: whole %9.4f ms "
                        + "(in %.3f, launch %.3f, verify %.3f, out %.3f)  device part %s  plain loop %9.4f ms, "
                        + "ratio %.2f  parallelPrefix %9.4f ms%n",
                what, n, last.engine(), last.device().map(DeviceInfo::name).orElse(""), last.kernel(), last.passes(),
                median(whole),
                SortBench.median(measured.stream().mapToDouble(Execution::stageNanos).toArray()) / 1e6,
                SortBench.median(measured.stream().mapToDouble(Execution::deviceNanos).toArray()) / 1e6,
                SortBench.median(measured.stream().mapToDouble(Execution::verifyNanos).toArray()) / 1e6,
                SortBench.median(measured.stream().mapToDouble(Execution::commitNanos).toArray()) / 1e6,
                DevicePart.of(last, input.job().work, RUNS, input::job), median(plain), median(plain) / median(whole),
                prefixed instanceof float[] ? Double.NaN : median(peer));
    }

    private static double median(double[] nanos) {
        return SortBench.median(nanos) / 1e6;
    }

    /** Nanoseconds of a call, of so many in a row. */
    private static double time(int calls, DoubleSupplier call) {
        double sum = 0;
        long begin = System.nanoTime();
        for (int i = 0; i < calls; i++) {
            sum += call.getAsDouble();
        }
        double nanos = (double) (System.nanoTime() - begin) / calls;
        if (sum == Math.PI) {
            System.out.println("so that nothing is left out");
        }
        return nanos;
    }

    private static double parallelPrefix(Object a) {
        if (a instanceof int[] ints) {
            Arrays.parallelPrefix(ints, Integer::sum);
        } else if (a instanceof long[] longs) {
            Arrays.parallelPrefix(longs, Long::sum);
        } else if (a instanceof double[] doubles) {
            Arrays.parallelPrefix(doubles, Double::sum);
        }
        return 0;
    }
}
