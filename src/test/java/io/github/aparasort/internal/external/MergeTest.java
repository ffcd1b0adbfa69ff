package io.github.aparasort.internal.external;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.file.Disk;
import io.github.aparasort.internal.file.OpenFile;
import io.github.aparasort.testing.FilesInMemory;
import io.github.aparasort.testing.SortedFiles;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Merges with tiny windows by many threads: the borders between parts and windows are everywhere. */
@ParameterizedClass
@EnumSource
class MergeTest {
    /** Memory, of which samples take a small part. */
    private static final long MEMORY = 1 << 24;

    /** Records with a key, and what tells where they were. */
    enum Kind {
        RECORDS(Records.of(12, 0, 9, false)) {
            @Override
            byte[] record(SplittableRandom random, int value, int number) {
                return ByteBuffer.allocate(12).put(7, (byte) (value >> 9)).put(8, (byte) value)
                        .putShort(9, (short) number).array();
            }

            @Override
            byte[] sorted(byte[] content) {
                return SortedFiles.records(content, 12, 0, 9, false);
            }

            /** All keys begin with seven zeros, in the words before that depth and at it. */
            @Override
            int depth(SplittableRandom random) {
                return random.nextInt(8);
            }
        },
        LINES(Lines.of(new LineLayout(',', false, false), List.of(new LineKey(1, false, false)), true, false)) {
            @Override
            byte[] record(SplittableRandom random, int value, int number) {
                return ("key" + value + "," + number + "x".repeat(random.nextInt(random.nextInt(20) == 0 ? 5_000 : 5))
                        + "\n").getBytes(StandardCharsets.US_ASCII);
            }

            @Override
            byte[] sorted(byte[] content) {
                return SortedLines.of(content, SortedLines.Options.of("-t , -k 1 -s"));
            }

            @Override
            int depth(SplittableRandom random) {
                return "key".length();
            }
        };

        private final Format format;

        Kind(Format format) {
            this.format = format;
        }

        abstract byte[] record(SplittableRandom random, int value, int number);

        /** Stably. */
        abstract byte[] sorted(byte[] content);

        abstract int depth(SplittableRandom random);
    }

    @Parameter
    Kind kind;
    @TempDir(factory = FilesInMemory.class)
    Path directory;

    private final SplittableRandom random = new SplittableRandom(9);

    /** Merges runs, stably, and returns the parts. */
    private List<Merge.Range> assertMerges(int count, int length, int lastLength, int values, int workers, int spare)
            throws IOException {
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        List<int[]> bounds = new ArrayList<>();
        int number = 0;
        for (int run = 0; run < count; run++) {
            ByteArrayOutputStream records = new ByteArrayOutputStream();
            int longest = 0;
            for (int i = 0; i < (run == count - 1 ? lastLength : length); i++) {
                byte[] record = kind.record(random, random.nextInt(values), number++);
                longest = Math.max(longest, record.length);
                records.writeBytes(record);
            }
            bounds.add(new int[] {content.size(), content.size() + records.size(), longest});
            content.writeBytes(kind.sorted(records.toByteArray()));
        }
        Path in = Files.write(directory.resolve("runs"), content.toByteArray());
        Path out = directory.resolve("out");
        int[] windows = bounds.stream().mapToInt(run -> run[2] + random.nextInt(spare)).toArray();
        MergePlan plan = new MergePlan(workers, windows, 1 + random.nextInt(100));
        List<Merge.Range> parts = merge(bounds, plan, in, out);
        assertArrayEquals(kind.sorted(content.toByteArray()), Files.readAllBytes(out), plan + ", values " + values);
        return parts;
    }

    private List<Merge.Range> merge(List<int[]> bounds, MergePlan plan, Path in, Path out) throws IOException {
        try (FileChannel read = FileChannel.open(in);
                FileChannel written = FileChannel.open(out, StandardOpenOption.CREATE, StandardOpenOption.WRITE,
                        StandardOpenOption.TRUNCATE_EXISTING);
                Workers threads = new Workers()) {
            OpenFile from = new OpenFile(in, read, Disk.REAL);
            OpenFile to = new OpenFile(out, written, Disk.REAL);
            List<Run> runs = bounds.stream().map(run -> new Run(from, run[0], run[1], false, run[2])).toList();
            List<Merge.Range> parts = new Borders(kind.format, runs, false, false, MEMORY).parts(plan.workers());
            long size = Files.size(in);
            Phases phases = new Phases(told -> { }, () -> size);
            RunOrder order = new RunOrder(kind.depth(random), true, null);
            threads.runAndForce(parts.stream().<Workers.Part>map(part -> listener -> {
                FileOutput output = new FileOutput(to, part.target(), plan.output(), listener);
                new Merge(kind.format, order, plan, runs, part).run(new Stage(output, Long.MAX_VALUE));
                output.flush();
            }).toList(), to, phases);
            return parts;
        }
    }

    @Test
    void runsAreMergedStably() throws IOException {
        for (int runs : new int[] {1, 2, 3, 4, 5, 8, 13}) {
            for (int length : new int[] {1, 2, 7, 64, 101}) {
                for (int workers : new int[] {1, 2, 3, 7}) {
                    for (int values : new int[] {1, 2, 30, 100_000}) {
                        assertMerges(runs, length, 1 + random.nextInt(length), values, workers,
                                1 + random.nextInt(50));
                    }
                }
            }
        }
    }

    /** Also if all keys are equal: a border is between two runs, or within one. */
    @Test
    void theWorkIsSharedEvenly() throws IOException {
        for (int values : new int[] {1, 2, 100_000}) {
            List<Merge.Range> parts = assertMerges(10, 1000, 1000, values, 4, 50);
            assertEquals(4, parts.size());
            double size = Files.size(directory.resolve("out"));
            for (Merge.Range part : parts) {
                long own = 0;
                for (int run = 0; run < 10; run++) {
                    assertTrue(part.from()[run] <= part.to()[run]);
                    own += part.to()[run] - part.from()[run];
                }
                assertEquals(size / 4, own, size / 20, "values " + values);
            }
        }
    }
}
