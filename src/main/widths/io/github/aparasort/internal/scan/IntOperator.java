package io.github.aparasort.internal.scan;

/** An operator of a caller's own: associative, with an identity. The twins are derived by the build. */
public interface IntOperator {
    /** What the two make, the first of which stands before the second. */
    /*value*/ int combine(/*value*/ int a, /*value*/ int b);

    /** What changes nothing, on either side. */
    /*value*/ int identity();
}
