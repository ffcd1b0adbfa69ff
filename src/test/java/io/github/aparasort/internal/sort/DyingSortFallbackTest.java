package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Target;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.engine.DeviceCalls;
import io.github.aparasort.testing.AdversarialKeys;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.FaultPlan;
import io.github.aparasort.testing.FaultPlan.Moment;
import io.github.aparasort.testing.FaultPlan.Step;
import io.github.aparasort.testing.FaultyContext;
import io.github.aparasort.testing.GuardedInput;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.Order;
import io.github.aparasort.testing.SortVariant;
import io.github.aparasort.testing.SpecialFloats;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a caller sees of a worker that dies, or of memory that is not to be had: the result, and a note. */
@Timeout(600)
class DyingSortFallbackTest {
    private static final int N = FaultyContext.SMALLEST + 1000;
    private static final int RAKES = 3;
    /** One more than switches a device off. */
    private static final int OFTEN = 4;
    /** What the smallest arrays of a kernel hold. */
    private static final int LITTLE = 1024;

    private final FaultPlan plan = new FaultPlan();

    @BeforeEach
    @AfterEach
    void forgetFaults() {
        Devices.jtp().health().reset();
    }

    @ParameterizedTest
    @CsvSource({"AUTO, 1", "AUTO, 3", "JTP, 1", "JTP, 3"})
    void theJdkSortsWhatAWorkerLeft(Target target, int rakes) {
        try (FaultyContext context = new FaultyContext(target, rakes, plan).proveKernels()) {
            for (SortVariant variant : SortVariant.values()) {
                for (Moment moment : moments(rakes)) {
                    plan.at(moment, FaultPlan::die);
                    Execution execution = sort(context, variant);
                    assertEquals(Engine.JDK, execution.engine());
                    assertTrue(execution.note().startsWith("JTP: a worker failed"), execution::note);
                    // A success between faults: chance, not a broken device.
                    plan.at(null, null);
                    assertEquals(Engine.JTP, sort(context, variant).engine());
                }
            }
        }
    }

    private static List<Moment> moments(int rakes) {
        return List.of(new Moment(0, rakes - 1, Step.LOAD, 7), new Moment(1, 0, Step.TO_SCRATCH, 99),
                new Moment(2, rakes - 1, Step.STORE, 1), new Moment(2, 0, Step.STORE, 555));
    }

    private static void runOut() {
        throw new OutOfMemoryError("planted");
    }

    /** In the midst of the wider sorts, too: no bit and no pair is lost. */
    @ParameterizedTest
    @CsvSource({"1, false", "3, false", "1, true", "3, true"})
    void theJdkDoesWiderSorts(int rakes, boolean lacksMemory) {
        try (FaultyContext context = new FaultyContext(Target.JTP, rakes, plan).proveKernels()) {
            for (Moment moment : moments(rakes)) {
                plan.at(moment, lacksMemory ? DyingSortFallbackTest::runOut : FaultPlan::die);
                for (Class<?> type : List.of(int.class, long.class, float.class, double.class)) {
                    sorts(context, "sortDescending", type, null, Order.DESCENDING);
                    if (type == int.class || type == long.class) {
                        sorts(context, "sortUnsigned", type, null, Order.UNSIGNED);
                    }
                    for (Object values : new Object[] {Input.values(N), SpecialFloats.EVERYTHING.floats(N),
                        Input.RANDOM.longs(N), SpecialFloats.EVERYTHING.doubles(N), AnyArray.boxed(Input.values(N))}) {
                        sorts(context, "sortPairs", type, values, Order.ASCENDING);
                    }
                }
            }
        }
    }

    /** Sorts keys, with values or null. */
    private static void sorts(FaultyContext context, String operation, Class<?> type, Object values, Order by) {
        Object keys = AnyArray.of(type, Input.RANDOM, SpecialFloats.EVERYTHING, N);
        int[] order = AnyArray.stableOrder(keys, 0, N, by);
        Object expectedKeys = AnyArray.taken(keys, order);
        Object expectedValues = values == null ? null : AnyArray.taken(values, order);
        AnyArray.call(context.sorter(), operation, values == null ? new Object[] {keys} : new Object[] {keys, values});
        AnyArray.assertSame(expectedKeys, keys, operation + " of " + type);
        AnyArray.assertSame(expectedValues, values, "values of " + type);
        // Faults in a row would switch JTP off. The kernels stay proven.
        Devices.jtp().health().success();
        List<Execution> told = context.told();
        assertEquals(1, told.size());
        assertEquals(Engine.JDK, told.get(0).engine());
        String note = told.get(0).note();
        assertTrue(note.startsWith("JTP: ") && !note.contains("proof"), note);
    }

    /** Memory that a worker, or the thread that starts it, needs itself. The next call may find it free again. */
    @ParameterizedTest
    @CsvSource({"AUTO, 1", "AUTO, 3", "JTP, 1", "JTP, 3"})
    void noMemoryForAWorkerIsNoFaultOfItsDevice(Target target, int rakes) {
        try (FaultyContext context = new FaultyContext(target, rakes, plan).proveKernels()) {
            for (SortVariant variant : SortVariant.values()) {
                for (int pass = 0; pass < 3; pass++) {
                    plan.at(new Moment(pass, 0, Step.LOAD, 1), DyingSortFallbackTest::runOut);
                    Execution execution = sort(context, variant);
                    assertEquals(Engine.JDK, execution.engine());
                    assertTrue(execution.note().startsWith("JTP: "), execution::note);
                }
            }
            assertNull(Devices.jtp().health().whyOff());
            plan.at(null, null);
            assertEquals(Engine.JTP, sort(context, SortVariant.INTS).engine());
        }
    }

    /** Nor is it for a kernel that is to prove itself. */
    @ParameterizedTest
    @CsvSource({"AUTO", "JTP"})
    void noMemoryForAProbeRejectsNoKernel(Target target) {
        plan.at(new Moment(0, 0, Step.LOAD, 1), DyingSortFallbackTest::runOut);
        try (FaultyContext context = new FaultyContext(target, RAKES, plan)) {
            for (SortVariant variant : SortVariant.values()) {
                assertEquals(Engine.JDK, sort(context, variant).engine());
            }
            plan.at(null, null);
            for (SortVariant variant : SortVariant.values()) {
                assertEquals(Engine.JTP, sort(context, variant).engine());
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"AUTO", "JTP"})
    void theJdkSortsWhereScratchIsNotToBeHad(Target target) {
        new FaultyContext(target, RAKES, plan).proveKernels().close();
        try (FaultyContext context = new FaultyContext(target, RAKES, plan)) {
            plan.withRoomFor(LITTLE);
            for (SortVariant variant : SortVariant.values()) {
                Execution execution = sort(context, variant);
                assertEquals(Engine.JDK, execution.engine());
                assertTrue(execution.note().contains("no room"), execution::note);
            }
            assertNull(Devices.jtp().health().whyOff());
        }
    }

    /** A kernel takes memory of its own, before any array does. */
    @ParameterizedTest
    @CsvSource({"AUTO", "JTP"})
    void theJdkSortsWhereAKernelIsNotToBeHad(Target target) {
        try (FaultyContext context = new FaultyContext(target, (DeviceCalls.RakeMaker) rakes -> {
            throw new OutOfMemoryError("planted");
        })) {
            for (SortVariant variant : SortVariant.values()) {
                Execution execution = sort(context, variant);
                assertEquals(Engine.JDK, execution.engine());
                assertTrue(execution.note().contains("no memory for a kernel"), execution::note);
            }
        }
    }

    /** Three faults in a row switch JTP off for this process: later calls do not come near it. */
    @ParameterizedTest
    @CsvSource({"AUTO", "JTP"})
    void whatAlwaysDiesIsNotUsed(Target target) {
        try (FaultyContext context = new FaultyContext(target, RAKES, plan).proveKernels()) {
            for (int i = 0; i < OFTEN; i++) {
                plan.at(new Moment(2, 0, Step.STORE, 100), FaultPlan::die);
                assertEquals(Engine.JDK, sort(context, SortVariant.LONG_PAIRS).engine());
            }
            assertNotNull(Devices.jtp().health().whyOff());
            plan.at(null, null);
            assertEquals(Engine.JDK, sort(context, SortVariant.INTS).engine());
        }
    }

    private static Execution sort(FaultyContext context, SortVariant variant) {
        GuardedInput input = new GuardedInput(variant, AdversarialKeys.PREFIXES_OR_RANDOM, N);
        try {
            input.sort(context.sorter());
        } catch (OutOfMemoryError e) {
            // As it is it would end all tests.
            throw new AssertionError("it reaches the caller of " + variant, e);
        }
        input.assertSorted(variant.toString());
        List<Execution> told = context.told();
        assertEquals(1, told.size());
        return told.get(0);
    }
}
