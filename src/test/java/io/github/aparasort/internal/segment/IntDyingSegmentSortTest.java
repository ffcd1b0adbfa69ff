package io.github.aparasort.internal.segment;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.testing.DistinctValues;
import io.github.aparasort.testing.DyingKernels;
import io.github.aparasort.testing.FaultPlan;
import io.github.aparasort.testing.FaultPlan.Moment;
import io.github.aparasort.testing.FaultPlan.Step;
import io.github.aparasort.testing.IntDyingSegmentSort;
import io.github.aparasort.testing.Segmentation;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

// Twins: Long, Float, Double
/** A worker of a sort of segments dies, at any point: each segment has all its elements, so plain Java can sort it. */
@Timeout(600)
class IntDyingSegmentSortTest {
    private static final int N = 4001;
    private static final int SEVERAL = 3;
    /** More than JTP has threads: the rest wait in its queue. */
    private static final int QUEUED = 12;
    private static final int DEATHS = 3;

    private final /*value*/ int[] before = (/*value*/ int[]) DistinctValues.of(/*value*/ int.class, 0, N);
    private final int[] offsets = Segmentation.WITH_EMPTY.offsets(N);
    private final /*value*/ int[] a = before.clone();

    private IntSegmentSortJob job(/*value*/ int[] array) {
        return new IntSegmentSortJob(array, SegmentParts.whole(offsets));
    }

    private void assertPlainJavaSorts(String what) {
        /*value*/ int[] expected = before.clone();
        job(expected).runPlain();
        job(a).runPlain();
        assertArrayEquals(expected, a, what);
        System.arraycopy(before, 0, a, 0, N);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, SEVERAL})
    void noElementIsLost(int rakes) throws Exception {
        FaultPlan life = new FaultPlan();
        DyingKernels.run(dyingKernel(rakes, life), job(a));
        assertPlainJavaSorts("nobody dies");
        Set<Step> in = EnumSet.noneOf(Step.class);
        for (Moment moment : life.some(rakes, DEATHS)) {
            FaultPlan plan = new FaultPlan().at(moment, FaultPlan::die);
            DyingKernels.assertDies(dyingKernel(rakes, plan), job(a), plan, moment.toString(), offsets);
            assertPlainJavaSorts(moment.toString());
            in.add(moment.step());
        }
        assertEquals(EnumSet.of(Step.SEGMENT, Step.DONE), in);
    }

    /** Workers that have begun when one dies are waited for; the others never begin. */
    @ParameterizedTest
    @ValueSource(ints = {SEVERAL, QUEUED})
    void othersAreWaitedForOrKeptOut(int rakes) throws Exception {
        for (int rake : new int[] {0, rakes - 1}) {
            FaultPlan plan = new FaultPlan().othersRest(DyingKernels.REST_MILLIS, 2)
                    .at(new Moment(0, rake, Step.SEGMENT, 1), FaultPlan::die);
            DyingKernels.assertDies(dyingKernel(rakes, plan), job(a), plan, rake + " of " + rakes, offsets);
            assertPlainJavaSorts(rake + " of " + rakes);
        }
    }

    private static IntDyingSegmentSort dyingKernel(int rakes, FaultPlan plan) {
        IntDyingSegmentSort kernel = new IntDyingSegmentSort(rakes, plan);
        kernel.scale(0, 0);
        return kernel;
    }
}
