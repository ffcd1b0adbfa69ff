package io.github.aparasort.internal.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import io.github.aparasort.testing.ChildJvm;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.ToolJvm;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every kernel in oclgrind's simulator of a device, which reports data races, accesses out of bounds or against what a
 * buffer was made for, and the use of what was never written.
 */
class OclgrindTest {
    /** Local memory as on NVIDIA, where int, long and packed keys have tiles of the default size. */
    private static final String[] COMMAND = {"oclgrind", "--data-races", "--uniform-writes", "--uninitialized",
        "--check-api", "--max-errors", "1000000", "--local-mem-size", "49152"};
    /** Where the simulator is, for LWJGL: it does not find what the command preloads. */
    private static String library;
    /**
     * To move what was never written is no use of it: work-items whose stretch lies behind the end of a short tile
     * merge what happens to be in local memory, and none of it is stored. Were it ever stored, or decided on, or an
     * address, oclgrind would report that by another name.
     */
    private static final String MOVED = "Uninitialized value written to local memory address";

    /** Ten times what the longest of them takes on two processors with nothing else to do. */
    private static final int TIMEOUT_SECONDS = 600;

    @TempDir
    Path directory;

    @BeforeAll
    static void find() {
        Optional<Path> directory = Stream.of(System.getenv("PATH").split(File.pathSeparator)).map(Path::of)
                .filter(path -> Files.isExecutable(path.resolve("oclgrind"))).findFirst();
        library = directory.map(path -> path.resolveSibling("lib/oclgrind/liboclgrind-rt.so").toString()).orElse("");
        if (!Files.exists(Path.of(library)) || library.isEmpty()) {
            String reason = "oclgrind is not installed (Debian: apt-get install oclgrind)";
            if ("1".equals(System.getenv("APARASORT_REQUIRE_OCLGRIND"))) {
                fail(reason + " (APARASORT_REQUIRE_OCLGRIND=1 demands it)");
            }
            Assumptions.abort(reason);
        }
    }

    /** Whole tiles of 68, in fewer groups. */
    @Test
    void wholeTiles() throws Exception {
        assertEquals(List.of(), run("tile", "2", "68 476", 4, "right"));
    }

    /** Short last tiles, lists without a partner, three levels. */
    @Test
    void shortTiles() throws Exception {
        assertEquals(List.of(), apartFromMoves(run("tile", "2", "137 343", 4, "right")));
    }

    /** A group for each tile. */
    @Tag(Coverage.EXHAUSTIVE)
    @Test
    void asManyGroupsAsTiles() throws Exception {
        assertEquals(List.of(), run("tile", "100", "68 340", 4, "right"));
        assertEquals(List.of(), apartFromMoves(run("tile", "100", "2 17 67 69 300", 4, "right")));
        assertEquals(List.of(), run("split", "100", "1020", 3, "right"));
        assertEquals(List.of(), apartFromMoves(run("split", "100", "273 1001", 3, "right")));
        assertEquals(List.of(), run("batcher", "100", "2 16 17 100 128", 2, "right"));
        assertEquals(List.of(), apartFromMoves(run("sets", "100", "2 60 61 300 373", 3, "right")));
    }

    /** As a GPU runs them: full tiles of the default size, which have a path of their own, and a short one. */
    @Tag(Coverage.EXHAUSTIVE)
    @Test
    void defaultGeometry() throws Exception {
        assertEquals(List.of(), apartFromMoves(run("default", "0", "8711", 4, "right")));
    }

    /** Paths of very many tiles: parts of two, six, six and two tiles, of which 1020 keys fill all but one. */
    @Test
    void splitTiles() throws Exception {
        assertEquals(List.of(), run("split", "2", "1020", 3, "right"));
        assertEquals(List.of(), apartFromMoves(run("split", "2", "273 1001", 3, "right")));
    }

    /** Keys that turn on the device, in the first pass and in the last. */
    @Test
    void otherOrders() throws Exception {
        assertEquals(List.of(), apartFromMoves(run("turned", "2", "67 340", 2, "right")));
    }

    /** Three levels and more beyond tiles of 16 ints and 8 longs, with every kind of pass; whole tiles and others. */
    @Test
    void batcher() throws Exception {
        assertEquals(List.of(), run("batcher", "2", "128 131", 2, "right"));
    }

    /** Merges of two lists in tiles, by every way, with and without origins. */
    @Test
    void merges() throws Exception {
        assertEquals(List.of(), run("merge", "2", "68 340", 6, "right"));
        assertEquals(List.of(), apartFromMoves(run("merge", "2", "2 67 373", 6, "right")));
    }

    /** Set operations in tiles, with and without origins, in one launch and counted first. */
    @Test
    void setOperations() throws Exception {
        assertEquals(List.of(), apartFromMoves(run("sets", "2", "2 60 61 300 373", 3, "right")));
    }

    /** Segments in tiles: with borders found by each group, and with parts and partition passes. */
    @Test
    void segments() throws Exception {
        assertEquals(List.of(), run("segments", "2", "68 1020", 2, "right"));
        assertEquals(List.of(), apartFromMoves(run("segments", "2", "2 137 1001", 2, "right")));
    }

    /** Scans and reductions: in tiles, by one group and by several, in order and not. */
    @Test
    void scans() throws Exception {
        assertEquals(List.of(), run("scan", "2", "2 61 120 301", 4, "right"));
    }

    /** Shows that an element to which two of a pass write would be reported. */
    @Test
    void aPlantedRaceInGlobalMemoryIsReported() throws Exception {
        List<String> reports = run("batcher-race", "100", "128", 1, "");
        assertTrue(reports.stream().anyMatch(r -> r.contains("data race at global memory")), reports::toString);
    }

    /**
     * Three of four digits: whole tiles and a short one, several for each group, in two parts,
     * from the input to the result, to scratch and back.
     */
    @Test
    void radix() throws Exception {
        assertEquals(List.of(), run("radix", "2", "365", 1, "right"));
    }

    /** Two digits of keys that are packed with their values, or that carry them. */
    @Test
    void radixOfPairs() throws Exception {
        assertEquals(List.of(), run("radix-pairs", "2", "365", 2, "right"));
    }

    /** All digits, of keys that carry indices too; a group for each tile, and several tiles for each. */
    @Tag(Coverage.EXHAUSTIVE)
    @Test
    void radixOfAllDigits() throws Exception {
        assertEquals(List.of(), run("radix-ints", "5", "480", 2, "right"));
        assertEquals(List.of(), run("radix-longs", "2", "257", 1, "right"));
    }

    /** As a GPU runs it. */
    @Tag(Coverage.EXHAUSTIVE)
    @Test
    void radixOfDefaultGeometry() throws Exception {
        assertEquals(List.of(), run("radix-default", "0", "7700", 3, "right"));
    }

    /** Shows that work-items which read what others still count would be reported. */
    @Test
    void aPlantedRaceOfCountersIsReported() throws Exception {
        List<String> reports = run("radix-race", "2", "120", 1, "");
        assertTrue(reports.stream().anyMatch(r -> r.startsWith("Read-write data race at local memory")),
                reports::toString);
    }

    /**
     * Chains on resident arrays, in two tiles and more. Their memory is used again, and oclgrind takes what lies behind
     * a shorter transfer to it for unwritten, also after a kernel has written it. So that is not looked at here.
     */
    @Test
    void residentArrays() throws Exception {
        assertEquals(List.of(), apartFromReuse(run("resident", "3", "501", 1, "right")));
    }

    private static List<String> apartFromReuse(List<String> reports) {
        return reports.stream().filter(report -> !report.toLowerCase(Locale.ROOT).contains("uninitialized")).toList();
    }

    /** Orders of the caller: whole tiles, short ones, several levels. */
    @Test
    void ordersOfACaller() throws Exception {
        assertEquals(List.of(), run("order", "2", "68 340", 2, "right"));
        assertEquals(List.of(), apartFromMoves(run("order", "2", "2 67 300", 2, "right")));
    }

    /** One that contradicts itself gives a wrong result, and still nothing is read or written where nothing is. */
    @Test
    void anOrderThatContradictsItself() throws Exception {
        assertEquals(List.of(), apartFromMoves(run("disorder", "2", "340 1001", 1, "wrong")));
    }

    /** Shows that a missing barrier would be reported. */
    @Test
    void aPlantedRaceIsReported() throws Exception {
        List<String> reports = run("race", "2", "300", 1, "");
        assertFalse(reports.isEmpty());
        assertTrue(reports.stream().allMatch(r -> r.startsWith("Read-write data race at local memory")),
                reports::toString);
    }

    /** Shows that what was never written would be reported, even on its way through local memory. */
    @Test
    void aPlantedUninitializedValueIsReported() throws Exception {
        List<String> reports = apartFromMoves(run("uninitialized", "2", "300", 1, ""));
        assertTrue(reports.stream().anyMatch(r -> r.startsWith("Uninitialized value written to global memory")),
                reports::toString);
    }

    private List<String> apartFromMoves(List<String> reports) {
        return reports.stream().filter(report -> !report.startsWith(MOVED)).toList();
    }

    /** What oclgrind reports, each kind with the line of OpenCL that it is about. */
    private List<String> run(String what, String many, String sizes, int kernels, String result) throws Exception {
        List<String> arguments = new ArrayList<>(List.of(what, many));
        arguments.addAll(List.of(sizes.split(" ")));
        ChildJvm.Output output = new ToolJvm(directory).behind(COMMAND).timeout(TIMEOUT_SECONDS)
                .option("-Dorg.lwjgl.opencl.libname=" + library)
                .run(OclgrindKernels.class, arguments.toArray(String[]::new));
        List<String> lines = output.out().lines().toList();
        assertEquals("Oclgrind Simulator", lines.get(0), "the device that ran");
        assertEquals(1 + kernels * (arguments.size() - 2), lines.size(), output::out);
        assertTrue(lines.stream().skip(1).allMatch(line -> line.endsWith(result)), () -> output.out() + output.err());
        return reports(output.err().lines().toList());
    }

    /** A report is a line without indentation before lines with it; the address in it is dropped. */
    private static List<String> reports(List<String> lines) {
        List<String> reports = new ArrayList<>();
        String title = "";
        for (String line : lines) {
            if (!line.isBlank() && !Character.isWhitespace(line.charAt(0))) {
                title = line.replaceAll(" ?0x[0-9a-f]+", "");
            } else if (line.matches("\\s+(Kernel|Function): .*")) {
                reports.add(title);
            } else if (line.matches("\\s+At line .*")) {
                int last = reports.size() - 1;
                reports.set(last, reports.get(last) + "," + line.strip().replaceAll(".*(line \\d+).*", " $1"));
            }
        }
        return reports.stream().distinct().toList();
    }
}
