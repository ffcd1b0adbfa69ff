package com.acme;

import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.concurrent.CyclicBarrier;

/**
 * Two class loaders with one lock for all classes each. Both look for a class in themselves, then in the other, then in
 * the parent. Two threads at once load a class by each. The classes do not use each other, so the threads never wait
 * for each other. Prints the threads that do all the same.
 */
public final class Plugins {
    private static final int ROUNDS = 100;
    private static final int LOOK_AGAIN_MILLIS = 100;

    private Plugins() {
    }

    private static final class Plugin extends ClassLoader {
        private final String own;
        private final byte[] file;
        private Plugin other;

        Plugin(Class<?> own) throws IOException {
            super(Plugins.class.getClassLoader());
            this.own = own.getName();
            try (InputStream in = own.getResourceAsStream('/' + this.own.replace('.', '/') + ".class")) {
                this.file = in.readAllBytes();
            }
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                if (name.startsWith("java.")) {
                    return super.loadClass(name, resolve);
                }
                Class<?> found = local(name);
                if (found == null) {
                    found = other.local(name);
                }
                return found == null ? super.loadClass(name, resolve) : found;
            }
        }

        private synchronized Class<?> local(String name) {
            Class<?> loaded = findLoadedClass(name);
            return loaded != null || !name.equals(own) ? loaded : defineClass(name, file, 0, file.length);
        }
    }

    public static void main(String[] args) throws Exception {
        Plugin a = null;
        Plugin b = null;
        for (int round = 0; round < ROUNDS; round++) {
            a = new Plugin(A.class);
            b = new Plugin(B.class);
            a.other = b;
            b.other = a;
            CyclicBarrier together = new CyclicBarrier(2);
            await(start(a, together), start(b, together));
        }
        AgentThread.await();
        // A class that was changed needs no other class loader any more.
        synchronized (b) {
            await(start(a, new CyclicBarrier(1)));
        }
        System.out.println("done");
    }

    private static Thread start(Plugin plugin, CyclicBarrier together) {
        Thread thread = new Thread(() -> {
            try {
                together.await();
                ((Runnable) Class.forName(plugin.own, true, plugin).getConstructor().newInstance()).run();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    private static void await(Thread... threads) throws InterruptedException {
        for (Thread thread : threads) {
            while (thread.isAlive()) {
                thread.join(LOOK_AGAIN_MILLIS);
                long[] ids = ManagementFactory.getThreadMXBean().findDeadlockedThreads();
                if (ids != null) {
                    System.out.println(Arrays.toString(ManagementFactory.getThreadMXBean().getThreadInfo(ids, 9)));
                    System.exit(1);
                }
            }
        }
    }

    public static final class A implements Runnable {
        @Override
        public void run() {
            Arrays.sort(new int[] {3, 1, 2});
        }
    }

    public static final class B implements Runnable {
        @Override
        public void run() {
            Arrays.sort(new int[] {3, 1, 2});
        }
    }
}
