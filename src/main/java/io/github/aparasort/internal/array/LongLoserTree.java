package io.github.aparasort.internal.array;

import io.github.aparasort.internal.kernel.Branchless;

/**
 * The tree of losers (Knuth, The Art of Computer Programming, volume 3, 5.4.1) over the heads of several sorted lists:
 * a long key of each, which need not tell everything. Each inner node keeps the head that lost there, and the winner of
 * all is at the root. When the winner's list has its next head, that head plays against the losers on its path to the
 * root only: one comparison per level. There are no branches on keys that differ, because half of them would be
 * mispredicted.
 */
public final class LongLoserTree {
    /** Orders the heads of two lists whose keys are equal. */
    public interface Ties {
        /** Whether the head of list a comes before that of list b. */
        boolean isBefore(int a, int b);
    }

    /** The head of a list that there is not. Elements may have it too: they come before. */
    private static final long END = Long.MAX_VALUE;

    private final int count;
    private final int leaves;
    /** The winner, then the losers: those below node i are at 2i and 2i + 1. */
    private final long[] keys;
    private final int[] lists;

    /** @param heads the first key of each list, at least one */
    public LongLoserTree(long[] heads, Ties ties) {
        count = heads.length;
        leaves = Math.max(1, 2 * Integer.highestOneBit(count - 1));
        keys = new long[leaves];
        lists = new int[leaves];
        int[] winners = new int[2 * leaves];
        for (int list = 0; list < leaves; list++) {
            winners[leaves + list] = list;
        }
        for (int node = leaves - 1; node > 0; node--) {
            int left = winners[2 * node];
            int right = winners[2 * node + 1];
            int difference = Long.compare(key(heads, left), key(heads, right));
            boolean leftWins = difference < 0 || difference == 0 && (right >= count || ties.isBefore(left, right));
            winners[node] = leftWins ? left : right;
            lists[node] = leftWins ? right : left;
            keys[node] = key(heads, lists[node]);
        }
        lists[0] = winners[1];
        keys[0] = key(heads, lists[0]);
    }

    private static long key(long[] heads, int list) {
        return list < heads.length ? heads[list] : END;
    }

    /** The list of the winner: one with the least head. */
    public int list() {
        return lists[0];
    }

    /** Puts the next head of the winner's list in place of the winner. */
    public void replace(long key, Ties ties) {
        long winner = key;
        int list = lists[0];
        for (int node = (leaves + list) >> 1; node > 0; node >>= 1) {
            long loser = keys[node];
            int other = lists[node];
            int wins = Branchless.beforeMask(loser, winner);
            if (loser == winner && other < count && ties.isBefore(other, list)) {
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
