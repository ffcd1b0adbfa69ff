package io.github.aparasort.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Target;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.engine.Choice;
import io.github.aparasort.internal.step.SortKind;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;

/** Which device a test wants, and which device did the work. */
public final class TestDevice {
    private TestDevice() {
    }

    /** The OpenCL device to test on; without one the test is skipped, or fails where the environment demands one. */
    public static ComputeDevice openCl() {
        if (Devices.openCl().isEmpty()) {
            String reason = "no OpenCL device: " + Devices.problem();
            if ("1".equals(System.getenv("APARASORT_REQUIRE_OPENCL"))) {
                fail(reason + " (APARASORT_REQUIRE_OPENCL=1 demands one)");
            }
            Assumptions.abort(reason);
        }
        return Devices.openCl().get(0);
    }

    /** As {@link #openCl}, for a target that is to be tested. */
    public static void require(Target target) {
        if (target == Target.OPENCL) {
            openCl();
        }
    }

    /**
     * A directory for {@code OCL_ICD_VENDORS}: the drivers of this machine, and one more of an unknown kind, which is
     * absent. So AUTO cannot take all of them for drivers of CPUs.
     */
    public static Path driversBesideAGpu(Path directory) throws IOException {
        Path drivers = Files.createDirectories(directory.resolve("drivers"));
        try (DirectoryStream<Path> registered = Files.newDirectoryStream(Path.of("/etc/OpenCL/vendors"), "*.icd")) {
            for (Path driver : registered) {
                Files.write(drivers.resolve(driver.getFileName()), Files.readAllBytes(driver));
            }
        }
        Files.writeString(drivers.resolve("gpu.icd"), "libaparasort-absent.so.1");
        return drivers;
    }

    public static String tileKernel(SortKind kind) {
        return switch (kind) {
            case INT, FLOAT -> "IntTileRadixSort";
            case LONG, DOUBLE -> "LongTileMergesort";
            case INT_PAIR -> "IntPairTileRadixSort";
            case LONG_PAIR -> "LongValueTileMergesort";
        };
    }

    public static void assertRanInTiles(ComputeDevice device, SortKind kind, Execution execution) {
        assertTileSort(kind, execution);
        assertRan(device, execution.kernel(), execution);
    }

    /** The sort in tiles ran. Floats among which there are NaNs, and pairs, are sorted with their indices. */
    public static void assertTileSort(SortKind kind, Execution execution) {
        boolean withIndices = kind != SortKind.INT && kind != SortKind.LONG
                && (execution.kernel().equals(tileKernel(SortKind.INT_PAIR))
                || execution.kernel().equals(tileKernel(SortKind.LONG_PAIR)));
        assertEquals(withIndices ? execution.kernel() : tileKernel(kind), execution.kernel());
    }

    /** Floats and doubles are sorted where they are, so they have kernels of their own. */
    public static String radixKernel(SortKind kind) {
        String type = switch (kind) {
            case INT -> "Int";
            case LONG -> "Long";
            case FLOAT -> "Float";
            case DOUBLE -> "Double";
            case INT_PAIR -> "IntPair";
            case LONG_PAIR -> "LongPair";
        };
        return type + "RakeRadixSort";
    }

    /** What listeners are told of a call, except that its engine was tried: AUTO may do so in any call. */
    public static String noteOf(Execution execution) {
        return execution.note().equals(Choice.EXPLORES) ? "" : execution.note();
    }

    public static void assertJdk(Execution execution) {
        assertEquals(Engine.JDK, execution.engine());
        assertEquals(Optional.empty(), execution.device());
        assertEquals("", execution.kernel());
        assertEquals("", noteOf(execution));
    }

    public static void assertRan(ComputeDevice device, String kernel, Execution execution) {
        assertEquals(device.isOpenCl() ? Engine.OPENCL : Engine.JTP, execution.engine());
        assertEquals(device.info(), execution.device());
        assertEquals(kernel, execution.kernel());
        assertEquals("", noteOf(execution));
    }
}
