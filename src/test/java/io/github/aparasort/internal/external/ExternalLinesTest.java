package io.github.aparasort.internal.external;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.aparasort.ExternalProgress.Phase;
import io.github.aparasort.ExternalSorter;
import io.github.aparasort.ExternalSummary;
import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines are in the order of {@code LC_ALL=C sort}, to the byte, in memory and in runs of any number. */
class ExternalLinesTest {
    /** All fits into this. */
    private static final long LARGE = 64L << 20;
    /** Many runs, and several merges one after the other. */
    private static final long TINY = 6_000;
    /** Several threads merge all runs at once. */
    private static final long MIDDLE = 1_500_000;

    @TempDir
    Path directory;

    /** Text that is hard in some way. */
    enum Text {
        WORDS(20_000) {
            @Override
            String line(Random random, int number) {
                return letters(random, random.nextInt(20)) + " " + letters(random, random.nextInt(30));
            }
        },
        /** Every byte but the end of a line. */
        BYTES(10_000) {
            @Override
            String line(Random random, int number) {
                return IntStream.range(0, random.nextInt(12)).map(i -> random.nextInt(256)).filter(b -> b != '\n')
                        .mapToObj(b -> String.valueOf((char) b)).collect(Collectors.joining());
            }
        },
        /** Zeros and prefixes, which words do not tell apart by themselves. */
        ZEROS(10_000) {
            @Override
            String line(Random random, int number) {
                return "a".repeat(random.nextInt(3)) + "\0".repeat(random.nextInt(20)) + "b".repeat(random.nextInt(2));
            }
        },
        EQUAL(20_000) {
            @Override
            String line(Random random, int number) {
                return "the same line for all of them";
            }
        },
        EMPTY(20_000) {
            @Override
            String line(Random random, int number) {
                return random.nextInt(500) == 0 ? "x" : "";
            }
        },
        /** Groups of every size with long equal begins. */
        PREFIXES(15_000) {
            @Override
            String line(Random random, int number) {
                return "http://www.example." + (random.nextInt(3) == 0 ? "com" : "org") + "/path/"
                        + "long/".repeat(random.nextInt(4)) + random.nextInt(1 << random.nextInt(16)) + "\r";
            }
        },
        TABLE(12_000) {
            @Override
            String line(Random random, int number) {
                String third = random.nextInt(10) == 0 ? "" : "," + numberText(random);
                return letters(random, random.nextInt(3)) + "," + random.nextInt(9) + third
                        + (random.nextBoolean() ? "," + number : "");
            }
        },
        BLANKS(12_000) {
            @Override
            String line(Random random, int number) {
                return Stream.of(letters(random, 2), numberText(random), letters(random, 1), "" + random.nextInt(30))
                        .limit(random.nextInt(5)).map(text -> " \t".repeat(random.nextInt(2)) + text)
                        .collect(Collectors.joining(random.nextBoolean() ? " " : "\t"));
            }
        },
        NUMBERS(15_000) {
            @Override
            String line(Random random, int number) {
                return numberText(random);
            }
        };

        private final int lines;

        Text(int lines) {
            this.lines = lines;
        }

        abstract String line(Random random, int number);

        /** In Latin-1, where each character is a byte. */
        byte[] content() {
            Random random = new Random(ordinal());
            return IntStream.range(0, lines).mapToObj(i -> line(random, i) + "\n").collect(Collectors.joining())
                    .getBytes(StandardCharsets.ISO_8859_1);
        }

        private static String letters(Random random, int length) {
            return IntStream.range(0, length).mapToObj(i -> String.valueOf((char) ('a' + random.nextInt(26))))
                    .collect(Collectors.joining());
        }

        private static String digits(Random random, int length) {
            return IntStream.range(0, length).mapToObj(i -> String.valueOf(random.nextInt(10)))
                    .collect(Collectors.joining());
        }

        private static String numberText(Random random) {
            return switch (random.nextInt(16)) {
                case 0 -> "";
                case 1 -> "-";
                case 2 -> letters(random, 2);
                case 3 -> "+5";
                case 4 -> "-0";
                case 5 -> "000" + random.nextInt(100) + "." + random.nextInt(10) + "000";
                case 6 -> "." + digits(random, random.nextInt(3));
                case 7 -> "-." + digits(random, random.nextInt(3)) + "x";
                case 8 -> "1234567890123456" + digits(random, 2) + "." + digits(random, random.nextInt(3));
                case 9 -> "-1234567890123456" + digits(random, 2) + ".0";
                case 10 -> digits(random, 1) + "0".repeat(random.nextInt(30));
                case 11 -> "0." + "0".repeat(random.nextInt(20)) + digits(random, 2);
                case 12 -> "- 7";
                case 13 -> " \t-" + random.nextInt(50) + " 3";
                case 14 -> random.nextInt(200) == 0 ? "9".repeat(2_100) + digits(random, 1)
                        : random.nextInt(100) + "e5";
                default -> String.valueOf(random.nextInt(2000) - 1000);
            };
        }
    }

    private static ExternalSorter sorter(SortedLines.Options options) {
        ExternalSorter sorter = ExternalSorter.lines();
        sorter = options.separator() == null ? sorter : sorter.separatedBy(options.separator());
        sorter = options.field() == 0 ? sorter : sorter.byField(options.field());
        sorter = options.numeric() ? sorter.numeric() : sorter;
        sorter = options.descending() ? sorter.descending() : sorter;
        return options.stable() ? sorter.stable() : sorter;
    }

    static Stream<SortedLines.Options> options() {
        return Stream.of("", "-r", "-s", "-r -s", "-n", "-n -r", "-n -s", "-t , -k 3", "-t , -k 3 -n",
                "-t , -k 3 -n -s", "-t , -k 3 -n -r", "-t , -k 2 -s -r", "-t , -k 2 -r", "-t , -k 4", "-k 2", "-k 2 -n",
                "-k 3 -s", "-k 1 -r", "-t / -k 9 -s", "-t . -k 2 -n").map(SortedLines.Options::of);
    }

    @ParameterizedTest
    @MethodSource("options")
    void everyTextIsSorted(SortedLines.Options options) throws IOException {
        for (Text text : Text.values()) {
            byte[] content = text.content();
            byte[] expected = SortedLines.of(content, options);
            Path in = Files.write(directory.resolve("in"), content);
            for (long memory : new long[] {LARGE, 60_000, 400_000}) {
                ExternalSummary done = sorter(options).memory(memory).sort(in, directory.resolve("out"));
                assertArrayEquals(expected, Files.readAllBytes(directory.resolve("out")), text + " " + done);
                assertEquals(text.lines, done.records());
                assertEquals(content.length, done.bytes());
                assertEquals(memory == LARGE, done.runs() == 1, done::toString);
            }
        }
    }
}
