package io.github.aparasort.internal.cli;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuException;
import io.github.aparasort.Plan;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ForkJoinPool;

/** {@code demo [FILE]}: sorts, merges, compares and adds up the words of a real file on every engine, side by side. */
public final class Demo {
    private final PrintStream out;
    private final Progress progress;
    private final Table sorts = new Table("input", "#n", "asked for", "ran on", "#ms", "#ns/key", "#x sort",
            "#x parallelSort", "#runs", "result");
    private final Table pairs = PairsContest.table();
    private final Table families = FamilyContest.table();
    private final List<String> notes = new ArrayList<>();
    private boolean right = true;

    private Demo(PrintStream out, Progress progress) {
        this.out = out;
        this.progress = progress;
    }

    /** Does what the arguments say. */
    public static void run(List<String> args, PrintStream out, PrintStream err) {
        Arguments arguments = Arguments.parse(args, Set.of("--limit"));
        List<String> files = arguments.operands(1);
        DemoInput input = DemoInput.of(files.isEmpty() ? null : files.get(0), arguments.option("--limit"));
        try (Progress progress = new Progress(err)) {
            new Demo(out, progress).show(input);
        } catch (OutOfMemoryError e) {
            throw new CommandException("the heap of " + Text.bytes(Runtime.getRuntime().maxMemory())
                    + " is too small for this; start with a larger -Xmx, or with a smaller --limit MIB");
        }
    }

    private void show(DemoInput input) {
        out.println("Input: " + input);
        out.println("Java:  " + System.getProperty("java.vm.version") + " on "
                + Runtime.getRuntime().availableProcessors() + " processors");
        out.println();
        out.flush();
        warmUp();
        for (WordType type : WordType.values()) {
            contest(WordFile.read(input.file(), type, (int) (input.bytes() / type.bytes()), progress));
        }
        sorts.print(out);
        out.println();
        out.println("ms: median of the runs, whole call on a fresh copy; x: times as fast as the JDK's;"
                + " verified: every run, against Arrays.sort");
        out.println();
        pairs.print(out);
        out.println();
        families.print(out);
        out.println();
        if (ForkJoinPool.getCommonPoolParallelism() < 2) {
            out.println("Arrays.parallelSort is Arrays.sort here: the common pool has one thread.");
        }
        notes.forEach(out::println);
        for (WordType type : WordType.values()) {
            out.println(choice(Gpu.shared().explain(type.component(), (int) (input.bytes() / type.bytes()))));
        }
        if (!right) {
            throw new CommandException("a result is wrong: see WRONG in the tables");
        }
    }

    /** AUTO chooses by measurements, which would otherwise go on beside the contest. */
    private void warmUp() {
        progress.step("measuring the engines, for AUTO's choice");
        try {
            Gpu.shared().warmUp(int.class, long.class);
        } catch (GpuException e) {
            notes.add("aparasort.target=" + Settings.target() + ": " + e.getMessage());
        }
    }

    private void contest(Words words) {
        Contest contest = new Contest(words, progress);
        List<Contest.Result> results = new ArrayList<>();
        for (Contestant contestant : Contestant.all()) {
            results.add(contest.run(contestant));
        }
        // The first two are the JDK's own, which the others are compared with.
        for (Contest.Result result : results) {
            row(words, result, results.get(0).nanos(), results.get(1).nanos());
        }
        right &= new PairsContest(words, pairs, progress).run();
        if (words.type() == WordType.of(int.class)) {
            right &= new FamilyContest(words, families, progress).run();
        }
    }

    private void row(Words words, Contest.Result result, long sort, long parallelSort) {
        String type = words.type().toString();
        String n = Text.count(words.length());
        if (!result.note().isEmpty() || !result.failure().isEmpty()) {
            notes.add(result.asked() + ", " + type + ": " + result.note() + result.failure());
        }
        if (!result.failure().isEmpty()) {
            sorts.row(type, n, result.asked(), "-", "-", "-", "-", "-", "-", "failed, see below");
            return;
        }
        right &= result.right();
        sorts.row(type, n, result.asked(), result.ran(), Text.millis(result.nanos()),
                Text.format("%.2f", (double) result.nanos() / words.length()), ratio(sort, result.nanos()),
                ratio(parallelSort, result.nanos()), Integer.toString(result.runs()),
                result.right() ? "verified" : "WRONG");
    }

    private static String ratio(long peer, long nanos) {
        return Text.format("%.2f", (double) peer / Math.max(1, nanos));
    }

    private static String choice(Plan plan) {
        List<String> expected = new ArrayList<>();
        plan.estimatedNanos().forEach((engine, nanos) -> expected.add(engine + " " + Text.time(nanos)));
        return Text.format("GpuArrays.sort(%s[%,d]) would use %s: %s%s", plan.type(), plan.n(), Text.chosen(plan),
                plan.why(), expected.isEmpty() ? "" : " (expected: " + String.join(", ", expected) + ")");
    }
}
