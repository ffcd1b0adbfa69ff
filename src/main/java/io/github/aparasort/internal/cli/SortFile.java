package io.github.aparasort.internal.cli;

import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import io.github.aparasort.internal.event.Property;
import io.github.aparasort.internal.file.Replacement;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;

/** {@code sort IN OUT}: sorts a file of little-endian words. */
public final class SortFile {
    private SortFile() {
    }

    /** Runs the command. */
    static void run(List<String> args, PrintStream out, PrintStream err) {
        Arguments arguments = Arguments.parse(args, Set.of("--type=", "--engine="));
        List<String> files = arguments.operands(0, "IN", "OUT");
        if (arguments.option("--type") == null) {
            throw new UsageException("missing: --type i32|i64");
        }
        WordType type = WordType.of(arguments.option("--type"));
        Target target = target(arguments.option("--engine"));
        try (Progress progress = new Progress(err)) {
            out.println(sort(path(files.get(0)), path(files.get(1)), type, target, progress));
        }
    }

    private static Target target(String name) {
        if (name == null) {
            return Property.target();
        }
        for (Target target : Target.values()) {
            if (target.name().toLowerCase(Locale.ROOT).equals(name)) {
                return target;
            }
        }
        throw new UsageException("--engine is auto, gpu, opencl, jtp or jdk, not " + name);
    }

    static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new CommandException("not the name of a file: " + name);
        }
    }

    /** Reads, sorts, writes, and returns a summary. */
    private static String sort(Path in, Path out, WordType type, Target target, Progress progress) {
        int n = WordFile.count(in, type, WordFile.size(in));
        // Opened first: an OUT that cannot be written fails before the work.
        try (Replacement replacement = Replacement.of(out); Gpu gpu = Gpu.open(target)) {
            // Starts the measurements of AUTO, if it needs any. They run while the file is read.
            gpu.explain(type.component(), n);
            long begin = System.nanoTime();
            Words words = WordFile.read(in, type, n, progress);
            long read = System.nanoTime();
            progress.step(Text.format("sorting %,d words", n));
            Execution done = sort(gpu, words, in);
            long sorted = System.nanoTime();
            progress.step("writing " + out);
            WordFile.write(words, replacement.channel(), progress);
            replacement.commit();
            return Text.format("%s: %,d %s words sorted on %s; read %s, sort %s, write %s%s", out, n, type,
                    Text.ran(done), Text.time(read - begin), Text.time(sorted - read),
                    Text.time(System.nanoTime() - sorted), done.note().isEmpty() ? "" : "\n" + done.note());
        } catch (IOException e) {
            throw CommandException.file("write", out, e);
        }
    }

    private static Execution sort(Gpu gpu, Words words, Path in) {
        AtomicReference<Execution> last = new AtomicReference<>();
        gpu.onExecution(last::set);
        try {
            words.sort(gpu.sorter());
        } catch (OutOfMemoryError e) {
            throw CommandException.heap(in.toString(), (long) words.length() * words.type().bytes());
        }
        return last.get();
    }
}
