package io.github.aparasort.internal.element;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.internal.kernel.IntFolds;
import io.github.aparasort.internal.kernel.Operators;
import io.github.aparasort.testing.KernelRun;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

// Twins: Long, Float, Double
/** Short, empty and long segments. Sums and products are exact in every type, whatever the order. */
class IntSegmentFoldTest extends ElementKernelCase {
    private static final int SHORT = IntSegmentFold.SHORT;
    private static final int[] LENGTHS = {0, 1, SHORT - 1, SHORT, SHORT + 1, 2, 0, 3 * SHORT, 500, 1, 1, 0, 0, 128,
        7, 1021, 5, 0};
    private static final /*value*/ int[] EXTREMES = {/*value*/ Integer.MIN_VALUE, /*value*/ Integer.MAX_VALUE, 0, 1,
        -/*value*/ Integer.MAX_VALUE};

    @ParameterizedTest
    @ValueSource(ints = {Operators.SUM, Operators.PRODUCT, Operators.MIN, Operators.MAX})
    void foldsAreThoseOfALoop(int operator) {
        SplittableRandom random = new SplittableRandom(operator);
        for (int segments : new int[] {1, 2, 5, LENGTHS.length}) {
            int[] begins = new int[segments + 1];
            for (int i = 0; i < segments; i++) {
                begins[i + 1] = begins[i] + LENGTHS[LENGTHS.length - segments + i];
            }
            /*value*/ int[] values = new /*value*/ int[Math.max(1, begins[segments])];
            for (int i = 0; i < values.length; i++) {
                values[i] = operator == Operators.SUM ? random.nextInt(-9, 10)
                        : operator == Operators.PRODUCT ? 1 - 2 * random.nextInt(2)
                        : EXTREMES[random.nextInt(EXTREMES.length)];
            }
            check(operator, values, begins);
        }
    }

    private void check(int operator, /*value*/ int[] values, int[] begins) {
        int segments = begins.length - 1;
        KernelRun<IntSegmentFold> run = run(() -> new IntSegmentFold(nt, maxGroups));
        run.kernel().setOperator(operator, IntFolds.identity(operator));
        run.kernel().prepare(segments, begins[segments]);
        /*value*/ int[] folds = new /*value*/ int[segments];
        run.run("offsets", Arrays.copyOf(begins, segments), "values", values, "results", folds);
        for (int segment = 0; segment < segments; segment++) {
            /*value*/ int expected = IntFolds.identity(operator);
            for (int i = begins[segment]; i < begins[segment + 1]; i++) {
                expected = IntFolds.combine(operator, expected, values[i]);
            }
            assertEquals(expected, folds[segment], operator + ", segment " + segment + " of " + segments);
        }
    }
}
