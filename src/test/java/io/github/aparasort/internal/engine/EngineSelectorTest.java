package io.github.aparasort.internal.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Measurement;
import io.github.aparasort.Operation;
import io.github.aparasort.Plan;
import io.github.aparasort.Target;
import io.github.aparasort.TestContexts;
import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.device.Discovery;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.sort.IntOrderSortJob;
import io.github.aparasort.internal.sort.IntSortJob;
import io.github.aparasort.internal.sort.Presorted;
import io.github.aparasort.internal.sort.SortWorkload;
import io.github.aparasort.internal.trial.KernelTrials;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.IntOrders;
import io.github.aparasort.testing.Oracle;
import io.github.aparasort.testing.PlantedCosts;
import io.github.aparasort.testing.TestDevice;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The choice under AUTO between engines whose costs are planted. */
class EngineSelectorTest {
    private static final String INT = SortWorkload.INT.name();

    private final PlantedCosts calibration = new PlantedCosts();
    private final Dispatcher dispatcher = KernelTrials.dispatcher(Target.AUTO, null, calibration);
    private final EngineSelector choice = dispatcher.selector();
    private final ComputeDevice jtp = Devices.jtp();

    @BeforeEach
    void plant() {
        Discovery.finish();
    }

    private void cost(String engine, int n, long nanos) {
        calibration.plant(INT, engine, n, nanos);
    }

    private Choice.WhyNot whyNot(int n) {
        return choice.candidates(SortWorkload.INT, CostInput.random(n)).get(0).whyNot();
    }

    /** The devices that may be used for random ints. */
    private List<ComputeDevice> devices(int n) {
        return choice.candidates(SortWorkload.INT, CostInput.random(n)).stream().filter(each -> each.whyNot() == null)
                .map(Choice::device).toList();
    }

    private String whyNotJtp(int n) {
        return PlanText.plan(choice, Operation.SORT, int.class, SortWorkload.INT, n).whyNot().get("JTP");
    }

    /** A quicksort needs as many passes as there are bits that tell keys apart; a kernel's do not depend on them. */
    @Test
    void fewValuesAreLeftToTheJdkWhereItIsNotMuchSlower() {
        int n = 1 << 16;
        SplittableRandom random = new SplittableRandom(7);
        assertEquals(1, share(random.ints(n).toArray()));
        assertEquals(1, share(random.ints(n, 0, n).toArray()));
        assertEquals(5 / 16.0, share(random.ints(n, 0, 22).toArray()), 1e-9);
        assertEquals(3 / 16.0, share(random.ints(n, 0, 10).toArray()), 1e-9);
        assertEquals(1 / 16.0, share(random.ints(n, 0, 2).toArray()), 1e-9);
        // Whatever the period, it is not that of the places that are looked at.
        for (int period = 128; period <= 1024; period *= 2) {
            int teeth = period;
            assertEquals(1, share(IntStream.range(0, n).map(i -> i * 0x9e37_79b9 % teeth).toArray()), period + "");
        }
        cost("JDK", 4096, 4096 * 40);
        cost("JDK", n, n * 40L);
        cost("JTP", 4096, 4096 * 15);
        cost("JTP", n, n * 15L);
        assertEquals(Engine.JTP, engine(random.ints(n).toArray()));
        assertEquals(Engine.JTP, engine(random.ints(n, 0, 4096).toArray()));
        assertEquals(Engine.JDK, engine(random.ints(n, 0, 16).toArray()));
    }

    private static double share(int[] keys) {
        return Presorted.jdkCostRatio(new IntSequence(keys, 0, keys.length).look(), keys.length);
    }

    private Engine engine(int[] keys) {
        int[] sorted = Oracle.sorted(keys);
        List<Execution> told = new ArrayList<>();
        Gpu gpu = TestContexts.gpu(dispatcher);
        try (Gpu.Registration ignored = gpu.onExecution(told::add)) {
            gpu.sorter().sort(keys);
        }
        assertArrayEquals(sorted, keys);
        return told.get(told.size() - 1).engine();
    }

    /** What is measured of plain sorts says nothing of them, so JTP serves from a fixed size on. */
    @Test
    void ordersOfACallerGoToJtpWhateverPlainSortsCost() {
        cost("JDK", 4096, 100_000);
        cost("JTP", 4096, 300_000);
        assertEquals(List.of(), candidatesForOrder(4095, 2));
        assertEquals(List.of(), candidatesForOrder((1 << 14) - 1, 2));
        assertEquals(List.of(jtp), candidatesForOrder(1 << 14, 2));
        assertEquals(List.of(), candidatesForOrder(1 << 20, 1));
    }

    private List<ComputeDevice> candidatesForOrder(int n, int processors) {
        return choice.devicesForCustom(IntOrderSortJob.sort(new int[n], 0, n, new IntOrders.ByTwoBits()),
                processors);
    }

    /** For instance, a device sorts all segments or none. */
    @Test
    void anEngineWithoutAKernelForAJobIsNotTaken() {
        cost("JDK", 65_536, 3_000_000);
        cost("JTP", 65_536, 1_000_000);
        for (boolean runs : new boolean[] {true, false}) {
            Job job = new Job(Operation.SORT, int.class, SortWorkload.INT, 65_536) {
                @Override
                public void runPlain() {
                    throw new AssertionError("it is only asked where it runs");
                }

                @Override
                public boolean runsOn(ComputeDevice device) {
                    return runs;
                }
            };
            List<ComputeDevice> expected = runs ? List.of(jtp) : List.of();
            assertEquals(expected, choice.devices(job));
            assertEquals(runs ? jtp : null, choice.chooseAfter(job, List.of()).device());
            assertEquals(runs ? jtp : null, choice.choose(job).device());
        }
    }

    @Test
    void anEngineIsTakenWhereItIsClearlyFaster() {
        cost("JDK", 4096, 100_000);
        cost("JDK", 65_536, 3_000_000);
        cost("JTP", 4096, 300_000);
        cost("JTP", 65_536, 1_000_000);
        assertEquals(List.of(), devices(4095));
        assertEquals(Choice.WhyNot.SMALL, whyNot(4095));
        assertEquals("fewer than 4,096 elements", whyNotJtp(4095));
        assertEquals(List.of(), devices(4096));
        assertEquals("expected 0.300 ms, the JDK 0.100 ms", whyNotJtp(4096));
        assertEquals(List.of(jtp), devices(65_536));
        Plan plan = PlanText.plan(choice, Operation.SORT, int.class, SortWorkload.INT, 65_536);
        assertEquals(Engine.JTP, plan.engine());
        assertEquals("expected to take longer", plan.whyNot().get("JDK"));
        assertEquals(List.of(new Measurement("JDK", 4096, 100_000, 3), new Measurement("JDK", 65_536, 3_000_000, 3),
                new Measurement("JTP", 4096, 300_000, 3), new Measurement("JTP", 65_536, 1_000_000, 3)),
                plan.measurements());
        assertTrue(plan.toString().contains("\n  measured on JTP: 4,096 in 0.300 ms; 65,536 in 1.000 ms"),
                plan::toString);
    }

    @Test
    void aNearTieGoesToTheJdk() {
        cost("JDK", 4096, 100_000);
        cost("JTP", 4096, 96_000);
        assertEquals(List.of(), devices(4096));
        assertEquals("expected 0.096 ms, the JDK 0.100 ms: about the same, and the JDK needs no other threads",
                whyNotJtp(4096));
    }

    @Test
    void whatIsNotKnownIsNotChosen() {
        cost("JTP", 4096, 1);
        assertEquals(List.of(), devices(4096));
        assertEquals(Choice.WhyNot.UNMEASURED, whyNot(1_000_000));
        assertEquals("not measured yet: calls of about this size do that, or warmUp()", whyNotJtp(1_000_000));
        assertEquals(Choice.WhyNot.LIMIT, whyNot(Integer.MAX_VALUE));
        assertEquals("it takes 2,147,483,639 elements at most", whyNotJtp(Integer.MAX_VALUE));
    }

    /** Every question that a call asks costs less than a line of text would. */
    @Test
    void choosingTakesNoMemoryToSpeakOf() {
        cost("JDK", 4096, 1_000_000);
        cost("JTP", 4096, 10_000);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        for (boolean faster : new boolean[] {true, false}) {
            SortWorkload kind = faster ? SortWorkload.INT : SortWorkload.LONG;
            CostInput[] inputs = IntStream.range(5000, 6000).mapToObj(CostInput::random).toArray(CostInput[]::new);
            int chosen = 0;
            for (CostInput input : inputs) {
                chosen += choice.costs(kind).choose(input).engine();
            }
            long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
            for (int i = 0; i < 10_000; i++) {
                chosen += choice.costs(kind).choose(inputs[i % inputs.length]).engine();
            }
            long bytes = threads.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
            assertEquals(faster ? 11_000 : 0, chosen);
            assertTrue(bytes < 10_000, () -> bytes / 10_000 + " bytes a question");
        }
    }

    /** One call on OpenCL makes its device busy for calls that can use another engine; the others wait beside it. */
    @Test
    void aDeviceInUseIsBusy() throws Exception {
        ComputeDevice device = TestDevice.openCl();
        try (ComputeDevice.Stay first = device.enter(false)) {
            assertTrue(device.isBusy() && !jtp.isBusy());
            DeviceFault fault = assertThrows(DeviceFault.class, () -> device.enter(false));
            assertEquals(DeviceFault.Kind.BUSY, fault.kind());
            try (ComputeDevice.Stay second = device.enter(true);
                    ComputeDevice.Stay other = jtp.enter(false)) {
                assertTrue(device.isBusy());
            }
            assertTrue(device.isBusy());
            cost("JDK", 4096, 1_000_000);
            cost(device.toString(), 4096, 1);
            EngineCosts costs = new EngineCosts(SortWorkload.INT, List.of(device), calibration);
            assertEquals(Choice.WhyNot.BUSY, costs.candidates(CostInput.random(5000)).get(0).whyNot());
        }
        assertTrue(!device.isBusy());
    }

    /** What is explained is what is done. */
    @Test
    void aPlanIsKept() {
        cost("JDK", 4096, 1_000_000);
        cost("JTP", 4096, 10_000);
        List<Execution> told = new ArrayList<>();
        dispatcher.listen(told::add);
        int[] a = Input.RANDOM.ints(20_011);
        dispatcher.dispatch(new IntSortJob(a, 0, a.length));
        assertArrayEquals(Oracle.sorted(Input.RANDOM.ints(20_011)), a);
        assertEquals(PlanText.plan(choice, Operation.SORT, int.class, SortWorkload.INT, 20_011).engine(),
                told.get(0).engine());
        assertEquals(Engine.JTP, told.get(0).engine());
        dispatcher.close();
    }
}
