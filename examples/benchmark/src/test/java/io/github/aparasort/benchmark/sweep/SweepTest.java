package io.github.aparasort.benchmark.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The sweep: all ways of each case do the same, and what is counted and written. */
class SweepTest {
    @Test
    void namesAreDistinct() {
        Set<String> names = new HashSet<>();
        for (SweepCase one : SweepBench.cases()) {
            assertTrue(names.add(one.toString()), one::toString);
        }
    }

    /** Plain Java and Aparasort, at sizes at which shapes are odd, too. */
    @Test
    void allWaysGiveTheSame() {
        try (Gpu jdk = Gpu.open(Target.JDK)) {
            for (SweepCase one : SweepBench.cases()) {
                for (int n : new int[] {1, 2, 10, 101, 5000}) {
                    Keys.vary(n);
                    assertSame(one, n, one.ways().apply(n), jdk);
                }
            }
        }
    }

    private static <A> void assertSame(SweepCase one, int n, Ways<A> ways, Gpu gpu) {
        List<Function<A, Object>> calls = new ArrayList<>(List.of(ways.ours(gpu)));
        calls.addAll(ways.peers().values());
        assertTrue(calls.size() > 1, () -> one + " has no peer");
        Turns<A> turns = new Turns<>(List.of(new Turns.Variant<>(ways, calls)), 10);
        assertEquals(-1, turns.run(1, 0).firstWrong(), () -> one + ", n = " + n);
    }

    @Test
    void aWrongResultIsFound() {
        Ways<int[]> ways = Ways.of(new int[] {1, 2}, (gpu, a) -> a.clone());
        List<Function<int[], Object>> calls = List.of(a -> a.clone(), a -> a.clone(), a -> new int[] {1, 3});
        assertEquals(2, new Turns<>(List.of(new Turns.Variant<>(ways, calls)), 10).run(1, 0).firstWrong());
    }

    /** Each way has a copy of an input that is written over, as it was. */
    @Test
    void inputsAreRestored() {
        Ways<int[][]> ways = Ways.inPlace(new int[][] {{3, 1}, {2}}, (gpu, a) -> a[0][0] = 9);
        int[][] scratch = ways.scratch();
        ways.ours(null).apply(scratch);
        assertEquals(9, scratch[0][0]);
        ways.refill(scratch);
        assertEquals(3, scratch[0][0]);
        assertNotEquals(ways.scratch(), scratch);
    }

    @Test
    void variantsDiffer() {
        Keys.vary(0);
        int[] first = Keys.random(100, 1);
        Keys.vary(1);
        int[] second = Keys.random(100, 1);
        Keys.vary(0);
        assertNotEquals(first[0], second[0]);
        assertEquals(first[0], Keys.random(100, 1)[0]);
    }

    private static SweepResult result(double nanos, double excess) {
        return new SweepResult(SweepBench.cases().get(0), 10, "JDK", nanos + excess, 1,
                Map.of("loop", new SweepResult.Other(nanos, excess), "slow", new SweepResult.Other(9 * nanos, -nanos)));
    }

    @Test
    void beyondIsFivePercentAndAMicrosecond() {
        assertFalse(result(100_000, 4_900).isBeyond());
        assertTrue(result(100_000, 5_100).isBeyond());
        assertFalse(result(1_000, 900).isBeyond());
        assertTrue(result(1_000, 1_100).isBeyond());
        assertEquals(1.25, result(4_000, 1_000).ratio(), 1e-9);
        assertEquals("loop", result(4_000, 1_000).best());
    }

    @Test
    void theFileHasFactsAndALineForEachCase(@TempDir Path directory) throws Exception {
        Path file = directory.resolve("sweep.tsv");
        SweepRun.run(Pattern.compile("^reduce int"), List.of(10, 100), 0.001, file);
        List<String> lines = Files.readAllLines(file);
        assertTrue(lines.stream().anyMatch(line -> line.startsWith("# Processor: ")), lines::toString);
        List<String> rows = lines.stream().filter(line -> !line.startsWith("#")).toList();
        assertEquals(3, rows.size(), lines::toString);
        int columns = rows.get(0).split("\t").length;
        rows.forEach(row -> assertEquals(columns, row.split("\t", -1).length, row));
    }

    /** Of a case that counts the better result of two processes stays; the others are not measured again. */
    @Test
    void whatCountsIsMeasuredAgain(@TempDir Path directory) throws Exception {
        String slow = "scan\treduce\tint\tsums\t100\tJDK\t9000000\tloop\t1000.000\tbeyond\t1.00\tloop=9000/1000";
        String other = "scan\treduce\tint\tsums\t1000\tJDK\t9000\tloop\t1.010\t\t1.00\tloop=9000/1.010";
        Path file = directory.resolve("sweep.tsv");
        Files.write(file, List.of("# Processor: one", SweepRow.HEAD, slow, other));
        SweepRun.again(file, 0.001);
        List<String> lines = Files.readAllLines(file);
        assertEquals(List.of("# Processor: one", SweepRow.HEAD), lines.subList(0, 2));
        assertTrue(SweepRow.of(lines.get(2)).ratio() < 1000, lines.get(2));
        assertEquals("reduce int sums", SweepRow.of(lines.get(2)).name());
        assertEquals(List.of(other), lines.subList(3, lines.size()));
    }
}
