package io.github.aparasort.internal.group;

import java.util.Arrays;

/** Counts the rows of each group. */
final class CodeCounts extends CodeFolds<int[]> {
    private final int[] counts;

    CodeCounts(int groups) {
        counts = new int[groups];
    }

    @Override
    CodeCounts empty(int groups) {
        return new CodeCounts(groups);
    }

    @Override
    void add(int[] codes, int begin, int end) {
        for (int i = begin; i < end; i++) {
            counts[codes[i]]++;
        }
    }

    @Override
    void put(CodeFolds<int[]> later, int begin, int end) {
        int[] others = ((CodeCounts) later).counts;
        for (int group = begin; group < end; group++) {
            counts[group] += others[group];
        }
    }

    @Override
    int[] results(int groups) {
        return Arrays.copyOf(counts, groups);
    }
}
