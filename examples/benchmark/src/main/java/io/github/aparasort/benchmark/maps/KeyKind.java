package io.github.aparasort.benchmark.maps;

import io.github.aparasort.Gpu;
import it.unimi.dsi.fastutil.HashCommon;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** What the keys are. Each is made of an id, a number from 0 on; different ids have different keys. */
public enum KeyKind {
    /** Of the whole range, as those of {@link #LONG} are. */
    INT, INT_SMALL_RANGE, LONG,
    /** Rows with equal keys share a string. */
    STRING,
    /** Each row has a string of its own, as a reader of CSV makes them: no two calls see the same one. */
    OWN_STRING;

    /** The kinds of joins. */
    static final Set<KeyKind> JOINED = EnumSet.of(INT, LONG, STRING);
    /**
     * If every row has a key of its own, a {@code HashMap} takes for each an entry of 32 bytes, 11 of its table, 24 for
     * the sum and as many for the key; the input takes 16. That is 107; twice of it, and a little more, for garbage. A
     * string takes 64, and while its copy is made twice as much: 207.
     */
    private static final long NUMBER_BYTES = 250;
    private static final long STRING_BYTES = 500;
    /** These are not asked for their memory. */
    private static final int FEW_ROWS = 1_000_000;

    /** Of the heap that a case needs; 0 for few rows. */
    long bytes(int rows) {
        return rows <= FEW_ROWS ? 0 : rows * (this == STRING || this == OWN_STRING ? STRING_BYTES : NUMBER_BYTES);
    }

    /** @param ids of each row, less than {@code distinct} */
    KeySums sums(Gpu gpu, int[] ids, int distinct, double[] values) {
        return switch (this) {
            case INT -> new IntSums(gpu, ints(ids), values);
            case INT_SMALL_RANGE -> new IntSums(gpu, ids, values);
            case LONG -> new LongSums(gpu, longs(ids), values);
            case STRING, OWN_STRING ->
                    new StringSums(gpu, strings(ids, dictionary(distinct)), values, this == OWN_STRING);
        };
    }

    /** Only of {@link #JOINED}. */
    KeyJoin join(Gpu gpu, int[] a, int[] b, int distinct) {
        if (this == INT) {
            return new IntJoin(gpu, ints(a), ints(b));
        }
        if (this == LONG) {
            return new LongJoin(gpu, longs(a), longs(b));
        }
        String[] dictionary = dictionary(distinct);
        return new StringJoin(gpu, strings(a, dictionary), strings(b, dictionary));
    }

    /** The function scatters, and never gives the same for two. */
    private static int[] ints(int[] ids) {
        return Arrays.stream(ids).map(HashCommon::murmurHash3).toArray();
    }

    private static long[] longs(int[] ids) {
        return Arrays.stream(ids).mapToLong(id -> HashCommon.murmurHash3((long) id)).toArray();
    }

    /** Not in the order of the strings, so that their places in memory are not either. */
    private static String[] dictionary(int distinct) {
        String[] names = new String[distinct];
        Arrays.setAll(names, id -> "customer " + Integer.toUnsignedString(HashCommon.murmurHash3(id)));
        return names;
    }

    private static String[] strings(int[] ids, String[] dictionary) {
        String[] strings = new String[ids.length];
        Arrays.setAll(strings, row -> dictionary[ids[row]]);
        return strings;
    }

    /** As the command line takes it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
