package io.github.aparasort.internal.cli;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Sorter;
import io.github.aparasort.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * One way to sort, to be timed against the others.
 *
 * @param name what was asked for
 * @param jdk what sorts, without this library; or null
 * @param gpu opens the context that sorts, where jdk is null
 */
public record Contestant(String name, Consumer<Words> jdk, Supplier<Gpu> gpu) {
    static final String SORT = "Arrays.sort";
    static final String PARALLEL_SORT = "Arrays.parallelSort";

    /** The peers of the JDK first, then every engine of this machine, then what a call gets that asks for none. */
    static List<Contestant> all() {
        List<Contestant> all = new ArrayList<>();
        all.add(new Contestant(SORT, Words::sort, null));
        all.add(new Contestant(PARALLEL_SORT, Words::parallelSort, null));
        all.addAll(engines());
        all.add(new Contestant("AUTO", null, () -> Gpu.open(Target.AUTO)));
        return all;
    }

    /** Every engine of this machine, asked for by name. */
    static List<Contestant> engines() {
        List<Contestant> engines = new ArrayList<>();
        for (Target target : List.of(Target.JDK, Target.JTP)) {
            engines.add(new Contestant(target.name(), null, () -> Gpu.open(target)));
        }
        int number = 0;
        for (DeviceInfo device : Gpu.devices()) {
            String name = "OpenCL " + ++number + " (" + device.type() + ")";
            engines.add(new Contestant(name, null, () -> Gpu.open(device)));
        }
        return engines;
    }

    /** Ready to sort; whoever asks closes it. */
    Session open() {
        return jdk != null ? new Session(jdk, null) : new Session(null, gpu.get());
    }

    /** A contestant with whatever it holds. */
    static final class Session implements AutoCloseable {
        private final Consumer<Words> jdk;
        private final Gpu gpu;
        /** What really did the last work, where this library was asked. */
        private Execution last;

        private Session(Consumer<Words> jdk, Gpu gpu) {
            this.jdk = jdk;
            this.gpu = gpu;
            if (gpu != null) {
                gpu.onExecution(execution -> last = execution);
            }
        }

        void sort(Words words) {
            if (gpu == null) {
                jdk.accept(words);
            } else {
                words.sort(gpu.sorter());
            }
        }

        /** The context, where this library was asked. */
        Gpu gpu() {
            return gpu;
        }

        Sorter sorter() {
            return gpu.sorter();
        }

        /** Name of the engine or device that ran. */
        String ran() {
            return last == null ? "JDK" : Text.ran(last);
        }

        /** Why another engine than the one asked for did the work, or empty. */
        String note() {
            return last == null ? "" : last.note();
        }

        /** The kernel that ran, or empty. */
        String kernel() {
            return last == null ? "" : last.kernel();
        }

        @Override
        public void close() {
            if (gpu != null) {
                gpu.close();
            }
        }
    }
}
