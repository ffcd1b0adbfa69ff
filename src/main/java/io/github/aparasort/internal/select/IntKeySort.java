package io.github.aparasort.internal.select;

// Twins: Long
/**
 * The sort of sampled and of collected keys by one thread: radix sort, the least significant byte first (Knuth, <i>The
 * Art of Computer Programming</i>, volume 3, section 5.2.5). It is stable, and O(n) for any keys. Bytes in which all
 * keys agree are skipped: collected keys share their leading ones.
 */
public final class IntKeySort {
    /** Fewer keys are inserted one by one. 47 ints take 0.5 and not 0.8 microseconds so, 64 as long (EPYC, JDK 17). */
    private static final int FEW = 48;
    private static final int DIGITS = 1 << Byte.SIZE;
    private static final int BYTES = /*key*/ Integer.BYTES;

    private IntKeySort() {
    }

    /**
     * Sorts keys in place.
     *
     * @param indices move with the keys, or null
     */
    static void sort(/*key*/ int[] keys, int[] indices) {
        if (keys.length < FEW) {
            insert(keys, 0, keys.length, indices, 0);
            return;
        }
        int[] counts = new int[BYTES * DIGITS];
        for (/*key*/ int key : keys) {
            for (int digit = 0; digit < BYTES; digit++) {
                counts[digit * DIGITS + digit(key, digit)] += 1;
            }
        }
        /*key*/ int[] from = keys;
        int[] fromIndices = indices;
        /*key*/ int[] to = null;
        int[] toIndices = null;
        for (int digit = 0; digit < BYTES; digit++) {
            if (counts[digit * DIGITS + digit(keys[0], digit)] < keys.length) {
                to = to == null ? new /*key*/ int[keys.length] : to;
                toIndices = toIndices == null && indices != null ? new int[keys.length] : toIndices;
                beginsOf(counts, digit * DIGITS);
                move(from, fromIndices, to, toIndices, digit, counts);
                /*key*/ int[] keysBefore = from;
                from = to;
                to = keysBefore;
                int[] indicesBefore = fromIndices;
                fromIndices = toIndices;
                toIndices = indicesBefore;
            }
        }
        if (from != keys) {
            System.arraycopy(from, 0, keys, 0, keys.length);
            if (indices != null) {
                System.arraycopy(fromIndices, 0, indices, 0, keys.length);
            }
        }
    }

    /** A byte of a key; of the leading one the sign is inverted, so that negative keys come first. */
    private static int digit(/*key*/ int key, int digit) {
        return (int) ((key ^ /*key*/ Integer.MIN_VALUE) >>> Byte.SIZE * digit) & DIGITS - 1;
    }

    /** Makes the places at which digits begin of how often they occur. */
    private static void beginsOf(int[] counts, int at) {
        int begin = 0;
        for (int i = at; i < at + DIGITS; i++) {
            int count = counts[i];
            counts[i] = begin;
            begin += count;
        }
    }

    private static void move(/*key*/ int[] from, int[] fromIndices, /*key*/ int[] to, int[] toIndices, int digit,
            int[] next) {
        for (int i = 0; i < from.length; i++) {
            int place = next[digit * DIGITS + digit(from[i], digit)]++;
            to[place] = from[i];
            if (fromIndices != null) {
                toIndices[place] = fromIndices[i];
            }
        }
    }

    /**
     * Sorts the keys in [begin, end) by insertion. Each caller has its own limit, because it has another sort for more.
     *
     * @param indices move with the keys, or null
     * @param from the index of the first key belongs here
     */
    public static void insert(/*key*/ int[] keys, int begin, int end, int[] indices, int from) {
        int shift = from - begin;
        for (int i = begin + 1; i < end; i++) {
            /*key*/ int key = keys[i];
            int index = indices == null ? 0 : indices[shift + i];
            int to = i;
            for (; to > begin && keys[to - 1] > key; to--) {
                keys[to] = keys[to - 1];
                if (indices != null) {
                    indices[shift + to] = indices[shift + to - 1];
                }
            }
            keys[to] = key;
            if (indices != null) {
                indices[shift + to] = index;
            }
        }
    }
}
