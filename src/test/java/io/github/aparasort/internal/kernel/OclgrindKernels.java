package io.github.aparasort.internal.kernel;

import io.github.aparasort.BlocksortNetwork;
import io.github.aparasort.IntOrderKernel;
import io.github.aparasort.MergeStrategy;
import io.github.aparasort.Operation;
import io.github.aparasort.ScanOp;
import io.github.aparasort.SortAlgorithm;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.device.KernelPool;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.device.UsedSlots;
import io.github.aparasort.internal.engine.Executions;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.KernelSource;
import io.github.aparasort.internal.group.GroupResult;
import io.github.aparasort.internal.group.GroupWorkload;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.merge.IntCascadeMerge;
import io.github.aparasort.internal.merge.IntTileMerge;
import io.github.aparasort.internal.merge.LongCascadeMerge;
import io.github.aparasort.internal.merge.LongTileMerge;
import io.github.aparasort.internal.merge.MergeAllWorkload;
import io.github.aparasort.internal.merge.MergeKernels;
import io.github.aparasort.internal.merge.MergeWorkload;
import io.github.aparasort.internal.resident.ResidentSequence;
import io.github.aparasort.internal.resident.StreamScale;
import io.github.aparasort.internal.scan.IntRakeScan;
import io.github.aparasort.internal.scan.IntScanJob;
import io.github.aparasort.internal.search.IntStagedBounds;
import io.github.aparasort.internal.search.LoadBalanceWorkload;
import io.github.aparasort.internal.search.LongStagedBounds;
import io.github.aparasort.internal.search.RakeLoadBalance;
import io.github.aparasort.internal.search.SearchWorkload;
import io.github.aparasort.internal.segment.IntTileSegmentSort;
import io.github.aparasort.internal.segment.SegmentWorkload;
import io.github.aparasort.internal.select.SelectWorkload;
import io.github.aparasort.internal.set.SetKernels;
import io.github.aparasort.internal.set.SetWorkload;
import io.github.aparasort.internal.sort.IntOrderSortJob;
import io.github.aparasort.internal.sort.IntPairSortJob;
import io.github.aparasort.internal.sort.IntSortJob;
import io.github.aparasort.internal.sort.IntTileBatcherSort;
import io.github.aparasort.internal.sort.LongPairSortJob;
import io.github.aparasort.internal.sort.LongSortJob;
import io.github.aparasort.internal.sort.LongTileBatcherSort;
import io.github.aparasort.internal.sort.RadixTileKernel;
import io.github.aparasort.internal.sort.SortForm;
import io.github.aparasort.internal.sort.SortJob;
import io.github.aparasort.internal.sort.SortKernelSource;
import io.github.aparasort.internal.sort.SortKernels;
import io.github.aparasort.internal.sort.SortKind;
import io.github.aparasort.internal.sort.SortOptions;
import io.github.aparasort.internal.take.DoubleRakeTake;
import io.github.aparasort.internal.take.IntRakeTake;
import io.github.aparasort.internal.take.TakeWorkload;
import io.github.aparasort.internal.trial.TrialInputs;
import io.github.aparasort.resident.ResidentLaunches;
import io.github.aparasort.testing.DigitKeys;
import io.github.aparasort.testing.GuardedInput;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.IntOrders;
import io.github.aparasort.testing.IntScanTiles;
import io.github.aparasort.testing.IntSelectTiles;
import io.github.aparasort.testing.LongSelectTiles;
import io.github.aparasort.testing.LongSplitValueSegmentTiles;
import io.github.aparasort.testing.SmallRadixTiles;
import io.github.aparasort.testing.SortVariant;
import io.github.aparasort.testing.SplitIntPairTiles;
import io.github.aparasort.testing.SplitIntTiles;
import io.github.aparasort.testing.SplitPairTiles;
import java.util.Arrays;
import java.util.function.Function;
import java.util.function.Supplier;

/** What {@link OclgrindTest} runs in a process of its own, under oclgrind: sorts, each telling how it went. */
final class OclgrindKernels {
    private static final int TINY_NT = 4;

    private OclgrindKernels() {
    }

    /** What to run, the number of groups or rakes, and sizes. */
    public static void main(String[] args) throws Exception {
        ComputeDevice device = Devices.openCl().get(0);
        System.out.println(device.info().orElseThrow().name());
        int many = Integer.parseInt(args[1]);
        int[] sizes = Arrays.stream(args).skip(2).mapToInt(Integer::parseInt).toArray();
        switch (args[0]) {
            case "tile" -> sortAll(device,
                    kind -> SortKernels.tile(kind, BlocksortNetwork.TRANSPOSITION, TINY_NT, many), sizes);
            case "default" -> sortAll(device, kind -> new SortKernelSource(kind, SortForm.MERGESORT_TILES,
                    BlocksortNetwork.TRANSPOSITION).create(device), sizes);
            case "split" -> {
                sort(device, SortKind.INT, new SplitIntTiles(TINY_NT, many), sizes);
                sort(device, SortKind.LONG_PAIR, new SplitPairTiles(TINY_NT, many), sizes);
                sort(device, SortKind.INT_PAIR, new SplitIntPairTiles(TINY_NT, many), sizes);
            }
            case "radix" -> sortByDigits(device, 0xffff_00ffL, kind -> SmallRadixTiles.of(kind, TINY_NT, many), sizes,
                    SortVariant.INTS);
            case "radix-pairs" -> sortByDigits(device, 0xff_00ffL, kind -> SmallRadixTiles.of(kind, TINY_NT, many),
                    sizes, SortVariant.INT_PAIRS, SortVariant.LONG_PAIRS);
            case "radix-ints" -> sortByDigits(device, -1, kind -> SmallRadixTiles.of(kind, TINY_NT, many), sizes,
                    SortVariant.INTS, SortVariant.INT_ORDER);
            case "radix-longs" -> sortByDigits(device, -1, kind -> SmallRadixTiles.of(kind, TINY_NT, many), sizes,
                    SortVariant.LONG_ORDER);
            case "radix-default" -> sortByDigits(device, 0xff_00ffL, kind -> new SortKernelSource(kind,
                    SortForm.RADIX_TILES, BlocksortNetwork.TRANSPOSITION).create(device), sizes,
                    SortVariant.INTS, SortVariant.INT_PAIRS, SortVariant.LONG_PAIRS);
            case "radix-race" -> sortByDigits(device, 0xff, kind -> new RacyRadixSort(TINY_NT, many), sizes,
                    SortVariant.INTS);
            case "sums" -> sum(device, GroupWorkload.of(int.class, GroupResult.SUMS), sizes);
            case "sums-longs" -> sum(device, GroupWorkload.of(long.class, GroupResult.SUMS), sizes);
            case "resident" -> ResidentLaunches.run(sizes);
            case "turned" -> sortTurned(device, many, sizes);
            case "rake" -> sortAll(device, kind -> SortKernels.rake(kind, many), sizes);
            case "merge" -> {
                for (MergeStrategy strategy : new MergeStrategy[] {MergeStrategy.TILED, MergeStrategy.BASIC,
                    MergeStrategy.CIRCULAR}) {
                    merge(device, new MergeWorkload(KeyKind.INT, strategy), many, sizes);
                    merge(device, new MergeWorkload(KeyKind.LONG_PAIRS, strategy), many, sizes);
                }
            }
            case "sets" -> {
                for (KeyKind kind : new KeyKind[] {KeyKind.INT_PAIRS, KeyKind.LONG}) {
                    operate(device, kind, many, sizes);
                }
            }
            case "walk" -> {
                for (KeyKind kind : new KeyKind[] {KeyKind.INT, KeyKind.LONG_PAIRS}) {
                    walk(device, new MergeWorkload(kind, MergeStrategy.AUTO), MergeKernels.rake(kind, many), sizes);
                    walk(device, new SetWorkload(kind), SetKernels.rake(kind, many), sizes);
                }
                walk(device, new MergeAllWorkload(KeyKind.FLOAT), new IntCascadeMerge(many, TINY_NT), sizes);
                walk(device, new MergeAllWorkload(KeyKind.LONG), new LongCascadeMerge(many, TINY_NT), sizes);
                walk(device, new TakeWorkload(KeyKind.INT), new IntRakeTake(many, TINY_NT), sizes);
                walk(device, new TakeWorkload(KeyKind.DOUBLE), new DoubleRakeTake(many, TINY_NT), sizes);
            }
            case "select" -> {
                walk(device, new SelectWorkload(KeyKind.INT), new IntSelectTiles(TINY_NT, many), sizes);
                walk(device, new SelectWorkload(KeyKind.DOUBLE), new LongSelectTiles(TINY_NT, many), sizes);
            }
            case "search" -> {
                walk(device, new SearchWorkload(KeyKind.INT), new IntStagedBounds(many, TINY_NT), sizes);
                walk(device, new SearchWorkload(KeyKind.DOUBLE), new LongStagedBounds(many, TINY_NT), sizes);
                walk(device, LoadBalanceWorkload.LOAD_BALANCE, new RakeLoadBalance(many, TINY_NT), sizes);
            }
            case "segments" -> {
                walk(device, new SegmentWorkload(KeyKind.INT), new IntTileSegmentSort(TINY_NT, many), sizes);
                walk(device, new SegmentWorkload(KeyKind.LONG_PAIRS), new LongSplitValueSegmentTiles(TINY_NT, many),
                        sizes);
            }
            case "scan" -> {
                for (boolean inOrder : new boolean[] {false, true}) {
                    scan(device, new IntScanTiles(TINY_NT, many, inOrder), sizes);
                }
                IntRakeScan rakes = new IntRakeScan(many + 1);
                rakes.scale(0, 16);
                scan(device, rakes, sizes);
            }
            case "batcher" -> {
                sort(device, SortKind.INT, new IntTileBatcherSort(TINY_NT, 4, 2, many), sizes);
                sort(device, SortKind.LONG, new LongTileBatcherSort(TINY_NT, 2, 2, many), sizes);
            }
            case "batcher-race" -> sort(device, SortKind.INT, new RacyBatcherSort(TINY_NT, 4, 2, many), sizes);
            case "order" -> {
                sortBy(device, many, IntOrders.ByBits::new, false, sizes);
                sortBy(device, many, () -> new IntOrders.ByTable(new int[] {3, 1, 2, 1}, true), true, sizes);
            }
            case "disorder" -> sortBy(device, many, () -> new IntOrders.Contrary(IntOrders.Contrary.RANDOM), true,
                    sizes);
            case "race" -> sort(device, SortKind.INT, new RacyTileMergesort(TINY_NT, many), sizes);
            case "uninitialized" -> sort(device, SortKind.INT, new UninitializedTileMergesort(TINY_NT, many),
                    sizes);
            default -> throw new IllegalArgumentException(args[0]);
        }
    }

    private static void sortAll(ComputeDevice device, Function<SortKind, DeviceKernel> kernel, int[] sizes) {
        for (SortKind kind : SortKind.values()) {
            if (kind.inKernels() == kind) {
                sort(device, kind, kernel.apply(kind), sizes);
            }
        }
    }

    /** Keys that differ in these bits only, because each digit in which they differ takes seconds under oclgrind. */
    private static void sortByDigits(ComputeDevice device, long differing, Function<SortKind, DeviceKernel> kernel,
            int[] sizes, SortVariant... variants) {
        GuardedInput.Keys keys = DigitKeys.differing(differing);
        for (SortVariant variant : variants) {
            DeviceKernel one = kernel.apply(variant.kind);
            try (KernelPool pool = new KernelPool(device, () -> one, 1, lease -> null)) {
                for (int n : sizes) {
                    sort(pool, new GuardedInput(variant, keys, n).job());
                }
            }
        }
    }

    /** In descending order: keys alone, and an order of indices. */
    private static void sortTurned(ComputeDevice device, int many, int[] sizes) {
        try (KernelPool ints = new KernelPool(device, () -> new SplitIntTiles(TINY_NT, many), 1, lease -> null);
                KernelPool pairs = new KernelPool(device, () -> new SplitIntPairTiles(TINY_NT, many), 1,
                        lease -> null)) {
            for (int n : sizes) {
                sort(ints, new IntSortJob(Input.RANDOM.ints(n), 0, n, KeyOrder.DESCENDING));
                sort(pairs, IntPairSortJob.argsort(Operation.ARGSORT_DESCENDING, int.class,
                        new IntSequence(Input.FIVE_VALUES.ints(n), 0, n, KeyOrder.DESCENDING), new int[n]));
            }
        }
    }

    /** Without a probe, which would take most of the time; the sizes here are what it would try. */
    private static void sort(ComputeDevice device, SortKind kind, DeviceKernel kernel, int[] sizes) {
        try (KernelPool pool = new KernelPool(device, () -> kernel, 1, lease -> null)) {
            for (int n : sizes) {
                sort(pool, job(kind, n));
            }
        }
    }

    /** With a partition pass, or sections of two tiles. */
    private static void merge(ComputeDevice device, MergeWorkload work, int many, int[] sizes) {
        TileKernel kernel = MergeKernels.tile(work.kind(), work.strategy(), TINY_NT, many);
        int scale = work.strategy() == MergeStrategy.CIRCULAR ? 2 : 0;
        if (kernel instanceof IntTileMerge merge) {
            merge.scale(scale);
        } else {
            ((LongTileMerge) kernel).scale(scale);
        }
        try (KernelPool pool = new KernelPool(device, () -> kernel, 1, lease -> null)) {
            for (int n : sizes) {
                sort(pool, TrialInputs.proof(work, n).job());
            }
        }
    }

    /** Compact where a size is even, else counted first. */
    private static void operate(ComputeDevice device, KeyKind kind, int many, int[] sizes) {
        DeviceKernel kernel = SetKernels.tile(kind, TINY_NT, many);
        try (KernelPool pool = new KernelPool(device, () -> kernel, 1, lease -> null)) {
            for (int n : sizes) {
                sort(pool, TrialInputs.proof(new SetWorkload(kind), n).job());
            }
        }
    }

    /** By rakes, as many as there are, or in tiles. */
    private static void walk(ComputeDevice device, KernelSource work, DeviceKernel kernel, int[] sizes) {
        if (kernel instanceof InPlaceRakeKernel inPlace) {
            inPlace.scale(0, 0);
        }
        try (KernelPool pool = new KernelPool(device, () -> kernel, 1, lease -> null)) {
            for (int n : sizes) {
                sort(pool, TrialInputs.proof(work, n).job());
            }
        }
    }

    private static void sum(ComputeDevice device, GroupWorkload work, int[] sizes) {
        walk(device, work, StreamScale.tiny((ResidentSequence) work.create(device)), sizes);
    }

    private static void scan(ComputeDevice device, DeviceKernel kernel, int[] sizes) {
        try (KernelPool pool = new KernelPool(device, () -> kernel, 1, lease -> null)) {
            for (int n : sizes) {
                sort(pool, IntScanJob.scan(Input.RANDOM.ints(n), new int[n], ScanOp.SUM, (n & 1) != 0));
                sort(pool, IntScanJob.reduce(Input.RANDOM.ints(n), ScanOp.MAX));
            }
        }
    }

    private static void sort(KernelPool pool, Job job) {
        String right = "wrong";
        try (Lease lease = pool.take(job.n, true)) {
            Executions.run(told(job, lease.kernel()), lease, System.nanoTime(), "");
            right = "right";
        } catch (DeviceFault e) {
            System.err.println(e.getMessage());
        }
        pool.trim();
        UsedSlots.take(pool.device());
        System.out.println(job.workload + " " + job.n + " " + right);
    }

    /** Rakes that merge, and tiles that do not, have to be asked for. */
    private static Job told(Job job, DeviceKernel kernel) {
        if (!(job instanceof SortJob sort)) {
            return job;
        }
        SortAlgorithm algorithm = kernel instanceof RakeKernel ? SortAlgorithm.MERGESORT
                : kernel instanceof RadixTileKernel ? SortAlgorithm.RADIX : SortAlgorithm.AUTO;
        return sort.using(new SortOptions(algorithm, BlocksortNetwork.TRANSPOSITION));
    }

    /** A kernel for each size, for one whose result was not believed is not used again. */
    private static void sortBy(ComputeDevice device, int many, Supplier<IntOrderKernel> order, boolean carries,
            int[] sizes) {
        for (int n : sizes) {
            IntOrderKernel kernel = order.get();
            kernel.shape(TINY_NT, many);
            kernel.carry(carries);
            try (KernelPool pool = new KernelPool(device, () -> kernel, 1, lease -> null)) {
                sort(pool, carries ? IntOrderSortJob.argsort(Input.RANDOM.ints(n), new int[n], kernel)
                        : IntOrderSortJob.sort(Input.RANDOM.ints(n), 0, n, kernel));
            }
        }
    }

    private static SortJob job(SortKind kind, int n) {
        return switch (kind) {
            case INT -> new IntSortJob(Input.RANDOM.ints(n), 0, n);
            case LONG -> new LongSortJob(Input.RANDOM.longs(n), 0, n);
            case FLOAT, DOUBLE -> throw new AssertionError(kind + " has no kernels of its own");
            case INT_PAIR -> IntPairSortJob.sortPairs(Input.FIVE_VALUES.ints(n), Input.values(n));
            case LONG_PAIR -> LongPairSortJob.sortPairs(Input.FIVE_VALUES.longs(n), Input.values(n));
        };
    }
}
