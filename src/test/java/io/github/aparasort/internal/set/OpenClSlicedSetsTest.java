package io.github.aparasort.internal.set;


import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.SetRunner;
import io.github.aparasort.testing.TestDevice;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

/** On OpenCL, in slices so small that runs of equals lie across many borders of slices. */
@ParameterizedClass(name = "long {0}, traced {1}, NT {2}, slices of {3}")
@CsvSource({"false, false, 4, 100", "false, true, 4, 64", "true, false, 4, 90", "true, true, 4, 150",
    "false, false, 2, 8", "false, true, 256, 5000"})
class OpenClSlicedSetsTest extends SetKernelCase {
    @Parameter(0)
    boolean wide;
    @Parameter(1)
    boolean traced;
    @Parameter(2)
    int nt;
    @Parameter(3)
    int slice;

    @Override
    long extreme() {
        return wide ? Long.MAX_VALUE : Integer.MAX_VALUE;
    }

    @Override
    SetRunner open() {
        return new SlicedSetRunner(TestDevice.openCl(), wide, traced, nt, slice);
    }

    @Override
    int part() {
        return nt * (wide ? LongTileSets.VT : IntTileSets.VT);
    }

    @Override
    int rounds() {
        return Coverage.count(1, 2);
    }
}
