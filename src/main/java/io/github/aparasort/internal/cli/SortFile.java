package io.github.aparasort.internal.cli;

import io.github.aparasort.Execution;
import io.github.aparasort.ExternalProgress;
import io.github.aparasort.ExternalProgress.Phase;
import io.github.aparasort.ExternalSorter;
import io.github.aparasort.ExternalSummary;
import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import io.github.aparasort.internal.event.Plural;
import io.github.aparasort.internal.file.FileName;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.StringJoiner;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code sort IN OUT}: sorts a file of words or records. */
public final class SortFile {
    private static final Pattern SIZE = Pattern.compile("(\\d{1,6})([KMGT])|\\d{1,18}");

    private SortFile() {
    }

    /** Runs the command. */
    static void run(List<String> args, PrintStream out, PrintStream err) {
        Set<String> known = new HashSet<>(FileType.OPTIONS);
        known.addAll(List.of("--engine=", "--memory=", "--tmp=", "--descending"));
        Arguments arguments = Arguments.parse(args, known);
        List<String> files = arguments.operands(0, "IN", "OUT");
        FileType type = FileType.of(arguments);
        Target target = arguments.engine();
        ExternalSorter sorter = type.sorter();
        if (arguments.has("--descending")) {
            sorter = sorter.descending();
        }
        if (arguments.has("--memory")) {
            sorter = sorter.memory(size(arguments.option("--memory")));
        }
        if (arguments.has("--tmp")) {
            sorter = sorter.temporaryDirectory(path(arguments.option("--tmp")));
        }
        try (Progress progress = new Progress(err)) {
            out.println(sort(path(files.get(0)), path(files.get(1)), type, sorter, target, progress));
        }
    }

    private static long size(String text) {
        Matcher parts = SIZE.matcher(text);
        if (parts.matches()) {
            long size = parts.group(1) == null ? Long.parseLong(text)
                    : Long.parseLong(parts.group(1)) << 10 * ("KMGT".indexOf(parts.group(2)) + 1);
            if (size > 0) {
                return size;
            }
        }
        throw new UsageException("--memory is a number of bytes, for instance 512M or 4G, not " + text);
    }

    static Path path(String name) {
        try {
            return FileName.path(name);
        } catch (InvalidPathException e) {
            throw new CommandException("not the name of a file: " + name + " (" + e.getReason() + ")");
        }
    }

    /** Sorts, and returns a summary. */
    private static String sort(Path in, Path out, FileType type, ExternalSorter sorter, Target target,
            Progress progress) {
        try (Gpu gpu = Gpu.open(target)) {
            AtomicReference<Execution> last = new AtomicReference<>();
            gpu.onExecution(last::set);
            ExternalSummary done = sorter.gpu(gpu).onProgress(steps(progress, in, out)).sort(in, out);
            return summary(out, type, done, last.get());
        } catch (IllegalArgumentException | OutOfMemoryError e) {
            // The memory is too little for this file, or too much for this JVM.
            throw new CommandException(in + ": " + e.getMessage());
        } catch (IOException e) {
            throw failure(in, out, e);
        }
    }

    /** Names the file that failed: one of these, or the directory for temporary files. */
    static CommandException failure(Path in, Path out, IOException e) {
        String file = e instanceof FileSystemException f && f.getFile() != null ? f.getFile() : out.toString();
        boolean isInput = file.equals(in.toString());
        return CommandException.file(!isInput ? "write" : in.equals(out) ? "sort" : "read", Path.of(file), e);
    }

    /** Shows what a sort tells of itself. */
    private static Consumer<ExternalProgress> steps(Progress progress, Path in, Path out) {
        AtomicReference<Phase> phase = new AtomicReference<>();
        return reached -> {
            if (phase.getAndSet(reached.phase()) != reached.phase()) {
                progress.step(switch (reached.phase()) {
                    case READ -> "reading " + in;
                    case SORT -> "sorting";
                    case WRITE -> "writing";
                    case MERGE -> "merging into " + out;
                    case FORCE -> "waiting for the disk";
                });
            }
            if (reached.phase() != Phase.FORCE) {
                progress.reached(reached.done(), reached.total());
            }
        };
    }

    private static String summary(Path out, FileType type, ExternalSummary done, Execution last) {
        StringJoiner times = new StringJoiner(", ");
        for (Phase phase : Phase.values()) {
            if (done.nanos(phase) > 0) {
                times.add(phase.name().toLowerCase(Locale.ROOT) + " " + Text.time(done.nanos(phase)));
            }
        }
        return Text.format("%s: %,d %s sorted%s%s; %s%s", out, done.records(), Plural.of(done.records(), type.name()),
                last == null ? "" : " on " + Text.ran(last),
                done.runs() == 1 ? "" : Text.format(" in %,d runs, merged by %d %s", done.runs(), done.threads(),
                        Plural.of(done.threads(), "thread")),
                times, last == null || last.note().isEmpty() ? "" : "\n" + last.note());
    }
}
