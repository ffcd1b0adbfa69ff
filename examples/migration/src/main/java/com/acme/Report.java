package com.acme;

import static java.util.Arrays.parallelSort;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Random;
import java.util.function.Consumer;

/** Sorts in all the ways that source code can write it. What it prints must not change. */
public final class Report {
    private Report() {
    }

    public static void main(String[] args) {
        Random random = new Random(1);
        int[] numbers = random.ints(100_000).toArray();
        Arrays.sort(numbers, 10, 50_000);
        System.out.println("a range: " + Arrays.hashCode(numbers));
        parallelSort(numbers);
        System.out.println("a static import: " + Arrays.hashCode(numbers));
        java.util.Arrays.parallelPrefix(numbers, Math::max);
        System.out.println("a qualified name: " + Arrays.hashCode(numbers));

        String[] words = "the quick brown fox jumps over the lazy dog".split(" ");
        Arrays.sort(words, Comparator.comparing(String::length));
        System.out.println("a comparator: " + String.join(" ", words));
        Arrays.sort(words, 0, 4, Comparator.reverseOrder());
        System.out.println("a range with a comparator: " + String.join(" ", words));
        Arrays.sort(words);
        System.out.println("objects: " + String.join(" ", words));

        double[] prices = {2.5, Double.NaN, -0.0, 0.0, -1};
        Consumer<double[]> sorter = Arrays::sort;
        sorter.accept(prices);
        System.out.println("a method reference: " + Arrays.toString(prices));
        System.out.println(Words.sorted("zebra apple"));
        System.out.println(Words.inAllOrders("zebra apple fig"));
    }
}
