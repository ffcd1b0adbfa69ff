package com.acme;

import java.util.Arrays;

/** Uses nothing else of {@code Arrays}: the import goes. */
final class Words {
    private Words() {
    }

    static String sorted(String text) {
        String[] words = text.split(" ");
        Arrays.parallelSort(words);
        return String.join(" ", words);
    }
}
