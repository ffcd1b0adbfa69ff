package io.github.aparasort.internal.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.Gpu;
import io.github.aparasort.internal.cli.MainTest.CommandLine;
import io.github.aparasort.testing.SortedFiles;
import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.file.FileSystemException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code sort IN OUT}: right results, clear errors, and an OUT that is whole or as it was. */
class SortFileTest {
    /** More than one chunk of both widths, and no whole number of them. */
    private static final int MANY = 300_007;

    @TempDir
    Path directory;

    private Path file(String name, byte[] content) throws IOException {
        return Files.write(directory.resolve(name), content);
    }

    private static byte[] random(int bytes) {
        byte[] content = new byte[bytes];
        new Random(bytes).nextBytes(content);
        return content;
    }

    private static byte[] sorted(byte[] content, String type) {
        return SortedFiles.numbers(content, type.equals("i32") ? int.class : long.class, ByteOrder.LITTLE_ENDIAN,
                false);
    }

    /** Runs the command, which must do its work. */
    private static CommandLine sort(Path in, Path out, String... options) {
        CommandLine done = run(in, out, options);
        assertEquals(0, done.status(), done.err());
        return done;
    }

    private static CommandLine run(Path in, Path out, String... options) {
        List<Object> line = new ArrayList<>(List.of("sort", in, out));
        line.addAll(List.of(options));
        return CommandLine.run(line.toArray());
    }

    private static void assertFails(CommandLine done, String message) {
        assertEquals(1, done.status(), done.toString());
        assertTrue(done.err().contains(message), done.err());
        assertFalse(done.err().contains("The command help"), done.err());
        assertEquals("", done.out());
    }

    @ParameterizedTest
    @CsvSource({"i32,jdk", "i64,jdk", "i32,jtp", "i64,jtp", "i32,auto", "i64,auto", "i32,opencl", "i64,opencl"})
    void wordsComeOutSorted(String type, String engine) throws IOException {
        assumeTrue(!engine.equals("opencl") || !Gpu.devices().isEmpty(), "no OpenCL device");
        byte[] content = random(MANY * Long.BYTES);
        Path in = file("in", content);
        Path out = directory.resolve("out");
        CommandLine done = sort(in, out, "--type", type, "--engine=" + engine);
        assertArrayEquals(sorted(content, type), Files.readAllBytes(out));
        assertArrayEquals(content, Files.readAllBytes(in));
        Stream<String> engines = engine.equals("opencl") ? Gpu.devices().stream().map(DeviceInfo::name) : Stream.of("J");
        assertTrue(engines.anyMatch(name -> done.out().contains(type + " words sorted on " + name)), done.out());
        assertEquals(List.of("in", "out"), SortedFiles.names(directory));
    }

    // ---- links and names

    /** As a shell does it: the file that the link names is replaced, or made. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aLinkStaysALink(boolean exists) throws IOException {
        Path link = link("link", Path.of("out"));
        if (exists) {
            file("out", random(8));
        }
        byte[] content = random(800);
        sort(file("in", content), link, "--type", "i32");
        assertTrue(Files.isSymbolicLink(link));
        assertArrayEquals(sorted(content, "i32"), Files.readAllBytes(directory.resolve("out")));
        assertEquals(List.of("in", "link", "out"), SortedFiles.names(directory));
    }

    @Test
    void aLinkToItselfIsRefused() throws IOException {
        Path link = link("link", Path.of("link"));
        assertFails(run(file("in", random(800)), link, "--type", "i32"), "symbolic links");
        assertTrue(Files.isSymbolicLink(link));
        assertEquals(List.of("in", "link"), SortedFiles.names(directory));
    }

    /** File systems allow 255 bytes. */
    @Test
    void namesMayBeAsLongAsTheFileSystemAllows() throws IOException {
        Path out = directory.resolve("o".repeat(250));
        byte[] content = random(800);
        sort(file("in", content), out, "--type", "i32");
        assertArrayEquals(sorted(content, "i32"), Files.readAllBytes(out));
    }

    private Path link(String name, Path target) throws IOException {
        try {
            return Files.createSymbolicLink(directory.resolve(name), target);
        } catch (UnsupportedOperationException e) {
            return abort("no links here");
        }
    }

    // ---- errors

    @ParameterizedTest
    @CsvSource({"i32,1,1 byte is no whole number of records of 4 bytes",
        "i64,4007,'4,007 bytes are no whole number of records of 8 bytes'"})
    void partOfAWordIsAnError(String type, int bytes, String message) throws IOException {
        Path in = file("in", random(bytes));
        assertFails(run(in, directory.resolve("out"), "--type", type), "cannot read " + in + ": " + message);
        assertEquals(List.of("in"), SortedFiles.names(directory));
    }

    @Test
    void aSortThatFailsLeavesOutAsItWas() throws IOException {
        assumeTrue(Gpu.devices().stream().noneMatch(d -> d.type() == DeviceInfo.Type.GPU), "there is a GPU");
        byte[] old = random(100);
        Path out = file("out", old);
        assertFails(run(file("in", random(8_000)), out, "--type", "i32", "--engine", "gpu"), "no GPU was found");
        assertArrayEquals(old, Files.readAllBytes(out));
        assertEquals(List.of("in", "out"), SortedFiles.names(directory));
    }

    @Test
    void moreMemoryThanTheHeapNamesTheRemedy() throws IOException {
        Path in = directory.resolve("in");
        try (var file = new java.io.RandomAccessFile(in.toFile(), "rw")) {
            // Sparse: it takes no room.
            file.setLength(Runtime.getRuntime().maxMemory() + (8 << 20) & -8);
        }
        assertFails(run(in, directory.resolve("out"), "--type", "i64", "--memory", "1T"), "-Xmx");
        assertEquals(List.of("in"), SortedFiles.names(directory));
    }

    @Test
    void aFileLargerThanTheMemoryIsSortedInRuns() throws IOException {
        byte[] content = random(MANY * Integer.BYTES);
        Path in = file("in", content);
        Path temporary = Files.createDirectory(directory.resolve("tmp"));
        CommandLine done = sort(in, in, "--type", "i32", "--memory", "200K", "--tmp", temporary.toString());
        assertArrayEquals(sorted(content, "i32"), Files.readAllBytes(in));
        assertTrue(done.out().matches("(?s).* 300,007 i32 words sorted on J\\w+ in \\d+ runs, merged by \\d threads?; "
                + "read .*, sort .*, write .*, merge .*, force .*"), done.out());
        assertEquals(List.of("in", "tmp"), SortedFiles.names(directory));
    }

    /** The other types and options; that the result is right is tested with {@code ExternalSorter}. */
    @ParameterizedTest
    @CsvSource({"--type f32 --byte-order big,41200000 c0000000 7fc00000 80000000,c0000000 80000000 41200000 7fc00000",
        "--type f32 --byte-order=little,00002041 000000c0,000000c0 00002041",
        "--type f64 --byte-order big,4024000000000000 c000000000000000,c000000000000000 4024000000000000",
        "--type i64 --byte-order big,0000000000000001 8000000000000000,8000000000000000 0000000000000001",
        "--type i32 --byte-order big --descending,00000001 80000000 00000002,00000002 00000001 80000000",
        "--type records --record-length 4 --key 1:2,00ff0101 02000102 03000101,02000102 03000101 00ff0101",
        "--type records --record-length 4 --key 1:1 --descending,00aa0101 02ff0102 03aa0101,02ff0102 00aa0101 03aa0101"
    })
    void allTypesAndOrders(String options, String content, String expected) throws IOException {
        Path in = file("in", HexFormat.of().parseHex(content.replace(" ", "")));
        Path out = directory.resolve("out");
        sort(in, out, options.split(" "));
        assertEquals(expected.replace(" ", ""), HexFormat.of().formatHex(Files.readAllBytes(out)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "''|b;a;;B|;B;a;b;",
        "--descending|b;a;;B|b;a;B;;",
        "--numeric|b;10;9;-1|-1;b;9;10;",
        "--separator , --field 2|b,1;a,2;c,1|b,1;c,1;a,2;",
        "--separator=, --field=2 --numeric --stable --descending|b,1;a,10;c,1.0;d,9|a,10;d,9;b,1;c,1.0;",
        "--field 2|a  z;b y;c|c;a  z;b y;",
        "--unique|b;a;b;a|a;b;",
        "--separator , --field 2,1nr|9,b;10,b;1,a|1,a;10,b;9,b;",
        "--separator , --quoted --field 2 --header 1|x,y;1,\"c;d\";2,b|x,y;2,b;1,\"c;d\";",
        "--separator , --field 1 --counts --sums 2 --header 1|k,v;b,1;a,2.5;b,3|k,count,v;a,1,2.5;b,2,4;",
        "--descending --limit 2|a;c;b;d|d;c;"})
    void linesAreSorted(String options, String content, String expected) throws IOException {
        Path in = file("in", content.replace(';', '\n').getBytes(StandardCharsets.US_ASCII));
        Path out = directory.resolve("out");
        CommandLine done = sort(in, out, ("--type lines " + options).split(" "));
        assertEquals(expected, Files.readString(out).replace('\n', ';'));
        assertTrue(done.out().matches("(?s).*: \\d lines sorted.*"), done.out());
        assertEquals(options.matches(".*(unique|limit|counts).*"), done.out().contains(" written; "), done.out());
    }

    @Test
    void filesAreMergedAndChecked() throws IOException {
        Path one = file("one", "a\nc\n".getBytes(StandardCharsets.US_ASCII));
        Path two = file("two", "b\nc".getBytes(StandardCharsets.US_ASCII));
        Path out = directory.resolve("out");
        CommandLine done = CommandLine.run("merge", one, two, out, "--type", "lines", "--unique");
        assertEquals(0, done.status(), done.err());
        assertEquals("a\nb\nc\n", Files.readString(out));
        assertTrue(done.out().contains(": 4 lines of 2 files in 2 runs, merged by "), done.out());
        assertTrue(done.out().contains(", 3 written; "), done.out());
        assertEquals(out + ": sorted\n", CommandLine.run("check", out, "--type", "lines").out());
        assertFails(CommandLine.run("check", out, "--type", "lines", "--descending"), out + ": not sorted: line 2");
        assertFails(CommandLine.run("merge", two, out, two, "--type", "lines", "--descending"),
                "two: it is not sorted: the record at byte 2 comes before others; sort it first");
        assertEquals("b\nc", Files.readString(two));
        assertEquals(List.of("one", "out", "two"), SortedFiles.names(directory));
    }

    @Test
    void recordsOfTheSortBenchmarkNeedNoFurtherOption() throws IOException {
        byte[] content = random(100_000);
        Path out = directory.resolve("out");
        sort(file("in", content), out, "--type", "gensort");
        assertArrayEquals(SortedFiles.records(content, 100, 0, 10, false), Files.readAllBytes(out));
    }

    /** Not OUT, which is none of them: a file that a directory takes, one that no directory holds. */
    @Test
    void theFileThatFailedIsNamed() throws IOException {
        Path in = file("in", random(80_000));
        Path out = directory.resolve("out");
        Path absent = directory.resolve("absent");
        for (Path bad : List.of(in.resolve("tmp"), absent.resolve("out"), absent)) {
            for (String memory : List.of("20K", "20M")) {
                assertFails(run(in, out, "--type", "i64", "--memory", memory, "--tmp", bad.toString()),
                        "cannot write " + bad + ": ");
            }
            assertFails(run(bad, out, "--type", "i64"), "cannot read " + bad + ": ");
        }
        assertFails(run(in, in.resolve("tmp"), "--type", "i64"), "cannot write " + in.resolve("tmp") + ": ");
        assertFails(run(in, absent.resolve("out"), "--type", "i64"),
                "cannot write " + absent.resolve("out") + ": no such file or directory");
        assertFails(run(absent, out, "--type", "i64"), "cannot read " + absent + ": no such file or directory");
        assertEquals(List.of("in"), SortedFiles.names(directory));
    }

    /** That one of another process, which is no fault of OUT. */
    @Test
    void aFileThatChangedIsNamed() throws IOException {
        FileSystemException e = new FileSystemException("in", null, "it was changed");
        assertEquals("cannot read in: it was changed", SortFile.failure("sort", List.of(Path.of("in")), Path.of("out"), e).getMessage());
        assertEquals("cannot sort in: it was changed", SortFile.failure("sort", List.of(Path.of("in")), Path.of("in"), e).getMessage());
        assertEquals("cannot write in: it was changed", SortFile.failure("sort", List.of(Path.of("a")), Path.of("b"), e).getMessage());
        assertEquals("cannot write b: interrupted", SortFile.failure("sort", List.of(Path.of("a")), Path.of("b"),
                new IOException("interrupted")).getMessage());
    }

    /** One thread merges where memory has no room for windows of two. */
    @Test
    void oneIsSingular() throws IOException {
        Path in = file("in", random(80_000));
        CommandLine done = sort(in, in, "--type", "i64", "--memory", "20K");
        assertTrue(done.out().contains(" runs, merged by 1 thread;"), done.out());
        Path one = file("one", random(8));
        assertTrue(run(one, one, "--type", "i64").out().contains(": 1 i64 word sorted"));
        Path record = file("record", random(100));
        assertTrue(sort(record, record, "--type", "gensort").out().contains(": 1 gensort record sorted"));
    }
}
