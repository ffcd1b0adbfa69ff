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
import io.github.aparasort.testing.SortBenchmarkCheck;
import io.github.aparasort.testing.SortBenchmarkRecords;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.FileSystemException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.Set;
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
        ByteBuffer in = ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN);
        ByteBuffer out = ByteBuffer.allocate(content.length).order(ByteOrder.LITTLE_ENDIAN);
        if (type.equals("i32")) {
            int[] words = new int[content.length / Integer.BYTES];
            in.asIntBuffer().get(words);
            Arrays.sort(words);
            out.asIntBuffer().put(words);
        } else {
            long[] words = new long[content.length / Long.BYTES];
            in.asLongBuffer().get(words);
            Arrays.sort(words);
            out.asLongBuffer().put(words);
        }
        return out.array();
    }

    private void assertNames(String... names) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            assertEquals(Set.of(names), Set.copyOf(files.map(f -> f.getFileName().toString()).toList()));
        }
    }

    private static void assertFails(CommandLine done, String message) {
        assertEquals(1, done.status(), done.toString());
        assertTrue(done.err().contains(message), done.err());
        assertFalse(done.err().contains("The command help"), done.err());
        assertEquals("", done.out());
    }

    @ParameterizedTest
    @CsvSource({"i32,jdk", "i64,jdk", "i32,jtp", "i64,jtp", "i32,auto", "i64,auto"})
    void wordsComeOutSorted(String type, String engine) throws IOException {
        byte[] content = random(MANY * Long.BYTES);
        Path in = file("in", content);
        Path out = directory.resolve("out");
        CommandLine done = CommandLine.run("sort", in, out, "--type", type, "--engine=" + engine);
        assertEquals(0, done.status(), done.err());
        assertArrayEquals(sorted(content, type), Files.readAllBytes(out));
        assertArrayEquals(content, Files.readAllBytes(in));
        assertTrue(done.out().contains(type + " words sorted on J"), done.out());
        assertNames("in", "out");
    }

    @ParameterizedTest
    @ValueSource(strings = {"i32", "i64"})
    void openClDevicesSortFiles(String type) throws IOException {
        assumeTrue(!Gpu.devices().isEmpty(), "no OpenCL device");
        byte[] content = random(MANY * Long.BYTES);
        Path out = directory.resolve("out");
        CommandLine done = CommandLine.run("sort", file("in", content), out, "--engine", "opencl", "--type", type);
        assertEquals(0, done.status(), done.err());
        assertArrayEquals(sorted(content, type), Files.readAllBytes(out));
        assertTrue(Gpu.devices().stream().anyMatch(d -> done.out().contains("sorted on " + d.name())), done.out());
    }

    @ParameterizedTest
    @CsvSource({"i32,0", "i64,0", "i32,4", "i64,8"})
    void nothingAndOneWordAreFiles(String type, int bytes) throws IOException {
        byte[] content = random(bytes);
        Path out = directory.resolve("out");
        assertEquals(0, CommandLine.run("sort", file("in", content), out, "--type", type).status());
        assertArrayEquals(content, Files.readAllBytes(out));
    }

    @Test
    void outMayBeIn() throws IOException {
        byte[] content = random(40_000);
        Path file = file("file", content);
        assertEquals(0, CommandLine.run("sort", file, file, "--type", "i64").status());
        assertArrayEquals(sorted(content, "i64"), Files.readAllBytes(file));
        assertNames("file");
    }

    @Test
    void aLinkStaysALinkAndPermissionsStay() throws IOException {
        Path out = file("out", random(8));
        Path link = directory.resolve("link");
        Set<PosixFilePermission> permissions = PosixFilePermissions.fromString("rw-r-----");
        try {
            Files.createSymbolicLink(link, out.getFileName());
            Files.setPosixFilePermissions(out, permissions);
        } catch (UnsupportedOperationException e) {
            assumeTrue(false, "no links or permissions here");
        }
        byte[] content = random(800);
        assertEquals(0, CommandLine.run("sort", file("in", content), link, "--type", "i32").status());
        assertTrue(Files.isSymbolicLink(link));
        assertArrayEquals(sorted(content, "i32"), Files.readAllBytes(out));
        assertEquals(permissions, Files.getPosixFilePermissions(out));
        assertNames("in", "out", "link");
    }

    /** As a shell does it: the file that the link names is made. */
    @Test
    void aLinkToAFileThatIsNotThereYetStaysALink() throws IOException {
        Path link = link("link", Path.of("out"));
        byte[] content = random(800);
        assertEquals(0, CommandLine.run("sort", file("in", content), link, "--type", "i32").status());
        assertTrue(Files.isSymbolicLink(link));
        assertArrayEquals(sorted(content, "i32"), Files.readAllBytes(directory.resolve("out")));
        assertNames("in", "link", "out");
    }

    @Test
    void aLinkToItselfIsRefused() throws IOException {
        Path link = link("link", Path.of("link"));
        assertFails(CommandLine.run("sort", file("in", random(800)), link, "--type", "i32"), "symbolic links");
        assertTrue(Files.isSymbolicLink(link));
        assertNames("in", "link");
    }

    /** File systems allow 255 bytes. */
    @Test
    void namesMayBeAsLongAsTheFileSystemAllows() throws IOException {
        Path out = directory.resolve("o".repeat(250));
        byte[] content = random(800);
        assertEquals(0, CommandLine.run("sort", file("in", content), out, "--type", "i32").status());
        assertArrayEquals(sorted(content, "i32"), Files.readAllBytes(out));
        assertNames("in", out.getFileName().toString());
    }

    private Path link(String name, Path target) throws IOException {
        try {
            return Files.createSymbolicLink(directory.resolve(name), target);
        } catch (UnsupportedOperationException e) {
            return abort("no links here");
        }
    }

    @ParameterizedTest
    @CsvSource({"i32,1", "i32,4003", "i64,4", "i64,4007"})
    void partOfAWordIsAnError(String type, int bytes) throws IOException {
        Path in = file("in", random(bytes));
        assertFails(CommandLine.run("sort", in, directory.resolve("out"), "--type", type),
                "no whole number of " + type);
        assertNames("in");
    }

    @Test
    void aMissingInIsAnError() throws IOException {
        Path in = directory.resolve("absent");
        assertFails(CommandLine.run("sort", in, directory.resolve("out"), "--type", "i32"),
                "cannot read " + in + ": no such file");
        assertNames();
    }

    @Test
    void aDirectoryIsNeitherInNorOut() throws IOException {
        Path in = file("in", random(8));
        assertFails(CommandLine.run("sort", directory, directory.resolve("out"), "--type", "i32"), "is a directory");
        assertFails(CommandLine.run("sort", in, directory, "--type", "i32"), "cannot write " + directory);
        assertNames("in");
    }

    @Test
    void outInAMissingDirectoryIsAnErrorBeforeTheSort() throws IOException {
        Path out = directory.resolve("absent").resolve("out");
        assertFails(CommandLine.run("sort", file("in", random(8)), out, "--type", "i32"),
                "cannot write " + out + ": no such file or directory");
    }

    @Test
    void aSortThatFailsLeavesOutAsItWas() throws IOException {
        assumeTrue(Gpu.devices().stream().noneMatch(d -> d.type() == DeviceInfo.Type.GPU), "there is a GPU");
        byte[] old = random(100);
        Path out = file("out", old);
        CommandLine done = CommandLine.run("sort", file("in", random(8_000)), out, "--type", "i32", "--engine", "gpu");
        assertFails(done, "no GPU was found");
        assertArrayEquals(old, Files.readAllBytes(out));
        assertNames("in", "out");
    }

    @Test
    void moreMemoryThanTheHeapNamesTheRemedy() throws IOException {
        Path in = directory.resolve("in");
        try (var file = new java.io.RandomAccessFile(in.toFile(), "rw")) {
            // Sparse: it takes no room.
            file.setLength(Runtime.getRuntime().maxMemory() + (8 << 20) & -8);
        }
        assertFails(CommandLine.run("sort", in, directory.resolve("out"), "--type", "i64", "--memory", "1T"), "-Xmx");
        assertNames("in");
    }

    @Test
    void tooLittleMemoryNamesWhatIsEnough() throws IOException {
        Path in = file("in", random(80_000));
        assertFails(CommandLine.run("sort", in, in, "--type", "i64", "--memory", "1000"),
                in + ": memory of 1,000 bytes is too little to sort 10,000 records of 8 bytes");
    }

    @Test
    void aFileLargerThanTheMemoryIsSortedInRuns() throws IOException {
        byte[] content = random(MANY * Integer.BYTES);
        Path in = file("in", content);
        Path temporary = Files.createDirectory(directory.resolve("tmp"));
        CommandLine done = CommandLine.run("sort", in, in, "--type", "i32", "--memory", "200K", "--tmp", temporary);
        assertEquals(0, done.status(), done.err());
        assertArrayEquals(sorted(content, "i32"), Files.readAllBytes(in));
        assertTrue(done.out().matches("(?s).* 300,007 i32 words sorted on J\\w+ in \\d+ runs, merged by \\d threads?; "
                + "read .*, sort .*, write .*, merge .*, force .*"), done.out());
        assertNames("in", "tmp");
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
        List<Object> line = new ArrayList<>(List.of("sort", in, out));
        line.addAll(List.of(options.split(" ")));
        CommandLine done = CommandLine.run(line.toArray());
        assertEquals(0, done.status(), done.err());
        assertEquals(expected.replace(" ", ""), HexFormat.of().formatHex(Files.readAllBytes(out)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "''|b;a;;B|;B;a;b;",
        "--descending|b;a;;B|b;a;B;;",
        "--numeric|b;10;9;-1|-1;b;9;10;",
        "--separator , --field 2|b,1;a,2;c,1|b,1;c,1;a,2;",
        "--separator=, --field=2 --numeric --stable --descending|b,1;a,10;c,1.0;d,9|a,10;d,9;b,1;c,1.0;",
        "--field 2|a  z;b y;c|c;a  z;b y;"})
    void linesAreSorted(String options, String content, String expected) throws IOException {
        Path in = file("in", content.replace(';', '\n').getBytes(StandardCharsets.US_ASCII));
        Path out = directory.resolve("out");
        List<Object> line = new ArrayList<>(List.of("sort", in, out, "--type", "lines"));
        if (!options.isEmpty()) {
            line.addAll(List.of(options.split(" ")));
        }
        CommandLine done = CommandLine.run(line.toArray());
        assertEquals(0, done.status(), done.err());
        assertEquals(expected, Files.readString(out).replace('\n', ';'));
        assertTrue(done.out().matches("(?s).*: \\d lines sorted.*"), done.out());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "--type lines --separator ,, --field 2|--separator is one character, not ,,",
        "--type lines --separator \u20ac --field 2|--separator: a separator is an ASCII character",
        "--type lines --separator ,|--separator needs --field: whole lines have no fields",
        "--type lines --field 0|--field: fields have numbers from 1 on, not 0",
        "--type lines --field x|--field is the number of a field, for instance 3, not x",
        "--type lines --key 0:1|--key is for --type records",
        "--type lines --byte-order big|--byte-order is for words",
        "--type i32 --numeric|--numeric is for --type lines",
        "--type records --record-length 4 --key 0:1 --field 1|--field is for --type lines"})
    void optionsOfLinesAreChecked(String options, String message) throws IOException {
        Path in = file("in", random(8));
        List<Object> line = new ArrayList<>(List.of("sort", in, in));
        line.addAll(List.of(options.split(" ")));
        CommandLine done = CommandLine.run(line.toArray());
        assertEquals(2, done.status());
        assertTrue(done.err().contains(message), done.err());
    }

    @Test
    void recordsOfTheSortBenchmarkNeedNoFurtherOption() throws IOException {
        Path in = file("in", new SortBenchmarkRecords(SortBenchmarkRecords.Kind.BINARY).next(1000));
        Path out = directory.resolve("out");
        assertEquals(0, CommandLine.run("sort", in, out, "--type", "gensort").status());
        assertEquals(new SortBenchmarkCheck(1000, -1, 0, SortBenchmarkCheck.of(in).checksum()),
                SortBenchmarkCheck.of(out));
    }

    @Test
    void aMissingDirectoryForTemporaryFilesIsNamed() throws IOException {
        Path in = file("in", random(80_000));
        Path absent = directory.resolve("absent");
        for (String memory : List.of("20K", "20M")) {
            assertFails(CommandLine.run("sort", in, in, "--type", "i64", "--memory", memory, "--tmp", absent),
                    "cannot write " + absent + ": no such file or directory; temporary files need a directory");
        }
        assertNames("in");
    }

    /** Not OUT, which is none of them: a file that a directory takes, one that no directory holds. */
    @Test
    void theFileThatFailedIsNamed() throws IOException {
        Path in = file("in", random(80_000));
        Path out = directory.resolve("out");
        Path noDirectory = in.resolve("tmp");
        assertFails(CommandLine.run("sort", in, out, "--type", "i64", "--memory", "20K", "--tmp", noDirectory),
                "cannot write " + noDirectory + ": ");
        assertFails(CommandLine.run("sort", in, noDirectory, "--type", "i64"), "cannot write " + noDirectory + ": ");
        assertFails(CommandLine.run("sort", noDirectory, out, "--type", "i64"), "cannot read " + noDirectory + ": ");
        assertNames("in");
    }

    /** That one of another process, which is no fault of OUT. */
    @Test
    void aFileThatChangedIsNamed() throws IOException {
        FileSystemException e = new FileSystemException("in", null, "it was changed");
        assertEquals("cannot read in: it was changed", SortFile.failure(Path.of("in"), Path.of("out"), e).getMessage());
        assertEquals("cannot sort in: it was changed", SortFile.failure(Path.of("in"), Path.of("in"), e).getMessage());
        assertEquals("cannot write in: it was changed", SortFile.failure(Path.of("a"), Path.of("b"), e).getMessage());
        assertEquals("cannot write b: interrupted", SortFile.failure(Path.of("a"), Path.of("b"),
                new IOException("interrupted")).getMessage());
    }

    @Test
    void aFileWhoseSizeIsNotToldIsNamed() throws IOException {
        Path in = Path.of("/proc/self/status");
        assumeTrue(Files.isReadable(in), "no /proc here");
        assertFails(CommandLine.run("sort", in, directory.resolve("out"), "--type", "i32"),
                "cannot read " + in + ": its size is said to be 0, but it has content");
        assertNames();
    }

    @ParameterizedTest
    @CsvSource({"i32,1,1 byte is no whole number of i32 words (4 bytes each)",
        "i32,3,3 bytes are no whole number of i32 words (4 bytes each)"})
    void partOfAWordIsCounted(String type, int bytes, String message) throws IOException {
        assertFails(CommandLine.run("sort", file("in", random(bytes)), directory.resolve("out"), "--type", type),
                message);
    }

    /** One thread merges where memory has no room for windows of two. */
    @Test
    void oneIsSingular() throws IOException {
        Path in = file("in", random(80_000));
        CommandLine done = CommandLine.run("sort", in, in, "--type", "i64", "--memory", "20K");
        assertEquals(0, done.status(), done.err());
        assertTrue(done.out().contains(" runs, merged by 1 thread;"), done.out());
        Path one = file("one", random(8));
        assertTrue(CommandLine.run("sort", one, one, "--type", "i64").out().contains(": 1 i64 word sorted"));
        Path record = file("record", random(100));
        assertTrue(CommandLine.run("sort", record, record, "--type", "gensort").out()
                .contains(": 1 gensort record sorted"));
    }
}
