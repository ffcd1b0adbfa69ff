package io.github.aparasort.benchmark.contender;

import java.util.Comparator;
import java.util.PriorityQueue;

/** What {@code java.util.PriorityQueue} is used for. */
final class Queues {
    private Queues() {
    }

    /** Null where a queue does not help. */
    static Algorithm algorithm(Operation operation) {
        return switch (operation) {
            case TOP_K -> work -> work.result = topK(work.ints(), Aparasort.k(work.ints()));
            case MERGE_ALL -> work -> work.result = mergeAll(work.lists());
            default -> null;
        };
    }

    /** A bounded queue over the array. */
    private static int[] topK(int[] keys, int k) {
        PriorityQueue<Integer> best = new PriorityQueue<>(Math.max(1, k));
        for (int each : keys) {
            if (best.size() < k) {
                best.add(each);
            } else if (each > best.peek()) {
                best.poll();
                best.add(each);
            }
        }
        int[] top = new int[k];
        for (int i = k - 1; i >= 0; i--) {
            top[i] = best.poll();
        }
        return top;
    }

    private record Head(int[] list, int at) {
        int key() {
            return list[at];
        }
    }

    /** A queue of the heads of the lists. */
    private static int[] mergeAll(int[][] lists) {
        PriorityQueue<Head> heads = new PriorityQueue<>(Comparator.comparingInt(Head::key));
        int n = 0;
        for (int[] list : lists) {
            if (list.length > 0) {
                heads.add(new Head(list, 0));
            }
            n += list.length;
        }
        int[] merged = new int[n];
        for (int i = 0; i < n; i++) {
            Head least = heads.poll();
            merged[i] = least.key();
            if (least.at + 1 < least.list.length) {
                heads.add(new Head(least.list, least.at + 1));
            }
        }
        return merged;
    }
}
