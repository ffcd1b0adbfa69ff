package io.github.aparasort.internal.group;

import io.github.aparasort.internal.array.IntGather;
import io.github.aparasort.internal.array.IntKeyTable;
import io.github.aparasort.internal.engine.CompoundCall;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.step.JoinKind;
import java.util.Arrays;

// Twins: Long, Float, Double
/**
 * A hash join: the group of each row of the larger column is looked up in a hash table of the keys of the smaller one,
 * or in an array if these are in a small range.
 */
final class IntProbe {
    /** Keys of a range for each row, at most: a table takes four to eight ints for each row, or more. */
    private static final int MOST_PER_ROW = 8;

    /** Whether the bits of a hash tell the key. */
    private static final boolean IS_KEY = /*key*/ Integer.SIZE <= RowTable.HASH_BITS;

    private final /*value*/ int[] smaller;
    /** The rows by their keys; null if these are in a small range. */
    private final RowTable table;
    private final RangeRows range;
    /** The least key of the range. */
    private final /*key*/ int least;
    private final KeyRows rows;

    IntProbe(/*value*/ int[] smaller) {
        this.smaller = smaller;
        int n = smaller.length;
        /*key*/ int[] ends = IntCodes.ends(smaller);
        boolean isRange = IntCodes.isInRange(ends[0], ends[1],
                (int) Math.min(MOST_PER_ROW * (long) n, Integer.MAX_VALUE / 2));
        this.least = ends[0];
        this.range = isRange ? new RangeRows((int) (ends[1] - least) + 1) : null;
        this.table = isRange ? null : new RowTable(n);
        this.rows = new KeyRows(n, most -> isRange ? addingToRange(most) : addingToTable(most));
    }

    /** What is there is looked at first: many accesses to memory at a time. To claim a place waits for each. */
    private KeyRows.Adding addingToRange(int most) {
        int[] there = new int[most];
        return (begin, end, groups) -> {
            for (int row = begin; row < end; row++) {
                there[row - begin] = range.at((int) (SortableKeys.of(smaller[row]) - least));
            }
            for (int row = begin; row < end; row++) {
                groups[row] = there[row - begin] >= 0 ? there[row - begin]
                        : range.claim((int) (SortableKeys.of(smaller[row]) - least), row);
            }
        };
    }

    /** As {@link #addingToRange}. */
    private KeyRows.Adding addingToTable(int most) {
        long[] entries = new long[most];
        return (begin, end, groups) -> {
            for (int row = begin; row < end; row++) {
                entries[row - begin] = table.at(table.home(IntKeyTable.hash(SortableKeys.of(smaller[row]))));
            }
            for (int row = begin; row < end; row++) {
                groups[row] = add(row, entries[row - begin]);
            }
        };
    }

    /** Adds a row if there is none with its key, and returns that one. At home there was this entry. */
    private int add(int row, long atHome) {
        /*key*/ int key = SortableKeys.of(smaller[row]);
        int hash = IntKeyTable.hash(key);
        int place = table.home(hash);
        long entry = atHome == 0 ? table.claim(place, hash, row) : atHome;
        // Also a row whose key the caller changes meanwhile finds itself.
        while (RowTable.row(entry) != row && !isOf(entry, key, hash)) {
            place = table.next(place);
            entry = table.claim(place, hash, row);
        }
        return RowTable.row(entry);
    }

    private boolean isOf(long entry, /*key*/ int key, int hash) {
        return RowTable.hash(entry) == hash && (IS_KEY || SortableKeys.of(smaller[RowTable.row(entry)]) == key);
    }

    /**
     * The group of each row: the number of a row of the smaller column with the same key.
     *
     * @param ofOthers the code of rows that have none
     */
    int[] codes(/*value*/ int[] larger, int ofOthers) {
        int[] codes = new int[larger.length];
        Parallel.forEachOnce(larger.length, (begin, end) -> {
            if (table == null) {
                lookUp(larger, begin, end, codes, ofOthers);
            } else {
                find(larger, begin, end, codes, ofOthers);
            }
        });
        return codes;
    }

    private void lookUp(/*value*/ int[] larger, int begin, int end, int[] codes, int ofOthers) {
        RangeRows own = range;
        /*key*/ int keys = own.keys();
        for (int i = begin; i < end; i++) {
            /*key*/ int distance = SortableKeys.of(larger[i]) - least;
            int row = distance >= 0 && distance < keys ? own.at((int) distance) : -1;
            codes[i] = row < 0 ? ofOthers : row;
        }
    }

    private void find(/*value*/ int[] larger, int begin, int end, int[] codes, int ofOthers) {
        RowTable own = table;
        for (int i = begin; i < end; i++) {
            /*key*/ int key = SortableKeys.of(larger[i]);
            int hash = IntKeyTable.hash(key);
            int place = own.home(hash);
            long entry = own.at(place);
            while (entry != 0 && !isOf(entry, key, hash)) {
                place = own.next(place);
                entry = own.at(place);
            }
            codes[i] = entry == 0 ? ofOthers : RowTable.row(entry);
        }
    }

    /**
     * Joins the smaller column with the larger one.
     *
     * @param probesA whether the larger column is A
     */
    CodedJoin join(CompoundCall call, JoinKind kind, Dispatcher dispatcher, /*value*/ int[] larger, boolean probesA) {
        boolean keepsAlone = probesA ? kind.keepsA() : kind.keepsB();
        int[] probed = codes(larger, keepsAlone ? rows.none() : rows.size());
        // The caller may change its arrays before the order of the keys is asked for.
        /*value*/ int[] grouped = smaller.clone();
        /*value*/ int[] copy = keepsAlone ? larger.clone() : new /*value*/ int[0];
        return new CodedJoin(kind, rows.join(probed, probesA, keepsAlone, false, false, alone -> {
            /*value*/ int[] all = Arrays.copyOf(grouped, grouped.length + alone.length);
            System.arraycopy(IntGather.gathered(copy, alone), 0, all, grouped.length, alone.length);
            try (CompoundCall later = dispatcher.later(call)) {
                return IntGroups.by(later, dispatcher, all).rows();
            }
        }));
    }
}
