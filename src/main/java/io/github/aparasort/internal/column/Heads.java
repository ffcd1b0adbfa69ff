package io.github.aparasort.internal.column;

/** The first key of each run, and its index; null if only the keys are wanted. */
public record Heads(Column keys, Column begins) {
}
