package io.github.aparasort.internal.set;

import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.testing.SetKernelCase;
import io.github.aparasort.testing.SetRunner;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

/** Set operations by rakes, however few the elements. */
@ParameterizedClass(name = "{0}, traced {1}, {2} rakes")
@CsvSource({"INT, false, 1", "INT, true, 3", "LONG, false, 4", "LONG, true, 2", "FLOAT, false, 3", "FLOAT, true, 1",
    "DOUBLE, false, 5", "DOUBLE, true, 2"})
class RakeSetsTest extends SetKernelCase {
    @Parameter(0)
    KeyKind type;
    @Parameter(1)
    boolean traced;
    @Parameter(2)
    int rakes;

    /** So that every key is a number of its type, to the bit. */
    @Override
    protected long extreme() {
        return switch (type) {
            case INT -> Integer.MAX_VALUE;
            case LONG -> Long.MAX_VALUE;
            case FLOAT -> (1 << 24) - 1;
            default -> (1L << 53) - 1;
        };
    }

    @Override
    protected SetRunner open() {
        return switch (type) {
            case INT -> new IntSetRakeRunner(traced, rakes);
            case LONG -> new LongSetRakeRunner(traced, rakes);
            case FLOAT -> new FloatSetRakeRunner(traced, rakes);
            default -> new DoubleSetRakeRunner(traced, rakes);
        };
    }

    @Override
    protected int part() {
        return 8 * rakes;
    }
}
