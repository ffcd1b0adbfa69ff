package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Sorter;
import io.github.aparasort.Target;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.TestDevice;
import java.lang.reflect.Array;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whether an array ascends: for every type, of any size, wherever it does not. */
class OrderChecksTest {
    private static final int LARGE = Presorted.PARALLEL_FROM + 12_345;

    private final Sorter sorter = Gpu.open(Target.JDK).sorter();

    @ParameterizedTest
    @EnumSource
    void whatTheOracleSays(Input input) {
        Comparator<Object> order = AnyArray.natural();
        for (Class<?> type : AnyArray.TYPES) {
            for (int n : new int[] {0, 1, 2, 3, 100, 4099}) {
                Object a = AnyArray.of(type, input, null, n);
                for (int margin = 0; 2 * margin <= n && margin < 3; margin++) {
                    boolean sorted = true;
                    for (int i = margin + 1; i < n - margin; i++) {
                        sorted &= order.compare(Array.get(a, i - 1), Array.get(a, i)) <= 0;
                    }
                    assertEquals(sorted, margin == 0 ? AnyArray.call(sorter, "isSorted", a)
                            : AnyArray.call(sorter, "isSorted", a, margin, n - margin), input + " " + type + " " + n);
                }
            }
        }
    }

    @Test
    void theOrderOfFloatsIsTotal() {
        double nan = Double.longBitsToDouble(0xfff8_0000_0000_1234L);
        assertEquals(true, sorter.isSorted(new double[] {Double.NEGATIVE_INFINITY, -0.0, -0.0, 0.0, nan, Double.NaN}));
        assertEquals(false, sorter.isSorted(new double[] {0.0, -0.0}));
        assertEquals(false, sorter.isSorted(new double[] {nan, Double.POSITIVE_INFINITY}));
        assertEquals(true, sorter.isSorted(new float[] {-0.0f, 0.0f, Float.POSITIVE_INFINITY, Float.NaN}));
        assertEquals(false, sorter.isSorted(new float[] {0.0f, -0.0f}));
        assertEquals(false, sorter.isSorted(new float[] {Float.NaN, 1}));
    }

    /** A single descent shows, at either end of what a thread reads and in between; outside a range it does not. */
    @Test
    void aSingleDescentShows() {
        int[] a = new int[LARGE];
        assertEquals(true, sorter.isSorted(a));
        SplittableRandom random = new SplittableRandom(1);
        int grain = Parallel.GRAIN;
        for (int at : new int[] {1, 2, grain - 1, grain, grain + 1, 2 * grain - 1, 2 * grain, 2 * grain + 1,
            grain + random.nextInt(LARGE - grain), LARGE / grain * grain, LARGE - 1}) {
            for (List<Integer> range : List.of(List.of(0, LARGE), List.of(at, LARGE), List.of(at - 1, LARGE))) {
                a[at] = -1;
                boolean sorted = range.get(0) == at;
                assertEquals(sorted, sorter.isSorted(a, range.get(0), range.get(1)), () -> at + " in " + range);
                a[at] = 0;
            }
            a[at - 1] = 1;
            assertEquals(false, sorter.isSorted(a));
            assertEquals(true, sorter.isSorted(a, 0, at));
            a[at - 1] = 0;
        }
    }

    @Test
    void itIsTold() {
        try (Gpu gpu = Gpu.open(Target.JTP)) {
            Execution[] told = new Execution[1];
            gpu.onExecution(execution -> told[0] = execution);
            gpu.sorter().isSorted(new short[10], 2, 9);
            assertEquals("isSorted", told[0].operation());
            assertEquals(short.class, told[0].type());
            assertEquals(7, told[0].n());
            TestDevice.assertJdk(told[0]);
        }
    }
}
