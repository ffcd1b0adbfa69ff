package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArrays;
import io.github.aparasort.Plan;
import io.github.aparasort.Sorter;
import io.github.aparasort.Target;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.Order;
import io.github.aparasort.testing.TestDevice;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bytes, shorts and chars: the JDK's to count on every target, even one whose device is not here. */
@Tag(Coverage.EVERY_JDK)
class JdkCountingSortTest {
    private static final int[] SIZES = {0, 1, 2, 100, 3000, 100_003};

    @ParameterizedTest
    @EnumSource
    void arraysAndRangesAreSorted(Target target) {
        List<Execution> told = new ArrayList<>();
        try (Gpu gpu = Gpu.open(target)) {
            gpu.onExecution(told::add);
            for (int n : SIZES) {
                sort(gpu.sorter(), n);
                assertEquals(6, told.size());
                for (Execution execution : told) {
                    assertEquals("sort", execution.operation());
                    TestDevice.assertJdk(execution);
                }
                assertEquals(List.of(byte.class, byte.class, short.class, short.class, char.class, char.class),
                        told.stream().map(Execution::type).toList());
                assertEquals(n, told.get(4).n());
                assertEquals(n / 2 - n / 3, told.get(5).n());
                told.clear();
            }
        }
    }

    private static void sort(Sorter sorter, int n) {
        for (Class<?> type : new Class<?>[] {byte.class, short.class, char.class}) {
            Object a = AnyArray.of(type, Input.RANDOM, null, n);
            Object range = AnyArray.copy(a);
            Object sorted = AnyArray.gathered(a, 0, AnyArray.stableOrder(a, 0, n, Order.ASCENDING));
            Object sortedRange = AnyArray.gathered(a, n / 3, AnyArray.stableOrder(a, n / 3, n / 2, Order.ASCENDING));
            AnyArray.call(sorter, "sort", a);
            AnyArray.call(sorter, "sort", range, n / 3, n / 2);
            AnyArray.assertSame(sorted, a, type + ", n = " + n);
            AnyArray.assertSame(sortedRange, range, "range of " + type + ", n = " + n);
        }
    }

    @ParameterizedTest
    @ValueSource(classes = {byte.class, short.class, char.class})
    void theyAreExplained(Class<?> type) {
        for (Target target : Target.values()) {
            assertEquals(new Plan("sort", type, 1_000_000, Engine.JDK, Optional.empty(), "the JDK counts them",
                    Map.of(), Map.of(),
                    List.of(), List.of()), Gpu.open(target).explain(type, 1_000_000));
        }
        assertEquals("the JDK counts them", GpuArrays.explain(type, 5).why());
    }
}
