package io.github.aparasort.testing;

import java.io.File;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.Predicate;

/** Loads the library, all that it needs and the tests once more, as the class loader of an application does. */
public final class LibraryLoader extends URLClassLoader {
    private final Predicate<String> gives;

    public LibraryLoader() {
        this(ClassLoader.getPlatformClassLoader(), name -> true);
    }

    /** @param gives the names of the classes that this loads, as if it were closed for the others */
    public LibraryLoader(Predicate<String> gives) {
        this(ClassLoader.getPlatformClassLoader(), gives);
    }

    /** @param parent asked first, also for classes that this could load */
    public LibraryLoader(ClassLoader parent, Predicate<String> gives) {
        super(urls(), parent);
        this.gives = gives;
    }

    private static URL[] urls() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(LibraryLoader::url).toArray(URL[]::new);
    }

    private static URL url(String entry) {
        try {
            return Path.of(entry).toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException(entry, e);
        }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        if (!gives.test(name)) {
            throw new ClassNotFoundException(name);
        }
        return super.findClass(name);
    }

    /** Calls a static method of a class of the library or of the tests. */
    public Object call(String type, String method, Class<?> parameter, Object argument) throws Exception {
        Method found = loadClass(type).getDeclaredMethod(method, parameter);
        found.setAccessible(true);
        return found.invoke(null, argument);
    }
}
