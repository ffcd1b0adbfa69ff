package io.github.aparasort.benchmark;

import io.github.aparasort.benchmark.file.FileRun;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures sorts of files. */
@Command(name = "files", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, description = "Measures sorts of "
        + "a file by ExternalSorter against two copies of it, and for lines against GNU sort with the same memory, in "
        + "turns. All force their output to the disk. Prints medians; every result is checked.")
final class FileSorts implements Callable<Integer> {
    @Parameters(paramLabel = "KIND", description = "lines, binary (records of 100 bytes) or longs.")
    private String kind;

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
        FileRun.print(kind, megabytes, (long) memory << 20, directory, rounds);
        return 0;
    }
}
