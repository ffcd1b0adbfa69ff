package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Operation;
import io.github.aparasort.ScanOp;
import io.github.aparasort.Target;
import io.github.aparasort.internal.column.StreamScale;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.trial.KernelTrials;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.GroupOracle;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.SpecialFloats;
import io.github.aparasort.testing.TestDevice;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

// Twins: Long, Float, Double
/** Groups that a device finds, in tiles so small that few elements reach every path, against a stable sort. */
@Tag(Coverage.SCALED)
class IntGroupStepsTest {
    /** Around the length of tiles of sorts and of counts, of 16 work-items, and several of them. */
    private static final int TILE = 16 * 17;
    private static final int COUNTED = 16 * 23;

    private Dispatcher tiny;
    private Dispatcher whole;
    /** Of the test so far. */
    private int cases;

    /** Elements of exactly so many values, among them both extremes. */
    static /*value*/ int[] elements(int n, int groups, GroupShape shape) {
        int[] order = shape.elements(n, groups);
        /*value*/ int[] a = new /*value*/ int[n];
        for (int i = 0; i < n; i++) {
            int middle = order[i] - groups / 2;
            a[i] = order[i] == 0 ? /*value*/ Integer.MIN_VALUE : order[i] == groups - 1 ? /*value*/ Integer.MAX_VALUE
                    : (/*value*/ int) (middle * 65_537L);
        }
        return a;
    }

    private Execution last;

    private Dispatcher open() {
        Dispatcher dispatcher = KernelTrials.dispatcher(Target.OPENCL, TestDevice.openCl());
        dispatcher.listen(done -> last = done);
        return dispatcher;
    }

    @BeforeEach
    void start() {
        cases = 0;
        whole = open();
        tiny = open();
        tiny.calls().onStream(StreamScale::tiny);
    }

    @AfterEach
    void close() {
        tiny.close();
        whole.close();
    }

    /** The cases of a kernel are shared by the two types that it is for. */
    private void findInTurn(Dispatcher on, GroupResult result, /*value*/ int[] a, String what) {
        if (Coverage.meets(/*value*/ int.class, cases++)) {
            find(on, result, a, what);
        }
    }

    private void find(Dispatcher on, GroupResult result, /*value*/ int[] a, String what) {
        /*value*/ int[] before = a.clone();
        GroupOracle oracle = new GroupOracle(a);
        switch (result) {
            case COUNTS -> {
                IntGroupsJob job = new IntGroupsJob(Operation.COUNTS, a);
                run(on, job, oracle, what);
                assertArrayEquals(oracle.offsets(), (int[]) job.found(), what);
            }
            case ROWS -> {
                IntRowsJob job = new IntRowsJob(Operation.BY, a);
                run(on, job, oracle, what);
                assertArrayEquals(oracle.offsets(), job.rows().offsets(), what);
                assertArrayEquals(oracle.order(), job.rows().order(), what);
            }
            default -> fold(on, oracle, a, what);
        }
        AnyArray.assertSame(before, a, what);
    }

    /** As longs and as ints. */
    private void fold(Dispatcher on, GroupOracle oracle, /*value*/ int[] a, String what) {
        int[] values = GroupValues.values()[cases % GroupValues.values().length].of(a.length);
        int[] given = values.clone();
        ScanOp op = ScanOp.values()[cases / 3 % ScanOp.values().length];
        IntFoldsJob<long[]> longs = new IntFoldsJob<>(Operation.REDUCE_BY_KEY, a, ValueFolds.toLongs(values, op));
        IntFoldsJob<int[]> ints = new IntFoldsJob<>(Operation.REDUCE_BY_KEY, a, ValueFolds.of(values, op));
        run(on, longs, oracle, what);
        run(on, ints, oracle, what);
        long[] wide = Arrays.stream(values).asLongStream().toArray();
        assertArrayEquals((long[]) oracle.folds(wide, op), longs.found(), op + " " + what);
        assertArrayEquals((int[]) oracle.folds(values, op), ints.found(), op + " " + what);
        assertArrayEquals(given, values, what);
    }

    private void run(Dispatcher on, IntDistinctJob job, GroupOracle oracle, String what) {
        on.dispatch(job);
        assertEquals(Engine.OPENCL, last.engine(), what);
        AnyArray.assertSame(oracle.keys(), job.keys(), what);
    }

    @ParameterizedTest
    @EnumSource
    void anyNumberOfGroups(GroupResult result) {
        for (int n : new int[] {2, 3, TILE - 1, TILE, TILE + 1, COUNTED - 1, COUNTED, COUNTED + 1, 1009,
            9 * COUNTED + 11}) {
            TreeSet<Integer> numbers = new TreeSet<>();
            for (int around : new int[] {2, n / 4, n / 2, n}) {
                for (int groups = around - 1; groups <= around + 1; groups++) {
                    numbers.add(Math.max(1, Math.min(groups, n)));
                }
            }
            for (int groups : numbers) {
                GroupShape shape = GroupShape.values()[(n + groups) % GroupShape.values().length];
                findInTurn(tiny, result, elements(n, groups, shape), groups + " groups of " + n + ", " + shape);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void groupsThatCrossBorders(GroupResult result) {
        for (int n : new int[] {COUNTED, 3 * COUNTED + 1, 10 * COUNTED}) {
            for (int groups : new int[] {1, 2, 3, 31, 33}) {
                for (GroupShape shape : GroupShape.values()) {
                    findInTurn(tiny, result, elements(n, groups, shape), groups + " groups of " + n + ", " + shape);
                }
            }
            // Each group begins with a tile or one element beside it.
            for (int length : new int[] {COUNTED - 1, COUNTED, COUNTED + 1, 4 * COUNTED}) {
                /*value*/ int[] a = new /*value*/ int[n];
                for (int i = 0; i < n; i++) {
                    a[i] = i / length;
                }
                findInTurn(tiny, result, a, "groups of " + length);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void otherInputs(GroupResult result) {
        for (int n : new int[] {2, 127, 1021, 1270}) {
            for (Input input : Input.values()) {
                findInTurn(tiny, result, (/*value*/ int[]) AnyArray.of(/*value*/ int.class, input, null, n),
                        input + " " + n);
            }
            if ((/*value*/ int) 0.5 != 0) {
                for (SpecialFloats specials : List.of(SpecialFloats.EVERYTHING, SpecialFloats.NANS)) {
                    find(tiny, result, (/*value*/ int[]) AnyArray.of(/*value*/ int.class, null, specials, n),
                            specials + " " + n);
                }
            }
        }
    }

    /** As a GPU runs it: few tiles that one group counts, and so many that all groups do. */
    @ParameterizedTest
    @EnumSource
    void defaultGeometry(GroupResult result) {
        for (int n : new int[] {5000, 30_011, 100_003}) {
            for (int groups : new int[] {1, 1000, n / 5, n}) {
                findInTurn(whole, result, elements(n, groups, GroupShape.EVEN), groups + " groups of " + n);
            }
        }
        assertEquals(12, cases);
    }
}
