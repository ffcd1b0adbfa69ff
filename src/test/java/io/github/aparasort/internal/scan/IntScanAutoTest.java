package io.github.aparasort.internal.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.IntScanKernel;
import io.github.aparasort.Target;
import io.github.aparasort.internal.device.Discovery;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

// Twins: Long, Float, Double
/** Which engine a caller's operator runs on, although its cost is unknown. */
class IntScanAutoTest {
    /** As one that takes some microseconds. */
    static class Heavy extends IntScanKernel {
        @Override
        public /*value*/ int combine(/*value*/ int a, /*value*/ int b) {
            long end = System.nanoTime() + 5_000;
            while (System.nanoTime() < end) {
                Thread.onSpinWait();
            }
            return Math.max(a, b);
        }

        @Override
        public /*value*/ int identity() {
            return 0;
        }
    }

    private static Execution last(int n, Supplier<? extends IntScanKernel> op) {
        List<Execution> executions = new ArrayList<>();
        // Which devices there are is known from here on.
        Discovery.finish();
        try (Gpu gpu = Gpu.open(Target.AUTO)) {
            gpu.onExecution(executions::add);
            assertEquals(0, gpu.scan().reduce(new /*value*/ int[n], op));
        }
        return executions.get(0);
    }

    @Test
    void aHeavyOperatorIsShared() {
        Assumptions.assumeTrue(Runtime.getRuntime().availableProcessors() > 1);
        assertEquals(Engine.JTP, last(8_000, Heavy::new).engine());
    }

    @Test
    void fewElementsAreNotWorthIt() {
        assertEquals(Engine.JDK, last(100, Heavy::new).engine());
    }
}
