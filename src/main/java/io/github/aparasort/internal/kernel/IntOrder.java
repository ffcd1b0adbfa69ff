package io.github.aparasort.internal.kernel;

// Twins: Long
/** An order of keys other than their natural one. */
public interface IntOrder {
    /** Whether a must come before b. */
    boolean before(/*key*/ int a, /*key*/ int b);
}
