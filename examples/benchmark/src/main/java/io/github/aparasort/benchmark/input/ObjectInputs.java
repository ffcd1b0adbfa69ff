package io.github.aparasort.benchmark.input;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Stream;

/** Objects to sort, by name. */
public final class ObjectInputs {
    /** A person of a list that is sorted by name, then age, then city. */
    public record Person(String name, int age, String city) {
    }

    /** All of them. */
    public static final List<String> NAMES = List.of("random", "uuid", "names", "cities", "urls", "jdk", "Integer",
            "Long", "Double", "LocalDate", "Instant", "UUID", "people");
    private static final String SYLLABLES = "aeioulnrst";
    private static final int CITIES = 1000;
    private static final int DAYS = 20_000;

    private ObjectInputs() {
    }

    /** @param kind a name, or {@code lines:FILE} for the lines of a file, shuffled */
    public static Object[] of(String kind, int n) {
        if (kind.equals("jdk")) {
            return repeated(classFiles(), n);
        }
        if (kind.startsWith("lines:")) {
            return repeated(lines(kind.substring("lines:".length())), n);
        }
        Function<SplittableRandom, Object> one = switch (kind) {
            case "random" -> ObjectInputs::letters;
            case "uuid" -> random -> new UUID(random.nextLong(), random.nextLong()).toString();
            case "names" -> ObjectInputs::name;
            case "cities" -> random -> "city-" + random.nextInt(CITIES);
            case "urls" -> random -> "https://www.example.com/path/" + random.nextInt(CITIES) + "/item?id="
                    + random.nextInt(1 << 30);
            case "Integer" -> SplittableRandom::nextInt;
            case "Long" -> SplittableRandom::nextLong;
            case "Double" -> SplittableRandom::nextDouble;
            case "LocalDate" -> random -> LocalDate.ofEpochDay(random.nextInt(DAYS));
            case "Instant" -> random -> Instant.ofEpochSecond(random.nextInt(), random.nextInt(1_000_000_000));
            case "UUID" -> random -> new UUID(random.nextLong(), random.nextLong());
            case "people" -> random -> new Person(name(random), random.nextInt(100), "city-" + random.nextInt(CITIES));
            default -> throw new IllegalArgumentException("no input " + kind);
        };
        SplittableRandom random = new SplittableRandom(n);
        return Stream.generate(() -> one.apply(random)).limit(n).toArray();
    }

    private static String letters(SplittableRandom random) {
        StringBuilder text = new StringBuilder();
        for (int left = random.nextInt(8, 21); left > 0; left--) {
            text.append((char) random.nextInt('a', 'z' + 1));
        }
        return text.toString();
    }

    private static String name(SplittableRandom random) {
        StringBuilder text = new StringBuilder().append((char) random.nextInt('A', 'Z' + 1));
        for (int left = random.nextInt(3, 10); left > 0; left--) {
            text.append(SYLLABLES.charAt(random.nextInt(SYLLABLES.length())));
        }
        text.append(' ').append((char) random.nextInt('A', 'U'));
        for (int left = 5; left > 0; left--) {
            text.append(SYLLABLES.charAt(random.nextInt(SYLLABLES.length())));
        }
        return text.toString();
    }

    /** The names of the class files of the JDK that runs. */
    private static List<String> classFiles() {
        try (Stream<Path> files = Files.walk(FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules"))) {
            return files.map(Path::toString).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> lines(String file) {
        try {
            return Files.readAllLines(Path.of(file), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Shuffled, as new strings, as often as it takes. */
    private static Object[] repeated(List<String> texts, int n) {
        List<Object> all = new ArrayList<>(n);
        for (int i = 0; i < n; i++) {
            // Not new String(text), which shares the chars.
            all.add(new String(texts.get(i % texts.size()).toCharArray()));
        }
        Collections.shuffle(all, new Random(n));
        return all.toArray();
    }
}
