package io.github.aparasort.internal.cli;

import io.github.aparasort.internal.file.InputFile;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Files of little-endian words. */
public final class WordFile {
    /** Bytes read or written at once: enough to keep the disk busy, and few enough for the caches. */
    private static final int CHUNK = 1 << 20;

    private WordFile() {
    }

    /** Size of an existing, regular, readable file. */
    static long size(Path file) {
        try (InputFile input = InputFile.open(file)) {
            return input.size();
        } catch (IOException e) {
            throw CommandException.file("read", file, e);
        }
    }

    /** Reads the first n words of a file. */
    static Words read(Path file, WordType type, int n, Progress progress) {
        progress.step("reading " + file);
        Words words = allocate(file, type, n);
        ByteBuffer bytes = ByteBuffer.allocate(CHUNK).order(ByteOrder.LITTLE_ENDIAN);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            for (int begin = 0, count; begin < n; begin += count) {
                count = Math.min(CHUNK / type.bytes(), n - begin);
                bytes.clear().limit(count * type.bytes());
                while (bytes.hasRemaining()) {
                    if (channel.read(bytes) < 0) {
                        throw new EOFException("it became shorter during the reading");
                    }
                }
                words.read(begin, bytes.flip(), count);
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
            // Not tried if it must fail: a failed allocation can write a heap dump.
            if (bytes < Runtime.getRuntime().maxMemory()) {
                return new Words(type, n);
            }
        } catch (OutOfMemoryError e) {
            // Reported below.
        }
        throw CommandException.heap(file.toString(), bytes);
    }
}
