package io.github.aparasort.internal.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.aparasort.Engine;
import io.github.aparasort.Target;
import io.github.aparasort.internal.sort.IntRakeRadixSort;
import io.github.aparasort.testing.AdversarialKeys;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.FaultyContext;
import io.github.aparasort.testing.GuardedInput;
import io.github.aparasort.testing.SortVariant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The JVM has no memory, no thread or no stack for a moment: what fails by that works again afterwards. */
@Tag(Coverage.EVERY_JDK)
class ShortageTest {
    private static final int OFTEN = 5;

    /** What the JVM says that it has none of. */
    enum Shortage {
        HEAP {
            @Override
            Error error() {
                return new OutOfMemoryError("Java heap space");
            }
        },
        THREADS {
            @Override
            Error error() {
                return new OutOfMemoryError("unable to create native thread: possibly out of memory or process limits");
            }
        },
        STACK {
            @Override
            Error error() {
                return new StackOverflowError();
            }
        };

        abstract Error error();
    }

    private static Error planted;

    /** Fails to build as long as an error is planted. */
    static final class Built extends IntRakeRadixSort {
        Built() {
            super(2);
            if (planted != null) {
                throw new IllegalStateException("wrapped", planted);
            }
        }
    }

    private final ComputeDevice jtp = ComputeDevice.jtp();

    @ParameterizedTest
    @EnumSource
    void aKernelThatCouldNotBeBuiltIsBuiltLater(Shortage shortage) throws Exception {
        try (RakePool pool = new RakePool(jtp, Built::new, 1)) {
            planted = shortage.error();
            for (int i = 0; i < OFTEN; i++) {
                DeviceFault fault = assertThrows(DeviceFault.class, () -> pool.take(10, 0));
                assertEquals(DeviceFault.Kind.LIMIT, fault.kind(), fault::getMessage);
            }
            planted = null;
            assertNull(jtp.health().whyOff());
            pool.take(10, 0).close();
        } finally {
            planted = null;
        }
    }

    @ParameterizedTest
    @EnumSource
    void aProofThatCouldNotRunProvesNothing(Shortage shortage) {
        Health health = Devices.jtp().health();
        health.reset();
        try (FaultyContext context = new FaultyContext(Target.JTP, rakes -> new Built())) {
            planted = shortage.error();
            assertEquals(Engine.JDK, sorted(context));
            assertFalse(health.isProven(IntRakeRadixSort.class.getName()));
            assertNull(health.whyRejected(IntRakeRadixSort.class.getName()));
            planted = null;
            assertEquals(Engine.JTP, sorted(context));
        } finally {
            planted = null;
        }
    }

    private static Engine sorted(FaultyContext context) {
        GuardedInput input = new GuardedInput(SortVariant.INTS, AdversarialKeys.GAUSSIAN, FaultyContext.SMALLEST);
        input.sort(context.sorter());
        input.assertSorted("after a shortage");
        return context.told().get(0).engine();
    }
}
