package io.github.aparasort.internal.array;

import io.github.aparasort.internal.kernel.Branchless;

/**
 * {@link IntLoserTree} for long keys. Key and list do not fit into one long, so they are in two arrays. Which of two
 * equal keys wins makes no difference if elements are keys alone: they are the same to the bit, because NaNs take no
 * part. Otherwise {@link #replaceStably} is the only method to replace heads; or, if equal keys may differ in what
 * follows them, {@link #replace(long, Ties)}.
 */
public final class LongLoserTree {
    /** Orders the heads of two lists whose keys are equal. */
    public interface Ties {
        /** Whether the head of list a comes before that of list b. */
        boolean isBefore(int a, int b);
    }

    /** The head of a list at its end. Only where {@link Ties} decide, elements may have it: they come before an end. */
    static final long END = Long.MAX_VALUE;

    private final int count;
    private final int leaves;
    /** The winner, then the losers: those below node i are at 2i and 2i + 1. */
    private final long[] keys;
    private final int[] lists;

    /** @param heads the first key of each list, at least two */
    LongLoserTree(long[] heads) {
        this(heads, (a, b) -> true);
    }

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
    void replace(long key) {
        long winner = key;
        int list = lists[0];
        for (int node = (leaves + list) >> 1; node > 0; node >>= 1) {
            long loser = keys[node];
            int other = lists[node];
            int wins = Branchless.beforeMask(loser, winner);
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

    /** The same, but of equal keys that of the first list wins. It takes four instructions more per level. */
    void replaceStably(long key) {
        long winner = key;
        int list = lists[0];
        for (int child = leaves + list; child > 1; child >>= 1) {
            int node = child >> 1;
            long loser = keys[node];
            int other = lists[node];
            // -1 where the loser is from the lists before: then it wins unless it is greater.
            int isFirst = -(child & 1);
            long difference = loser ^ winner;
            long swap = difference & isFirst;
            int wins = Branchless.beforeMask(loser ^ swap, winner ^ swap) ^ isFirst;
            long keyChange = difference & wins;
            int listChange = (other ^ list) & wins;
            keys[node] = loser ^ keyChange;
            lists[node] = other ^ listChange;
            winner ^= keyChange;
            list ^= listChange;
        }
        keys[0] = winner;
        lists[0] = list;
    }

    /** The same for keys of which any may occur, and that do not tell everything. */
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

    /** The least head of all other lists: what the winner's next heads have to be compared with. */
    long runnerUp() {
        long least = END;
        for (int node = (leaves + lists[0]) >> 1; node > 0; node >>= 1) {
            least = Math.min(least, keys[node]);
        }
        return least;
    }
}
