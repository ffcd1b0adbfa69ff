package com.acme;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedList;
import java.util.List;
import java.util.Vector;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Sorts lists in all the ways that source code can write it. */
public final class ListProgram {
    private ListProgram() {
    }

    /** Its own sort calls that of its superclass. */
    public static final class Counting extends ArrayList<Integer> {
        private static final long serialVersionUID = 1;
        private int sorts;

        public Counting(List<Integer> list) {
            super(list);
        }

        @Override
        public void sort(Comparator<? super Integer> order) {
            sorts++;
            super.sort(order);
        }
    }

    private static List<Integer> numbers() {
        return new ArrayList<>(List.of(3, 1, 4, 1, 5, 9, 2, 6));
    }

    /** By the interface, by the class, and by Collections with an order and without. */
    public static String calls() {
        List<Integer> first = numbers();
        first.sort(null);
        ArrayList<Integer> second = new ArrayList<>(numbers());
        second.sort(Comparator.reverseOrder());
        List<Integer> third = numbers();
        Collections.sort(third);
        List<Integer> fourth = Arrays.asList(2, 1, 3);
        Collections.sort(fourth, Comparator.reverseOrder());
        return "" + first + second + third + fourth;
    }

    /** Of each length of the instructions that have several. */
    public static String switches() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 4; i++) {
            List<Integer> list = numbers();
            switch (i) {
                case 0:
                    list.sort(null);
                    break;
                case 1:
                    list.sort(Comparator.reverseOrder());
                    break;
                default:
                    list.sort(i == 2 ? null : Comparator.naturalOrder());
            }
            ArrayList<Integer> other = new ArrayList<>(list);
            switch (i * 1000) {
                case 1000:
                    other.sort(null);
                    break;
                case 3000:
                    other.sort(Comparator.reverseOrder());
                    break;
                default:
                    other.sort(null);
            }
            text.append(list).append(other);
        }
        return text.toString();
    }

    public static String references() {
        List<Integer> list = numbers();
        Consumer<List<Integer>> lambda = each -> each.sort(Comparator.reverseOrder());
        lambda.accept(list);
        String reversed = list.toString();
        BiConsumer<List<Integer>, Comparator<Integer>> ordered = Collections::sort;
        ordered.accept(list, null);
        Consumer<List<Integer>> natural = Collections::sort;
        natural.accept(list);
        return reversed + list;
    }

    public static String others() {
        Counting counting = new Counting(numbers());
        counting.sort(null);
        LinkedList<Integer> linked = new LinkedList<>(numbers());
        linked.sort(null);
        Vector<Integer> vector = new Vector<>(numbers());
        vector.sort(Comparator.reverseOrder());
        List<Integer> list = numbers();
        Consumer<Comparator<Integer>> bound = list::sort;
        bound.accept(null);
        BiConsumer<ArrayList<Integer>, Comparator<Integer>> unbound = ArrayList::sort;
        unbound.accept(counting, Comparator.reverseOrder());
        return "" + counting + counting.sorts + linked + vector + list;
    }

    public static void none() {
        List<Integer> list = null;
        list.sort(null);
    }
}
