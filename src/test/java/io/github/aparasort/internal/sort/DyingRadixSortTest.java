package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.testing.AdversarialKeys;
import io.github.aparasort.testing.DyingKernels;
import io.github.aparasort.testing.FaultPlan;
import io.github.aparasort.testing.FaultPlan.Moment;
import io.github.aparasort.testing.FaultPlan.Step;
import io.github.aparasort.testing.GuardedInput;
import io.github.aparasort.testing.SortVariant;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A worker dies, at any point: the caller gets a fault and all elements back, equal keys in their old order, and no
 * worker writes to them any more. A sort without a fault shows first how many steps there are; then the same sort is
 * repeated, and its worker dies at another step each time.
 */
@Timeout(600)
class DyingRadixSortTest {
    private static final int N = 1500;
    /** Deaths in a run of a worker for each kind of step, from the first to the last one. */
    private static final int DEATHS = 9;
    private static final int DEATHS_OF_EACH = 3;
    /** A run that every death is tried in. */
    private static final int LONE = 1;
    private static final int SEVERAL = 3;
    /** More than JTP has threads: they wait in its queue. */
    private static final int QUEUED = 12;
    private static final int[] NONE = {};

    @BeforeEach
    @AfterEach
    void forgetFaults() {
        Devices.jtp().health().reset();
    }

    /** On the thread of the caller. Insertion is given up in some buckets, and finished in others. */
    @ParameterizedTest
    @EnumSource
    void alone(SortVariant variant) throws Exception {
        Set<Step> in = dieEverywhere(variant, AdversarialKeys.PREFIXES_OR_RANDOM, LONE, 60, DEATHS);
        assertEquals(EnumSet.range(Step.LOAD, Step.TO_HOME), in);
        dieEverywhere(variant, AdversarialKeys.SIGNS_IN_A_BUCKET, LONE, 5, DEATHS_OF_EACH);
        dieEverywhere(variant, AdversarialKeys.ALL_EQUAL, LONE, 60, DEATHS_OF_EACH);
        dieEverywhere(variant, AdversarialKeys.ONLY_LOWEST_BIT, LONE, 1 << 20, DEATHS_OF_EACH);
    }

    /** Keys that are one bucket from the start, in home. */
    @ParameterizedTest
    @EnumSource
    void aloneWithASingleBucket(SortVariant variant) throws Exception {
        for (AdversarialKeys keys : new AdversarialKeys[] {AdversarialKeys.REVERSED_SUFFIXES, AdversarialKeys.GAUSSIAN,
            AdversarialKeys.ONLY_HIGHEST_BIT, AdversarialKeys.ONLY_LOWEST_BIT, AdversarialKeys.ALL_EQUAL}) {
            dieEverywhere(variant, keys, LONE, DyingKernels.ALL, DEATHS);
        }
    }

    /** The first, the middle and the last of several, whatever the others are doing. */
    @ParameterizedTest
    @EnumSource
    void amongOthers(SortVariant variant) throws Exception {
        dieEverywhere(variant, AdversarialKeys.PREFIXES_OR_RANDOM, SEVERAL, 60, DEATHS_OF_EACH);
    }

    /** Workers that have begun when one dies are waited for; the others never begin. */
    @ParameterizedTest
    @EnumSource
    void othersAreWaitedForOrKeptOut(SortVariant variant) throws Exception {
        for (int pass = 0; pass < 3; pass++) {
            for (int rake : new int[] {0, SEVERAL - 1}) {
                dieWhileOthersWork(variant, SEVERAL, new Moment(pass, rake, Step.LOAD, 1));
            }
            dieWhileOthersWork(variant, QUEUED, new Moment(pass, 0, Step.LOAD, 1));
        }
    }

    private static void dieWhileOthersWork(SortVariant variant, int rakes, Moment moment) throws Exception {
        FaultPlan plan = new FaultPlan().othersRest(DyingKernels.REST_MILLIS).at(moment, FaultPlan::die);
        die(variant, AdversarialKeys.GAUSSIAN, rakes, 20, plan, moment);
    }

    private static Set<Step> dieEverywhere(SortVariant variant, AdversarialKeys keys, int rakes, int bucketKeys,
            int deaths) throws Exception {
        FaultPlan life = new FaultPlan();
        GuardedInput input = new GuardedInput(variant, keys, N);
        DyingKernels.run(DyingKernels.create(variant.kind, rakes, bucketKeys, life), input.job());
        input.assertSorted(variant + " of " + keys);
        List<Moment> moments = life.some(rakes, deaths);
        Set<Step> in = EnumSet.noneOf(Step.class);
        for (Moment moment : moments) {
            die(variant, keys, rakes, bucketKeys, new FaultPlan().at(moment, FaultPlan::die), moment);
            in.add(moment.step());
        }
        return in;
    }

    private static void die(SortVariant variant, AdversarialKeys keys, int rakes, int bucketKeys, FaultPlan plan,
            Moment moment) throws Exception {
        String what = variant + " of " + keys + " by " + rakes + " until " + moment;
        GuardedInput input = new GuardedInput(variant, keys, N);
        RadixKernel kernel = DyingKernels.create(variant.kind, rakes, bucketKeys, plan);
        DyingKernels.assertDies(kernel, input.job(), plan, what, NONE, NONE, input.keys(),
                input.values() == null ? NONE : input.values());
        input.assertKept(what);
    }
}
