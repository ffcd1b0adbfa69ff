package io.github.aparasort.benchmark;

import io.github.aparasort.benchmark.sweep.MachineTable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Adds machines to a table. */
@Command(name = "machines", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, description = "Adds a row to "
        + "the table of machines for each file that the command sweep wrote there. A row of the same machine and JDK is "
        + "replaced.")
final class Machines implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Files of the command sweep.")
    private List<Path> files;

    @Option(names = "--page", paramLabel = "FILE", defaultValue = "docs/machines.md", description = "The page. "
            + "Default: ${DEFAULT-VALUE}.")
    private Path page;

    @Override
    public Integer call() throws Exception {
        System.out.println(Files.writeString(page, MachineTable.with(Files.readString(page), files)));
        return 0;
    }
}
