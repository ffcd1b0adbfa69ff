package io.github.aparasort.internal.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Operation;
import io.github.aparasort.Plan;
import io.github.aparasort.internal.engine.Choice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** When the demonstration marks the engine of AUTO. */
class AutoChoiceTest {
    private static boolean isLearned(long jdkNanos, long jtpNanos, String... calls) {
        List<Execution> done = new ArrayList<>();
        for (String call : calls) {
            boolean explores = call.endsWith("?");
            Engine engine = Engine.valueOf(call.replace("?", ""));
            done.add(new Execution("sort", int.class, 9, engine, Optional.empty(), "", 0, 0, 0, 0, 0, 0, 0,
                    explores ? Choice.EXPLORES : ""));
        }
        return AutoChoice.isLearned(done, new Plan("sort", int.class, 9, Engine.JDK, Optional.empty(), "", Map.of(),
                Map.of("JDK", jdkNanos, "JTP", jtpNanos), List.of(), List.of()));
    }

    /** As printed before: JTP is not tried three times yet, so that its first calls, of cold code, still count. */
    @Test
    void anEngineThatWasHardlyTriedMayStillBeChosen() {
        assertFalse(isLearned(100, 120, "JDK", "JTP?", "JDK", "JDK", "JDK"));
        assertTrue(isLearned(100, 120, "JDK", "JTP?", "JTP?", "JTP?", "JDK", "JDK", "JDK"));
    }

    @Test
    void anEngineThatIsFarSlowerNeedsNoCalls() {
        assertTrue(isLearned(300, 100, "JTP", "JTP", "JTP"));
        assertFalse(isLearned(150, 100, "JTP", "JTP", "JTP"));
    }

    @Test
    void callsThatTakeTurnsHaveNotSettled() {
        assertFalse(isLearned(100, 100, "JTP", "JTP", "JDK", "JDK", "JTP", "JDK"));
        assertFalse(isLearned(300, 100, "JTP", "JTP"));
    }

    /** Below the smallest size for kernels there is one engine. */
    @Test
    void smallInputStaysOnTheJdk() {
        int[] keys = {3, 1, 2};
        SampleCall<int[], int[]> sort = new SampleCall<>(Operation.SORT, int.class, 3, keys::clone, (gpu, a) -> {
            gpu.sorter().sort(a);
            return a;
        }, a -> Arrays.equals(new int[] {1, 2, 3}, a));
        AutoChoice choice = AutoChoice.of(sort);
        assertEquals(Gpu.shared().explain(int.class, 3).engine().toString(), choice.engine());
        assertTrue(choice.right());
    }
}
