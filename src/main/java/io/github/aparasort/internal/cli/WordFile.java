package io.github.aparasort.internal.cli;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Files of little-endian words. */
public final class WordFile {
    /** Bytes at a time: the disk is busy and the caches are not overrun. */
    private static final int CHUNK = 1 << 20;

    private WordFile() {
    }

    /** Size of an existing, regular, readable file. */
    static long size(Path file) {
        try {
            if (!Files.exists(file)) {
                throw new NoSuchFileException(file.toString());
            }
            if (!Files.isRegularFile(file)) {
                throw new IOException(Files.isDirectory(file) ? "is a directory" : "not a regular file");
            }
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
                return channel.size();
            }
        } catch (IOException e) {
            throw CommandException.file("read", file, e);
        }
    }

    /** How many words a file holds, where it holds nothing else and one array takes them all. */
    static int count(Path file, WordType type, long bytes) {
        if (bytes % type.bytes() != 0) {
            throw new CommandException(Text.format("%s: %,d bytes are no whole number of %s words (%d bytes each)",
                    file, bytes, type, type.bytes()));
        }
        long count = bytes / type.bytes();
        if (count > WordType.MAX_WORDS) {
            throw new CommandException(Text.format("%s: %,d words are more than one array holds (%,d); split the file, "
                    + "sort the parts and merge them", file, count, WordType.MAX_WORDS));
        }
        return (int) count;
    }

    /** Reads the first n words of a file. */
    static Words read(Path file, WordType type, int n, Progress progress) {
        progress.step("reading " + file);
        Words words = allocate(file, type, n);
        byte[] bytes = new byte[CHUNK];
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            int perChunk = CHUNK / type.bytes();
            for (int begin = 0; begin < n; begin += Math.min(perChunk, n - begin)) {
                int count = Math.min(perChunk, n - begin);
                fill(channel, ByteBuffer.wrap(bytes, 0, count * type.bytes()));
                words.read(begin, bytes, count);
                progress.reached(begin, n);
            }
            return words;
        } catch (IOException e) {
            throw CommandException.file("read", file, e);
        }
    }

    private static Words allocate(Path file, WordType type, int n) {
        long bytes = (long) n * type.bytes();
        try {
            // Not even tried where it is hopeless: a failed allocation can write a heap dump.
            if (bytes < Runtime.getRuntime().maxMemory()) {
                return type.allocate(n);
            }
        } catch (OutOfMemoryError e) {
            // Reported below.
        }
        throw CommandException.heap(file.toString(), bytes);
    }

    private static void fill(FileChannel channel, ByteBuffer buffer) throws IOException {
        while (buffer.hasRemaining()) {
            if (channel.read(buffer) < 0) {
                throw new EOFException("it became shorter while it was read");
            }
        }
    }

    static void write(Words words, FileChannel channel, Progress progress) throws IOException {
        int n = words.length();
        int perChunk = CHUNK / words.type().bytes();
        byte[] bytes = new byte[CHUNK];
        for (int begin = 0; begin < n; begin += Math.min(perChunk, n - begin)) {
            int count = Math.min(perChunk, n - begin);
            words.write(begin, bytes, count);
            ByteBuffer buffer = ByteBuffer.wrap(bytes, 0, count * words.type().bytes());
            while (buffer.hasRemaining()) {
                channel.write(buffer);
            }
            progress.reached(begin, n);
        }
    }
}
