package io.github.aparasort.internal.step;

import io.github.aparasort.internal.device.ComputeDevice;

/** What a sort moves through a kernel. */
public enum SortKind {
    /** Int keys alone. */
    INT(Integer.BYTES, 0),
    /** Long keys alone. */
    LONG(Long.BYTES, 0),
    /** Floats alone, as int keys. */
    FLOAT(Integer.BYTES, 0),
    /** Doubles alone, as long keys. */
    DOUBLE(Long.BYTES, 0),
    /** Int keys with an int value or index, packed into longs. */
    INT_PAIR(Long.BYTES, 0),
    /** Long keys with an int value or index. */
    LONG_PAIR(Long.BYTES, Integer.BYTES);

    private final int bytesPerKey;
    private final int bytesPerValue;

    SortKind(int bytesPerKey, int bytesPerValue) {
        this.bytesPerKey = bytesPerKey;
        this.bytesPerValue = bytesPerValue;
    }

    /** The sort of arrays of a type, or null if there is no kernel for it. */
    public static SortKind of(Class<?> componentType) {
        return componentType == int.class ? INT
                : componentType == long.class ? LONG
                : componentType == float.class ? FLOAT
                : componentType == double.class ? DOUBLE : null;
    }

    /** The sort of keys of a type, int or long, with an int value each. */
    public static SortKind ofPairs(Class<?> keyType) {
        return keyType == int.class ? INT_PAIR : LONG_PAIR;
    }

    /** Whether nothing travels with the keys, so that the order of equal keys is invisible. */
    public boolean isKeysAlone() {
        return this != INT_PAIR && this != LONG_PAIR;
    }

    public int bytesPerKey() {
        return bytesPerKey;
    }

    public int bytesPerElement() {
        return bytesPerKey + bytesPerValue;
    }

    /**
     * Arrays that hold each key on a device, in mergesort. Keys and values that are packed on the device take three
     * more arrays of ints, less than two of longs.
     */
    public int arrays() {
        return this == INT_PAIR ? 4 : 2;
    }

    /**
     * Arrays of the algorithm that needs the least memory on an OpenCL device. Keys alone can be sorted in one, by
     * Batcher's odd-even mergesort. Pairs are sorted in a copy of what was sent, with scratch.
     */
    int fewestArrays() {
        return isKeysAlone() ? 1 : Math.max(3, arrays());
    }

    /** The most elements that a device takes at once, by the algorithm that needs the least memory there. */
    public int maxAtOnce(ComputeDevice device) {
        return device.maxElements(device.isOpenCl() ? fewestArrays() : arrays(), bytesPerKey, bytesPerElement());
    }

    /** Whether a device has memory for this many keys once, but not twice. */
    public boolean sortsInOneArray(int n, ComputeDevice device) {
        return device.isOpenCl() && isKeysAlone() && n <= maxAtOnce(device)
                && n > device.maxElements(arrays(), bytesPerKey, bytesPerElement());
    }
}
