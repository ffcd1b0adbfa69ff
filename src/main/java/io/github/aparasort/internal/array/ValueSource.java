package io.github.aparasort.internal.array;

import io.github.aparasort.internal.key.IntSource;

/** A source of the ints that travel with keys of any width. */
public interface ValueSource extends IntSource {
}
