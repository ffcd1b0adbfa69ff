package io.github.aparasort.internal.tile;

/**
 * What the caller chose for a set operation.
 *
 * @param distinct whether no two elements of an input are equal
 * @param streams whether to count before anything is written
 */
public record MultisetOptions(boolean distinct, boolean streams) {
    public static final MultisetOptions USUAL = new MultisetOptions(false, false);
}
