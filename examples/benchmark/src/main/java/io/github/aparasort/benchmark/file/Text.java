package io.github.aparasort.benchmark.file;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;

/** Random texts of ASCII lines that {@link TextSort} sorts. */
enum Text {
    /** Words of letters with a blank between two, 20 to 150 bytes. */
    WORDS {
        @Override
        void append(StringBuilder line, long number, SplittableRandom random) {
            words(line, random.nextInt(SHORTEST, LONGEST + 1), ' ', random);
        }
    },
    /** As words, but all begin with the same bytes. */
    URLS {
        @Override
        void append(StringBuilder line, long number, SplittableRandom random) {
            line.append("https://www.");
            words(line, random.nextInt(SHORTEST, LONGEST + 1), '/', random);
        }
    },
    /** Triples of a graph; 30 % of the lines repeat one before them. */
    TRIPLES {
        private static final int PERSONS = 1_000_000;

        @Override
        void append(StringBuilder line, long number, SplittableRandom random) {
            // Of ten lines seven are new, and three are any of the new ones.
            long triple = number % 10 < 7 ? number : random.nextLong(number / 10 + 1) * 10 + random.nextInt(7);
            SplittableRandom own = new SplittableRandom(triple);
            line.append("<http://example.org/person/").append(own.nextInt(PERSONS))
                    .append("> <http://example.org/knows> <http://example.org/person/").append(own.nextInt(PERSONS))
                    .append("> .");
        }
    },
    /** Five fields: a number of the line, letters, a decimal number, a small number and words. */
    TABLE {
        @Override
        void append(StringBuilder line, long number, SplittableRandom random) {
            table(line, "", number, random);
        }
    },
    /** The same, with quotes around letters and words. */
    QUOTED {
        @Override
        void append(StringBuilder line, long number, SplittableRandom random) {
            table(line, "\"", number, random);
        }
    },
    /** Pages of requests: a hundred thousand different lines. */
    REQUESTS {
        @Override
        void append(StringBuilder line, long number, SplittableRandom random) {
            line.append("GET /articles/").append(random.nextInt(100_000)).append("/index.html 200");
        }
    };

    private static final int SHORTEST = 20;
    private static final int LONGEST = 150;

    /** Appends a line without its end. */
    abstract void append(StringBuilder line, long number, SplittableRandom random);

    /** Writes whole lines until there are so many bytes. */
    void write(Path file, long bytes, long seed) throws IOException {
        SplittableRandom random = new SplittableRandom(seed);
        StringBuilder line = new StringBuilder();
        long written = 0;
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file), FileRun.CHUNK)) {
            for (long number = 0; written < bytes; number++) {
                line.setLength(0);
                append(line, number, random);
                out.write(line.append('\n').toString().getBytes(StandardCharsets.ISO_8859_1));
                written += line.length();
            }
        }
    }

    private static void table(StringBuilder line, String quote, long number, SplittableRandom random) {
        line.append(number).append(',').append(quote);
        letters(line, random.nextInt(2, 9), random);
        line.append(quote).append(',').append(random.nextInt(-1_000_000, 1_000_000)).append('.')
                .append(random.nextInt(10, 100)).append(',').append(random.nextInt(1000)).append(',').append(quote);
        words(line, random.nextInt(SHORTEST, LONGEST / 2), ' ', random);
        line.append(quote);
    }

    private static void words(StringBuilder line, int length, char separator, SplittableRandom random) {
        int end = line.length() + length;
        while (line.length() < end) {
            letters(line, random.nextInt(2, 10), random);
            line.append(separator);
        }
        line.setLength(end);
    }

    private static void letters(StringBuilder line, int count, SplittableRandom random) {
        for (int i = 0; i < count; i++) {
            line.append((char) random.nextInt('a', 'z' + 1));
        }
    }
}
