package io.github.aparasort.internal.device;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.testing.ChildJvm;
import io.github.aparasort.testing.Coverage;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A worker that waits for the end of its own sort must not take up another sort of its queue meanwhile, which
 * would wait for the kernel that it holds. Two workers: with one, {@code runAsync} starts threads of its own.
 */
@Tag(Coverage.EVERY_JDK)
class NestedSortsTest {
    @TempDir
    Path directory;

    @Test
    void aWaitingWorkerTakesUpNoSortThatNeedsItsKernel() throws Exception {
        ChildJvm.Output output = ChildJvm.run(directory, NestedSorts.class,
                List.of("-Djava.util.concurrent.ForkJoinPool.common.parallelism=2"));
        assertEquals(List.of("done"), output.out().lines().toList());
    }
}
