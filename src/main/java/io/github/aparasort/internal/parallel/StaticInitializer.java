package io.github.aparasort.internal.parallel;

/**
 * Static initialisers on the stack of the calling thread. While one runs, any other thread that needs its class waits
 * for it. So no other thread may call code of the caller then: it may need that class, and the caller would wait for
 * that thread.
 */
public final class StaticInitializer {
    private StaticInitializer() {
    }

    /** Whether the calling thread runs one. This takes some microseconds, more if the stack is deep. */
    public static boolean isRunning() {
        return StackWalker.getInstance().walk(frames ->
                frames.anyMatch(frame -> frame.getMethodName().equals("<clinit>")));
    }
}
