package io.github.aparasort.benchmark.contender;

import io.github.aparasort.JoinedRows;
import io.github.aparasort.Pairs;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.Int2LongOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.Arrays;

/** The peers in the hash tables of fastutil. Distinct keys are sorted afterwards. */
public final class FastutilHash {
    private FastutilHash() {
    }

    /** Null where a hash table does not help. */
    static Algorithm algorithm(Operation operation) {
        return switch (operation) {
            case UNIQUE -> work -> work.result = unique(work.ints());
            case COUNTS -> work -> work.result = counts(work.ints());
            case SUM_BY_KEY -> work -> work.result = sums(work.ints(), work.values);
            case INNER_JOIN -> work -> work.result = join(work.ints(), work.otherInts());
            case IS_IN -> work -> work.result = areIn(work.ints(), work.otherInts());
            case TOP_REGIONS -> TopRegions::hash;
            default -> null;
        };
    }

    public static int[] unique(int[] keys) {
        int[] distinct = new IntOpenHashSet(keys).toIntArray();
        Arrays.sort(distinct);
        return distinct;
    }

    private static boolean[] areIn(int[] keys, int[] others) {
        IntOpenHashSet set = new IntOpenHashSet(others);
        boolean[] areIn = new boolean[keys.length];
        for (int i = 0; i < keys.length; i++) {
            areIn[i] = set.contains(keys[i]);
        }
        return areIn;
    }

    public static Pairs<int[], int[]> counts(int[] keys) {
        Int2IntOpenHashMap counts = new Int2IntOpenHashMap();
        for (int each : keys) {
            counts.addTo(each, 1);
        }
        int[] distinct = counts.keySet().toIntArray();
        Arrays.sort(distinct);
        return new Pairs<>(distinct, Arrays.stream(distinct).map(counts::get).toArray());
    }

    public static Pairs<int[], long[]> sums(int[] keys, int[] values) {
        Int2LongOpenHashMap sums = new Int2LongOpenHashMap();
        for (int i = 0; i < keys.length; i++) {
            sums.addTo(keys[i], values[i]);
        }
        int[] distinct = sums.keySet().toIntArray();
        Arrays.sort(distinct);
        return new Pairs<>(distinct, Arrays.stream(distinct).mapToLong(sums::get).toArray());
    }

    /** A hash table of B, whose keys are distinct, and a look into it for each row of A. */
    public static JoinedRows join(int[] a, int[] b) {
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
        return new JoinedRows(aRows.toIntArray(), bRows.toIntArray());
    }
}
