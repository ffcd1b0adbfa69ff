package io.github.aparasort.internal.engine;

import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.cost.Prior;
import io.github.aparasort.internal.device.ComputeDevice;

/** What engines are compared by: operations of one kind on elements of one type. */
public interface Workload {
    /** A name that no other workload of any family has. Measurements are kept by it. */
    String name();

    /** The family that it belongs to. */
    String family();

    int bytesPerKey();

    /** Bytes per element in one of the kernel's arrays, carried value included. */
    int bytesPerElement();

    /** Arrays that hold each element on a device, for the algorithm whose cost is measured. */
    default int arrays() {
        return 2;
    }

    /** The most elements of a call for which AUTO considers a device. */
    default int maxElements(ComputeDevice device) {
        return maxAtOnce(device);
    }

    /** The most elements that a device takes at once, by the algorithm that needs the least memory there. */
    default int maxAtOnce(ComputeDevice device) {
        return device.maxElements(arrays(), bytesPerKey(), bytesPerElement());
    }

    /** A remark on how this many elements are processed on a device, for {@code explain}; or an empty text. */
    default String remark(int n, ComputeDevice device) {
        return "";
    }

    /** The fewest elements for which an engine with kernels can be the fastest. Handing work over has a fixed cost. */
    default int smallest() {
        return Calibration.SMALLEST;
    }

    /**
     * What is assumed of plain Java and of JTP where nothing is measured yet. Null if JTP has no kernel for this work:
     * then plain Java does it on as many threads.
     */
    Prior prior();

    /** Whether JTP has a kernel for this work. */
    default boolean hasRakes() {
        return prior() != null;
    }
}
