package io.github.aparasort.quickstart;

import static io.github.aparasort.quickstart.Data.check;

import io.github.aparasort.GpuArrays;
import io.github.aparasort.quickstart.Data.ClassFile;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/** A table in columns, as "ORDER BY module, size DESC, letters": no object for a row, no comparator. */
public final class OrderByColumns {
    private OrderByColumns() {
    }

    /** Takes no arguments. */
    public static void main(String[] args) {
        ClassFile[] classes = Data.classes();
        // Columns are numbers: a text that few rows have different values of becomes its rank among these.
        String[] modules = Arrays.stream(classes).map(ClassFile::module).distinct().sorted().toArray(String[]::new);
        short[] module = new short[classes.length];
        long[] size = new long[classes.length];
        int[] letters = new int[classes.length];
        for (int i = 0; i < classes.length; i++) {
            module[i] = (short) Arrays.binarySearch(modules, classes[i].module());
            size[i] = classes[i].size();
            letters[i] = classes[i].name().length();
        }

        int[] order = GpuArrays.orderBy(module).thenDescending(size).then(letters).argsort();

        Comparator<Integer> rows = Comparator.comparing((Integer i) -> classes[i].module())
                .thenComparing(Comparator.comparingLong((Integer i) -> size[i]).reversed())
                .thenComparing(i -> letters[i]);
        int[] expected = IntStream.range(0, order.length).boxed().sorted(rows).mapToInt(Integer::intValue).toArray();
        check(Arrays.equals(order, expected), "order of the rows");

        // A module's first row is its largest class.
        System.out.printf("%,d classes of %d modules; the largest of each of the first two:%n", classes.length,
                modules.length);
        for (int row = 0, shown = 0; row < order.length && shown < 2; row++) {
            if (row == 0 || module[order[row]] != module[order[row - 1]]) {
                ClassFile first = classes[order[row]];
                System.out.printf("%s: %s, %,d bytes%n", first.module(), first.simpleName(), first.size());
                shown++;
            }
        }
    }
}
