package io.github.aparasort.internal.device;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuException;
import io.github.aparasort.Target;
import io.github.aparasort.internal.opencl.OpenCl;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;

/** What the listing of devices says in a process of its own. */
public final class DeviceListing {
    private DeviceListing() {
    }

    public static void main(String[] args) {
        switch (args.length == 0 ? "" : args[0]) {
            case "silence" -> silence();
            case "auto" -> System.out.println(Gpu.shared().explain(int.class, 1_000_000));
            case "demand" -> demand();
            default -> {
                System.out.println(Devices.openCl().size() + " devices " + Devices.problem());
                Devices.openCl().forEach(device -> System.out.println(device.info().orElseThrow().name()));
                Devices.leftOut().forEach(why -> System.out.println("left out " + why));
            }
        }
        // A driver may hang. Nobody should wait for it.
        Runtime.getRuntime().halt(0);
    }

    private static void demand() {
        try (Gpu gpu = Gpu.open(Target.OPENCL)) {
            gpu.sorter().sort(new int[100_000]);
            System.out.println("sorted");
        } catch (GpuException e) {
            System.out.println(e.getMessage());
        }
    }

    private static void silence() {
        List<String> leftOut = new ArrayList<>();
        try {
            System.out.println(Devices.listOnOwnThread(leftOut, 1) + " " + leftOut);
        } catch (TimeoutException e) {
            // On a busy machine it may not be there yet. It comes no further.
            while (!OpenCl.step().startsWith("clGetDeviceIDs")) {
                Thread.onSpinWait();
            }
            System.out.println("no answer " + OpenCl.step());
        }
    }
}
