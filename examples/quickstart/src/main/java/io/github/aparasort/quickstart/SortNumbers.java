package io.github.aparasort.quickstart;

import static io.github.aparasort.quickstart.Data.check;

import io.github.aparasort.GpuArrays;
import java.util.Arrays;

/** {@code GpuArrays} instead of {@code Arrays}: the same methods, the same results. */
public final class SortNumbers {
    private SortNumbers() {
    }

    /** Takes no arguments. */
    public static void main(String[] args) {
        int[] words = Data.words(1_000_000);
        int[] expected = words.clone();
        Arrays.sort(expected);

        int[] sorted = words.clone();
        GpuArrays.sort(sorted);
        check(Arrays.equals(sorted, expected), "sort");

        // The same as sort: whether one thread, several or a GPU is fastest, the library finds out.
        int[] parallel = words.clone();
        GpuArrays.parallelSort(parallel);
        check(Arrays.equals(parallel, expected), "parallelSort");

        // A range; what lies around it stays.
        int[] part = words.clone();
        GpuArrays.sort(part, 1_000, words.length / 2);
        int[] expectedPart = words.clone();
        Arrays.sort(expectedPart, 1_000, words.length / 2);
        check(Arrays.equals(part, expectedPart), "sort of a range");

        // What Arrays lacks for numbers: the other way round, and with the highest bit as part of the number.
        int[] falling = words.clone();
        GpuArrays.sortDescending(falling);
        check(isReverse(falling, expected), "sortDescending");
        int[] unsigned = words.clone();
        GpuArrays.sortUnsigned(unsigned);
        check(isSortedUnsigned(unsigned) && !GpuArrays.isSorted(unsigned), "sortUnsigned");

        System.out.printf("%,d words of lib/modules: %d to %d, the median is %d%n", words.length, sorted[0],
                falling[0], sorted[words.length / 2]);
        System.out.printf("%,d of them are different: in order, equal ones are neighbours%n", different(sorted));
    }

    private static int different(int[] sorted) {
        int count = 1;
        for (int i = 1; i < sorted.length; i++) {
            if (sorted[i] != sorted[i - 1]) {
                count++;
            }
        }
        return count;
    }

    private static boolean isReverse(int[] a, int[] b) {
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[b.length - 1 - i]) {
                return false;
            }
        }
        return a.length == b.length;
    }

    private static boolean isSortedUnsigned(int[] a) {
        for (int i = 1; i < a.length; i++) {
            if (Integer.compareUnsigned(a[i - 1], a[i]) > 0) {
                return false;
            }
        }
        return true;
    }
}
