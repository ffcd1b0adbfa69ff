package io.github.aparasort.internal.cli;

import io.github.aparasort.GpuException;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.List;

/** Finds the command that the arguments name, runs it, and turns exceptions into messages and exit statuses. */
public final class Commands {
    private static final int DONE = 0;
    private static final int FAILED = 1;
    private static final int BAD_ARGUMENTS = 2;

    private static final String USAGE = """
            Usage: java ... io.github.aparasort.Main [COMMAND]
                   mvn -q -B compile exec:java -Dexec.args="COMMAND"

            Commands:
              demo [FILE] [--limit MIB] [--all]
                  Runs sorts, also of strings and records, groups, top k, merges, set operations
                  and scans on the words of a file, verifies every result, and compares the
                  times with plain Java. Without FILE it reads lib/modules of the JDK. --all
                  shows every engine of this machine, also those that AUTO never chooses. This is
                  the default command.
              doctor
                  Shows the OpenCL devices, what is missing and how to install it, whether
                  the kernels work here, and which engine is used for which size.
              explain OPERATION TYPE N [--engine auto|gpu|opencl|jtp|jdk]
                  Measures the engines at an operation, such as sort or reduceByKey, and shows
                  which of them does it for N elements, and why. TYPE is int, long, float,
                  double, byte, short, char, String or Object.
              sort IN OUT --type TYPE [OPTIONS]
                  Sorts a file, also one that is larger than memory. OUT may be IN. OUT is
                  replaced in one step, or not at all. Equal keys keep their order.
                  TYPE is i32, i64, f32 or f64: signed words, floats and doubles; gensort:
                  the records of the sort benchmark, 100 bytes with a key of 10; records; or
                  lines: of text, in the order of LC_ALL=C sort with the same options.
                    --record-length N --key OFFSET:LENGTH   the bytes of records and their key
                    --separator C --field N of lines: the key is a field, as -t C -k N,N;
                                            2,4nr are two, as -k 2,2 -k 4,4nr
                    --quoted                of lines: fields in quotes, as in CSV files
                    --numeric, --stable     of lines: numbers as keys; equal keys keep their
                                            order, instead of that of the whole lines
                    --header N              of lines: the first N stay where they are
                    --counts, --sums N,N    of lines: one line for each key, with the number
                                            of lines, and the sums of fields
                    --unique                the first one of records with equal keys
                    --limit N               the first N of the result only
                    --byte-order little|big                 of words; the default is little
                    --descending                            from the greatest to the least
                    --memory SIZE         for instance 512M or 4G; a quarter of the heap
                    --tmp DIRECTORY       for sorted runs; the default is beside OUT
                    --engine auto|gpu|opencl|jtp|jdk
              merge IN... OUT --type TYPE [OPTIONS]
                  Merges sorted files, as sort -m. OUT may be one of them. The options are
                  those of sort, without --engine.
              check IN --type TYPE [OPTIONS]
                  Tells whether a file is sorted, as sort -c; if not, the exit status is 1.
              help, version

            Exit status: 0 done, 1 failed or a wrong result, 2 bad arguments.
            """;

    private Commands() {
    }

    /** Runs a command and returns the exit status. */
    public static int run(String[] args, PrintStream out, PrintStream err) {
        try {
            command(Arrays.asList(args), out, err);
            return DONE;
        } catch (UsageException e) {
            err.println("aparasort: " + e.getMessage());
            err.println("The command help shows all commands and their arguments.");
            return BAD_ARGUMENTS;
        } catch (CommandException | GpuException e) {
            err.println("aparasort: " + e.getMessage());
            return FAILED;
        }
    }

    private static void command(List<String> args, PrintStream out, PrintStream err) {
        String command = args.isEmpty() ? "demo" : args.get(0);
        List<String> rest = args.isEmpty() ? args : args.subList(1, args.size());
        if (rest.contains("--help") || rest.contains("-h")) {
            command = "help";
        }
        switch (command) {
            case "demo" -> Demo.run(rest, out, err);
            case "doctor" -> Doctor.run(rest, version(), out, err);
            case "explain" -> Explain.run(rest, out, err);
            case "sort" -> SortFile.sort(rest, out, err);
            case "merge" -> SortFile.merge(rest, out, err);
            case "check" -> SortFile.check(rest, out, err);
            case "help", "--help", "-h" -> out.print(USAGE);
            case "version", "--version" -> out.println("aparasort " + version());
            default -> throw new UsageException("unknown command: " + command);
        }
    }

    /** The version in the manifest of the jar. */
    private static String version() {
        String version = Commands.class.getPackage().getImplementationVersion();
        return version == null ? "(not from a jar: no version)" : version;
    }
}
