package io.github.aparasort.internal.group;

import io.github.aparasort.internal.parallel.Parallel;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Rows by their keys, which are objects of one class. Most objects are told by identity: where rows share an object,
 * nothing of it is read but its hash code.
 */
final class ObjectRows implements KeyRows.Adding {
    private final Object[] keys;
    private final ElementType type;
    private final boolean checks;
    private final boolean refusesNulls;
    private final RowTable table;
    /** The row that stands for those without a key, or -1. */
    private final AtomicInteger ofNull = new AtomicInteger(-1);
    /** Set by any thread that cannot go on, or has looked for a null. */
    private volatile boolean isRefused;
    private volatile boolean hasNulls;

    /**
     * An empty table.
     *
     * @param keys the keys of the rows that are added
     */
    ObjectRows(Object[] keys, ElementType type, boolean refusesNulls) {
        this.keys = keys;
        this.type = type;
        this.checks = !type.isOf(keys);
        this.refusesNulls = refusesNulls;
        this.table = new RowTable(keys.length);
    }

    /** Whether there was what this table cannot have: another class, a null if refused, too many equal hash codes. */
    boolean isRefused() {
        return isRefused;
    }

    /** Whether a null was added or looked for. */
    boolean hasNulls() {
        return hasNulls;
    }

    @Override
    public void add(int begin, int end, int[] groups) {
        for (int row = begin; row < end && !isRefused; row++) {
            groups[row] = add(row);
        }
    }

    private int add(int row) {
        Object key = keys[row];
        if (key == null || checks && type.isOther(key)) {
            refuse(key);
            return ofNull.compareAndSet(-1, row) ? row : ofNull.get();
        }
        int hash = ElementType.scattered(key.hashCode());
        int place = table.home(hash);
        for (int probes = 0; probes < ElementType.MOST_PROBES; probes++) {
            long entry = table.claim(place, hash, row);
            int there = RowTable.row(entry);
            if (there == row || isOf(entry, key, hash)) {
                return there;
            }
            place = table.next(place);
        }
        isRefused = true;
        return row;
    }

    private boolean isOf(long entry, Object key, int hash) {
        if (RowTable.hash(entry) != hash) {
            return false;
        }
        Object there = keys[RowTable.row(entry)];
        return there == key || there.equals(key);
    }

    /**
     * The row that stands for the key of each element.
     *
     * @param none the number for elements that have no row
     */
    int[] find(Object[] elements, int none) {
        int[] found = new int[elements.length];
        boolean checksThese = !type.isOf(elements);
        Parallel.forEachOnce(elements.length, (begin, end) -> {
            for (int i = begin; i < end; i++) {
                int row = find(elements[i], checksThese);
                found[i] = row < 0 ? none : row;
            }
        });
        return found;
    }

    private int find(Object element, boolean mayBeOther) {
        if (element == null || mayBeOther && type.isOther(element)) {
            refuse(element);
            return ofNull.get();
        }
        int hash = ElementType.scattered(element.hashCode());
        int place = table.home(hash);
        long entry = table.at(place);
        while (entry != 0 && !isOf(entry, element, hash)) {
            place = table.next(place);
            entry = table.at(place);
        }
        return RowTable.row(entry);
    }

    /** Notes a null, or an object of another class. */
    private void refuse(Object element) {
        if (element == null && !hasNulls) {
            hasNulls = true;
        }
        if (element != null || refusesNulls) {
            isRefused = true;
        }
    }
}
