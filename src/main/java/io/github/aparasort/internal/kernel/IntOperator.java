package io.github.aparasort.internal.kernel;

// Twins: Long, Float, Double
/** The caller's operator: associative, with an identity. */
public interface IntOperator {
    /** Combines two operands; the first comes before the second in the array. */
    /*value*/ int combine(/*value*/ int a, /*value*/ int b);

    /** The operand that changes nothing on either side. */
    /*value*/ int identity();
}
