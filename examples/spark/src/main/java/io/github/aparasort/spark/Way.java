package io.github.aparasort.spark;

/** What is done after the same {@code repartitionByRange}. */
enum Way {
    /** The shuffle is read and its rows are dropped: sorting and writing come on top of this. */
    SHUFFLE("shuffle alone"),
    /** Spark's own {@code sortWithinPartitions}. */
    SPARK("sortWithinPartitions"),
    /** {@link PartitionSort}. */
    APARASORT("Aparasort");

    /** For tables and names of directories. */
    final String title;

    Way(String title) {
        this.title = title;
    }
}
