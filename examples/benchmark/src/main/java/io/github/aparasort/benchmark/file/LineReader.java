package io.github.aparasort.benchmark.file;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** The lines of a file without their ends, as bytes. The last one has an end too. */
final class LineReader implements Iterator<byte[]>, Closeable {
    private final InputStream in;
    private final byte[] buffer = new byte[FileRun.CHUNK];
    private int from;
    private int to;

    LineReader(Path file) throws IOException {
        in = Files.newInputStream(file);
    }

    @Override
    public boolean hasNext() {
        return from < to || read();
    }

    @Override
    public byte[] next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        int end = from;
        while (buffer[end] != '\n') {
            end++;
            if (end == to) {
                int length = end - from;
                if (!read()) {
                    throw new IllegalStateException("the last line has no end");
                }
                end = length;
            }
        }
        byte[] line = Arrays.copyOfRange(buffer, from, end);
        from = end + 1;
        return line;
    }

    /** Moves the begin of a line to the begin of the buffer and reads more; false at the end of the file. */
    private boolean read() {
        int length = to - from;
        if (length == buffer.length) {
            throw new IllegalStateException("a line is longer than " + length + " bytes");
        }
        System.arraycopy(buffer, from, buffer, 0, length);
        try {
            int count = in.read(buffer, length, buffer.length - length);
            from = 0;
            to = length + Math.max(count, 0);
            return count > 0;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
