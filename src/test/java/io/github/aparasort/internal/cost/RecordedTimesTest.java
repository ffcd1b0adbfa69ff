package io.github.aparasort.internal.cost;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What is learned from times that were recorded on a machine with two processors: of each engine alone, in fresh
 * processes, without other work and beside four busy threads. The file says how. The first call of JTP starts Aparapi,
 * which AUTO does in the background.
 */
class RecordedTimesTest {
    private static final String FILE = "recorded-times.txt";
    private static final int N = 1_000_000;
    private static final int PHASE = 300;

    /** The times of JDK and JTP in microseconds, call by call. */
    private record Recording(long[][] quiet, long[][] busy) {
        /** The time of a call of an engine. When the recording ends, its warm half is repeated. */
        static long micros(long[] times, int call) {
            int half = times.length / 2;
            return times[call < times.length ? call : half + (call - half) % (times.length - half)];
        }

        static long median(long[] times) {
            return Arrays.stream(times).skip(times.length / 2).sorted().skip(times.length / 4).findFirst().orElseThrow();
        }
    }

    private static Map<String, Recording> recordings() throws IOException {
        Map<String, Recording> all = new LinkedHashMap<>();
        try (BufferedReader in = new BufferedReader(new InputStreamReader(
                RecordedTimesTest.class.getResourceAsStream(FILE), StandardCharsets.UTF_8))) {
            for (String line : in.lines().filter(each -> !each.startsWith("#")).toList()) {
                String[] words = line.split(" ");
                Recording recording = all.computeIfAbsent(words[0] + " " + words[1],
                        name -> new Recording(new long[2][], new long[2][]));
                long[] times = Arrays.stream(words).skip(4).mapToLong(Long::parseLong).toArray();
                (words[2].equals("QUIET") ? recording.quiet : recording.busy)[words[3].equals("JDK") ? 0 : 1] = times;
            }
        }
        return all;
    }

    static Stream<String> names() throws IOException {
        return recordings().keySet().stream();
    }

    private final LearnedCosts costs = new LearnedCosts(List.of("JDK", "JTP"), 1, true);
    private final int[] done = new int[2];
    /** The engine of each call. */
    private final List<Integer> engines = new ArrayList<>();
    private long now;

    /** Calls in a row, which come to use the best engine. Returns their microseconds. */
    private long phase(long[][] times, String phase) {
        long total = 0;
        for (int call = 0; call < PHASE; call++) {
            int chosen = costs.choose(CostInput.random(N), costs.open() & 3);
            int engine = chosen < 0 ? ~chosen : chosen;
            long micros = Recording.micros(times[engine], engine + done[engine]++);
            now += micros * 1000;
            total += micros;
            costs.learn(engine, CostInput.random(N), micros * 1000, chosen < 0, now);
            engines.add(engine);
        }
        assertBest(times, phase);
        return total;
    }

    private static long alone(long[][] times, int engine) {
        long total = 0;
        for (int call = 0; call < PHASE; call++) {
            total += Recording.micros(times[engine], call);
        }
        return total;
    }

    /** Of the last calls at least nine of ten went to the engine that is the best by its median, or nearly so. */
    private void assertBest(long[][] times, String phase) {
        long[] medians = {Recording.median(times[0]), Recording.median(times[1])};
        int best = medians[0] <= medians[1] ? 0 : 1;
        if (medians[1 - best] > 1.15 * medians[best]) {
            List<Integer> last = engines.subList(engines.size() - 60, engines.size());
            long right = last.stream().filter(engine -> engine == best).count();
            assertTrue(right >= 54, () -> phase + ": medians " + Arrays.toString(medians) + ", engines " + last);
        }
    }

    /** The whole of 300 calls costs at most a tenth more than the best engine alone, its cold calls included. */
    @ParameterizedTest
    @MethodSource("names")
    void aQuietProcessLosesLittle(String name) throws IOException {
        Recording recording = recordings().get(name);
        costs.open("JTP");
        long total = phase(recording.quiet, "quiet");
        long best = Math.min(alone(recording.quiet, 0), alone(recording.quiet, 1));
        assertTrue(total <= 1.1 * best, () -> total + " us, the best engine " + best);
    }

    /** Busy at the start, then quiet, then busy again. */
    @ParameterizedTest
    @MethodSource("names")
    void aLoadThatComesAndGoesIsNoticed(String name) throws IOException {
        Recording recording = recordings().get(name);
        costs.open("JTP");
        phase(recording.busy, "busy at the start");
        phase(recording.quiet, "quiet");
        phase(recording.busy, "busy again");
        assertEquals(3 * PHASE, engines.size());
    }
}
