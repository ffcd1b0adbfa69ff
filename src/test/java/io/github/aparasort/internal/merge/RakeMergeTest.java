package io.github.aparasort.internal.merge;

import io.github.aparasort.Target;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.kernel.InPlaceRakeKernel;
import io.github.aparasort.testing.KernelRun;
import java.util.List;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

/** Merges by rakes. */
@ParameterizedClass(name = "{0}, {1} rakes")
@CsvSource({"INT, 1", "INT, 3", "LONG, 4", "FLOAT, 2", "DOUBLE, 3", "INT_PAIRS, 3", "LONG_PAIRS, 2", "FLOAT_PAIRS, 3",
    "DOUBLE_PAIRS, 1"})
class RakeMergeTest extends KernelMergeCase {
    @Parameter(0)
    KeyKind kind;
    @Parameter(1)
    int rakes;

    @Override
    KeyKind kind() {
        return kind;
    }

    private InPlaceRakeKernel kernel() {
        InPlaceRakeKernel kernel = switch (kind) {
            case INT, INT_PAIRS -> new IntRakeMerge(rakes);
            case LONG, LONG_PAIRS -> new LongRakeMerge(rakes);
            case FLOAT, FLOAT_PAIRS -> new FloatRakeMerge(rakes);
            case DOUBLE, DOUBLE_PAIRS -> new DoubleRakeMerge(rakes);
        };
        kernel.scale(0, 0);
        return kernel;
    }

    @Override
    void merge(Object a, Object b, Object out, int[] origins) {
        KernelRun<InPlaceRakeKernel> run = KERNELS.get(Target.JTP, List.of(kind, rakes), this::kernel);
        if (run.kernel() instanceof IntRakeMerge ints) {
            ints.bindArrays((int[]) a, (int[]) b, (int[]) out, origins);
        } else if (run.kernel() instanceof LongRakeMerge longs) {
            longs.bindArrays((long[]) a, (long[]) b, (long[]) out, origins);
        } else if (run.kernel() instanceof FloatRakeMerge floats) {
            floats.bindArrays((float[]) a, (float[]) b, (float[]) out, origins);
        } else {
            ((DoubleRakeMerge) run.kernel()).bindArrays((double[]) a, (double[]) b, (double[]) out, origins);
        }
        run.run();
        run.kernel().giveBack();
        run.kernel().dismissWorkers();
    }

    @Override
    public int[] sizes() {
        return new int[] {2, 3, 31, 64, 65, 127, 509, 1500, 20_011};
    }
}
