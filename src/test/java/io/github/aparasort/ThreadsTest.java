package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.testing.ChildJvm;
import io.github.aparasort.testing.Coverage;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The threads of a process: how many there are, how they end, and what they keep of the caller. */
@Tag(Coverage.EVERY_JDK)
class ThreadsTest {
    @TempDir
    Path directory;

    /** In Maven's {@code exec:java}, an error that ends a thread is the end of the build. */
    @Test
    void threadsEndQuietlyWhenTheirClassLoaderIsClosed() throws Exception {
        ChildJvm.Output output = ChildJvm.run(directory, ClosedLoader.class, List.of("-Daparasort.idleSeconds=1"));
        assertTrue(output.out().matches("(?s)refused: (1\\d|[5-9])\n.*"), output.out());
        assertTrue(output.out().endsWith("escaped: []\n"), output.out());
    }
}
