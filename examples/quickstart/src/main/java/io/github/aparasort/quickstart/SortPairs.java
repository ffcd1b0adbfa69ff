package io.github.aparasort.quickstart;

import static io.github.aparasort.quickstart.Data.check;

import io.github.aparasort.GpuArrays;
import io.github.aparasort.quickstart.Data.ClassFile;
import java.util.Arrays;

/** Keys with values: each value moves along with its key. */
public final class SortPairs {
    private SortPairs() {
    }

    /** Takes no arguments. */
    public static void main(String[] args) {
        // An index of a file: each word with its place. Stable, so that the places of a word are in order as well.
        int[] words = Data.words(1_000_000);
        int[] keys = words.clone();
        int[] places = new int[keys.length];
        Arrays.setAll(places, i -> i);
        GpuArrays.sortPairs(keys, places);

        int mostCommon = 0;
        int most = 0;
        int begin = 0;
        for (int i = 0; i < keys.length; i++) {
            check(words[places[i]] == keys[i], "a word has lost its place");
            if (i > 0) {
                check(keys[i - 1] < keys[i] || keys[i - 1] == keys[i] && places[i - 1] < places[i], "order");
            }
            if (keys[i] != keys[begin]) {
                begin = i;
            }
            // Zeros pad the file: they are no news.
            if (keys[i] != 0 && i - begin + 1 > most) {
                most = i - begin + 1;
                mostCommon = begin;
            }
        }
        System.out.printf("the most common word but 0 is %#010x: %,d times, first as word %,d%n", keys[mostCommon],
                most, places[mostCommon]);

        // Values can be int, long, float, double or objects; keys int, long, float or double.
        ClassFile[] classes = Data.classes();
        double[] bytesPerLetter = new double[classes.length];
        String[] names = new String[classes.length];
        for (int i = 0; i < classes.length; i++) {
            bytesPerLetter[i] = (double) classes[i].size() / classes[i].name().length();
            names[i] = classes[i].name();
        }
        double[] expected = bytesPerLetter.clone();
        Arrays.sort(expected);
        GpuArrays.sortPairs(bytesPerLetter, names);
        check(Arrays.equals(bytesPerLetter, expected), "keys with objects");
        int last = names.length - 1;
        System.out.printf("the most bytes for each letter of its name: %s, %.0f%n", names[last], bytesPerLetter[last]);
    }
}
