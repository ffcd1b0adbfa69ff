package io.github.aparasort.benchmark.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.benchmark.contender.Contender;
import io.github.aparasort.benchmark.contender.Operation;
import io.github.aparasort.benchmark.contest.Case;
import io.github.aparasort.benchmark.input.Distribution;
import io.github.aparasort.benchmark.input.KeyType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PageTest {
    /** Tests run in the directory of the example. */
    private static final Path DOCS = Path.of("..", "..", "docs");
    private static final String REMEDY = "java -jar examples/benchmark/target/benchmark.jar page";

    @TempDir
    private Path directory;

    /** Nobody writes figures into a measured section by hand, and none are left behind when the samples change. */
    @Test
    void thePageInTheTreeIsWhatItsSamplesMake() throws Exception {
        Map<Path, String> files = PageFile.make(DOCS.resolve("performance.md"));
        assertTrue(files.size() > 1, "the page has no measured section");
        for (Map.Entry<Path, String> file : files.entrySet()) {
            assertEquals(file.getValue(), Files.readString(file.getKey()),
                    () -> file.getKey() + " is not up to date: " + REMEDY);
        }
    }

    @Test
    void theChartOfTheReadmeIsWhatItsPointsMake() throws Exception {
        List<SpeedPoint> points = SpeedPoint.read(DOCS.resolve("images").resolve("speed.tsv"));
        assertEquals(SpeedChart.draw(points, Contender.ARRAYS_PARALLEL_SORT),
                Files.readString(DOCS.resolve("images").resolve("speed.svg")));
    }

    @Test
    void whatIsKeptFillsItsSectionAndLeavesTheRest() throws Exception {
        Path page = Files.writeString(directory.resolve("page.md"), """
                # Before
                <!-- measured: measurements/here.tsv -->
                old
                <!-- end of measured -->
                After: $1 \\ stays.
                """);
        Path samples = directory.resolve("samples.tsv");
        SampleFile.write(samples, Map.of("When", "today", "Command", "java -jar benchmark.jar", "Processor",
                "two cores", "Flags", "[-Dhome=/secret]"), List.of(measured(Operation.SORT, 2e6, 8e6),
                measured(Operation.REDUCE, 2e6, 1e6)));
        PageFile.keep(page, "here", samples);
        Map<Path, String> files = PageFile.make(page);
        String text = files.get(page);
        assertTrue(text.startsWith("# Before\n") && text.endsWith("After: $1 \\ stays.\n"), text);
        assertFalse(text.contains("old") || text.contains("secret"), text);
        assertTrue(text.contains("| sort int | 1k | JTP | 2.00 ms | **4.00** [4.00, 4.00] |"), text);
        assertTrue(text.contains("| reduce | 1k | JTP | 2.00 ms | plain loop *0.500* [0.500, 0.500] |"), text);
        assertTrue(text.contains("](images/here.svg)"), text);
        assertTrue(files.keySet().stream().anyMatch(file -> file.endsWith(Path.of("images", "here.svg"))));
        Files.writeString(page, text);
        assertEquals(text, PageFile.make(page).get(page));
    }

    @Test
    void aPageWithoutSectionsIsRefused() throws Exception {
        Path page = Files.writeString(directory.resolve("page.md"), "<!-- measured: measurements/here.tsv -->\n");
        assertThrows(IllegalArgumentException.class, () -> PageFile.make(page));
    }

    private static Measured measured(Operation operation, double subject, double peer) {
        Contender other = operation == Operation.SORT ? Contender.ARRAYS_SORT : Contender.PLAIN_LOOP;
        Case what = new Case(operation, KeyType.INT, Distribution.UNIFORM, 1000,
                List.of(Contender.APARASORT_AUTO, other));
        Map<Contender, double[]> nanos = new EnumMap<>(Contender.class);
        nanos.put(Contender.APARASORT_AUTO, DoubleStream.generate(() -> subject).limit(9).toArray());
        nanos.put(other, DoubleStream.generate(() -> peer).limit(9).toArray());
        return new Measured(what, "17.0.1", "1 (default)", nanos,
                new EnumMap<>(Map.of(Contender.APARASORT_AUTO, "JTP (a note)")));
    }
}
