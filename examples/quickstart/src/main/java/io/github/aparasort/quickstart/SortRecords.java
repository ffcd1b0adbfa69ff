package io.github.aparasort.quickstart;

import static io.github.aparasort.quickstart.Data.check;

import io.github.aparasort.GpuArrays;
import io.github.aparasort.quickstart.Data.ClassFile;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Map;
import java.util.stream.Collectors;

/** Objects: by a comparator, or faster by a number that each of them has. */
public final class SortRecords {
    private SortRecords() {
    }

    /** Takes no arguments. */
    public static void main(String[] args) {
        ClassFile[] classes = Data.classes();
        ClassFile[] expected = classes.clone();

        // On several threads, and yet stable: classes of a module stay in the order that they were in.
        Comparator<ClassFile> byModule = Comparator.comparing(ClassFile::module);
        GpuArrays.parallelSort(classes, byModule);
        Arrays.sort(expected, byModule);
        check(Arrays.equals(classes, expected), "parallelSort by module");

        // Each key is taken once, and the numbers are sorted by whatever engine sorts numbers fastest.
        GpuArrays.sortByInt(classes, c -> c.name().length());
        Arrays.sort(expected, Comparator.comparingInt(c -> c.name().length()));
        check(Arrays.equals(classes, expected), "sortByInt");
        ClassFile longest = classes[classes.length - 1];

        GpuArrays.sortByLong(classes, ClassFile::size);
        Arrays.sort(expected, Comparator.comparingLong(ClassFile::size));
        check(Arrays.equals(classes, expected), "sortByLong");
        ClassFile smallest = classes[0];

        Map<String, Long> sizes = Arrays.stream(classes)
                .collect(Collectors.groupingBy(ClassFile::module, Collectors.summingLong(ClassFile::size)));
        GpuArrays.sortByDouble(classes, c -> share(c, sizes));
        Arrays.sort(expected, Comparator.comparingDouble(c -> share(c, sizes)));
        check(Arrays.equals(classes, expected), "sortByDouble");
        ClassFile least = classes[0];

        System.out.printf("%,d classes; the smallest: %s, %d bytes%n", classes.length, smallest.name(),
                smallest.size());
        System.out.printf("the longest name has %d letters: %s%n", longest.name().length(), longest.simpleName());
        System.out.printf("the least part of its module: %s, %.5f %% of %s%n", least.simpleName(),
                100 * share(least, sizes), least.module());
    }

    private static double share(ClassFile c, Map<String, Long> sizes) {
        return (double) c.size() / sizes.get(c.module());
    }
}
