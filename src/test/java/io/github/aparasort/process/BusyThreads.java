package io.github.aparasort.process;

import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ForkJoinPool;

/**
 * Does a call of each family by a limited number of threads. Prints which other threads were at work, by their processor
 * time, and how many were started: those may have ended. Threads of the JVM do not count.
 */
public final class BusyThreads {
    private static final int N = 1 << 19;
    /** The processor time of a thread that did a part of a call: these take ten times as long and more. */
    private static final long WORK_NANOS = 200_000;
    /** It frees what is idle, and does no part of a call. On a busy machine it takes a while to begin, and to look again. */
    private static final String TIMER = "aparasort-later";
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Set<Long> ofJvm = times().keySet();

    /** The arguments are the target, what the limit is (pool, context or nothing), and a directory for files. */
    public static void main(String[] args) throws Exception {
        BusyThreads threads = new BusyThreads();
        Path directory = Path.of(args[2]);
        try (Gpu gpu = Gpu.open(Target.valueOf(args[0]))) {
            switch (args[1]) {
                case "pool" -> new ForkJoinPool(1).submit(() -> threads.print(gpu, directory)).get();
                case "context" -> threads.print(gpu.withThreads(1), directory);
                default -> threads.print(gpu, directory);
            }
        }
    }

    private Void print(Gpu gpu, Path directory) throws IOException {
        AllFamilies families = new AllFamilies(N);
        // The first calls find devices, and load classes.
        families.calls().values().forEach(call -> call.accept(gpu));
        AllFamilies.sortFile(directory, N, gpu);
        families.calls().forEach((name, call) -> {
            Map<Long, Long> before = times();
            long started = THREADS.getTotalStartedThreadCount();
            call.accept(gpu);
            call.accept(gpu);
            print(name, before, started);
        });
        Map<Long, Long> before = times();
        long started = THREADS.getTotalStartedThreadCount();
        AllFamilies.sortFile(directory, N, gpu);
        print("file", before, started);
        System.out.println(families.calls().size() + " calls and a file");
        return null;
    }

    private void print(String name, Map<Long, Long> before, long startedBefore) {
        TreeSet<String> busy = new TreeSet<>();
        long started = THREADS.getTotalStartedThreadCount() - startedBefore;
        if (started > 0) {
            busy.add(started + " started");
        }
        times().forEach((id, nanos) -> {
            if (!ofJvm.contains(id) && id != Thread.currentThread().getId()
                    && nanos - before.getOrDefault(id, 0L) > WORK_NANOS) {
                busy.add(THREADS.getThreadInfo(id).getThreadName());
            }
        });
        busy.remove(TIMER);
        if (!busy.isEmpty()) {
            System.out.println(name + ": " + busy);
        }
    }

    private static Map<Long, Long> times() {
        Map<Long, Long> times = new HashMap<>();
        for (long id : THREADS.getAllThreadIds()) {
            times.put(id, THREADS.getThreadCpuTime(id));
        }
        return times;
    }
}
