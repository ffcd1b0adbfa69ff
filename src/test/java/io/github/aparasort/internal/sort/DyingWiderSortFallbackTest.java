package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Target;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.FaultPlan;
import io.github.aparasort.testing.FaultPlan.Moment;
import io.github.aparasort.testing.FaultPlan.Step;
import io.github.aparasort.testing.FaultyContext;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.Order;
import io.github.aparasort.testing.SpecialFloats;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Workers that die in the midst of the wider sorts: the JDK ends what they left, and no bit and no pair is lost. */
@Timeout(600)
class DyingWiderSortFallbackTest {
    private static final int N = FaultyContext.SMALLEST + 1000;
    private static final List<Class<?>> KEYS = List.of(int.class, long.class, float.class, double.class);

    private final FaultPlan plan = new FaultPlan();

    @BeforeEach
    @AfterEach
    void forgetFaults() {
        Devices.jtp().health().reset();
    }

    @ParameterizedTest
    @CsvSource({"1, RUNTIME", "3, RUNTIME", "1, MEMORY", "3, MEMORY"})
    void theJdkSortsWhatAWorkerLeft(int rakes, String death) {
        try (FaultyContext context = new FaultyContext(Target.JTP, rakes, plan).proveKernels()) {
            for (Moment moment : List.of(new Moment(0, rakes - 1, Step.LOAD, 7),
                    new Moment(1, 0, Step.TO_SCRATCH, 99), new Moment(2, rakes - 1, Step.STORE, 1),
                    new Moment(2, 0, Step.STORE, 555))) {
                plan.at(moment, () -> {
                    if (death.equals("MEMORY")) {
                        throw new OutOfMemoryError("planted");
                    }
                    throw new IllegalStateException("planted");
                });
                for (Class<?> type : KEYS) {
                    alone(context, type, "sortDescending", Order.DESCENDING);
                    if (type == int.class || type == long.class) {
                        alone(context, type, "sortUnsigned", Order.UNSIGNED);
                    }
                    for (Object values : new Object[] {Input.values(N), SpecialFloats.EVERYTHING.floats(N),
                        Input.RANDOM.longs(N), SpecialFloats.EVERYTHING.doubles(N), AnyArray.boxed(Input.values(N))}) {
                        pairs(context, type, values);
                    }
                }
            }
        }
    }

    private static void alone(FaultyContext context, Class<?> type, String operation, Order order) {
        Object a = AnyArray.of(type, Input.RANDOM, SpecialFloats.EVERYTHING, N);
        Object expected = AnyArray.gathered(a, 0, AnyArray.stableOrder(a, 0, N, order));
        AnyArray.call(context.sorter(), operation, a);
        AnyArray.assertSame(expected, a, operation + " of " + type);
        assertFellBack(context);
    }

    private static void pairs(FaultyContext context, Class<?> type, Object values) {
        Object keys = AnyArray.of(type, Input.RANDOM, SpecialFloats.EVERYTHING, N);
        int[] order = AnyArray.stableOrder(keys, 0, N, Order.ASCENDING);
        Object expectedKeys = AnyArray.gathered(keys, 0, order);
        Object expectedValues = AnyArray.gathered(values, 0, order);
        AnyArray.call(context.sorter(), "sortPairs", keys, values);
        AnyArray.assertSame(expectedKeys, keys, "keys of " + type);
        AnyArray.assertSame(expectedValues, values, "values of " + type);
        assertFellBack(context);
    }

    private static void assertFellBack(FaultyContext context) {
        // Faults in a row would switch JTP off. The kernels stay proven.
        Devices.jtp().health().success();
        List<Execution> told = context.told();
        assertEquals(1, told.size());
        assertEquals(Engine.JDK, told.get(0).engine());
        String note = told.get(0).note();
        assertTrue(note.startsWith("JTP: ") && !note.contains("proof"), note);
    }
}
