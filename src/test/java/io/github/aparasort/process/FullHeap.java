package io.github.aparasort.process;

import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Sorts while the heap is full but for a few kilobytes, in a process of its own, and again when it is not. */
final class FullHeap {
    private static final int N = 1 << 18;
    private static final int KIB = 1 << 10;
    /** What is left free: far too little for scratch memory. */
    private static final int[] FREE_KIB = {16, 24, 32, 48, 64, 96, 128, 192, 256, 512};
    private static final int LARGEST_BLOCK = 1 << 20;
    private static final int SMALLEST_BLOCK = 64;
    private static final byte[] NOTHING = {};

    private FullHeap() {
    }

    public static void main(String[] args) {
        int[] a = new int[N];
        List<byte[]> blocks = new ArrayList<>(N);
        StringBuilder failures = new StringBuilder(N);
        try (Gpu gpu = Gpu.open(Target.valueOf(args[0]))) {
            // The library is loaded and has sorted. It has never worded a fault.
            scramble(a);
            gpu.sorter().sort(a);
            for (int free : FREE_KIB) {
                scramble(a);
                fill(blocks);
                release(blocks, free * KIB);
                try {
                    gpu.sorter().sort(a);
                } catch (Throwable e) {
                    blocks.clear();
                    failures.append(e).append(" with ").append(free).append(" KiB\n");
                }
                blocks.clear();
                if (!isSorted(a)) {
                    failures.append("not sorted with ").append(free).append(" KiB\n");
                }
            }
            scramble(a);
            gpu.sorter().sort(a);
            System.out.print(failures);
            System.out.println(String.format(Locale.ROOT, "formatted %,d", 1_000_000));
            System.out.println(isSorted(a) ? "sorted" : "NOT SORTED");
        }
    }

    private static void fill(List<byte[]> blocks) {
        for (int size = LARGEST_BLOCK; size >= SMALLEST_BLOCK; size /= 2) {
            try {
                while (true) {
                    blocks.add(new byte[size]);
                }
            } catch (OutOfMemoryError e) {
                // Now smaller blocks.
            }
        }
    }

    private static void release(List<byte[]> blocks, int bytes) {
        int left = bytes;
        for (int i = 0; i < blocks.size(); i++) {
            int length = blocks.get(i).length;
            if (length <= left) {
                left -= length;
                blocks.set(i, NOTHING);
            }
        }
    }

    private static void scramble(int[] a) {
        for (int i = 0; i < N; i++) {
            a[i] = i * 0x9E3779B9;
        }
    }

    private static boolean isSorted(int[] a) {
        for (int i = 1; i < N; i++) {
            if (a[i - 1] > a[i]) {
                return false;
            }
        }
        return true;
    }
}
