package io.github.aparasort.examples.agent;

import java.util.Arrays;
import java.util.SplittableRandom;

/** Sorts random ints with {@code java.util.Arrays} and prints the times in milliseconds. The argument is how many. */
public final class SortNumbers {
    private static final int ROUNDS = 9;

    private SortNumbers() {
    }

    public static void main(String[] args) {
        int n = args.length == 0 ? 10_000_000 : Integer.parseInt(args[0]);
        long[] times = new long[ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            int[] numbers = new SplittableRandom(round).ints(n).toArray();
            long begin = System.nanoTime();
            Arrays.sort(numbers);
            times[round] = (System.nanoTime() - begin) / 1_000_000;
        }
        System.out.print("in turn " + Arrays.toString(times));
        Arrays.sort(times);
        System.out.println(", median " + times[ROUNDS / 2] + " ms");
    }
}
