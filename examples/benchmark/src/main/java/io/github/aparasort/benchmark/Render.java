package io.github.aparasort.benchmark;

import io.github.aparasort.benchmark.report.Measured;
import io.github.aparasort.benchmark.report.Report;
import io.github.aparasort.benchmark.report.SampleFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes the report again from the samples of one run or several: of other machines, other JDKs. */
@Command(name = "render", mixinStandardHelpOptions = true, description = "Makes a report from the "
        + "samples of earlier runs.", usageHelpAutoWidth = true)
final class Render implements Callable<Integer> {
    @Parameters(paramLabel = "SAMPLES", arity = "1..*", description = "Files " + SampleFile.NAME + ".")
    private List<Path> files;

    @Option(names = "--out", paramLabel = "DIR", required = true, description = "Where the report goes.")
    private Path out;

    @Option(names = "--never-slower", description = "The samples are of that mode.")
    private boolean neverSlower;

    @Override
    public Integer call() throws Exception {
        Map<String, String> facts = new LinkedHashMap<>();
        List<Measured> all = new ArrayList<>();
        for (Path file : files) {
            String of = files.size() == 1 ? "" : " (" + file + ")";
            SampleFile.facts(file).forEach((name, value) -> facts.put(name + of, value));
            all.addAll(SampleFile.read(file));
        }
        System.out.println(Report.write(out, facts, all, neverSlower));
        return 0;
    }
}
