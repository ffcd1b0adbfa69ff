package io.github.aparasort.quickstart;

import static io.github.aparasort.quickstart.Data.check;

import io.github.aparasort.GpuArrays;
import io.github.aparasort.quickstart.Data.ClassFile;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The order that sorts the keys, which stay where they are: good for a ranking, or to sort several arrays alike. */
public final class FindOrder {
    private FindOrder() {
    }

    /** Takes no arguments. */
    public static void main(String[] args) {
        ClassFile[] classes = Data.classes();
        long[] sizes = Arrays.stream(classes).mapToLong(ClassFile::size).toArray();

        // order[0] is the index of the smallest, and so on; of equal ones the first comes first, in both directions.
        int[] order = GpuArrays.argsort(sizes);
        int[] falling = GpuArrays.argsortDescending(sizes);

        Comparator<Integer> bySize = Comparator.comparingLong(i -> sizes[i]);
        check(Arrays.equals(order, boxed(sizes.length, bySize)), "argsort");
        check(Arrays.equals(falling, boxed(sizes.length, bySize.reversed())), "argsortDescending");

        // The rank of each: how many are larger. Equal ones have the same rank.
        int[] rank = GpuArrays.rankDescending(sizes);
        for (int i = 1; i < falling.length; i++) {
            boolean isEqual = sizes[falling[i]] == sizes[falling[i - 1]];
            check(rank[falling[i]] == (isEqual ? rank[falling[i - 1]] : i), "rankDescending");
        }

        System.out.printf("half of %,d classes have at most %,d bytes; the ten largest have%n", sizes.length,
                sizes[order[sizes.length / 2]]);
        System.out.println(Arrays.stream(falling).limit(10)
                .mapToObj(i -> String.format("%,d %s", sizes[i], classes[i].simpleName()))
                .collect(Collectors.joining("; ")));
    }

    /** As one does it without argsort: an object for each index. */
    private static int[] boxed(int n, Comparator<Integer> order) {
        return IntStream.range(0, n).boxed().sorted(order).mapToInt(Integer::intValue).toArray();
    }
}
