package io.github.aparasort;

// Twins: Long
/** Moves elements. */
public class IntMover {
    /** Moves an element in. */
    void in(/*value*/ int[] a, int i) {
        put(a[i], i);
    }
    // Also as out, a[i] = take(i, 0) for put(a[i], i): Moves an element out.
}
