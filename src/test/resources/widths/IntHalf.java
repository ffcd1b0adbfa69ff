package io.github.aparasort;

import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;

// Twins: Long, Float
/** Half of {@link IntHalf}. */
public class IntHalf {
    /*value*/ int half(/*value*/ int a, int places, /*key*/ IntUnaryOperator op) {
        return a / 2;
    }

    void each(IntConsumer action) {
    }
}
