package com.acme;

import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.Vector;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** An application that knows nothing of Aparasort. What it prints is the same with and without the agent. */
public final class Sorts {
    private static final int LARGE = 300_000;

    private Sorts() {
    }

    public static void main(String[] args) {
        SplittableRandom random = new SplittableRandom(1);
        int[] ints = random.ints(LARGE).toArray();
        Arrays.sort(ints);
        System.out.println(Arrays.hashCode(ints));
        int[] range = random.ints(LARGE).toArray();
        Arrays.parallelSort(range, 10, LARGE / 2);
        System.out.println(Arrays.hashCode(range));

        double[] doubles = random.doubles(1000).toArray();
        doubles[3] = Double.NaN;
        doubles[4] = -0.0;
        Consumer<double[]> reference = Arrays::sort;
        reference.accept(doubles);
        System.out.println(Arrays.hashCode(doubles));
        Arrays.parallelPrefix(ints, Math::max);
        System.out.println(Arrays.hashCode(ints));

        String[] words = IntStream.range(0, 1000).mapToObj(i -> "w" + i * 7919L % 1000).toArray(String[]::new);
        BiConsumer<String[], Comparator<String>> ordered = Arrays::sort;
        ordered.accept(words, Comparator.reverseOrder());
        System.out.println(Arrays.hashCode(words));
        // A comparator that sorts.
        Arrays.sort(words, Comparator.comparing(Sorts::letters));
        System.out.println(Arrays.hashCode(words));

        List<Integer> boxed = IntStream.of(range).boxed().collect(Collectors.toList());
        List<Integer> few = boxed.subList(0, 1000);
        Collections.sort(few);
        System.out.println(few.hashCode());
        boxed.sort(Comparator.reverseOrder());
        System.out.println(boxed.hashCode());
        List<Integer> locked = new Vector<>(boxed);
        locked.sort(null);
        System.out.println(locked.hashCode());
        // The list was sorted as a whole meanwhile.
        thrown(few::size);

        thrown(() -> Arrays.sort(ints, 2, 1));
        thrown(() -> Arrays.sort((int[]) null));
        thrown(() -> Arrays.sort(new Object[] {1, "one"}));
        Integer[] inconsistent = new SplittableRandom(2).ints(2000).boxed().toArray(Integer[]::new);
        thrown(() -> Arrays.sort(inconsistent, (a, b) -> a < b ? 1 : 1));
        thrown(() -> Arrays.sort(inconsistent, (a, b) -> (a ^ b) % 3));
    }

    private static String letters(String word) {
        char[] letters = word.toCharArray();
        Arrays.sort(letters);
        return new String(letters);
    }

    private static void thrown(Runnable call) {
        try {
            call.run();
            System.out.println("nothing thrown");
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }
}
