package io.github.aparasort.process;

import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import java.util.SplittableRandom;

/**
 * Sorts arrays of a third of the heap, each a new one, in a process of its own: the library keeps scratch memory from
 * one call to the next, but not at the caller's expense.
 */
final class ScratchLoop {
    static final int ROUNDS = 5;

    private ScratchLoop() {
    }

    public static void main(String[] args) {
        int n = (int) (Runtime.getRuntime().maxMemory() / 3 / Integer.BYTES);
        try (Gpu gpu = Gpu.open(Target.valueOf(args[0]))) {
            for (int round = 0; round < ROUNDS; round++) {
                int[] a = new int[n];
                SplittableRandom random = new SplittableRandom(round);
                long sum = 0;
                for (int i = 0; i < n; i++) {
                    a[i] = random.nextInt();
                    sum += a[i];
                }
                gpu.sorter().sort(a);
                System.out.println("round " + round + (isSorted(a, sum) ? " right" : " WRONG"));
            }
        }
    }

    private static boolean isSorted(int[] a, long sum) {
        long left = sum - a[0];
        for (int i = 1; i < a.length; i++) {
            if (a[i - 1] > a[i]) {
                return false;
            }
            left -= a[i];
        }
        return left == 0;
    }
}
