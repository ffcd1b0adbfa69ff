package io.github.aparasort.internal.cli;

import io.github.aparasort.internal.file.Disk;
import io.github.aparasort.internal.file.InputFile;
import io.github.aparasort.internal.parallel.Parallel;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The file that the demonstration reads, and how much of it.
 *
 * @param bytes how many bytes from the beginning of the file, a multiple of eight
 * @param why what part that is, and why it reads no more
 */
public record DemoInput(Path file, long bytes, String why) {
    /** So much fits in the time of the demonstration: on two cores, and on more than a few. */
    private static final int FEW_PROCESSORS = 4;
    private static final int DEFAULT_MIB_FOR_FEW = 4;
    private static final int DEFAULT_MIB = 32;
    /** The input, sorted copies, expected results, results, and the working memory of both engines. */
    private static final int HEAP_PER_BYTE = 12;
    /** The measurements of AUTO use this much, and keep it until it is idle. */
    private static final long HEAP_OF_AUTO = 256L << 20;
    /** A MiB is tried in the smallest heap, too. */
    private static final long LEAST_BYTES = 1L << 20;
    /** Bytes read at once: enough to keep the disk busy, and few enough for the caches. */
    private static final int BLOCK = 1 << 20;

    /**
     * @param name the file, or null for a file of the JDK
     * @param limitMib the value of --limit, or null for the default
     */
    static DemoInput of(String name, String limitMib) {
        Path file = name == null ? jdkFile() : SortFile.path(name);
        long size = size(file) / Long.BYTES * Long.BYTES;
        if (size == 0) {
            throw new CommandException(file + ": at least 8 bytes are needed");
        }
        long wanted = (long) (limitMib == null ? defaultMib()
                : Arguments.number(limitMib, 1, "--limit is a number of MiB, 1 or more, not " + limitMib)) << 20;
        long fits = fits();
        if (size <= Math.min(wanted, fits)) {
            return new DemoInput(file, size, "all of its words");
        }
        String why = fits < wanted ? "more does not fit the heap of "
                + Text.bytes(Runtime.getRuntime().maxMemory()) + ", start with a larger -Xmx"
                : limitMib != null ? "as --limit says" : "--limit MIB changes that";
        return new DemoInput(file, Math.min(wanted, fits), "the first part of " + Text.bytes(size) + "; " + why);
    }

    /** Size of an existing, regular, readable file. */
    private static long size(Path file) {
        try (InputFile input = InputFile.open(file, Disk.REAL)) {
            return input.size();
        } catch (IOException e) {
            throw CommandException.file("read", file, e);
        }
    }

    /** The most that fits the heap and an array, a multiple of eight. */
    private static long fits() {
        long heap = (Runtime.getRuntime().maxMemory() - HEAP_OF_AUTO) / HEAP_PER_BYTE;
        return Math.min((long) Parallel.LARGEST_ARRAY * Integer.BYTES, Math.max(LEAST_BYTES, heap))
                / Long.BYTES * Long.BYTES;
    }

    private static int defaultMib() {
        return Runtime.getRuntime().availableProcessors() <= FEW_PROCESSORS ? DEFAULT_MIB_FOR_FEW : DEFAULT_MIB;
    }

    /** The classes of the running JDK: real data that every machine has. */
    private static Path jdkFile() {
        return Path.of(System.getProperty("java.home")).resolve("lib").resolve("modules");
    }

    /** The little-endian words of 64 bits. */
    long[] longs(Progress progress) {
        progress.step("reading " + file);
        long[] words = new long[(int) (bytes / Long.BYTES)];
        ByteBuffer block = ByteBuffer.allocate(BLOCK).order(ByteOrder.LITTLE_ENDIAN);
        try (InputStream input = Files.newInputStream(file)) {
            for (int begin = 0, count; begin < words.length; begin += count) {
                count = Math.min(BLOCK / Long.BYTES, words.length - begin);
                if (input.readNBytes(block.array(), 0, count * Long.BYTES) < count * Long.BYTES) {
                    throw new EOFException("it became shorter during the reading");
                }
                block.asLongBuffer().get(words, begin, count);
                progress.reached(begin, words.length);
            }
        } catch (IOException e) {
            throw CommandException.file("read", file, e);
        }
        return words;
    }

    /** The words of 32 bits in these words. */
    static int[] ints(long[] words) {
        int[] halves = new int[2 * words.length];
        for (int i = 0; i < halves.length; i++) {
            halves[i] = (int) (words[i / 2] >>> Integer.SIZE * (i % 2));
        }
        return halves;
    }

    /** For people. */
    @Override
    public String toString() {
        return Text.bytes(bytes) + ", " + why;
    }
}
