package io.github.aparasort.quickstart;

import static io.github.aparasort.quickstart.Data.check;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArrays;
import io.github.aparasort.Merger;
import io.github.aparasort.Pairs;
import io.github.aparasort.quickstart.Data.ClassFile;
import java.util.Arrays;
import java.util.stream.IntStream;

/** Sorted arrays into one, stably: of equal elements those of the first array come first. */
public final class MergeSorted {
    private MergeSorted() {
    }

    /** Takes no arguments. */
    public static void main(String[] args) {
        // What is sorted already, and what came in since: to merge is several times quicker than to sort again.
        int[] words = Data.words(1_000_000);
        int[] old = Arrays.copyOfRange(words, 0, 800_000);
        int[] recent = Arrays.copyOfRange(words, 800_000, words.length);
        GpuArrays.sort(old);
        GpuArrays.sort(recent);
        Merger merger = Gpu.shared().merger();
        int[] all = merger.merge(old, recent);

        Arrays.sort(words);
        check(Arrays.equals(all, words), "merge");
        System.out.printf("%,d and %,d sorted words make %,d%n", old.length, recent.length, all.length);

        // Any number of sorted arrays in one pass, one by one or as an array of arrays.
        check(Arrays.equals(merger.mergeAll(old, recent), words), "mergeAll");
        int[][] tenths = new int[10][];
        Arrays.setAll(tenths, i -> IntStream.range(0, words.length / 10).map(j -> words[10 * j + i]).toArray());
        check(Arrays.equals(merger.mergeAll(tenths), words), "mergeAll");

        // With a value for each key: numbers or objects. The classes of two modules by size, in one list.
        Sizes base = Sizes.of("java.base");
        Sizes desktop = Sizes.of("java.desktop");
        Pairs<long[], String[]> both = merger.mergePairs(base.bytes, base.names, desktop.bytes, desktop.names);
        check(both.keys().length == base.bytes.length + desktop.bytes.length, "mergePairs");
        check(GpuArrays.isSorted(both.keys()), "the order of mergePairs");
        int last = both.keys().length - 1;
        System.out.printf("of %,d classes in two modules %s is the largest: %,d bytes%n", last + 1,
                both.values()[last], both.keys()[last]);
    }

    /** The classes of a module by size. */
    private static final class Sizes {
        final long[] bytes;
        final String[] names;

        private Sizes(ClassFile[] classes) {
            bytes = Arrays.stream(classes).mapToLong(ClassFile::size).toArray();
            names = Arrays.stream(classes).map(ClassFile::name).toArray(String[]::new);
            GpuArrays.sortPairs(bytes, names);
        }

        static Sizes of(String module) {
            return new Sizes(Arrays.stream(Data.classes()).filter(c -> c.module().equals(module))
                    .toArray(ClassFile[]::new));
        }
    }
}
