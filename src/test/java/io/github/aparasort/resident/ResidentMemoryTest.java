package io.github.aparasort.resident;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArray;
import io.github.aparasort.GpuColumns;
import io.github.aparasort.GpuException;
import io.github.aparasort.GpuInts;
import io.github.aparasort.GpuOrderBy;
import io.github.aparasort.GpuRows;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import io.github.aparasort.Target;
import io.github.aparasort.TestContexts;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.LowMemoryDevice;
import io.github.aparasort.internal.step.CallStream;
import io.github.aparasort.internal.trial.KernelTrials;
import io.github.aparasort.testing.TestDevice;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Memory of a device comes back, whether arrays are closed or forgotten, before their context or after it. */
class ResidentMemoryTest {
    private static final int N = 50_000;

    private int[] host;

    @BeforeEach
    void makesElements() {
        TestDevice.openCl();
        host = new int[N];
        for (int i = 0; i < N; i++) {
            host[i] = i * 7 % 1000;
        }
    }

    /** What keeps memory: arrays of all kinds, and what has arrays. */
    private static Map<String, BiFunction<Gpu, GpuInts, List<?>>> owners() {
        Map<String, BiFunction<Gpu, GpuInts, List<?>>> owners = new LinkedHashMap<>();
        owners.put("an array", (gpu, a) -> List.of(a));
        owners.put("a slice and its array", (gpu, a) -> List.of(a, a.slice(5, N - 5)));
        owners.put("a slice alone", (gpu, a) -> {
            GpuInts slice = a.slice(5, N - 5);
            a.close();
            return List.of(slice);
        });
        owners.put("a slice that was written", (gpu, a) -> List.of(a.slice(5, N - 5).sort()));
        owners.put("a sorted array", (gpu, a) -> List.of(a.sort()));
        owners.put("results", (gpu, a) -> List.of(a.argsort(), a.unique(), gpu.iota(N), gpu.doubles(N)));
        owners.put("pairs", (gpu, a) -> List.of(a.counts()));
        owners.put("rows", (gpu, a) -> List.of(a.joinSemi(a)));
        owners.put("an order", (gpu, a) -> {
            GpuOrderBy order = gpu.orderBy(a).thenDescending(a);
            return List.of(order, order.argsort());
        });
        owners.put("keys of columns", (gpu, a) -> {
            GpuColumns keys = gpu.columns(a, a);
            return List.of(keys, keys.denseRank(), keys.counts(), keys.reduceByKey(a, ScanOp.MAX), keys.joinSemi(keys));
        });
        owners.put("a failure", (gpu, a) -> {
            assertThrows(ArrayIndexOutOfBoundsException.class, () -> a.take(gpu.iota(N + 1)));
            return List.of(a);
        });
        return owners;
    }

    private static void close(List<?> owned) {
        for (Object each : owned) {
            if (each instanceof GpuRows rows) {
                rows.close();
            } else if (each instanceof Pairs<?, ?> pairs) {
                ((GpuArray<?, ?>) pairs.keys()).close();
                ((GpuArray<?, ?>) pairs.values()).close();
            } else if (each instanceof GpuArray<?, ?> array) {
                array.close();
            }
        }
    }

    @Test
    void aContextGivesBackTheMemoryOfItsArrays() {
        owners().forEach((name, owner) -> {
            Gpu gpu = Gpu.open(Target.OPENCL);
            CallStream stream = TestContexts.stream(gpu);
            List<?> owned = owner.apply(gpu, gpu.ints(host));
            assertTrue(stream.used() > 4 * N, name);
            gpu.close();
            assertEquals(0, stream.used(), name);
            close(owned);
            close(owned);
            assertEquals(0, stream.used(), name + ", closed after its context");
        });
    }

    /** As many rounds as an application that forgets to close anything but the context may have. */
    @Test
    void arraysForgottenAfterTheirContextKeepNothing() {
        List<CallStream> streams = new ArrayList<>();
        for (int round = 0; round < 20; round++) {
            try (Gpu gpu = Gpu.open(Target.OPENCL)) {
                gpu.ints(host).slice(1, 3).sort();
                streams.add(TestContexts.stream(gpu));
            }
        }
        assertEquals(0, streams.stream().mapToLong(CallStream::used).sum());
    }

    /** Any array that is made later finds them, of any context. */
    @Test
    void arraysForgottenWithTheirContextAreFound() throws InterruptedException {
        try (Gpu other = Gpu.open(Target.OPENCL)) {
            for (Map.Entry<String, BiFunction<Gpu, GpuInts, List<?>>> owner : owners().entrySet()) {
                CallStream stream = forgotten(owner.getValue());
                for (int i = 0; i < 1000 && stream.used() >= 4 * N; i++) {
                    System.gc();
                    Thread.sleep(5);
                    other.ints(1).close();
                }
                assertTrue(stream.used() < 4 * N, owner.getKey());
            }
        }
    }

    private CallStream forgotten(BiFunction<Gpu, GpuInts, List<?>> owner) {
        Gpu gpu = Gpu.open(Target.OPENCL);
        owner.apply(gpu, gpu.ints(host));
        CallStream stream = TestContexts.stream(gpu);
        assertTrue(stream.used() > 4 * N);
        return stream;
    }

    /** A device with memory for some arrays takes any number of them, if all but a few are forgotten. */
    @Test
    void forgottenArraysMakeRoomForOthers() {
        ComputeDevice small = LowMemoryDevice.of(TestDevice.openCl(), 200L * N);
        try (Gpu gpu = TestContexts.gpu(KernelTrials.dispatcher(Target.OPENCL, small))) {
            for (int round = 0; round < 60; round++) {
                try (GpuRows rows = gpu.ints(host).joinSemi(gpu.iota(9))) {
                    assertTrue(rows.size() > 0);
                }
            }
            assertArrayEquals(host, gpu.ints(host).slice(0, N).toArray());
            List<GpuInts> kept = new ArrayList<>();
            GpuException thrown = assertThrows(GpuException.class, () -> {
                for (int i = 0; i < 100; i++) {
                    kept.add(gpu.ints(host));
                }
            });
            assertTrue(thrown.getMessage().contains("close arrays that are not needed any more"), thrown::getMessage);
            kept.forEach(array -> assertArrayEquals(host, array.toArray()));
        }
    }

    /** An array that is in use keeps its memory when another context is closed, and while garbage is collected. */
    @Test
    void arraysInUseStay() {
        try (Gpu gpu = Gpu.open(Target.OPENCL); GpuInts array = gpu.ints(host); GpuInts slice = array.slice(0, N)) {
            try (Gpu other = Gpu.open(Target.OPENCL)) {
                other.ints(host);
            }
            array.close();
            System.gc();
            gpu.ints(N).close();
            assertArrayEquals(host, slice.toArray());
        }
    }
}
