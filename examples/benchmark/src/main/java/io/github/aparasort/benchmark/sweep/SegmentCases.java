package io.github.aparasort.benchmark.sweep;

import io.github.aparasort.ScanOp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.IntFunction;

/** One to a million segments, of equal and of different lengths. */
final class SegmentCases {
    private SegmentCases() {
    }

    private static Map<String, IntFunction<int[]>> shapes() {
        Map<String, IntFunction<int[]>> shapes = new LinkedHashMap<>();
        shapes.put("1 segment", n -> new int[] {0, n});
        shapes.put("10 segments", n -> equal(n, Math.max(1, n / 10)));
        shapes.put("of 10,000", n -> equal(n, 10_000));
        shapes.put("of 1,000", n -> equal(n, 1_000));
        shapes.put("of 100", n -> equal(n, 100));
        shapes.put("of 10", n -> equal(n, 10));
        shapes.put("of 2", n -> equal(n, 2));
        shapes.put("of 1 to n / 10", SegmentCases::uneven);
        return shapes;
    }

    /** The last one is shorter. */
    private static int[] equal(int n, int length) {
        return Keys.of((n + length - 1) / length + 1, i -> (int) Math.min(n, (long) i * length));
    }

    /** As many of 1 to 2 elements as of 2 to 4, and so on. */
    private static int[] uneven(int n) {
        SplittableRandom random = Keys.random(n);
        int[] offsets = new int[n + 1];
        int count = 0;
        while (offsets[count] < n) {
            double length = Math.pow(Math.max(1, n / 10), random.nextDouble());
            offsets[count + 1] = (int) Math.min(n, offsets[count] + (long) length);
            count++;
        }
        return Arrays.copyOf(offsets, count + 1);
    }

    static List<SweepCase> all() {
        List<SweepCase> cases = new ArrayList<>();
        shapes().forEach((shape, lengths) -> {
            cases.add(new SweepCase("segments", "sortSegments", int.class, shape, n -> {
                int[] offsets = lengths.apply(n);
                return Ways.inPlace(Keys.random(n, 1), (gpu, a) -> gpu.segments().sort(a, offsets))
                        .peerInPlace("Arrays.sort", a -> {
                            for (int i = 1; i < offsets.length; i++) {
                                Arrays.sort(a, offsets[i - 1], offsets[i]);
                            }
                        });
            }));
            cases.add(new SweepCase("segments", "sortSegments", double.class, shape, n -> {
                int[] offsets = lengths.apply(n);
                return Ways.inPlace(Keys.random(n).doubles(n).toArray(), (gpu, a) -> gpu.segments().sort(a, offsets))
                        .peerInPlace("Arrays.sort", a -> {
                            for (int i = 1; i < offsets.length; i++) {
                                Arrays.sort(a, offsets[i - 1], offsets[i]);
                            }
                        });
            }));
            cases.add(new SweepCase("segments", "reduceSegments", int.class, shape, n -> {
                int[] offsets = lengths.apply(n);
                return Ways.of(Keys.random(n, 1), (gpu, a) -> gpu.segments().reduce(a, offsets, ScanOp.SUM))
                        .peer("loop", a -> sums(a, offsets));
            }));
        });
        return cases;
    }

    private static int[] sums(int[] a, int[] offsets) {
        int[] sums = new int[offsets.length - 1];
        for (int segment = 0; segment < sums.length; segment++) {
            int sum = 0;
            for (int i = offsets[segment]; i < offsets[segment + 1]; i++) {
                sum += a[i];
            }
            sums[segment] = sum;
        }
        return sums;
    }
}
