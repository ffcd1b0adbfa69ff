package io.github.aparasort.internal.group;

import io.github.aparasort.internal.array.IntGather;
import io.github.aparasort.internal.array.IntKeyTable;
import io.github.aparasort.internal.engine.CompoundCall;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.key.IntSequence;
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

    private final /*value*/ int[] smaller;
    /** The slots of the keys; null if these are in a small range. */
    private final IntKeyTable table;
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
        this.table = isRange ? null : IntKeyTable.of(n);
        this.rows = new KeyRows(n, isRange ? (int) (ends[1] - least) + 1 : table.slots());
        if (isRange) {
            rows.fill();
        }
        Parallel.forEachOnce(n, this::add);
        rows.group();
    }

    private void add(int begin, int end) {
        IntSequence source = new IntSequence(smaller, 0, end);
        /*key*/ int[] block = new /*key*/ int[Math.min(Parallel.BLOCK, end - begin)];
        int[] slots = new int[block.length];
        int next;
        for (int i = begin; i < end; i = next) {
            next = i + Math.min(block.length, end - i);
            source.load(i, next, block, 0);
            if (table == null) {
                for (int j = 0; j < next - i; j++) {
                    slots[j] = (int) (block[j] - least);
                }
            } else {
                table.add(block, next - i, slots);
            }
            rows.put(i, slots, next - i);
        }
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
        int[] groupAt = rows.groupAt();
        int none = rows.none();
        /*key*/ int range = groupAt.length;
        for (int i = begin; i < end; i++) {
            /*key*/ int distance = SortableKeys.of(larger[i]) - least;
            int group = distance >= 0 && distance < range ? groupAt[(int) distance] : none;
            codes[i] = group < none ? group : ofOthers;
        }
    }

    private void find(/*value*/ int[] larger, int begin, int end, int[] codes, int ofOthers) {
        int[] groupAt = rows.groupAt();
        for (int i = begin; i < end; i++) {
            int slot = table.find(SortableKeys.of(larger[i]));
            codes[i] = slot < 0 ? ofOthers : groupAt[slot];
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
        CompoundCall later = new CompoundCall(call.operation(), null, larger.length);
        return new CodedJoin(kind, rows.join(probed, probesA, keepsAlone, false, false, alone -> {
            /*value*/ int[] all = Arrays.copyOf(grouped, grouped.length + alone.length);
            System.arraycopy(IntGather.gathered(copy, alone), 0, all, grouped.length, alone.length);
            return IntGroups.by(later, dispatcher, all).rows();
        }));
    }
}
