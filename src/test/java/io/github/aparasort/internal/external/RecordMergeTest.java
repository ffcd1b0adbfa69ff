package io.github.aparasort.internal.external;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Merges of records with tiny windows by many threads: the borders between parts and windows are everywhere. */
class RecordMergeTest {
    private static final int WIDTH = 12;
    /** The rest of a record tells where it was. */
    private static final int KEY = 9;
    private static final Comparator<byte[]> BY_KEY = (x, y) -> Arrays.compareUnsigned(x, 0, KEY, y, 0, KEY);

    @TempDir
    Path directory;

    private final Format format = Records.of(WIDTH, 0, KEY);
    private final SplittableRandom random = new SplittableRandom(3);

    /** Records in runs, each of them sorted; the last run may be shorter. */
    private List<byte[]> records(int runs, int length, int lastLength, int values) {
        List<byte[]> all = new ArrayList<>();
        for (int run = 0; run < runs; run++) {
            byte[][] records = new byte[run == runs - 1 ? lastLength : length][WIDTH];
            for (byte[] record : records) {
                int value = random.nextInt(values);
                record[7] = (byte) (value >> 9);
                record[KEY - 1] = (byte) value;
            }
            Arrays.sort(records, BY_KEY);
            for (byte[] record : records) {
                record[KEY] = (byte) (all.size() >> 8);
                record[KEY + 1] = (byte) all.size();
                all.add(record);
            }
        }
        return all;
    }

    private static byte[] concatenated(List<byte[]> records) {
        byte[] bytes = new byte[records.size() * WIDTH];
        for (int i = 0; i < records.size(); i++) {
            System.arraycopy(records.get(i), 0, bytes, i * WIDTH, WIDTH);
        }
        return bytes;
    }

    /** Merges runs, and returns the parts. */
    private List<Merge.Range> assertMerges(int count, int length, int lastLength, int workers, int spare, int values)
            throws IOException {
        List<byte[]> records = records(count, length, lastLength, values);
        Path in = Files.write(directory.resolve("runs"), concatenated(records));
        Path out = directory.resolve("out");
        Files.deleteIfExists(out);
        List<Run> runs = IntStream.range(0, count).mapToObj(run -> new Run((long) run * length * WIDTH,
                Math.min((run + 1) * length, records.size()) * WIDTH, WIDTH)).toList();
        int[] windows = runs.stream().mapToInt(run -> WIDTH + random.nextInt(spare)).toArray();
        MergePlan plan = new MergePlan(workers, windows, 1 + random.nextInt(spare));
        // All keys begin with seven zeros, in the words before that depth and at it.
        int depth = random.nextInt(8);
        List<Merge.Range> ranges = MergeOfRuns.merge(format, depth, runs, plan, in, out);
        // Stable: the runs follow each other in the list.
        records.sort(BY_KEY);
        assertArrayEquals(concatenated(records), Files.readAllBytes(out), plan + ", values " + values);
        return ranges;
    }

    @Test
    void runsAreMergedStably() throws IOException {
        for (int runs : new int[] {1, 2, 3, 4, 5, 8, 13}) {
            for (int length : new int[] {1, 2, 7, 64, 101}) {
                for (int workers : new int[] {1, 2, 3, 7}) {
                    for (int values : new int[] {1, 2, 30, 100_000}) {
                        assertMerges(runs, length, 1 + random.nextInt(length), workers, 50, values);
                    }
                }
            }
        }
    }

    /** Also if all keys are equal: a border is between two runs, or within one. */
    @Test
    void theWorkIsSharedEvenly() throws IOException {
        for (int values : new int[] {1, 2, 100_000}) {
            List<Merge.Range> parts = assertMerges(10, 1000, 1000, 4, 500, values);
            assertEquals(4, parts.size());
            for (Merge.Range part : parts) {
                long size = 0;
                for (int run = 0; run < 10; run++) {
                    assertTrue(part.from()[run] <= part.to()[run]);
                    size += part.to()[run] - part.from()[run];
                }
                assertEquals(2500, size / WIDTH, 200, "values " + values);
            }
        }
    }
}
