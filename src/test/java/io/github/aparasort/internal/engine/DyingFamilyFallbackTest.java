package io.github.aparasort.internal.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Target;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.FaultCall;
import io.github.aparasort.testing.FaultCase.Outcome;
import io.github.aparasort.testing.FaultFamily;
import io.github.aparasort.testing.FaultPlan;
import io.github.aparasort.testing.FaultPlan.Moment;
import io.github.aparasort.testing.FaultPlan.Step;
import io.github.aparasort.testing.FaultyContext;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a caller of a merge, a set operation, a reduction, a scan or groups sees of a worker that dies: the right
 * result, every input as it was, and a note.
 */
@Timeout(600)
class DyingFamilyFallbackTest {
    /** Above what AUTO leaves to the JDK, of each family. */
    private static final int BEYOND = 1000;
    /** So many groups that a small sample does not take them for few: those go to hash tables. */
    private static final int GROUPED = 1 << 15;
    private static final int RAKES = 3;
    /** One more than switches a device off. */
    private static final int OFTEN = 4;

    private final FaultPlan plan = new FaultPlan();

    @BeforeEach
    @AfterEach
    void forgetFaults() {
        Devices.jtp().health().reset();
    }

    static Stream<Arguments> targetsAndRakes() {
        return Coverage.rows(Stream.of(Arguments.of(Target.AUTO, RAKES), Arguments.of(Target.JTP, 1)),
                Arguments.of(Target.AUTO, 1), Arguments.of(Target.JTP, RAKES));
    }

    private static List<FaultFamily> withRakes() {
        return Arrays.stream(FaultFamily.values()).filter(FaultFamily::hasRakes).toList();
    }

    /** The JDK does the work again; but a scan that has begun to overwrite its input, the caller's thread ends. */
    @Tag(Coverage.SCALED)
    @ParameterizedTest
    @MethodSource("targetsAndRakes")
    void theCallerGetsTheResult(Target target, int rakes) {
        try (FaultyContext context = new FaultyContext(target, rakes, plan)) {
            for (FaultFamily call : withRakes()) {
                assertWell(context, call);
                for (Moment moment : moments(call, rakes)) {
                    plan.at(moment, FaultPlan::die);
                    Execution execution = attempt(context, call);
                    assertTrue(execution.note().startsWith("JTP: a worker failed"), () -> call + ": " + execution);
                    assertEquals(call.isOverInput() ? Engine.JTP : Engine.JDK, execution.engine(), call::name);
                    assertEquals(call.isOverInput(), execution.note().endsWith("; the caller's thread did the rest"),
                            execution::note);
                    // A success between faults: chance, not a broken device.
                    assertWell(context, call);
                }
            }
        }
    }

    /** A worker of a pool has the launch done by another thread, and is the one that recovers. */
    @Test
    void aWorkerOfAPoolGetsTheResultToo() throws Exception {
        try (FaultyContext context = new FaultyContext(Target.JTP, RAKES, plan)) {
            for (FaultFamily call : withRakes()) {
                assertWell(context, call);
                List<Moment> moments = moments(call, RAKES);
                plan.at(moments.get(moments.size() - 1), FaultPlan::die);
                Execution execution = ForkJoinPool.commonPool().submit(() -> attempt(context, call)).get();
                assertTrue(execution.note().startsWith("JTP: a worker failed"), () -> call + ": " + execution);
            }
        }
    }

    /** Before a block is kept there is nothing that could not be done again. */
    @ParameterizedTest
    @CsvSource({"AUTO", "JTP"})
    void whatHasNotBegunIsLeftToTheJdk(Target target) {
        try (FaultyContext context = new FaultyContext(target, 1, plan)) {
            for (FaultFamily call : withRakes()) {
                if (call.isOverInput()) {
                    assertWell(context, call);
                    plan.at(new Moment(0, 0, Step.KEEP, 1), FaultPlan::die);
                    Execution execution = attempt(context, call);
                    assertEquals(Engine.JDK, execution.engine());
                    assertTrue(execution.note().startsWith("JTP: a worker failed"), execution::note);
                }
            }
        }
    }

    /** Nor is memory that a worker wants for itself a fault of its device. */
    @ParameterizedTest
    @CsvSource({"AUTO", "JTP"})
    void noMemoryForAWorkerIsNoFaultOfItsDevice(Target target) {
        try (FaultyContext context = new FaultyContext(target, RAKES, plan)) {
            for (FaultFamily call : withRakes()) {
                assertWell(context, call);
            }
            for (FaultFamily call : withRakes()) {
                plan.at(moments(call, RAKES).get(0), () -> {
                    throw new OutOfMemoryError("planted");
                });
                Execution execution = attempt(context, call);
                assertTrue(execution.note().startsWith("JTP: "), execution::note);
            }
            assertNull(Devices.jtp().health().whyOff());
        }
    }

    /** Three faults in a row switch JTP off for this process, though the work was finished each time. */
    @ParameterizedTest
    @CsvSource({"AUTO", "JTP"})
    void whatAlwaysDiesIsNotUsed(Target target) {
        try (FaultyContext context = new FaultyContext(target, RAKES, plan)) {
            assertWell(context, FaultFamily.EXCLUSIVE_INTS_OVER);
            plan.at(new Moment(1, 0, Step.HALFWAY, 1), FaultPlan::die);
            for (int i = 1; i <= OFTEN; i++) {
                Execution execution = attempt(context, FaultFamily.EXCLUSIVE_INTS_OVER);
                assertEquals(i < OFTEN ? Engine.JTP : Engine.JDK, execution.engine());
            }
            assertNotNull(Devices.jtp().health().whyOff());
        }
    }

    /** In the first, the middle and the last rake; of what has several passes or launches, in each. */
    private static List<Moment> moments(FaultFamily call, int rakes) {
        int last = rakes - 1;
        int lastPass = rakes == 1 ? 0 : 1;
        return switch (call.family()) {
            case "merge" -> List.of(new Moment(0, 0, Step.MARK, 1), new Moment(0, rakes / 2, Step.MARK, 3),
                    new Moment(0, last, Step.DONE, 1));
            case "sets" -> List.of(new Moment(call.streams() ? 1 : 0, last, Step.CROSSING, 2),
                    new Moment(call.streams() ? 2 : 0, 0, Step.MARK, 3),
                    new Moment(call.streams() ? 2 : 0, rakes / 2, Step.DONE, 1));
            case "groups" -> List.of(new Moment(0, last, Step.LOAD, 7), new Moment(1, 0, Step.TO_SCRATCH, 99),
                    new Moment(2, last, Step.STORE, 1), new Moment(2, 0, Step.STORE, 555));
            default -> call.isReduction()
                    ? List.of(new Moment(0, last, Step.FOLD, 1), new Moment(0, 0, Step.FOLD, 7),
                    new Moment(0, rakes / 2, Step.DONE, 1))
                    : List.of(new Moment(0, 0, Step.HALFWAY, 2), new Moment(lastPass, last, Step.SCAN, 5),
                    new Moment(lastPass, rakes / 2, Step.HALFWAY, 9), new Moment(lastPass, last, Step.SCANNED, 7),
                    new Moment(lastPass, last, Step.DONE, 1));
        };
    }

    private void assertWell(FaultyContext context, FaultFamily call) {
        plan.at(null, null);
        Execution execution = attempt(context, call);
        assertEquals(Engine.JTP, execution.engine(), () -> call + ": " + execution);
        assertEquals("", execution.note());
    }

    private static Execution attempt(FaultyContext context, FaultFamily call) {
        int n = call.smallest() + (call.family().equals("groups") ? GROUPED : BEYOND);
        FaultCall.Attempt attempt = call.attempt(context.gpu, n);
        assertEquals(Outcome.RIGHT, attempt.outcome(), () -> call + ": " + attempt.message());
        List<Execution> told = context.told();
        assertEquals(1, told.size());
        return told.get(0);
    }
}
