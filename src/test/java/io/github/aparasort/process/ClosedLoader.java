package io.github.aparasort.process;

import io.github.aparasort.testing.LibraryLoader;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Sorts with class loaders that are closed while threads of the library load classes: each loader gives them so many
 * classes, then no more. Prints what ended a thread, as Maven and application servers do.
 */
final class ClosedLoader {
    private static final int[] GIVEN = {0, 1, 5, 20, 50, 70, 80, 90, 100, 120, 140, 160, 200, 250};

    private ClosedLoader() {
    }

    public static void main(String[] args) throws Exception {
        List<String> escaped = new CopyOnWriteArrayList<>();
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> escaped.add(thread.getName() + ": " + e));
        int refused = 0;
        for (int given : GIVEN) {
            AtomicInteger asked = new AtomicInteger();
            try (LibraryLoader loader = new LibraryLoader(name -> !isOurs(Thread.currentThread())
                    || !name.startsWith("io.github.aparasort") || asked.getAndIncrement() < given)) {
                int[] a = new Random(given).ints(100_000).toArray();
                loader.call("io.github.aparasort.GpuArrays", "sort", int[].class, a);
                while (Thread.getAllStackTraces().keySet().stream().anyMatch(ClosedLoader::isOurs)) {
                    Thread.sleep(5);
                }
            }
            refused += asked.get() > given ? 1 : 0;
        }
        System.out.println("refused: " + refused);
        System.out.println("escaped: " + escaped);
    }

    private static boolean isOurs(Thread thread) {
        return thread.getName().startsWith("aparasort-");
    }
}
