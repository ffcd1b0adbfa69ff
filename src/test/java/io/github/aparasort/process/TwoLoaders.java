package io.github.aparasort.process;

import java.io.File;
import java.net.MalformedURLException;
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

/** The library loaded more than once, as by two applications of one server: all list their devices at once. */
final class TwoLoaders {
    private static final int LOADERS = 4;

    private TwoLoaders() {
    }

    public static void main(String[] args) throws Exception {
        URL[] urls = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(TwoLoaders::url).toArray(URL[]::new);
        ExecutorService threads = Executors.newFixedThreadPool(LOADERS);
        CyclicBarrier together = new CyclicBarrier(LOADERS);
        List<Future<String>> listed = new ArrayList<>();
        for (int i = 0; i < LOADERS; i++) {
            // Its parent knows nothing of the library.
            ClassLoader loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader());
            Callable<String> list = () -> {
                Class<?> library = loader.loadClass("io.github.aparasort.Gpu");
                together.await();
                return library.getMethod("devices").invoke(null).toString();
            };
            listed.add(threads.submit(list));
        }
        for (Future<String> each : listed) {
            System.out.println(each.get());
        }
        threads.shutdown();
    }

    private static URL url(String entry) {
        try {
            return Path.of(entry).toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException(entry, e);
        }
    }
}
