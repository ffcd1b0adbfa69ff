package io.github.aparasort.internal.parallel;

import java.util.Iterator;

/**
 * Static initialisers on the stack of the calling thread. While one runs, any other thread that needs its class waits
 * for it. So no other thread may call code of the caller then: it may need that class, and the caller would wait for
 * that thread.
 */
public final class StaticInitializer {
    /** Frames to look at. A deeper stack is rare, and to walk all of it takes long: 2 us a frame. */
    private static final int MOST = 1 << 10;

    private StaticInitializer() {
    }

    /** Whether the calling thread runs one, or may do so because its stack is deep. */
    public static boolean isRunning() {
        return StackWalker.getInstance().walk(frames -> {
            Iterator<StackWalker.StackFrame> next = frames.iterator();
            boolean found = false;
            for (int i = 0; !found && next.hasNext(); i++) {
                found = next.next().getMethodName().equals("<clinit>") || i == MOST;
            }
            return found;
        });
    }
}
