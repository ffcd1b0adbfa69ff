package io.github.aparasort.testing;

/** Keys by their bits, or digits of eight bits, as a radix sort sees them. The same calls give the same keys. */
public final class DigitKeys {
    /** What all keys have where they do not differ: neither zeros nor ones only, in any digit. */
    private static final long SAME = 0x5a93_6cb1_27d8_4ee4L;

    private DigitKeys() {
    }

    /** Random keys that differ in these bits only. */
    public static GuardedInput.KeysByWidth differing(long bits) {
        return (i, n, width, random) -> SAME & ~bits | random.nextLong() & bits;
    }

    /** All bits of the digits whose bit is set. */
    public static long digits(int set) {
        long bits = 0;
        for (int d = 0; d < Long.BYTES; d++) {
            bits |= (set >> d & 1) == 0 ? 0 : 0xffL << Byte.SIZE * d;
        }
        return bits;
    }

    /** One digit, in all places of the key, for all keys of a tile; the tiles' digits are not in order. */
    public static GuardedInput.KeysByWidth oneDigitPerTile(int tile) {
        return (i, n, width, random) -> (i / tile * 101 & 0xff) * 0x0101_0101_0101_0101L;
    }
}
