package io.github.aparasort.benchmark.run;

import io.github.aparasort.benchmark.contest.Case;
import io.github.aparasort.benchmark.contender.Contender;
import io.github.aparasort.benchmark.report.Measured;
import io.github.aparasort.benchmark.report.Units;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;

/** Tells which case is under way, what the last one gave, and how much longer it will take. */
public final class Progress {
    private static final double NANOS = 1e9;

    private final PrintStream out;
    private final int cases;
    private final double guessedSeconds;
    private final long begin = System.nanoTime();
    private double guessedDone;
    private int done;

    public Progress(PrintStream out, int cases, double guessedSeconds) {
        this.out = out;
        this.cases = cases;
        this.guessedSeconds = guessedSeconds;
        out.printf(Locale.ROOT, "%,d cases, about %s%n", cases, words(guessedSeconds));
    }

    public void begin(Case what, Vm vm) {
        begin(what + " (" + vm + ")");
    }

    public void begin(String what) {
        done++;
        out.printf(Locale.ROOT, "[%d/%d] %s: ", done, cases, what);
        out.flush();
    }

    public void end(Measured measured, double guess) {
        StringBuilder line = new StringBuilder();
        for (Contender subject : measured.subjects()) {
            line.append(line.isEmpty() ? "" : "; ")
                    .append(subject).append(" on ").append(measured.engines().get(subject)).append(' ')
                    .append(Units.nanos(measured.time(subject).median()));
            for (Contender peer : measured.peers()) {
                line.append(String.format(Locale.ROOT, ", %.2f x %s",
                        measured.compare(subject, peer).speedUp().median(), peer));
            }
        }
        end(line.toString(), guess);
    }

    public void end(String line, double guess) {
        guessedDone += guess;
        double rest = pace() * (guessedSeconds - guessedDone);
        out.printf(Locale.ROOT, "%s [%s left]%n", line, words(Math.max(0, rest)));
    }

    /** How many seconds a guessed second has taken so far: more than one on a busy machine. */
    public double pace() {
        return guessedDone == 0 ? 1 : seconds() / guessedDone;
    }

    /** Since the beginning. */
    public double seconds() {
        return (System.nanoTime() - begin) / NANOS;
    }

    static String words(double seconds) {
        Duration duration = Duration.ofSeconds(Math.round(seconds));
        return String.format(Locale.ROOT, "%d:%02d min", duration.toMinutes(), duration.toSecondsPart());
    }
}
