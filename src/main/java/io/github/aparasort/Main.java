package io.github.aparasort;

import io.github.aparasort.internal.cli.CommandException;
import io.github.aparasort.internal.cli.Demo;
import io.github.aparasort.internal.cli.Doctor;
import io.github.aparasort.internal.cli.Relaunch;
import io.github.aparasort.internal.cli.SortFile;
import io.github.aparasort.internal.cli.UsageException;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.List;

/** The command line: a demonstration, a doctor, and a sort of files. */
public final class Main {
    private static final int DONE = 0;
    private static final int FAILED = 1;
    private static final int BAD_ARGUMENTS = 2;

    private static final String USAGE = """
            Usage: java ... io.github.aparasort.Main [COMMAND]
                   mvn -q -B compile exec:java -Dexec.args="COMMAND"

            Commands:
              demo [FILE] [--limit MIB]
                  Sorts the 32-bit and the 64-bit words of a file on every engine of this
                  machine, verifies and compares. Without FILE, the running JDK's own
                  lib/modules. Without a command: demo.
              doctor
                  Shows the OpenCL devices, what is missing and how to install it, whether
                  the kernels work here, and which engine is used for which size.
              sort IN OUT --type i32|i64 [--engine auto|gpu|opencl|jtp|jdk]
                  Sorts a file of signed little-endian words. OUT may be IN; it is replaced
                  all at once, or stays as it was.
              help, version

            Exit status: 0 done, 1 failed or a wrong result, 2 bad arguments.
            """;

    private Main() {
    }

    /**
     * Runs a command; ends the JVM only where the status is not 0.
     *
     * @param args the command and its arguments; none for the demonstration
     */
    public static void main(String[] args) {
        int status = Relaunch.withSignalChaining(Main.class, args).orElseGet(() -> run(args, System.out, System.err));
        if (status != DONE) {
            System.exit(status);
        }
    }

    /** Runs a command and returns the exit status. */
    static int run(String[] args, PrintStream out, PrintStream err) {
        try {
            command(Arrays.asList(args), out, err);
            return DONE;
        } catch (UsageException e) {
            err.println("aparasort: " + e.getMessage());
            err.println();
            err.print(USAGE);
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
            case "sort" -> SortFile.run(rest, out, err);
            case "help", "--help", "-h" -> out.print(USAGE);
            case "version", "--version" -> out.println("aparasort " + version());
            default -> throw UsageException.unknownCommand(command);
        }
    }

    /** From the jar's manifest. */
    private static String version() {
        String version = Main.class.getPackage().getImplementationVersion();
        return version == null ? "(not from a jar: no version)" : version;
    }
}
