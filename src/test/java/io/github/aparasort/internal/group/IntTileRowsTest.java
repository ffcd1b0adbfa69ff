package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Execution;
import io.github.aparasort.Operation;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.device.KernelPool;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.engine.Executions;
import io.github.aparasort.internal.group.IntTileGroupsTest.Shape;
import io.github.aparasort.internal.trial.KernelProof;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.GroupOracle;
import io.github.aparasort.testing.HostScratch;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.IntSmallRows;
import io.github.aparasort.testing.SpecialFloats;
import io.github.aparasort.testing.TestDevice;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

// Twins: Long, Float, Double
/**
 * Groups and the order of all keys that a device finds, in tiles so small that few elements reach every path, against a
 * sorted map.
 */
@Tag(Coverage.SCALED)
class IntTileRowsTest {
    private static final int NT = 4;
    private static final int TILE = NT * /*key*/ IntTileRows.VT;

    /** Of the test so far. */
    private int cases;

    private static KernelPool pool(ComputeDevice device, int nt, int maxGroups) {
        return new KernelPool(device, () -> new /*key*/ IntSmallRows(nt, maxGroups), 1, lease -> null);
    }

    /** The cases of a kernel are shared by the two types that it is for. */
    private void findInTurn(KernelPool pool, /*value*/ int[] a, String what) throws Exception {
        if (Coverage.meets(/*value*/ int.class, cases++)) {
            find(pool, a, what);
        }
    }

    private static void find(KernelPool pool, /*value*/ int[] a, String what) throws Exception {
        /*value*/ int[] before = a.clone();
        GroupOracle oracle = new GroupOracle(a);
        IntRowsJob job = new IntRowsJob(Operation.BY, a, true);
        job.onDevice();
        try (Lease lease = pool.take(a.length, true)) {
            /*key*/ IntTileRows kernel = (/*key*/ IntTileRows) lease.kernel();
            Execution done = Executions.run(job, lease, System.nanoTime(), "");
            TestDevice.assertRan(pool.device(), kernel.getClass().getSimpleName(), done);
            assertEquals(oracle.counts().length <= kernel.room, kernel.hasGroups(), what);
            AnyArray.assertSame(oracle.keys(), job.keys(), what);
            assertArrayEquals(oracle.offsets(), job.offsets(), what);
            assertArrayEquals(oracle.order(), job.order(), what);
            AnyArray.assertSame(before, a, what);
        }
    }

    /** Around the room of the small arrays, and of both; in one part and in several. */
    @ParameterizedTest
    @CsvSource({"3", "100"})
    void anyNumberOfGroups(int maxGroups) throws Exception {
        try (KernelPool pool = pool(TestDevice.openCl(), NT, maxGroups)) {
            for (int n : new int[] {2, 3, TILE - 1, TILE, TILE + 1, 2 * TILE - 1, 2 * TILE, 2 * TILE + 1, 1009,
                9 * TILE + 11, 14 * TILE, 17 * TILE - 1}) {
                int room = 0;
                int small = 0;
                try (Lease lease = pool.take(n, true)) {
                    /*key*/ IntTileRows kernel = (/*key*/ IntTileRows) lease.kernel();
                    room = kernel.room;
                    small = kernel.smallRoom;
                }
                TreeSet<Integer> numbers = new TreeSet<>();
                for (int around : new int[] {2, small, room, n}) {
                    for (int groups = around - 1; groups <= around + 1; groups++) {
                        numbers.add(Math.max(1, Math.min(groups, n)));
                    }
                }
                for (int groups : numbers) {
                    Shape shape = Shape.values()[(n + groups) % Shape.values().length];
                    findInTurn(pool, IntTileGroupsTest.elements(n, groups, shape),
                            groups + " groups of " + n + ", " + shape);
                }
            }
        }
    }

    @Test
    void groupsThatCrossBorders() throws Exception {
        try (KernelPool pool = pool(TestDevice.openCl(), NT, 5)) {
            for (int n : new int[] {TILE, 3 * TILE + 1, 12 * TILE, 16 * TILE + 1}) {
                for (int groups : new int[] {1, 2, 3, 5, 31, 32, 33}) {
                    for (Shape shape : Shape.values()) {
                        findInTurn(pool, IntTileGroupsTest.elements(n, groups, shape),
                            groups + " groups of " + n + ", " + shape);
                    }
                }
                // Each group begins with a tile or one element beside it.
                for (int length : new int[] {TILE - 1, TILE, TILE + 1, 4 * TILE}) {
                    /*value*/ int[] a = new /*value*/ int[n];
                    for (int i = 0; i < n; i++) {
                        a[i] = i / length;
                    }
                    findInTurn(pool, a, "groups of " + length);
                }
            }
        }
    }

    @Test
    void otherInputs() throws Exception {
        try (KernelPool pool = pool(TestDevice.openCl(), NT, 3)) {
            for (int n : new int[] {2, 127, 1021, 1270}) {
                for (Input input : Input.values()) {
                    findInTurn(pool, (/*value*/ int[]) AnyArray.of(/*value*/ int.class, input, null, n),
                            input + " " + n);
                }
                if ((/*value*/ int) 0.5 != 0) {
                    for (SpecialFloats specials : List.of(SpecialFloats.EVERYTHING, SpecialFloats.NANS)) {
                        find(pool, (/*value*/ int[]) AnyArray.of(/*value*/ int.class, null, specials, n),
                                specials + " " + n);
                    }
                }
            }
        }
    }

    /** Whole tiles of the default geometry. */
    @Test
    void defaultGeometry() throws Exception {
        ComputeDevice device = TestDevice.openCl();
        GroupWorkload keys = GroupWorkload.of(/*value*/ int.class, GroupResult.ROWS).inKeys();
        try (KernelPool pool = new KernelPool(device, () -> keys.create(device), 1, KernelProof.of(keys))) {
            for (int n : new int[] {5000, 30_011, 100_003}) {
                for (int groups : new int[] {1, 1000, 1024, 1025, n / 5, n}) {
                    findInTurn(pool, IntTileGroupsTest.elements(n, groups, Shape.EVEN), groups + " groups of " + n);
                }
            }
        }
    }

    /** What the device wrote is there only because it came back. */
    @Test
    void theDeviceDoesTheWork() throws Exception {
        try (KernelPool pool = pool(TestDevice.openCl(), NT, 3)) {
            find(pool, IntTileGroupsTest.elements(1270, 40, Shape.EVEN), "40 groups");
            find(pool, IntTileGroupsTest.elements(1270, 1270, Shape.EVEN), "1270 groups");
            try (Lease lease = pool.take(1270, true)) {
                assertTrue(HostScratch.isUntouched(lease.kernel()));
            }
        }
    }

    /** In Java, where every barrier costs each work-item some tenth of a millisecond. */
    @Test
    void onJtp() throws Exception {
        int tile = 2 * /*key*/ IntTileRows.VT;
        try (KernelPool pool = pool(Devices.jtp(), 2, 2)) {
            for (int n : new int[] {3, tile + 1, 5 * tile - 7}) {
                for (int groups : new int[] {1, 2, Math.min(20, n), n}) {
                    findInTurn(pool, IntTileGroupsTest.elements(n, groups, Shape.MIDDLE), groups + " groups of " + n);
                }
            }
        }
    }
}
