package io.github.aparasort.internal.merge;

import io.github.aparasort.MergeStrategy;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceProperties;
import io.github.aparasort.internal.device.Geometry;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.TileKernel;

/** The kernels for each kind of merge: tiles for OpenCL, rakes for JTP. They are loaded, with Aparapi, on first use. */
public final class MergeKernels {
    private MergeKernels() {
    }

    /** The best kernel for a device. */
    static DeviceKernel create(KeyKind kind, MergeStrategy strategy, ComputeDevice device) {
        return device.info().<DeviceKernel>map(info ->
                Geometry.fitted(tile(kind, strategy, TileKernel.NT, Geometry.maxGroups(info)), info))
                .orElseGet(() -> rake(kind, Runtime.getRuntime().availableProcessors()));
    }

    public static TileKernel tile(KeyKind kind, MergeStrategy strategy, int nt, int maxGroups) {
        if (strategy == MergeStrategy.CIRCULAR) {
            return switch (kind.inTiles()) {
                case INT -> new IntCircularMerge(nt, maxGroups);
                case LONG -> new LongCircularMerge(nt, maxGroups);
                case INT_PAIRS -> new IntPairCircularMerge(nt, maxGroups);
                default -> new LongPairCircularMerge(nt, maxGroups);
            };
        }
        boolean basic = strategy == MergeStrategy.BASIC;
        return switch (kind.inTiles()) {
            case INT -> basic ? new IntTileMerge(nt, maxGroups).basic() : new IntTileMerge(nt, maxGroups);
            case LONG -> basic ? new LongTileMerge(nt, maxGroups).basic() : new LongTileMerge(nt, maxGroups);
            case INT_PAIRS -> basic ? new IntPairTileMerge(nt, maxGroups).basic()
                    : new IntPairTileMerge(nt, maxGroups);
            default -> basic ? new LongPairTileMerge(nt, maxGroups).basic() : new LongPairTileMerge(nt, maxGroups);
        };
    }

    public static DeviceKernel rake(KeyKind kind, int rakes) {
        return switch (kind) {
            case INT, INT_PAIRS -> new IntRakeMerge(rakes);
            case LONG, LONG_PAIRS -> new LongRakeMerge(rakes);
            case FLOAT, FLOAT_PAIRS -> new FloatRakeMerge(rakes);
            case DOUBLE, DOUBLE_PAIRS -> new DoubleRakeMerge(rakes);
        };
    }

    /** The kernel that merges any number of arrays. */
    static DeviceKernel createForAll(KeyKind kind, ComputeDevice device) {
        return device.info().<DeviceKernel>map(info -> cascade(kind, info))
                .orElseGet(() -> multiwayRake(kind, Runtime.getRuntime().availableProcessors()));
    }

    private static DeviceKernel cascade(KeyKind kind, DeviceProperties info) {
        int groups = Geometry.maxGroups(info);
        int group = Geometry.workGroupSize(0, 0, info);
        return kind.inTiles() == KeyKind.INT ? new IntCascadeMerge(groups, group) : new LongCascadeMerge(groups, group);
    }

    private static DeviceKernel multiwayRake(KeyKind kind, int rakes) {
        return switch (kind) {
            case LONG -> new LongRakeMultiwayMerge(rakes);
            case FLOAT -> new FloatRakeMultiwayMerge(rakes);
            case DOUBLE -> new DoubleRakeMultiwayMerge(rakes);
            default -> new IntRakeMultiwayMerge(rakes);
        };
    }
}
