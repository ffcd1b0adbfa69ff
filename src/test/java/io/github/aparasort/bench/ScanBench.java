package io.github.aparasort.bench;

import io.github.aparasort.Gpu;
import io.github.aparasort.PrefixScan;
import io.github.aparasort.ScanOp;
import io.github.aparasort.Target;
import java.util.Arrays;
import java.util.List;

/**
 * Reductions and scans against the plain loop and, as the peer, {@link Arrays#parallelPrefix}, by {@link FamilyBench}.
 *
 * <pre>mvn -q test-compile exec:java -Dexec.classpathScope=test -Dexec.mainClass=io.github.aparasort.bench.ScanBench \
 *     -Dexec.args="GPU SCAN,REDUCE,SCAN/LONG,SCAN/DOUBLE,REDUCE/DOUBLE 1048576 16777216 67108864"</pre>
 *
 * <p>SCAN or REDUCE; behind it may stand, in any order, the type (INT, LONG, FLOAT, DOUBLE), the operator (SUM,
 * PRODUCT, MIN, MAX), INCLUSIVE (else scans are exclusive), and OVER: the results go to the array that is scanned. The
 * target may be JDK, JTP, GPU, OPENCL or AUTO.
 */
public final class ScanBench implements FamilyBench.Entrant {
    /** An array of one type, and what is done with it. */
    public interface Input {
        /** A copy of the elements. */
        Object elements();

        double plain();

        double call(PrefixScan by);
    }

    private final Input input;
    /** What {@link Arrays#parallelPrefix} goes over; it takes no floats. */
    private final Object prefixed;
    /** So that no compiler leaves the loop out. */
    private double sum;

    private ScanBench(Input input) {
        this.input = input;
        this.prefixed = input.elements();
    }

    public static void main(String[] args) throws Exception {
        if (!Usage.isRight(args, ScanBench.class, "TARGET OPERATION/TYPE,... N...",
                "JTP SCAN,REDUCE/DOUBLE 10000000")) {
            return;
        }
        FamilyBench.announce();
        for (String what : args[1].split(",")) {
            for (String size : Arrays.copyOfRange(args, 2, args.length)) {
                int n = Integer.parseInt(size);
                FamilyBench.run(Target.valueOf(args[0]), what, n, new ScanBench(input(what, n)));
            }
        }
    }

    private static Input input(String what, int n) {
        List<String> words = Arrays.asList(what.split("/"));
        boolean scan = words.contains("SCAN");
        boolean over = words.contains("OVER");
        boolean exclusive = scan && !words.contains("INCLUSIVE");
        ScanOp op = Arrays.stream(ScanOp.values()).filter(o -> words.contains(o.name())).findFirst()
                .orElse(ScanOp.SUM);
        return words.contains("LONG") ? new LongScanBenchInput(n, op, scan, exclusive, over)
                : words.contains("FLOAT") ? new FloatScanBenchInput(n, op, scan, exclusive, over)
                : words.contains("DOUBLE") ? new DoubleScanBenchInput(n, op, scan, exclusive, over)
                : new IntScanBenchInput(n, op, scan, exclusive, over);
    }

    /** Nothing to be compared: of floats the loop rounds otherwise, and over its input it goes on from call to call. */
    @Override
    public Object plain() {
        sum += input.plain();
        return null;
    }

    @Override
    public Object call(Gpu gpu) {
        return input.call(gpu.scan());
    }

    @Override
    public Runnable peer() {
        return prefixed instanceof float[] ? null : () -> parallelPrefix(prefixed);
    }

    private static void parallelPrefix(Object a) {
        if (a instanceof int[] ints) {
            Arrays.parallelPrefix(ints, Integer::sum);
        } else if (a instanceof long[] longs) {
            Arrays.parallelPrefix(longs, Long::sum);
        } else if (a instanceof double[] doubles) {
            Arrays.parallelPrefix(doubles, Double::sum);
        }
    }
}
