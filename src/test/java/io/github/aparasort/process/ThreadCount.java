package io.github.aparasort.process;

import io.github.aparasort.Gpu;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Calls all families of operations on JTP from one thread. Prints the most workers that there were after any call. */
final class ThreadCount {
    private ThreadCount() {
    }

    public static void main(String[] args) {
        AtomicInteger most = new AtomicInteger();
        Gpu.shared().onExecution(done -> most.accumulateAndGet(workers().size(), Math::max));
        AllFamilies.call(Gpu.shared());
        System.out.println("workers: " + most);
    }

    /** The names of the threads that work for JTP. */
    static List<String> workers() {
        return Thread.getAllStackTraces().keySet().stream().map(Thread::getName)
                .filter(name -> name.matches("ForkJoinPool-\\d+-worker-\\d+")).toList();
    }

    /** Whether the library has a thread of its own. */
    static boolean haveOwn() {
        return Thread.getAllStackTraces().keySet().stream().map(Thread::getName)
                .anyMatch(name -> name.startsWith("aparasort-"));
    }
}
