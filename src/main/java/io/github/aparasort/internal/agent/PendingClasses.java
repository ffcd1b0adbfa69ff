package io.github.aparasort.internal.agent;

import java.util.LinkedHashSet;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The classes that were loaded before the agent knew whether their class loader sees the library. A thread of the agent
 * asks the class loader, then changes the class. It holds no lock, so its questions are like those of any thread of the
 * application.
 *
 * <p>The thread that loads a class cannot ask. It holds a lock of that class loader, and of others if they asked it for
 * the class. To ask takes more such locks, in an order that the application itself may never use: two threads that each
 * load a class would wait for each other.
 */
final class PendingClasses implements Runnable, ThreadFactory {
    /** Work on classes, on the thread of the agent. */
    interface Work {
        /** Asks the class loader of a class. Returns the class if it can call the library, otherwise null. */
        Class<?> findChangeable(ClassLoader loader, String name);

        /** Changes classes that are loaded already. The application stands still once for all, not once for each. */
        void retransform(Set<Class<?>> loaded);
    }

    private record Pending(ClassLoader loader, String name) {
    }

    /**
     * To change classes, the JVM stops the application, the longer the more classes are loaded. After that the thread
     * rests this many times as long, and collects. So even thousands of class loaders cost a tenth of the time at most.
     */
    private static final int REST = 9;

    private final Work work;
    /** That of the agent's start: the one of the thread that loads a class may be destroyed. */
    private final ThreadGroup group = Thread.currentThread().getThreadGroup();
    private final Queue<Pending> queue = new ConcurrentLinkedQueue<>();
    /** It has one thread at most, which ends when no class is left. */
    private final ExecutorService executor =
            new ThreadPoolExecutor(0, 1, 0, TimeUnit.NANOSECONDS, new LinkedBlockingQueue<>(), this);

    PendingClasses(Work work) {
        this.work = work;
    }

    /** Has the class changed soon, if it may be. Calls no code of the application. */
    void add(ClassLoader loader, String name) {
        queue.add(new Pending(loader, name));
        try {
            // Submitted work keeps what it throws: no handler of the application should hear of it.
            executor.submit(this);
        } catch (OutOfMemoryError e) {
            // There is no thread now: the next class tries again.
        }
    }

    /** It takes no thread locals and no class loader of the application. */
    @Override
    public Thread newThread(Runnable worker) {
        Thread thread = new Thread(group, worker, "aparasort-agent", 0, false);
        thread.setDaemon(true);
        thread.setContextClassLoader(null);
        return thread;
    }

    /** Changes all classes that are there by now. */
    @Override
    public void run() {
        Set<Class<?>> changeable = new LinkedHashSet<>();
        for (Pending each = queue.poll(); each != null; each = queue.poll()) {
            Class<?> found = work.findChangeable(each.loader, each.name);
            if (found != null) {
                changeable.add(found);
            }
        }
        long began = System.nanoTime();
        work.retransform(changeable);
        try {
            TimeUnit.NANOSECONDS.sleep(REST * (System.nanoTime() - began));
        } catch (InterruptedException e) {
            // The next class need not wait.
        }
    }
}
