package io.github.aparasort.process;

import io.github.aparasort.internal.parallel.ThreadTeam;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Tasks of the first run of a process, which go on until a second thread has done one, or for long. */
public final class FirstRuns {
    private static final int TASKS = 60_000;

    private FirstRuns() {
    }

    public static void main(String[] args) {
        Set<Thread> threads = ConcurrentHashMap.newKeySet();
        new ThreadTeam(2).run(TASKS, task -> {
            threads.add(Thread.currentThread());
            if (threads.size() == 1) {
                rest();
            }
        });
        System.out.println(threads.size());
    }

    private static void rest() {
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
