package io.github.aparasort.resident;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuFloats;
import io.github.aparasort.GpuInts;
import io.github.aparasort.GpuLongs;
import io.github.aparasort.ScanOp;
import io.github.aparasort.Target;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** How long resident arrays live, what they share, what is known of them, and who may use them at once. */
@ParameterizedClass
@EnumSource(names = {"OPENCL", "JTP", "JDK"})
class ResidentArraysTest {
    @RegisterExtension
    static final ResidentContexts CONTEXTS = new ResidentContexts();

    private static final int N = 9_973;

    @Parameter
    private Target target;
    private Gpu gpu;

    @BeforeEach
    void takesContext() {
        gpu = CONTEXTS.of(target);
    }

    private static int[] random(int n, long seed) {
        return new Random(seed).ints(n, -5_000, 5_000).toArray();
    }

    private static int[] sorted(int... elements) {
        int[] copy = elements.clone();
        Arrays.sort(copy);
        return copy;
    }

    // ---- place

    @Test
    void anArrayTellsWhereItIs() {
        GpuLongs array = gpu.longs(1_234);
        assertEquals(1_234, array.length());
        assertEquals(target == Target.OPENCL, array.device().isPresent());
        String text = array.toString();
        if (target == Target.OPENCL) {
            assertTrue(Gpu.devices().contains(array.device().orElseThrow()));
            assertTrue(text.startsWith("GpuLongs[1,234 on ") && text.endsWith("]"), text);
        } else {
            assertEquals("GpuLongs[1,234 in the heap]", text);
        }
        array.close();
        array.close();
        assertEquals(text.replaceAll("]$", ", closed]"), array.toString());
        assertEquals(1_234, array.length());
    }

    // ---- closing

    @Test
    void aSliceAndItsArrayOutliveEachOther() {
        int[] host = random(N, 2);
        GpuInts array = gpu.ints(host);
        GpuInts slice = array.slice(100, 5_000);
        GpuInts inner = slice.slice(10, 20);
        slice.close();
        assertArrayEquals(host, array.toArray());
        array.close();
        try (GpuInts others = gpu.ints(N)) {
            assertArrayEquals(new int[N], others.toArray());
            assertArrayEquals(Arrays.copyOfRange(host, 110, 120), inner.toArray());
            assertArrayEquals(sorted(Arrays.copyOfRange(host, 110, 120)), inner.sort().toArray());
        }
        inner.close();
        assertThrows(IllegalStateException.class, inner::toArray);
    }

    /** The work may still be queued when its inputs are closed, and their memory is given to others. */
    @Test
    void inputsMayBeClosedAtOnce() {
        for (int round = 0; round < 12; round++) {
            int[] a = random(N, round);
            int[] b = random(N / 3, ~round);
            GpuInts first = gpu.ints(a);
            GpuInts second = gpu.ints(b);
            GpuInts order = first.argsort();
            GpuInts taken = first.take(order);
            first.close();
            order.close();
            second.sort();
            GpuInts merged = taken.merge(second);
            taken.close();
            second.close();
            GpuInts sums = merged.inclusive(ScanOp.SUM);
            merged.close();
            gpu.ints(random(N + b.length, round + 50)).close();
            int[] expected = sorted(IntStream.concat(Arrays.stream(a), Arrays.stream(b)).toArray());
            for (int i = 1; i < expected.length; i++) {
                expected[i] += expected[i - 1];
            }
            assertArrayEquals(expected, sums.toArray(), "round " + round);
            sums.close();
        }
    }

    /** Arrays of the host belong to the caller again when a call returns. */
    @Test
    void arraysOfTheHostAreCopied() {
        int[] host = random(N, 3);
        int[] kept = host.clone();
        try (GpuInts array = gpu.ints(host)) {
            Arrays.fill(host, 77);
            assertArrayEquals(kept, array.toArray());
            array.set(host);
            Arrays.fill(host, 78);
            array.toArray()[0] = 79;
            assertEquals(77, array.reduce(ScanOp.MIN));
            assertEquals(77, array.reduce(ScanOp.MAX));
        }
    }

    // ---- slices, and what is known

    @Test
    void slicesShareElements() {
        int[] host = random(N, 4);
        try (GpuInts array = gpu.ints(host); GpuInts left = array.slice(0, 4_000); GpuInts right = array.slice(3_000, N)) {
            left.sort();
            Arrays.sort(host, 0, 4_000);
            assertArrayEquals(host, array.toArray());
            right.sort();
            Arrays.sort(host, 3_000, N);
            assertArrayEquals(host, array.toArray());
            assertArrayEquals(Arrays.copyOf(host, 4_000), left.toArray());
            array.sortDescending();
            int[] down = IntStream.of(sorted(host)).map(x -> -x).sorted().map(x -> -x).toArray();
            assertArrayEquals(Arrays.copyOfRange(down, 3_000, N), right.toArray());
            left.set(new int[4_000]);
            assertEquals(0, right.slice(0, 1_000).reduce(ScanOp.MAX));
        }
    }

    @Test
    void aWriteMakesForgetThatElementsAscend() {
        try (GpuInts array = gpu.ints(random(N, 5)); GpuInts early = array.slice(0, 100); GpuInts one = gpu.iota(1)) {
            array.sort();
            try (GpuInts late = array.slice(N - 10, N); GpuInts value = gpu.ints(new int[] {-9_999})) {
                assertTrue(array.isSorted() && late.isSorted());
                late.put(one, value);
                assertFalse(array.isSorted());
                Exception e = assertThrows(IllegalArgumentException.class, () -> array.merge(one));
                assertTrue(e.getMessage().startsWith("a[" + (N - 10) + "] = -9999 is less than a[" + (N - 11) + "]"),
                        e.getMessage());
                assertThrows(IllegalArgumentException.class, () -> one.union(array));
                assertThrows(IllegalArgumentException.class, () -> array.lowerBounds(one));
                int[] distinct = IntStream.of(array.toArray()).sorted().distinct().toArray();
                assertArrayEquals(distinct, array.unique().toArray());
                assertArrayEquals(new int[] {-9_999}, array.bottomK(1).toArray());
                assertEquals(-9_999, array.nth(0));
                assertArrayEquals(new int[] {1}, value.isIn(array).toArray());
            }
            array.sort();
            early.sortDescending();
            assertFalse(array.isSorted());
            array.sort();
            array.set(random(N, 6));
            assertFalse(array.isSorted());
            assertThrows(IllegalArgumentException.class, () -> array.merge(one));
        }
    }

    /** Indices and offsets that were right may be so no longer, in arrays that others write to. */
    @Test
    void aWriteMakesForgetTheRangeOfIndices() {
        try (GpuInts array = gpu.iota(10); GpuInts order = array.argsort(); GpuInts part = order.slice(4, 5)) {
            assertArrayEquals(IntStream.range(0, 10).toArray(), array.take(order).toArray());
            part.set(new int[] {10});
            Exception e = assertThrows(ArrayIndexOutOfBoundsException.class, () -> array.take(order));
            assertEquals("Index 10 out of bounds for length 10", e.getMessage());
            assertThrows(ArrayIndexOutOfBoundsException.class, () -> array.put(order, array));
            part.set(new int[] {-1});
            assertThrows(ArrayIndexOutOfBoundsException.class, () -> array.take(order));
            assertEquals(55, array.take(order, 14).reduce(ScanOp.SUM));
            part.set(new int[] {4});
            // A shorter array has fewer indices.
            try (GpuInts shorter = array.slice(0, 9)) {
                assertThrows(ArrayIndexOutOfBoundsException.class, () -> shorter.take(order));
            }
        }
    }

    /** NaNs of different bits are equal, so a stable sort keeps their order: {@link io.github.aparasort.Sorter}. */
    @Test
    void sortsKeepTheOrderOfNans() {
        int[] nans = {0x7fc00003, 0xffc00002, 0x7f800001, 0xff800001};
        float[] host = new float[nans.length];
        for (int i = 0; i < nans.length; i++) {
            host[i] = Float.intBitsToFloat(nans[i]);
        }
        try (GpuFloats up = gpu.floats(host); GpuFloats down = gpu.floats(host)) {
            assertArrayEquals(nans, bits(up.sort().toArray()));
            assertArrayEquals(nans, bits(down.sortDescending().toArray()));
        }
    }

    private static int[] bits(float[] floats) {
        return IntStream.range(0, floats.length).map(i -> Float.floatToRawIntBits(floats[i])).toArray();
    }

    // ---- threads

    @Test
    void twoThreadsUseOneContext() throws Exception {
        CountDownLatch begin = new CountDownLatch(2);
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try (GpuInts shared = gpu.iota(N)) {
            List<Future<?>> done = IntStream.range(0, 2).<Future<?>>mapToObj(thread -> threads.submit(() -> {
                begin.countDown();
                begin.await();
                for (int round = 0; round < 15; round++) {
                    chain(gpu, shared, 100L * thread + round);
                }
                return null;
            })).toList();
            for (Future<?> thread : done) {
                thread.get();
            }
        } finally {
            threads.shutdown();
        }
    }

    private static void chain(Gpu gpu, GpuInts shared, long seed) {
        int[] host = random(4_000 + (int) seed, seed);
        try (GpuInts array = gpu.ints(host); GpuInts order = array.argsort(); GpuInts ascending = array.take(order);
                GpuInts distinct = ascending.unique(); GpuInts flags = shared.isIn(distinct);
                GpuInts found = flags.indices(); GpuInts counts = array.counts().values()) {
            assertArrayEquals(sorted(host), ascending.toArray());
            int[] expected = IntStream.of(host).sorted().distinct().toArray();
            assertArrayEquals(expected, distinct.toArray());
            assertArrayEquals(IntStream.of(expected).filter(x -> x >= 0 && x < N).toArray(), found.toArray());
            assertEquals(host.length, counts.reduce(ScanOp.SUM));
        }
    }
}
