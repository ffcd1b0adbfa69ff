package io.github.aparasort.internal.select;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.testing.DistinctValues;
import io.github.aparasort.testing.DyingKernels;
import io.github.aparasort.testing.FaultPlan;
import io.github.aparasort.testing.FaultPlan.Moment;
import io.github.aparasort.testing.FaultPlan.Step;
import io.github.aparasort.testing.IntDyingSelect;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

// Twins: Long, Float, Double
/** A worker of a selection dies, at any point: a fault, the input unchanged, and no worker writes any more. */
@Timeout(600)
class IntDyingSelectTest {
    private static final int N = 3001;
    private static final int[] RANGES = {0, N / 3, N / 2, N / 2};
    private static final int SEVERAL = 3;
    /** More than JTP has threads: the rest wait in its queue. */
    private static final int QUEUED = 12;
    private static final int DEATHS = 3;
    private static final int BLOCK = 32;

    private final /*value*/ int[] a = (/*value*/ int[]) DistinctValues.of(/*value*/ int.class, 0, N);

    private IntSelectJob job() {
        return IntSelectJob.indices(Operation.ARG_BOTTOM_K, a, KeyOrder.ASCENDING, RANGES);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, SEVERAL})
    void theInputIsUnchanged(int rakes) throws Exception {
        FaultPlan life = new FaultPlan();
        IntSelectJob job = job();
        DyingKernels.run(dyingKernel(rakes, life), job);
        IntSelectJob expected = job();
        expected.runPlain();
        assertArrayEquals(expected.order(), job.order());
        Set<Step> in = EnumSet.noneOf(Step.class);
        for (Moment moment : life.some(rakes, DEATHS)) {
            FaultPlan plan = new FaultPlan().at(moment, FaultPlan::die);
            DyingKernels.assertDies(dyingKernel(rakes, plan), job(), plan, moment.toString(), a, RANGES);
            in.add(moment.step());
        }
        assertEquals(EnumSet.of(Step.COUNT, Step.COLLECT, Step.DONE), in);
    }

    /** Workers that have begun when one dies are waited for; the others never begin. */
    @ParameterizedTest
    @ValueSource(ints = {SEVERAL, QUEUED})
    void othersAreWaitedForOrKeptOut(int rakes) throws Exception {
        for (Step step : new Step[] {Step.COUNT, Step.COLLECT}) {
            for (int rake : new int[] {0, rakes - 1}) {
                FaultPlan plan = new FaultPlan().othersRest(DyingKernels.REST_MILLIS, 2)
                        .at(new Moment(step == Step.COUNT ? 0 : 1, rake, step, 1), FaultPlan::die);
                IntSelectJob job = job();
                DyingKernels.assertDies(dyingKernel(rakes, plan), job, plan, step + " " + rake + " of " + rakes, a,
                        RANGES, job.order());
            }
        }
    }

    private static IntDyingSelect dyingKernel(int rakes, FaultPlan plan) {
        IntDyingSelect kernel = new IntDyingSelect(rakes, plan);
        kernel.scale(0, BLOCK);
        return kernel;
    }
}
