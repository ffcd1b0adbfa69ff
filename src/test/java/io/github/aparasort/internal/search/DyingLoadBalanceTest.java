package io.github.aparasort.internal.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Operation;
import io.github.aparasort.testing.DyingKernels;
import io.github.aparasort.testing.DyingLoadBalance;
import io.github.aparasort.testing.FaultPlan;
import io.github.aparasort.testing.FaultPlan.Moment;
import io.github.aparasort.testing.FaultPlan.Step;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A worker that finds segments dies: a fault, offsets unchanged, and no worker writes to the result any more. */
@Timeout(600)
class DyingLoadBalanceTest {
    private static final int SEGMENTS = 1201;
    private static final int SEVERAL = 3;
    /** More than JTP has threads: the rest wait in its queue. */
    private static final int QUEUED = 12;
    private static final int DEATHS = 3;

    private final int[] offsets = new int[SEGMENTS + 1];
    private final int[] owners;

    DyingLoadBalanceTest() {
        for (int i = 0; i < SEGMENTS; i++) {
            offsets[i + 1] = offsets[i] + i % 4;
        }
        owners = new int[offsets[SEGMENTS]];
    }

    private LoadBalanceJob job() {
        return new LoadBalanceJob(Operation.EXPAND, offsets, owners);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, SEVERAL})
    void theOffsetsAreUnchanged(int rakes) throws Exception {
        FaultPlan life = new FaultPlan();
        DyingKernels.run(dyingKernel(rakes, life), job());
        int[] expected = new int[owners.length];
        new LoadBalanceJob(Operation.EXPAND, offsets, expected).runPlain();
        assertArrayEquals(expected, owners);
        Set<Step> in = EnumSet.noneOf(Step.class);
        for (Moment moment : life.some(rakes, DEATHS)) {
            FaultPlan plan = new FaultPlan().at(moment, FaultPlan::die);
            DyingKernels.assertDies(dyingKernel(rakes, plan), job(), plan, moment.toString(), offsets, offsets);
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
            DyingKernels.assertDies(dyingKernel(rakes, plan), job(), plan, rake + " of " + rakes, offsets, offsets,
                    owners);
        }
    }

    private static DyingLoadBalance dyingKernel(int rakes, FaultPlan plan) {
        DyingLoadBalance kernel = new DyingLoadBalance(rakes, plan);
        kernel.scale(0, 0);
        return kernel;
    }
}
