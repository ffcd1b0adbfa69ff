package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Columns;
import io.github.aparasort.Gpu;
import io.github.aparasort.Grouping;
import io.github.aparasort.JoinedRows;
import io.github.aparasort.Joins;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import io.github.aparasort.Target;
import io.github.aparasort.testing.FamilyCase;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Operations on keys of several columns are one call each, on the engine that was demanded, with equal results. */
@ParameterizedClass
@EnumSource(names = {"AUTO", "JDK", "JTP", "OPENCL"})
class ColumnsOnEnginesTest extends FamilyCase {
    private static final int[] SIZES = {2, 300, 5000};

    /** Columns with a narrow word; with a wide one; and too wide for one word, so that there are two sorts. */
    private static Columns columns(int kind, int n) {
        SplittableRandom random = new SplittableRandom(n);
        int[] row = random.ints(n, 0, n / 3 + 1).toArray();
        Columns ints = Columns.of(row).and(Arrays.stream(row).map(x -> -x % 7).toArray());
        double[] reals = Arrays.stream(row).mapToDouble(x -> x % 11 == 0 ? Double.NaN : -x / 7.0).toArray();
        return kind == 0 ? ints : kind == 1 ? ints.and(Arrays.stream(row).map(x -> x * 900_001).toArray())
                : ints.and(Arrays.stream(row).mapToLong(x -> x * 0x1234_5678_9abcL).toArray()).and(reals).and(
                        Arrays.stream(row).mapToObj(x -> x % 5 == 0 ? null : "text " + x).toArray(String[]::new))
                        .and(reals);
    }

    /** Under AUTO another engine may be tried; the JDK notes how it grouped. */
    private void ran(String operation, int n) {
        if (target == Target.JDK) {
            assertRanPlain(operation, Columns.class, n);
        } else if (target == Target.AUTO) {
            forget();
        } else {
            assertRan(operation, Columns.class, n, false);
        }
    }

    @Test
    void groups() {
        try (Gpu jdk = Gpu.open(Target.JDK)) {
            for (int n : SIZES) {
                for (int kind = 0; kind < 3; kind++) {
                    Columns keys = columns(kind, n);
                    Grouping<Columns> expected = jdk.groups().by(keys);
                    Grouping<Columns> found = gpu.groups().by(keys);
                    ran("by", n);
                    assertEquals(expected.keys(), found.keys());
                    assertArrayEquals(expected.offsets(), found.offsets());
                    assertArrayEquals(expected.order(), found.order());
                    assertEquals(new Pairs<>(expected.keys(), expected.counts()), gpu.groups().counts(keys));
                    ran("counts", n);
                    assertArrayEquals(expected.first(), gpu.groups().unique(keys));
                    ran("unique", n);
                    assertArrayEquals(jdk.groups().rankDescending(keys), gpu.groups().rankDescending(keys));
                    ran("rankDescending", n);
                    int[] values = IntStream.range(0, n).map(i -> i * i).toArray();
                    assertEquals(jdk.groups().reduceByKey(keys, values, ScanOp.SUM),
                            gpu.groups().reduceByKey(keys, values, ScanOp.SUM));
                    ran("reduceByKey", n);
                    assertArrayEquals(expected.order(), gpu.sorter().orderBy(keys).argsort());
                    forget();
                }
            }
        }
    }

    @Test
    void joins() {
        try (Gpu jdk = Gpu.open(Target.JDK)) {
            for (int n : SIZES) {
                for (int kind = 0; kind < 3; kind++) {
                    Columns a = columns(kind, n);
                    Columns b = columns(kind, n / 2);
                    for (String join : new String[] {"inner", "left", "right", "outer", "semi", "anti"}) {
                        Joins joins = n == 300 ? gpu.joins() : gpu.joins().matchingNulls();
                        JoinedRows expected = (JoinedRows) call(n == 300 ? jdk.joins() : jdk.joins().matchingNulls(),
                                join, a, b);
                        JoinedRows found = (JoinedRows) call(joins, join, a, b);
                        ran(join, n + n / 2);
                        assertEquals(expected.inOrderOfA(), found.inOrderOfA());
                        assertEquals(expected, found);
                    }
                }
            }
        }
    }
}
