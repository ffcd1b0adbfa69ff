package io.github.aparasort.internal.external;

import io.github.aparasort.ExternalProgress;
import io.github.aparasort.ExternalProgress.Phase;
import io.github.aparasort.ExternalSummary;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.file.Disk;
import io.github.aparasort.internal.file.InputFile;
import io.github.aparasort.internal.file.OpenFile;
import io.github.aparasort.internal.file.Replacement;
import io.github.aparasort.internal.file.TemporaryFile;
import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Path;
import java.util.function.Consumer;

/**
 * Sorts a file by a {@link FileSort}. It is replaced at the end.
 *
 * @param memory the bytes that the sort may use
 * @param directory where the runs go, or null for the directory of the new file
 */
public record ExternalSort(Content content, long memory, Path directory, Dispatcher dispatcher,
        Consumer<? super ExternalProgress> listener, Disk disk) {
    /** Sorts a file into another one, or into itself. */
    public ExternalSummary sort(Path in, Path out) throws IOException {
        dispatcher.requireOpen();
        if (directory != null) {
            TemporaryFile.requireDirectory(directory);
        }
        SortMemory limit = new SortMemory(memory);
        try (InputFile input = InputFile.open(in); Replacement replacement = Replacement.of(out)) {
            OpenFile source = new OpenFile(in, input.channel(), disk);
            OpenFile target = new OpenFile(out, replacement.channel(), disk);
            long bytes = input.size();
            Path home = replacement.directory();
            Stages stages = new Stages(listener, bytes);
            SortFiles files = new SortFiles(source, target, bytes, home, directory == null ? home : directory, disk);
            Format format = content instanceof LineFormat lines ? new Lines(lines) : (Format) content;
            SortCounts done = new FileSort(format, limit, dispatcher).sort(files, stages);
            stages.begin(Phase.FORCE, 0);
            replacement.force();
            // As late as can be: what others have written is not lost.
            input.requireUnchanged();
            // Some systems do not replace a file that is open.
            input.close();
            replacement.commit();
            return new ExternalSummary(done.records(), bytes, done.runs(), done.threads(), stages.nanos());
        } catch (ClosedByInterruptException e) {
            throw Stages.interrupted(e);
        } catch (OutOfMemoryError e) {
            throw limit.explained(e);
        }
    }
}
