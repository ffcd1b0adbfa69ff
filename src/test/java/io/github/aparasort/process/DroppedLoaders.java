package io.github.aparasort.process;

import io.github.aparasort.testing.LibraryLoader;
import java.lang.ref.WeakReference;
import java.util.function.Predicate;

/**
 * Two applications of a server that are started, used and removed. Each has a class loader, which is the context class
 * loader of its thread and the value of a thread-local variable that new threads inherit. Ends when both have been
 * collected, and all threads of the library have ended. Arguments: "own" if each application has the library, "shared"
 * if the server has it; a directory; a method of {@link Application}.
 */
final class DroppedLoaders {
    private static final InheritableThreadLocal<Object> VALUE = new InheritableThreadLocal<>();

    private DroppedLoaders() {
    }

    public static void main(String[] args) throws Exception {
        ClassLoader server = new LibraryLoader(name -> !isOfApplication(name));
        ClassLoader library = args[0].equals("shared") ? server : null;
        WeakReference<ClassLoader> first = use(library, args[1], args[2]);
        // The second application uses the server's library before the threads of the first have ended.
        WeakReference<ClassLoader> second = use(library, args[1], args[2]);
        await(first);
        await(second);
        System.out.println("collected");
        while (hasThreads()) {
            Thread.sleep(50);
        }
        System.out.println("no threads are left");
    }

    private static void await(WeakReference<ClassLoader> dropped) throws InterruptedException {
        while (dropped.get() != null) {
            System.gc();
            Thread.sleep(50);
        }
    }

    /** Whether the library has a thread of its own. */
    private static boolean hasThreads() {
        return Thread.getAllStackTraces().keySet().stream().map(Thread::getName)
                .anyMatch(name -> name.startsWith("aparasort-"));
    }

    private static boolean isOfApplication(String name) {
        return name.startsWith(Application.class.getName()) || name.startsWith(AllFamilies.class.getName());
    }

    /** The loader of an application that has come and gone. Its thread has ended, as those of a server would not. */
    private static WeakReference<ClassLoader> use(ClassLoader server, String directory, String method) throws Exception {
        Predicate<String> gives = name -> true;
        LibraryLoader application = server == null ? new LibraryLoader(gives) : new LibraryLoader(server, gives);
        Throwable[] failure = new Throwable[1];
        Thread thread = new Thread(() -> {
            try {
                VALUE.set(application);
                application.call(Application.class.getName(), method, String.class, directory);
            } catch (Throwable e) {
                failure[0] = e;
            }
        });
        thread.setContextClassLoader(application);
        thread.start();
        thread.join();
        if (failure[0] != null) {
            throw new IllegalStateException(failure[0]);
        }
        application.close();
        return new WeakReference<>(application);
    }
}
