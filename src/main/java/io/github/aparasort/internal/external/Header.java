package io.github.aparasort.internal.external;

import io.github.aparasort.internal.file.FileFailure;
import io.github.aparasort.internal.file.OpenFile;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Lines at the begin of a file, which stay there.
 *
 * @param lines each with its end
 */
record Header(List<byte[]> lines) {
    private static final int READ = 1 << 12;
    /** A header may take this part of the memory. */
    private static final int SMALL_PART = 16;

    /** Of a file; all of it, if it has no more lines. */
    static Header of(Run file, ExternalOptions options) throws IOException {
        List<byte[]> lines = new ArrayList<>();
        byte[] bytes = new byte[0];
        for (int line = 0, begin = 0, end; line < options.header && begin < file.size(); line++) {
            end = options.layout().end(bytes, begin, begin, bytes.length);
            while (end < 0 && bytes.length < file.size()) {
                bytes = longer(bytes, file, options.memory);
                end = options.layout().end(bytes, begin, begin, bytes.length);
            }
            if (end < 0) {
                throw FileFailure.of(file.file().name(), "a quote in its header is not closed");
            }
            lines.add(Arrays.copyOfRange(bytes, begin, end));
            begin = end;
        }
        return new Header(lines);
    }

    private static byte[] longer(byte[] bytes, Run file, long memory) throws IOException {
        if (bytes.length > memory / SMALL_PART) {
            throw tooLong("the header of " + file.file().name(), memory);
        }
        byte[] longer = Arrays.copyOf(bytes, (int) Math.min(Math.max(READ, 2L * bytes.length), file.size()));
        file.read(ByteBuffer.wrap(longer, bytes.length, longer.length - bytes.length), bytes.length);
        return longer;
    }

    /** Of lines of the caller. */
    static Header of(CallerRecords lines, ExternalOptions options) {
        List<byte[]> header = new ArrayList<>();
        while (header.size() < options.header && lines.hasNext()) {
            byte[] line = lines.next();
            byte[] ended = Arrays.copyOf(line, line.length + 1);
            ended[line.length] = LineEnds.END;
            lines.requireLine(options.layout().end(ended, 0, 0, ended.length) == ended.length);
            header.add(ended);
            if (lines.bytes() > Math.max(READ, options.memory / SMALL_PART)) {
                throw tooLong("the header", options.memory);
            }
        }
        return new Header(header);
    }

    private static IllegalArgumentException tooLong(String what, long memory) {
        return new IllegalArgumentException(String.format(Locale.ROOT,
                "memory of %,d bytes is too little for %s: give it more, for instance %,d", memory, what, 2 * memory));
    }

    /** That of the result. */
    Header ofResults(Results results) {
        return results.totals() == null ? this
                : new Header(lines.stream().map(line -> results.totals().header(line, Format.range(0, line.length)))
                .toList());
    }

    /** The records of a file that begins with it. */
    Run rest(Run file) {
        return file.part(Math.min(size(), file.end()), file.end());
    }

    /** Its bytes. */
    long size() {
        return lines.stream().mapToLong(line -> line.length).sum();
    }

    void write(OpenFile file) throws IOException {
        long position = 0;
        for (byte[] line : lines) {
            file.write(ByteBuffer.wrap(line), position);
            position += line.length;
        }
    }

    boolean hasSameLines(Header other) {
        return Arrays.deepEquals(lines.toArray(), other.lines.toArray());
    }
}
