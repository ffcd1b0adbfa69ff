package io.github.aparasort.benchmark.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;

/**
 * A JVM to measure in.
 *
 * @param home the JDK's directory, or null for the one that runs this
 * @param workers parallelism of the JDK's common pool, or {@link #DEFAULT_WORKERS}
 */
public record Vm(Path home, int workers) {
    /** What the JDK chooses: a worker less than there are cores, so one on two cores. */
    public static final int DEFAULT_WORKERS = 0;
    public static final String WORKERS_PROPERTY = "java.util.concurrent.ForkJoinPool.common.parallelism";

    void configure(ChainedOptionsBuilder options, List<String> more) {
        if (home != null) {
            options.jvm(home.resolve("bin").resolve("java").toString());
        }
        List<String> arguments = new ArrayList<>(more);
        // LWJGL loads a native library; JDK 24 and later warn about that, and all from 17 on know the option.
        arguments.add("--enable-native-access=ALL-UNNAMED");
        if (workers != DEFAULT_WORKERS) {
            arguments.add("-D" + WORKERS_PROPERTY + "=" + workers);
        }
        options.jvmArgsAppend(arguments.toArray(String[]::new));
    }

    @Override
    public String toString() {
        String jdk = home == null ? "JDK " + System.getProperty("java.version") : String.valueOf(home.getFileName());
        return workers == DEFAULT_WORKERS ? jdk : jdk + ", " + workers + " workers";
    }

}
