package io.github.aparasort.testing;

import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArrays;
import io.github.aparasort.Target;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;

/** What tests run in a process of their own. It needs the module java.base only. */
public final class QuietProcess {
    private static final int LARGE = 20_011;

    private QuietProcess() {
    }

    public static void main(String[] args) throws Exception {
        switch (args[0]) {
            case "first" -> first(10_000);
            case "devices" -> {
                System.out.println(Gpu.devices());
                System.out.println(Gpu.devices());
            }
            case "jtp" -> System.out.println(sort(Target.JTP));
            case "opencl" -> System.out.println(sort(Target.OPENCL));
            case "auto" -> {
                GpuArrays.sort(new int[10]);
                sort(Target.AUTO);
                Gpu.shared().warmUp(int.class);
                sort(Target.AUTO);
                System.out.println(Gpu.shared().explain(int.class, LARGE));
            }
            default -> throw new IllegalArgumentException(args[0]);
        }
        printNativeLibraries();
    }

    /** The first call of a process, through the drop-in. */
    private static void first(int n) {
        int[] a = new SplittableRandom(1).ints(n).toArray();
        GpuArrays.sort(a);
    }

    private static Object sort(Target target) {
        Execution[] last = new Execution[1];
        try (Gpu gpu = Gpu.open(target)) {
            gpu.onExecution(done -> last[0] = done);
            int[] a = new SplittableRandom(1).ints(LARGE).toArray();
            int[] sorted = a.clone();
            Arrays.sort(sorted);
            gpu.sorter().sort(a);
            if (!Arrays.equals(sorted, a)) {
                throw new AssertionError("wrong result");
            }
        }
        return last[0].engine();
    }

    private static void printNativeLibraries() throws IOException {
        Path maps = Path.of("/proc/self/maps");
        if (Files.isReadable(maps)) {
            Files.readAllLines(maps).stream().filter(line -> line.contains(".so"))
                    .map(line -> line.replaceAll(".*/", "")).distinct().forEach(name -> System.err.println("so " + name));
        }
    }
}
