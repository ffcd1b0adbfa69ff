package io.github.aparasort.internal.agent;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What a method of a class did.
 *
 * @param result what it returned
 * @param calls which methods it called of the double of GpuArrays that {@link SignatureProgram} has
 */
record RecordedRun(Object result, List<?> calls) {
    /**
     * Loads the class, as it was compiled or changed, and calls the method.
     *
     * @param path where its other classes are
     */
    static RecordedRun of(byte[] file, String name, String method, Path... path) throws Exception {
        List<URL> urls = new ArrayList<>();
        for (Path each : path) {
            urls.add(each.toUri().toURL());
        }
        try (URLClassLoader loader = new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader()) {
            @Override
            protected Class<?> findClass(String wanted) throws ClassNotFoundException {
                return wanted.equals(name) ? defineClass(name, file, 0, file.length) : super.findClass(wanted);
            }
        }) {
            Object result = loader.loadClass(name).getMethod(method).invoke(null);
            Class<?> target = loader.loadClass("io.github.aparasort.GpuArrays");
            return new RecordedRun(result, List.copyOf((List<?>) target.getField("CALLS").get(null)));
        }
    }
}
