package io.github.aparasort.internal.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.GpuException;
import io.github.aparasort.IntOrderKernel;
import io.github.aparasort.Operation;
import io.github.aparasort.Plan;
import io.github.aparasort.Target;
import io.github.aparasort.TestContexts;
import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.cost.Profile;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.device.Discovery;
import io.github.aparasort.internal.device.LowMemoryDevice;
import io.github.aparasort.internal.sort.IntOrderSortJob;
import io.github.aparasort.internal.sort.OrderRefusalTest;
import io.github.aparasort.internal.sort.SortWorkload;
import io.github.aparasort.internal.step.HostCall;
import io.github.aparasort.internal.step.SortKind;
import io.github.aparasort.internal.trial.KernelTrials;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.IntOrders;
import io.github.aparasort.testing.Oracle;
import io.github.aparasort.testing.PlantedCosts;
import io.github.aparasort.testing.SelectedDevices;
import io.github.aparasort.testing.TestDevice;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Orders of the caller under AUTO with a GPU, planted, that is far faster than the JDK: no call waits for it. */
@Timeout(600)
class CustomOrderAutoTest {
    private static final int N = 20_011;

    static class Descends extends IntOrderKernel {
        @Override
        public boolean before(int a, int b) {
            return a > b;
        }
    }

    static class HasATable extends IntOrderKernel {
        private final int[] ranks;

        HasATable(int... ranks) {
            this.ranks = ranks;
        }

        @Override
        public boolean before(int a, int b) {
            return ranks[a & 1] < ranks[b & 1];
        }
    }

    static class HasAnEmptyTable extends IntOrders.ByTwoBits {
        final int[] none = new int[0];
    }

    private final List<Execution> told = new ArrayList<>();
    private Dispatcher auto;

    @BeforeEach
    void open() throws Exception {
        Discovery.finish();
        ComputeDevice device = LowMemoryDevice.of(TestDevice.openCl(), 1L << 30);
        PlantedCosts calibration = new PlantedCosts();
        for (SortKind kind : SortKind.values()) {
            for (int n : new int[] {4096, 1 << 20}) {
                calibration.plant(kind.name(), Engine.JDK.name(), n, 1000L * n);
                calibration.plant(kind.name(), device.toString(), n, n);
            }
        }
        auto = KernelTrials.dispatcher(Target.AUTO, null, calibration);
        SelectedDevices.select(auto, Devices.jtp(), device);
        auto.listen(told::add);
    }

    @AfterEach
    void close() throws Exception {
        if (auto != null) {
            auto.close();
            awaitBuild();
        }
    }

    private static boolean isBuilding() {
        return Thread.getAllStackTraces().keySet().stream().anyMatch(each -> each.getName().equals("aparasort-own"));
    }

    private static void awaitBuild() throws Exception {
        while (isBuilding()) {
            Thread.sleep(1);
        }
    }

    private Execution sort(Supplier<IntOrderKernel> order) {
        int[] a = Input.RANDOM.ints(N);
        int[] expected = Oracle.gather(a, IntOrders.stableOrder(a, order.get()));
        TestContexts.gpu(auto).sorter().sort(a, order);
        assertArrayEquals(expected, a);
        return told.remove(0);
    }

    @Test
    void aKernelIsBuiltAsideWhenAnOrderComesAgain() throws Exception {
        for (int call = 0; call < 2; call++) {
            assertFalse(isBuilding());
            Execution execution = sort(Descends::new);
            assertNotEquals(Engine.OPENCL, execution.engine());
            assertTrue(execution.note().contains("Descends is built yet"), execution::note);
        }
        awaitBuild();
        for (int call = 0; call < 2; call++) {
            Execution execution = sort(Descends::new);
            assertEquals(Engine.OPENCL, execution.engine(), execution::toString);
            assertEquals("", execution.note());
        }
    }

    @Test
    void anOrderThatIsAnotherAtEachCallIsNotBuilt() throws Exception {
        for (int call = 0; call < 10; call++) {
            int rank = call;
            assertNotEquals(Engine.OPENCL, sort(() -> new HasATable(5, rank)).engine());
            assertFalse(isBuilding());
        }
    }

    @Test
    void whatDoesNotBuildIsTriedOnce() throws Exception {
        for (int call = 0; call < 5; call++) {
            // Of no use with an empty table on a device, which other instances may not have.
            Execution execution = sort(HasAnEmptyTable::new);
            assertNotEquals(Engine.OPENCL, execution.engine());
            assertTrue(call == 1 || !isBuilding());
            awaitBuild();
            assertTrue(execution.note().contains(call < 2 ? "is built yet" : "null or empty"), execution::note);
        }
    }

    @Test
    void whatDoesNotTranslateIsToldByExplain() throws Exception {
        for (int call = 0; call < 3; call++) {
            assertNotEquals(Engine.OPENCL, sort(OrderRefusalTest.Breaks::new).engine());
            awaitBuild();
        }
        Plan plan = PlanText.plan(auto.selector(), Operation.SORT, int.class, SortWorkload.INT, N);
        assertTrue(plan.notes().stream().anyMatch(note -> note.startsWith("custom code that stays on the CPU: ")
                && note.contains("Breaks")), plan::toString);
    }

    /** Orders that do not build, or contradict themselves, take no kernel from others. */
    @Test
    void whatIsRefusedDrivesNothingOut() throws DeviceFault {
        List<Supplier<IntOrderKernel>> refused = List.of(OrderRefusalTest.Varies::new, HasAnEmptyTable::new,
                () -> new IntOrders.Contrary(IntOrders.Contrary.RANDOM));
        try (Dispatcher openCl = KernelTrials.dispatcher(Target.OPENCL, null, new Calibration(
                new Profile(null)))) {
            openCl.submit(IntOrderSortJob.sort(Input.RANDOM.ints(N), 0, N, new Descends()));
            for (Supplier<IntOrderKernel> order : refused) {
                assertThrows(GpuException.class,
                        () -> openCl.submit(IntOrderSortJob.sort(Input.RANDOM.ints(N), 0, N, order.get())));
                try (HostCall call = openCl.calls().call(TestDevice.openCl(), true)) {
                    assertTrue(call.isBuilt(new Descends()));
                    call.finish();
                }
            }
        }
    }

    /** Calls that were running when it was closed. */
    @Test
    void aClosedContextBuildsNothing() {
        CompoundCall call = auto.begin(Operation.SORT, N);
        auto.close();
        for (int part = 0; part < 3; part++) {
            auto.submit(IntOrderSortJob.sort(Input.RANDOM.ints(N), 0, N, new Descends()).asPartOf(call));
            assertFalse(isBuilding());
        }
        auto.end(call);
        assertNotEquals(Engine.OPENCL, call.whole().engine());
    }

    @Test
    void whoeverWaitsForJtpWaitsWithoutMeasurementsToo() {
        PlantedCosts planted = new PlantedCosts();
        planted.plant(SortWorkload.INT.name(), "JDK", N, 1_000_000);
        EngineCosts known = new EngineCosts(SortWorkload.INT, List.of(), planted);
        assertEquals(1_000_000, Dispatcher.patience(known, SortWorkload.INT, N), 1);
        assertEquals(50L * N, Dispatcher.patience(null, SortWorkload.INT, N));
        assertEquals(50L * Integer.MAX_VALUE, Dispatcher.patience(null, SortWorkload.INT, Integer.MAX_VALUE));
    }
}
