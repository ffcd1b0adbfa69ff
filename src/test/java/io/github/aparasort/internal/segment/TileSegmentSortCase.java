package io.github.aparasort.internal.segment;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import io.github.aparasort.Execution;
import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.KernelPool;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.engine.Executions;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.kernel.TileKernel;
import io.github.aparasort.internal.sort.IntTileMergesort;
import io.github.aparasort.internal.trial.KernelProof;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.IntSplitSegmentTiles;
import io.github.aparasort.testing.IntSplitValueSegmentTiles;
import io.github.aparasort.testing.KeyType;
import io.github.aparasort.testing.LongSplitSegmentTiles;
import io.github.aparasort.testing.LongSplitValueSegmentTiles;
import io.github.aparasort.testing.Segmentation;
import io.github.aparasort.testing.SpecialFloats;
import io.github.aparasort.testing.TestDevice;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Sorts of segments in tiles of a tiny geometry, so that few elements reach every path, against a stable sort of each
 * segment.
 */
@Tag(Coverage.SCALED)
abstract class TileSegmentSortCase {
    private static final int VT = IntTileMergesort.VT;
    /** By kind and geometry, for as long as a leaf runs: a kernel takes longer to build than to sort. */
    private static final Map<List<Object>, KernelPool> POOLS = new HashMap<>();
    private static final List<Input> INPUTS = List.of(Input.RANDOM, Input.FIVE_VALUES, Input.EXTREMES, Input.REVERSED,
            Input.SORTED, Input.EQUAL, Input.SAWTOOTH, Input.MOSTLY_MAX);

    @Parameter(0)
    int nt;
    /** Fewer groups than tiles make every group go on from tile to tile. */
    @Parameter(1)
    int maxGroups;
    /** Whether keys come in four parts, and a partition pass precedes each merge. */
    @Parameter(2)
    boolean split;

    abstract ComputeDevice device();

    /** Sizes around the borders of work-items, tiles and pairs of tiles. */
    abstract int[] sizes(int nv);

    @AfterAll
    static void close() {
        POOLS.values().forEach(KernelPool::close);
        POOLS.clear();
    }

    private TileKernel kernel(KeyKind kind) {
        if (!split) {
            return SegmentKernels.tile(kind, nt, maxGroups);
        }
        return switch (kind) {
            case LONG -> new LongSplitSegmentTiles(nt, maxGroups);
            case INT_PAIRS -> new IntSplitValueSegmentTiles(nt, maxGroups);
            case LONG_PAIRS -> new LongSplitValueSegmentTiles(nt, maxGroups);
            default -> new IntSplitSegmentTiles(nt, maxGroups);
        };
    }

    static Stream<Arguments> types() {
        return Stream.of(Arguments.of(KeyType.INT, null), Arguments.of(KeyType.LONG, null),
                Arguments.of(KeyType.FLOAT, null), Arguments.of(KeyType.FLOAT, SpecialFloats.EVERYTHING),
                Arguments.of(KeyType.FLOAT, SpecialFloats.NANS), Arguments.of(KeyType.DOUBLE, SpecialFloats.ZEROS),
                Arguments.of(KeyType.DOUBLE, SpecialFloats.EVERYTHING),
                Arguments.of(KeyType.DOUBLE, SpecialFloats.ONE_NAN_FIRST));
    }

    @ParameterizedTest
    @MethodSource("types")
    void sortsEachSegment(KeyType type, SpecialFloats specials) {
        int kind = type.ordinal() + (specials == null ? 0 : specials.ordinal());
        int size = 0;
        int nv = nt * VT;
        for (int n : sizes(nv)) {
            int number = size++;
            for (Map.Entry<String, int[]> segments : segmentations(n, nv).entrySet()) {
                number++;
                // In the usual run each segmentation of a size meets a third of the types, with one input each, and
                // others in another geometry.
                if (!Coverage.isTurn(number + kind + maxGroups)) {
                    continue;
                }
                int inputs = specials == null ? Coverage.count(1, INPUTS.size()) : 1;
                for (int i = 0; i < inputs; i++) {
                    Input input = INPUTS.get((number + i) % INPUTS.size());
                    check(AnyArray.of(type.type, input, specials, n), segments.getValue(),
                            segments.getKey() + " of " + input + " " + specials + ", n = " + n);
                }
            }
        }
    }

    /** Heads everywhere: at borders of tiles and of work-items, and beside them. */
    private static Map<String, int[]> segmentations(int n, int nv) {
        Map<String, int[]> all = new LinkedHashMap<>();
        for (Segmentation each : Segmentation.values()) {
            all.put(each.name(), each.offsets(n));
        }
        for (int length : new int[] {VT - 1, VT, VT + 1, 2 * VT, nv - 1, nv, nv + 1, 2 * nv - 1, 2 * nv, 3 * nv + 1}) {
            all.put("each of " + length, offsets(n, i -> length));
        }
        SplittableRandom random = new SplittableRandom(n);
        all.put("short ones and a long one", offsets(n, i -> i == 5 ? 3 * nv : 1 + random.nextInt(VT)));
        all.put("up to two tiles", offsets(n, i -> 1 + random.nextInt(2 * nv)));
        all.put("two", new int[] {0, n / 3, n});
        all.put("all but the last", new int[] {0, Math.max(0, n - 1), n});
        all.put("empty ones around", IntStream.of(0, 0, 0, n / 2, n / 2, n / 2, n / 2, n, n, n).toArray());
        int some = Math.min(n, nv * (1 + random.nextInt(4)));
        all.put("a head at a tile", new int[] {0, some, n});
        all.put("a segment of a tile", new int[] {0, Math.max(0, some - nv), some, n});
        return all;
    }

    private static int[] offsets(int n, IntUnaryOperator length) {
        IntStream.Builder offsets = IntStream.builder();
        int at = 0;
        for (int i = 0; at < n; i++) {
            offsets.add(at);
            at += length.applyAsInt(i);
        }
        return offsets.add(n).build().toArray();
    }

    private void check(Object a, int[] offsets, String what) {
        int[] order = Segmentation.stableOrder(a, offsets);
        Object before = AnyArray.copy(a);
        KeyKind kind = KeyKind.of(a.getClass().getComponentType(), false);
        SegmentParts parts = SegmentParts.whole(offsets);
        if (a instanceof int[] ints) {
            IntSegmentArgsortJob argsort = new IntSegmentArgsortJob(Operation.ARGSORT_SEGMENTS, ints, offsets);
            run(argsort, kind, true, what);
            assertArrayEquals(order, argsort.order(), what);
            run(new IntSegmentSortJob(ints, parts), kind, false, what);
        } else if (a instanceof long[] longs) {
            LongSegmentArgsortJob argsort = new LongSegmentArgsortJob(Operation.ARGSORT_SEGMENTS, longs, offsets);
            run(argsort, kind, true, what);
            assertArrayEquals(order, argsort.order(), what);
            run(new LongSegmentSortJob(longs, parts), kind, false, what);
        } else if (a instanceof float[] floats) {
            FloatSegmentArgsortJob argsort = new FloatSegmentArgsortJob(Operation.ARGSORT_SEGMENTS, floats, offsets);
            run(argsort, kind, true, what);
            assertArrayEquals(order, argsort.order(), what);
            run(new FloatSegmentSortJob(floats, parts), kind, false, what);
        } else {
            DoubleSegmentArgsortJob argsort = new DoubleSegmentArgsortJob(Operation.ARGSORT_SEGMENTS, (double[]) a,
                    offsets);
            run(argsort, kind, true, what);
            assertArrayEquals(order, argsort.order(), what);
            run(new DoubleSegmentSortJob((double[]) a, parts), kind, false, what);
        }
        AnyArray.assertSame(AnyArray.gathered(before, 0, order), a, what);
    }

    private void run(Job job, KeyKind kind, boolean pairs, String what) {
        KeyKind inTiles = KeyKind.of(kind.inTiles().type(), pairs);
        KernelPool pool = POOLS.computeIfAbsent(List.of(inTiles, nt, maxGroups, split),
                key -> new KernelPool(device(), () -> kernel(inTiles), 1,
                        KernelProof.of(new SegmentWorkload(inTiles))));
        try (Lease lease = pool.take(job.n, true)) {
            Execution execution = Executions.run(job, lease, System.nanoTime(), "");
            TestDevice.assertRan(device(), kernel(inTiles).getClass().getSimpleName(), execution);
        } catch (DeviceFault e) {
            throw new AssertionError(what + ": " + e.getMessage(), e);
        }
    }
}
