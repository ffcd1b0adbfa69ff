package io.github.aparasort.internal.element;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Target;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.IntOrders;
import io.github.aparasort.testing.KernelRun;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

// Twins: Long
/** Heads of runs, in order or not. */
class IntHeadsTest extends ElementKernelCase {
    /** The last tile first: each one before it is missing, and a group does it itself. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void missingTilesAreCounted(int looks) {
        int nv = nt * IntHeads.VT;
        for (Input input : INPUTS) {
            for (int n : target == Target.JTP ? new int[] {3 * nv + 1} : new int[] {nv, nv + 1, 9 * nv, 40 * nv + 3}) {
                /*key*/ int[] keys = IntOrders.keys(input, n);
                Arrays.sort(keys);
                KernelRun<IntHeads> run = KERNELS.get(target, List.of(nt, maxGroups, looks), () -> {
                    IntHeads kernel = new IntHeads(nt, maxGroups);
                    kernel.takeBackwards(looks);
                    return kernel;
                });
                check(run, keys, input + ", n = " + n);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void headsAreThoseThatALoopFinds(boolean sorted) {
        int nv = nt * IntHeads.VT;
        for (Input input : INPUTS) {
            for (int n : new int[] {1, 2, nv - 1, nv, nv + 1, 20 * nv + 3}) {
                /*key*/ int[] keys = IntOrders.keys(input, n);
                if (sorted) {
                    Arrays.sort(keys);
                }
                check(run(), keys, input + ", n = " + n);
            }
        }
    }

    private static void check(KernelRun<IntHeads> run, /*key*/ int[] keys, String what) {
        int n = keys.length;
        IntHeads kernel = run.kernel();
        kernel.store(true, true);
        kernel.prepare(n);
        int[] number = new int[1];
        /*key*/ int[] heads = new /*key*/ int[n];
        int[] begins = new int[n];
        run.run("keys", keys, "chosen", heads, "indices", begins, "number", number);
        int count = 0;
        for (int i = 0; i < n; i++) {
            if (i == 0 || keys[i] != keys[i - 1]) {
                assertEquals(keys[i], heads[count], what);
                assertEquals(i, begins[count++], what);
            }
        }
        assertEquals(count, number[0], what);
    }

    private KernelRun<IntHeads> run() {
        return run(() -> new IntHeads(nt, maxGroups));
    }
}
