package io.github.aparasort.internal.cli;

import io.github.aparasort.Sorter;

/** The words of a file in an array of their width, and what commands do with them whatever that width is. */
public interface Words {
    WordType type();

    int length();

    /** A word, widened. */
    long at(int index);

    /** Takes words from little-endian bytes. */
    void read(int begin, byte[] bytes, int count);

    /** Gives words as little-endian bytes. */
    void write(int begin, byte[] bytes, int count);

    /** The first so many words, as an array of their own. */
    Words copy(int count);

    /** Becomes what another one of the same type and length is. */
    void assign(Words source);

    boolean same(Words other);

    /** {@code Arrays.sort}. */
    void sort();

    /** {@code Arrays.parallelSort}. */
    void parallelSort();

    void sort(Sorter sorter);

    int[] argsort(Sorter sorter);

    void sortPairs(Sorter sorter, int[] values);
}
