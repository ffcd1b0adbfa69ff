package io.github.aparasort.internal.external;

import io.github.aparasort.internal.kernel.Branchless;

/**
 * The tree of losers of a k-way merge: Knuth, <i>The Art of Computer Programming</i>, volume 3, section 5.4.1. Each
 * replacement of the winner takes one comparison per level, without a branch that random keys would mislead. Unlike the
 * trees of {@code internal.array}, it is stable, any key may occur, and equal keys may differ in what follows them.
 */
final class LoserTree {
    /** Orders the heads of two lists whose keys are equal. */
    interface Ties {
        /** Whether the head of list a comes before that of list b. */
        boolean isBefore(int a, int b);
    }

    private final int leaves;
    private final Ties ties;
    /** The winner, then the losers: those below node i are at 2i and 2i + 1, and the leaf of list j is leaves + j. */
    private final long[] keys;
    private final int[] lists;

    /** @param heads the first key of each list, at least one */
    LoserTree(long[] heads, Ties ties) {
        this.leaves = heads.length;
        this.ties = ties;
        keys = new long[leaves];
        lists = new int[leaves];
        int[] winners = new int[2 * leaves];
        for (int list = 0; list < leaves; list++) {
            winners[leaves + list] = list;
        }
        for (int node = leaves - 1; node > 0; node--) {
            int left = winners[2 * node];
            int right = winners[2 * node + 1];
            boolean leftWins = heads[left] != heads[right] ? heads[left] < heads[right] : ties.isBefore(left, right);
            winners[node] = leftWins ? left : right;
            lists[node] = leftWins ? right : left;
            keys[node] = heads[lists[node]];
        }
        lists[0] = winners[1];
        keys[0] = heads[lists[0]];
    }

    /** The list with the first head. */
    int winner() {
        return lists[0];
    }

    /** Puts the next head of the winner's list in place of the winner. */
    void replace(long key) {
        long winner = key;
        int list = lists[0];
        for (int node = (leaves + list) >> 1; node > 0; node >>= 1) {
            long loser = keys[node];
            int other = lists[node];
            int wins = Branchless.beforeMask(loser, winner);
            if (loser == winner && ties.isBefore(other, list)) {
                wins = -1;
            }
            long keyChange = (loser ^ winner) & wins;
            int listChange = (other ^ list) & wins;
            keys[node] = loser ^ keyChange;
            lists[node] = other ^ listChange;
            winner ^= keyChange;
            list ^= listChange;
        }
        keys[0] = winner;
        lists[0] = list;
    }
}
