package io.github.aparasort.benchmark;

import io.github.aparasort.benchmark.contender.Contender;
import io.github.aparasort.benchmark.contender.Operation;
import io.github.aparasort.benchmark.input.Distribution;
import io.github.aparasort.benchmark.input.KeyType;
import io.github.aparasort.benchmark.report.Machine;
import io.github.aparasort.benchmark.report.Measured;
import io.github.aparasort.benchmark.report.Report;
import io.github.aparasort.benchmark.report.SampleFile;
import io.github.aparasort.benchmark.run.Bench;
import io.github.aparasort.benchmark.run.Budget;
import io.github.aparasort.benchmark.run.Heap;
import io.github.aparasort.benchmark.run.Mode;
import io.github.aparasort.benchmark.run.Plan;
import io.github.aparasort.benchmark.run.Run;
import io.github.aparasort.benchmark.run.Table;
import io.github.aparasort.benchmark.run.Vm;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Measures, and reports. */
@Command(name = "benchmark.jar", usageHelpAutoWidth = true, sortOptions = false, header = "Measures Aparasort against "
        + "the JDK, fastutil and DuckDB, and reports in Markdown and SVG.")
final class Measure implements Callable<Integer> {
    private static final int MILLION = 1_000_000;
    /** Leaves 25 seconds of the five minutes to the last case, if it takes longer than guessed, and the report. */
    private static final double QUICK_LIMIT_SECONDS = 275;

    @Parameters(index = "0", arity = "0..1", paramLabel = "MODE", defaultValue = "quick", description = "quick (the "
            + "default): under five minutes; full: more sizes and types, more than an hour for each JDK; tables: "
            + "every operation but the sorts, with 10M rows, in one JVM; never-slower: every distribution at sizes "
            + "from 0 to 50M against Arrays.sort, an hour or more.")
    private Mode mode;

    @Mixin
    private Options options;

    @Option(names = {"-h", "--help"}, usageHelp = true, description = "This text.")
    private boolean help;

    @Spec
    private CommandSpec spec;

    private final Map<String, String> facts = new LinkedHashMap<>();

    @Override
    public Integer call() throws IOException {
        int forks = options.forks != null ? options.forks : mode.forks();
        if (forks == 0) {
            setWorkersHere();
        }
        Path out = options.out != null ? options.out : defaultOut();
        Files.createDirectories(out);
        Plan plan = Plan.of(tables(), orElse(options.types, List.of(KeyType.values())), contenders(), vms(),
                Heap.bytes(options.jvmArguments));
        facts.put("When", Instant.now().truncatedTo(ChronoUnit.SECONDS).toString());
        facts.put("Command", "java -jar benchmark.jar "
                + String.join(" ", spec.commandLine().getParseResult().originalArgs()));
        facts.putAll(Machine.facts());
        facts.put("JVMs per case", forks == 0 ? "none of its own: all cases in the reporting JVM" : forks + " "
                + options.jvmArguments);
        facts.put("Load average at the beginning", Machine.load());
        if (!plan.skipped().isEmpty()) {
            facts.merge("Left out", String.join("\n", plan.skipped()), (a, b) -> a + "\n" + b);
            plan.skipped().forEach(skipped -> System.out.println("left out: " + skipped));
        }
        Run run;
        try (PrintStream log = new PrintStream(Files.newOutputStream(out.resolve("jmh.log")), false)) {
            Bench bench = new Bench(forks, options.jvmArguments, log,
                    (name, text) -> facts.put("explain " + name, text));
            run = new Run(bench, budget(), mode == Mode.NEVER_SLOWER, forks, limit());
            run.measure(plan.steps(), measured -> save(out, measured));
        }
        return finish(run, out);
    }

    private int finish(Run run, Path out) throws IOException {
        facts.put("Load average at the end", Machine.load());
        if (!run.late().isEmpty()) {
            facts.put("Not measured for want of time", String.join("\n", run.late()));
        }
        if (!run.failures().isEmpty()) {
            facts.put("Failed", String.join("\n", run.failures()));
        }
        save(out, run.measured());
        System.out.println(Report.write(out, facts, run.measured(), mode == Mode.NEVER_SLOWER));
        return run.failures().isEmpty() ? 0 : 1;
    }

    private void save(Path out, List<Measured> measured) {
        try {
            SampleFile.write(out.resolve(SampleFile.NAME), facts, measured);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The tables of the mode, with chosen sizes. Chosen distributions or operations make tables of their own. */
    private List<Table> tables() {
        boolean sweep = mode == Mode.NEVER_SLOWER;
        boolean chosen = options.distributions != null || options.operations != null
                || options.sizes != null && mode != Mode.TABLES;
        if (!chosen) {
            return mode.tables().stream().map(table -> new Table(table.operations(), table.types(),
                    table.distributions(), orElse(options.sizes, table.sizes()),
                    orElse(options.workers, table.workers()))).toList();
        }
        Table first = mode.tables().get(0);
        return List.of(new Table(orElse(options.operations, List.of(Operation.SORT)), List.of(KeyType.values()),
                orElse(options.distributions, sweep ? first.distributions() : List.of(Distribution.UNIFORM)),
                orElse(options.sizes, sweep || mode == Mode.TABLES ? first.sizes() : List.of(MILLION)),
                orElse(options.workers, List.of(Vm.DEFAULT_WORKERS))));
    }

    private List<Contender> contenders() {
        List<Contender> peers = (mode == Mode.NEVER_SLOWER ? mode.peers() : orElse(options.peers, mode.peers()))
                .stream().filter(this::isAvailable).toList();
        List<Contender> all = new ArrayList<>(options.targets.stream().map(Contender::of).toList());
        all.addAll(peers);
        return all;
    }

    private boolean isAvailable(Contender peer) {
        if (!peer.isAvailable()) {
            String text = peer + ": its driver is not in the class path, or does not run here";
            System.out.println("left out: " + text);
            facts.merge("Left out", text, (a, b) -> a + "\n" + b);
        }
        return peer.isAvailable();
    }

    private List<Vm> vms() {
        return options.jdks == null ? List.of(new Vm(null, Vm.DEFAULT_WORKERS))
                : options.jdks.stream().map(home -> new Vm(home, Vm.DEFAULT_WORKERS)).toList();
    }

    private Budget budget() {
        return options.rounds == null ? mode.budget() : mode.budget().withRounds(options.rounds);
    }

    private double limit() {
        return options.limit != null ? options.limit
                : mode == Mode.QUICK ? QUICK_LIMIT_SECONDS : Double.POSITIVE_INFINITY;
    }

    /** In this JVM there is one common pool, which reads its property when it is first used: later than here. */
    private void setWorkersHere() {
        List<Integer> workers = orElse(options.workers, List.of(Vm.DEFAULT_WORKERS));
        if (workers.size() > 1 || options.jdks != null || !options.jvmArguments.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "--forks 0 measures in this JVM: "
                    + "one --workers, no --jdks, no --jvm-args");
        }
        options.workers = workers;
        if (workers.get(0) != Vm.DEFAULT_WORKERS) {
            System.setProperty(Vm.WORKERS_PROPERTY, Integer.toString(workers.get(0)));
        }
    }

    /** Where the jar is, in Maven's target directory. */
    private static Path defaultOut() {
        try {
            Path here = Path.of(Measure.class.getProtectionDomain().getCodeSource().getLocation().toURI());
            if (here.getParent().endsWith("target")) {
                return here.getParent().resolve("report");
            }
        } catch (URISyntaxException e) {
            // Not a file: the working directory will do.
        }
        return Path.of("target", "report");
    }

    private static <T> T orElse(T chosen, T otherwise) {
        return Objects.requireNonNullElse(chosen, otherwise);
    }
}
