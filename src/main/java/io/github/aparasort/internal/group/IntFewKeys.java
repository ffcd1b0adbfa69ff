package io.github.aparasort.internal.group;

import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.SortableKeys;
import java.util.Arrays;

// Twins: Long, Float, Double
/** Groups ints of few distinct values. */
final class IntFewKeys extends FewKeys {
    private final /*value*/ int[] a;
    private final IntKeyTable[] tables;
    private IntKeyTable table;

    IntFewKeys(/*value*/ int[] a, SlotFolds all) {
        super(a.length, all);
        this.a = a;
        this.tables = new IntKeyTable[parts()];
    }

    @Override
    int[] sample(int elements) {
        IntKeyTable seen = new IntKeyTable(SLOTS);
        int[] counts = new int[SLOTS];
        for (int i = 0; i < elements; i++) {
            int index = place(i, elements);
            int slot = seen.slot(SortableKeys.of(a[index]), index);
            // One whose key collides with too many others is not counted.
            counts[Math.max(slot, 0)] += slot < 0 ? 0 : 1;
        }
        int[] used = new int[seen.size()];
        for (int i = 0; i < used.length; i++) {
            used[i] = counts[seen.slot(i)];
        }
        return used;
    }

    @Override
    boolean tabulate(int part, int capacity, int begin, int end) {
        IntKeyTable seen = new IntKeyTable(capacity);
        tables[part] = seen;
        SlotFolds folds = folds(part);
        IntSequence source = new IntSequence(a, 0, n);
        /*key*/ int[] block = new /*key*/ int[BLOCK];
        int[] slots = new int[BLOCK];
        int[] missing = new int[BLOCK];
        int next;
        for (int i = begin; i < end; i = next) {
            next = i + Math.min(BLOCK, end - i);
            source.load(i, next, block, 0);
            int misses = seen.find(block, next - i, slots, missing);
            for (int j = 0; j < misses; j++) {
                int at = missing[j];
                slots[at] = seen.slot(block[at], i + at);
                if (slots[at] < 0) {
                    return false;
                }
            }
            folds.add(slots, i, next);
        }
        return true;
    }

    @Override
    void release() {
        Arrays.fill(tables, null);
    }

    @Override
    boolean putTogether(int capacity) {
        table = new IntKeyTable(capacity);
        for (int part = 0; part < tables.length; part++) {
            for (int i = 0; i < tables[part].size(); i++) {
                int from = tables[part].slot(i);
                int to = table.slot(tables[part].key(from), tables[part].first(from));
                if (to < 0) {
                    return false;
                }
                all().put(to, folds(part), from);
            }
        }
        return true;
    }

    /** The slots of all keys, in ascending order of the keys. */
    private int[] order() {
        /*key*/ int[] keys = new /*key*/ int[table.size()];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = table.key(table.slot(i));
        }
        Arrays.sort(keys);
        int[] slots = new int[keys.length];
        for (int i = 0; i < slots.length; i++) {
            slots[i] = table.slot(keys[i], 0);
        }
        return slots;
    }

    /** The distinct values, in ascending order. Of equal ones it is the first: NaNs have different bits. */
    /*value*/ int[] values() {
        int[] slots = order();
        /*value*/ int[] values = new /*value*/ int[slots.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = a[table.first(slots[i])];
        }
        return values;
    }

    /** The folds of the distinct values, in their order: an array of the type of the folds. */
    Object folded() {
        return all().results(order());
    }
}
