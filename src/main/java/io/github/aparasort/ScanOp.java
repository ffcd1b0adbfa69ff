package io.github.aparasort;

/**
 * The built-in operators of {@link PrefixScan}. Others can be written: see {@link IntScanKernel}.
 *
 * <p>For ints and longs every operator is associative, and the results are those of a plain loop.
 *
 * <p>For floats and doubles SUM and PRODUCT round. The order of the operations depends on the engine and on the number
 * of elements, so the last digits can differ from those of a plain loop. On one device a result is always the same to
 * the bit, and the JDK and JTP give the same result. Let u be 2<sup>-24</sup> for floats and 2<sup>-53</sup> for
 * doubles:
 * <ul>
 * <li>The error of a sum is at most (2,000 + n / 200) u times the sum of the magnitudes of the elements. That of a
 *     plain loop can be n u times this sum, which is usually far larger.
 * <li>The relative error of a product is at most e<sup>n u</sup> - 1, which is about n u if that is small. This holds
 *     for every order of the multiplications, so it is the bound of a plain loop as well: each of the n - 1
 *     multiplications rounds, and all their relative errors add up. For a million floats it is 6 percent, for a million
 *     doubles 10<sup>-10</sup>.
 * </ul>
 *
 * <p>If a part of a sum overflows, or a part of a product (neighbouring elements) overflows or underflows, the result
 * depends on the order of the operations, and verification accepts every value there.
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
