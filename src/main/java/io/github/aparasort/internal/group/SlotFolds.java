package io.github.aparasort.internal.group;

/** A fold for each slot of a table of keys, over the elements with this key. */
public abstract class SlotFolds {
    /** New folds of the same kind, still empty, for {@code slots} slots. */
    abstract SlotFolds emptyFolds(int slots);

    /**
     * Folds the elements [begin, end) into their slots.
     *
     * @param slots the slot of each, from index 0 on
     */
    abstract void add(int[] slots, int begin, int end);

    /** Folds what another part has in a slot into a slot here. */
    abstract void put(int slot, SlotFolds part, int from);

    /** The results of some slots: an array of their type. */
    abstract Object results(int[] slots);
}
