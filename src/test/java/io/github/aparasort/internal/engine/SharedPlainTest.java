package io.github.aparasort.internal.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Engine;
import io.github.aparasort.ScanOp;
import io.github.aparasort.Target;
import io.github.aparasort.internal.scan.IntRakeScan;
import io.github.aparasort.internal.scan.IntScanJob;
import io.github.aparasort.testing.FaultCall;
import io.github.aparasort.testing.FaultCase.Outcome;
import io.github.aparasort.testing.FaultFamily;
import io.github.aparasort.testing.FaultPlan;
import io.github.aparasort.testing.FaultPlan.Moment;
import io.github.aparasort.testing.FaultPlan.Step;
import io.github.aparasort.testing.FaultyContext;
import io.github.aparasort.testing.IntDyingScan;
import java.util.Arrays;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Plain Java shares scans, merges and set operations between the calling thread and its helpers. */
class SharedPlainTest {
    /** More elements than any of them begins to share from. */
    private static final int N = (1 << 19) + 7;

    private final FaultPlan plan = new FaultPlan();

    private static Stream<FaultFamily> shared() {
        return Arrays.stream(FaultFamily.values())
                .filter(family -> Set.of("scan", "sets", "merge").contains(family.family()));
    }

    @ParameterizedTest
    @MethodSource("shared")
    void theResultIsRight(FaultFamily family) {
        try (FaultyContext context = new FaultyContext(Target.JDK)) {
            FaultCall.Attempt attempt = family.attempt(context.gpu, N);
            assertEquals(Outcome.RIGHT, attempt.outcome(), attempt::message);
            assertEquals(Engine.JDK, context.told().get(0).engine());
        }
    }

    /** Once before anything is scanned, and once in the midst of what is overwritten. */
    @ParameterizedTest
    @EnumSource(value = Step.class, names = {"FOLD", "HALFWAY", "SCANNED"})
    void theCallerDoesWhatAHelperFailsAt(Step step) {
        int[] in = new SplittableRandom(1).ints(100).toArray();
        int[] expected = in.clone();
        Arrays.parallelPrefix(expected, Integer::sum);
        int pass = step == Step.FOLD ? 0 : 1;
        plan.at(new Moment(pass, 1, step, 1), FaultPlan::die);
        rakes(IntScanJob.scan(in, in, ScanOp.SUM, false)).runPlain(in.length);
        assertTrue(plan.wasMet());
        assertArrayEquals(expected, in);
    }

    @Test
    void theCallerIsToldIfItFailsToo() {
        int[] in = new int[100];
        Moment moment = new Moment(0, 0, Step.SCANNED, 1);
        plan.at(moment, () -> {
            plan.at(moment, FaultPlan::die);
            FaultPlan.die();
        });
        Rakes<?> rakes = rakes(IntScanJob.scan(in, new int[100], ScanOp.SUM, false));
        assertEquals("planted", assertThrows(IllegalStateException.class, () -> rakes.runPlain(100)).getMessage());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 8, 17, 99})
    void allRakesWork(int n) {
        int[] in = new SplittableRandom(n).ints(n).toArray();
        int[] out = new int[n];
        rakes(IntScanJob.scan(in, out, ScanOp.MAX, true)).runPlain(n);
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < n; i++) {
            assertEquals(most, out[i]);
            most = Math.max(most, in[i]);
        }
    }

    /** Several rakes with blocks of four elements, however few there are. */
    private Rakes<IntRakeScan> rakes(IntScanJob job) {
        return new Rakes<>(IntRakeScan.class, most -> {
            IntRakeScan rakes = new IntDyingScan(Math.max(2, most), plan);
            rakes.scale(0, 4);
            return rakes;
        }, job);
    }
}
