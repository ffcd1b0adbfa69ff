package io.github.aparasort.internal.cost;

/**
 * What the time of a call depends on, besides its kind of work and its engine.
 *
 * @param n the number of elements
 * @param inputClass the class of the input: what engines take is learned for each class apart. Class 0 is random input;
 *     others are easier for some engine, by order or by ties
 * @param jdkCostRatio the time of plain Java, as a ratio to its time for as many random elements
 */
public record CostInput(int n, int inputClass, double jdkCostRatio) {
    /** An input of a class of which nothing is expected. */
    public CostInput(int n, int inputClass) {
        this(n, inputClass, 1);
    }

    /** Random elements. */
    public static CostInput random(int n) {
        return new CostInput(n, 0);
    }
}
