package io.github.aparasort;

/** What a caller said about a set operation. */
record SetOptions(Duplicates duplicates, Compaction compaction) {
    static final SetOptions USUAL = new SetOptions(Duplicates.ALLOWED, Compaction.COMPACT);

    /** Whether no two elements of an input are equal. */
    boolean distinct() {
        return duplicates == Duplicates.NONE;
    }

    /** Whether to count before anything is written. */
    boolean streams() {
        return compaction == Compaction.STREAM;
    }
}
