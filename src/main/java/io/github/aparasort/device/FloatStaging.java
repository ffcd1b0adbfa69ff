package io.github.aparasort.device;

import io.github.aparasort.kernel./*key*/ IntKeys;
import io.github.aparasort.key.SortableKeys;

/**
 * Floats in a kernel's arrays, as {@link SortableKeys}: converted while they are copied. The proof that a result is
 * the input, sorted, is that of the keys. The twin for doubles is derived from this file by the build.
 *
 * <p>To a kernel all NaNs are one key. Their bits, and the order in which they come, are taken from the caller's array
 * before it is written to.
 */
public final class FloatStaging {
    private FloatStaging() {
    }

    /** Copies the keys of a part, of a range that begins at index {@code from} of {@code source}. */
    public static void copyIn(/*value*/ float[] source, int from, /*key*/ IntKeys staging, int part) {
        /*key*/ int[] keys = staging.keys(part);
        int first = from + staging.partBegin(part);
        Parallel.forEach(staging.partBegin(part + 1) - staging.partBegin(part), (begin, end) -> {
            for (int i = begin; i < end; i++) {
                keys[i] = SortableKeys.of(source[first + i]);
            }
        });
    }

    /** The checksum of the keys of n values from index {@code from} on. */
    public static Digest digest(/*value*/ float[] source, int from, int n) {
        return Parallel.digest(n, (begin, end) -> {
            /*key*/ int sum = 0;
            /*key*/ int squares = 0;
            for (int i = from + begin; i < from + end; i++) {
                /*key*/ int mixed = /*key*/ IntStaging.mix(SortableKeys.of(source[i]));
                sum += mixed;
                squares += mixed * mixed;
            }
            return /*key*/ IntStaging.digest(sum, squares);
        });
    }

    /** The checksum of the keys of a part, and whether they ascend, from the last key of the part before on. */
    public static Digest check(/*key*/ IntKeys sorted, int part) {
        return /*key*/ IntStaging.check(sorted, part);
    }

    /** Copies all values to the range of {@code target} that begins at index {@code from} and still is the input. */
    public static void copyOut(/*key*/ IntKeys sorted, /*value*/ float[] target, int from) {
        int last = sorted.parts() - 1;
        int n = sorted.partBegin(last + 1);
        if (SortableKeys.isNan(sorted.keys(last)[n - 1 - sorted.partBegin(last)])) {
            restoreNans(sorted, target, from, n);
        }
        Parallel.forEachPart(sorted, (part, begin, end) -> {
            /*key*/ int[] keys = sorted.keys(part);
            int first = from + sorted.partBegin(part);
            for (int i = begin; i < end; i++) {
                target[first + i] = SortableKeys.value(keys[i]);
            }
        });
    }

    /** Puts what each NaN of the input was in place of the keys that they all had in common: the last ones. */
    private static void restoreNans(/*key*/ IntKeys sorted, /*value*/ float[] input, int from, int n) {
        int[] counts = new int[(n - 1) / Parallel.GRAIN + 1];
        Parallel.forEachGrain(n, (begin, end) -> {
            int count = 0;
            for (int i = from + begin; i < from + end; i++) {
                count += input[i] != input[i] ? 1 : 0;
            }
            counts[begin / Parallel.GRAIN] = count;
        });
        // From the last one on, where the NaNs of each grain begin.
        int[] places = new int[counts.length];
        for (int grain = counts.length - 1, place = n; grain >= 0; grain--) {
            place -= counts[grain];
            places[grain] = place;
        }
        Parallel.forEachGrain(n, (begin, end) -> {
            int place = places[begin / Parallel.GRAIN];
            int placesEnd = place + counts[begin / Parallel.GRAIN];
            for (int i = from + begin; place < placesEnd; i++) {
                if (input[i] != input[i]) {
                    put(sorted, place++, SortableKeys.exact(input[i]));
                }
            }
        });
    }

    private static void put(/*key*/ IntKeys sorted, int index, /*key*/ int key) {
        int part = sorted.parts() - 1;
        while (sorted.partBegin(part) > index) {
            part--;
        }
        sorted.keys(part)[index - sorted.partBegin(part)] = key;
    }
}
