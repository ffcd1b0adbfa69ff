package io.github.aparasort.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.testing.ChildJvm;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.TestDevice;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

    /** A server must be able to unload an application, whether the library is the application's or the server's. */
    @ParameterizedTest
    @ValueSource(strings = {"own", "shared"})
    void nothingKeepsTheClassLoaderOfAnApplication(String library) throws Exception {
        assertCollected(library, "run");
    }

    /** Neither do the caches of what translates an order of the application. */
    @Test
    void nothingKeepsAnOrderOfAnApplication() throws Exception {
        TestDevice.openCl();
        assertCollected("shared", "sortOnOpenCl");
    }

    private void assertCollected(String library, String method) throws Exception {
        List<String> options = List.of("-Daparasort.idleSeconds=1", "-Daparasort.profile=" + directory.resolve("p"),
                // Without it, soft references last for minutes.
                "-XX:SoftRefLRUPolicyMSPerMB=0");
        ChildJvm.Output output = ChildJvm.run(directory, DroppedLoaders.class, options, library,
                directory.toString(), method);
        assertEquals("collected\nno threads are left\n", output.out());
    }

    /** A call leaves other processors to others, if its caller wants that: by its pool, by a context, by a property. */
    @ParameterizedTest
    @CsvSource({"JDK, pool, all", "JTP, pool, all", "AUTO, pool, all", "JDK, context, all", "JTP, context, all",
        "AUTO, context, all", "AUTO, nothing, 1"})
    void aCallerMayBeTheOnlyThread(String target, String limit, String threads) throws Exception {
        assertOnlyTheCaller(busy("-Daparasort.threads=" + threads, target, limit));
    }

    /** As it limits the parallel sorts of the JDK. */
    @Test
    void aCommonPoolOfOneIsTheCallerAlone() throws Exception {
        assertOnlyTheCaller(busy("-Djava.util.concurrent.ForkJoinPool.common.parallelism=1", "AUTO", "nothing"));
    }

    /** That the others would show. */
    @Test
    void otherwiseOthersHelp() throws Exception {
        String out = busy("-Daparasort.threads=all", "JTP", "nothing");
        for (String name : List.of("sort ints", "merge", "by", "sort strings", "file")) {
            assertTrue(out.lines().anyMatch(line -> line.startsWith(name + ": [")), out);
        }
    }

    /** The caller is alone for a while, not to the end. */
    @Test
    void othersHelpInTheFirstRunToo() throws Exception {
        assertEquals("2\n", ChildJvm.run(directory, FirstRuns.class, List.of("-XX:ActiveProcessorCount=2")).out());
    }

    private String busy(String option, String target, String limit) throws Exception {
        // The thread that frees what is idle would end and begin again.
        return ChildJvm.run(directory, BusyThreads.class, List.of("-XX:ActiveProcessorCount=4",
                "-Daparasort.idleSeconds=100000", option), target, limit, directory.toString()).out();
    }

    private static void assertOnlyTheCaller(String out) {
        assertTrue(out.matches("\\d+ calls and a file\n"), out);
    }
}
