package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.bench.Stress;
import io.github.aparasort.testing.ChildJvm;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.NativeShim;
import io.github.aparasort.testing.ToolJvm;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Where memory is shared by default, with G1 and a heap of constant size, a driver that has page-locked arrays never
 * transfers memory that the JVM has given back, whatever the garbage collector moves. PoCL stands for a discrete GPU
 * (src/test/native/clpagelock.c). Without {@code -Xms} some of these transfers are stale.
 */
@Tag(Coverage.EXHAUSTIVE)
class SharedMemoryTest {
    @TempDir
    Path directory;

    @Test
    void locksStayValidInAHeapOfConstantSize() throws Exception {
        Path library = NativeShim.build("clpagelock");
        ChildJvm.Output output = new ToolJvm(directory)
                .option("-XX:+UseG1GC").option("-Xms2g").option("-Xmx2g").option("-Daparasort.sharedMemory=on")
                .environment("LD_PRELOAD", NativeShim.preload(library))
                .run(Stress.class, "target=OPENCL", "threads=1", "seconds=100000", "operations=320", "largest=60000", "canary=on");
        String counts = output.err().lines().filter(line -> line.startsWith("clpagelock")).findFirst().orElse("none");
        Assumptions.assumeTrue(counts.contains(" refused=0 "), counts);
        assertTrue(counts.matches(".* locked=[1-9].* stale=0"), counts);
    }
}
