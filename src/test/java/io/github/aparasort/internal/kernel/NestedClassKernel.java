package io.github.aparasort.internal.kernel;

import com.aparapi.Kernel;

/** A kernel with a nested class, whose mark in the class file Aparapi does not know and complains about. */
public class NestedClassKernel extends Kernel {
    protected int[] keys = new int[4];

    @Override
    public void run() {
        keys[getGlobalId()] = 1;
    }

    /** Nothing; that it is here is enough. */
    static final class Nested {
    }
}
