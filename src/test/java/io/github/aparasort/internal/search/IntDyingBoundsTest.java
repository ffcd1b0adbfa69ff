package io.github.aparasort.internal.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.testing.DyingKernels;
import io.github.aparasort.testing.FaultPlan;
import io.github.aparasort.testing.FaultPlan.Moment;
import io.github.aparasort.testing.FaultPlan.Step;
import io.github.aparasort.testing.IntDyingBounds;
import java.util.EnumSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

// Twins: Long, Float, Double
/**
 * A worker of a search dies, at any point: a fault, elements and needles unchanged, and no worker writes to the result
 * any more.
 */
@Timeout(600)
class IntDyingBoundsTest {
    private static final int ELEMENTS = 1201;
    private static final int N = 1501;
    private static final int SEVERAL = 3;
    /** More than JTP has threads: the rest wait in its queue. */
    private static final int QUEUED = 12;
    private static final int DEATHS = 3;

    private final /*value*/ int[] sorted = new /*value*/ int[ELEMENTS];
    private final /*value*/ int[] needles = new /*value*/ int[N];
    private final int[] bounds = new int[N];

    IntDyingBoundsTest() {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < ELEMENTS; i++) {
            sorted[i] = 3 * i;
        }
        for (int i = 0; i < N; i++) {
            needles[i] = random.nextInt(3 * ELEMENTS);
        }
    }

    private IntBoundsJob job() {
        return new IntBoundsJob(sorted, needles, bounds, true);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, SEVERAL})
    void theInputsAreUnchanged(int rakes) throws Exception {
        FaultPlan life = new FaultPlan();
        DyingKernels.run(dyingKernel(rakes, life), job());
        int[] expected = new int[N];
        new IntBoundsJob(sorted, needles, expected, true).runPlain();
        assertArrayEquals(expected, bounds);
        Set<Step> in = EnumSet.noneOf(Step.class);
        for (Moment moment : life.some(rakes, DEATHS)) {
            FaultPlan plan = new FaultPlan().at(moment, FaultPlan::die);
            DyingKernels.assertDies(dyingKernel(rakes, plan), job(), plan, moment.toString(), sorted, needles);
            in.add(moment.step());
        }
        assertEquals(EnumSet.of(Step.SEARCH, Step.DONE), in);
    }

    /** Workers that have begun when one dies are waited for; the others never begin. */
    @ParameterizedTest
    @ValueSource(ints = {SEVERAL, QUEUED})
    void othersAreWaitedForOrKeptOut(int rakes) throws Exception {
        for (int rake : new int[] {0, rakes - 1}) {
            FaultPlan plan = new FaultPlan().othersRest(DyingKernels.REST_MILLIS, 2)
                    .at(new Moment(0, rake, Step.SEARCH, 1), FaultPlan::die);
            DyingKernels.assertDies(dyingKernel(rakes, plan), job(), plan, rake + " of " + rakes, sorted, needles,
                    bounds);
        }
    }

    private static IntDyingBounds dyingKernel(int rakes, FaultPlan plan) {
        IntDyingBounds kernel = new IntDyingBounds(rakes, plan);
        kernel.scale(0, 0);
        return kernel;
    }
}
