package io.github.aparasort.internal.parallel;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

/** Where a static initialiser is looked for on a stack, and where the look ends. */
class DeepStackTest {
    /** Asks in its static initialiser, so many frames above it. */
    private static final class Initialised {
        static final boolean AT_ONCE = StaticInitializer.isRunning();
        static final boolean DEEPER = deeper(500, StaticInitializer::isRunning);
        static final boolean MUCH_DEEPER = deeper(5000, StaticInitializer::isRunning);
    }

    private static boolean deeper(int frames, BooleanSupplier what) {
        return frames == 0 ? what.getAsBoolean() : deeper(frames - 1, what);
    }

    @Test
    void findsOneAndTakesADeepStackForOne() {
        assertFalse(StaticInitializer.isRunning());
        assertFalse(deeper(500, StaticInitializer::isRunning));
        assertTrue(deeper(5000, StaticInitializer::isRunning));
        assertTrue(Initialised.AT_ONCE && Initialised.DEEPER && Initialised.MUCH_DEEPER);
    }
}
