package io.github.aparasort.internal.kernel;

// Twins: Long, Float, Double
/** Two sorted lists, the arrays for results, and which steps of a walk write one. */
class IntLists {
    final /*value*/ int[] a;
    final /*value*/ int[] b;
    final /*value*/ int[] results;
    /** Where the origins go: an index of A, or an index of B plus the length of A. */
    final int[] origins;
    /** What is written, as {@link Walk} says. */
    final int mode;
    /** Which steps along the lists give a result: the bits of {@link Walk}. */
    final int emitMask;

    IntLists(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] results, int[] origins, int mode, int emitMask) {
        this.a = a;
        this.b = b;
        this.results = results;
        this.origins = origins;
        this.mode = mode;
        this.emitMask = emitMask;
    }
}
