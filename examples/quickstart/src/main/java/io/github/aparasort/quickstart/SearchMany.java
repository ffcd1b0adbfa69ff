package io.github.aparasort.quickstart;

import static io.github.aparasort.quickstart.Data.check;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArrays;
import io.github.aparasort.Search;
import java.util.Arrays;

/** Many values in one call: where each belongs in a sorted array, and which of them another array has. */
public final class SearchMany {
    private SearchMany() {
    }

    /** Takes no arguments. */
    public static void main(String[] args) {
        int[] words = Data.words(1_500_000);
        int[] sorted = Arrays.copyOf(words, 1_000_000);
        int[] needles = Arrays.copyOfRange(words, 1_000_000, words.length);
        GpuArrays.sort(sorted);

        // How many elements are less, and less or equal. So their difference is how often a needle comes.
        int[] first = GpuArrays.searchSorted(sorted, needles);
        int[] next = GpuArrays.searchSortedRight(sorted, needles);
        boolean[] known = GpuArrays.isIn(needles, sorted);
        int found = 0;
        for (int i = 0; i < needles.length; i++) {
            check(first[i] == 0 || sorted[first[i] - 1] < needles[i], "searchSorted");
            check(known[i] == next[i] > first[i], "isIn");
            found += known[i] ? 1 : 0;
        }
        check(GpuArrays.indices(known).length == found, "indices");
        System.out.printf("of %,d words %,d are among the %,d before%n", needles.length, found, sorted.length);

        // The places of all of them: each needle as often as it comes.
        int[] counts = new int[needles.length];
        Arrays.setAll(counts, i -> Math.min(3, next[i] - first[i]));
        Search search = Gpu.shared().search();
        int[] rows = search.expand(counts);
        check(rows.length == Arrays.stream(counts).sum(), "expand");
        System.out.printf("at most three places of each make %,d rows%n", rows.length);
    }
}
