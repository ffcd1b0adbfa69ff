package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.key.IntSource;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.staging.IntStaging;
import io.github.aparasort.internal.staging.Stretch;

/**
 * Int keys with an int value each, apart or as longs: the key in the high half, the value in the low half. The
 * checksum is the same in both cases and covers key and value together: a change of either alone changes it. So does a
 * value that ends up with another key, except with a probability of one in billions. All arithmetic is on ints,
 * because the JIT compiler of JDK 17 does not vectorize loops that widen them.
 */
public final class IntPairStaging {
    /** Odd, so that no bit of a value is lost; large, so that values and keys do not cancel out. */
    private static final int VALUE_FACTOR = 0x9e3779b9;

    private IntPairStaging() {
    }

    /** The checksum of n keys, packed with their values. */
    public static Digest digest(IntSource keys, IntSource values, int n) {
        return Parallel.digest(n, () -> {
            int[] someKeys = new int[Math.min(n, Parallel.BLOCK)];
            int[] someValues = new int[someKeys.length];
            return (begin, end) -> {
                keys.load(begin, end, someKeys, 0);
                values.load(begin, end, someValues, 0);
                return digestBlock(someKeys, 0, someValues, 0, end - begin, 0);
            };
        });
    }

    private static long pack(int key, int value) {
        return (long) key << 32 | value & 0xffffffffL;
    }

    /** Packs count keys with their values. */
    static void pack(int[] keys, int[] values, long[] packed, int at, int count) {
        for (int i = 0; i < count; i++) {
            packed[at + i] = pack(keys[i], values[i]);
        }
    }

    /**
     * The checksum of the packed pairs in [begin, end), and whether their keys ascend.
     *
     * @param again the same array: see {@link IntStaging#ascends}
     * @param follows whether the pair before the first one counts, too
     * @param indexed whether indices came back; then those of equal keys must ascend, and only one result is correct
     */
    static Digest check(long[] packed, long[] again, int begin, int end, boolean follows, boolean indexed, long mask) {
        // Without its value a key is not greater than a key of the same number.
        long compared = indexed ? -1 : -1L << Integer.SIZE;
        return ascends(packed, again, follows ? begin : begin + 1, end, compared, mask)
                ? digestBlock(packed, begin, end, (int) (mask >> Integer.SIZE)) : Digest.DISORDER;
    }

    /** Vectorized, like {@code IntStaging.ascends}. */
    private static boolean ascends(long[] before, long[] here, int begin, int end, long compared, long mask) {
        long disorder = 0;
        for (int i = begin; i < end; i++) {
            long x = before[i - 1] & compared ^ mask;
            disorder |= Math.min(x, here[i] ^ mask) ^ x;
        }
        return disorder == 0;
    }

    /**
     * The checksum of the keys of a stretch with what came back with them, and whether the keys ascend.
     *
     * @param indexed whether indices came back; then those of equal keys must ascend, and only one result is correct
     */
    static Digest check(Stretch stretch, boolean indexed, int mask) {
        int[] keys = (int[]) stretch.array(0);
        int[] values = (int[]) stretch.array(1);
        int[] keysAgain = (int[]) stretch.again(0);
        int at = stretch.at(0);
        int valueAt = stretch.at(1);
        int second = stretch.follows() ? at : at + 1;
        int end = at + stretch.length();
        return IntStaging.ascends(keys, keysAgain, second, end, mask)
                && (!indexed || isStable(keys, keysAgain, values, (int[]) stretch.again(1), second, end, valueAt - at))
                ? digestBlock(keys, at, values, valueAt, stretch.length(), mask) : Digest.DISORDER;
    }

    /**
     * Whether indices ascend among equal keys. Vectorized, so without branches, and only for indices: two numbers whose
     * difference overflows are not both indices, and the checksum detects that.
     */
    private static boolean isStable(int[] keysBefore, int[] keysHere, int[] indicesBefore, int[] indicesHere,
            int begin, int end, int shift) {
        if (IntStaging.NEIGHBOURS_AS_VECTORS) {
            int disorder = 0;
            for (int i = begin; i < end; i++) {
                int change = keysBefore[i - 1] ^ keysHere[i];
                int differs = (change | -change) >> 31;
                disorder |= ~differs & ~(indicesBefore[shift + i - 1] - indicesHere[shift + i] >> 31);
            }
            return disorder == 0;
        }
        for (int i = begin; i < end; i++) {
            if (keysBefore[i - 1] == keysHere[i] && indicesBefore[shift + i - 1] >= indicesHere[shift + i]) {
                return false;
            }
        }
        return true;
    }

    static Digest digestBlock(int[] keys, int at, int[] values, int valueAt, int count, int mask) {
        int shift = valueAt - at;
        int sum = 0;
        int squares = 0;
        for (int i = at; i < at + count; i++) {
            int mixed = mix(keys[i] ^ mask, values[shift + i]);
            sum += mixed;
            squares += mixed * mixed;
        }
        return IntStaging.digest(sum, squares);
    }

    static Digest digestBlock(long[] packed, int begin, int end, int mask) {
        int sum = 0;
        int squares = 0;
        for (int i = begin; i < end; i++) {
            int mixed = mix((int) (packed[i] >> 32) ^ mask, (int) packed[i]);
            sum += mixed;
            squares += mixed * mixed;
        }
        return IntStaging.digest(sum, squares);
    }

    /** One-to-one in the value for any one key, and in the key for any one value. */
    public static int mix(int key, int value) {
        return IntStaging.mix(IntStaging.mix(key) + value * VALUE_FACTOR);
    }

    /** Separates count pairs; {@code keys} may be null. Two loops over them: the JIT compiler vectorizes both. */
    static void unpack(long[] packed, int at, int[] keys, int[] values, int to, int count) {
        int shift = to - at;
        if (keys != null) {
            for (int i = at; i < at + count; i++) {
                keys[shift + i] = (int) (packed[i] >> 32);
            }
        }
        for (int i = at; i < at + count; i++) {
            values[shift + i] = (int) packed[i];
        }
    }
}
