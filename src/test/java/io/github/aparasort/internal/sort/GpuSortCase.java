package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import io.github.aparasort.testing.SortCase;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** Sorts as users do: through a context, with the kernels and thresholds that it chooses. */
abstract class GpuSortCase extends SortCase {
    /**
     * None, one, few; insertion in the JDK; around the threshold of JTP and of AUTO (4096); and around one to
     * four tiles of the default geometry, whose full tiles of 4352 take a path of their own.
     */
    static final int[] SIZES = {0, 1, 2, 3, 17, 47, 1009, 4095, 4096, 4097, 4351, 4352, 4353, 8703, 8704, 8705, 13_056,
        16_383, 16_384, 16_385, 17_409, 30_467};
    static final int[] LARGE_SIZES = {100_003, 1_000_003};

    private final Target target;
    private final List<Execution> told = new ArrayList<>();
    private Gpu gpu;

    GpuSortCase(Target target) {
        this.target = target;
    }

    /** The context of the sorts. */
    Gpu context(Target wanted) {
        return Gpu.open(wanted);
    }

    @BeforeEach
    void open() {
        gpu = context(target);
        gpu.onExecution(told::add);
    }

    @AfterEach
    void close() {
        gpu.close();
    }

    @Override
    public Execution sort(int[] a, int from, int to) {
        if (from == 0 && to == a.length) {
            gpu.sorter().sort(a);
        } else {
            gpu.sorter().sort(a, from, to);
        }
        return only();
    }

    @Override
    public Execution sort(long[] a, int from, int to) {
        if (from == 0 && to == a.length) {
            gpu.sorter().sort(a);
        } else {
            gpu.sorter().sort(a, from, to);
        }
        return only();
    }

    @Override
    public Execution sort(float[] a, int from, int to) {
        if (from == 0 && to == a.length) {
            gpu.sorter().sort(a);
        } else {
            gpu.sorter().sort(a, from, to);
        }
        return only();
    }

    @Override
    public Execution sort(double[] a, int from, int to) {
        if (from == 0 && to == a.length) {
            gpu.sorter().sort(a);
        } else {
            gpu.sorter().sort(a, from, to);
        }
        return only();
    }

    @Override
    public Execution argsort(int[] keys, int[] order) {
        System.arraycopy(gpu.sorter().argsort(keys), 0, order, 0, keys.length);
        return only();
    }

    @Override
    public Execution argsort(long[] keys, int[] order) {
        System.arraycopy(gpu.sorter().argsort(keys), 0, order, 0, keys.length);
        return only();
    }

    @Override
    public Execution sortPairs(int[] keys, int[] values) {
        gpu.sorter().sortPairs(keys, values);
        return only();
    }

    @Override
    public Execution sortPairs(long[] keys, int[] values) {
        gpu.sorter().sortPairs(keys, values);
        return only();
    }

    @Override
    public int[] sizes() {
        return SIZES;
    }

    @Override
    public int[] largeSizes() {
        return LARGE_SIZES;
    }

    /** Every call is told, once. */
    private Execution only() {
        assertEquals(1, told.size());
        return told.remove(0);
    }
}
