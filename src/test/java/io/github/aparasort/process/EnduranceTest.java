package io.github.aparasort.process;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.testing.ChildJvm;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.TestDevice;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Thousands of calls of varying size leave nothing behind. The first calls fill pools and warm the compiler up; from
 * then on heap, threads, open files and, where Linux tells it, native memory stay within bounds. A leak of 2 KB of heap
 * or 22 KB of native memory a call breaks them, with the profile exhaustive one of 1 KB or 8 KB. In a process of its
 * own, whose heap is in memory from the start, so that what resident memory grows by is native.
 */
@Tag(Coverage.EVERY_JDK)
@Tag(Coverage.SCALED)
class EnduranceTest {
    private static final List<String> FIXED_HEAP =
            List.of("-Xms256m", "-Xmx256m", "-XX:+AlwaysPreTouch", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=4");
    /** Staging arrays are taken larger and smaller: those of JTP's leases are 5 MB at their largest. */
    private static final long HEAP_BYTES = 6L << 20;
    /** Compiled code, and what the C library keeps of freed memory. */
    private static final long NATIVE_BYTES = 64L << 20;
    private static final long THREADS = 8;
    private static final long FILES = 8;
    private static final int WARM_UP = Coverage.count(1_000, 2_000);
    private static final int CALLS = Coverage.count(3_000, 8_000);

    @TempDir
    Path directory;

    @Test
    void callsOnJtpLeaveNothing() throws Exception {
        endure("JTP", WARM_UP, CALLS, THREADS);
    }

    @Test
    void callsOnTheJdkLeaveNothing() throws Exception {
        endure("JDK", WARM_UP, CALLS, THREADS);
    }

    @Test
    void callsOnOpenClLeaveNothing() throws Exception {
        TestDevice.openCl();
        endure("OPENCL", 200, 600, THREADS);
    }

    /** Threads may stay: those of Aparapi's pools, one pool a kernel, end by themselves after a minute or two. */
    @Test
    void closedContextsLeaveNoMemory() throws Exception {
        endure("contexts", 20, 60, Long.MAX_VALUE / 2);
    }

    private void endure(String target, int warmUp, int calls, long threads) throws Exception {
        String out = ChildJvm.run(directory, Endurance.class, FIXED_HEAP, target, "" + warmUp, "" + calls).out();
        List<long[]> usage = out.lines().map(line -> Stream.of(line.split(" ")).mapToLong(Long::parseLong).toArray())
                .toList();
        long[] bounds = {HEAP_BYTES, threads, NATIVE_BYTES, FILES};
        for (int i = 0; i < bounds.length; i++) {
            assertTrue(usage.get(1)[i] <= usage.get(0)[i] + bounds[i],
                    () -> "heap, threads, resident memory, files before and after:\n" + out);
        }
    }
}
