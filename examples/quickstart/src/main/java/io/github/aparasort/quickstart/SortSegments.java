package io.github.aparasort.quickstart;

import static io.github.aparasort.quickstart.Data.check;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArrays;
import io.github.aparasort.ScanOp;
import io.github.aparasort.Segments;
import java.util.Arrays;

/** The segments of an array, each sorted and reduced by itself, in one call. */
public final class SortSegments {
    private SortSegments() {
    }

    /** Takes no arguments. */
    public static void main(String[] args) {
        // Segments of 0 to 99 elements: where each begins, and the length of the array.
        int[] words = Data.words(1_000_000);
        int[] offsets = new int[words.length];
        int count = 0;
        while (offsets[count] < words.length) {
            offsets[count + 1] = Math.min(words.length, offsets[count] + count % 100);
            count++;
        }
        offsets = Arrays.copyOf(offsets, count + 1);

        Segments segments = Gpu.shared().segments();
        int[] greatest = segments.reduce(words, offsets, ScanOp.MAX);
        segments.sort(words, offsets);
        for (int s = 0; s < count; s++) {
            check(GpuArrays.isSorted(words, offsets[s], offsets[s + 1]), "sort");
            check(offsets[s] == offsets[s + 1] || words[offsets[s + 1] - 1] == greatest[s], "reduce");
        }
        System.out.printf("%,d segments of %,d words are sorted%n", count, words.length);
    }
}
