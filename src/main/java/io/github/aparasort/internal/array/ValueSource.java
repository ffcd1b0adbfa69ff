package io.github.aparasort.internal.array;

import io.github.aparasort.internal.key.IntSource;

/** A source of the ints that travel with keys, whatever the width of the keys. */
public interface ValueSource extends IntSource {
}
