package io.github.aparasort.testing;

import java.util.SplittableRandom;

/** Keys by their bits, or digits of eight bits, as a radix sort sees them. The same calls give the same keys. */
public final class DigitKeys {
    /** What all keys have where they do not differ: neither zeros nor ones only, in any digit. */
    private static final long SAME = 0x5a93_6cb1_27d8_4ee4L;

    /** A key of a width; its lower bits count. */
    public interface Key {
        long at(int i, int n, int width, SplittableRandom random);
    }

    private DigitKeys() {
    }

    public static GuardedInput.Keys of(Key key) {
        return new GuardedInput.Keys() {
            @Override
            public int[] ints(int n) {
                SplittableRandom random = new SplittableRandom(59L * n);
                int[] keys = new int[n];
                for (int i = 0; i < n; i++) {
                    keys[i] = (int) key.at(i, n, Integer.SIZE, random);
                }
                return keys;
            }

            @Override
            public long[] longs(int n) {
                SplittableRandom random = new SplittableRandom(61L * n);
                long[] keys = new long[n];
                for (int i = 0; i < n; i++) {
                    keys[i] = key.at(i, n, Long.SIZE, random);
                }
                return keys;
            }
        };
    }

    /** Random keys that differ in these bits only. */
    public static GuardedInput.Keys differing(long bits) {
        return of((i, n, width, random) -> SAME & ~bits | random.nextLong() & bits);
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
    public static GuardedInput.Keys oneDigitPerTile(int tile, int margin) {
        return of((i, n, width, random) -> (Math.max(0, i - margin) / tile * 101 & 0xff) * 0x0101_0101_0101_0101L);
    }
}
