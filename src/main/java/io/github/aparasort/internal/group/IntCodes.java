package io.github.aparasort.internal.group;

import io.github.aparasort.internal.array.IntKeyTable;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.IntValues;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.parallel.ThreadTeam;
import io.github.aparasort.internal.search.TrueIndices;

// Twins: Long, Float, Double
/** The codes of ints. */
final class IntCodes extends Codes {
    private final /*value*/ int[] a;
    private int[] target;
    private IntKeyTable table;
    /** The distinct keys in ascending order, after {@link #find}. */
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
    boolean isSampleInRange(int elements, int most) {
        long stride = stride(elements);
        /*key*/ int least = SortableKeys.of(a[place(0, stride)]);
        /*key*/ int greatest = least;
        for (int i = 1; i < elements; i++) {
            /*key*/ int key = SortableKeys.of(a[place(i, stride)]);
            least = Math.min(least, key);
            greatest = Math.max(greatest, key);
        }
        return isInRange(least, greatest, most);
    }

    /** Whether there are so few keys from the least one to the greatest. */
    static boolean isInRange(/*key*/ int least, /*key*/ int greatest, int most) {
        /*key*/ int distance = greatest - least;
        // Negative if it overflows.
        return greatest >= least && distance >= 0 && distance < most;
    }

    @Override
    int[] sample(int elements) {
        // A power of two, and twice as many as there are elements, at least.
        int slots = 4 * Integer.highestOneBit(elements);
        IntKeyTable seen = new IntKeyTable(slots);
        int[] counts = new int[slots];
        long stride = stride(elements);
        for (int i = 0; i < elements; i++) {
            counts[seen.add(SortableKeys.of(a[place(i, stride)]))]++;
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
        /*key*/ int least = ends[0];
        if (!isInRange(least, ends[1], most)) {
            return false;
        }
        boolean[] isKey = new boolean[(int) (ends[1] - least) + 1];
        codes = !wantsCodes ? null : target != null ? target : new int[n];
        Parallel.forEachOnce(n, (begin, end) -> mark(least, begin, end, isKey));
        int[] distances = TrueIndices.of(isKey, true);
        keys = new /*key*/ int[distances.length];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = (/*key*/ int) (least + distances[i]);
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
    private void mark(/*key*/ int least, int begin, int end, boolean[] isKey) {
        int[] to = codes;
        for (int i = begin; i < end; i++) {
            int distance = (int) (SortableKeys.of(a[i]) - least);
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
