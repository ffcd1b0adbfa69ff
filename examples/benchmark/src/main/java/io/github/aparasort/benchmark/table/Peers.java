package io.github.aparasort.benchmark.table;

import io.github.aparasort.Pairs;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.Int2LongOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.Arrays;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What a Java developer would write, with the JDK or with fastutil. */
final class Peers {
    private Peers() {
    }

    /** A bounded queue over the array. */
    static int[] topK(int[] a, int k) {
        PriorityQueue<Integer> best = new PriorityQueue<>(k);
        for (int each : a) {
            if (best.size() < k) {
                best.add(each);
            } else if (each > best.peek()) {
                best.poll();
                best.add(each);
            }
        }
        int[] top = new int[k];
        for (int i = k - 1; i >= 0; i--) {
            top[i] = best.poll();
        }
        return top;
    }

    static double[] quantiles(int[] a, double... q) {
        int[] sorted = a.clone();
        Arrays.sort(sorted);
        double[] quantiles = new double[q.length];
        for (int i = 0; i < q.length; i++) {
            double place = q[i] * (a.length - 1);
            int below = (int) place;
            double t = place - below;
            double x = sorted[below];
            double y = sorted[Math.min(below + 1, a.length - 1)];
            // As NumPy: from the nearer of the two.
            quantiles[i] = t >= 0.5 ? y - (y - x) * (1 - t) : x + (y - x) * t;
        }
        return quantiles;
    }

    static int[] unique(int[] a) {
        int[] distinct = new IntOpenHashSet(a).toIntArray();
        Arrays.sort(distinct);
        return distinct;
    }

    static Pairs<int[], int[]> counts(int[] a) {
        Int2IntOpenHashMap counts = new Int2IntOpenHashMap();
        for (int each : a) {
            counts.addTo(each, 1);
        }
        int[] keys = counts.keySet().toIntArray();
        Arrays.sort(keys);
        return new Pairs<>(keys, Arrays.stream(keys).map(counts::get).toArray());
    }

    static Pairs<int[], long[]> sums(int[] keys, int[] values) {
        Int2LongOpenHashMap sums = new Int2LongOpenHashMap();
        for (int i = 0; i < keys.length; i++) {
            sums.addTo(keys[i], values[i]);
        }
        int[] distinct = sums.keySet().toIntArray();
        Arrays.sort(distinct);
        return new Pairs<>(distinct, Arrays.stream(distinct).mapToLong(sums::get).toArray());
    }

    static Pairs<int[], long[]> sumsByStream(int[] keys, int[] values) {
        TreeMap<Integer, Long> sums = IntStream.range(0, keys.length).boxed().collect(Collectors.groupingBy(
                i -> keys[i], TreeMap::new, Collectors.summingLong(i -> values[i])));
        return new Pairs<>(sums.keySet().stream().mapToInt(key -> key).toArray(),
                sums.values().stream().mapToLong(sum -> sum).toArray());
    }

    /** A hash table of B, whose keys are distinct, and a look into it for each row of A. */
    static int[][] join(int[] a, int[] b) {
        Int2IntOpenHashMap rows = new Int2IntOpenHashMap(b.length);
        rows.defaultReturnValue(-1);
        for (int i = 0; i < b.length; i++) {
            rows.put(b[i], i);
        }
        IntArrayList aRows = new IntArrayList();
        IntArrayList bRows = new IntArrayList();
        for (int i = 0; i < a.length; i++) {
            int row = rows.get(a[i]);
            if (row >= 0) {
                aRows.add(i);
                bRows.add(row);
            }
        }
        return new int[][] {aRows.toIntArray(), bRows.toIntArray()};
    }

    /** The needles are in the array or not; of equal elements the first one is looked for. */
    static int[] lowerBounds(int[] sorted, int[] needles) {
        int[] bounds = new int[needles.length];
        for (int i = 0; i < needles.length; i++) {
            int place = Arrays.binarySearch(sorted, needles[i]);
            while (place > 0 && sorted[place - 1] == needles[i]) {
                place--;
            }
            bounds[i] = place < 0 ? -place - 1 : place;
        }
        return bounds;
    }

    static int[] sortSegments(int[] a, int[] offsets) {
        for (int i = 1; i < offsets.length; i++) {
            Arrays.sort(a, offsets[i - 1], offsets[i]);
        }
        return a;
    }

    private record Head(int[] list, int at) {
        int key() {
            return list[at];
        }
    }

    /** A queue of the heads of the lists. */
    static int[] mergeAll(int[][] lists) {
        PriorityQueue<Head> heads = new PriorityQueue<>(Comparator.comparingInt(Head::key));
        int n = 0;
        for (int[] list : lists) {
            heads.add(new Head(list, 0));
            n += list.length;
        }
        int[] merged = new int[n];
        for (int i = 0; i < n; i++) {
            Head least = heads.poll();
            merged[i] = least.key();
            if (least.at + 1 < least.list.length) {
                heads.add(new Head(least.list, least.at + 1));
            }
        }
        return merged;
    }
}
