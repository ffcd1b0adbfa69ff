package io.github.aparasort.internal.scan;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Execution;
import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.device.RakeLaunch;
import io.github.aparasort.internal.device.RakePool;
import io.github.aparasort.testing.DyingKernels;
import io.github.aparasort.testing.FaultPlan;
import io.github.aparasort.testing.FaultPlan.Moment;
import io.github.aparasort.testing.FaultPlan.Step;
import io.github.aparasort.testing.IntDyingScan;
import io.github.aparasort.testing.IntScanInput;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

// Twins: Long, Float, Double
/**
 * A worker of a scan or a reduction dies, at any point. A scan over its own input that has begun to overwrite it is
 * finished nevertheless, with the same result, every bit of floats included; every other leaves its input unchanged. No
 * worker writes any more. A scan without a fault shows first how many steps there are; then the same scan is repeated,
 * and a worker dies at another step each time.
 */
@Timeout(600)
class IntDyingScanTest {
    /** Small enough that a part has several blocks, of which the last is short. */
    private static final int BLOCK = 20;
    private static final int N = 401;
    /** Fewer blocks than parts: the first part is empty. */
    private static final int FEW = 2 * BLOCK + 3;
    private static final int LONE = 1;
    private static final int SEVERAL = 3;
    /** More than JTP has threads: they wait in its queue. */
    private static final int QUEUED = 12;
    /** Each kind of step of a worker, from the first to the last one. */
    private static final int DEATHS = 5;
    /** The first, the middle and the last. */
    private static final int DEATHS_OF_OTHERS = 3;

    /** What is done with the elements. */
    private enum Way {
        OVER_INPUT,
        /** By one work-item, because others keep the processors busy, though all is made ready for several. */
        OVER_INPUT_BESIDE_OTHERS,
        APART, REDUCTION;

        boolean isOverInput() {
            return this == OVER_INPUT || this == OVER_INPUT_BESIDE_OTHERS;
        }
    }

    private record Call(Way way, ScanOp op, boolean exclusive, int rakes, int n) {
        IntScanJob job(/*value*/ int[] in) {
            return switch (way) {
                case OVER_INPUT, OVER_INPUT_BESIDE_OTHERS -> IntScanJob.scan(in, in, op, exclusive);
                case APART -> IntScanJob.scan(in, new /*value*/ int[n], op, exclusive);
                case REDUCTION -> IntScanJob.reduce(in, op);
            };
        }

        /** Sums and products of floats round. */
        /*value*/ int[] elements() {
            return IntScanInput.elements(op, IntScanInput.ANY, n, 7);
        }
    }

    /** What went well. */
    private record Life(/*value*/ int[] result, /*value*/ int total) {
    }

    @BeforeEach
    @AfterEach
    void forgetFaults() {
        Devices.jtp().health().reset();
    }

    /** On the thread of the caller, and the first, the middle and the last of several. */
    @ParameterizedTest
    @EnumSource
    void overItsInputItIsFinished(ScanOp op) throws Exception {
        for (boolean exclusive : new boolean[] {false, true}) {
            assertEquals(EnumSet.of(Step.KEEP, Step.KEPT, Step.SCAN, Step.HALFWAY, Step.SCANNED, Step.DONE),
                    dieEverywhere(new Call(Way.OVER_INPUT, op, exclusive, LONE, N), DEATHS));
            assertEquals(EnumSet.range(Step.FOLD, Step.SCANNED),
                    dieEverywhere(new Call(Way.OVER_INPUT, op, exclusive, SEVERAL, N), DEATHS, Step.DONE));
            dieEverywhere(new Call(Way.OVER_INPUT_BESIDE_OTHERS, op, exclusive, SEVERAL, N), DEATHS_OF_OTHERS);
            dieEverywhere(new Call(Way.OVER_INPUT, op, exclusive, SEVERAL, FEW), DEATHS_OF_OTHERS);
            dieEverywhere(new Call(Way.OVER_INPUT, op, exclusive, SEVERAL, BLOCK), DEATHS_OF_OTHERS);
        }
    }

    @ParameterizedTest
    @EnumSource
    void itsInputIsAsItWas(ScanOp op) throws Exception {
        for (int rakes : new int[] {LONE, SEVERAL}) {
            for (boolean exclusive : new boolean[] {false, true}) {
                dieEverywhere(new Call(Way.APART, op, exclusive, rakes, N), DEATHS_OF_OTHERS);
            }
            assertEquals(EnumSet.of(Step.FOLD, Step.DONE),
                    dieEverywhere(new Call(Way.REDUCTION, op, false, rakes, N), DEATHS_OF_OTHERS));
        }
    }

    /** Workers that have begun when one dies are waited for; the others never begin. */
    @ParameterizedTest
    @EnumSource(names = {"OVER_INPUT", "APART", "REDUCTION"})
    void othersAreWaitedForOrKeptOut(Way way) throws Exception {
        for (int rakes : new int[] {SEVERAL, QUEUED}) {
            Call call = new Call(way, ScanOp.SUM, false, rakes, 10 * N);
            for (int rake : new int[] {0, rakes - 1}) {
                Step first = way == Way.REDUCTION || rake > 0 ? Step.FOLD : Step.HALFWAY;
                dieWhileOthersWork(call, new Moment(0, rake, first, 1));
                if (way != Way.REDUCTION) {
                    dieWhileOthersWork(call, new Moment(1, rake, Step.HALFWAY, 1));
                }
            }
        }
    }

    /** Memory that a worker wants for itself: no fault of JTP's. */
    @Test
    void noMemoryIsNoReasonNotToFinish() throws Exception {
        for (int i = 0; i < 4; i++) {
            Call call = new Call(Way.OVER_INPUT, ScanOp.SUM, false, SEVERAL, N);
            die(call, new FaultPlan().at(new Moment(1, 1, Step.HALFWAY, 1), () -> {
                throw new OutOfMemoryError("planted");
            }), live(call, new FaultPlan()), call.toString(), DeviceFault.Kind.LIMIT);
        }
        assertNull(Devices.jtp().health().whyOff());
    }

    private static void dieWhileOthersWork(Call call, Moment moment) throws Exception {
        FaultPlan plan = new FaultPlan().othersRest(DyingKernels.REST_MILLIS).at(moment, FaultPlan::die);
        die(call, plan, live(call, new FaultPlan()), call + " until " + moment, DeviceFault.Kind.RUN);
    }

    /** Returns the kinds of steps that a worker died in, but those left out. */
    private static Set<Step> dieEverywhere(Call call, int deaths, Step... leftOut) throws Exception {
        FaultPlan counting = new FaultPlan();
        Life life = live(call, counting);
        assertArrayEquals(live(new Call(call.way, call.op, call.exclusive, LONE, call.n), new FaultPlan()).result,
                life.result, "one work-item comes to the same as several");
        Set<Step> in = EnumSet.noneOf(Step.class);
        for (Moment moment : counting.some(call.rakes, deaths)) {
            die(call, new FaultPlan().at(moment, FaultPlan::die), life, call + " until " + moment,
                    DeviceFault.Kind.RUN);
            in.add(moment.step());
        }
        in.removeAll(List.of(leftOut));
        return in;
    }

    private static Life live(Call call, FaultPlan plan) throws Exception {
        /*value*/ int[] in = call.elements();
        IntDyingScan kernel = dyingKernel(call, plan);
        IntScanJob job = call.job(in);
        try (RakePool pool = pool(call, List.of(kernel)); RakeLaunch beside = besideWhom(pool, call);
                RakeLaunch launch = pool.take(call.n, Long.MAX_VALUE)) {
            assertEquals("", DyingKernels.run(launch, job).note());
            assertEquals("", launch.remark());
        } finally {
            DyingKernels.endThreads(kernel);
        }
        return new Life(in, job.total());
    }

    private static void die(Call call, FaultPlan plan, Life life, String what, DeviceFault.Kind kind) throws Exception {
        /*value*/ int[] before = call.elements();
        /*value*/ int[] in = before.clone();
        IntDyingScan kernel = dyingKernel(call, plan);
        IntScanJob job = call.job(in);
        try (RakePool pool = pool(call, List.of(kernel, dyingKernel(call, new FaultPlan())));
                RakeLaunch beside = besideWhom(pool, call)) {
            try (RakeLaunch launch = pool.take(call.n, Long.MAX_VALUE)) {
                Execution done = null;
                DeviceFault fault = null;
                try {
                    done = DyingKernels.run(launch, job);
                } catch (DeviceFault e) {
                    fault = e;
                }
                assertEquals(0, plan.running(), what);
                plan.end();
                assertTrue(plan.wasMet(), what);
                assertEquals(call.way.isOverInput() && kernel.hasKept(), fault == null, what);
                if (fault == null) {
                    assertArrayEquals(life.result, in, what);
                    assertEquals(life.total, job.total(), what);
                    assertTrue(launch.remark().startsWith("JTP: a worker failed"), launch::remark);
                    assertEquals(launch.remark(), done.note(), what);
                } else {
                    assertEquals(kind, fault.kind(), what);
                    assertArrayEquals(before, in, what);
                    assertEquals("", launch.remark(), what);
                }
            }
            /*value*/ int[] then = in.clone();
            try (RakeLaunch again = pool.take(call.n, Long.MAX_VALUE)) {
                assertNotSame(kernel, again.kernel(), what);
            }
            if (plan.isRestful()) {
                Thread.sleep(DyingKernels.REST_MILLIS / 2);
            }
            assertArrayEquals(then, in, what);
            assertFalse(plan.someoneWasLate(), what);
        } finally {
            DyingKernels.endThreads(kernel);
            Devices.jtp().health().success();
        }
    }

    /** A pool of these, one after the other, after one for the other caller if there is one. */
    private static RakePool pool(Call call, List<IntDyingScan> kernels) {
        boolean isBusy = call.way == Way.OVER_INPUT_BESIDE_OTHERS;
        List<IntDyingScan> next = new ArrayList<>(isBusy ? List.of(dyingKernel(call, new FaultPlan())) : List.of());
        next.addAll(kernels);
        return new RakePool(Devices.jtp(), () -> next.remove(0), isBusy ? 2 : 1);
    }

    private static RakeLaunch besideWhom(RakePool pool, Call call) throws DeviceFault {
        return call.way == Way.OVER_INPUT_BESIDE_OTHERS ? pool.take(call.n, Long.MAX_VALUE) : null;
    }

    private static IntDyingScan dyingKernel(Call call, FaultPlan plan) {
        IntDyingScan kernel = new IntDyingScan(call.rakes, plan);
        kernel.scale(0, BLOCK);
        return kernel;
    }
}
