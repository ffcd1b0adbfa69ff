package io.github.aparasort.benchmark;

import io.github.aparasort.benchmark.report.PageFile;
import io.github.aparasort.benchmark.report.SampleFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Writes the measured sections of docs/performance.md. */
@Command(name = "page", mixinStandardHelpOptions = true, description = "Writes the measured sections of a page, and "
        + "their charts, from the samples that are kept beside it. All other text of the page stays.",
        usageHelpAutoWidth = true)
final class Page implements Callable<Integer> {
    @Option(names = "--page", paramLabel = "FILE", defaultValue = "docs/performance.md", description = "The page. "
            + "Default: ${DEFAULT-VALUE}.")
    private Path page;

    @Option(names = "--keep", paramLabel = "NAME=SAMPLES", description = "First keeps a file " + SampleFile.NAME
            + " of a run beside the page, in " + PageFile.SAMPLES + "/NAME.tsv. A section that begins with "
            + "<!-- measured: " + PageFile.SAMPLES + "/NAME.tsv --> and ends with <!-- end of measured --> shows it.")
    private Map<String, Path> kept = Map.of();

    @Override
    public Integer call() throws Exception {
        for (Map.Entry<String, Path> one : kept.entrySet()) {
            System.out.println(PageFile.keep(page, one.getKey(), one.getValue()));
        }
        for (Map.Entry<Path, String> file : PageFile.make(page).entrySet()) {
            System.out.println(Files.writeString(file.getKey(), file.getValue()));
        }
        return 0;
    }
}
