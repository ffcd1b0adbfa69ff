package io.github.aparasort.benchmark;

import io.github.aparasort.benchmark.contender.Contender;
import io.github.aparasort.benchmark.report.SampleFile;
import io.github.aparasort.benchmark.report.SpeedChart;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Draws the chart of the README. */
@Command(name = "chart", mixinStandardHelpOptions = true, description = "Draws the chart of the README "
        + "from the samples of earlier runs.", usageHelpAutoWidth = true)
final class Draw implements Callable<Integer> {
    @Parameters(paramLabel = "SAMPLES", arity = "0..*", description = "Files " + SampleFile.NAME
            + ". None: draws the kept points again.")
    private List<Path> files = List.of();

    @Option(names = "--out", paramLabel = "DIR", defaultValue = "docs/images", description = "The directory "
            + "of the chart. Its panels for other machines and JDKs stay. Default: ${DEFAULT-VALUE}.")
    private Path out;

    @Option(names = "--peer", paramLabel = "NAME", defaultValue = "arrays-parallel-sort", description = "The peer "
            + "to compare with. Default: ${DEFAULT-VALUE}.")
    private Contender peer;

    @Override
    public Integer call() throws Exception {
        if (files.isEmpty()) {
            System.out.println(SpeedChart.redraw(out, peer));
        }
        for (Path file : files) {
            System.out.println(SpeedChart.update(out, SampleFile.facts(file), SampleFile.read(file), peer));
        }
        return 0;
    }
}
