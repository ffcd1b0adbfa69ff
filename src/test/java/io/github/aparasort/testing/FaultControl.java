package io.github.aparasort.testing;

import static java.nio.file.StandardCopyOption.ATOMIC_MOVE;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Controls src/test/native/clfault.c from within the process into which it is loaded. */
public final class FaultControl {
    public static final String VARIABLE = "CLFAULT_FILE";

    private final Path file = Path.of(System.getenv(VARIABLE));
    private final Path log = Path.of(file + ".log");
    private int generation;

    /** The k-th call of a fault's kind from now on fails. */
    public void arm(String fault, int k) throws IOException {
        write(fault, k, "");
    }

    /** The k-th call and all after it fail. */
    public void armForGood(String fault, int k) throws IOException {
        write(fault, k, " sticky");
    }

    public void disarm() throws IOException {
        arm("none", 0);
    }

    /** Whether the fault armed last was injected. */
    public boolean wasHit(String fault) throws IOException {
        return log().stream()
                .anyMatch(line -> line.startsWith("hit " + fault + " ") && line.endsWith(" " + generation));
    }

    /** Counts the calls of each kind during some work. The library writes the count at the first call after it. */
    public Map<String, Integer> count(Runnable work, Runnable after) throws IOException {
        arm("count", 0);
        work.run();
        disarm();
        after.run();
        Map<String, Integer> counts = new LinkedHashMap<>();
        String last = log().stream().filter(line -> line.startsWith("count ")).reduce("", (before, line) -> line);
        for (String word : last.substring("count ".length()).split(" ")) {
            counts.put(word.substring(0, word.indexOf('=')), Integer.parseInt(word.substring(word.indexOf('=') + 1)));
        }
        return counts;
    }

    private void write(String fault, int k, String more) throws IOException {
        Path fresh = file.resolveSibling("fresh");
        Files.writeString(fresh, fault + " " + k + " " + ++generation + more + "\n");
        Files.move(fresh, file, ATOMIC_MOVE);
    }

    private List<String> log() throws IOException {
        return Files.exists(log) ? Files.readAllLines(log) : List.of();
    }
}
