package io.github.aparasort.internal.tile;

import io.github.aparasort.Compaction;
import io.github.aparasort.Duplicates;

/** What the caller chose for a set operation. */
public record MultisetOptions(Duplicates duplicates, Compaction compaction) {
    public static final MultisetOptions USUAL = new MultisetOptions(Duplicates.ALLOWED, Compaction.COMPACT);

    /** Whether no two elements of an input are equal. */
    public boolean distinct() {
        return duplicates == Duplicates.NONE;
    }

    /** Whether to count before anything is written. */
    public boolean streams() {
        return compaction == Compaction.STREAM;
    }
}
