package io.github.aparasort.internal.scan;

/** The caller's operator: associative, with an identity. */
public interface IntOperator {
    /** The combination of two operands, of which the first stands before the second. */
    /*value*/ int combine(/*value*/ int a, /*value*/ int b);

    /** The operand that changes nothing, on either side. */
    /*value*/ int identity();
}
