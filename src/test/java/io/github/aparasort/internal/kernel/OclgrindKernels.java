package io.github.aparasort.internal.kernel;

import static io.github.aparasort.testing.TileLaunches.split;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.IntOrderKernel;
import io.github.aparasort.MergeStrategy;
import io.github.aparasort.ScanOp;
import io.github.aparasort.Target;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.device.Geometry;
import io.github.aparasort.internal.device.SimulatedBuffers;
import io.github.aparasort.internal.element.MarkedSegments;
import io.github.aparasort.internal.scan.IntScanRun;
import io.github.aparasort.internal.tile.IntOnePassScan;
import io.github.aparasort.internal.tile.IntPairTileRadixSort;
import io.github.aparasort.internal.tile.IntTileBatcherSort;
import io.github.aparasort.internal.tile.IntTileMergesort;
import io.github.aparasort.internal.tile.IntTileRadixSort;
import io.github.aparasort.internal.tile.IntTileSegmentSort;
import io.github.aparasort.internal.tile.IntValueTileMergesort;
import io.github.aparasort.internal.tile.LongTileBatcherSort;
import io.github.aparasort.internal.tile.LongTileMergesort;
import io.github.aparasort.internal.tile.LongValueTileMergesort;
import io.github.aparasort.internal.tile.LongValueTileRadixSort;
import io.github.aparasort.internal.tile.LongValueTileSegmentSort;
import io.github.aparasort.internal.tile.RadixTileKernel;
import io.github.aparasort.internal.tile.TileSetRunner;
import io.github.aparasort.resident.ResidentLaunches;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.DigitKeys;
import io.github.aparasort.testing.GuardedInput;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.IntOrders;
import io.github.aparasort.testing.IntScanInput;
import io.github.aparasort.testing.IntScanTiles;
import io.github.aparasort.testing.KernelRun;
import io.github.aparasort.testing.KeyType;
import io.github.aparasort.testing.MergeOracle;
import io.github.aparasort.testing.Oracle;
import io.github.aparasort.testing.Segmentation;
import io.github.aparasort.testing.SetRunner;
import io.github.aparasort.testing.SmallIntRadixTiles;
import io.github.aparasort.testing.SmallLongValueRadixTiles;
import io.github.aparasort.testing.SmallPairRadixTiles;
import io.github.aparasort.testing.SortedInputPair;
import io.github.aparasort.testing.TileLaunches;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Objects;
import java.util.Scanner;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** What {@link OclgrindTest} runs in a process of its own, under oclgrind: kernels, each telling how it went. */
final class OclgrindKernels {
    /** The line that ends the answer to a request. */
    static final String END = "end";

    private static final int TINY_NT = 4;

    private final DeviceInfo device;
    /** The most groups. */
    private final int many;
    private final int[] sizes;

    private OclgrindKernels(DeviceInfo device, int many, int[] sizes) {
        this.device = device;
        this.many = many;
        this.sizes = sizes;
    }

    /** Each line of the input is what to run, the number of groups, and sizes. A line follows what that prints. */
    public static void main(String[] args) {
        DeviceInfo device = Devices.openCl().get(0).info().orElseThrow();
        SimulatedBuffers.avoidSlabs(Devices.openCl().get(0));
        Scanner requests = new Scanner(System.in);
        while (requests.hasNextLine()) {
            String[] request = requests.nextLine().split(" ");
            System.out.println(device.name());
            int[] sizes = Arrays.stream(request).skip(2).mapToInt(Integer::parseInt).toArray();
            new OclgrindKernels(device, Integer.parseInt(request[1]), sizes).run(request[0]);
            System.out.println(END);
        }
    }

    private void run(String what) {
        switch (what) {
            case "tile" -> {
                mergesort(Input.RANDOM, false, 0, () -> new IntTileMergesort(TINY_NT, many));
                mergesort(Input.RANDOM, false, 0, () -> new LongTileMergesort(TINY_NT, many));
                mergesort(Input.FIVE_VALUES, true, 0, () -> new IntValueTileMergesort(TINY_NT, many));
                mergesort(Input.FIVE_VALUES, true, 0, () -> new LongValueTileMergesort(TINY_NT, many));
            }
            case "default" -> {
                int groups = mostGroups();
                mergesort(Input.RANDOM, false, 0, () -> fitted(new IntTileMergesort(TileKernel.NT, groups)));
                mergesort(Input.RANDOM, false, 0, () -> fitted(new LongTileMergesort(TileKernel.NT, groups)));
                mergesort(Input.FIVE_VALUES, true, 0, () -> fitted(new IntValueTileMergesort(TileKernel.NT, groups)));
                mergesort(Input.FIVE_VALUES, true, 0, () -> fitted(new LongValueTileMergesort(TileKernel.NT, groups)));
            }
            case "split" -> {
                mergesort(Input.RANDOM, false, 0, () -> split(new IntTileMergesort(TINY_NT, many), 0));
                mergesort(Input.FIVE_VALUES, true, 0, () -> split(new LongValueTileMergesort(TINY_NT, many), 0));
                mergesort(Input.FIVE_VALUES, true, 0, () -> split(new IntValueTileMergesort(TINY_NT, many), 0));
            }
            case "turned" -> {
                mergesort(Input.RANDOM, false, -1, () -> split(new IntTileMergesort(TINY_NT, many), 0));
                mergesort(Input.FIVE_VALUES, true, -1, () -> split(new IntValueTileMergesort(TINY_NT, many), 0));
            }
            case "radix" -> radixSort(0xffff_00ffL, false, () -> new SmallIntRadixTiles(TINY_NT, many));
            case "radix-pairs" -> {
                radixSort(0xff_00ffL, true, () -> SmallPairRadixTiles.of(TINY_NT, many));
                radixSort(0xff_00ffL, true, () -> new SmallLongValueRadixTiles(TINY_NT, many));
            }
            case "radix-ints" -> {
                radixSort(-1, false, () -> new SmallIntRadixTiles(TINY_NT, many));
                radixSort(-1, false, () -> SmallPairRadixTiles.of(TINY_NT, many));
            }
            case "radix-longs" -> radixSort(-1, true, () -> new SmallLongValueRadixTiles(TINY_NT, many));
            case "radix-default" -> {
                int groups = RadixTileKernel.GROUPS_PER_UNIT * device.computeUnits();
                int nt = Geometry.fitted(new IntTileRadixSort(TileKernel.NT, groups), groups, device).localSize();
                radixSort(0xff_00ffL, false, () -> new IntTileRadixSort(nt, groups));
                radixSort(0xff_00ffL, true, () -> SmallPairRadixTiles.of(nt, groups));
                radixSort(0xff_00ffL, true, () -> new LongValueTileRadixSort(nt, groups));
            }
            case "look-back" -> {
                scanInOnePass(0);
                scanInOnePass(1);
                radixSort(0xffL, false, () -> backwards(new SmallIntRadixTiles(TINY_NT, many)));
            }
            case "radix-race" -> radixSort(0xff, false, () -> new RacyRadixSort(TINY_NT, many));
            case "resident" -> ResidentLaunches.run(sizes);
            case "merge" -> {
                for (MergeStrategy strategy : new MergeStrategy[] {MergeStrategy.TILED, MergeStrategy.BASIC,
                    MergeStrategy.CIRCULAR}) {
                    merge(KeyKind.INT, strategy);
                    merge(KeyKind.LONG_PAIRS, strategy);
                }
            }
            case "sets" -> {
                operate(false, true, false);
                operate(false, true, true);
                operate(true, false, false);
            }
            case "segments" -> {
                sortSegments(false, () -> new IntTileSegmentSort(TINY_NT, many));
                sortSegments(true, () -> split(new LongValueTileSegmentSort(TINY_NT, many), 0));
            }
            case "scan" -> {
                scan(false);
                scan(true);
            }
            case "batcher" -> {
                batcher(() -> new IntTileBatcherSort(TINY_NT, 4, 2, many));
                batcher(() -> new LongTileBatcherSort(TINY_NT, 2, 2, many));
            }
            case "batcher-race" -> batcher(() -> new RacyBatcherSort(TINY_NT, 4, 2, many));
            case "order" -> {
                sortBy(false, IntOrders.ByBits::new);
                sortBy(true, () -> new IntOrders.ByTable(new int[] {3, 1, 2, 1}, true));
            }
            case "disorder" -> sortBy(true, () -> new IntOrders.Contrary(IntOrders.Contrary.RANDOM));
            case "race" -> mergesort(Input.RANDOM, false, 0, () -> new RacyTileMergesort(TINY_NT, many));
            case "uninitialized" -> mergesort(Input.RANDOM, false, 0,
                    () -> new UninitializedTileMergesort(TINY_NT, many));
            default -> throw new IllegalArgumentException(what);
        }
    }

    private TileKernel fitted(TileKernel kernel) {
        return Geometry.fitted(kernel, mostGroups(), device);
    }

    private int mostGroups() {
        return Geometry.GROUPS_PER_UNIT * device.computeUnits();
    }

    /** One launch of a kernel: tells whether the result is right. */
    private interface Launch {
        boolean isRight(KernelRun<TileKernel> run, int n);
    }

    /** Launches a new kernel for each size, so that no memory is used twice. */
    private void each(Supplier<? extends TileKernel> kernel, Launch launch) {
        for (int n : sizes) {
            TileKernel one = kernel.get();
            boolean right;
            try (KernelRun<TileKernel> run = KernelRun.of(Target.OPENCL, one)) {
                right = launch.isRight(run, n);
            }
            SimulatedBuffers.takeUsedSlots(Devices.openCl().get(0));
            System.out.println(one.getClass().getSimpleName() + " " + n + (right ? " right" : " wrong"));
        }
    }

    private static boolean isWide(TileKernel kernel) {
        return kernel.bytesPerKey() == Long.BYTES && !(kernel instanceof IntPairTileRadixSort);
    }

    private static Object keys(KernelRun<TileKernel> run, GuardedInput.Keys source, int n) {
        return isWide(run.kernel()) ? source.longs(n) : source.ints(n);
    }

    private static boolean equal(Object expected, Object found) {
        return Objects.deepEquals(expected, found);
    }

    private void mergesort(Input input, boolean carries, long mask, Supplier<? extends TileKernel> kernel) {
        each(kernel, (run, n) -> {
            Object keys = keys(run, input, n);
            int[] places = AnyArray.stableOrder(keys, mask);
            Object expected = AnyArray.taken(keys, places);
            int[] values = carries ? Input.values(n) : null;
            TileLaunches.mergesort(run, keys, values, mask);
            return equal(expected, keys)
                    && (!carries || equal(Oracle.gather(Input.values(n), places), values));
        });
    }

    /** Keys that differ in these bits only, because each digit in which they differ takes seconds under oclgrind. */
    private void radixSort(long differing, boolean carries, Supplier<? extends TileKernel> kernel) {
        each(kernel, (run, n) -> {
            Object keys = keys(run, DigitKeys.differing(differing), n);
            int[] places = AnyArray.stableOrder(keys, 0);
            int[] values = carries ? Input.values(n) : null;
            Object sorted = Array.newInstance(keys.getClass().getComponentType(), n);
            int[] sortedValues = new int[n];
            TileLaunches.radixSort(run, keys, values, 0, sorted, sortedValues);
            boolean pairs = carries || run.kernel() instanceof IntPairTileRadixSort;
            return equal(AnyArray.taken(keys, places), sorted) && (!pairs
                    || equal(carries ? Oracle.gather(values, places) : places, sortedValues));
        });
    }

    private void batcher(Supplier<? extends TileKernel> kernel) {
        each(kernel, (run, n) -> {
            Object keys = keys(run, Input.RANDOM, n);
            Object expected = AnyArray.taken(keys, AnyArray.stableOrder(keys, 0));
            run.prepare(n);
            run.run("keys", keys);
            return equal(expected, keys);
        });
    }

    /** With a partition pass, or sections of two tiles. */
    private void merge(KeyKind kind, MergeStrategy strategy) {
        int scale = strategy == MergeStrategy.CIRCULAR ? 2 : 0;
        each(() -> TileLaunches.merge(kind, strategy, TINY_NT, many, scale), (run, n) -> {
            KeyType type = kind.type() == int.class ? KeyType.INT : KeyType.LONG;
            SortedInputPair.Two two = SortedInputPair.MIXED.of(type, n / 3, n - n / 3);
            Object out = type.array(n);
            int[] origins = kind.isPairs() ? new int[n] : null;
            TileLaunches.merge(run, strategy, two.a(), two.b(), out, origins);
            int[] expected = MergeOracle.origins(two);
            return equal(AnyArray.taken(two.both(), expected), out)
                    && (origins == null || equal(expected, origins));
        });
    }

    private void operate(boolean wide, boolean traced, boolean stream) {
        for (int n : sizes) {
            long[] a = new SplittableRandom(n).longs(n / 2, 0, n).sorted().toArray();
            long[] b = new SplittableRandom(n + 1).longs(n - n / 2, 0, n).sorted().toArray();
            SetOperation operation = SetOperation.values()[n % SetOperation.values().length];
            SetRunner.Found found;
            try (TileSetRunner runner = new TileSetRunner(Target.OPENCL, wide, traced, TINY_NT, many)) {
                found = runner.run(operation, a, b, false, stream);
            }
            SimulatedBuffers.takeUsedSlots(Devices.openCl().get(0));
            SetRunner.Found expected = SetRunner.expected(operation, a, b, traced);
            boolean right = equal(expected.keys(), found.keys()) && equal(expected.origins(), found.origins());
            System.out.println(operation + " " + n + (right ? " right" : " wrong"));
        }
    }

    private void sortSegments(boolean carries, Supplier<? extends TileKernel> kernel) {
        each(kernel, (run, n) -> {
            Object keys = keys(run, Input.RANDOM, n);
            int[] offsets = Segmentation.WITH_EMPTY.offsets(n);
            int[] places = Segmentation.stableOrder(keys, offsets);
            Object expected = AnyArray.taken(keys, places);
            int[] values = carries ? Input.values(n) : null;
            MarkedSegments marks;
            try (KernelRun<DeviceKernel> marker = KernelRun.of(Target.OPENCL, MarkedSegments.marker())) {
                marks = MarkedSegments.of(marker, offsets, n, TINY_NT * IntTileMergesort.VT);
            }
            SimulatedBuffers.takeUsedSlots(Devices.openCl().get(0));
            TileLaunches.sortSegments(run, marks, keys, values);
            return equal(expected, keys)
                    && (!carries || equal(Oracle.gather(Input.values(n), places), values));
        });
    }

    /** A scan and a reduction. */
    private void scan(boolean inOrder) {
        for (boolean reduces : new boolean[] {false, true}) {
            each(() -> new IntScanTiles(TINY_NT, many, inOrder), (run, n) -> {
                ScanOp op = reduces ? ScanOp.MAX : ScanOp.SUM;
                boolean exclusive = (n & 1) != 0;
                int[] in = Input.RANDOM.ints(n);
                int[] out = reduces ? null : new int[n];
                return IntScanRun.by(op, run, in, out, exclusive) == IntScanInput.fold(op, in)
                        && (reduces || equal(IntScanInput.scan(op, in, exclusive), out));
            });
        }
    }

    /** @param looks how often a group looks for what is missing, if the last tile is taken first; else 0 */
    private void scanInOnePass(int looks) {
        each(() -> {
            IntOnePassScan kernel = new IntOnePassScan(TINY_NT, many);
            kernel.scaleTiles(1);
            return looks == 0 ? kernel : backwards(kernel);
        }, (run, n) -> {
            int[] in = Input.RANDOM.ints(n);
            int[] out = new int[n];
            return IntScanRun.by(ScanOp.SUM, run, in, out, false) == IntScanInput.fold(ScanOp.SUM, in)
                    && equal(IntScanInput.scan(ScanOp.SUM, in, false), out);
        });
    }

    private static LookBackKernel backwards(LookBackKernel kernel) {
        kernel.takeBackwards(1);
        return kernel;
    }

    private void sortBy(boolean carries, Supplier<IntOrderKernel> order) {
        each(() -> {
            IntOrderKernel kernel = order.get();
            kernel.shape(TINY_NT, many);
            kernel.carry(carries);
            return kernel;
        }, (run, n) -> {
            int[] keys = Input.RANDOM.ints(n);
            int[] places = IntOrders.stableOrder(keys, (IntOrderKernel) run.kernel());
            int[] expected = Oracle.gather(keys, places);
            run.prepare(n);
            int[] values = Input.values(n);
            run.run(carries ? new Object[] {"keys", keys, "values", values} : new Object[] {"keys", keys});
            return equal(expected, keys) && (!carries || equal(Oracle.gather(Input.values(n), places), values));
        });
    }
}
