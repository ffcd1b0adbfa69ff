package com.acme;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** Uses nothing else of {@code Arrays} and {@code Collections}: the imports go. */
final class Words {
    private Words() {
    }

    static String sorted(String text) {
        String[] words = text.split(" ");
        Arrays.parallelSort(words);
        return String.join(" ", words);
    }

    /** Three orders of the same words. */
    static String inAllOrders(String text) {
        List<String> words = new ArrayList<>(List.of(text.split(" ")));
        Collections.sort(words);
        String natural = words.toString();
        Collections.sort(words, Comparator.comparing(String::length));
        String byLength = words.toString();
        words.sort(Comparator.reverseOrder());
        return natural + byLength + words;
    }
}
