package io.github.aparasort.internal.merge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.DyingKernels;
import io.github.aparasort.testing.FaultPlan;
import io.github.aparasort.testing.FaultPlan.Moment;
import io.github.aparasort.testing.FaultPlan.Step;
import io.github.aparasort.testing.IntDyingMultiwayMerge;
import io.github.aparasort.testing.KeyType;
import io.github.aparasort.testing.SortedLists;
import io.github.aparasort.testing.SortedLists.Keys;
import java.util.EnumSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

// Twins: Long, Float, Double
/**
 * A worker of a merge of several lists dies, at any point: a fault, the lists unchanged, and no worker writes to the
 * result any more.
 */
@Timeout(600)
class IntDyingMultiwayMergeTest {
    private static final int[] LENGTHS = {700, 0, 801, 5};
    private static final int[] BEGINS = {0, 700, 700, 1501, 1506};
    private static final int N = 1506;
    private static final int SEVERAL = 3;
    /** More than JTP has threads: the rest wait in its queue. */
    private static final int QUEUED = 12;
    private static final int DEATHS = 3;

    private final KeyType type = KeyType.of(new /*value*/ int[0]);
    private final /*value*/ int[][] lists = (/*value*/ int[][]) SortedLists.of(type, Keys.SPECIAL, LENGTHS,
            new SplittableRandom(3));
    private final /*value*/ int[] merged = new /*value*/ int[N];

    private IntMergeAllJob job() {
        return new IntMergeAllJob(lists, BEGINS, merged);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, SEVERAL})
    void theInputsAreUnchanged(int rakes) throws Exception {
        FaultPlan life = new FaultPlan();
        DyingKernels.run(dyingKernel(rakes, life), job());
        AnyArray.assertSame(SortedLists.merged(type, lists), merged, "merged");
        Set<Step> in = EnumSet.noneOf(Step.class);
        for (Moment moment : life.some(rakes, DEATHS)) {
            FaultPlan plan = new FaultPlan().at(moment, FaultPlan::die);
            DyingKernels.assertDies(dyingKernel(rakes, plan), job(), plan, moment.toString(), lists[0], lists[2],
                    lists[3]);
            in.add(moment.step());
        }
        assertEquals(EnumSet.of(Step.MARK, Step.DONE), in);
    }

    /** Workers that have begun when one dies are waited for; the others never begin. */
    @ParameterizedTest
    @ValueSource(ints = {SEVERAL, QUEUED})
    void othersAreWaitedForOrKeptOut(int rakes) throws Exception {
        for (int rake : new int[] {0, rakes - 1}) {
            FaultPlan plan = new FaultPlan().othersRest(DyingKernels.REST_MILLIS, 2)
                    .at(new Moment(0, rake, Step.MARK, 1), FaultPlan::die);
            DyingKernels.assertDies(dyingKernel(rakes, plan), job(), plan, rake + " of " + rakes, lists[0], lists[2],
                    merged);
        }
    }

    private static IntDyingMultiwayMerge dyingKernel(int rakes, FaultPlan plan) {
        IntDyingMultiwayMerge kernel = new IntDyingMultiwayMerge(rakes, plan);
        kernel.scale(0, 0);
        return kernel;
    }
}
