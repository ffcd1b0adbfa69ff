package io.github.aparasort;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Predicate;

/** Calls all families of operations on JTP from so many threads, and prints how many threads that leaves. */
final class ThreadCount {
    private ThreadCount() {
    }

    public static void main(String[] args) throws Exception {
        int callers = Integer.parseInt(args[0]);
        CountDownLatch left = new CountDownLatch(callers);
        try (Gpu gpu = Gpu.open(Target.JTP)) {
            for (int i = 0; i < callers; i++) {
                new Thread(() -> {
                    AllFamilies.call(gpu);
                    left.countDown();
                }, "caller").start();
            }
            left.await();
            System.out.println("workers: " + names(ThreadCount::isOfJtp).size());
        }
        // The process ends when only threads are left that the JVM has, or that the JDK starts for its own pool.
        for (List<String> names = names(ThreadCount::isOurs); !names.isEmpty(); names = names(ThreadCount::isOurs)) {
            Thread.sleep(20);
        }
        System.out.println("all have ended");
    }

    private static List<String> names(Predicate<String> which) {
        return Thread.getAllStackTraces().keySet().stream().map(Thread::getName).filter(which).toList();
    }

    private static boolean isOfJtp(String name) {
        return name.matches("ForkJoinPool-\\d+-worker-\\d+");
    }

    private static boolean isOurs(String name) {
        return isOfJtp(name) || name.startsWith("aparasort-");
    }
}
