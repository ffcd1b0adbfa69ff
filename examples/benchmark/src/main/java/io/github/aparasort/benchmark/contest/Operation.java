package io.github.aparasort.benchmark.contest;

/** What is done to the keys. */
public enum Operation {
    /** Sorts the keys in place. */
    SORT("sort"),
    /** Finds the stable order of the keys, which stay as they are. */
    ARGSORT("argsort"),
    /** Sorts keys in place, stably, and moves an int value along with each. */
    SORT_PAIRS("sort-pairs");

    private final String label;

    Operation(String label) {
        this.label = label;
    }

    /** As the command line takes it: {@code sort-pairs}. */
    @Override
    public String toString() {
        return label;
    }
}
