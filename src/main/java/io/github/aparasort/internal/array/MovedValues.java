package io.github.aparasort.internal.array;

/** Ints that move with the elements of several sorted lists when these are merged. */
public final class MovedValues {
    private final int[][] lists;
    /** What is added to the ints of each list. */
    private final int[] shifts;
    private final int[] out;
    /** The place in {@code out} of the value of element 0 of the result. */
    private final int first;

    /**
     * @param lists an int for each element of each list
     * @param shifts what is added to the ints of each list: 0, or where the list begins if they are indices in it
     * @param out where the ints go
     * @param first the place there of what goes with element 0 of the result
     */
    public MovedValues(int[][] lists, int[] shifts, int[] out, int first) {
        this.lists = lists;
        this.shifts = shifts;
        this.out = out;
        this.first = first;
    }

    /** The same from another place on. */
    public MovedValues from(int place) {
        return new MovedValues(lists, shifts, out, place);
    }

    /** Values with the same result, of some lists that {@link #take} has to name. */
    MovedValues ofLists(int count) {
        return new MovedValues(new int[count][], new int[count], out, first);
    }

    /** Takes the ints of a list of others as those of this list. */
    void take(int list, MovedValues others, int other) {
        lists[list] = others.lists[other];
        shifts[list] = others.shifts[other];
    }

    /** Moves the int of one element of a list. */
    void move(int list, int from, int to) {
        out[first + to] = lists[list][from] + shifts[list];
    }

    /** Moves the ints of neighbours in a list. */
    void move(int list, int from, int count, int to) {
        int[] values = lists[list];
        int shift = shifts[list];
        int distance = first + to - from;
        for (int i = from; i < from + count; i++) {
            out[distance + i] = values[i] + shift;
        }
    }
}
