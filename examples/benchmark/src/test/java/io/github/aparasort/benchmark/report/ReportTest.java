package io.github.aparasort.benchmark.report;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.benchmark.contender.Contender;
import io.github.aparasort.benchmark.contender.Operation;
import io.github.aparasort.benchmark.contest.Case;
import io.github.aparasort.benchmark.input.Distribution;
import io.github.aparasort.benchmark.input.KeyType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReportTest {
    private static final Contender SUBJECT = Contender.APARASORT_JTP;
    private static final Contender PEER = Contender.ARRAYS_SORT;
    private static final Map<String, String> FACTS = Map.of("explain int", "JTP\n  not JDK: slower");

    @TempDir
    private Path directory;

    @Test
    void samplesComeBackAsTheyWere() throws Exception {
        Path file = directory.resolve(SampleFile.NAME);
        Measured one = measured(Distribution.UNIFORM, 1000, 0.1, 3);
        SampleFile.write(file, FACTS, List.of(one));
        Measured read = SampleFile.read(file).get(0);
        assertEquals(FACTS, SampleFile.facts(file));
        assertEquals(one.what(), read.what());
        assertEquals(one.vm(), read.vm());
        assertEquals("JTP", read.engines().get(SUBJECT));
        assertArrayEquals(one.nanos().get(PEER), read.nanos().get(PEER), 1e-4 * 3);
    }

    @Test
    void theReportSaysWhoIsFasterAndLinksCharts() throws Exception {
        List<Measured> all = new ArrayList<>();
        for (Distribution distribution : Distribution.values()) {
            all.add(measured(distribution, 1000, 10_000, 25_000));
        }
        all.add(measured(Distribution.UNIFORM, 100, 1_000, 500));
        String text = Files.readString(Report.write(directory, FACTS, all, false));
        assertTrue(text.contains("| **2.50** [2.50, 2.50] p<0.001 |"), text);
        assertTrue(text.contains("| *0.500* [0.500, 0.500] p<0.001 |"), text);
        try (var files = Files.list(directory)) {
            List<String> charts = files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".svg")).toList();
            assertEquals(Set.of("overview.svg", "sort-int-jtp.svg", "sort-int-ns.svg", "sort-int-jtp-inputs.svg"),
                    Set.copyOf(charts));
            charts.forEach(chart -> assertTrue(text.contains("](" + chart + ")"), chart));
        }
    }

    @Test
    void brokenPromisesAreListed() throws Exception {
        List<Measured> all = List.of(measured(Distribution.SORTED, 1_000_000, 1_000_000, 900_000),
                measured(Distribution.REVERSED, 1_000_000, 1_000_000, 990_000),
                measured(Distribution.CONSTANT, 0, 900, 3));
        String text = Files.readString(Report.write(directory, FACTS, all, true));
        assertTrue(text.contains("Of 3 cases it is broken in **1**"), text);
        assertTrue(text.contains("| broken | Aparasort JTP | int | sorted | 1M | JTP |"), text);
    }

    /** What a run that was cut short has measured is in a chart, however little it is. */
    @Test
    void oneCaseIsEnoughForAChart() throws Exception {
        Report.write(directory, FACTS, List.of(measured(Distribution.UNIFORM, 1000, 10, 25)), false);
        String chart = Files.readString(directory.resolve("overview.svg"));
        assertTrue(chart.contains("Arrays.sort</text>") && chart.contains("class=\"one\""), chart);
    }

    @Test
    void theChartKeepsThePanelsOfOtherMachines() throws Exception {
        List<Measured> small = List.of(measured(Distribution.UNIFORM, 1000, 1, 2, Contender.APARASORT_AUTO));
        SpeedChart.update(directory, Map.of("Processor", "A & B, 2 cores used"), small, PEER);
        SpeedChart.update(directory, Map.of("Processor", "C, 4 cores used"), small, PEER);
        Path file = SpeedChart.update(directory, Map.of("Processor", "C, 4 cores used"),
                List.of(measured(Distribution.UNIFORM, 1000, 1, 4, Contender.APARASORT_AUTO)), PEER);
        List<SpeedPoint> points = SpeedPoint.read(directory.resolve("speed.tsv"));
        assertEquals(List.of("A & B, 2 cores", "C, 4 cores"), points.stream().map(SpeedPoint::machine).toList());
        assertEquals(List.of(2.0, 4.0), points.stream().map(SpeedPoint::speedUp).toList());
        String svg = Files.readString(file);
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
        assertTrue(svg.contains("A &amp; B, 2 cores") && svg.contains("JDK 17, 1 worker<"), svg);
    }

    @Test
    void aChartNeedsSortsByAuto() {
        assertThrows(IllegalArgumentException.class, () -> SpeedChart.update(directory, FACTS,
                List.of(measured(Distribution.UNIFORM, 1000, 1, 2)), PEER));
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "999, 999", "1000, 1k", "10000, 10k", "16384, '16,384'", "1500000, 1.5M", "50000000, 50M",
        "2147483647, '2,147,483,647'"})
    void sizesAreShort(int n, String text) {
        assertEquals(text, Units.size(n));
    }

    @ParameterizedTest
    @CsvSource({"3, 3.00 ns", "1234, 1.23 µs", "-2500000, -2.50 ms", "12300000000, 12.3 s"})
    void timesHaveThreeDigits(double nanos, String text) {
        assertEquals(text, Units.nanos(nanos));
    }

    private static Measured measured(Distribution distribution, int n, double subject, double peer) {
        return measured(distribution, n, subject, peer, SUBJECT);
    }

    private static Measured measured(Distribution distribution, int n, double subject, double peer, Contender who) {
        Case what = new Case(Operation.SORT, KeyType.INT, distribution, n, List.of(who, PEER));
        Map<Contender, double[]> nanos = new EnumMap<>(Contender.class);
        nanos.put(who, times(subject));
        nanos.put(PEER, times(peer));
        return new Measured(what, "17.0.1", "1 (default)", nanos, new EnumMap<>(Map.of(who, "JTP")));
    }

    private static double[] times(double nanos) {
        double[] times = new double[9];
        Arrays.setAll(times, round -> nanos * (1 + 0.01 * round));
        return times;
    }
}
