package io.github.aparasort.testing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.Target;
import io.github.aparasort.internal.kernel.TileKernel;
import io.github.aparasort.internal.key.KeyOrder;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Sorts on one kernel of each variant, in a geometry so small that few keys reach every path: short tiles, lists
 * without a partner, several levels. A leaf says which kernels, and how they are launched.
 */
@Tag(Coverage.SCALED)
public abstract class KernelSortCase {
    @RegisterExtension
    protected static final KernelRuns KERNELS = new KernelRuns();

    @Parameter(0)
    protected Target target;
    @Parameter(1)
    protected int nt;
    /** Fewer groups than tiles make every group go on from tile to tile. */
    @Parameter(2)
    protected int maxGroups;

    /** Keys alone, with values, or with their indices. */
    public enum Variant {
        INTS, LONGS, INT_PAIRS, LONG_PAIRS, INT_ORDER;

        public boolean isWide() {
            return this == LONGS || this == LONG_PAIRS;
        }

        public boolean isKeysAlone() {
            return this == INTS || this == LONGS;
        }
    }

    /** What a sort leaves. Without values these are null. */
    public record Sorted(Object keys, int[] values) {
    }

    protected abstract List<Variant> variants();

    /** A new kernel. */
    protected abstract Object kernel(Variant variant, int workItems);

    /**
     * Sorts keys and values, which may change.
     *
     * @param mask the XOR mask of the order
     */
    protected abstract Sorted sort(Variant variant, KernelRun<?> run, Object keys, int[] values, long mask);

    /** Sizes around the borders of the geometry. */
    protected abstract int[] sizes();

    protected int[] sizes(Input input) {
        return Coverage.sizes(sizes(), input);
    }

    /** Further sizes, for the inputs of which the oracle does not take long. */
    protected int[] largeSizes() {
        return new int[0];
    }

    protected List<KeyOrder> orders() {
        return List.of(KeyOrder.values());
    }

    /** What tells kernels of a variant from one another. */
    protected List<Object> geometry() {
        return List.of(nt, maxGroups);
    }

    /** At some sizes one order after the other on the same kernel, so that none sticks to it. */
    @ParameterizedTest
    @EnumSource
    void sorts(Input input) {
        IntStream large = IntStream.of(largeSizes()).limit(input == Input.RANDOM ? Long.MAX_VALUE
                : input != Input.FIVE_VALUES ? 0 : Coverage.count(1, Integer.MAX_VALUE));
        int[] sizes = IntStream.concat(IntStream.of(sizes(input)), large).toArray();
        Assumptions.assumeTrue(sizes.length > 0, "only the profile exhaustive has this input");
        for (Variant variant : variants()) {
            for (int n : sizes) {
                check(variant, input, n, KeyOrder.ASCENDING, input);
            }
            for (int n : orders().size() > 1 ? Coverage.sizes(sizes(input), input.ordinal()) : new int[0]) {
                orders().forEach(order -> check(variant, input, n, order, input));
            }
        }
    }

    /** Sorts keys on the kernel of a variant, and holds what comes back against the oracle. */
    protected final KernelRun<?> check(Variant variant, GuardedInput.Keys source, int n, KeyOrder order, Object what) {
        String message = what + ", " + variant + " " + order + ", n = " + n;
        Object keys = variant.isWide() ? source.longs(n) : source.ints(n);
        int[] values = variant.isKeysAlone() ? null : Input.values(n);
        long mask = order.mask(variant.isWide() ? Long.SIZE : Integer.SIZE);
        int[] places = AnyArray.stableOrder(keys, mask);
        KernelRun<?> run = run(variant);
        Sorted sorted = sort(variant, run, AnyArray.copy(keys), values == null ? null : values.clone(), mask);
        AnyArray.assertSame(AnyArray.taken(keys, places), sorted.keys(), message);
        if (values != null) {
            assertArrayEquals(variant == Variant.INT_ORDER ? places : Oracle.gather(values, places), sorted.values(),
                    message);
        }
        return run;
    }

    protected final KernelRun<?> run(Variant variant) {
        KernelRun<?> run = KERNELS.get(target, List.of(variant, geometry()), () -> fitting(variant));
        assertTrue(run.globalSize() <= nt * maxGroups);
        return run;
    }

    /** With the work-items asked for, or what of them the local memory of the device has room for. */
    private Object fitting(Variant variant) {
        long localMemory = target == Target.JTP ? Long.MAX_VALUE
                : TestDevice.openCl().info().map(DeviceInfo::localMemory).orElseThrow();
        int workItems = nt;
        Object kernel = kernel(variant, workItems);
        while (kernel instanceof TileKernel tiles && tiles.localBytes() > localMemory) {
            workItems /= 2;
            kernel = kernel(variant, workItems);
        }
        return kernel;
    }
}
