package io.github.aparasort.internal.scan;

/** A caller's own operator: associative, with an identity. The build derives the variants for the other types. */
public interface IntOperator {
    /** The combination of two operands, of which the first stands before the second. */
    /*value*/ int combine(/*value*/ int a, /*value*/ int b);

    /** The operand that changes nothing, on either side. */
    /*value*/ int identity();
}
