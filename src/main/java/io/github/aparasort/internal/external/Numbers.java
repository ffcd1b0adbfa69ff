package io.github.aparasort.internal.external;

import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.object.KeyReader;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.sort.SortWorkload;
import java.nio.ByteOrder;

/** Numbers. Each is its own key. A block has them in an array of their type. */
public final class Numbers extends Format {
    /** Arrays of a sort on JTP or the JDK, and on a device: see the class comment of {@code Sorter}. */
    private static final int ARRAYS = 1;
    private static final int DEVICE_ARRAYS = 3;

    final Class<?> type;
    final ByteOrder byteOrder;
    private final boolean isFloating;
    private final boolean isReversed;

    private Numbers(Class<?> type, ByteOrder byteOrder, boolean isDescending) {
        super(type == int.class || type == float.class ? Integer.BYTES : Long.BYTES, isDescending);
        this.type = type;
        this.byteOrder = byteOrder;
        this.isFloating = type == float.class || type == double.class;
        this.isReversed = byteOrder == ByteOrder.LITTLE_ENDIAN;
    }

    /** @param type the class of int, long, float or double */
    public static Format of(Class<?> type, ByteOrder byteOrder, boolean isDescending) {
        return new Numbers(type, byteOrder, isDescending);
    }

    @Override
    SortWorkload workload() {
        return SortWorkload.of(type);
    }

    @Override
    long mostBytes() {
        return (long) Parallel.LARGEST_ARRAY * width;
    }

    @Override
    int indexBytes() {
        return 0;
    }

    @Override
    int workingBytes(boolean onDevice) {
        return keptBytes(onDevice);
    }

    @Override
    int keptBytes(boolean onDevice) {
        return width * (onDevice ? DEVICE_ARRAYS : ARRAYS);
    }

    @Override
    long key(byte[] bytes, long number) {
        return number;
    }

    @Override
    long ascendingWord(byte[] bytes, long key, int depth) {
        long bits = eightBytes(bytes, begin(key));
        if (isReversed) {
            bits = Long.reverseBytes(bits);
        }
        if (width == Long.BYTES) {
            return isFloating ? SortableKeys.of(Double.longBitsToDouble(bits)) : bits;
        }
        int half = (int) (isReversed ? bits : bits >> Integer.SIZE);
        return isFloating ? SortableKeys.of(Float.intBitsToFloat(half)) : half;
    }

    @Override
    int nextOf(long word, int depth) {
        return KeyReader.EQUAL;
    }

    @Override
    int compareAscending(byte[] bytes, long key, byte[] others, long other) {
        return Long.compare(ascendingWord(bytes, key, 0), ascendingWord(others, other, 0));
    }
}
