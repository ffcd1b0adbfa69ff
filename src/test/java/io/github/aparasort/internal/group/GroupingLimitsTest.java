package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.aparasort.Gpu;
import io.github.aparasort.Grouping;
import io.github.aparasort.ScanOp;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.FamilyCase;
import java.lang.reflect.Array;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** What a grouping refuses, and what is left of groups without elements. */
@Tag(Coverage.SCALED)
@ParameterizedClass
@EnumSource(names = {"JDK", "JTP", "OPENCL"})
class GroupingLimitsTest extends FamilyCase {
    @Test
    void wrongArgumentsAreRefused() {
        Grouping<int[]> grouping = gpu.groups().by(new int[] {2, 1, 2});
        forget();
        for (Runnable call : List.<Runnable>of(() -> grouping.mean(new long[4]), () -> grouping.std(new int[4]),
                () -> grouping.sum(new int[4]), () -> grouping.max(new float[4]), () -> grouping.median(new long[4]),
                () -> grouping.quantiles(new int[4], 0.5), () -> grouping.topK(new float[4], 1),
                () -> grouping.bottomK(new double[4], 1), () -> grouping.where(new boolean[4]))) {
            refused(IllegalArgumentException.class, "3 elements in groups, but 4 values", call);
        }
        for (Runnable call : List.<Runnable>of(() -> grouping.where(null), () -> grouping.mean((int[]) null),
                () -> grouping.quantiles((int[]) null, 1), () -> grouping.quantiles(new int[3], (double[]) null),
                () -> grouping.topK((double[]) null, 1))) {
            refused(NullPointerException.class, null, call);
        }
        refused(IllegalArgumentException.class, "q[1] = 1.5: it must be in [0, 1]",
                () -> grouping.quantiles(new int[3], 0.5, 1.5));
        refused(IllegalArgumentException.class, "q[0] = NaN: it must be in [0, 1]",
                () -> grouping.quantiles(new int[3], Double.NaN));
        for (int k : new int[] {-1, Integer.MIN_VALUE}) {
            refused(IllegalArgumentException.class, "k = " + k + ": it must be at least 0",
                    () -> grouping.topK(new int[3], k));
            refused(IllegalArgumentException.class, "k = " + k + ": it must be at least 0",
                    () -> grouping.bottomK(new int[3], k));
        }
    }

    /** Groups without elements would have no first one. */
    @Test
    void noElementsOfEachGroupAreNoGroups() {
        for (Grouping<?> grouping : List.of(gpu.groups().by(new long[] {2, 1, 2}),
                gpu.groups().by(new String[] {"b", "a", "b"}), gpu.groups().by(new int[3]).topK(new int[3], 0))) {
            for (Grouping<?> none : List.of(grouping.topK(new double[3], 0), grouping.bottomK(new int[3], 0))) {
                assertEquals(0, none.size());
                assertEquals(grouping.keys().getClass(), none.keys().getClass());
                assertEquals(0, Array.getLength(none.keys()));
                assertArrayEquals(new int[1], none.offsets());
                for (int[] each : List.of(none.order(), none.first(), none.last())) {
                    assertArrayEquals(new int[0], each);
                }
                assertArrayEquals(new double[0], none.mean(new int[3]));
                assertArrayEquals(new long[0], none.reduce(new long[3], ScanOp.MIN));
                assertArrayEquals(new double[][] {{}}, none.quantiles(new float[3], 0.5));
            }
        }
    }

    @Test
    void aClosedContextRefuses() {
        Gpu closed = Gpu.open(target);
        Grouping<int[]> grouping = closed.groups().by(new int[] {1, 2});
        closed.close();
        for (Executable call : List.<Executable>of(() -> grouping.mean(new int[2]), () -> grouping.sum(new int[2]),
                () -> grouping.where(new boolean[2]), () -> grouping.quantiles(new int[2], 0.5),
                () -> grouping.topK(new int[2], 1), () -> grouping.bottomK(new int[2], 1))) {
            assertThrows(IllegalStateException.class, call);
        }
    }
}
