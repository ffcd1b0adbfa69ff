package io.github.aparasort.quickstart;

import static io.github.aparasort.quickstart.Data.check;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArrays;
import io.github.aparasort.Grouping;
import io.github.aparasort.Groups;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import io.github.aparasort.quickstart.Data.ClassFile;
import java.util.Arrays;
import java.util.stream.IntStream;

/** Distinct values, counts, and sums by key: what SQL calls DISTINCT and GROUP BY. */
public final class GroupRows {
    private GroupRows() {
    }

    /** Takes no arguments. */
    public static void main(String[] args) {
        // Deduplication, and how often each value comes.
        int[] words = Data.words(2_000_000);
        int[] distinct = GpuArrays.unique(words);
        Groups groups = Gpu.shared().groups();
        Pairs<int[], int[]> counts = groups.counts(words);
        check(Arrays.equals(distinct, counts.keys()), "unique");
        check(IntStream.of(counts.values()).sum() == words.length, "counts");
        int most = GpuArrays.argTopK(counts.values(), 1)[0];
        System.out.printf("%,d words, %,d of them distinct; %,d times %d%n", words.length, distinct.length,
                counts.values()[most], counts.keys()[most]);

        // Sums by key: the bytes of each module, and its largest class. A grouping serves several columns.
        ClassFile[] classes = Data.classes();
        String[] modules = Arrays.stream(classes).map(ClassFile::module).distinct().toArray(String[]::new);
        int[] module = Arrays.stream(classes).mapToInt(c -> Arrays.asList(modules).indexOf(c.module())).toArray();
        long[] size = Arrays.stream(classes).mapToLong(ClassFile::size).toArray();
        Grouping<int[]> byModule = groups.by(module);
        long[] bytes = byModule.reduce(size, ScanOp.SUM);
        long[] largest = byModule.reduce(size, ScanOp.MAX);
        check(Arrays.stream(bytes).sum() == Arrays.stream(size).sum(), "reduce");
        check(groups.reduceByKey(module, size, ScanOp.SUM).equals(new Pairs<>(byModule.keys(), bytes)), "reduceByKey");
        int biggest = GpuArrays.argTopK(bytes, 1)[0];
        System.out.printf("of %d modules %s is the largest: %,d classes with %,d bytes, at most %,d in one%n",
                byModule.size(), modules[byModule.keys()[biggest]], byModule.counts()[biggest], bytes[biggest],
                largest[biggest]);

        // More of each group: means, medians, and its two largest classes, which are a grouping too.
        double[] mean = byModule.mean(size);
        double[] median = byModule.quantiles(size, 0.5)[0];
        Grouping<int[]> two = byModule.topK(size, 2);
        check(size[two.first()[biggest]] == largest[biggest], "topK");
        check(Arrays.equals(two.reduce(size, ScanOp.MAX), largest), "reduce of topK");
        System.out.printf("its classes have %,.0f bytes on average, half of them up to %,.0f; the largest are %s and"
                + " %s%n", mean[biggest], median[biggest], classes[two.first()[biggest]].simpleName(),
                classes[two.last()[biggest]].simpleName());

        // A histogram: classes of up to 1,000 bytes, up to 10,000, and more.
        int[] bins = groups.histogram(size, new long[] {0, 1_000, 10_000, Long.MAX_VALUE});
        check(IntStream.of(bins).sum() == size.length, "histogram");
        System.out.printf("%,d classes are smaller than 1,000 bytes, %,d smaller than 10,000, and %,d larger%n",
                bins[0], bins[1], bins[2]);
    }
}
