package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.Input;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The caller's code throws once what it does not declare. The caller gets that, and not the result of another try. */
@Tag(Coverage.EVERY_JDK)
class SneakyThrowsTest {
    private static final int N = 100_003;
    private static final Exception CHECKED = new Exception("a checked exception that nobody declares");
    private static final AtomicBoolean DUE = new AtomicBoolean();

    @SuppressWarnings("unchecked")
    private static <E extends Throwable> void throwOnce() throws E {
        if (DUE.getAndSet(false)) {
            throw (E) CHECKED;
        }
    }

    static final class Order extends IntOrderKernel {
        @Override
        public boolean before(int a, int b) {
            SneakyThrowsTest.<RuntimeException>throwOnce();
            return a < b;
        }
    }

    static final class Sum extends IntScanKernel {
        @Override
        public int combine(int a, int b) {
            SneakyThrowsTest.<RuntimeException>throwOnce();
            return a + b;
        }

        @Override
        public int identity() {
            return 0;
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"JTP", "JDK"})
    void anOrderMayThrowAnything(Target target) {
        try (Gpu gpu = Gpu.open(target)) {
            int[] a = Input.RANDOM.ints(N);
            int[] before = a.clone();
            DUE.set(true);
            assertSame(CHECKED, assertThrows(Exception.class, () -> gpu.sorter().sort(a, Order::new)));
            assertArrayEquals(before, a);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"JTP", "JDK"})
    void anOperatorMayThrowAnything(Target target) {
        try (Gpu gpu = Gpu.open(target)) {
            int[] a = Input.RANDOM.ints(N);
            int[] before = a.clone();
            DUE.set(true);
            assertSame(CHECKED, assertThrows(Exception.class, () -> gpu.scan().inclusive(a, a, Sum::new)));
            assertArrayEquals(before, a);
        }
    }
}
