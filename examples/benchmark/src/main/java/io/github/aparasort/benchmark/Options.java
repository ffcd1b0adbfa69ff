package io.github.aparasort.benchmark;

import io.github.aparasort.Target;
import io.github.aparasort.benchmark.contender.Contender;
import io.github.aparasort.benchmark.contender.Operation;
import io.github.aparasort.benchmark.input.Distribution;
import io.github.aparasort.benchmark.input.KeyType;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;

/** What can be chosen for all modes that measure. Null: what the mode says. */
final class Options {
    @Option(names = {"-t", "--types"}, split = ",", paramLabel = "TYPE", description = "Types of keys: int, long, "
            + "float, double.")
    List<KeyType> types;

    @Option(names = {"-n", "--sizes"}, split = ",", paramLabel = "N", converter = Sizes.class,
            description = "Numbers of keys, such as 500,10k,1M.")
    List<Integer> sizes;

    @Option(names = {"-d", "--distributions"}, split = ",", paramLabel = "NAME", description = "Of "
            + "${COMPLETION-CANDIDATES}.")
    List<Distribution> distributions;

    @Option(names = {"-o", "--operations"}, split = ",", paramLabel = "NAME", description = "Of "
            + "${COMPLETION-CANDIDATES}. Sizes, distributions and operations replace the tables of the mode by all "
            + "combinations, where one is not given of: 1M, uniform, sort.")
    List<Operation> operations;

    @Option(names = {"--targets", "--target"}, split = ",", paramLabel = "TARGET", defaultValue = "auto",
            description = "Where Aparasort works: auto, gpu, opencl, jtp, jdk; each is a contender of its own. "
            + "Default: auto.")
    List<Target> targets;

    @Option(names = "--peers", split = ",", paramLabel = "NAME", description = "Peers to compare with, where "
            + "they can: arrays-sort, arrays-parallel-sort, arrays-parallel-prefix, plain-loop, priority-queue, "
            + "stream, boxed-comparator, fastutil-radix, fastutil-parallel-radix, fastutil-parallel-quick, "
            + "fastutil-hash, duckdb, basic-calls. Default: all; quick: without the parallel sorts of fastutil; "
            + "never-slower: arrays-sort.")
    List<Contender> peers;

    @Option(names = "--workers", split = ",", paramLabel = "N", converter = Workers.class, description = "Parallelism "
            + "of the JDK's common pool: default, cores, or a number.")
    List<Integer> workers;

    @Option(names = "--jdks", split = ",", paramLabel = "HOME", description = "Directories of JDKs to measure with. "
            + "Default: the one that runs this.")
    List<Path> jdks;

    @Option(names = "--forks", paramLabel = "N", description = "JVMs per case, one after the other; 0: all cases in "
            + "this JVM. Default: 1; never-slower, tables: 0.")
    Integer forks;

    @Option(names = "--jvm-args", split = " ", paramLabel = "ARGS", description = "For the forked JVMs, such as "
            + "\"-Xmx6g -XX:+UseParallelGC\".")
    List<String> jvmArguments = List.of();

    @Option(names = "--rounds", paramLabel = "N", description = "Rounds of each case. Default: what fits into some "
            + "seconds, at least 6 or 7; tables: 7.")
    Integer rounds;

    @Option(names = "--limit", paramLabel = "SECONDS", description = "Begin no case that would end later. Default: "
            + "none; quick: 275.")
    Double limit;

    @Option(names = "--out", paramLabel = "DIR", description = "Where the report goes. Default: "
            + "target/report beside the jar, or in the working directory.")
    Path out;
}
