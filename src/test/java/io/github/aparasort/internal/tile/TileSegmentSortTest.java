package io.github.aparasort.internal.tile;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import io.github.aparasort.Target;
import io.github.aparasort.internal.element.MarkedSegments;
import io.github.aparasort.internal.kernel.TileKernel;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.KernelRun;
import io.github.aparasort.testing.KernelRuns;
import io.github.aparasort.testing.Oracle;
import io.github.aparasort.testing.Segmentation;
import io.github.aparasort.testing.TileLaunches;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Sorts of segments in tiles of a tiny geometry, so that few elements reach every path, against a stable sort of each
 * segment. The last geometries are those of a GPU with few groups: only there tiles can be full, and take a path of
 * their own. On JTP every barrier costs each work-item some tenth of a millisecond.
 */
@Tag(Coverage.SCALED)
@ParameterizedClass(name = "{0}, NT {1}, {2} groups, split {3}")
@MethodSource("geometries")
class TileSegmentSortTest {
    @RegisterExtension
    static final KernelRuns KERNELS = new KernelRuns();
    private static final int VT = IntTileMergesort.VT;
    private static final List<Input> INPUTS = List.of(Input.RANDOM, Input.FIVE_VALUES, Input.EXTREMES, Input.REVERSED,
            Input.SORTED, Input.EQUAL, Input.SAWTOOTH, Input.MOSTLY_MAX);

    @Parameter(0)
    Target target;
    @Parameter(1)
    int nt;
    /** Fewer groups than tiles make every group go on from tile to tile. */
    @Parameter(2)
    int maxGroups;
    /** Whether a partition pass precedes each merge, as where there are very many tiles. */
    @Parameter(3)
    boolean split;

    static Stream<Arguments> geometries() {
        return Coverage.rows(Stream.of(Arguments.of(Target.JTP, 2, 3, false), Arguments.of(Target.JTP, 4, 2, true),
                Arguments.of(Target.OPENCL, 4, 3, false), Arguments.of(Target.OPENCL, 4, 100, true),
                Arguments.of(Target.OPENCL, 128, 3, false), Arguments.of(Target.OPENCL, 128, 5, true)),
                Arguments.of(Target.OPENCL, 2, 1, false), Arguments.of(Target.OPENCL, 8, 2, true));
    }

    /** Sizes around the borders of work-items, tiles and pairs of tiles. */
    private int[] sizes(int nv) {
        return target == Target.JTP ? new int[] {2, 18, nv, 2 * nv + 1, 7 * nv + 3}
                : nt > 8 ? new int[] {nv, 7 * nv + 5, 16_001} : new int[] {2, 3, 16, 17, 18, nv - 1, nv, nv + 1,
                    2 * nv - 1, 2 * nv, 2 * nv + 1, 3 * nv, 4 * nv + 1, 7 * nv + 3, 8 * nv, 14 * nv - 1, 14 * nv + 1,
                    1021};
    }

    private TileKernel kernel(boolean wide, boolean carries) {
        TileKernel kernel = wide ? carries ? new LongValueTileSegmentSort(nt, maxGroups)
                : new LongTileSegmentSort(nt, maxGroups)
                : carries ? new IntValueTileSegmentSort(nt, maxGroups) : new IntTileSegmentSort(nt, maxGroups);
        return split ? TileLaunches.split(kernel, 0) : kernel;
    }

    @ParameterizedTest
    @CsvSource({"false, false", "false, true", "true, false", "true, true"})
    void sortsEachSegment(boolean wide, boolean carries) {
        int kind = (wide ? 2 : 0) + (carries ? 1 : 0);
        int size = 0;
        int nv = nt * VT;
        for (int n : sizes(nv)) {
            int number = size++;
            for (Map.Entry<String, int[]> segments : segmentations(n, nv).entrySet()) {
                number++;
                // In the usual run each segmentation of a size meets a third of the kinds, with one input each, and
                // others in another geometry.
                if (!Coverage.isTurn(number + kind + maxGroups)) {
                    continue;
                }
                int inputs = Coverage.count(1, INPUTS.size());
                for (int i = 0; i < inputs; i++) {
                    Input input = INPUTS.get((number + i) % INPUTS.size());
                    check(wide ? input.longs(n) : input.ints(n), carries, segments.getValue(),
                            segments.getKey() + " of " + input + ", n = " + n);
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

    private void check(Object keys, boolean carries, int[] offsets, String what) {
        int[] order = Segmentation.stableOrder(keys, offsets);
        Object expected = AnyArray.taken(keys, order);
        int n = order.length;
        int[] values = Input.values(n);
        boolean wide = keys instanceof long[];
        MarkedSegments marked = MarkedSegments.of(KERNELS.get(target, "marks", MarkedSegments::marker), offsets, n,
                nt * VT);
        KernelRun<TileKernel> run = KERNELS.get(target, List.of(nt, maxGroups, split, wide, carries),
                () -> kernel(wide, carries));
        TileLaunches.sortSegments(run, marked, keys, carries ? values : null);
        AnyArray.assertSame(expected, keys, what);
        assertArrayEquals(carries ? Oracle.gather(Input.values(n), order) : Input.values(n), values, what);
    }
}
