package io.github.aparasort.internal.cli;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.Gpu;
import io.github.aparasort.GpuException;
import io.github.aparasort.Operation;
import io.github.aparasort.Target;
import io.github.aparasort.internal.event.Property;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * {@code demo [FILE]}: runs operations on the words of a file and compares the times with plain Java. A row is printed
 * as soon as it is measured.
 */
public final class Demo {
    /** The operations on 32-bit words; those on 64-bit words follow. */
    static final List<Operation> ON_INTS = List.of(Operation.SORT, Operation.ARGSORT, Operation.SORT_PAIRS,
            Operation.MERGE, Operation.UNION, Operation.INTERSECTION, Operation.DIFFERENCE,
            Operation.SYMMETRIC_DIFFERENCE, Operation.INCLUSIVE, Operation.REDUCE, Operation.TOP_K,
            Operation.REDUCE_BY_KEY);
    /** The sorts of texts and records. */
    static final List<String> ON_OBJECTS = List.of("String", "Item");
    static final List<Operation> ON_LONGS = List.of(Operation.SORT, Operation.ARGSORT, Operation.SORT_PAIRS);

    /** Time for the rounds of one row. */
    private static final long ROW_NANOS = TimeUnit.SECONDS.toNanos(1);
    /**
     * Time for all rows without --all. When it is spent, as on a slow machine, further rows take the fewest rounds.
     * With the start of Maven and of the JVM that stays below 45 seconds.
     */
    private static final long TOTAL_NANOS = TimeUnit.SECONDS.toNanos(25);

    /** Only a row that takes longer than usual gets a line on stderr. */
    private static final long PROGRESS_MILLIS = 5_000;
    private static final int TEXT_WIDTH = 92;
    private static final Pattern LINE = Pattern.compile("(.{1," + (TEXT_WIDTH - 1) + "})(?: +|$)");

    private final PrintStream out;
    private final Progress progress;
    private final boolean all;
    private final List<NamedEngine> engines;
    private final long begin = System.nanoTime();
    private final String rowFormat;
    private final Set<String> notes = new LinkedHashSet<>();
    /** The engines that AUTO chooses, each with its operations. */
    private final Map<String, List<String>> chosen = new LinkedHashMap<>();
    /** The operations for which AUTO may still choose another engine. */
    private final List<String> learning = new ArrayList<>();
    private int rowsLeft;
    private boolean right = true;

    private Demo(DemoInput input, boolean all, PrintStream out, Progress progress) {
        this.out = out;
        this.progress = progress;
        this.all = all;
        engines = NamedEngine.withKernels(all);
        rowsLeft = (ON_OBJECTS.size() + ON_INTS.size() + ON_LONGS.size()) * engines.size();
        rowFormat = "%-25s  %" + Text.count(input.bytes() / Integer.BYTES).length() + "s  %10s  %10s  %-10s  %5s  %s";
    }

    /** Runs the command. */
    static void run(List<String> args, PrintStream out, PrintStream err) {
        Arguments arguments = Arguments.parse(args, Set.of("--limit=", "--all"));
        List<String> files = arguments.operands(1);
        DemoInput input = DemoInput.of(files.isEmpty() ? null : files.get(0), arguments.option("--limit"));
        try (Progress progress = new Progress(err, PROGRESS_MILLIS)) {
            out.println("Input   " + input.file());
            out.println("        " + input);
            out.println("Java    " + Runtime.version() + ", processors: " + Runtime.getRuntime().availableProcessors());
            for (DeviceInfo device : Gpu.devices()) {
                out.println("Device  " + NamedEngine.name(device) + ", " + device);
            }
            new Demo(input, arguments.has("--all"), out, progress).show(input);
        } catch (OutOfMemoryError e) {
            throw new CommandException("the heap of " + Text.bytes(Runtime.getRuntime().maxMemory())
                    + " is too small for this; start with a larger -Xmx, or with a smaller --limit MIB");
        }
    }

    private void show(DemoInput input) {
        out.println();
        line("operation", "n", "plain Java", "Aparasort", "engine", "speed", "");
        out.println("-".repeat(TEXT_WIDTH));
        out.flush();
        try (NamedEngine.Session plain = NamedEngine.of(Target.JDK).open()) {
            long[] longs = input.longs(progress);
            int[] words = DemoInput.ints(longs);
            for (SampleCall<?, ?> call : List.of(ObjectSampleCalls.texts(words), ObjectSampleCalls.records(words))) {
                rows(List.of(Operation.SORT), operation -> call, plain);
            }
            rows(ON_INTS, new IntSampleCalls(words)::of, plain);
            rows(ON_LONGS, new LongSampleCalls(longs)::of, plain);
        }
        out.println();
        out.println("Times are the best of several whole calls. Every result was verified.");
        out.println("Plain Java is Arrays.parallelSort, Arrays.sort of objects, or a plain loop (the engine JDK).");
        out.println("A bar of #### is as fast as plain Java; each further #### is twice as fast.");
        out.println("A star marks the engine that " + target() + " chooses, if it has learned enough to stay with it.");
        out.println();
        notes.forEach(out::println);
        if (!learning.isEmpty()) {
            wrap(target() + " still learns which engine is the fastest one for " + String.join(", ", learning) + ".");
        }
        wrap(conclusion());
        if (!right) {
            throw new CommandException("a result is wrong: see WRONG above");
        }
    }

    private void rows(List<Operation> operations, Function<Operation, SampleCall<?, ?>> calls,
            NamedEngine.Session plain) {
        for (Operation operation : operations) {
            progress.step("measuring the engines for AUTO: " + operation);
            SampleCall<?, ?> call = calls.apply(operation);
            String choice = choice(call);
            EngineComparison best = null;
            for (NamedEngine engine : engines) {
                progress.step(call + " on " + engine.name());
                EngineComparison result = EngineComparison.measure(call, plain, engine, rowBudget());
                if (all || result.nanos() == 0) {
                    row(call, result, choice);
                } else if (best == null || result.speed() > best.speed()) {
                    best = result;
                }
            }
            if (best != null) {
                row(call, best, choice);
            }
        }
    }

    /**
     * The engine that AUTO chooses when it has learned; empty if it still learns, or if a system property demands a
     * missing one. AUTO measures and learns first, so that it does not measure while the rows are measured.
     */
    private String choice(SampleCall<?, ?> call) {
        AutoChoice choice;
        try {
            choice = AutoChoice.of(call);
        } catch (GpuException e) {
            notes.add(target() + ": this machine does not have it; the command doctor says why.");
            return "";
        }
        if (!choice.right()) {
            right = false;
            notes.add(target() + ": a result of " + call + " is WRONG.");
        }
        if (!choice.learned()) {
            learning.add(call.toString());
            return "";
        }
        chosen.computeIfAbsent(choice.engine(), key -> new ArrayList<>()).add(call.toString());
        return choice.engine();
    }

    private long rowBudget() {
        long left = all ? Long.MAX_VALUE : begin + TOTAL_NANOS - System.nanoTime();
        return Math.min(ROW_NANOS, Math.max(0, left) / rowsLeft--);
    }

    private void row(SampleCall<?, ?> call, EngineComparison result, String choice) {
        String n = Text.count(call.n());
        if (!result.note().isEmpty() || !result.failure().isEmpty()) {
            notes.add(result.engine() + ": " + result.note() + result.failure());
        }
        right &= result.right();
        if (result.nanos() == 0) {
            line(call, n, "-", "-", result.engine(), "-", result.right() ? "failed, see below" : "WRONG");
            return;
        }
        double speed = result.speed();
        String text = result.isPlain() ? "same" : Text.format(speed < 10 ? "%.1fx" : "%.0fx", speed);
        line(call, n, Text.time(result.plainNanos()), Text.time(result.nanos()),
                result.engine() + (result.engine().equals(choice) ? " *" : ""), text, Text.bar(speed));
        progress.printed();
    }

    private void line(Object... cells) {
        out.println(Text.format(rowFormat, cells).stripTrailing());
        out.flush();
    }

    /** The choice of AUTO, and why there is no GPU if there is none. */
    private String conclusion() {
        // The longest list of operations comes last, without names.
        List<String> parts = new ArrayList<>();
        chosen.entrySet().stream().sorted(Comparator.comparing(entry -> entry.getValue().size()))
                .forEach(entry -> parts.add(longName(entry.getKey()) + " for "
                        + (parts.size() < chosen.size() - 1 ? String.join(", ", entry.getValue())
                        : chosen.size() == 1 && learning.isEmpty() ? "all of these operations"
                        : learning.isEmpty() ? "all the others" : String.join(", ", entry.getValue()))));
        String text = parts.isEmpty() ? "" : "On this machine " + target() + " chooses " + String.join("; ", parts)
                + ". ";
        if (Gpu.devices().stream().anyMatch(device -> device.type() == DeviceInfo.Type.GPU)) {
            return text;
        }
        boolean safe = Gpu.devices().stream().allMatch(OpenClSetup::isSafe);
        return text + "There is no GPU with OpenCL; the command doctor says what is missing."
                + (!safe ? " PoCL is left out; doctor says why, too." : Gpu.devices().isEmpty() || all ? ""
                : " AUTO never uses OpenCL on the CPU; --all shows it.");
    }

    /** AUTO, unless a system property demands something else. */
    private static String target() {
        return Property.target() == Target.AUTO ? "AUTO" : "aparasort.target=" + Property.target();
    }

    private static String longName(String engine) {
        return switch (engine) {
            case "JDK" -> "plain Java (JDK)";
            case "JTP" -> "Java threads (JTP)";
            default -> engine;
        };
    }

    private void wrap(String text) {
        LINE.matcher(text).results().forEach(line -> out.println(line.group(1)));
    }
}
