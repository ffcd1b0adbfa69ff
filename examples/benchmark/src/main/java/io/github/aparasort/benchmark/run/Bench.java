package io.github.aparasort.benchmark.run;

import io.github.aparasort.benchmark.contest.Case;
import io.github.aparasort.benchmark.contender.Contender;
import io.github.aparasort.benchmark.contest.Contest;
import io.github.aparasort.benchmark.contest.Notes;
import io.github.aparasort.benchmark.contest.Rotation;
import io.github.aparasort.benchmark.report.Measured;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Has JMH measure a case, and tells its iterations apart by contender. */
public final class Bench {
    private final int forks;
    private final List<String> jvmArguments;
    private final PrintStream log;
    private final BiConsumer<String, String> plans;

    /**
     * @param forks how many JVMs one after the other measure a case; 0: this one
     * @param jvmArguments for those
     * @param log where JMH's own output goes
     * @param plans is told what {@code explain} says of a case
     */
    public Bench(int forks, List<String> jvmArguments, PrintStream log, BiConsumer<String, String> plans) {
        this.forks = forks;
        this.jvmArguments = jvmArguments;
        this.log = log;
        this.plans = plans;
    }

    public Measured run(Case what, Vm vm, Budget budget) throws RunnerException, IOException {
        int contenders = what.contenders().size();
        int warmUps = budget.warmUps(what) * contenders;
        Path notesFile = Files.createTempFile("aparasort-benchmark", ".notes");
        try {
            ChainedOptionsBuilder options = new OptionsBuilder()
                    .include(Pattern.quote(Contest.class.getName() + ".run"))
                    .param("what", what.encode())
                    .forks(forks)
                    .warmupIterations(warmUps)
                    .measurementIterations(budget.rounds(what) * contenders)
                    .shouldFailOnError(true);
            List<String> arguments = new ArrayList<>(jvmArguments);
            arguments.add("-D" + Notes.PROPERTY + "=" + notesFile);
            vm.configure(options, arguments);
            System.setProperty(Notes.PROPERTY, notesFile.toString());
            RunResult result = new Runner(options.build(),
                    OutputFormatFactory.createFormatInstance(log, VerboseMode.NORMAL)).runSingle();
            return measured(what, vm, warmUps, result, Notes.read(notesFile));
        } finally {
            log.flush();
            Files.delete(notesFile);
        }
    }

    private Measured measured(Case what, Vm vm, int warmUps, RunResult result, Notes notes) {
        Map<Contender, List<Double>> nanos = new EnumMap<>(Contender.class);
        for (BenchmarkResult fork : result.getBenchmarkResults()) {
            int iteration = warmUps;
            for (IterationResult one : fork.getIterationResults()) {
                int turn = Rotation.contender(iteration++, what.contenders().size());
                nanos.computeIfAbsent(what.contenders().get(turn), key -> new ArrayList<>())
                        .add(one.getPrimaryResult().getScore() / what.callsPerMeasurement());
            }
        }
        if (vm.workers() != Vm.DEFAULT_WORKERS && notes.pool() != vm.workers()) {
            throw new IllegalStateException("the common pool has " + notes.pool() + " workers, not " + vm.workers());
        }
        String jdk = result.getParams().getJdkVersion();
        Map<Contender, double[]> times = new EnumMap<>(Contender.class);
        nanos.forEach((contender, list) ->
                times.put(contender, list.stream().mapToDouble(Double::doubleValue).toArray()));
        Map<Contender, String> engines = new EnumMap<>(Contender.class);
        what.contenders().stream().filter(Contender::isSubject).forEach(contender -> {
            engines.put(contender, notes.engine(contender));
            if (!notes.plan(contender).isEmpty()) {
                plans.accept("JDK " + jdk + ", " + what.type(), notes.plan(contender));
            }
        });
        boolean chosen = vm.workers() == Vm.DEFAULT_WORKERS && System.getProperty(Vm.WORKERS_PROPERTY) == null;
        return new Measured(what, jdk, notes.pool() + (chosen ? " (default)" : ""), times, engines);
    }
}
