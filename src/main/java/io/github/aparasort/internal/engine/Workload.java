package io.github.aparasort.internal.engine;

import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.cost.Prior;
import io.github.aparasort.internal.device.ComputeDevice;
import java.util.Locale;

/**
 * What engines are compared by: work of one family on arrays of keys of one kind. It is no record, for two reasons. The
 * JDK keeps the class of the last record that it made an {@code equals} for, and so the class loader of an application
 * for ever. And to make such methods takes tens of milliseconds of a process's first calls.
 */
public class Workload {
    /**
     * The fewest elements for kernels where plain Java needs a loop or two: these are in the caches, and the loop of a
     * scan takes 20 to 60 us. A launch of JTP takes some 200.
     */
    private static final int SMALLEST_OF_LOOPS = 1 << 16;

    private final String family;
    private final KeyKind kind;
    private final Prior prior;
    private final Enum<?> variant;
    private int arrays = 2;
    private int bytesBeside;
    private int smallest = Calibration.SMALLEST;

    /** @param prior what {@link #prior} returns, unless the subclass says it */
    public Workload(String family, KeyKind kind, Prior prior) {
        this(family, kind, prior, null);
    }

    /** @param variant what work of the family differs in, or null */
    protected Workload(String family, KeyKind kind, Prior prior, Enum<?> variant) {
        this.family = family;
        this.kind = kind;
        this.prior = prior;
        this.variant = variant;
    }

    /** Sets how many arrays hold each element on a device, for the algorithm whose cost is measured. */
    public final Workload inArrays(int count) {
        arrays = count;
        return this;
    }

    /** Says that an index goes beside each key. */
    public final Workload withIndices() {
        bytesBeside = Integer.BYTES;
        return this;
    }

    /** Says that plain Java needs a loop or two. */
    public final Workload ofLoops() {
        smallest = SMALLEST_OF_LOOPS;
        return this;
    }

    /** The family that it belongs to. */
    public final String family() {
        return family;
    }

    public final KeyKind kind() {
        return kind;
    }

    /** A name that no other workload of any family has. Measurements are kept by it. */
    public String name() {
        return family.toUpperCase(Locale.ROOT) + "_" + kind;
    }

    public int bytesPerKey() {
        return kind.bytesPerKey();
    }

    /** Bytes per element in one of the kernel's arrays, carried value included. */
    public int bytesPerElement() {
        return kind.bytesPerElement() + bytesBeside;
    }

    /** The most elements of a call for which AUTO considers a device. */
    public int maxElements(ComputeDevice device) {
        return maxAtOnce(device);
    }

    /** The most elements that a device takes at once, by the algorithm that needs the least memory there. */
    public int maxAtOnce(ComputeDevice device) {
        return device.maxElements(arrays, bytesPerKey(), bytesPerElement());
    }

    /** A remark on how this many elements are processed on a device, for {@code explain}; or an empty text. */
    public String remark(int n, ComputeDevice device) {
        return "";
    }

    /** The fewest elements for which an engine with kernels can be the fastest. Handing work over has a fixed cost. */
    public final int smallest() {
        return smallest;
    }

    /**
     * What is assumed of plain Java and of JTP where nothing is measured yet. Null if JTP has no kernel for this work:
     * then plain Java does it on as many threads.
     */
    public Prior prior() {
        return prior;
    }

    /** Whether JTP has a kernel for this work. */
    public final boolean hasRakes() {
        return prior() != null;
    }

    @Override
    public final boolean equals(Object other) {
        return other instanceof Workload work && family.equals(work.family) && kind == work.kind
                && variant == work.variant;
    }

    @Override
    public final int hashCode() {
        return 31 * (31 * family.hashCode() + kind.hashCode()) + (variant == null ? 0 : variant.hashCode());
    }
}
