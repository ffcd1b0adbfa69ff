package io.github.aparasort.internal.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.Gpu;
import io.github.aparasort.MainTest.CommandLine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The demonstration, on a small file. */
class DemoTest {
    /** Enough 64-bit words for JTP not to leave them to the JDK; and a rest that is no word. */
    private static final int BYTES = 8 * 20_000 + 3;

    @TempDir
    Path directory;

    private Path file(int bytes) throws IOException {
        byte[] content = new byte[bytes];
        new Random(1).nextBytes(content);
        return Files.write(directory.resolve("input"), content);
    }

    private static void assertVerified(String out, String type, String asked, String ran) {
        assertTrue(out.lines().anyMatch(line -> line.startsWith(type) && line.contains("  " + asked + "  ")
                && line.contains("  " + ran + "  ") && line.endsWith("verified")),
                () -> type + " " + asked + ":\n" + out);
    }

    @Test
    void everyEngineSortsAndIsVerified() throws IOException {
        CommandLine done = CommandLine.run("demo", file(BYTES));
        assertEquals(0, done.status(), done.err());
        assertTrue(done.out().contains("all of its words"), done.out());
        for (WordType type : WordType.values()) {
            assertVerified(done.out(), type.toString(), "Arrays.sort", "JDK");
            assertVerified(done.out(), type.toString(), "Arrays.parallelSort", "JDK");
            assertVerified(done.out(), type.toString(), "JDK", "JDK");
            assertVerified(done.out(), type.toString(), "JTP", "JTP");
            int number = 0;
            for (DeviceInfo device : Gpu.devices()) {
                assertVerified(done.out(), type.toString(), "OpenCL " + ++number + " (" + device.type() + ")",
                        device.name());
            }
            assertTrue(done.out().contains("GpuArrays.sort(" + type.component() + "["), done.out());
        }
        assertTrue(done.out().contains("argsort") && done.out().contains("sortPairs"), done.out());
        for (String operation : List.of("merge", "union", "intersection", "difference", "symmetricDifference",
                "inclusive, SUM", "reduce, MAX")) {
            assertVerified(done.out(), operation, "JDK", "JDK");
            assertVerified(done.out(), operation, "JTP", "JTP");
        }
        assertFalse(done.out().contains("WRONG"), done.out());
    }

    @Test
    void theLimitIsKeptAndTold() throws IOException {
        DemoInput input = DemoInput.of(file((1 << 20) + 80).toString(), "1");
        assertEquals(1 << 20, input.bytes());
        assertTrue(input.why().contains("--limit"), input.why());
    }

    @Test
    void withoutAFileTheJdkHasOne() {
        DemoInput input = DemoInput.of(null, "1");
        assertTrue(input.file().startsWith(System.getProperty("java.home")));
        assertEquals(1 << 20, input.bytes());
    }

    @Test
    void badFilesGetAMessage() throws IOException {
        CommandLine missing = CommandLine.run("demo", directory.resolve("absent"));
        assertEquals(1, missing.status());
        assertTrue(missing.err().contains("no such file"), missing.err());
        assertEquals(1, CommandLine.run("demo", directory).status());
        CommandLine small = CommandLine.run("demo", file(7));
        assertEquals(1, small.status());
        assertTrue(small.err().contains("at least 8 bytes"), small.err());
    }
}
