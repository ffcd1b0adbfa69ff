package io.github.aparasort.internal.cli;

import io.github.aparasort.Execution;
import io.github.aparasort.ExternalProgress;
import io.github.aparasort.ExternalProgress.Phase;
import io.github.aparasort.ExternalSorter;
import io.github.aparasort.ExternalSummary;
import io.github.aparasort.Gpu;
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
import java.util.OptionalLong;
import java.util.Set;
import java.util.StringJoiner;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code sort IN OUT}, {@code merge IN... OUT} and {@code check IN}: files of words, records or lines. */
public final class SortFile {
    private static final Pattern SIZE = Pattern.compile("(\\d{1,6})([KMGT])|\\d{1,18}");
    /** More files than any system opens at once. */
    private static final int MANY = 1 << 20;

    private final Arguments arguments;
    private final List<String> files;
    private final FileType type;
    private final ExternalSorter sorter;
    private final PrintStream out;
    private final PrintStream err;

    /**
     * Reads the arguments.
     *
     * @param more options that not all of these commands have
     * @param operands which files there are
     */
    private SortFile(List<String> args, List<String> more, PrintStream out, PrintStream err,
            Function<Arguments, List<String>> operands) {
        Set<String> known = new HashSet<>(FileType.OPTIONS);
        known.addAll(List.of("--memory=", "--descending", "--unique"));
        known.addAll(more);
        this.arguments = Arguments.parse(args, known);
        this.files = operands.apply(arguments);
        this.type = FileType.of(arguments);
        this.sorter = sorter(arguments, type.sorter());
        this.out = out;
        this.err = err;
    }

    private static ExternalSorter sorter(Arguments arguments, ExternalSorter ofType) {
        ExternalSorter sorter = arguments.has("--descending") ? ofType.descending() : ofType;
        sorter = arguments.has("--unique") ? sorter.unique() : sorter;
        sorter = arguments.has("--memory") ? sorter.memory(size(arguments.option("--memory"))) : sorter;
        if (arguments.has("--limit")) {
            String most = arguments.option("--limit");
            if (!most.matches("\\d{1,18}")) {
                throw new UsageException("--limit is a number of records, not " + most);
            }
            sorter = sorter.limit(Long.parseLong(most));
        }
        return arguments.has("--tmp") ? sorter.temporaryDirectory(path(arguments.option("--tmp"))) : sorter;
    }

    /** Runs the command {@code sort}. */
    static void sort(List<String> args, PrintStream out, PrintStream err) {
        SortFile command = new SortFile(args, List.of("--engine=", "--tmp=", "--limit="), out, err,
                arguments -> arguments.operands(0, "IN", "OUT"));
        Path in = path(command.files.get(0));
        Path target = path(command.files.get(1));
        try (Gpu gpu = Gpu.open(command.arguments.engine())) {
            AtomicReference<Execution> last = new AtomicReference<>();
            gpu.onExecution(last::set);
            command.run("sort", List.of(in), target, sorter -> {
                ExternalSummary done = sorter.gpu(gpu).sort(in, target);
                String engine = last.get() == null ? "" : " on " + Text.ran(last.get());
                String note = last.get() == null || last.get().note().isEmpty() ? "" : "\n" + last.get().note();
                return command.summary(target, "sorted" + engine, done) + note;
            });
        }
    }

    /** Runs the command {@code merge}. */
    static void merge(List<String> args, PrintStream out, PrintStream err) {
        SortFile command = new SortFile(args, List.of("--tmp=", "--limit="), out, err,
                arguments -> arguments.operands(MANY, "IN", "OUT"));
        List<Path> files = command.files.stream().map(SortFile::path).toList();
        Path target = files.get(files.size() - 1);
        List<Path> in = files.subList(0, files.size() - 1);
        command.run("merge", in, target, sorter -> command.summary(target, "of " + in.size() + " files",
                sorter.merge(in, target)));
    }

    /** Runs the command {@code check}. */
    static void check(List<String> args, PrintStream out, PrintStream err) {
        SortFile command = new SortFile(args, List.of(), out, err, arguments -> arguments.operands(0, "IN"));
        Path in = path(command.files.get(0));
        command.run("check", List.of(in), in, sorter -> {
            OptionalLong disorder = sorter.firstDisorder(in);
            if (disorder.isPresent()) {
                throw new CommandException(Text.format("%s: not sorted: %s %,d", in, command.type.name(),
                        disorder.getAsLong()));
            }
            return in + ": sorted";
        });
    }

    /** Work of a sorter, which returns a summary. */
    private interface Work {
        String run(ExternalSorter sorter) throws IOException;
    }

    /** Runs the work, and prints its summary. */
    private void run(String what, List<Path> in, Path target, Work work) {
        try (Progress progress = new Progress(err)) {
            out.println(work.run(sorter.onProgress(steps(progress, in.get(0), target))));
        } catch (IllegalArgumentException | OutOfMemoryError e) {
            // The memory is too little for this file, or too much for this JVM.
            throw new CommandException(in.get(0) + ": " + e.getMessage());
        } catch (IllegalStateException e) {
            throw new UsageException(e.getMessage());
        } catch (IOException e) {
            throw failure(what, in, target, e);
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

    /**
     * Names the file that failed: one of these, or the directory for temporary files.
     *
     * @param what is done with a file that is input and result
     */
    static CommandException failure(String what, List<Path> in, Path out, IOException e) {
        Path file = e instanceof FileSystemException f && f.getFile() != null ? Path.of(f.getFile()) : out;
        return CommandException.file(!in.contains(file) ? "write" : file.equals(out) ? what : "read", file, e);
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

    private String summary(Path target, String what, ExternalSummary done) {
        StringJoiner times = new StringJoiner(", ");
        for (Phase phase : Phase.values()) {
            if (done.nanos(phase) > 0) {
                times.add(phase.name().toLowerCase(Locale.ROOT) + " " + Text.time(done.nanos(phase)));
            }
        }
        String merged = done.threads() == 0 ? "" : Text.format(" in %,d runs, merged by %d %s", done.runs(),
                done.threads(), Plural.of(done.threads(), "thread"));
        String written = done.results() == done.records() ? "" : Text.format(", %,d written", done.results());
        return Text.format("%s: %,d %s %s%s%s; %s", target, done.records(), Plural.of(done.records(), type.name()),
                what, merged, written, times);
    }
}
