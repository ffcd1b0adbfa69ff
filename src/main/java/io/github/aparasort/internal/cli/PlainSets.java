package io.github.aparasort.internal.cli;

import java.util.Arrays;

/**
 * The set operations on two sorted arrays by one plain loop, to verify others by: it goes through both arrays at once,
 * equal elements in pairs.
 */
public final class PlainSets {
    private final int[] onlyA;
    private final int[] onlyB;
    private final int[] both;

    PlainSets(int[] a, int[] b) {
        int[] inA = new int[a.length];
        int[] inB = new int[b.length];
        int[] inBoth = new int[Math.min(a.length, b.length)];
        int i = 0;
        int j = 0;
        int pairs = 0;
        while (i < a.length && j < b.length) {
            if (a[i] == b[j]) {
                inBoth[pairs++] = a[i++];
                j++;
            } else if (a[i] < b[j]) {
                inA[i - pairs] = a[i++];
            } else {
                inB[j - pairs] = b[j++];
            }
        }
        System.arraycopy(a, i, inA, i - pairs, a.length - i);
        System.arraycopy(b, j, inB, j - pairs, b.length - j);
        onlyA = Arrays.copyOf(inA, a.length - pairs);
        onlyB = Arrays.copyOf(inB, b.length - pairs);
        both = Arrays.copyOf(inBoth, pairs);
    }

    int[] intersection() {
        return both;
    }

    int[] difference() {
        return onlyA;
    }

    int[] symmetricDifference() {
        return sorted(onlyA, onlyB);
    }

    int[] union() {
        return sorted(symmetricDifference(), both);
    }

    private static int[] sorted(int[] x, int[] y) {
        int[] all = Arrays.copyOf(x, x.length + y.length);
        System.arraycopy(y, 0, all, x.length, y.length);
        Arrays.sort(all);
        return all;
    }
}
