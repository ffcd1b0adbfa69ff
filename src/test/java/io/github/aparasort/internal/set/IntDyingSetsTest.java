package io.github.aparasort.internal.set;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Compaction;
import io.github.aparasort.Duplicates;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.tile.SetOptions;
import io.github.aparasort.testing.DyingKernels;
import io.github.aparasort.testing.FaultPlan;
import io.github.aparasort.testing.FaultPlan.Moment;
import io.github.aparasort.testing.FaultPlan.Step;
import io.github.aparasort.testing.IntDyingSets;
import io.github.aparasort.testing.MergeInput;
import java.util.EnumSet;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

// Twins: Long, Float, Double
/**
 * A worker of a set operation dies, at any point of any launch: a fault, both inputs unchanged, and no worker writes to
 * the results any more.
 */
@Timeout(600)
class IntDyingSetsTest {
    private static final int A = 700;
    private static final int B = 801;
    private static final int[] RAKES = {1, 3};
    /** More than JTP has threads: they wait in its queue. */
    private static final int QUEUED = 12;
    private static final int DEATHS = 3;

    private final /*value*/ int[] a;
    private final /*value*/ int[] b;

    IntDyingSetsTest() {
        long[][] lists = MergeInput.EXTREMES.lists(A, B, new Random(4));
        a = (/*value*/ int[]) MergeInput.typed(/*value*/ int.class, lists[0]);
        b = (/*value*/ int[]) MergeInput.typed(/*value*/ int.class, lists[1]);
    }

    private IntSetJob job(SetOperation operation, Compaction compaction, boolean pairs) {
        return new IntSetJob(operation, new SetOptions(Duplicates.ALLOWED, compaction), a, b,
                pairs ? origins -> { } : null);
    }

    @ParameterizedTest
    @EnumSource
    void theInputsAreAsTheyWere(SetOperation operation) throws Exception {
        for (Compaction compaction : Compaction.values()) {
            for (boolean pairs : new boolean[] {false, true}) {
                for (int rakes : RAKES) {
                    dieEverywhere(operation, compaction, pairs, rakes);
                }
            }
        }
    }

    private void dieEverywhere(SetOperation operation, Compaction compaction, boolean pairs, int rakes)
            throws Exception {
        FaultPlan life = new FaultPlan();
        IntSetJob right = job(operation, compaction, pairs);
        DyingKernels.run(dyingKernel(rakes, pairs, life), right);
        IntSetJob expected = job(operation, compaction, pairs);
        expected.runPlain();
        assertArrayEquals(expected.result(), right.result());
        assertArrayEquals(expected.origins, right.origins);
        Set<Step> in = EnumSet.noneOf(Step.class);
        Set<Integer> launches = new TreeSet<>();
        for (Moment moment : life.some(rakes, DEATHS)) {
            FaultPlan plan = new FaultPlan().at(moment, FaultPlan::die);
            DyingKernels.assertDies(dyingKernel(rakes, pairs, plan), job(operation, compaction, pairs), plan,
                    operation + " until " + moment, a, b);
            in.add(moment.step());
            launches.add(moment.pass());
        }
        assertEquals(EnumSet.of(Step.CROSSING, Step.MARK, Step.DONE), in);
        assertEquals(compaction == Compaction.STREAM ? Set.of(1, 2) : Set.of(0), launches);
    }

    /** Workers that have begun when one dies are waited for; the others never begin. */
    @ParameterizedTest
    @EnumSource
    void othersAreWaitedForOrKeptOut(Compaction compaction) throws Exception {
        for (int rakes : new int[] {RAKES[1], QUEUED}) {
            for (int rake : new int[] {0, rakes - 1}) {
                for (int launch : compaction == Compaction.STREAM ? new int[] {1, 2} : new int[] {0}) {
                    FaultPlan plan = new FaultPlan().othersRest(DyingKernels.REST_MILLIS, 2)
                            .at(new Moment(launch, rake, Step.CROSSING, 1), FaultPlan::die);
                    DyingKernels.assertDies(dyingKernel(rakes, true, plan), job(SetOperation.UNION, compaction, true),
                            plan, rake + " of " + rakes, a, b);
                }
            }
        }
    }

    private static IntDyingSets dyingKernel(int rakes, boolean traced, FaultPlan plan) {
        IntDyingSets kernel = new IntDyingSets(rakes, traced, plan);
        kernel.scale(0, 0);
        return kernel;
    }
}
