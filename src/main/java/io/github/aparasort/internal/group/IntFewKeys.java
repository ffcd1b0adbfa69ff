package io.github.aparasort.internal.group;

import io.github.aparasort.internal.array.IntKeyTable;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.IntValues;
import io.github.aparasort.internal.key.SortableKeys;
import java.util.Arrays;

// Twins: Long, Float, Double
/** Groups ints of few distinct values. */
final class IntFewKeys extends FewKeys {
    private final /*value*/ int[] a;
    private final IntKeyTable[] tables;
    private IntKeyTable table;
    /** All keys in ascending order, once they are asked for. */
    private /*key*/ int[] sorted;

    /** @param none makes the folds; null for the keys alone */
    IntFewKeys(/*value*/ int[] a, SlotFolds none) {
        super(a.length, none);
        this.a = a;
        this.tables = new IntKeyTable[parts()];
    }

    @Override
    int[] sample(int elements) {
        // A power of two, and twice as many as there are elements, at least.
        int slots = 4 * Integer.highestOneBit(elements);
        IntKeyTable seen = new IntKeyTable(slots);
        int[] counts = new int[slots];
        long stride = stride(elements);
        for (int i = 0; i < elements; i++) {
            counts[seen.slot(SortableKeys.of(a[place(i, stride)]))]++;
        }
        int[] used = seen.used();
        for (int i = 0; i < used.length; i++) {
            used[i] = counts[used[i]];
        }
        return used;
    }

    @Override
    boolean tabulate(int part, int capacity, int begin, int end) {
        IntKeyTable seen = new IntKeyTable(capacity);
        tables[part] = seen;
        SlotFolds folds = folds(part);
        IntSequence source = new IntSequence(a, 0, n);
        int most = Math.min(BLOCK, end - begin);
        /*key*/ int[] block = new /*key*/ int[most];
        int[] slots = folds == null || folds instanceof SlotCounts ? null : new int[most];
        int next;
        for (int i = begin; i < end; i = next) {
            next = i + Math.min(BLOCK, end - i);
            source.load(i, next, block, 0);
            boolean fits = folds == null ? seen.add(block, next - i)
                    : folds instanceof SlotCounts counts ? seen.count(block, next - i, counts.counts())
                    : seen.find(block, next - i, slots);
            if (!fits) {
                return false;
            }
            if (slots != null) {
                folds.add(slots, i, next);
            }
        }
        return true;
    }

    @Override
    void release() {
        Arrays.fill(tables, null);
    }

    @Override
    int keys() {
        int keys = 0;
        for (IntKeyTable each : tables) {
            keys += each.size();
        }
        return keys;
    }

    @Override
    boolean putTogether(int capacity) {
        if (tables.length == 1) {
            table = tables[0];
            return true;
        }
        table = new IntKeyTable(capacity);
        for (int part = 0; part < tables.length; part++) {
            for (int from : tables[part].used()) {
                int to = table.slot(tables[part].key(from));
                if (to < 0) {
                    return false;
                }
                if (all() != null) {
                    all().put(to, folds(part), from);
                }
            }
        }
        return true;
    }

    private /*key*/ int[] sorted() {
        if (sorted == null) {
            int[] used = table.used();
            sorted = new /*key*/ int[used.length];
            for (int i = 0; i < sorted.length; i++) {
                sorted[i] = table.key(used[i]);
            }
            Arrays.sort(sorted);
        }
        return sorted;
    }

    /** The distinct values, in ascending order. The bits of a NaN are not kept. */
    /*value*/ int[] values() {
        /*key*/ int[] keys = sorted();
        /*value*/ int[] values = new /*value*/ int[keys.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = IntValues.of(keys[i]);
        }
        return values;
    }

    /** Folds of the distinct values, in their order: an array of the type of the folds. Null if there are none. */
    Object folded() {
        if (all() == null) {
            return null;
        }
        /*key*/ int[] keys = sorted();
        int[] slots = new int[keys.length];
        for (int i = 0; i < slots.length; i++) {
            slots[i] = table.slot(keys[i]);
        }
        return all().results(slots);
    }
}
