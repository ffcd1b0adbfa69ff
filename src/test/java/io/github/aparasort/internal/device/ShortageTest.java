package io.github.aparasort.internal.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.kernel.Transport;
import io.github.aparasort.internal.sort.IntRakeMergesort;
import io.github.aparasort.testing.Coverage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
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
    static final class Built extends IntRakeMergesort {
        Built() {
            super(2);
        }

        @Override
        public void bind(Transport to) {
            if (planted != null) {
                // Aparapi wraps errors in exceptions of its own.
                throw new IllegalStateException("wrapped", planted);
            }
            super.bind(to);
        }
    }

    private final ComputeDevice jtp = ComputeDevice.jtp();

    @ParameterizedTest
    @EnumSource
    void aKernelThatCouldNotBeBuiltIsBuiltLater(Shortage shortage) throws Exception {
        try (KernelPool pool = new KernelPool(jtp, Built::new, 1, lease -> null)) {
            planted = shortage.error();
            for (int i = 0; i < OFTEN; i++) {
                DeviceFault fault = assertThrows(DeviceFault.class, () -> pool.take(10, false));
                assertEquals(DeviceFault.Kind.LIMIT, fault.kind(), fault::getMessage);
            }
            planted = null;
            assertNull(jtp.health().whyRejected(Built.class));
            pool.take(10, false).close();
        } finally {
            planted = null;
        }
    }

    /** For a kernel that passed its probe before, a failure to build counts against the device, but not a shortage. */
    @ParameterizedTest
    @EnumSource
    void norIsTheDeviceSwitchedOff(Shortage shortage) throws Exception {
        try (KernelPool pool = new KernelPool(jtp, Built::new, 2, lease -> null)) {
            Lease first = pool.take(10, false);
            planted = shortage.error();
            for (int i = 0; i < OFTEN; i++) {
                DeviceFault fault = assertThrows(DeviceFault.class, () -> pool.take(10, false));
                assertEquals(DeviceFault.Kind.LIMIT, fault.kind(), fault::getMessage);
            }
            planted = null;
            assertNull(jtp.health().whyOff());
            pool.take(10, false).close();
            first.close();
        } finally {
            planted = null;
        }
    }

    @ParameterizedTest
    @EnumSource
    void aProbeThatCouldNotRunProvesNothing(Shortage shortage) throws Exception {
        planted = null;
        Error[] error = {shortage.error()};
        try (KernelPool pool = new KernelPool(jtp, Built::new, 1, lease -> {
            if (error[0] != null) {
                throw error[0];
            }
            return null;
        })) {
            DeviceFault fault = assertThrows(DeviceFault.class, () -> pool.take(10, false));
            assertEquals(DeviceFault.Kind.LIMIT, fault.kind(), fault::getMessage);
            error[0] = null;
            pool.take(10, false).close();
        }
    }

    /** Cannot even say what it is. */
    private static final class Unspeakable extends IllegalStateException {
        private static final long serialVersionUID = 1;

        @Override
        public String getMessage() {
            throw new OutOfMemoryError("planted");
        }
    }

    /** A step on a thread of its own, as workers of a pool run it. */
    @Test
    void aThreadThatDiesWhileItTellsOfItsFaultIsNoSuccess() throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        try {
            ExecutionException thrown = assertThrows(ExecutionException.class, () -> pool.submit(() -> {
                Launcher.run(new IntRakeMergesort(2), () -> {
                    throw new Unspeakable();
                });
                return null;
            }).get());
            Throwable fault = thrown;
            while (fault.getCause() != null && !(fault instanceof DeviceFault)) {
                fault = fault.getCause();
            }
            assertTrue(fault instanceof DeviceFault, thrown::toString);
            assertTrue(fault.getMessage().startsWith("a worker failed"), fault::getMessage);
        } finally {
            pool.shutdown();
        }
    }

    @Test
    void aStepThatThrowsNothingIsASuccess() throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        try {
            pool.submit(() -> {
                Launcher.run(new IntRakeMergesort(2), () -> { });
                return null;
            }).get();
        } finally {
            pool.shutdown();
        }
    }
}
