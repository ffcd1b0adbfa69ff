package io.github.aparasort.quickstart;

import static io.github.aparasort.quickstart.Data.check;

import io.github.aparasort.Duplicates;
import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArrays;
import io.github.aparasort.Multisets;
import io.github.aparasort.Pairs;
import io.github.aparasort.quickstart.Data.ClassFile;
import java.util.Arrays;
import java.util.stream.IntStream;

/** What two sorted arrays have in common and what not, repetitions counted: as {@code std::set_union} and its like. */
public final class CompareSets {
    private CompareSets() {
    }

    /** Takes no arguments. */
    public static void main(String[] args) {
        // Two halves of a file: which of their words differ?
        int[] words = Data.words(1_000_000);
        int[] a = Arrays.copyOfRange(words, 0, words.length / 2);
        int[] b = Arrays.copyOfRange(words, words.length / 2, words.length);
        GpuArrays.sort(a);
        GpuArrays.sort(b);
        Multisets sets = Gpu.shared().multisets();
        int[] both = sets.intersection(a, b);
        int[] either = sets.union(a, b);
        int[] onlyA = sets.difference(a, b);
        int[] onlyOne = sets.symmetricDifference(a, b);
        // A word that is 3 times in a and 5 times in b: 3 times in both, 5 in either, 0 in onlyA, 2 in onlyOne.
        check(both.length + either.length == a.length + b.length, "union and intersection");
        check(onlyA.length == a.length - both.length, "difference");
        check(onlyOne.length == either.length - both.length, "symmetric difference");
        System.out.printf("%,d words are in both halves, %,d in one of them only%n", both.length, onlyOne.length);

        // Without repetitions, which is checked, there is less to do.
        int[] odd = IntStream.range(0, 100_000).map(i -> 2 * i + 1).toArray();
        int[] thirds = IntStream.range(0, 100_000).map(i -> 3 * i).toArray();
        int[] oddThirds = sets.using(Duplicates.NONE).intersection(odd, thirds);
        check(Arrays.stream(oddThirds).allMatch(i -> i % 6 == 3), "odd multiples of three");

        // With values: those of the elements that the result is made of.
        ClassFile[] classes = Data.classes();
        long[] sizes = Arrays.stream(classes).mapToLong(ClassFile::size).toArray();
        GpuArrays.sortPairs(sizes, classes);
        long[] round = IntStream.range(1, 100).mapToLong(i -> 1000L * i).toArray();
        Pairs<long[], Object[]> exact = sets.intersectionPairs(sizes, classes, round, new Object[round.length]);
        for (int i = 0; i < exact.keys().length; i++) {
            check(((ClassFile) exact.values()[i]).size() == exact.keys()[i], "a class and its size");
        }
        System.out.printf("%,d classes have a round number of bytes%n", exact.keys().length);
    }
}
