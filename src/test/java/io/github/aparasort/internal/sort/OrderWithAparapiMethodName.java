package io.github.aparasort.internal.sort;

import io.github.aparasort.IntOrderKernel;

/** An order with a method of the name of one of Aparapi's, whose flags together stand but once in the class file. */
public final class OrderWithAparapiMethodName extends IntOrderKernel {
    @Override
    public boolean before(int a, int b) {
        return a < b;
    }

    private static final synchronized native void toSignature();
}
