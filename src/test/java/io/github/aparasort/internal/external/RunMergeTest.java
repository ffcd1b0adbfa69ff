package io.github.aparasort.internal.external;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.file.Disk;
import io.github.aparasort.internal.file.OpenFile;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Merges with tiny windows by many threads: the borders between parts and windows are everywhere. */
class RunMergeTest {
    private static final int WIDTH = 12;
    /** The rest of a record tells where it was. */
    private static final int KEY = 9;
    private static final Comparator<byte[]> BY_KEY = (x, y) -> Arrays.compareUnsigned(x, 0, KEY, y, 0, KEY);

    @TempDir
    Path directory;

    private final Format format = Format.records(WIDTH, 0, KEY);
    private final SplittableRandom random = new SplittableRandom(3);

    /** Records in runs, each of them sorted. */
    private List<byte[]> records(MemoryBudget budget, int values) {
        List<byte[]> all = new ArrayList<>();
        for (int run = 0; run < budget.runs(); run++) {
            byte[][] records = new byte[budget.length(run)][WIDTH];
            for (int i = 0; i < records.length; i++) {
                int value = random.nextInt(values);
                records[i][7] = (byte) (value >> 9);
                records[i][KEY - 1] = (byte) value;
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

    private long[][] assertMerges(MemoryBudget budget, int values) throws IOException {
        List<byte[]> records = records(budget, values);
        Path in = Files.write(directory.resolve("runs"), concatenated(records));
        Path out = directory.resolve("out");
        Files.deleteIfExists(out);
        try (FileChannel read = FileChannel.open(in);
                FileChannel written = FileChannel.open(out, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                Workers workers = new Workers(budget.workers())) {
            OpenFile runs = new OpenFile(in, read, Disk.REAL);
            OpenFile target = new OpenFile(out, written, Disk.REAL);
            List<RecordTransfer> transfers = new ArrayList<>();
            for (int i = 0; i < budget.workers(); i++) {
                transfers.add(new RecordTransfer(format, budget.transferRecords()));
            }
            Splitters splitters = new Splitters(format, budget);
            for (int run = 0; run < budget.runs(); run++) {
                Block block = format.block(budget.length(run));
                transfers.get(0).read(runs, budget.begin(run), block, 0, budget.length(run));
                splitters.add(run, block);
            }
            long bytes = budget.records() * WIDTH;
            new MergeThreads(workers, new Stages(told -> { }, bytes)).runAndForce(RunMerge.parts(format, budget, runs,
                    target, transfers, splitters.borders(runs, transfers.get(0))), target);
            // Stable: the runs follow each other in the list.
            records.sort(BY_KEY);
            assertArrayEquals(concatenated(records), Files.readAllBytes(out), budget + ", values " + values);
            return splitters.borders(runs, transfers.get(0));
        }
    }

    @Test
    void runsAreMergedStably() throws IOException {
        for (int runs : new int[] {2, 3, 4, 5, 8, 13}) {
            for (int length : new int[] {1, 2, 7, 64, 101}) {
                for (int workers : new int[] {1, 2, 3, 7}) {
                    int last = 1 + random.nextInt(length);
                    int samples = Math.min(length, 1 + random.nextInt(9));
                    MemoryBudget budget = new MemoryBudget((runs - 1L) * length + last, runs, length, 1 + random.nextInt(5),
                            workers, 1 + random.nextInt(4), 1 + random.nextInt(4), samples);
                    for (int values : new int[] {1, 2, 30, 100_000}) {
                        assertMerges(budget, values);
                    }
                }
            }
        }
    }

    /** Also if all keys are equal: a border is between two runs, or within one. */
    @Test
    void theWorkIsSharedEvenly() throws IOException {
        for (int values : new int[] {1, 2, 100_000}) {
            MemoryBudget budget = new MemoryBudget(10 * 1000, 10, 1000, 100, 4, 50, 50, 100);
            long[][] borders = assertMerges(budget, values);
            for (int part = 0; part < 4; part++) {
                long size = 0;
                for (int run = 0; run < 10; run++) {
                    assertTrue(borders[part][run] <= borders[part + 1][run]);
                    size += borders[part + 1][run] - borders[part][run];
                }
                assertEquals(2500, size, 200, "values " + values);
            }
        }
    }
}
