package io.github.aparasort.testing;

import io.github.aparasort.internal.event.Threads;
import io.github.aparasort.internal.parallel.ThreadTeam;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;

/**
 * What each JVM of the tests does before its first class and after its last one. At the end a thread that a test has
 * left fails the build: one that spins takes a processor from all tests after it. Idle workers of pools are no such
 * threads; they end by themselves.
 */
public final class TestJvm implements LauncherSessionListener, TestExecutionListener {
    /** Measurements in the background may take this long to end. */
    private static final long PATIENCE_SECONDS = 120;

    private final Set<Thread> before = new HashSet<>();
    private final Map<Thread, String> firstSeenAfter = new LinkedHashMap<>();

    @Override
    public void launcherSessionOpened(LauncherSession session) {
        before.addAll(Thread.getAllStackTraces().keySet());
        // In the first runs of a process the caller is alone for a while, but tests wait for helpers.
        for (int run = 0; run < ThreadTeam.FIRST_RUNS; run++) {
            new ThreadTeam(2).run(2, task -> { });
        }
        session.getLauncher().registerTestExecutionListeners(this);
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        test.getSource().filter(ClassSource.class::isInstance).ifPresent(source -> {
            firstSeenAfter.keySet().removeIf(thread -> !thread.isAlive());
            for (Thread thread : Thread.getAllStackTraces().keySet()) {
                if (!before.contains(thread)) {
                    firstSeenAfter.putIfAbsent(thread, ((ClassSource) source).getClassName());
                }
            }
        });
    }

    @Override
    public void launcherSessionClosed(LauncherSession session) {
        long begin = System.nanoTime();
        List<String> left = left();
        while (!left.isEmpty() && System.nanoTime() - begin < TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS)) {
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                break;
            }
            left = left();
        }
        if (!left.isEmpty()) {
            throw new AssertionError("threads that tests have left: " + String.join("; ", left));
        }
    }

    private List<String> left() {
        return firstSeenAfter.keySet().stream().filter(TestJvm::isLeft).map(thread -> thread.getName()
                + ", first seen after " + firstSeenAfter.get(thread) + ", " + frames(thread)).toList();
    }

    /** Not a worker without work, nor one of the JVM. */
    static boolean isLeft(Thread thread) {
        return thread.isAlive() && (!thread.isDaemon() || !frames(thread).isEmpty());
    }

    /** What the thread does in this project. Each thread of the library begins in {@link Threads}, also an idle one. */
    private static List<StackTraceElement> frames(Thread thread) {
        return thread == Thread.currentThread() ? Collections.emptyList() : Arrays.stream(thread.getStackTrace())
                .filter(frame -> frame.getClassName().startsWith("io.github.aparasort.")
                        && !frame.getClassName().startsWith(Threads.class.getName())).toList();
    }
}
