package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import io.github.aparasort.device.ComputeDevice;
import io.github.aparasort.device.Devices;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;

/** Which device a test wants, and which device did the work. */
final class Placement {
    private Placement() {
    }

    /** The OpenCL device to test on; without one the test is skipped, or fails where the environment demands one. */
    static ComputeDevice openCl() {
        if (Devices.openCl().isEmpty()) {
            String reason = "no OpenCL device: " + Devices.problem();
            if ("1".equals(System.getenv("APARASORT_REQUIRE_OPENCL"))) {
                fail(reason + " (APARASORT_REQUIRE_OPENCL=1 demands one)");
            }
            Assumptions.abort(reason);
        }
        return Devices.openCl().get(0);
    }

    static String tileKernel(SortKind kind) {
        return switch (kind) {
            case INT, FLOAT -> "IntTileMergesort";
            case LONG, DOUBLE -> "LongTileMergesort";
            case PACKED -> "PackedTileMergesort";
            case LONG_PAIR -> "LongPairTileMergesort";
        };
    }

    static String batcherKernel(SortKind kind) {
        return (kind.inKernels() == SortKind.INT ? "Int" : "Long") + "TileBatcherSort";
    }

    static String rakeKernel(SortKind kind) {
        return tileKernel(kind).replace("Tile", "Rake");
    }

    /** Floats and doubles are sorted where they are, so they have kernels of their own. */
    static String radixKernel(SortKind kind) {
        String type = switch (kind) {
            case INT -> "Int";
            case LONG -> "Long";
            case FLOAT -> "Float";
            case DOUBLE -> "Double";
            case PACKED -> "Packed";
            case LONG_PAIR -> "LongPair";
        };
        return type + "RakeRadixSort";
    }

    static void assertJdk(Execution execution) {
        assertEquals(Engine.JDK, execution.engine());
        assertEquals(Optional.empty(), execution.device());
        assertEquals("", execution.kernel());
        assertEquals("", execution.note());
    }

    static void assertRan(ComputeDevice device, String kernel, Execution execution) {
        assertEquals(device.isOpenCl() ? Engine.OPENCL : Engine.JTP, execution.engine());
        assertEquals(device.info(), execution.device());
        assertEquals(kernel, execution.kernel());
        assertEquals("", execution.note());
    }
}
