package io.github.aparasort.bench;

import io.github.aparasort.Sorter;

/** Keys of one type that both sides sort, each on its own copy. */
interface SweepInput {
    /** The type of the keys. */
    Class<?> type();

    /** The nanoseconds of a call of the sorter. */
    long ours(Sorter sorter);

    /** The nanoseconds of a call of {@code Arrays.sort}. */
    long theirs();

    /** Exchanges the copies of both sides: a sort's time depends on where its array lies in memory. */
    void exchange();

    /** Whether the last calls gave the same result, to the bit for ints and longs. */
    boolean isSame();
}
