package io.github.aparasort.internal.take;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.testing.DistinctValues;
import io.github.aparasort.testing.DyingKernels;
import io.github.aparasort.testing.FaultPlan;
import io.github.aparasort.testing.FaultPlan.Moment;
import io.github.aparasort.testing.FaultPlan.Step;
import io.github.aparasort.testing.IntDyingTake;
import java.util.EnumSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

// Twins: Long, Float, Double
/**
 * A worker of a gather dies, at any point: a fault, elements and indices unchanged, and no worker writes to the result
 * any more.
 */
@Timeout(600)
class IntDyingTakeTest {
    private static final int ELEMENTS = 1201;
    private static final int N = 1501;
    private static final /*value*/ int ABSENT = -3;
    private static final int SEVERAL = 3;
    /** More than JTP has threads: the rest wait in its queue. */
    private static final int QUEUED = 12;
    private static final int DEATHS = 3;

    private final /*value*/ int[] from = (/*value*/ int[]) DistinctValues.of(/*value*/ int.class, 0, ELEMENTS);
    private final int[] indices = new SplittableRandom(5).ints(N, -1, ELEMENTS).toArray();
    private final /*value*/ int[] taken = new /*value*/ int[N];

    private IntTakeJob job() {
        return new IntTakeJob(from, indices, -1, ABSENT, taken);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, SEVERAL})
    void theInputsAreUnchanged(int rakes) throws Exception {
        FaultPlan life = new FaultPlan();
        DyingKernels.run(dyingKernel(rakes, life), job());
        /*value*/ int[] expected = new /*value*/ int[N];
        new IntTakeJob(from, indices, -1, ABSENT, expected).runPlain();
        assertArrayEquals(expected, taken);
        Set<Step> in = EnumSet.noneOf(Step.class);
        for (Moment moment : life.some(rakes, DEATHS)) {
            FaultPlan plan = new FaultPlan().at(moment, FaultPlan::die);
            DyingKernels.assertDies(dyingKernel(rakes, plan), job(), plan, moment.toString(), from, indices);
            in.add(moment.step());
        }
        assertEquals(EnumSet.of(Step.GATHER, Step.DONE), in);
    }

    /** Workers that have begun when one dies are waited for; the others never begin. */
    @ParameterizedTest
    @ValueSource(ints = {SEVERAL, QUEUED})
    void othersAreWaitedForOrKeptOut(int rakes) throws Exception {
        for (int rake : new int[] {0, rakes - 1}) {
            FaultPlan plan = new FaultPlan().othersRest(DyingKernels.REST_MILLIS, 2)
                    .at(new Moment(0, rake, Step.GATHER, 1), FaultPlan::die);
            DyingKernels.assertDies(dyingKernel(rakes, plan), job(), plan, rake + " of " + rakes, from, indices,
                    taken);
        }
    }

    private static IntDyingTake dyingKernel(int rakes, FaultPlan plan) {
        IntDyingTake kernel = new IntDyingTake(rakes, plan);
        kernel.scale(0, 0);
        return kernel;
    }
}
