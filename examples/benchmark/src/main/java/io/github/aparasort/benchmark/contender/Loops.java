package io.github.aparasort.benchmark.contender;

import java.util.Arrays;

/** The loops that one would write: one thread, no checks, no allocation beyond the result. */
public final class Loops {
    private Loops() {
    }

    /** Null where no loop is at hand. */
    static Algorithm algorithm(Operation operation) {
        return switch (operation) {
            case MERGE -> work -> work.result = merge(work.ints(), work.otherInts());
            case UNION -> work -> work.result = union(work.ints(), work.otherInts());
            case INTERSECTION -> work -> work.result = intersection(work.ints(), work.otherInts());
            case INCLUSIVE -> work -> {
                int[] keys = work.ints();
                for (int i = 1; i < keys.length; i++) {
                    keys[i] += keys[i - 1];
                }
            };
            case REDUCE -> work -> {
                int sum = 0;
                for (int each : work.ints()) {
                    sum += each;
                }
                work.result = sum;
            };
            case LOWER_BOUNDS -> work -> work.result = lowerBounds(work.otherInts(), work.ints());
            case SUM_SEGMENTS -> work -> work.result = sums(work.ints(), work.otherInts());
            case TAKE -> work -> work.result = take(work.ints(), work.otherInts());
            case TOP_REGIONS -> TopRegions::loop;
            default -> null;
        };
    }

    public static int[] take(int[] keys, int[] indices) {
        int[] taken = new int[indices.length];
        for (int i = 0; i < indices.length; i++) {
            taken[i] = keys[indices[i]];
        }
        return taken;
    }

    private static int[] sums(int[] keys, int[] offsets) {
        int[] sums = new int[offsets.length - 1];
        for (int segment = 0; segment < sums.length; segment++) {
            for (int i = offsets[segment]; i < offsets[segment + 1]; i++) {
                sums[segment] += keys[i];
            }
        }
        return sums;
    }

    public static int[] merge(int[] a, int[] b) {
        int[] merged = new int[a.length + b.length];
        int i = 0;
        int j = 0;
        for (int at = 0; at < merged.length; at++) {
            merged[at] = j == b.length || i < a.length && a[i] <= b[j] ? a[i++] : b[j++];
        }
        return merged;
    }

    /** An element that is m times in A and n times in B is in it max(m, n) times. */
    public static int[] union(int[] a, int[] b) {
        int[] union = new int[a.length + b.length];
        int count = 0;
        int i = 0;
        int j = 0;
        while (i < a.length && j < b.length) {
            int x = a[i];
            int y = b[j];
            union[count++] = Math.min(x, y);
            if (x <= y) {
                i++;
            }
            if (y <= x) {
                j++;
            }
        }
        System.arraycopy(a, i, union, count, a.length - i);
        count += a.length - i;
        System.arraycopy(b, j, union, count, b.length - j);
        return Arrays.copyOf(union, count + b.length - j);
    }

    /** An element that is m times in A and n times in B is in it min(m, n) times. */
    public static int[] intersection(int[] a, int[] b) {
        int[] common = new int[Math.min(a.length, b.length)];
        int count = 0;
        int i = 0;
        int j = 0;
        while (i < a.length && j < b.length) {
            int x = a[i];
            int y = b[j];
            if (x == y) {
                common[count++] = x;
            }
            if (x <= y) {
                i++;
            }
            if (y <= x) {
                j++;
            }
        }
        return Arrays.copyOf(common, count);
    }

    /** Where {@code Arrays.binarySearch} leads, and from there to the first of equal elements. */
    public static int[] lowerBounds(int[] sorted, int[] needles) {
        int[] bounds = new int[needles.length];
        for (int i = 0; i < needles.length; i++) {
            int place = Arrays.binarySearch(sorted, needles[i]);
            while (place > 0 && sorted[place - 1] == needles[i]) {
                place--;
            }
            bounds[i] = place < 0 ? -place - 1 : place;
        }
        return bounds;
    }
}
