package io.github.aparasort.internal.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.ToolJvm;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Every kernel in oclgrind's simulator of a device, which reports data races, accesses out of bounds or against what a
 * buffer was made for, and the use of what was never written.
 */
@Timeout(value = OclgrindTest.TIMEOUT_SECONDS, threadMode = ThreadMode.SEPARATE_THREAD)
class OclgrindTest {
    /** Local memory as on NVIDIA, where int, long and packed keys have tiles of the default size. */
    private static final String[] COMMAND = {"oclgrind", "--data-races", "--uniform-writes", "--uninitialized",
        "--check-api", "--max-errors", "1000000", "--local-mem-size", "49152"};
    /** The process of nearly all tests, as it takes longer to start one than to run most kernels. */
    private static Simulator shared;
    private static Path library;
    /**
     * To move what was never written is no use of it: work-items whose stretch lies behind the end of a short tile
     * merge what happens to be in local memory, and none of it is stored. Were it ever stored, or decided on, or an
     * address, oclgrind would report that by another name.
     */
    private static final String MOVED = "Uninitialized value written to local memory address";

    /** Ten times what the longest of them takes on two processors with nothing else to do. */
    static final int TIMEOUT_SECONDS = 600;

    @BeforeAll
    static void start(@TempDir Path directory) throws Exception {
        // For LWJGL, which does not find what the command preloads.
        Optional<Path> found = Stream.of(System.getenv("PATH").split(File.pathSeparator)).map(Path::of)
                .filter(path -> Files.isExecutable(path.resolve("oclgrind"))).findFirst()
                .map(path -> path.resolveSibling("lib/oclgrind/liboclgrind-rt.so")).filter(Files::exists);
        if (found.isEmpty()) {
            String reason = "oclgrind is not installed (Debian: apt-get install oclgrind)";
            if ("1".equals(System.getenv("APARASORT_REQUIRE_OCLGRIND"))) {
                fail(reason + " (APARASORT_REQUIRE_OCLGRIND=1 demands it)");
            }
            Assumptions.abort(reason);
        }
        library = found.orElseThrow();
        shared = new Simulator(directory);
    }

    @AfterAll
    static void end() throws Exception {
        if (shared != null) {
            Simulator last = shared;
            shared = null;
            last.end();
        }
    }

    /** A process that runs kernels by request. */
    private static final class Simulator {
        private final Process process;
        private final BufferedReader answers;
        /** What the process reports goes here. */
        private final Path errors;
        /** The errors that were read. */
        private int read;

        Simulator(Path directory) throws IOException {
            errors = directory.resolve("err");
            process = new ToolJvm(directory).behind(COMMAND).quick()
                    .option("-Dorg.lwjgl.opencl.libname=" + library).start(OclgrindKernels.class);
            answers = process.inputReader();
        }

        /** The lines of an answer. The last one is null if the process has ended. */
        List<String> ask(String request) throws IOException {
            process.outputWriter().append(request + "\n").flush();
            List<String> lines = new ArrayList<>();
            do {
                lines.add(answers.readLine());
            } while (lines.get(lines.size() - 1) != null && !lines.get(lines.size() - 1).equals(OclgrindKernels.END));
            return lines;
        }

        /** What was reported since the last question. */
        String reports() throws IOException {
            String all = Files.readString(errors);
            String reported = all.substring(read);
            read = all.length();
            return reported;
        }

        void end() throws Exception {
            process.getOutputStream().close();
            try {
                assertTrue(process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS), "the process does not end");
                assertEquals(0, process.exitValue(), () -> "the process failed");
            } finally {
                process.descendants().forEach(ProcessHandle::destroyForcibly);
                process.destroyForcibly();
            }
        }
    }

    /**
     * What runs, the most groups, sizes, the number of kernels, and which reports do not count: of what is moved, or of
     * what was never written, where memory is used again.
     */
    @ParameterizedTest
    @CsvSource(textBlock = """
            # whole tiles of 68, in fewer groups; short last tiles, lists without a partner, three levels
            tile, 2, 68 476, 4, NONE
            tile, 2, 137 343, 4, MOVED
            # paths of very many tiles: parts of two, six, six and two tiles, of which 1020 keys fill all but one
            split, 2, 1020, 3, NONE
            split, 2, 273 1001, 3, MOVED
            # keys that turn on the device, in the first pass and in the last
            turned, 2, 67 340, 2, MOVED
            # three levels and more beyond tiles of 16 ints and 8 longs, with every kind of pass; whole tiles and others
            batcher, 2, 128 131, 2, NONE
            # merges of two lists in tiles, by every way, with and without origins
            merge, 2, 68 340, 6, NONE
            merge, 2, 2 67 373, 6, MOVED
            # set operations in tiles, with and without origins, in one launch and counted first
            sets, 2, 2 60 61 300 373, 3, MOVED
            # segments in tiles: with borders found by each group, and with parts and partition passes
            segments, 2, 68 1020, 2, NONE
            segments, 2, 2 137 1001, 2, MOVED
            # scans and reductions: in tiles, by one group and by several, in order and not
            scan, 2, 2 61 124 301, 4, NONE
            # tiles that look back, also for some that are missing
            look-back, 2, 125 461, 3, NONE
            # three of four digits: whole tiles and a short one, several for each group, in two parts, from the input to
            # the result, to scratch and back
            radix, 2, 365, 1, NONE
            # two digits of keys that are packed with their values, or that carry them
            radix-pairs, 2, 365, 2, NONE
            # orders of the caller: whole tiles, short ones, several levels
            order, 2, 68 340, 2, NONE
            order, 2, 2 67 300, 2, MOVED""")
    void nothingIsReported(String what, String many, String sizes, int kernels, Apart apart) throws Exception {
        assertEquals(List.of(), apart.from(run(what, many, sizes, kernels, "right")));
    }

    /**
     * Chains on resident arrays, in two tiles and more. oclgrind takes what lies behind a shorter transfer to memory
     * that is used again for unwritten, also after a kernel has written it. They have a process of their own: a device
     * may still work on them after the answer.
     */
    @Test
    void chainsAreReportedForMemoryThatIsUsedAgainOnly(@TempDir Path directory) throws Exception {
        Simulator own = new Simulator(directory);
        List<String> lines;
        try {
            lines = own.ask("resident 3 501");
        } finally {
            own.end();
        }
        assertEquals(List.of(), Apart.REUSED.from(reports(lines, own.reports(), 1, "right")));
    }

    @Tag(Coverage.EXHAUSTIVE)
    @ParameterizedTest
    @CsvSource(textBlock = """
            # a group for each tile
            tile, 100, 68 340, 4, NONE
            tile, 100, 2 17 67 69 300, 4, MOVED
            split, 100, 1020, 3, NONE
            split, 100, 273 1001, 3, MOVED
            batcher, 100, 2 16 17 100 128, 2, NONE
            sets, 100, 2 60 61 300 373, 3, MOVED
            # as a GPU runs them: full tiles of the default size, which have a path of their own, and a short one
            default, 0, 8711, 4, MOVED
            radix-default, 0, 9800, 3, NONE
            # all digits, of keys that carry indices too; a group for each tile, and several tiles for each
            radix-ints, 5, 480, 2, NONE
            radix-longs, 2, 257, 1, NONE""")
    void nothingIsReportedOfMore(String what, String many, String sizes, int kernels, Apart apart) throws Exception {
        nothingIsReported(what, many, sizes, kernels, apart);
    }

    /** One that contradicts itself gives a wrong result, and still nothing is read or written where nothing is. */
    @Test
    void anOrderThatContradictsItself() throws Exception {
        assertEquals(List.of(), Apart.MOVED.from(run("disorder", "2", "340 1001", 1, "wrong")));
    }

    /**
     * Kernels with errors: a missing barrier, an element to which two of a pass write, work-items that read what others
     * still count, and what was never written, even on its way through local memory.
     */
    @ParameterizedTest
    @CsvSource({"race, 2, 300, Read-write data race at local memory, true",
        "batcher-race, 100, 128, data race at global memory, false",
        "radix-race, 2, 120, Read-write data race at local memory, false",
        "uninitialized, 2, 300, Uninitialized value written to global memory, false"})
    void plantedErrorsAreReported(String what, String many, String size, String report, boolean alone)
            throws Exception {
        List<String> reports = (alone ? Apart.NONE : Apart.MOVED).from(run(what, many, size, 1, ""));
        assertTrue(reports.stream().anyMatch(each -> each.contains(report)), reports::toString);
        assertTrue(!alone || reports.stream().allMatch(each -> each.startsWith(report)), reports::toString);
    }

    /** Reports that do not count. */
    private enum Apart {
        NONE("-"), MOVED(OclgrindTest.MOVED), REUSED("uninitialized");

        private final String part;

        Apart(String part) {
            this.part = part.toLowerCase(Locale.ROOT);
        }

        List<String> from(List<String> reports) {
            return this == NONE ? reports
                    : reports.stream().filter(report -> !report.toLowerCase(Locale.ROOT).contains(part)).toList();
        }
    }

    private static List<String> run(String what, String many, String sizes, int kernels, String result)
            throws Exception {
        List<String> lines = shared.ask(what + " " + many + " " + sizes);
        return reports(lines, shared.reports(), kernels * sizes.split(" ").length, result);
    }

    /**
     * What oclgrind reports, each kind with the line of OpenCL that it is about.
     *
     * @param lines of the answer: the device, a line for each result, and the end
     */
    private static List<String> reports(List<String> lines, String reported, int results, String result) {
        String output = String.join("\n", lines) + "\n" + reported;
        assertEquals(OclgrindKernels.END, lines.get(lines.size() - 1), () -> "the process ended: " + output);
        assertEquals("Oclgrind Simulator", lines.get(0), "the device that ran");
        assertEquals(results + 2, lines.size(), output);
        assertTrue(lines.subList(1, results + 1).stream().allMatch(each -> each.endsWith(result)), output);
        return reports(reported.lines().toList());
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
