package io.github.aparasort;

import io.github.aparasort.internal.cli.Commands;

/** The command line; {@code help} lists its commands. */
public final class Main {
    private Main() {
    }

    /**
     * Runs a command. Ends the JVM only if the exit status is not 0.
     *
     * @param args the command and its arguments; without any, the demonstration runs
     */
    public static void main(String[] args) {
        int status = Commands.run(args, System.out, System.err);
        if (status != 0) {
            System.exit(status);
        }
    }
}
