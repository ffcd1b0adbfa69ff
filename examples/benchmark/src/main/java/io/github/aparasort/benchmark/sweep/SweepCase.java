package io.github.aparasort.benchmark.sweep;

import java.util.function.IntFunction;

/**
 * One operation on one shape of input, of any size.
 *
 * @param family a group of operations, by which results are counted
 * @param method the name of the method, as {@code explain} and {@code warmUp} take it
 * @param type of the keys
 * @param ways makes an input of n elements, of the variant of {@link Keys}, and says who works on it
 */
record SweepCase(String family, String method, Class<?> type, String shape, IntFunction<Ways<?>> ways) {
    @Override
    public String toString() {
        return method + " " + type + " " + shape;
    }
}
