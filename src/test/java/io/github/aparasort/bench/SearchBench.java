package io.github.aparasort.bench;

import io.github.aparasort.Gpu;
import io.github.aparasort.Search;
import io.github.aparasort.Target;
import io.github.aparasort.testing.Input;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/**
 * Searches against loops of the JDK, in turns; medians, and the best times in brackets. Every result is compared.
 *
 * <pre>mvn -q test-compile exec:java -Dexec.classpathScope=test \
 *     -Dexec.mainClass=io.github.aparasort.bench.SearchBench -Dexec.args="AUTO ASCENDING,RANDOM/LONG,EXPAND,MOVE 10000000 1000000"</pre>
 *
 * <p>After the target, what to do, the number of elements, and that of needles or segments:
 * <ul>
 * <li>ASCENDING, RANDOM: lower bounds of needles in this order, against a loop of {@link Arrays#binarySearch(int[],
 *     int)};
 * <li>IS_IN: against a HashSet, and against a sort of the haystack and a loop of binary searches;
 * <li>EXPAND: against a loop of {@link Arrays#fill(int[], int, int, int)};
 * <li>MOVE: intervals one after the other, against a loop of arraycopy.
 * </ul>
 * Behind one of the first three may stand the type: INT, LONG, FLOAT or DOUBLE.
 */
public final class SearchBench {
    private static final int WARM_UP_ROUNDS = 12;
    private static final int ROUNDS = 15;

    /** A way to get a result. */
    private record Way(String name, Supplier<Object> call) {
    }

    /** What is not compared is kept here, so that no compiler leaves it out. */
    private static volatile Object sink;

    private final int n;
    private final SplittableRandom random;
    private final Search search;

    private SearchBench(Search search, int n) {
        this.search = search;
        this.n = n;
        this.random = new SplittableRandom(n);
    }

    public static void main(String[] args) {
        if (!Usage.isRight(args, SearchBench.class, "TARGET OPERATION/TYPE,... N NEEDLES",
                "AUTO ASCENDING,RANDOM/LONG,EXPAND 10000000 1000000")) {
            return;
        }
        FamilyBench.announce();
        int n = Integer.parseInt(args[2]);
        int k = Integer.parseInt(args[3]);
        try (Gpu gpu = Gpu.open(Target.valueOf(args[0]))) {
            for (String what : args[1].split(",")) {
                String[] words = what.split("/");
                measure(what, n, k, new SearchBench(gpu.search(), n).ways(words[0],
                        words.length > 1 ? words[1] : "INT", k));
            }
        }
    }

    /** Ours is the first. */
    private List<Way> ways(String what, String type, int k) {
        switch (what) {
            case "EXPAND": {
                int[] counts = counts(k);
                return List.of(new Way("expand", () -> search.expand(counts)), new Way("fill", () -> fill(counts)));
            }
            case "MOVE": {
                int[] counts = counts(k);
                int[] scatter = new int[k];
                for (int i = 1; i < k; i++) {
                    scatter[i] = scatter[i - 1] + counts[i - 1];
                }
                int[] gather = Arrays.stream(counts).map(count -> random.nextInt(n - count + 1)).toArray();
                int[] source = random.ints(n).toArray();
                return List.of(new Way("intervalMove", () -> {
                    int[] target = new int[n];
                    search.intervalMove(gather, scatter, counts, source, target);
                    return target;
                }), new Way("arraycopy", () -> {
                    int[] target = new int[n];
                    for (int i = 0; i < k; i++) {
                        System.arraycopy(source, gather[i], target, scatter[i], counts[i]);
                    }
                    return target;
                }));
            }
            default: {
                Object all = keys(type, n);
                Object needles = keys(type, k);
                return what.equals("IS_IN") ? isIn(all, needles) : bounds(all, needles, what.equals("ASCENDING"));
            }
        }
    }

    private Object keys(String type, int length) {
        return switch (type) {
            case "LONG" -> random.longs(length).toArray();
            case "FLOAT" -> Input.RANDOM.floats(length);
            case "DOUBLE" -> random.doubles(length).toArray();
            default -> random.ints(length, 0, 4 * n).toArray();
        };
    }

    /** Random counts with the sum n. */
    private int[] counts(int k) {
        int[] counts = new int[k];
        for (int i = 0; i < n; i++) {
            counts[random.nextInt(k)]++;
        }
        return counts;
    }

    private int[] fill(int[] counts) {
        int[] owners = new int[n];
        int begin = 0;
        for (int i = 0; i < counts.length; i++) {
            Arrays.fill(owners, begin, begin + counts[i], i);
            begin += counts[i];
        }
        return owners;
    }

    private List<Way> bounds(Object sorted, Object needles, boolean ascending) {
        sort(sorted);
        if (ascending) {
            sort(needles);
        }
        int[] bounds = lowerBounds(sorted, needles);
        int[] places = binarySearches(sorted, needles);
        for (int i = 0; i < bounds.length; i++) {
            if (places[i] < 0 ? bounds[i] != ~places[i] : bounds[i] > places[i]) {
                throw new AssertionError("wrong bound " + bounds[i] + " at " + i);
            }
        }
        return List.of(new Way("lowerBounds", () -> lowerBounds(sorted, needles)), new Way("binarySearch", () -> {
            sink = binarySearches(sorted, needles);
            // Of several equal elements it finds any one.
            return null;
        }));
    }

    private int[] lowerBounds(Object sorted, Object needles) {
        return sorted instanceof int[] a ? search.lowerBounds(a, (int[]) needles)
                : sorted instanceof long[] a ? search.lowerBounds(a, (long[]) needles)
                : sorted instanceof float[] a ? search.lowerBounds(a, (float[]) needles)
                : search.lowerBounds((double[]) sorted, (double[]) needles);
    }

    private static void sort(Object a) {
        if (a instanceof int[] x) {
            Arrays.sort(x);
        } else if (a instanceof long[] x) {
            Arrays.sort(x);
        } else if (a instanceof float[] x) {
            Arrays.sort(x);
        } else {
            Arrays.sort((double[]) a);
        }
    }

    /** Where an equal element is, any of them, or else the complement of the bound. */
    private static int[] binarySearches(Object sorted, Object needles) {
        int[] found = new int[Array.getLength(needles)];
        if (sorted instanceof int[] a) {
            int[] x = (int[]) needles;
            for (int i = 0; i < x.length; i++) {
                found[i] = Arrays.binarySearch(a, x[i]);
            }
        } else if (sorted instanceof long[] a) {
            long[] x = (long[]) needles;
            for (int i = 0; i < x.length; i++) {
                found[i] = Arrays.binarySearch(a, x[i]);
            }
        } else if (sorted instanceof float[] a) {
            float[] x = (float[]) needles;
            for (int i = 0; i < x.length; i++) {
                found[i] = Arrays.binarySearch(a, x[i]);
            }
        } else {
            double[] x = (double[]) needles;
            for (int i = 0; i < x.length; i++) {
                found[i] = Arrays.binarySearch((double[]) sorted, x[i]);
            }
        }
        return found;
    }

    private List<Way> isIn(Object haystack, Object needles) {
        return List.of(new Way("isIn", () -> haystack instanceof int[] a ? search.isIn((int[]) needles, a)
                : haystack instanceof long[] a ? search.isIn((long[]) needles, a)
                : haystack instanceof float[] a ? search.isIn((float[]) needles, a)
                : search.isIn((double[]) needles, (double[]) haystack)),
                new Way("HashSet", () -> inHashSet(haystack, needles)),
                new Way("sort, binarySearch", () -> {
                    Object copy = haystack instanceof int[] a ? a.clone() : haystack instanceof long[] b ? b.clone()
                            : haystack instanceof float[] c ? c.clone() : ((double[]) haystack).clone();
                    sort(copy);
                    int[] found = binarySearches(copy, needles);
                    boolean[] in = new boolean[found.length];
                    for (int i = 0; i < in.length; i++) {
                        in[i] = found[i] >= 0;
                    }
                    return in;
                }));
    }

    private static boolean[] inHashSet(Object haystack, Object needles) {
        int m = Array.getLength(haystack);
        Set<Object> set = new HashSet<>(2 * m);
        for (int i = 0; i < m; i++) {
            set.add(Array.get(haystack, i));
        }
        boolean[] in = new boolean[Array.getLength(needles)];
        for (int i = 0; i < in.length; i++) {
            in[i] = set.contains(Array.get(needles, i));
        }
        return in;
    }

    private static void measure(String what, int n, int k, List<Way> ways) {
        List<double[]> millis = new ArrayList<>();
        ways.forEach(way -> millis.add(new double[ROUNDS]));
        for (int round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
            Object expected = null;
            for (int turn = 0; turn < ways.size(); turn++) {
                int one = Math.floorMod(round + turn, ways.size());
                long begin = System.nanoTime();
                Object found = ways.get(one).call.get();
                double took = (System.nanoTime() - begin) / 1e6;
                if (round >= 0) {
                    millis.get(one)[round] = took;
                }
                if (expected != null && found != null && !Objects.deepEquals(expected, found)) {
                    throw new AssertionError("wrong result of " + what);
                }
                expected = expected == null ? found : expected;
            }
        }
        double ours = SortBench.median(millis.get(0));
        System.out.printf(Locale.ROOT, "%-16s %,d and %,d:", what, n, k);
        for (int i = 0; i < ways.size(); i++) {
            double median = SortBench.median(millis.get(i));
            System.out.printf(Locale.ROOT, "  %s %.2f ms (%.2f), ratio %.2f", ways.get(i).name, median,
                    Arrays.stream(millis.get(i)).min().orElseThrow(), median / ours);
        }
        System.out.println();
    }
}
