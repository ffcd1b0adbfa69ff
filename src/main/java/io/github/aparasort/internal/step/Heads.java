package io.github.aparasort.internal.step;

/**
 * The first keys of runs.
 *
 * @param begins the index of each; or null
 */
public record Heads(Column keys, Column begins) {
}
