package io.github.aparasort.internal.external;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Merges of lines with tiny windows by many threads: the borders between parts and windows are everywhere. */
class LineMergeTest {

    @TempDir
    Path directory;

    private final SplittableRandom random = new SplittableRandom(9);

    /** Merges runs, stably by the first field, and returns the parts. */
    private List<Merge.Range> assertMerges(int count, int lines, int values, int workers, int spare)
            throws IOException {
        SortedLines.Options options = SortedLines.Options.of("-t , -k 1 -s");
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        List<Run> runs = new ArrayList<>();
        int number = 0;
        for (int run = 0; run < count; run++) {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < lines; i++) {
                text.append("key").append(random.nextInt(values)).append(',').append(number++)
                        .append("x".repeat(random.nextInt(random.nextInt(20) == 0 ? 5_000 : 5))).append('\n');
            }
            byte[] sorted = SortedLines.of(text.toString().getBytes(StandardCharsets.US_ASCII), options);
            int longest = text.toString().lines().mapToInt(String::length).max().orElseThrow() + 1;
            runs.add(new Run(content.size(), content.size() + sorted.length, longest));
            content.writeBytes(sorted);
        }
        Path in = Files.write(directory.resolve("runs"), content.toByteArray());
        Path out = directory.resolve("out");
        Files.deleteIfExists(out);
        int[] windows = runs.stream().mapToInt(run -> run.longest() + random.nextInt(spare)).toArray();
        MergePlan plan = new MergePlan(workers, windows, 1 + random.nextInt(100));
        Format format = new Lines(new LineFormat(',', 1, false, false, true));
        List<Merge.Range> ranges = MergeOfRuns.merge(format, "key".length(), runs, plan, in, out);
        assertArrayEquals(SortedLines.of(content.toByteArray(), options), Files.readAllBytes(out));
        return ranges;
    }

    @Test
    void runsAreMergedStably() throws IOException {
        for (int runs : new int[] {1, 2, 3, 5, 8, 13}) {
            for (int lines : new int[] {1, 2, 7, 101}) {
                for (int workers : new int[] {1, 2, 3, 7}) {
                    for (int values : new int[] {1, 2, 30, 100_000}) {
                        assertMerges(runs, lines, values, workers, 1 + random.nextInt(50));
                    }
                }
            }
        }
    }

    /** Also if all keys are equal: a border is between two runs, or within one. */
    @Test
    void theWorkIsSharedEvenly() throws IOException {
        for (int values : new int[] {1, 2, 100_000}) {
            List<Merge.Range> parts = assertMerges(10, 1000, values, 4, 50);
            assertEquals(4, parts.size());
            long size = 0;
            for (int run = 0; run < 10; run++) {
                size += parts.get(3).to()[run] - parts.get(0).from()[run];
            }
            for (Merge.Range part : parts) {
                long own = 0;
                for (int run = 0; run < 10; run++) {
                    assertTrue(part.from()[run] <= part.to()[run]);
                    own += part.to()[run] - part.from()[run];
                }
                assertEquals(size / 4.0, own, size / 20.0, "values " + values);
            }
        }
    }
}
