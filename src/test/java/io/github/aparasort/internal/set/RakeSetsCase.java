package io.github.aparasort.internal.set;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.sort.SortKind;
import io.github.aparasort.testing.SetRunner;
import org.junit.jupiter.params.Parameter;

/** Set operations by rakes, however few the elements. */
abstract class RakeSetsCase extends SetKernelCase {
    @Parameter(0)
    SortKind type;
    @Parameter(1)
    boolean traced;
    @Parameter(2)
    int rakes;

    abstract ComputeDevice device();

    /** So that every key is a number of its type, to the bit. */
    @Override
    long extreme() {
        return switch (type) {
            case INT -> Integer.MAX_VALUE;
            case LONG -> Long.MAX_VALUE;
            case FLOAT -> (1 << 24) - 1;
            default -> (1L << 53) - 1;
        };
    }

    @Override
    SetRunner open() {
        return switch (type) {
            case INT -> new IntSetRakeRunner(device(), traced, rakes);
            case LONG -> new LongSetRakeRunner(device(), traced, rakes);
            case FLOAT -> new FloatSetRakeRunner(device(), traced, rakes);
            default -> new DoubleSetRakeRunner(device(), traced, rakes);
        };
    }

    @Override
    int part() {
        return 8 * rakes;
    }
}
