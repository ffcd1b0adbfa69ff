package io.github.aparasort.internal.cost;

/**
 * What the time of a call depends on, besides its kind of work and its engine.
 *
 * @param n the number of elements
 * @param size what the time per element depends on: mostly the number of elements, too
 * @param inputClass the class of the input: what engines take is learned for each class apart. Class 0 is random input;
 *     others are easier for some engine, by order or by ties
 * @param jdkCostRatio the time of plain Java, as a ratio to its time for as many random elements
 */
public record CostInput(int n, int size, int inputClass, double jdkCostRatio) {
    public CostInput(int n, int inputClass, double jdkCostRatio) {
        this(n, n, inputClass, jdkCostRatio);
    }

    /** An input of a class of which nothing is expected. */
    public CostInput(int n, int inputClass) {
        this(n, inputClass, 1);
    }

    /** Of some ways to do work, the time per element of which depends on a size. */
    public static CostInput of(long elements, int size, int inputClass) {
        return new CostInput((int) Math.min(Integer.MAX_VALUE, Math.max(1, elements)), size, inputClass, 1);
    }

    /** Random elements. */
    public static CostInput random(int n) {
        return new CostInput(n, 0);
    }
}
