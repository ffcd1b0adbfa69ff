package io.github.aparasort.internal.element;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.internal.kernel.Operators;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.IntOrders;
import io.github.aparasort.testing.KernelRun;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

// Twins: Long
/** Heads of runs, in order or not, in one pass and in three. */
class IntHeadsTest extends ElementKernelCase {
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void headsAreThoseThatALoopFinds(boolean sorted) {
        int nv = run().kernel().tileLength();
        for (Input input : INPUTS) {
            for (int n : new int[] {1, 2, nv - 1, nv, nv + 1, 20 * nv + 3}) {
                /*key*/ int[] keys = IntOrders.keys(input, n);
                if (sorted) {
                    Arrays.sort(keys);
                }
                check(keys, input + ", n = " + n);
            }
        }
    }

    private void check(/*key*/ int[] keys, String what) {
        int n = keys.length;
        KernelRun<IntHeads> run = run();
        IntHeads kernel = run.kernel();
        kernel.wantsBegins = 1;
        kernel.setOperator(Operators.SUM, 0);
        kernel.setMode(false, true);
        kernel.prepare(n);
        int[] partials = new int[kernel.sectionCount() + 1];
        /*key*/ int[] heads = new /*key*/ int[n];
        int[] begins = new int[n];
        run.run("keys", keys, "heads", heads, "begins", begins, "partials", partials);
        int count = 0;
        for (int i = 0; i < n; i++) {
            if (i == 0 || keys[i] != keys[i - 1]) {
                assertEquals(keys[i], heads[count], what);
                assertEquals(i, begins[count++], what);
            }
        }
        assertEquals(count, partials[partials.length - 1], what);
    }

    private KernelRun<IntHeads> run() {
        return run(() -> new IntHeads(nt, maxGroups));
    }
}
