package com.acme;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Class loaders that do not ask the system class loader, each used by several threads at once, which load the same
 * classes in different orders. The arguments are what these class loaders load from.
 */
public final class ManyLoaders {
    private static final int ROUNDS = 10;
    private static final int THREADS = 4;
    private static final List<String> NAMES = List.of("A", "B", "C", "D");

    private ManyLoaders() {
    }

    /** Without parallel loading: one lock for all classes. */
    private static final class Serial extends URLClassLoader {
        Serial(URL[] urls) {
            super(urls, ClassLoader.getPlatformClassLoader());
        }
    }

    public static void main(String[] args) throws Exception {
        URL[] urls = new URL[args.length];
        for (int i = 0; i < urls.length; i++) {
            urls[i] = Path.of(args[i]).toUri().toURL();
        }
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        int sum = 0;
        for (int round = 0; round < ROUNDS; round++) {
            try (URLClassLoader loader = round % 2 == 0 ? new Serial(urls)
                    : new URLClassLoader(urls, ClassLoader.getPlatformClassLoader())) {
                sum += load(threads, loader);
            }
        }
        threads.shutdown();
        System.out.println(sum);
    }

    private static int load(ExecutorService threads, ClassLoader loader) throws Exception {
        CyclicBarrier together = new CyclicBarrier(THREADS);
        List<Future<Integer>> results = new ArrayList<>();
        for (int i = 0; i < THREADS; i++) {
            int first = i * NAMES.size() / THREADS;
            Callable<Integer> work = () -> {
                together.await();
                int sum = 0;
                for (int k = 0; k < NAMES.size(); k++) {
                    String name = NAMES.get((first + k) % NAMES.size());
                    Class<?> part = loader.loadClass("com.acme.ManyLoaders$" + name);
                    sum += (int) part.getMethod("middle", int[].class).invoke(null, (Object) new int[] {3, 1, 2});
                }
                return sum;
            };
            results.add(threads.submit(work));
        }
        int sum = 0;
        for (Future<Integer> each : results) {
            sum += each.get();
        }
        // A class loader that is closed finds no library.
        AgentThread.await();
        return sum;
    }

    private static int sortedMiddle(int[] a) {
        return a[a.length / 2];
    }

    public static final class A {
        public static int middle(int[] a) {
            Arrays.sort(a);
            return sortedMiddle(a);
        }
    }

    public static final class B {
        public static int middle(int[] a) {
            Arrays.sort(a);
            return sortedMiddle(a);
        }
    }

    public static final class C {
        public static int middle(int[] a) {
            Arrays.parallelSort(a);
            return sortedMiddle(a);
        }
    }

    public static final class D {
        public static int middle(int[] a) {
            Arrays.parallelSort(a);
            return sortedMiddle(a);
        }
    }
}
