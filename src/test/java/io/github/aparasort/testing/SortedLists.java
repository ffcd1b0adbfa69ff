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
        return AnyArray.concatenated(type.type, lists);
    }

    /** The places in {@link #concatenated} of the elements of the stable merge. */
    public static int[] origins(Object all) {
        return AnyArray.stableOrder(all, 0, Array.getLength(all), Order.ASCENDING);
    }

    /** The stable merge. */
    public static Object merged(KeyType type, Object[] lists) {
        Object all = concatenated(type, lists);
        return AnyArray.taken(all, origins(all));
    }

    public static Object[] copy(Object[] lists) {
        Object[] copy = lists.clone();
        Arrays.setAll(copy, i -> AnyArray.copy(lists[i]));
        return copy;
    }
}
