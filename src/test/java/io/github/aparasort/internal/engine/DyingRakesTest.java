package io.github.aparasort.internal.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Target;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.testing.AdversarialKeys;
import io.github.aparasort.testing.FaultCall;
import io.github.aparasort.testing.FaultCase.Outcome;
import io.github.aparasort.testing.FaultFamily;
import io.github.aparasort.testing.FaultPlan;
import io.github.aparasort.testing.FaultPlan.Moment;
import io.github.aparasort.testing.FaultPlan.Step;
import io.github.aparasort.testing.FaultyContext;
import io.github.aparasort.testing.GuardedInput;
import io.github.aparasort.testing.SortVariant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A worker fails in the midst of what is done in the caller's arrays, a sort or a scan, or there is no memory for it:
 * the caller gets the right result, and a note.
 */
@Timeout(600)
class DyingRakesTest {
    private static final int N = FaultyContext.SMALLEST + 1000;
    /** What the smallest arrays of a kernel hold. */
    private static final int LITTLE = 1024;

    private final FaultPlan plan = new FaultPlan();

    @BeforeEach
    @AfterEach
    void forgetFaults() {
        Devices.jtp().health().reset();
    }

    /** Of keys that share prefixes: insertion is given up, and all bits are sorted. */
    @ParameterizedTest
    @CsvSource({"AUTO, 1", "AUTO, 3", "JTP, 1", "JTP, 3"})
    void aSortIsFinished(Target target, int rakes) {
        try (FaultyContext context = new FaultyContext(target, rakes, plan).proveKernels()) {
            for (SortVariant variant : SortVariant.values()) {
                for (AdversarialKeys keys : List.of(AdversarialKeys.PREFIXES_OR_RANDOM, AdversarialKeys.GAUSSIAN)) {
                    sortMoments(rakes).forEach(moment -> {
                        plan.at(moment, FaultPlan::die);
                        assertFinished(sort(context, variant, keys), variant + ", " + keys + " until " + moment);
                    });
                }
            }
        }
    }

    private static Stream<Moment> sortMoments(int rakes) {
        return Stream.concat(Stream.of(new Moment(0, rakes - 1, Step.LOAD, 7), new Moment(1, 0, Step.LOAD, 99)),
                Stream.of(1, 2, 5, 50, 60, 99, 140, 500).flatMap(k -> Stream.of(new Moment(2, 0, Step.LOAD, k),
                        new Moment(2, rakes - 1, Step.STORE, k))));
    }

    /** If the caller's thread fails too, all elements are where the JDK looks for them. */
    @ParameterizedTest
    @CsvSource({"AUTO, 3", "JTP, 1", "JTP, 3"})
    void whatFailsAgainIsLeftToTheJdk(Target target, int rakes) {
        try (FaultyContext context = new FaultyContext(target, rakes, plan).proveKernels()) {
            for (SortVariant variant : SortVariant.values()) {
                sortMoments(rakes).forEach(moment -> {
                    plan.at(moment, () -> {
                        plan.at(moment, FaultPlan::die);
                        FaultPlan.die();
                    });
                    Execution execution = sort(context, variant, AdversarialKeys.PREFIXES_OR_RANDOM);
                    // What is left may have fewer steps.
                    assertEquals(plan.wasMet() ? Engine.JDK : Engine.JTP, execution.engine());
                    assertTrue(execution.note().startsWith("JTP: a worker failed"), execution::note);
                    Devices.jtp().health().success();
                });
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"AUTO, 1", "AUTO, 3", "JTP, 1", "JTP, 3"})
    void aScanIsFinished(Target target, int rakes) {
        int lastPass = rakes == 1 ? 0 : 1;
        List<Moment> moments = List.of(new Moment(0, 0, Step.HALFWAY, 1), new Moment(0, 0, Step.SCANNED, 2),
                new Moment(lastPass, rakes - 1, Step.HALFWAY, 1), new Moment(lastPass, rakes - 1, Step.HALFWAY, 9),
                new Moment(lastPass, rakes / 2, Step.SCANNED, 7));
        try (FaultyContext context = new FaultyContext(target, rakes, plan)) {
            for (FaultFamily call : FaultFamily.values()) {
                if (call.family().equals("scan")) {
                    attempt(context, call);
                    for (Moment moment : call.isReduction() ? List.of(new Moment(0, rakes - 1, Step.FOLD, 3))
                            : moments) {
                        plan.at(moment, FaultPlan::die);
                        assertFinished(attempt(context, call), call + " until " + moment);
                    }
                }
            }
        }
    }

    private void assertFinished(Execution execution, String what) {
        assertTrue(plan.wasMet(), what);
        assertEquals(Engine.JTP, execution.engine(), what);
        assertTrue(execution.note().startsWith("JTP: a worker failed"), execution::note);
        assertTrue(execution.note().endsWith("; the caller's thread did the rest"), execution::note);
        // A success between faults: chance, not a broken device.
        Devices.jtp().health().success();
    }

    @ParameterizedTest
    @CsvSource({"AUTO", "JTP"})
    void theJdkSortsWhereScratchIsNotToBeHad(Target target) {
        new FaultyContext(target, 3, plan).proveKernels().close();
        try (FaultyContext context = new FaultyContext(target, 3, plan)) {
            plan.withRoomFor(LITTLE);
            assertJdkSorts(context, "no room");
        }
    }

    /** A kernel takes memory of its own, before any array does. */
    @ParameterizedTest
    @CsvSource({"AUTO", "JTP"})
    void theJdkSortsWhereAKernelIsNotToBeHad(Target target) {
        try (FaultyContext context = new FaultyContext(target, rakes -> {
            throw new OutOfMemoryError("planted");
        })) {
            assertJdkSorts(context, "no memory for a kernel");
        }
    }

    private static void assertJdkSorts(FaultyContext context, String why) {
        for (SortVariant variant : SortVariant.values()) {
            Execution execution = sort(context, variant, AdversarialKeys.GAUSSIAN);
            assertEquals(Engine.JDK, execution.engine());
            assertTrue(execution.note().contains(why), execution::note);
        }
        assertNull(Devices.jtp().health().whyOff());
    }

    private static Execution sort(FaultyContext context, SortVariant variant, AdversarialKeys keys) {
        GuardedInput input = new GuardedInput(variant, keys, N);
        try {
            input.sort(context.sorter());
        } catch (OutOfMemoryError e) {
            // As it is it would end all tests.
            throw new AssertionError("it reaches the caller of " + variant, e);
        }
        input.assertSorted(variant.toString());
        return told(context);
    }

    private static Execution attempt(FaultyContext context, FaultFamily call) {
        FaultCall.Attempt attempt = call.attempt(context.gpu, call.smallest() + 1000);
        assertEquals(Outcome.RIGHT, attempt.outcome(), () -> call + ": " + attempt.message());
        return told(context);
    }

    private static Execution told(FaultyContext context) {
        List<Execution> told = context.told();
        assertEquals(1, told.size());
        return told.get(0);
    }
}
