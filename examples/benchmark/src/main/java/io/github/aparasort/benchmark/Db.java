package io.github.aparasort.benchmark;

import io.github.aparasort.benchmark.db.DbEngine;
import io.github.aparasort.benchmark.db.DbRun;
import io.github.aparasort.benchmark.db.Task;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Asks the questions of db-benchmark. */
@Command(name = "db", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, description = "Asks the ten "
        + "group-by and five join questions of db-benchmark (duckdblabs.github.io/db-benchmark), in turns. Prints for "
        + "each engine the seconds of the first call, of the later ones, and how many times as fast as DuckDB these "
        + "are. The exit status is 1 if a check sum is wrong. The files are those of db-benchmark, made once by "
        + "Rscript with data.table; without it, and for fewer than 1e7 rows, Java makes files of the same shape.")
final class Db implements Callable<Integer> {
    /** Powers of ten, as in the names of the files. */
    private static final Pattern ROWS = Pattern.compile("1e[4-8]");

    @Option(names = "--rows", paramLabel = "N", defaultValue = "1e7", description = "Of 1e4 to 1e8. 1e7 needs "
            + "-Xmx12g and 1.4 GB in the folder, 1e8 ten times as much. Default: ${DEFAULT-VALUE}.")
    private String rows;

    @Option(names = "--folder", paramLabel = "DIR", description = "Where the files are, or go. Default: "
            + "aparasort-db-benchmark in the folder for temporary files.")
    private Path folder = Path.of(System.getProperty("java.io.tmpdir"), "aparasort-db-benchmark");

    @Option(names = "--rounds", paramLabel = "N", defaultValue = "4", description = "Default: ${DEFAULT-VALUE}.")
    private int rounds;

    @Option(names = "--threads", paramLabel = "N", description = "Of DuckDB. Default: the number of processors.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--only", split = ",", paramLabel = "TASK", defaultValue = "groupby,join", description = "Of "
            + "groupby, join. Default: both.")
    private List<Task> tasks;

    @Option(names = "--engines", split = ",", paramLabel = "NAME", defaultValue = "aparasort,duckdb,fastutil,streams",
            description = "Default: ${DEFAULT-VALUE}. The last two, on one thread, have an answer to some questions.")
    private List<DbEngine> engines;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws Exception {
        if (!ROWS.matcher(rows).matches()) {
            throw new ParameterException(spec.commandLine(), "--rows " + rows + ": one of 1e4, 1e5, 1e6, 1e7, 1e8");
        }
        if (rounds < 1 || threads < 1) {
            throw new ParameterException(spec.commandLine(), "--rounds and --threads: at least 1");
        }
        return DbRun.run(folder, (int) Double.parseDouble(rows), rounds, threads, tasks, engines) ? 0 : 1;
    }
}
