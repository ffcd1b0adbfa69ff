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
import io.github.aparasort.internal.trial.KernelProof;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.GroupOracle;
import io.github.aparasort.testing.HostScratch;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.IntSmallGroups;
import io.github.aparasort.testing.SpecialFloats;
import io.github.aparasort.testing.TestDevice;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

// Twins: Long, Float, Double
/** Groups that a device finds, in tiles so small that few elements reach every path, against a stable sort. */
@Tag(Coverage.SCALED)
class IntTileGroupsTest {
    private static final int NT = 4;

    /** Where most elements are: then a group goes on from tile to tile, from part to part, and between work-groups. */
    enum Shape {
        EVEN, FIRST, MIDDLE, LAST;

        int group(int groups, SplittableRandom random) {
            int any = random.nextInt(groups);
            return this == EVEN || random.nextInt(8) == 0 ? any
                    : this == FIRST ? 0 : this == MIDDLE ? groups / 2 : groups - 1;
        }
    }

    /** Elements of exactly so many values, among them both extremes. */
    static /*value*/ int[] elements(int n, int groups, Shape shape) {
        SplittableRandom random = new SplittableRandom(31L * n + groups);
        int[] order = new int[n];
        for (int i = 0; i < n; i++) {
            order[i] = i < groups ? i : shape.group(groups, random);
            int other = random.nextInt(i + 1);
            int moved = order[other];
            order[other] = order[i];
            order[i] = moved;
        }
        /*value*/ int[] a = new /*value*/ int[n];
        for (int i = 0; i < n; i++) {
            int middle = order[i] - groups / 2;
            a[i] = order[i] == 0 ? /*value*/ Integer.MIN_VALUE : order[i] == groups - 1 ? /*value*/ Integer.MAX_VALUE
                    : (/*value*/ int) (middle * 65_537L);
        }
        return a;
    }

    /** Of the test so far. */
    private int cases;

    private static KernelPool pool(ComputeDevice device, int nt, int maxGroups) {
        return new KernelPool(device, () -> new /*key*/ IntSmallGroups(nt, maxGroups), 1, lease -> null);
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
        IntGroupsJob job = new IntGroupsJob(Operation.COUNTS, a);
        job.onDevice();
        try (Lease lease = pool.take(a.length, true)) {
            /*key*/ IntTileGroups kernel = (/*key*/ IntTileGroups) lease.kernel();
            Execution done = Executions.run(job, lease, System.nanoTime(), "");
            TestDevice.assertRan(pool.device(), kernel.getClass().getSimpleName(), done);
            assertEquals(oracle.counts().length <= kernel.room, kernel.hasGroups(), what);
            AnyArray.assertSame(oracle.keys(), job.keys(), what);
            assertArrayEquals(oracle.offsets(), job.offsets(), what);
            AnyArray.assertSame(before, a, what);
        }
    }

    /** Around the room of the small arrays, and of both; in one part and in several. */
    @ParameterizedTest
    @CsvSource({"3", "100"})
    void anyNumberOfGroups(int maxGroups) throws Exception {
        int tile = NT * /*key*/ IntTileGroups.VT;
        try (KernelPool pool = pool(TestDevice.openCl(), NT, maxGroups)) {
            for (int n : new int[] {2, 3, tile - 1, tile, tile + 1, 2 * tile - 1, 2 * tile, 2 * tile + 1, 1009,
                9 * tile + 11, 14 * tile, 17 * tile - 1}) {
                int room = room(pool, n, false);
                int small = room(pool, n, true);
                TreeSet<Integer> numbers = new TreeSet<>();
                for (int around : new int[] {2, small, room, n}) {
                    for (int groups = around - 1; groups <= around + 1; groups++) {
                        numbers.add(Math.max(1, Math.min(groups, n)));
                    }
                }
                for (int groups : numbers) {
                    Shape shape = Shape.values()[(n + groups) % Shape.values().length];
                    findInTurn(pool, elements(n, groups, shape), groups + " groups of " + n + ", " + shape);
                }
            }
        }
    }

    private static int room(KernelPool pool, int n, boolean small) throws Exception {
        try (Lease lease = pool.take(n, true)) {
            /*key*/ IntTileGroups kernel = (/*key*/ IntTileGroups) lease.kernel();
            return small ? kernel.smallRoom : kernel.room;
        }
    }

    @Test
    void groupsThatCrossBorders() throws Exception {
        int tile = NT * /*key*/ IntTileGroups.VT;
        try (KernelPool pool = pool(TestDevice.openCl(), NT, 5)) {
            for (int n : new int[] {tile, 3 * tile + 1, 12 * tile, 16 * tile + 1}) {
                for (int groups : new int[] {1, 2, 3, 5, 31, 32, 33}) {
                    for (Shape shape : Shape.values()) {
                        findInTurn(pool, elements(n, groups, shape), groups + " groups of " + n + ", " + shape);
                    }
                }
                // Each group begins with a tile or one element beside it.
                for (int length : new int[] {tile - 1, tile, tile + 1, 4 * tile}) {
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

    /** Whole tiles of the default geometry, with more words of bits than a work-group of few items has. */
    @Test
    void defaultGeometry() throws Exception {
        ComputeDevice device = TestDevice.openCl();
        GroupWorkload keys = GroupWorkload.of(/*value*/ int.class, GroupResult.COUNTS).inKeys();
        try (KernelPool pool = new KernelPool(device, () -> keys.create(device), 1,
                KernelProof.of(keys))) {
            for (int n : new int[] {5000, 30_011, 100_003}) {
                for (int groups : new int[] {1, 1000, 1024, 1025, n / 5, n}) {
                    findInTurn(pool, elements(n, groups, Shape.EVEN), groups + " groups of " + n);
                }
            }
        }
    }

    /** What the device wrote is there only because it came back. */
    @Test
    void theDeviceDoesTheWork() throws Exception {
        try (KernelPool pool = pool(TestDevice.openCl(), NT, 3)) {
            find(pool, elements(1270, 40, Shape.EVEN), "40 groups");
            find(pool, elements(1270, 1270, Shape.EVEN), "1270 groups");
            try (Lease lease = pool.take(1270, true)) {
                assertTrue(HostScratch.isUntouched(lease.kernel()));
            }
        }
    }

    /** In Java, where every barrier costs each work-item some tenth of a millisecond. */
    @Test
    void onJtp() throws Exception {
        int tile = 2 * /*key*/ IntTileGroups.VT;
        try (KernelPool pool = pool(Devices.jtp(), 2, 2)) {
            for (int n : new int[] {3, tile + 1, 5 * tile - 7}) {
                for (int groups : new int[] {1, 2, Math.min(20, n), n}) {
                    findInTurn(pool, elements(n, groups, Shape.MIDDLE), groups + " groups of " + n);
                }
            }
        }
    }
}
