package io.github.aparasort.bench;

import io.github.aparasort.Pairs;
import io.github.aparasort.internal.kernel.SetOperation;
import java.util.Arrays;

// Twins: Long, Float, Double
/**
 * Set operations as one would write them down, with an int value for each key or without: what benchmarks compare with.
 */
public final class IntSetLoop {
    private IntSetLoop() {
    }

    /** The keys of the results. */
    public static /*value*/ int[] run(SetOperation set, /*value*/ int[] a, /*value*/ int[] b) {
        /*value*/ int[] out = new /*value*/ int[set.most(a.length, b.length)];
        int i = 0;
        int j = 0;
        int n = 0;
        switch (set) {
            case UNION -> {
                while (i < a.length && j < b.length) {
                    if (a[i] < b[j]) {
                        out[n++] = a[i++];
                    } else if (b[j] < a[i]) {
                        out[n++] = b[j++];
                    } else {
                        out[n++] = a[i++];
                        j++;
                    }
                }
            }
            case INTERSECTION -> {
                while (i < a.length && j < b.length) {
                    if (a[i] < b[j]) {
                        i++;
                    } else if (b[j] < a[i]) {
                        j++;
                    } else {
                        out[n++] = a[i++];
                        j++;
                    }
                }
            }
            case DIFFERENCE -> {
                while (i < a.length && j < b.length) {
                    if (a[i] < b[j]) {
                        out[n++] = a[i++];
                    } else if (b[j] < a[i]) {
                        j++;
                    } else {
                        i++;
                        j++;
                    }
                }
            }
            case SYMMETRIC_DIFFERENCE -> {
                while (i < a.length && j < b.length) {
                    if (a[i] < b[j]) {
                        out[n++] = a[i++];
                    } else if (b[j] < a[i]) {
                        out[n++] = b[j++];
                    } else {
                        i++;
                        j++;
                    }
                }
            }
        }
        if (set.onlyA() != 0) {
            System.arraycopy(a, i, out, n, a.length - i);
            n += a.length - i;
        }
        if (set.onlyB() != 0) {
            System.arraycopy(b, j, out, n, b.length - j);
            n += b.length - j;
        }
        return n == out.length ? out : Arrays.copyOf(out, n);
    }

    /** The keys of the results, each with its value in a further array. */
    public static Pairs</*value*/ int[], int[]> run(SetOperation set, /*value*/ int[] a, int[] aValues,
            /*value*/ int[] b, int[] bValues) {
        /*value*/ int[] keys = new /*value*/ int[set.most(a.length, b.length)];
        int[] values = new int[keys.length];
        int i = 0;
        int j = 0;
        int n = 0;
        while (i < a.length || j < b.length) {
            if (j == b.length || i < a.length && a[i] < b[j]) {
                if (set.onlyA() != 0) {
                    keys[n] = a[i];
                    values[n++] = aValues[i];
                }
                i++;
            } else if (i == a.length || b[j] < a[i]) {
                if (set.onlyB() != 0) {
                    keys[n] = b[j];
                    values[n++] = bValues[j];
                }
                j++;
            } else {
                if (set.both() != 0) {
                    keys[n] = a[i];
                    values[n++] = aValues[i];
                }
                i++;
                j++;
            }
        }
        return new Pairs<>(Arrays.copyOf(keys, n), Arrays.copyOf(values, n));
    }
}
