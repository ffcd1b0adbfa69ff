package io.github.aparasort.internal.key;

/**
 * What a look at a few places of an array tells: how much of it is in order, and how many keys are equal. The answer is
 * a class of inputs. Within a class the speeds of engines have about the same ratios.
 *
 * <p>The places are spread over the array without a period. The look counts those whose keys ascend or descend, and
 * how often the direction from place to place turns. Hashes of their keys set bits; few bits mean many ties. In random
 * keys this is all: 64 keys are read in 16 places, which takes 0.1 to 0.2 microseconds, without a branch on any and
 * without allocation. If more places are in order, 16 others are read; if all are, more keys of each in a large
 * array. {@code IntSequence.look} has the loops.
 */
public final class KeySample {
    /** Keys in each place: in 1 of 12 places, random keys are in order. */
    static final int WIDTH = 4;
    private static final int PLACE_BITS = 5;
    /** Places to look at. */
    static final int PLACES = 1 << PLACE_BITS;
    /** The first look is at every second place. With this many in order, all are read: in 1 % of random arrays. */
    private static final int SUSPICIOUS = 5;
    /** As {@link #SUSPICIOUS}, if there are few values: with fewer, it cannot be {@link #MOST_PLACES} of all. */
    private static final int SUSPICIOUS_OF_FEW = 12;

    // ---- the order of the places, from none on
    /** As in random keys. The class of such an input is the number of its ties. */
    public static final int DISORDER = 0;
    /** A third of the places is in order or more: for instance, half of the keys are sorted. */
    public static final int PARTS = 1;
    /** Most places are in order, but not one after the other: many runs. */
    public static final int TEETH = 2;
    /** Most places are in order, one after the other: for instance, all keys but some. */
    public static final int NEARLY = 3;
    /** All places are in order, and most one after the other: descending, or a few runs. */
    public static final int RUNS = 4;
    /** All places ascend, and one after the other: sorted, as far as a look tells. */
    public static final int ASCENDING = 5;

    // ---- ties, which are told where less than most places are in order
    /** More than about fifty values; usually all keys differ. */
    public static final int DISTINCT = 0;
    /** Dozens of values. */
    public static final int TIES = 1;
    /** Not more than about fifteen values. */
    public static final int FEW_VALUES = 2;
    /** Not more than four values. */
    public static final int HARDLY_ANY = 3;
    private static final int TIE_BITS = 2;
    /** The first class without ties: above the classes of two orders. */
    private static final int UNTIED = TEETH << TIE_BITS;

    private static final int SOME_PLACES = 11;
    private static final int MOST_PLACES = 28;
    /** Turns of the direction, at most, if the runs are so few that merging them is little work. */
    private static final int FEW_TURNS = 4;
    /** With random directions there are 9 on average. */
    private static final int MANY_TURNS = 6;
    /** Of 64 different keys in two halves, 50 of 128 bits are set on average; fewer than 40 once in 20,000 arrays. */
    private static final int BITS_OF_DISTINCT = 40;
    /** Fifteen values set 24 bits. */
    private static final int BITS_OF_TIES = 24;
    /** Four values set 8 bits at most, ten values 18 on average. */
    private static final int BITS_OF_FEW = 9;

    /** The JDK reads fewer keys in order in less than twenty microseconds, which leaves no time for a longer look. */
    private static final int CONFIRM_FROM = 1 << 16;
    /** Keys of a place in the longer look: n divided by this, but not more than a few cache lines. */
    private static final int KEYS_PER_WIDTH = 1 << 12;
    private static final int MOST_WIDTH = 32;
    /** A border between two runs may lie in a place, but hardly in two. */
    private static final int MOST_BROKEN = 1;

    private static final int FRACTION_BITS = 24;
    /** 2<sup>24</sup> divided by the golden ratio: its products with squares, and their distances, have no period. */
    private static final int GOLDEN_FRACTION = 0x9e_3779;
    /** Multipliers of a hash, unrelated to the places: those of Wang's hash of integers and of SplitMix64. */
    private static final int MIX = 0x27d4_eb2d;
    private static final long LONG_MIX = 0xbf58_476d_1ce4_e5b9L;

    private KeySample() {
    }

    /** The index of the first key of a place in a range of n keys, at least {@link #WIDTH}. */
    static int begin(int place, int n) {
        int fraction = place * place * GOLDEN_FRACTION & (1 << FRACTION_BITS) - 1;
        long position = ((long) place << FRACTION_BITS) + fraction;
        return (int) (position * (n - WIDTH + 1) >>> FRACTION_BITS + PLACE_BITS);
    }

    /** 1 if four keys ascend or descend, with ties or not; else 0. Without branches, which random keys mislead. */
    static int inOrder(int w, int x, int y, int z) {
        long first = (long) x - w;
        long second = (long) y - x;
        long third = (long) z - y;
        return (int) (((first | second | third) & (-first | -second | -third)) >>> Long.SIZE - 1) ^ 1;
    }

    /** 1 if four keys ascend or descend, with ties or not; else 0. */
    static int inOrder(long w, long x, long y, long z) {
        long up = SortableKeys.less(w, x) | SortableKeys.less(x, y) | SortableKeys.less(y, z);
        long down = SortableKeys.less(x, w) | SortableKeys.less(y, x) | SortableKeys.less(z, y);
        return (int) ((up & down) >>> Long.SIZE - 1) ^ 1;
    }

    /** The direction from one key to another: 1 up, -1 down, or 0. */
    static int direction(int x, int y) {
        return Long.signum((long) y - x);
    }

    /** The direction from one key to another: 1 up, -1 down, or 0. */
    static int direction(long x, long y) {
        return (int) ((SortableKeys.less(x, y) >>> Long.SIZE - 1) - (SortableKeys.less(y, x) >>> Long.SIZE - 1));
    }

    /** The bits that two keys set: two parts of a product each, because keys in equal steps leave a pattern in one. */
    static long bits(int x, int y) {
        int product = x * MIX;
        int other = y * MIX;
        return 1L << (product >>> 26 ^ product >>> 11) | 1L << (other >>> 26 ^ other >>> 11);
    }

    /** The bits that two keys set. */
    static long bits(long x, long y) {
        long product = x * LONG_MIX;
        long other = y * LONG_MIX;
        return 1L << (product >>> 58 ^ product >>> 29) | 1L << (other >>> 58 ^ other >>> 29);
    }

    /** 1 if a number is at least as large as a limit, else 0. */
    private static int atLeast(int number, int limit) {
        return limit - number - 1 >>> Integer.SIZE - 1;
    }

    /** The ties, by the bits that are set in two longs: by two keys of each of 16 places in either. */
    static int ties(long some, long others) {
        int bits = Long.bitCount(some) + Long.bitCount(others);
        return HARDLY_ANY - atLeast(bits, BITS_OF_FEW) - atLeast(bits, BITS_OF_TIES) - atLeast(bits, BITS_OF_DISTINCT);
    }

    /** Whether enough of every second place are in order to look at all places. */
    static boolean isSuspicious(int ordered, int ties) {
        return ordered >= SUSPICIOUS + atLeast(ties, FEW_VALUES) * (SUSPICIOUS_OF_FEW - SUSPICIOUS);
    }

    /**
     * The class of an input. Without branches too: code that was compiled for one class would be discarded at another.
     *
     * @param ordered the number of places in order
     * @param turns how often the direction turns between every second place; it is up before the first one
     */
    static int classOf(int ordered, int turns, int ties) {
        int most = atLeast(ordered, MOST_PLACES);
        int all = atLeast(ordered, PLACES);
        int order = TEETH + atLeast(MANY_TURNS, turns) + (atLeast(FEW_TURNS, turns) & all) + (atLeast(0, turns) & all);
        // Of two random values, half of the places are in order: no parts.
        int parts = atLeast(ordered, SOME_PLACES) & atLeast(TIES, ties);
        return most * (UNTIED + order - TEETH) + (1 - most) * (parts << TIE_BITS | ties);
    }

    /**
     * The class, after a longer look at a large array that seems to be a few runs. If one percent of its keys is out of
     * place, one look at 128 keys in four finds none of these. The longer look reads 512 to 1,024 keys: of an array in
     * order, for which the JDK reads all, 0.8 % or less.
     */
    static int confirmed(int inputClass, Sequence keys) {
        int n = keys.length();
        if (order(inputClass) < RUNS || n < CONFIRM_FROM) {
            return inputClass;
        }
        int width = Math.min(MOST_WIDTH, n / KEYS_PER_WIDTH);
        int broken = 0;
        for (int place = 0; place < PLACES; place++) {
            int begin = Math.min(begin(place, n), n - width);
            int end = begin + width;
            if (keys.ascent(begin, end) < end && keys.descent(begin, end, false) < end) {
                broken++;
            }
        }
        return broken > MOST_BROKEN ? UNTIED + NEARLY - TEETH : inputClass;
    }

    /** The order in a class. */
    public static int order(int inputClass) {
        return inputClass < UNTIED ? inputClass >> TIE_BITS : inputClass - UNTIED + TEETH;
    }

    /** The ties in a class. */
    public static int ties(int inputClass) {
        return inputClass < UNTIED ? inputClass & (1 << TIE_BITS) - 1 : DISTINCT;
    }
}
