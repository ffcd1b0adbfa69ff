package io.github.aparasort.internal.merge;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.MergeStrategy;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.DyingKernels;
import io.github.aparasort.testing.FaultPlan;
import io.github.aparasort.testing.FaultPlan.Moment;
import io.github.aparasort.testing.FaultPlan.Step;
import io.github.aparasort.testing.IntDyingMerge;
import io.github.aparasort.testing.KeyType;
import io.github.aparasort.testing.MergeOracle;
import io.github.aparasort.testing.SortedInputPair;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

// Twins: Long, Float, Double
/**
 * A worker of a merge dies, at any point: a fault, both inputs unchanged, and no worker writes to the result any more.
 */
@Timeout(600)
class IntDyingMergeTest {
    private static final int A = 700;
    private static final int B = 801;
    private static final int[] RAKES = {1, 3};
    /** More than JTP has threads: they wait in its queue. */
    private static final int QUEUED = 12;
    private static final int DEATHS = 3;

    private final /*value*/ int[] a;
    private final /*value*/ int[] b;
    private final /*value*/ int[] merged = new /*value*/ int[A + B];
    private final int[] origins = new int[A + B];

    IntDyingMergeTest() {
        SortedInputPair.Two two = SortedInputPair.EXTREMES.of(KeyType.of(new /*value*/ int[0]), A, B);
        a = (/*value*/ int[]) two.a();
        b = (/*value*/ int[]) two.b();
    }

    private IntMergeJob job(boolean pairs) {
        KeyKind kind = KeyKind.of(/*value*/ int.class, pairs);
        return new IntMergeJob(new MergeWorkload(kind, MergeStrategy.AUTO), a, b, merged, pairs ? origins : null,
                () -> { });
    }

    @Test
    void theInputsAreAsTheyWere() throws Exception {
        for (boolean pairs : new boolean[] {false, true}) {
            for (int rakes : RAKES) {
                assertEquals(EnumSet.of(Step.MARK, Step.DONE), dieEverywhere(pairs, rakes));
            }
        }
    }

    private Set<Step> dieEverywhere(boolean pairs, int rakes) throws Exception {
        FaultPlan life = new FaultPlan();
        DyingKernels.run(dyingKernel(rakes, life), job(pairs));
        SortedInputPair.Two two = new SortedInputPair.Two(KeyType.of(a), a, b);
        int[] expected = MergeOracle.origins(two);
        AnyArray.assertSame(AnyArray.taken(two.both(), expected), merged, "merged");
        if (pairs) {
            assertArrayEquals(expected, origins);
        }
        Set<Step> in = EnumSet.noneOf(Step.class);
        for (Moment moment : life.some(rakes, DEATHS)) {
            FaultPlan plan = new FaultPlan().at(moment, FaultPlan::die);
            DyingKernels.assertDies(dyingKernel(rakes, plan), job(pairs), plan, moment.toString(), a, b);
            in.add(moment.step());
        }
        return in;
    }

    /** Workers that have begun when one dies are waited for; the others never begin. */
    @Test
    void othersAreWaitedForOrKeptOut() throws Exception {
        for (int rakes : new int[] {RAKES[1], QUEUED}) {
            for (int rake : new int[] {0, rakes - 1}) {
                FaultPlan plan = new FaultPlan().othersRest(DyingKernels.REST_MILLIS, 2)
                        .at(new Moment(0, rake, Step.MARK, 1), FaultPlan::die);
                DyingKernels.assertDies(dyingKernel(rakes, plan), job(true), plan, rake + " of " + rakes, a, b,
                        merged, origins);
            }
        }
    }

    private static IntDyingMerge dyingKernel(int rakes, FaultPlan plan) {
        IntDyingMerge kernel = new IntDyingMerge(rakes, plan);
        kernel.scale(0, 0);
        return kernel;
    }
}
