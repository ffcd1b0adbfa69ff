package io.github.aparasort.bench;

import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.group.DoubleGroupsJob;
import io.github.aparasort.internal.group.FloatGroupsJob;
import io.github.aparasort.internal.group.IntGroupsJob;
import io.github.aparasort.internal.group.LongGroupsJob;
import io.github.aparasort.internal.sort.DoubleSortJob;
import io.github.aparasort.internal.sort.FloatSortJob;
import io.github.aparasort.internal.sort.IntSortJob;
import io.github.aparasort.internal.sort.LongSortJob;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/**
 * Whole calls of {@code unique} and {@code counts} against {@code sort} of a copy, in turns, and the device parts of
 * {@code counts} and {@code sort}. Medians in milliseconds. The copy of the sort is made before the clock starts.
 *
 * <pre>mvn -q test-compile exec:java -Dexec.classpathScope=test -Dexec.mainClass=io.github.aparasort.bench.GroupBench \
 *     -Dexec.args="GPU int,long 67108864 1000,1000000,0"</pre>
 *
 * <p>The target may be JDK, JTP, GPU, OPENCL or AUTO; the types are int, long, float and double. The last argument has
 * numbers of distinct values; 0 stands for random bits.
 */
public final class GroupBench {
    private static final int RUNS = 11;
    private static final long WARM_UP_NANOS = 3_000_000_000L;
    private static final int WARM_UP_RUNS = 30;
    private static Object sink;

    private GroupBench() {
    }

    public static void main(String[] args) throws Exception {
        System.out.println("Java " + Runtime.version() + ", " + Runtime.getRuntime().availableProcessors()
                + " processors, " + Gpu.devices());
        try (Gpu gpu = Gpu.open(Target.valueOf(args[0]))) {
            List<Execution> calls = new ArrayList<>();
            gpu.onExecution(calls::add);
            for (String type : args[1].split(",")) {
                for (String values : args[3].split(",")) {
                    Object a = array(type, Integer.parseInt(args[2]), Integer.parseInt(values));
                    System.out.println(type + " " + args[2] + ", " + values + " values:" + run(gpu, calls, a));
                }
            }
        }
    }

    private static String run(Gpu gpu, List<Execution> calls, Object a) throws Exception {
        Map<String, double[]> times = new LinkedHashMap<>();
        for (String operation : List.of("unique", "counts", "sort")) {
            times.put(operation, new double[RUNS]);
        }
        long begin = System.nanoTime();
        for (int i = 0; i < 2 || System.nanoTime() - begin < WARM_UP_NANOS && i < WARM_UP_RUNS; i++) {
            times.keySet().forEach(operation -> millis(gpu, operation, a));
        }
        Map<String, Execution> last = new LinkedHashMap<>();
        for (int i = 0; i < RUNS; i++) {
            int number = i;
            times.forEach((operation, each) -> {
                each[number] = millis(gpu, operation, a);
                last.put(operation, calls.get(calls.size() - 1));
            });
            calls.clear();
        }
        StringBuilder line = new StringBuilder();
        times.forEach((operation, each) -> line.append(String.format(Locale.ROOT, "  %s %.2f (%s %s)", operation,
                SortBench.median(each), last.get(operation).engine(), last.get(operation).kernel())));
        line.append(String.format(Locale.ROOT, "  counts / sort %.2f  device part: counts %s, sort %s",
                SortBench.median(times.get("counts")) / SortBench.median(times.get("sort")),
                DevicePart.of(last.get("counts"), RUNS, counting(a)),
                DevicePart.of(last.get("sort"), RUNS, sorting(a))));
        return line.toString();
    }

    private static double millis(Gpu gpu, String operation, Object a) {
        Object array = operation.equals("sort") ? copy(a) : a;
        long begin = System.nanoTime();
        sink = call(gpu, operation, array);
        return (System.nanoTime() - begin) / 1e6;
    }

    private static Object call(Gpu gpu, String operation, Object a) {
        boolean unique = operation.equals("unique");
        if (operation.equals("sort")) {
            sort(gpu, a);
            return a;
        } else if (a instanceof int[] x) {
            return unique ? gpu.groups().unique(x) : gpu.groups().counts(x);
        } else if (a instanceof long[] x) {
            return unique ? gpu.groups().unique(x) : gpu.groups().counts(x);
        } else if (a instanceof float[] x) {
            return unique ? gpu.groups().unique(x) : gpu.groups().counts(x);
        }
        double[] x = (double[]) a;
        return unique ? gpu.groups().unique(x) : gpu.groups().counts(x);
    }

    private static void sort(Gpu gpu, Object a) {
        if (a instanceof int[] x) {
            gpu.sorter().sort(x);
        } else if (a instanceof long[] x) {
            gpu.sorter().sort(x);
        } else if (a instanceof float[] x) {
            gpu.sorter().sort(x);
        } else {
            gpu.sorter().sort((double[]) a);
        }
    }

    private static Supplier<Job> counting(Object a) {
        return () -> a instanceof int[] x ? new IntGroupsJob("counts", x)
                : a instanceof long[] y ? new LongGroupsJob("counts", y)
                : a instanceof float[] z ? new FloatGroupsJob("counts", z)
                : new DoubleGroupsJob("counts", (double[]) a);
    }

    private static Supplier<Job> sorting(Object a) {
        int n = Array.getLength(a);
        return () -> a instanceof int[] x ? new IntSortJob(x.clone(), 0, n)
                : a instanceof long[] y ? new LongSortJob(y.clone(), 0, n)
                : a instanceof float[] z ? new FloatSortJob(z.clone(), 0, n)
                : new DoubleSortJob(((double[]) a).clone(), 0, n);
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
