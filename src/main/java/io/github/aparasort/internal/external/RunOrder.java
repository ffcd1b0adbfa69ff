package io.github.aparasort.internal.external;

/**
 * What is known of the order of runs.
 *
 * @param depth bytes that all keys begin with
 * @param endsAnywhere whether a record begins after each end of a line
 * @param room if runs are files of others, whose order has to be checked, for their long records; otherwise null
 */
record RunOrder(int depth, boolean endsAnywhere, Room room) {
    boolean areFiles() {
        return room != null;
    }
}
