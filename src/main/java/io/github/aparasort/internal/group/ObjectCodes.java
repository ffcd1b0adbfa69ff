package io.github.aparasort.internal.group;

import io.github.aparasort.internal.array.PairValues;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * The codes of objects of one class of the JDK whose order and whose {@code equals} agree, or of one enum. A null is a
 * key too.
 *
 * @param <T> the type of the elements
 */
final class ObjectCodes<T> extends Codes {
    private final T[] a;
    private final ElementType type;
    private final boolean refusesNulls;
    private final Function<Object[], int[]> sort;
    private ObjectTable table;
    /** One of all equal elements, in the order of the slots. */
    private Object[] different;
    private int[] order;

    /**
     * @param a the elements, which may be null
     * @param type the class of all of them, or the enum
     * @param refusesNulls whether to give up if there is a null: the sort that follows tells which one
     * @param sort gives the order of different elements, null among them
     */
    ObjectCodes(T[] a, ElementType type, boolean refusesNulls, Function<Object[], int[]> sort) {
        super(a.length);
        this.a = a;
        this.type = type;
        this.refusesNulls = refusesNulls;
        this.sort = sort;
    }

    @Override
    long distance(int elements) {
        return Long.MAX_VALUE;
    }

    @Override
    int[] sample(int elements) {
        Map<T, int[]> seen = new HashMap<>();
        long stride = stride(elements);
        for (int i = 0; i < elements; i++) {
            T element = a[place(i, stride)];
            int[] count = seen.get(element);
            if (count == null) {
                seen.put(element, new int[] {1});
            } else {
                count[0]++;
            }
        }
        int[] counts = new int[seen.size()];
        int at = 0;
        for (int[] count : seen.values()) {
            counts[at++] = count[0];
        }
        return counts;
    }

    @Override
    boolean findInRange(int most, boolean wantsCodes) {
        return false;
    }

    @Override
    void makeTable(int capacity) {
        table = new ObjectTable(capacity, type, a, refusesNulls);
    }

    @Override
    Adding adding(int most) {
        ObjectTable shared = table;
        return (begin, end, found) -> {
            int added = shared.add(a, begin, end, found);
            return shared.isRefused() ? shared.slots() : added;
        };
    }

    @Override
    int[] sortTable() {
        int size = 0;
        for (int slot = 0; slot < table.slots(); slot++) {
            size += table.isUsed(slot) ? 1 : 0;
        }
        int[] slots = new int[size];
        different = new Object[size];
        for (int slot = 0, at = 0; at < size; slot++) {
            if (table.isUsed(slot)) {
                slots[at] = slot;
                different[at++] = table.key(slot);
            }
        }
        order = sort.apply(different);
        int[] codeOfSlot = new int[table.slots()];
        for (int code = 0; code < size; code++) {
            codeOfSlot[slots[order[code]]] = code;
        }
        return codeOfSlot;
    }

    /** The first of all equal elements, in their order. */
    T[] keys() {
        T[] keys = PairValues.like(a, different.length);
        if (!table.hasTwins()) {
            PairValues.gather(different, order, null, keys, 0, keys.length);
            return keys;
        }
        boolean[] isFound = new boolean[keys.length];
        int left = keys.length;
        for (int i = 0; left > 0; i++) {
            int code = codes[i];
            if (!isFound[code]) {
                isFound[code] = true;
                keys[code] = a[i];
                left--;
            }
        }
        return keys;
    }

    /** The groups of equal elements. */
    RowGroups groups() {
        return RowGroups.ofCodes(codes, different.length);
    }
}
