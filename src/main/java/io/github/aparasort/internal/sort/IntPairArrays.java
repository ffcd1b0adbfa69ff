package io.github.aparasort.internal.sort;

/** The arrays of a kernel that gets keys and values apart and returns them apart, the keys where they came in. */
public interface IntPairArrays extends IntPairInput {
    /** The array in which the values, or their indices, come back in the order of the keys. */
    int[] pairResult();

    /** The XOR mask of the order, which the kernel applies: masked keys ascend as signed integers. */
    int pairMask();
}
