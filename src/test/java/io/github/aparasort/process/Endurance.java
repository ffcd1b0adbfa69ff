package io.github.aparasort.process;

import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.Oracle;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/** What {@link EnduranceTest} runs in a process of its own: many calls, and what the process uses before and after. */
final class Endurance {
    private static final int LARGEST = 40_000;
    private static final Path STATUS = Path.of("/proc/self/status");
    private static final Path FILE_DESCRIPTORS = Path.of("/proc/self/fd");

    private Endurance() {
    }

    /** Target, calls that warm up, calls that count; or "contexts" in place of the target. */
    public static void main(String[] args) throws Exception {
        int warmUp = Integer.parseInt(args[1]);
        int calls = Integer.parseInt(args[2]);
        if (args[0].equals("contexts")) {
            openAndClose(warmUp);
            printUsage();
            openAndClose(calls);
        } else {
            try (Gpu gpu = Gpu.open(Target.valueOf(args[0]))) {
                SplittableRandom random = new SplittableRandom(1);
                sort(gpu, warmUp, random);
                printUsage();
                sort(gpu, calls, random);
            }
        }
        printUsage();
    }

    private static void openAndClose(int times) {
        for (int i = 0; i < times; i++) {
            try (Gpu gpu = Gpu.open(Target.JTP)) {
                gpu.sorter().sort(new int[LARGEST]);
                gpu.sorter().argsort(new long[LARGEST]);
            }
        }
    }

    private static void sort(Gpu gpu, int calls, SplittableRandom random) {
        int[] ints = Input.RANDOM.ints(LARGEST);
        long[] longs = Input.RANDOM.longs(LARGEST);
        for (int call = 0; call < calls; call++) {
            // Most are small, so that ten thousand take seconds; all size classes up to the largest occur.
            int n = random.nextInt(8) == 0 ? random.nextInt(LARGEST) : random.nextInt(10_000);
            int[] a = Arrays.copyOf(ints, n);
            long[] b = Arrays.copyOf(longs, n);
            switch (call % 4) {
                case 0 -> gpu.sorter().sort(a);
                case 1 -> gpu.sorter().sort(b);
                case 2 -> gpu.sorter().argsort(a);
                default -> gpu.sorter().sortPairs(b, a);
            }
            if (call % 4 == 0 && !Arrays.equals(Oracle.sorted(Arrays.copyOf(ints, n)), a)) {
                throw new AssertionError("wrong in call " + call);
            }
        }
    }

    /** Heap in bytes, threads, resident memory in bytes, open files; 0 where the system does not tell. */
    private static void printUsage() throws Exception {
        for (int i = 0; i < 3; i++) {
            System.gc();
            Thread.sleep(50);
        }
        System.out.println(ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() + " "
                + ManagementFactory.getThreadMXBean().getThreadCount() + " " + residentMemory() + " " + openFiles());
    }

    private static long residentMemory() throws IOException {
        if (!Files.isReadable(STATUS)) {
            return 0;
        }
        return Files.readAllLines(STATUS).stream().filter(line -> line.startsWith("VmRSS:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) << 10).sum();
    }

    private static long openFiles() throws IOException {
        if (!Files.isDirectory(FILE_DESCRIPTORS)) {
            return 0;
        }
        try (Stream<Path> open = Files.list(FILE_DESCRIPTORS)) {
            return open.count();
        }
    }
}
