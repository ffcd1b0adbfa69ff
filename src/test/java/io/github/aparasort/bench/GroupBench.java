package io.github.aparasort.bench;

import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.ScanOp;
import io.github.aparasort.Target;
import io.github.aparasort.testing.AnyArray;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Whole calls of operations on groups against {@code sort} and {@code sortPairs} of copies, in turns. The part of a
 * device is in {@link ResidentBench}. Medians in milliseconds. The copies are made before the clock starts. What is
 * reduced are ints, by sums.
 *
 * <pre>mvn -q test-compile exec:java -Dexec.classpathScope=test -Dexec.mainClass=io.github.aparasort.bench.GroupBench \
 *     -Dexec.args="GPU int,long 67108864 1000,1000000,0 unique,counts,reduceByKey,sort,sortPairs"</pre>
 *
 * <p>The target may be JDK, JTP, GPU, OPENCL or AUTO; the types are int, long, float and double; the operations are
 * those above and {@code by}. The fourth argument has numbers of distinct values; 0 stands for random bits.
 */
public final class GroupBench {
    private static final int RUNS = 11;
    private static final long WARM_UP_NANOS = 3_000_000_000L;
    private static final int WARM_UP_RUNS = 30;
    private static Object sink;

    private GroupBench() {
    }

    public static void main(String[] args) throws Exception {
        if (!Usage.isRight(args, GroupBench.class, "TARGET TYPE,... N VALUES,... OPERATION,...",
                "JTP int,long 10000000 1000,0 counts,reduceByKey,sort")) {
            return;
        }
        System.out.println("Java " + Runtime.version() + ", " + Runtime.getRuntime().availableProcessors()
                + " processors, " + Gpu.devices());
        try (Gpu gpu = Gpu.open(Target.valueOf(args[0]))) {
            List<Execution> calls = new ArrayList<>();
            gpu.onExecution(calls::add);
            for (String type : args[1].split(",")) {
                for (String values : args[3].split(",")) {
                    Object a = array(type, Integer.parseInt(args[2]), Integer.parseInt(values));
                    System.out.println(type + " " + args[2] + ", " + values + " values:"
                            + run(gpu, calls, a, args[4].split(",")));
                }
            }
        }
    }

    private static String run(Gpu gpu, List<Execution> calls, Object a, String[] operations) throws Exception {
        int[] values = new SplittableRandom(1).ints(Array.getLength(a)).toArray();
        Map<String, double[]> times = new LinkedHashMap<>();
        for (String operation : operations) {
            times.put(operation, new double[RUNS]);
        }
        long begin = System.nanoTime();
        for (int i = 0; i < 2 || System.nanoTime() - begin < WARM_UP_NANOS && i < WARM_UP_RUNS; i++) {
            times.keySet().forEach(operation -> millis(gpu, operation, a, values));
        }
        Map<String, Execution> last = new LinkedHashMap<>();
        for (int i = 0; i < RUNS; i++) {
            int number = i;
            times.forEach((operation, each) -> {
                each[number] = millis(gpu, operation, a, values);
                last.put(operation, calls.get(calls.size() - 1));
            });
            calls.clear();
        }
        StringBuilder line = new StringBuilder();
        for (String operation : operations) {
            line.append(String.format(Locale.ROOT, "  %s %.2f (%s %s)", operation,
                    SortBench.median(times.get(operation)), last.get(operation).engine(),
                    last.get(operation).kernel()));
        }
        return line.toString();
    }

    private static double millis(Gpu gpu, String operation, Object a, int[] values) {
        Object[] copies = operation.startsWith("sort") ? new Object[] {copy(a), values.clone()} : null;
        long begin = System.nanoTime();
        sink = switch (operation) {
            case "sort" -> AnyArray.call(gpu.sorter(), operation, copies[0]);
            case "sortPairs" -> AnyArray.call(gpu.sorter(), operation, copies);
            case "reduceByKey" -> AnyArray.call(gpu.groups(), operation, a, values, ScanOp.SUM);
            default -> AnyArray.call(gpu.groups(), operation, a);
        };
        return (System.nanoTime() - begin) / 1e6;
    }

    private static Object copy(Object a) {
        int n = Array.getLength(a);
        Object copy = Array.newInstance(a.getClass().getComponentType(), n);
        System.arraycopy(a, 0, copy, 0, n);
        return copy;
    }

    private static Object array(String type, int n, int values) {
        SplittableRandom random = new SplittableRandom(n);
        Object a = switch (type) {
            case "int" -> new int[n];
            case "long" -> new long[n];
            case "float" -> new float[n];
            default -> new double[n];
        };
        for (int i = 0; i < n; i++) {
            // The values are spread over all bits, so that no byte is the same in all of them.
            long key = values == 0 ? random.nextLong() : random.nextInt(values) * 0x9E37_79B9_7F4A_7C15L;
            if (a instanceof int[] x) {
                x[i] = (int) (key >>> Integer.SIZE);
            } else if (a instanceof long[] x) {
                x[i] = key;
            } else if (a instanceof float[] x) {
                x[i] = key >> Integer.SIZE;
            } else {
                ((double[]) a)[i] = key;
            }
        }
        return a;
    }
}
