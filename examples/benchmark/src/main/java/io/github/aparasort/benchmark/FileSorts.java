package io.github.aparasort.benchmark;

import io.github.aparasort.benchmark.file.FileRun;
import io.github.aparasort.benchmark.file.TextRun;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures sorts of files. */
@Command(name = "files", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, description = "Measures sorts of "
        + "a file by ExternalSorter in turns with others: of records against two copies of the file, and for lines "
        + "also against GNU sort; of texts against GNU sort. GNU sort has the same memory. All force their output to "
        + "the disk. Prints medians; every result is checked.")
final class FileSorts implements Callable<Integer> {
    @Parameters(paramLabel = "KIND", arity = "1..*", description = "Records: lines, binary (both of 100 bytes) or "
            + "longs. Texts: whole, urls, unique, field, fields, numeric, blanks, merge, check, limit, counts, groups, "
            + "header, quoted, iterator, consumer, or all.")
    private List<String> kinds;

    @Option(names = "--megabytes", paramLabel = "N", defaultValue = "1000", description = "Of the file. Default: "
            + "${DEFAULT-VALUE}.")
    private int megabytes;

    @Option(names = "--memory", paramLabel = "MIB", defaultValue = "256", description = "For the sort. Default: "
            + "${DEFAULT-VALUE}.")
    private int memory;

    @Option(names = "--directory", paramLabel = "DIR", defaultValue = "target", description = "Where the files go. "
            + "Default: ${DEFAULT-VALUE}.")
    private Path directory;

    @Option(names = "--rounds", paramLabel = "N", defaultValue = "3", description = "Default: ${DEFAULT-VALUE}.")
    private int rounds;

    @Override
    public Integer call() throws Exception {
        List<String> texts = TextRun.kinds();
        if (kinds.equals(List.of("all"))) {
            kinds = texts;
        }
        if (texts.containsAll(kinds)) {
            TextRun.print(kinds, megabytes, (long) memory << 20, directory, rounds);
        } else {
            for (String kind : kinds) {
                FileRun.print(kind, megabytes, (long) memory << 20, directory, rounds);
            }
        }
        return 0;
    }
}
