package io.github.aparasort.internal.group;

import io.github.aparasort.internal.key.HashFactors;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * The codes of objects of one class of the JDK whose order and whose {@code equals} agree, or of one enum. A null is a
 * key too. Most rows are told by identity: where rows share an object, nothing of it is read but its hash code.
 *
 * @param <T> the type of the elements
 */
public final class ObjectCodes<T> extends Codes {
    private static final VarHandle SLOTS = MethodHandles.arrayElementVarHandle(Object[].class);
    /** So many other keys before a free slot mean that somebody chose keys with equal hash codes: others sort them. */
    private static final int MOST_PROBES = 1 << 8;

    private final T[] a;
    private final Class<?> type;
    private final boolean refusesNulls;
    private final Function<Object[], int[]> sort;
    private Object[] table;
    /** Set by any thread that cannot go on. */
    private volatile boolean isRefused;
    private int size;
    private Object[] different;

    /**
     * @param a the elements, which may be null
     * @param type the class of all of them, or the enum
     * @param refusesNulls whether to give up if there is a null: the sort that follows tells which one
     * @param sort gives the order of different elements, null among them; or null if codes may be in any order
     */
    public ObjectCodes(T[] a, Class<?> type, boolean refusesNulls, Function<Object[], int[]> sort) {
        super(a.length);
        this.a = a;
        this.type = type;
        this.refusesNulls = refusesNulls;
        this.sort = sort;
    }

    /** Finds the codes, unless there seem to be too many different elements, or another class comes. */
    public boolean find() {
        return isLikely() && find(true);
    }

    @Override
    boolean isSampleInRange(int elements, int most) {
        return false;
    }

    @Override
    int[] sample(int elements) {
        Map<T, Integer> counts = new HashMap<>();
        long stride = stride(elements);
        for (int i = 0; i < elements; i++) {
            counts.merge(a[place(i, stride)], 1, Integer::sum);
        }
        return counts.values().stream().mapToInt(count -> count).toArray();
    }

    @Override
    boolean findInRange(int most) {
        return false;
    }

    /** Behind the slots there is one for null. */
    @Override
    void makeTable(int capacity) {
        table = new Object[capacity + 1];
        isRefused = false;
    }

    @Override
    Adding adding(int most) {
        Object[] slots = table;
        return (begin, end, found) -> {
            int added = 0;
            for (int i = begin; i < end; i++) {
                int slot = place(slots, a[i]);
                if (slot < 0) {
                    added++;
                    slot = ~slot;
                }
                found[i - begin] = slot;
            }
            return isRefused ? slots.length : added;
        };
    }

    /** The slot of an element, or its complement if this call has added it. */
    private int place(Object[] slots, Object element) {
        int last = slots.length - 1;
        if (element == null && !refusesNulls) {
            slots[last] = this;
            return last;
        }
        if (element == null || element.getClass() != type
                && !(element instanceof Enum<?> other && other.getDeclaringClass() == type)) {
            isRefused = true;
            return last;
        }
        int slot = home(element.hashCode(), last);
        for (int probes = 0; probes < MOST_PROBES; probes++) {
            Object there = slots[slot];
            if (there == null) {
                there = SLOTS.compareAndExchange(slots, slot, null, element);
                if (there == null) {
                    return ~slot;
                }
            }
            if (there == element || there.equals(element)) {
                return slot;
            }
            slot = slot + 1 & last - 1;
        }
        isRefused = true;
        return last;
    }

    /** The highest bits of the product; the number of slots is a power of two. */
    private static int home(int hash, int slots) {
        return (int) ((hash * HashFactors.GOLDEN >>> Integer.SIZE) * slots >>> Integer.SIZE);
    }

    @Override
    int[] sortTable() {
        int last = table.length - 1;
        int[] slots = new int[table.length];
        Object[] keys = new Object[table.length];
        for (int slot = 0; slot <= last; slot++) {
            if (table[slot] != null) {
                slots[size] = slot;
                keys[size] = slot == last ? null : table[slot];
                size++;
            }
        }
        table = null;
        different = Arrays.copyOf(keys, size);
        int[] order = sort == null ? null : sort.apply(different);
        int[] codeOfSlot = new int[keys.length];
        for (int code = 0; code < size; code++) {
            codeOfSlot[slots[order == null ? code : order[code]]] = code;
        }
        return codeOfSlot;
    }

    /** The first of all equal elements, in their order. */
    public T[] keys() {
        T[] keys = Arrays.copyOf(a, size);
        boolean[] isFound = new boolean[size];
        for (int i = 0, found = 0; found < size; i++) {
            int code = codes[i];
            if (!isFound[code]) {
                isFound[code] = true;
                keys[code] = a[i];
                found++;
            }
        }
        return keys;
    }

    /** One of all equal elements, in the order of the codes if that is any. */
    Object[] different() {
        return different;
    }

    /** The groups of equal elements. */
    public RowGroups groups() {
        return RowGroups.ofCodes(codes, size);
    }
}
