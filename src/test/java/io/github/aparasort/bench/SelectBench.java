package io.github.aparasort.bench;

import io.github.aparasort.Gpu;
import io.github.aparasort.Selector;
import io.github.aparasort.Target;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/**
 * Selections against their peers, in turns: a loop with a bounded {@link PriorityQueue}, {@code sortDescending} of a
 * copy, and {@link Arrays#sort} of a copy. Medians in milliseconds.
 *
 * <pre>mvn -q test-compile exec:java -Dexec.classpathScope=test \
 *     -Dexec.mainClass=io.github.aparasort.bench.SelectBench \
 *     -Dexec.args="JTP int,double RANDOM,ASCENDING,TIES 10000000 100"</pre>
 *
 * <p>The target may be JDK, JTP, GPU, OPENCL or AUTO; the types are int, long, float and double; the argument after the
 * number of elements is k. A further argument ALONE leaves the peers out, which take long. Ninety-nine percent of TIES
 * are equal; SAWTOOTH has teeth of 1,000 elements.
 */
public final class SelectBench {
    private static final int RUNS = 9;
    private static final double[] QUARTILES = {0.25, 0.5, 0.75};
    private static final long WARM_UP_NANOS = 3_000_000_000L;
    private static Object sink;

    private enum Input {
        RANDOM, ASCENDING, DESCENDING, EQUAL, TWO_VALUES, TIES, SAWTOOTH, ORGAN_PIPE;

        int at(int i, int n, SplittableRandom random) {
            return switch (this) {
                case RANDOM -> random.nextInt();
                case ASCENDING -> i;
                case DESCENDING -> -i;
                case EQUAL -> 7;
                case TWO_VALUES -> random.nextInt(2);
                case TIES -> random.nextInt(100) == 0 ? random.nextInt() : 7;
                case SAWTOOTH -> i % 1000;
                case ORGAN_PIPE -> Math.min(i, n - i);
            };
        }
    }

    private SelectBench() {
    }

    public static void main(String[] args) throws Exception {
        if (!Usage.isRight(args, SelectBench.class, "TARGET TYPE,... INPUT,... N K [ALONE]",
                "JTP int,double RANDOM,ASCENDING 10000000 100")) {
            return;
        }
        int n = Integer.parseInt(args[3]);
        int k = Integer.parseInt(args[4]);
        boolean alone = args.length > 5 && args[5].equals("ALONE");
        try (Gpu gpu = Gpu.open(Target.valueOf(args[0]))) {
            System.out.println("Java " + Runtime.version() + ", " + Runtime.getRuntime().availableProcessors()
                    + " processors, " + args[0]);
            for (String type : args[1].split(",")) {
                for (String input : args[2].split(",")) {
                    run(gpu, type, Input.valueOf(input), n, k, alone);
                }
            }
        }
    }

    private static void run(Gpu gpu, String type, Input input, int n, int k, boolean alone) throws Exception {
        Object a = array(type, input, n);
        Selector by = gpu.selector();
        Map<String, Supplier<Object>> entrants = new LinkedHashMap<>();
        entrants.put("topK", () -> call(by, "topK", a, k));
        entrants.put("argTopK", () -> call(by, "argTopK", a, k));
        entrants.put("nth", () -> call(by, "nth", a, n / 2));
        entrants.put("quantiles", () -> call(by, "quantiles", a, QUARTILES));
        if (!alone) {
            entrants.put("PriorityQueue", () -> queue(a, k));
            entrants.put("sortDescending", () -> sorted(gpu, a));
            entrants.put("Arrays.sort", () -> sorted(null, a));
        }
        Map<String, double[]> times = new LinkedHashMap<>();
        entrants.forEach((name, call) -> {
            long begin = System.nanoTime();
            for (int i = 0; i < 2 || System.nanoTime() - begin < WARM_UP_NANOS && i < 40; i++) {
                sink = call.get();
            }
            times.put(name, new double[RUNS]);
        });
        for (int run = 0; run < RUNS; run++) {
            int number = run;
            entrants.forEach((name, call) -> {
                long begin = System.nanoTime();
                sink = call.get();
                times.get(name)[number] = (System.nanoTime() - begin) / 1e6;
            });
        }
        StringBuilder line = new StringBuilder(String.format(Locale.ROOT, "%-6s %-10s %,d k %d:", type, input, n, k));
        times.forEach((name, each) ->
                line.append(String.format(Locale.ROOT, "  %s %.2f", name, SortBench.median(each))));
        System.out.println(line);
    }

    private static Object array(String type, Input input, int n) {
        SplittableRandom random = new SplittableRandom(7);
        Object a = switch (type) {
            case "int" -> new int[n];
            case "long" -> new long[n];
            case "float" -> new float[n];
            default -> new double[n];
        };
        for (int i = 0; i < n; i++) {
            Array.setInt(a, i, input.at(i, n, random));
        }
        return a;
    }

    private static Object call(Selector by, String operation, Object a, Object argument) {
        int k = argument instanceof Integer count ? count : 0;
        double[] q = argument instanceof double[] wanted ? wanted : null;
        if (a instanceof int[] x) {
            return q != null ? by.quantiles(x, q) : operation.equals("topK") ? by.topK(x, k)
                    : operation.equals("nth") ? (Object) by.nth(x, k) : by.argTopK(x, k);
        } else if (a instanceof long[] x) {
            return q != null ? by.quantiles(x, q) : operation.equals("topK") ? by.topK(x, k)
                    : operation.equals("nth") ? (Object) by.nth(x, k) : by.argTopK(x, k);
        } else if (a instanceof float[] x) {
            return q != null ? by.quantiles(x, q) : operation.equals("topK") ? by.topK(x, k)
                    : operation.equals("nth") ? (Object) by.nth(x, k) : by.argTopK(x, k);
        }
        double[] x = (double[]) a;
        return q != null ? by.quantiles(x, q) : operation.equals("topK") ? by.topK(x, k)
                : operation.equals("nth") ? (Object) by.nth(x, k) : by.argTopK(x, k);
    }

    /** The peer: the least of the k greatest so far is at the head. */
    private static Object queue(Object a, int k) {
        return a instanceof int[] x ? queue(x, k) : a instanceof long[] y ? queue(y, k)
                : a instanceof float[] z ? queue(z, k) : queue((double[]) a, k);
    }

    private static Object queue(int[] a, int k) {
        PriorityQueue<Integer> best = new PriorityQueue<>(k);
        for (int x : a) {
            if (best.size() < k) {
                best.add(x);
            } else if (x > best.peek()) {
                best.poll();
                best.add(x);
            }
        }
        return best;
    }

    private static Object queue(long[] a, int k) {
        PriorityQueue<Long> best = new PriorityQueue<>(k);
        for (long x : a) {
            if (best.size() < k) {
                best.add(x);
            } else if (x > best.peek()) {
                best.poll();
                best.add(x);
            }
        }
        return best;
    }

    private static Object queue(float[] a, int k) {
        PriorityQueue<Float> best = new PriorityQueue<>(k);
        for (float x : a) {
            if (best.size() < k) {
                best.add(x);
            } else if (x > best.peek()) {
                best.poll();
                best.add(x);
            }
        }
        return best;
    }

    private static Object queue(double[] a, int k) {
        PriorityQueue<Double> best = new PriorityQueue<>(k);
        for (double x : a) {
            if (best.size() < k) {
                best.add(x);
            } else if (x > best.peek()) {
                best.poll();
                best.add(x);
            }
        }
        return best;
    }

    /** Sorts a copy: by the library in descending order, or by the JDK. */
    private static Object sorted(Gpu gpu, Object a) {
        if (a instanceof int[] x) {
            int[] copy = x.clone();
            if (gpu == null) {
                Arrays.sort(copy);
            } else {
                gpu.sorter().sortDescending(copy);
            }
            return copy;
        } else if (a instanceof long[] x) {
            long[] copy = x.clone();
            if (gpu == null) {
                Arrays.sort(copy);
            } else {
                gpu.sorter().sortDescending(copy);
            }
            return copy;
        } else if (a instanceof float[] x) {
            float[] copy = x.clone();
            if (gpu == null) {
                Arrays.sort(copy);
            } else {
                gpu.sorter().sortDescending(copy);
            }
            return copy;
        }
        double[] copy = ((double[]) a).clone();
        if (gpu == null) {
            Arrays.sort(copy);
        } else {
            gpu.sorter().sortDescending(copy);
        }
        return copy;
    }
}
