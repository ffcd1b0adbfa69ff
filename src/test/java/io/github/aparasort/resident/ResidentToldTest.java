package io.github.aparasort.resident;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.GpuException;
import io.github.aparasort.GpuInts;
import io.github.aparasort.ScanOp;
import io.github.aparasort.Target;
import io.github.aparasort.TestContexts;
import io.github.aparasort.internal.column.StreamScale;
import io.github.aparasort.internal.opencl.ClFaults;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.LogCapture;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Listeners and Flight Recorder are told of operations on resident arrays as of calls on host arrays. */
class ResidentToldTest {
    @RegisterExtension
    static final ResidentContexts CONTEXTS = new ResidentContexts();
    private static final int N = 20_011;
    /** Methods that are no operations. */
    private static final Set<String> OTHERS = Set.of("slice", "set", "toArray", "copyTo", "length", "device", "close",
            "toString", "zeros", "iota");
    /** What methods are told of by another name if they have offsets of segments. */
    private static final Map<String, String> OF_SEGMENTS = Map.of("sort", "sortSegments", "sortPairs",
            "sortPairsSegments", "reduce", "reduceSegments");

    /** What is told with another type in the heap: flags are booleans there, and several columns become one. */
    private static final Set<String> OF_OTHER_TYPES = Set.of("indices", "orderBy");

    private static Gpu gpu;

    @TempDir
    Path directory;

    @BeforeAll
    static void takesContext() {
        gpu = CONTEXTS.of(Target.OPENCL);
    }

    /** What one context was told of in the present call, and what the first context was told of in it. */
    private static final class Told implements ResidentChain.Watch {
        private final List<List<Execution>> told;
        private Execution first;
        private final Set<String> operations = new TreeSet<>();

        Told(List<List<Execution>> told) {
            this.told = told;
        }

        @Override
        public Runnable begins(int target, String method, Object... arguments) {
            told.get(target).clear();
            // The rest of the text tells about the arguments.
            return () -> ended(target, method.replaceAll(" .*", ""), method.endsWith(" of columns"), arguments);
        }

        private void ended(int target, String method, boolean ofColumns, Object... arguments) {
            List<Execution> heard = told.get(target);
            String where = ResidentContexts.TARGETS.get(target) + ": " + method + Arrays.toString(arguments) + " told " + heard;
            if (OTHERS.contains(method)) {
                assertEquals(0, heard.size(), where);
                return;
            }
            assertEquals(1, heard.size(), where);
            Execution only = heard.get(0);
            assertEquals(name(method, arguments), only.operation(), where);
            operations.add(only.operation());
            if (target == 0) {
                first = only;
                assertEquals(Engine.OPENCL, only.engine(), where);
                assertTrue(only.device().isPresent(), where);
                assertEquals(only.passes() > 0, !only.kernel().isEmpty(), where);
                assertTrue(only.totalNanos() > 0, where);
                assertEquals(only.totalNanos(), only.hostNanos(), where);
                assertEquals(0, only.bytesMoved(), where);
            } else {
                assertEquals(first.n(), only.n(), where);
                if (!ofColumns && !OF_OTHER_TYPES.contains(only.operation())) {
                    assertEquals(first.type(), only.type(), where);
                }
            }
        }

        private static String name(String method, Object... arguments) {
            boolean hasOffsets = OF_SEGMENTS.containsKey(method) && arguments.length > 0
                    && (method.equals("sortPairs") ? arguments.length > 1 : arguments[0] instanceof GpuInts);
            return hasOffsets ? OF_SEGMENTS.get(method) : method.startsWith("join")
                    ? method.substring(4).toLowerCase(Locale.ROOT) : method.replace("takeA", "take");
        }
    }

    /** In the heap as well. */
    @Test
    void eachOperationIsToldOnce() {
        List<List<Execution>> told = new ArrayList<>();
        List<Gpu.Registration> heard = new ArrayList<>();
        List<Gpu> all = ResidentContexts.TARGETS.stream().map(CONTEXTS::of).toList();
        for (Gpu each : all) {
            List<Execution> its = new ArrayList<>();
            told.add(its);
            heard.add(each.onExecution(its::add));
        }
        Told watch = new Told(told);
        ResidentCalls calls = new ResidentCalls();
        try (ResidentChain chain = new ResidentChain("told", 7, ResidentChain.Sizes.USUAL, all, calls).watched(watch)) {
            for (Class<?> type : PlainArrays.TYPES) {
                ResidentSteps.all().forEach((name, step) -> {
                    chain.note(name + " of " + type);
                    step.run(chain, type);
                    chain.trim();
                });
            }
        } finally {
            heard.forEach(Gpu.Registration::close);
        }
        assertEquals(Set.of(), calls.uncalled());
        assertTrue(watch.operations.containsAll(Set.of("put", "map", "orderBy", "expand", "quantiles")),
                watch.operations::toString);
    }

    @Test
    void theKernelOfTheWorkIsNamed() {
        List<Execution> told = new ArrayList<>();
        int[] host = Input.RANDOM.ints(N);
        try (Gpu.Registration heard = gpu.onExecution(told::add);
                GpuInts a = gpu.ints(host);
                GpuInts order = a.argsort();
                GpuInts moved = a.take(order);
                GpuInts sums = a.inclusive(ScanOp.SUM)) {
            a.sort();
            assertEquals(N, moved.length() + sums.length() - order.length());
        }
        assertEquals(List.of("argsort IntPairTileRadixSort", "take IntTakeElements", "inclusive IntOnePassScan",
                "sort IntTileRadixSort"), told.stream().map(done -> done.operation() + " " + done.kernel()).toList());
        assertEquals(List.of(6, 1, 1, 6), told.stream().map(Execution::passes).toList());
    }

    @Test
    void whatFailedIsNotTold() {
        List<Execution> told = new ArrayList<>();
        try (Gpu.Registration heard = gpu.onExecution(told::add); GpuInts a = gpu.ints(Input.RANDOM.ints(N))) {
            StreamScale.onLaunch(TestContexts.stream(gpu).options(), kernel -> {
                throw ClFaults.outOfResources();
            });
            try {
                assertThrows(GpuException.class, a::sort);
            } finally {
                StreamScale.onLaunch(TestContexts.stream(gpu).options(), kernel -> { });
            }
            try (GpuInts wrong = gpu.ints(new int[] {N})) {
                assertThrows(ArrayIndexOutOfBoundsException.class, () -> a.take(wrong));
            }
            assertEquals(List.of(), told);
        }
    }

    @Test
    void aListenerMayThrowAndMayCall() {
        List<Execution> told = new ArrayList<>();
        int[] host = Input.RANDOM.ints(N);
        int[] sorted = host.clone();
        Arrays.sort(sorted);
        try (LogCapture log = new LogCapture();
                GpuInts a = gpu.ints(host);
                GpuInts other = gpu.ints(host);
                Gpu.Registration throwing = gpu.onExecution(done -> {
                    throw new IllegalStateException("a listener");
                });
                Gpu.Registration calling = gpu.onExecution(done -> {
                    if (told.isEmpty()) {
                        told.add(done);
                        other.sortDescending();
                    }
                })) {
            assertArrayEquals(sorted, a.sort().toArray());
            assertArrayEquals(sorted, other.sort().toArray());
            assertEquals(1, told.size());
            assertTrue(log.records().size() == 1, log::toString);
        }
    }

    @Test
    void withoutAListenerNothingIsTold() {
        List<Execution> told = new ArrayList<>();
        for (Target target : ResidentContexts.TARGETS) {
            Gpu each = CONTEXTS.of(target);
            each.onExecution(told::add).close();
            try (GpuInts a = each.ints(Input.RANDOM.ints(N)); GpuInts order = a.argsort()) {
                a.sort();
                a.put(order, order);
            }
        }
        assertEquals(List.of(), told);
        assertTrue(TestContexts.isUnheard(gpu));
    }

    @Test
    void flightRecorderHasThem() throws Exception {
        Path file = directory.resolve("resident.jfr");
        try (Recording recording = new Recording()) {
            recording.start();
            try (GpuInts a = gpu.ints(Input.RANDOM.ints(N)); GpuInts few = a.topK(3)) {
                assertEquals(3, few.length());
                assertEquals(1, few.slice(0, 1).length());
            }
            recording.dump(file);
        }
        List<RecordedEvent> events = RecordingFile.readAllEvents(file).stream()
                .filter(event -> event.getEventType().getName().equals("aparasort.Execution")).toList();
        assertEquals(1, events.size(), events::toString);
        RecordedEvent event = events.get(0);
        assertEquals("topK OPENCL IntTileRadixSort " + N, event.getString("operation") + " " + event.getString("engine")
                + " " + event.getString("kernel") + " " + event.getInt("n"));
        assertEquals(event.getDuration("total"), event.getDuration("host"));
        assertEquals(Collections.nCopies(4, Duration.ZERO), List.of("stage", "devicePart", "verify", "commit")
                .stream().map(event::getDuration).toList());
    }
}
