package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.kernel.LongKeys;

/** The arrays of a kernel that gets keys and values apart and returns them packed into longs. */
public interface PackedPairArrays extends IntPairInput, LongKeys {
}
