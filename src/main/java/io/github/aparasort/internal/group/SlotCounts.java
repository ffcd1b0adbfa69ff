package io.github.aparasort.internal.group;

/** Counts the elements of each key. */
final class SlotCounts extends SlotFolds {
    private final int[] counts;

    SlotCounts(int slots) {
        counts = new int[slots];
    }

    int[] counts() {
        return counts;
    }

    @Override
    SlotFolds emptyFolds(int slots) {
        return new SlotCounts(slots);
    }

    @Override
    void add(int[] slots, int begin, int end) {
        for (int i = 0; i < end - begin; i++) {
            counts[slots[i]]++;
        }
    }

    @Override
    void put(int slot, SlotFolds part, int from) {
        counts[slot] += ((SlotCounts) part).counts[from];
    }

    @Override
    int[] results(int[] slots) {
        int[] results = new int[slots.length];
        for (int i = 0; i < results.length; i++) {
            results[i] = counts[slots[i]];
        }
        return results;
    }
}
