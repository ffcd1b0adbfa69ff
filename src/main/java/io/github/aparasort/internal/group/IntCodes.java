package io.github.aparasort.internal.group;

import io.github.aparasort.internal.array.IntKeyTable;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.IntValues;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.parallel.ThreadTeam;
import io.github.aparasort.internal.search.TrueIndices;
import java.util.Arrays;

// Twins: Long, Float, Double
/** The codes of ints. */
final class IntCodes extends Codes {
    private final /*value*/ int[] a;
    /** The least key of a sample, and the greatest one. */
    private /*key*/ int least;
    private /*key*/ int greatest;
    private int[] target;
    private IntKeyTable table;
    /** The distinct keys in ascending order, after {@link #find} or {@link #sums}. */
    private /*key*/ int[] keys;

    IntCodes(/*value*/ int[] a) {
        super(a.length);
        this.a = a;
    }

    /** Puts codes of a range into an array. It may be that of the elements, if nobody needs these afterwards. */
    void putInto(int[] array) {
        target = array;
    }

    @Override
    long distance(int elements) {
        long stride = stride(elements);
        least = SortableKeys.of(a[place(0, stride)]);
        greatest = least;
        for (int i = every(); i < elements; i += every()) {
            /*key*/ int key = SortableKeys.of(a[place(i, stride)]);
            least = Math.min(least, key);
            greatest = Math.max(greatest, key);
        }
        return distance(least, greatest);
    }

    private static long distance(/*key*/ int from, /*key*/ int to) {
        // Negative if it overflows.
        long distance = to - from;
        return distance < 0 ? Long.MAX_VALUE : distance;
    }

    /** Whether there are so few keys from the least one to the greatest. */
    static boolean isInRange(/*key*/ int least, /*key*/ int greatest, int most) {
        return greatest >= least && distance(least, greatest) < most;
    }

    @Override
    int[] sample(int elements) {
        // A power of two, and twice as many as there are elements, at least.
        int slots = 4 * Integer.highestOneBit(elements);
        IntKeyTable seen = new IntKeyTable(slots);
        int[] counts = new int[slots];
        long stride = stride(elements);
        boolean areDifferent = true;
        int every = every();
        for (int i = 0; i < elements; i += every) {
            int slot = seen.add(SortableKeys.of(a[place(i, stride)]));
            areDifferent &= counts[slot]++ == 0;
        }
        if (areDifferent) {
            int[] ones = new int[(elements + every - 1) / every];
            Arrays.fill(ones, 1);
            return ones;
        }
        for (int i = 0; i < elements; i++) {
            if (i % every != 0) {
                counts[seen.add(SortableKeys.of(a[place(i, stride)]))]++;
            }
        }
        int[] used = seen.used();
        for (int i = 0; i < used.length; i++) {
            used[i] = counts[used[i]];
        }
        return used;
    }

    @Override
    boolean findInRange(int most, boolean wantsCodes) {
        /*key*/ int[] ends = ends(a);
        if (!isInRange(ends[0], ends[1], most)) {
            return false;
        }
        boolean[] isKey = new boolean[(int) (ends[1] - ends[0]) + 1];
        codes = !wantsCodes ? null : target != null ? target : new int[n];
        Parallel.forEachOnce(n, (begin, end) -> mark(ends[0], begin, end, isKey));
        int[] distances = TrueIndices.of(isKey, true);
        keys = new /*key*/ int[distances.length];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = ends[0] + distances[i];
        }
        if (keys.length < isKey.length) {
            int[] codeOf = new int[isKey.length];
            for (int i = 0; i < distances.length; i++) {
                codeOf[distances[i]] = i;
            }
            rename(codeOf);
        }
        return true;
    }

    /**
     * Adds up the values of each key, in the one pass that finds the keys. These must be in a small range, and near to
     * those of the sample: else this returns null.
     *
     * @param values one for each element; null counts the elements
     */
    long[] sums(int[] values) {
        long[] sums = isLikely() && isRange() ? sumsInRange(values) : null;
        done = sums != null;
        return sums;
    }

    private long[] sumsInRange(int[] values) {
        // Of random keys in a range, all are this near to the sample but in one of e^16 arrays.
        int margin = MARGIN + (int) (greatest - least) / (sampled() / every()) * MARGIN;
        /*key*/ int first = least < /*key*/ Integer.MIN_VALUE + margin ? /*key*/ Integer.MIN_VALUE : least - margin;
        /*key*/ int last = greatest > /*key*/ Integer.MAX_VALUE - margin ? /*key*/ Integer.MAX_VALUE
                : greatest + margin;
        int size = (int) (last - first) + 1;
        int parts = ThreadTeam.tasks(n / Parallel.GRAIN, 1);
        if (size > n / PER_SUM / parts) {
            return null;
        }
        boolean[] isKey = new boolean[size];
        long[][] sums = new long[parts][];
        ThreadTeam.share(parts, part -> {
            long[] own = new long[size];
            if (add(first, Parallel.begin(n, part, parts), Parallel.begin(n, part + 1, parts), isKey, values, own)) {
                sums[part] = own;
            }
        });
        return gather(first, isKey, sums);
    }

    /** Adds up, and notes which keys there are. Returns false if a key is out of range. */
    private boolean add(/*key*/ int first, int begin, int end, boolean[] isKey, int[] values, long[] sums) {
        for (int i = begin; i < end; i++) {
            /*key*/ int distance = SortableKeys.of(a[i]) - first;
            if (distance < 0 || distance >= sums.length) {
                return false;
            }
            int at = (int) distance;
            if (!isKey[at]) {
                isKey[at] = true;
            }
            sums[at] += values == null ? 1 : values[i];
        }
        return true;
    }

    /** Finds the keys, and their sums in all parts; null if a part has none. */
    private long[] gather(/*key*/ int first, boolean[] isKey, long[][] sums) {
        long[] all = sums[0];
        for (long[] part : sums) {
            if (part == null) {
                return null;
            }
            for (int at = 0; part != all && at < part.length; at++) {
                all[at] += part[at];
            }
        }
        // What is no key is overwritten by the next one that is.
        keys = new /*key*/ int[isKey.length];
        int count = 0;
        for (int at = 0; at < isKey.length; at++) {
            keys[count] = first + at;
            all[count] = all[at];
            count += isKey[at] ? 1 : 0;
        }
        keys = Arrays.copyOf(keys, count);
        return Arrays.copyOf(all, count);
    }

    /** The least key and the greatest one; of no elements the greatest is less. */
    static /*key*/ int[] ends(/*value*/ int[] a) {
        int parts = ThreadTeam.tasks(a.length / Parallel.GRAIN, 1);
        /*key*/ int[] ends = new /*key*/ int[2 * parts];
        ThreadTeam.share(parts, part -> {
            /*key*/ int least = /*key*/ Integer.MAX_VALUE;
            /*key*/ int greatest = /*key*/ Integer.MIN_VALUE;
            for (int i = Parallel.begin(a.length, part, parts); i < Parallel.begin(a.length, part + 1, parts); i++) {
                /*key*/ int key = SortableKeys.of(a[i]);
                least = Math.min(least, key);
                greatest = Math.max(greatest, key);
            }
            ends[2 * part] = least;
            ends[2 * part + 1] = greatest;
        });
        for (int part = 1; part < parts; part++) {
            ends[0] = Math.min(ends[0], ends[2 * part]);
            ends[1] = Math.max(ends[1], ends[2 * part + 1]);
        }
        return new /*key*/ int[] {ends[0], ends[1]};
    }

    /** Notes which keys there are. Several threads may write the same. */
    private void mark(/*key*/ int first, int begin, int end, boolean[] isKey) {
        int[] to = codes;
        for (int i = begin; i < end; i++) {
            int distance = (int) (SortableKeys.of(a[i]) - first);
            if (!isKey[distance]) {
                isKey[distance] = true;
            }
            if (to != null) {
                to[i] = distance;
            }
        }
    }

    @Override
    void makeTable(int capacity) {
        table = new IntKeyTable(capacity);
    }

    @Override
    Adding adding(int most) {
        IntSequence source = new IntSequence(a, 0, n);
        IntKeyTable shared = table;
        /*key*/ int[] block = new /*key*/ int[most];
        return (begin, end, found) -> {
            source.load(begin, end, block, 0);
            return shared.add(block, end - begin, found);
        };
    }

    @Override
    int[] sortTable() {
        int[] used = table.used();
        keys = new /*key*/ int[used.length];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = table.key(used[i]);
        }
        int[] codeOfSlot = new int[table.slots()];
        /*key*/ IntDigitSort.sort(keys, used);
        for (int i = 0; i < keys.length; i++) {
            codeOfSlot[used[i]] = i;
        }
        table = null;
        return codeOfSlot;
    }

    /** The distinct values, in ascending order. The bits of a NaN are not kept. */
    /*value*/ int[] values() {
        /*value*/ int[] values = new /*value*/ int[keys.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = IntValues.of(keys[i]);
        }
        return values;
    }

    /** The groups of equal elements, if their codes were wanted. */
    RowGroups groups() {
        return RowGroups.ofCodes(codes, keys.length);
    }
}
