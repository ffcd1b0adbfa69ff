package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.device.RakeLaunch;
import io.github.aparasort.testing.AdversarialKeys;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.FaultPlan;
import io.github.aparasort.testing.FaultPlan.Moment;
import io.github.aparasort.testing.FaultPlan.Step;
import io.github.aparasort.testing.FaultyContext;
import io.github.aparasort.testing.GuardedInput;
import io.github.aparasort.testing.SortVariant;
import java.util.List;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An interrupt changes nothing about a sort, and is there when it is over. */
@Tag(Coverage.EVERY_JDK)
@Timeout(600)
class InterruptedCallersTest {
    private static final int N = FaultyContext.SMALLEST + 77;
    /** For this the JDK is believed to take 0.2 s, which is how long AUTO waits. */
    private static final int LARGE = 200_000;

    private final FaultPlan plan = new FaultPlan();

    @BeforeEach
    @AfterEach
    void forgetFaults() {
        assertTrue(!Thread.interrupted(), "left by a test");
        Devices.jtp().health().reset();
    }

    @ParameterizedTest
    @CsvSource({"AUTO, 1", "AUTO, 3", "JTP, 1", "JTP, 3"})
    void beforeTheCall(Target target, int rakes) {
        try (FaultyContext context = new FaultyContext(target, rakes, plan).proveKernels()) {
            for (SortVariant variant : SortVariant.values()) {
                Thread.currentThread().interrupt();
                assertSorted(context, variant, N, Engine.JTP);
            }
        }
    }

    /** In every pass, and where the caller waits for others at the end of a worker. */
    @ParameterizedTest
    @CsvSource({"AUTO, 1", "AUTO, 3", "JTP, 1", "JTP, 3"})
    void inTheMidst(Target target, int rakes) {
        Thread caller = Thread.currentThread();
        try (FaultyContext context = new FaultyContext(target, rakes, plan).proveKernels()) {
            for (int pass = 0; pass < 3; pass++) {
                Moment moment = new Moment(pass, rakes - 1, Step.LOAD, 100);
                plan.at(moment, caller::interrupt);
                assertSorted(context, SortVariant.LONG_PAIRS, N, Engine.JTP);
                plan.at(moment, () -> {
                    caller.interrupt();
                    FaultPlan.die();
                });
                assertSorted(context, SortVariant.DOUBLES, N, Engine.JTP);
                Devices.jtp().health().reset();
            }
        }
    }

    /** Where JTP was demanded they wait on; under AUTO the JDK does it when their patience ends. */
    @ParameterizedTest
    @CsvSource({"AUTO, JDK", "JTP, JTP"})
    void whileWaitingForAKernel(Target target, Engine engine) throws Exception {
        try (FaultyContext context = new FaultyContext(target, 2, plan).proveKernels()) {
            List<RakeLaunch> all = context.takeAll(SortVariant.FLOATS);
            FutureTask<Void> waiting = new FutureTask<>(() ->
                    assertSorted(context, SortVariant.FLOATS, LARGE, engine), null);
            Thread thread = new Thread(waiting);
            thread.start();
            while (!isWaiting(thread) && !waiting.isDone()) {
                Thread.onSpinWait();
            }
            thread.interrupt();
            if (target == Target.JTP) {
                Thread.sleep(20);
                assertTrue(!waiting.isDone(), "an interrupt gave it a kernel");
                all.forEach(RakeLaunch::close);
            }
            waiting.get();
            if (target == Target.AUTO) {
                all.forEach(RakeLaunch::close);
            }
        }
    }

    private static boolean isWaiting(Thread thread) {
        return thread.getState() == Thread.State.WAITING || thread.getState() == Thread.State.TIMED_WAITING;
    }

    /** Sorts, takes the interrupt and looks for both. */
    private static void assertSorted(FaultyContext context, SortVariant variant, int n, Engine engine) {
        GuardedInput input = new GuardedInput(variant, AdversarialKeys.PREFIXES_OR_RANDOM, n);
        input.sort(context.sorter());
        assertTrue(Thread.interrupted(), () -> "the interrupt is lost: " + variant);
        input.assertSorted(variant.toString());
        List<Execution> told = context.told();
        assertEquals(engine, told.get(told.size() - 1).engine());
    }
}
