package io.github.aparasort.internal.key;

import io.github.aparasort.internal.parallel.Digest;

// Twins: Long
/**
 * Checksums of the bits of elements, which the host and a device take in the same way. Mixed bits and their squares are
 * added up, in any order. Where the place of an element counts, all elements of a block have a salt in common: so the
 * loop over a block has vectors. A block is a page of memory, the least that a transfer may confuse.
 */
public final class IntSum {
    /** Elements of a block, as a power of two: at 256 most of them were not in vectors. */
    private static final int BLOCK_BITS = /*key*/ Integer.BYTES == Long.BYTES ? 9 : 10;
    /** Odd, so that no two blocks have the same salt. */
    private static final /*key*/ int SALT = (int) (HashFactors.GOLDEN >>> Integer.SIZE);
    private static final long LOW = 0xffffffffL;
    /** Bits of a sum of squares of ints. Sums of words of all bits would overflow, which OpenCL C leaves open. */
    private static final int SQUARES = 0x3fffffff;
    private static final long HIGH = (long) SQUARES << Integer.SIZE;

    private IntSum() {
    }

    /** The salt of the element at an index. */
    public static /*key*/ int salt(int index) {
        return (index >>> BLOCK_BITS) * SALT;
    }

    /** One-to-one, so that a change of any one element changes the sum: one round of T. Mueller's hash. */
    public static /*key*/ int mix(/*key*/ int bits) {
        /*key*/ int x = (bits ^ (bits >>> 16)) * 0x45d9f3b;
        return x ^ (x >>> 16);
    }

    /** A sum and a sum of squares in one word. */
    public static long word(/*key*/ int sum, /*key*/ int squares) {
        return /*key*/ Integer.SIZE == Integer.SIZE ? ((long) (squares & SQUARES) << Integer.SIZE) + (sum & LOW)
                : sum + HashFactors.GOLDEN * squares;
    }

    /** Adds two words: those of ints by halves. */
    public static long add(long a, long b) {
        return /*key*/ Integer.SIZE == Integer.SIZE ? ((a & HIGH) + (b & HIGH) & HIGH) + (a + b & LOW) : a + b;
    }

    // ---- on the host

    /** The word of a checksum. */
    public static long word(Digest digest) {
        int shift = Long.SIZE - /*key*/ Integer.SIZE;
        return word((/*key*/ int) (digest.sum() >>> shift), (/*key*/ int) (digest.squares() >>> shift));
    }

    /**
     * The checksum of elements.
     *
     * @param bits the bits of {@code count} elements, from index {@code at} on
     * @param begin the index of the first one among all; or -1 where places do not count
     */
    public static Digest of(/*key*/ int[] bits, int at, int count, int begin) {
        if (begin < 0) {
            return block(bits, at, at + count, 0);
        }
        Digest sum = Digest.EMPTY;
        for (int i = 0, next; i < count; i = next) {
            next = Math.min(count, i + (1 << BLOCK_BITS) - (begin + i & (1 << BLOCK_BITS) - 1));
            sum = sum.plus(block(bits, at + i, at + next, salt(begin + i)));
        }
        return sum;
    }

    private static Digest block(/*key*/ int[] bits, int begin, int end, /*key*/ int salt) {
        /*key*/ int sum = 0;
        /*key*/ int squares = 0;
        for (int i = begin; i < end; i++) {
            /*key*/ int mixed = mix(bits[i] + salt);
            sum += mixed;
            squares += mixed * mixed;
        }
        // At the top of a long, sums of narrower elements wrap as if they had been added at their own width.
        int shift = Long.SIZE - /*key*/ Integer.SIZE;
        return new Digest(true, (long) sum << shift, (long) squares << shift);
    }
}
