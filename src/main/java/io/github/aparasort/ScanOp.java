package io.github.aparasort;

/**
 * The built-in operators of {@link PrefixScan}. Others can be written: see {@link IntScanKernel}.
 *
 * <p>For ints and longs every operator is associative, and the results are those of a plain loop.
 *
 * <p>For floats and doubles SUM and PRODUCT round. The order of the operations depends on the engine and on the number
 * of elements, so the last digits can differ from those of a plain loop. On one device a result is always the same to
 * the bit, and the JDK and JTP give the same result. The error of a sum is at most (2,000 + n / 200) times
 * 2<sup>-24</sup> (float) or 2<sup>-53</sup> (double) of the sum of the magnitudes of the elements; that of a plain
 * loop can be n times 2<sup>-24</sup> or 2<sup>-53</sup> of it, which is usually far larger. The error of a product is
 * at most the same number of times 2<sup>-24</sup> or 2<sup>-53</sup> of the result. If a part of a sum overflows, or a
 * part of a product overflows or underflows, the result depends on the order of the operations.
 */
public enum ScanOp {
    /**
     * The sum. The identity is 0. Ints and longs wrap around. For floats and doubles every sum starts with 0.0, so a
     * sum of nothing but -0.0 is 0.0.
     */
    SUM,

    /** The product. The identity is 1. Ints and longs wrap around. */
    PRODUCT,

    /**
     * The least element, as by {@code Math.min}: NaN if there is one, and -0.0 is less than 0.0. The identity is the
     * greatest value of the type, for floats and doubles positive infinity. It never rounds.
     */
    MIN,

    /**
     * The greatest element, as by {@code Math.max}: NaN if there is one, and 0.0 is greater than -0.0. The identity is
     * the least value of the type, for floats and doubles negative infinity. It never rounds.
     */
    MAX
}
