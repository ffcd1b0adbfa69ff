package io.github.aparasort.internal.agent;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
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
final class PendingClasses implements Runnable {
    /** What is done with classes, on the thread of the agent. */
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
    private final List<Pending> queue = new ArrayList<>();
    private boolean isRunning;

    PendingClasses(Work work) {
        this.work = work;
    }

    /** Has the class changed soon, if it may be. Calls no code of the application. */
    void add(ClassLoader loader, String name) {
        synchronized (queue) {
            queue.add(new Pending(loader, name));
            if (isRunning) {
                return;
            }
            isRunning = true;
        }
        boolean started = false;
        try {
            // It takes no thread locals and no class loader of the application. It ends when no class is left.
            Thread thread = new Thread(group, this, "aparasort-agent", 0, false);
            thread.setDaemon(true);
            thread.setContextClassLoader(null);
            thread.start();
            started = true;
        } catch (OutOfMemoryError e) {
            // There is no thread now: the next class tries again.
        } finally {
            if (!started) {
                stop();
            }
        }
    }

    @Override
    public void run() {
        try {
            for (List<Pending> all = takeAll(); !all.isEmpty(); all = takeAll()) {
                Set<Class<?>> changeable = new LinkedHashSet<>();
                for (Pending each : all) {
                    Class<?> found = work.findChangeable(each.loader, each.name);
                    if (found != null) {
                        changeable.add(found);
                    }
                }
                long began = System.nanoTime();
                work.retransform(changeable);
                TimeUnit.NANOSECONDS.sleep(REST * (System.nanoTime() - began));
            }
        } catch (InterruptedException | Error e) {
            // No memory, or no stack: no handler of the application should hear of it. The next class tries again.
            stop();
        }
    }

    private List<Pending> takeAll() {
        synchronized (queue) {
            List<Pending> all = List.copyOf(queue);
            queue.clear();
            isRunning = !all.isEmpty();
            return all;
        }
    }

    private void stop() {
        synchronized (queue) {
            isRunning = false;
        }
    }
}
