package io.github.aparasort.quickstart;

import static io.github.aparasort.quickstart.Data.check;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArrays;
import io.github.aparasort.Order;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import io.github.aparasort.quickstart.Data.ClassFile;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Strings, records by an Order, the top ten, and sums by strings: by keys that are read, not by comparisons. */
public final class SortObjects {
    private SortObjects() {
    }

    /** Takes no arguments. */
    public static void main(String[] args) {
        ClassFile[] classes = Data.classes();
        String[] names = Arrays.stream(classes).map(ClassFile::name).toArray(String[]::new);
        String[] expectedNames = names.clone();
        GpuArrays.sort(names);
        Arrays.sort(expectedNames);
        check(Arrays.equals(names, expectedNames), "strings");

        // An Order is a Comparator that also says what it compares by.
        Order<ClassFile> order = Order.by(ClassFile::module).thenByLong(ClassFile::size);
        List<ClassFile> sorted = GpuArrays.sorted(List.of(classes), order);
        check(sorted.equals(Arrays.stream(classes).sorted(Comparator.comparing(ClassFile::module)
                .thenComparingLong(ClassFile::size)).toList()), "records by an Order");

        // All of them, if there are fewer than ten.
        Order<ClassFile> bySize = Order.byLong(ClassFile::size);
        ClassFile[] largest = GpuArrays.topK(classes, 10, bySize);
        check(Arrays.equals(largest, Arrays.stream(classes).sorted(bySize.reversed()).limit(10)
                .toArray(ClassFile[]::new)), "topK");

        String[] modules = Arrays.stream(classes).map(ClassFile::module).toArray(String[]::new);
        long[] sizes = Arrays.stream(classes).mapToLong(ClassFile::size).toArray();
        Pairs<String[], long[]> bytes = Gpu.shared().groups().reduceByKey(modules, sizes, ScanOp.SUM);
        TreeMap<String, Long> expected = Arrays.stream(classes).collect(Collectors.groupingBy(ClassFile::module,
                TreeMap::new, Collectors.summingLong(ClassFile::size)));
        check(Arrays.equals(bytes.keys(), expected.keySet().toArray()) && Arrays.equals(bytes.values(),
                expected.values().stream().mapToLong(Long::longValue).toArray()), "sums by strings");

        System.out.printf("%,d names, from %s to %s%n", names.length, names[0], names[names.length - 1]);
        System.out.printf("the smallest class of %s: %s; the largest of all: %s, %,d bytes%n", sorted.get(0).module(),
                sorted.get(0).simpleName(), largest[0].simpleName(), largest[0].size());
        System.out.printf("%s has %,d bytes, the first of %d modules%n", bytes.keys()[0], bytes.values()[0],
                bytes.keys().length);
    }
}
