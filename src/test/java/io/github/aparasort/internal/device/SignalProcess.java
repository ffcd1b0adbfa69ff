package io.github.aparasort.internal.device;

import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArrays;
import io.github.aparasort.Target;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.IntSupplier;

/** Uses OpenCL in some way, then divides by zero. */
public final class SignalProcess {
    private static final int N = 100_000;
    private static int zero;
    private static long longZero;

    private SignalProcess() {
    }

    public static void main(String[] args) throws Exception {
        switch (args[0]) {
            case "list" -> System.out.println(Gpu.devices().size() + " devices");
            case "sort" -> System.out.println(sort());
            case "auto" -> auto();
            default -> throw new IllegalArgumentException(args[0]);
        }
        divide("int /", () -> 500 / zero);
        divide("int %", () -> 500 % zero);
        divide("long /", () -> (int) (500 / longZero));
        divide("long %", () -> (int) (500 % longZero));
        divide("floorDiv", () -> Math.floorDiv(500, zero));
        divide("floorMod", () -> Math.floorMod(500, zero));
        System.out.println("problem " + Devices.problem());
    }

    private static void divide(String what, IntSupplier division) {
        try {
            System.out.println(what + " " + division.getAsInt());
        } catch (ArithmeticException e) {
            System.out.println(what + " throws");
        }
    }

    private static String sort() {
        Execution[] last = new Execution[1];
        try (Gpu gpu = Gpu.open(Target.OPENCL)) {
            gpu.onExecution(done -> last[0] = done);
            int[] a = new SplittableRandom(1).ints(N).toArray();
            int[] sorted = a.clone();
            Arrays.sort(sorted);
            gpu.sorter().sort(a);
            return last[0].engine() + (Arrays.equals(sorted, a) ? " right" : " wrong");
        }
    }

    /** The devices have been found when measuring has ended. */
    private static void auto() throws Exception {
        int[] a = new SplittableRandom(1).ints(N).toArray();
        GpuArrays.sort(a);
        Gpu.shared().warmUp(int.class);
        System.out.println(GpuArrays.explain(int.class, N));
        System.out.println("PoCL is " + (Files.readString(Path.of("/proc/self/maps")).contains("libpocl") ? "" : "not ")
                + "loaded");
    }
}
