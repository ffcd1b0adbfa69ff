package io.github.aparasort.internal.group;

import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.engine.CompoundCall;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.key.DoubleSequence;
import io.github.aparasort.internal.key.FloatSequence;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.object.ObjectOrder;
import io.github.aparasort.internal.parallel.Parallel;
import java.lang.reflect.Array;
import java.util.Comparator;
import java.util.List;

/**
 * A column of keys of any type that is sorted.
 *
 * @param array the key of each row
 * @param order the order of objects, or null for their natural one
 * @param known the keys of this order, or null if they are not known
 */
public record KeyColumn(Object array, Comparator<?> order, ObjectOrder known) implements KeyDigits.Numbers {
    /**
     * Numbers in a larger range are replaced by codes: so one column and the codes of all before it fit into a word.
     */
    private static final double MOST_IN_RANGE = 0x1p32;

    /** The number of rows. */
    @Override
    public int length() {
        return Array.getLength(array);
    }

    /** This column, followed by the rows of another one of the same type. */
    public KeyColumn followedBy(KeyColumn other) {
        int n = length();
        Object both = PairValues.like(array, Math.addExact(n, other.length()));
        System.arraycopy(array, 0, both, 0, n);
        System.arraycopy(other.array, 0, both, n, other.length());
        return with(both);
    }

    /** A column in this order with other keys. */
    public KeyColumn with(Object keys) {
        return new KeyColumn(keys, order, known);
    }

    /** A column of this type without rows. */
    public KeyColumn emptied() {
        return with(PairValues.like(array, 0));
    }

    /** A column of this type without rows, but for the first NaN if the greatest key is one: that has not its bits. */
    @Override
    public KeyColumn emptiedTo(long greatest) {
        int nan = array instanceof float[] a && SortableKeys.isNan(SortableKeys.value((int) greatest))
                ? new FloatSequence(a, 0, a.length).firstNan()
                : array instanceof double[] b && SortableKeys.isNan(SortableKeys.value(greatest))
                ? new DoubleSequence(b, 0, b.length).firstNan() : length();
        Object kept = PairValues.like(array, nan < length() ? 1 : 0);
        System.arraycopy(array, nan, kept, 0, Array.getLength(kept));
        return with(kept);
    }

    /** Gives rows that have no key in one of some columns another code. */
    public static void replaceNulls(List<KeyColumn> columns, int[] codes, int ofNull) {
        for (KeyColumn column : columns) {
            if (column.array instanceof Object[] objects) {
                Parallel.forEach(objects.length, (begin, end) -> {
                    for (int i = begin; i < end; i++) {
                        codes[i] = objects[i] == null ? ofNull : codes[i];
                    }
                });
            }
        }
    }

    /** The keys as digits, in their order. */
    KeyDigits digits(Dispatcher dispatcher, CompoundCall call) {
        if (array instanceof Object[] objects) {
            return coded(dispatcher, call, objects);
        }
        KeyDigits digits = KeyDigits.ofRange(this);
        return digits.count() <= MOST_IN_RANGE ? digits
                : array instanceof long[] longs ? coded(dispatcher, call, longs)
                : coded(dispatcher, call, (double[]) array);
    }

    @SuppressWarnings("unchecked")
    private KeyDigits coded(Dispatcher dispatcher, CompoundCall call, Object[] objects) {
        ObjectGroups<Object> groups = ObjectGroups.of(dispatcher, call, objects, (Comparator<Object>) order, known,
                i -> "Element " + i);
        return KeyDigits.ofCodes(groups.rows(), objects.length, groups.keys());
    }

    private static KeyDigits coded(Dispatcher dispatcher, CompoundCall call, long[] values) {
        LongGroups groups = LongGroups.by(call, dispatcher, values);
        return KeyDigits.ofCodes(groups.rows(), values.length, groups.keys());
    }

    private static KeyDigits coded(Dispatcher dispatcher, CompoundCall call, double[] values) {
        DoubleGroups groups = DoubleGroups.by(call, dispatcher, values);
        return KeyDigits.ofCodes(groups.rows(), values.length, groups.keys());
    }

    /** Loads the sortable keys of the rows [begin, end) into a block, from its begin on. */
    @Override
    public void load(int begin, int end, long[] block) {
        if (array instanceof int[] a) {
            load(a, begin, end, block);
        } else if (array instanceof long[] a) {
            load(a, begin, end, block);
        } else if (array instanceof float[] a) {
            load(a, begin, end, block);
        } else if (array instanceof double[] a) {
            load(a, begin, end, block);
        } else if (array instanceof byte[] a) {
            load(a, begin, end, block);
        } else if (array instanceof short[] a) {
            load(a, begin, end, block);
        } else {
            load((char[]) array, begin, end, block);
        }
    }

    private static void load(/*value*/ int[] a, int begin, int end, long[] block) {
        for (int i = begin; i < end; i++) {
            block[i - begin] = SortableKeys.of(a[i]);
        }
    }
    // Also for long, float, double, byte, short, char
    // region Derived from the method above by build/Widths.java: do not edit

    private static void load(long[] a, int begin, int end, long[] block) {
        for (int i = begin; i < end; i++) {
            block[i - begin] = SortableKeys.of(a[i]);
        }
    }

    private static void load(float[] a, int begin, int end, long[] block) {
        for (int i = begin; i < end; i++) {
            block[i - begin] = SortableKeys.of(a[i]);
        }
    }

    private static void load(double[] a, int begin, int end, long[] block) {
        for (int i = begin; i < end; i++) {
            block[i - begin] = SortableKeys.of(a[i]);
        }
    }

    private static void load(byte[] a, int begin, int end, long[] block) {
        for (int i = begin; i < end; i++) {
            block[i - begin] = SortableKeys.of(a[i]);
        }
    }

    private static void load(short[] a, int begin, int end, long[] block) {
        for (int i = begin; i < end; i++) {
            block[i - begin] = SortableKeys.of(a[i]);
        }
    }

    private static void load(char[] a, int begin, int end, long[] block) {
        for (int i = begin; i < end; i++) {
            block[i - begin] = SortableKeys.of(a[i]);
        }
    }
    // endregion

    @Override
    public Object array(int length) {
        return PairValues.like(array, length);
    }

    /** Stores the values of sortable keys. All NaNs are the one that was kept. */
    @Override
    public void store(long[] block, int count, Object target, int at) {
        if (target instanceof int[] a) {
            for (int i = 0; i < count; i++) {
                a[at + i] = (int) block[i];
            }
        } else if (target instanceof long[] a) {
            System.arraycopy(block, 0, a, at, count);
        } else if (target instanceof float[] a) {
            for (int i = 0; i < count; i++) {
                float value = SortableKeys.value((int) block[i]);
                a[at + i] = SortableKeys.isNan(value) ? ((float[]) array)[0] : value;
            }
        } else if (target instanceof double[] a) {
            for (int i = 0; i < count; i++) {
                double value = SortableKeys.value(block[i]);
                a[at + i] = SortableKeys.isNan(value) ? ((double[]) array)[0] : value;
            }
        } else if (target instanceof byte[] a) {
            for (int i = 0; i < count; i++) {
                a[at + i] = (byte) block[i];
            }
        } else if (target instanceof short[] a) {
            for (int i = 0; i < count; i++) {
                a[at + i] = (short) block[i];
            }
        } else {
            char[] a = (char[]) target;
            for (int i = 0; i < count; i++) {
                a[at + i] = (char) block[i];
            }
        }
    }
}
