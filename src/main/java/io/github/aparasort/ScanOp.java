package io.github.aparasort;

/**
 * The operators that {@link PrefixScan} has; {@link IntScanKernel} and its like are for others.
 *
 * <p>Of ints and longs every one is associative and gives what a plain loop gives. Of floats and doubles SUM and
 * PRODUCT round, and which elements are folded first depends on the engine and on the number of elements; so the result
 * may differ from a plain loop's in its last digits, but it is the same to the bit each time on one device, and the
 * same by the JDK and on JTP. As a rule its error is far smaller than that of the loop: it is at most (2,000 + n / 200)
 * times 2<sup>-24</sup> (float) or 2<sup>-53</sup> (double) of the sum of the magnitudes of what was added up, where a
 * loop's may be n times that; for a product it is at most so many times that of the result. Where a part of a sum
 * overflows, or a part of a product overflows or falls below the normal numbers, the order of operations decides on
 * what comes out.
 */
public enum ScanOp {
    /**
     * The sum. The identity is 0; ints and longs wrap around. Of floats and doubles it is 0.0, with which every sum
     * begins: so a sum of nothing but -0.0 is 0.0.
     */
    SUM,

    /** The product. The identity is 1; ints and longs wrap around. */
    PRODUCT,

    /**
     * The least, as {@code Math.min} has it: of floats and doubles, NaN if there is one, and -0.0 is less than 0.0. The
     * identity is the greatest value of the type, of floats and doubles positive infinity. Never rounds.
     */
    MIN,

    /**
     * The greatest, as {@code Math.max} has it: of floats and doubles, NaN if there is one, and 0.0 is greater than
     * -0.0. The identity is the least value of the type, of floats and doubles negative infinity. Never rounds.
     */
    MAX;

    /** How kernels know it: their numbers come in this order. */
    public final int operator = ordinal();
}
