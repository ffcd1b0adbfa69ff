package io.github.aparasort.internal.external;

import io.github.aparasort.internal.file.Disk;
import io.github.aparasort.internal.file.InputFile;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The files that a call reads. */
final class Inputs implements AutoCloseable {
    private final List<InputFile> files = new ArrayList<>();

    static Inputs open(List<Path> names, Disk disk) throws IOException {
        Inputs inputs = new Inputs();
        try {
            for (Path name : names) {
                inputs.files.add(InputFile.open(name, disk));
            }
            return inputs;
        } catch (IOException | RuntimeException | Error e) {
            inputs.close();
            throw e;
        }
    }

    /** The records of each file. */
    List<Run> runs(Format format) throws IOException {
        List<Run> runs = new ArrayList<>();
        for (InputFile each : files) {
            format.requireWhole(each.file(), each.size());
            boolean lacksEnd = format.width == 0 && each.size() > 0 && last(each) != LineEnds.END;
            runs.add(new Run(each.file(), 0, each.size() + (lacksEnd ? 1 : 0), lacksEnd, format.width));
        }
        return runs;
    }

    private static byte last(InputFile file) throws IOException {
        byte[] last = new byte[1];
        file.file().read(ByteBuffer.wrap(last), file.size() - 1);
        return last[0];
    }

    long bytes() {
        return files.stream().mapToLong(InputFile::size).sum();
    }

    /** Fails if a file was changed meanwhile, and closes all: some systems do not replace a file that is open. */
    void end() throws IOException {
        for (InputFile each : files) {
            each.requireUnchanged();
        }
        close();
    }

    @Override
    public void close() throws IOException {
        for (InputFile each : files) {
            each.close();
        }
    }
}
