package io.github.aparasort.testing;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.SplittableRandom;

/** Several sorted arrays of one type, and their stable merge by its definition. Arrays are passed as objects. */
public final class SortedLists {
    /** What the keys are like. */
    public enum Keys { RANDOM, FEW, EQUAL, SPECIAL, SAWTOOTH, ASCENDING_RANGES, DESCENDING_RANGES, RUNS }

    /** How long the lists are. */
    public enum Lengths {
        EVEN, RANDOM, SOME_EMPTY, ONE_LONG;

        public int[] of(int n, int lists, SplittableRandom random) {
            int[] lengths = new int[lists];
            for (int i = 0; lists > 0 && i < n; i++) {
                int list = switch (this) {
                    case EVEN -> (int) ((long) i * lists / n);
                    case RANDOM -> random.nextInt(lists);
                    case SOME_EMPTY -> random.nextInt(lists) / 3 * 3;
                    case ONE_LONG -> random.nextInt(10) > 0 ? lists / 2 : random.nextInt(lists);
                };
                lengths[list]++;
            }
            return lengths;
        }
    }

    private SortedLists() {
    }

    /** An array of sorted arrays. */
    public static Object[] of(KeyType type, Keys keys, int[] lengths, SplittableRandom random) {
        Object[] lists = (Object[]) Array.newInstance(type.type.arrayType(), lengths.length);
        for (int i = 0; i < lengths.length; i++) {
            lists[i] = keys == Keys.SPECIAL ? type.special(lengths[i], false, random)
                    : type.ofRanks(ranks(keys, i, lengths.length, lengths[i], random), random);
        }
        return lists;
    }

    private static int[] ranks(Keys keys, int list, int lists, int n, SplittableRandom random) {
        int range = KeyType.RANKS / lists;
        int[] ranks = new int[n];
        for (int i = 0; i < n; i++) {
            ranks[i] = switch (keys) {
                case FEW -> random.nextInt(5);
                case EQUAL -> 7;
                case SAWTOOTH -> i * lists + (list * 7) % lists;
                case ASCENDING_RANGES -> list * range + random.nextInt(range);
                case DESCENDING_RANGES -> (lists - 1 - list) * range + random.nextInt(range);
                // Some hundred in a row from one list.
                case RUNS -> (i / 300 * lists + list) * 300 + i % 300;
                default -> random.nextInt() >>> 1;
            };
        }
        Arrays.sort(ranks);
        return ranks;
    }

    /** All elements, list after list. */
    public static Object concatenated(KeyType type, Object[] lists) {
        Object all = type.array(Arrays.stream(lists).mapToInt(Array::getLength).sum());
        int at = 0;
        for (Object list : lists) {
            int length = Array.getLength(list);
            System.arraycopy(list, 0, all, at, length);
            at += length;
        }
        return all;
    }

    /** The places in {@link #concatenated} of the elements of the stable merge. */
    public static int[] origins(KeyType type, Object all) {
        Integer[] places = new Integer[Array.getLength(all)];
        Arrays.setAll(places, i -> i);
        Arrays.sort(places, (i, j) -> type.compare(all, i, j));
        return Arrays.stream(places).mapToInt(i -> i).toArray();
    }

    /** The stable merge. */
    public static Object merged(KeyType type, Object[] lists) {
        Object all = concatenated(type, lists);
        return AnyArray.gathered(all, 0, origins(type, all));
    }

    public static Object[] copy(Object[] lists) {
        Object[] copy = lists.clone();
        Arrays.setAll(copy, i -> AnyArray.copy(lists[i]));
        return copy;
    }
}
