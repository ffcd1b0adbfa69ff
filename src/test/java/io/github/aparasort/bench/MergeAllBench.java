package io.github.aparasort.bench;

import io.github.aparasort.Gpu;
import io.github.aparasort.Merger;
import io.github.aparasort.Target;
import io.github.aparasort.testing.FamilyCase;
import io.github.aparasort.testing.KeyType;
import io.github.aparasort.testing.SortedLists;
import io.github.aparasort.testing.SortedLists.Keys;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Locale;
import java.util.PriorityQueue;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/**
 * A merge of k arrays of equal lengths, against a cascade of merges of two (balanced, in pairs), and against a loop
 * over a {@link PriorityQueue} of the heads of the arrays. Medians of whole calls in turns. All results are compared.
 *
 * <pre>mvn -q test-compile exec:java -Dexec.classpathScope=test \
 *     -Dexec.mainClass=io.github.aparasort.bench.MergeAllBench -Dexec.args="JTP INT/RANDOM,DOUBLE/RUNS 10000000 4 16"
 * </pre>
 *
 * <p>Behind the type stands what the keys are like: {@link Keys}. Then come the number of elements in all and the
 * numbers of arrays.
 */
public final class MergeAllBench {
    private static final int WARM_UP_RUNS = 4;
    private static final int RUNS = 11;

    private static volatile Object sink;

    private MergeAllBench() {
    }

    /** The head of an array: its key, as a long of the same order, and the number of the array. */
    private record Head(long key, int list) implements Comparable<Head> {
        @Override
        public int compareTo(Head other) {
            int order = Long.compare(key, other.key);
            return order != 0 ? order : Integer.compare(list, other.list);
        }
    }

    public static void main(String[] args) {
        if (!Usage.isRight(args, MergeAllBench.class, "TARGET TYPE/KEYS,... N ARRAYS...",
                "JTP INT/RANDOM,DOUBLE/RUNS 10000000 4 16")) {
            return;
        }
        FamilyBench.announce();
        for (String what : args[1].split(",")) {
            for (String k : Arrays.copyOfRange(args, 3, args.length)) {
                run(Target.valueOf(args[0]), what, Integer.parseInt(args[2]), Integer.parseInt(k));
            }
        }
    }

    private static void run(Target target, String what, int n, int k) {
        KeyType type = KeyType.valueOf(what.split("/")[0]);
        int[] lengths = new int[k];
        Arrays.fill(lengths, n / k);
        Object[] lists = SortedLists.of(type, Keys.valueOf(what.split("/")[1]), lengths, new SplittableRandom(n));
        try (Gpu gpu = Gpu.open(target)) {
            Merger merger = gpu.merger();
            Supplier<?>[] entrants = {() -> FamilyCase.call(merger, "mergeAll", (Object) lists),
                () -> cascade(merger, lists), () -> byQueue(type, lists)};
            for (int run = 0; run < WARM_UP_RUNS; run++) {
                Object expected = entrants[2].get();
                for (Supplier<?> entrant : entrants) {
                    if (!Arrays.deepEquals(new Object[] {expected}, new Object[] {entrant.get()})) {
                        throw new AssertionError("wrong result");
                    }
                }
            }
            double[][] nanos = new double[entrants.length][RUNS];
            for (int run = 0; run < RUNS; run++) {
                for (int i = 0; i < entrants.length; i++) {
                    long begin = System.nanoTime();
                    sink = entrants[i].get();
                    nanos[i][run] = System.nanoTime() - begin;
                }
            }
            double all = SortBench.median(nanos[0]);
            double cascade = SortBench.median(nanos[1]);
            double queue = SortBench.median(nanos[2]);
            System.out.printf(Locale.ROOT, "%-4s %-20s %,11d in %,7d  mergeAll %9.3f ms, cascade %9.3f ms, ratio %.2f, "
                    + "queue %9.3f ms, ratio %.2f%n", target, what, n / k * k, k, all / 1e6, cascade / 1e6,
                    cascade / all, queue / 1e6, queue / all);
        }
    }

    private static Object cascade(Merger merger, Object[] lists) {
        Object[] now = Arrays.copyOf(lists, lists.length, Object[].class);
        for (int count = lists.length; count > 1; count = (count + 1) / 2) {
            for (int i = 0; i < count; i += 2) {
                now[i / 2] = i + 1 < count ? FamilyCase.call(merger, "merge", now[i], now[i + 1]) : now[i];
            }
        }
        return now[0];
    }

    private static Object byQueue(KeyType type, Object[] lists) {
        Object out = type.array(Arrays.stream(lists).mapToInt(Array::getLength).sum());
        int[] next = new int[lists.length];
        PriorityQueue<Head> heads = new PriorityQueue<>();
        for (int list = 0; list < lists.length; list++) {
            add(heads, lists, list, 0);
        }
        for (int at = 0; !heads.isEmpty(); at++) {
            int list = heads.poll().list();
            move(lists[list], next[list], out, at);
            next[list]++;
            add(heads, lists, list, next[list]);
        }
        return out;
    }

    private static void add(PriorityQueue<Head> heads, Object[] lists, int list, int i) {
        if (i < Array.getLength(lists[list])) {
            heads.add(new Head(key(lists[list], i), list));
        }
    }

    private static long key(Object list, int i) {
        return list instanceof int[] ints ? ints[i] : list instanceof long[] longs ? longs[i]
                : list instanceof float[] floats ? ordered(floats[i]) : ordered(((double[]) list)[i]);
    }

    /** All NaNs are equal. */
    private static long ordered(double value) {
        long bits = Double.doubleToLongBits(value);
        return bits ^ bits >> 63 >>> 1;
    }

    private static void move(Object from, int i, Object to, int at) {
        if (from instanceof int[] ints) {
            ((int[]) to)[at] = ints[i];
        } else if (from instanceof long[] longs) {
            ((long[]) to)[at] = longs[i];
        } else if (from instanceof float[] floats) {
            ((float[]) to)[at] = floats[i];
        } else {
            ((double[]) to)[at] = ((double[]) from)[i];
        }
    }
}
