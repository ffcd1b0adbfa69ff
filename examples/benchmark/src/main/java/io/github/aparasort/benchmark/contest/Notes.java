package io.github.aparasort.benchmark.contest;

import io.github.aparasort.benchmark.contender.Contender;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Properties;

/** What the measured JVM has to tell beside its times: JMH brings numbers back only. A file, named by a property. */
public final class Notes {
    /** The system property that names the file. */
    public static final String PROPERTY = "aparasort.benchmark.notes";
    private static final String POOL = "pool";
    private static final String ENGINE = "engine.";
    private static final String PLAN = "plan.";

    private final Properties read = new Properties();

    private Notes() {
    }

    static void pool(int workers) {
        append(POOL, Integer.toString(workers));
    }

    static void engine(Contender contender, String engine) {
        append(ENGINE + contender.name(), engine);
    }

    static void plan(Contender contender, String plan) {
        append(PLAN + contender.name(), plan);
    }

    private static void append(String key, String value) {
        String file = System.getProperty(PROPERTY);
        if (file == null) {
            return;
        }
        Properties one = new Properties();
        one.setProperty(key, value);
        try (var writer = Files.newBufferedWriter(Path.of(file), StandardOpenOption.CREATE,
                StandardOpenOption.APPEND)) {
            one.store(writer, null);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static Notes read(Path file) throws IOException {
        Notes notes = new Notes();
        try (var reader = Files.newBufferedReader(file)) {
            notes.read.load(reader);
        }
        return notes;
    }

    /** How many workers the common pool had. */
    public int pool() {
        return Integer.parseInt(read.getProperty(POOL));
    }

    /** What did the work for a contender; empty for a peer. */
    public String engine(Contender contender) {
        return read.getProperty(ENGINE + contender.name(), "");
    }

    /** What {@code explain} said; empty where it was not asked. */
    public String plan(Contender contender) {
        return read.getProperty(PLAN + contender.name(), "");
    }
}
