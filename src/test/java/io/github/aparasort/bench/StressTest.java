package io.github.aparasort.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Engine;
import io.github.aparasort.Operation;
import io.github.aparasort.Target;
import io.github.aparasort.internal.Operations;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.TestDevice;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Random calls of all operations from two threads, while the garbage collector is kept busy: no result is wrong, no
 * device fails, and nothing else on the heap changes. The number of calls is fixed, so that each run makes the same
 * ones.
 */
@Tag(Coverage.EXHAUSTIVE)
class StressTest {
    /** Calls of each operation by each of the threads. */
    private static final int ROUNDS = 10;
    /** Large enough that an engine takes each operation, scans too. */
    private static final int SMALLEST = 70_000;
    private static final int LARGEST = 300_000;

    @Test
    void jtp() throws Exception {
        stress(Target.JTP, Engine.JTP);
    }

    @Test
    void openCl() throws Exception {
        TestDevice.openCl();
        stress(Target.OPENCL, Engine.OPENCL);
    }

    private static void stress(Target target, Engine engine) throws Exception {
        StressTally large = run(target, ROUNDS, SMALLEST);
        Set<String> kernels = StressInput.CALLS.stream().map(Operation::method).filter(operation ->
                engine == Engine.OPENCL || Operations.of(Operation.of(operation), int.class).hasRakes())
                .collect(Collectors.toSet());
        assertTrue(large.byEngine(engine).keySet().containsAll(kernels), large::toString);
        run(target, 2 * ROUNDS, 2);
    }

    private static StressTally run(Target target, int rounds, int smallest) throws Exception {
        StressTally tally = Stress.run(StressOptions.parse("target=" + target, "threads=2", "canary=on",
                "smallest=" + smallest, "largest=" + LARGEST, "seconds=" + Integer.MAX_VALUE,
                "operations=" + rounds * StressInput.CALLS.size()));
        assertEquals(2L * rounds * StressInput.CALLS.size(), tally.operations());
        assertTrue(tally.isGood(), tally::toString);
        return tally;
    }
}
