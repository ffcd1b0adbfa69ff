package io.github.aparasort.process;

import io.github.aparasort.testing.LibraryLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.IntStream;

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
        List<LibraryLoader> loaders = new ArrayList<>();
        AtomicIntegerArray asked = new AtomicIntegerArray(GIVEN.length);
        for (int i = 0; i < GIVEN.length; i++) {
            int number = i;
            LibraryLoader loader = new LibraryLoader(name -> !isOurs(Thread.currentThread())
                    || !name.startsWith("io.github.aparasort") || asked.getAndIncrement(number) < GIVEN[number]);
            loaders.add(loader);
            // Sorts of 131,072 elements, and the next one begins to load the library.
            for (int sort = 0; sort < 3; sort++) {
                int[] a = new Random(GIVEN[i]).ints(100_000).toArray();
                loader.call("io.github.aparasort.GpuArrays", "sort", int[].class, a);
            }
        }
        // Those of all loaders: each lives on for a second.
        while (Thread.getAllStackTraces().keySet().stream().anyMatch(ClosedLoader::isOurs)) {
            Thread.sleep(5);
        }
        for (LibraryLoader loader : loaders) {
            loader.close();
        }
        System.out.println("refused: " + IntStream.range(0, GIVEN.length).filter(i -> asked.get(i) > GIVEN[i]).count());
        System.out.println("escaped: " + escaped);
    }

    private static boolean isOurs(Thread thread) {
        return thread.getName().startsWith("aparasort-");
    }
}
