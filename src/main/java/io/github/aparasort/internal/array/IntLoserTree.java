package io.github.aparasort.internal.array;

/**
 * The tree of losers (Knuth, The Art of Computer Programming, volume 3, 5.4.1) over the heads of several sorted lists
 * of int keys. Each inner node keeps the head that lost there, and the winner of all is at the root. When the winner's
 * list has its next head, that head plays against the losers on its path to the root only: one comparison per level.
 *
 * <p>A head is one long, the key above the number of its list, so few instructions move both. There are no branches on
 * comparisons, because half of them would be mispredicted. Of equal keys that of the first list wins.
 */
final class IntLoserTree {
    /** The head of a list at its end. No element may have it: it would not win against such a list. */
    static final int END = Integer.MAX_VALUE;

    private static final int LIST_BITS = Integer.SIZE - 1;

    private final int leaves;
    /** The winner, then the losers: those below node i are at 2i and 2i + 1. */
    private final long[] nodes;

    /** @param heads the first key of each list, at least two */
    IntLoserTree(int[] heads) {
        leaves = 2 * Integer.highestOneBit(heads.length - 1);
        nodes = new long[leaves];
        long[] winners = new long[2 * leaves];
        for (int list = 0; list < leaves; list++) {
            winners[leaves + list] = head(list < heads.length ? heads[list] : END, list);
        }
        for (int node = leaves - 1; node > 0; node--) {
            winners[node] = Math.min(winners[2 * node], winners[2 * node + 1]);
            nodes[node] = Math.max(winners[2 * node], winners[2 * node + 1]);
        }
        nodes[0] = winners[1];
    }

    private static long head(int key, int list) {
        return (long) key << LIST_BITS | list;
    }

    /** The list of the winner: one with the least head. */
    int list() {
        return (int) nodes[0] & Integer.MAX_VALUE;
    }

    /** Puts the next head of the winner's list in place of the winner. */
    void replace(int key) {
        int list = list();
        long winner = head(key, list);
        for (int node = (leaves + list) >> 1; node > 0; node >>= 1) {
            long loser = nodes[node];
            long less = winner - loser;
            // Kept where the winner wins, else 0. Heads differ by less than 2^63.
            less &= less >> (Long.SIZE - 1);
            nodes[node] = winner - less;
            winner = loser + less;
        }
        nodes[0] = winner;
    }

    /** The same: the first list wins anyway. */
    void replaceStably(int key) {
        replace(key);
    }

    /** The least head of all other lists: what the winner's next heads have to be compared with. */
    int runnerUp() {
        long least = Long.MAX_VALUE;
        for (int node = (leaves + list()) >> 1; node > 0; node >>= 1) {
            least = Math.min(least, nodes[node]);
        }
        return (int) (least >> LIST_BITS);
    }
}
