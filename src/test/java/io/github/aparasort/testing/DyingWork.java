package io.github.aparasort.testing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Execution;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.device.RakeLaunch;
import io.github.aparasort.internal.device.RakePool;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.testing.FaultPlan.Moment;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Work on JTP that is done once, on a kernel that is not used again, while a worker may die. */
public final class DyingWork {
    /** Long enough for others to be in the middle of their work when one has died. */
    public static final int REST_MILLIS = 25;

    private final Job job;
    private final Function<FaultPlan, DeviceKernel> kernels;
    private final Consumer<String> assertDone;
    private final List<Object> arrays = new ArrayList<>();
    private final List<Consumer<String>> assertKept = new ArrayList<>();
    private Predicate<DeviceKernel> isFinished = kernel -> false;
    private boolean isBesideOthers;

    /**
     * Makes work.
     *
     * @param kernels kernels whose workers follow a plan
     * @param assertDone that the result is right
     * @param arrays what workers write to, which may hold anything after a fault
     */
    public DyingWork(Job job, Function<FaultPlan, DeviceKernel> kernels, Consumer<String> assertDone,
            Object... arrays) {
        this.job = job;
        this.kernels = kernels;
        this.assertDone = assertDone;
        this.arrays.addAll(List.of(arrays));
    }

    /** Arrays of the caller that a fault leaves as they were. */
    public DyingWork keeps(Object... inputs) {
        for (Object input : inputs) {
            Object before = AnyArray.copy(input);
            arrays.add(input);
            assertKept.add(what -> AnyArray.assertSame(before, input, what));
        }
        return this;
    }

    /** Something else that must hold after a fault. */
    public DyingWork keeps(Consumer<String> check) {
        assertKept.add(check);
        return this;
    }

    /** When the work must be finished in spite of the death. */
    public DyingWork finishedIf(Predicate<DeviceKernel> finished) {
        isFinished = finished;
        return this;
    }

    /** Another caller has a kernel of the pool meanwhile. */
    public DyingWork besideOthers() {
        isBesideOthers = true;
        return this;
    }

    /** Nobody dies. */
    public void live(FaultPlan plan) throws Exception {
        DeviceKernel kernel = kernels.apply(plan);
        try (RakePool pool = pool(kernel); RakeLaunch beside = besideWhom(pool);
                RakeLaunch launch = pool.take(job.n, Long.MAX_VALUE)) {
            assertEquals("", DyingKernels.run(launch, job).note());
            assertEquals("", launch.remark());
        } finally {
            DyingKernels.endThreads(kernel);
        }
    }

    /**
     * A worker dies as planned: the work ends in a fault and nothing is lost, or it is finished; no worker is running
     * or writes any more, and the kernel is not used again.
     */
    public void die(FaultPlan plan, DeviceFault.Kind kind, String what) throws Exception {
        DeviceKernel kernel = kernels.apply(plan);
        try (RakePool pool = pool(kernel, kernels.apply(new FaultPlan())); RakeLaunch beside = besideWhom(pool)) {
            try (RakeLaunch launch = pool.take(job.n, Long.MAX_VALUE)) {
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
                assertEquals(isFinished.test(kernel), fault == null, what);
                if (fault == null) {
                    assertDone.accept(what);
                    assertTrue(launch.remark().startsWith("JTP: a worker failed"), launch::remark);
                    assertEquals(launch.remark(), done.note(), what);
                } else {
                    assertKept.forEach(check -> check.accept(what));
                    assertEquals(kind, fault.kind(), what);
                    assertEquals("", launch.remark(), what);
                }
            }
            Object[] then = arrays.stream().map(AnyArray::copy).toArray();
            try (RakeLaunch again = pool.take(job.n, Long.MAX_VALUE)) {
                assertNotSame(kernel, again.kernel(), what);
            }
            if (plan.isRestful()) {
                Thread.sleep(REST_MILLIS / 2);
            }
            assertArrayEquals(then, arrays.toArray(), what);
            assertFalse(plan.someoneWasLate(), what);
        } finally {
            DyingKernels.endThreads(kernel);
            // Faults in a row would switch JTP off.
            Devices.jtp().health().success();
        }
    }

    /** A pool of these, one after the other, after one for the other caller if there is one. */
    private RakePool pool(DeviceKernel... wanted) {
        List<DeviceKernel> next = new ArrayList<>(List.of(wanted));
        if (isBesideOthers) {
            next.add(0, kernels.apply(new FaultPlan()));
        }
        return new RakePool(Devices.jtp(), () -> next.remove(0), isBesideOthers ? 2 : 1);
    }

    private RakeLaunch besideWhom(RakePool pool) throws DeviceFault {
        return isBesideOthers ? pool.take(job.n, Long.MAX_VALUE) : null;
    }

    /**
     * Does the work without a fault, which shows how many steps there are; then again and again, and a worker dies at
     * another step each time.
     *
     * @param deaths of each kind of step of a worker, from the first to the last one
     * @return when they died
     */
    public static List<Moment> dieEverywhere(Supplier<DyingWork> maker, int rakes, int deaths)
            throws Exception {
        FaultPlan life = new FaultPlan();
        DyingWork whole = maker.get();
        whole.live(life);
        whole.assertDone.accept("a whole life");
        List<Moment> moments = life.some(rakes, deaths);
        for (Moment moment : moments) {
            maker.get().die(new FaultPlan().at(moment, FaultPlan::die), DeviceFault.Kind.RUN, "until " + moment);
        }
        return moments;
    }
}
