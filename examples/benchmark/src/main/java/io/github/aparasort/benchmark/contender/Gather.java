package io.github.aparasort.benchmark.contender;

import io.github.aparasort.benchmark.input.KeyType;

/** Brings keys and values into an order, for peers that find the order only. */
public final class Gather {
    private Gather() {
    }

    public static void apply(int[] order, Work work, KeyType type) {
        int n = order.length;
        Object before = type.allocate(n);
        System.arraycopy(work.keys, 0, before, 0, n);
        switch (type) {
            case INT -> {
                for (int i = 0; i < n; i++) {
                    work.ints()[i] = ((int[]) before)[order[i]];
                }
            }
            case LONG -> {
                for (int i = 0; i < n; i++) {
                    work.longs()[i] = ((long[]) before)[order[i]];
                }
            }
            case FLOAT -> {
                for (int i = 0; i < n; i++) {
                    work.floats()[i] = ((float[]) before)[order[i]];
                }
            }
            case DOUBLE -> {
                for (int i = 0; i < n; i++) {
                    work.doubles()[i] = ((double[]) before)[order[i]];
                }
            }
        }
        int[] values = work.values.clone();
        for (int i = 0; i < n; i++) {
            work.values[i] = values[order[i]];
        }
    }
}
