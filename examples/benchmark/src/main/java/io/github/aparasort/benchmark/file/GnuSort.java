package io.github.aparasort.benchmark.file;

import java.io.IOException;
import java.nio.file.Path;

/** Runs GNU sort. */
final class GnuSort {
    private GnuSort() {
    }

    /**
     * Runs a command in a directory. Temporary files go there.
     *
     * @param command for sh; it has $SORT for the program and its options
     * @param memory bytes
     */
    static void run(String command, Path directory, long memory) throws IOException, InterruptedException {
        ProcessBuilder shell = new ProcessBuilder("sh", "-c", command).directory(directory.toFile()).inheritIO();
        shell.environment().put("LC_ALL", "C");
        shell.environment().put("SORT", "sort -S " + memory / 1024 + "K --parallel=2 -T .");
        // What the JVM is started with, such as libjsig, is nothing for other programs.
        shell.environment().remove("LD_PRELOAD");
        if (shell.start().waitFor() != 0) {
            throw new IOException("failed: " + command);
        }
    }
}
