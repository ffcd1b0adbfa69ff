package io.github.aparasort.internal.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.Gpu;
import io.github.aparasort.internal.cli.MainTest.CommandLine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Stream;
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

    /** Where an operation has no kernels for JTP, plain Java does its work: "JTP -> JDK". */
    private static long rows(String out, String operation, String engine) {
        String row = Pattern.quote(operation) + " +[0-9,]+ +[0-9.,]+ m?s +[0-9.,]+ m?s  " + engine
                + " +([0-9.]+x|same)  #+";
        return out.lines().filter(line -> line.matches(row)).count();
    }

    private static List<String> operations() {
        return Stream.of(Demo.ON_OBJECTS.stream().map(type -> "sort " + type + "[]"), Demo.ON_INTS.stream().map(name -> name + " int[]"),
                Demo.ON_LONGS.stream().map(name -> name + " long[]")).flatMap(each -> each).toList();
    }

    @Test
    void everyOperationHasARow() throws IOException {
        CommandLine done = CommandLine.run("demo", file(BYTES));
        assertEquals(0, done.status(), done.err());
        assertTrue(done.out().contains("all of its words"), done.out());
        for (String operation : operations()) {
            assertEquals(1, rows(done.out(), operation, "[JO]\\S*( -> JDK| \\d)?( \\*)?"), operation + "\n" + done.out());
        }
        assertTrue(done.out().contains("On this machine AUTO chooses ") || done.out().contains("AUTO still learns "),
                done.out());
        assertFalse(done.out().contains("WRONG") || done.out().contains("\u001b"), done.out());
    }

    @Test
    void allShowsEveryEngine() throws IOException {
        CommandLine done = CommandLine.run("demo", file(BYTES), "--all");
        assertEquals(0, done.status(), done.err());
        for (String operation : operations()) {
            assertEquals(1, rows(done.out(), operation, "JTP( -> JDK)?( \\*)?"), operation + "\n" + done.out());
            for (DeviceInfo device : Gpu.devices()) {
                assertEquals(1, rows(done.out(), operation, NamedEngine.name(device)), operation + "\n" + done.out());
                assertTrue(done.out().contains(device.toString()), done.out());
            }
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
