package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.GpuException;
import io.github.aparasort.IntOrderKernel;
import io.github.aparasort.Target;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.IntOrders;
import io.github.aparasort.testing.Oracle;
import io.github.aparasort.testing.TestDevice;
import java.io.InputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Orders that {@code Translation} refuses, from a call on an OpenCL device to its message; JTP runs them all. */
public class OrderRefusalTest {
    public static class Breaks extends IntOrderKernel {
        @Override
        public boolean before(int a, int b) {
            return digits(a) < digits(b);
        }

        private int digits(int x) {
            int sum = 0;
            for (int i = 0; i < 32; i += 4) {
                sum += x >>> i & 15;
                if (sum > 20) {
                    break;
                }
            }
            return sum;
        }
    }

    public static class Calls extends IntOrderKernel {
        private final IntUnaryOperator key = x -> -x;

        @Override
        public boolean before(int a, int b) {
            return key.applyAsInt(a) < key.applyAsInt(b);
        }
    }

    /** The class as an agent leaves it: the method is synthetic, but not in the file that Aparapi reads. */
    private static Supplier<IntOrderKernel> instrumented() throws Exception {
        int flags = Modifier.PRIVATE | Modifier.STATIC | Modifier.FINAL | Modifier.SYNCHRONIZED | Modifier.NATIVE;
        int synthetic = 0x1000;
        String name = OrderWithAparapiMethodName.class.getName();
        byte[] file;
        try (InputStream stream = Gpu.class.getResourceAsStream("/" + name.replace('.', '/') + ".class")) {
            file = stream.readAllBytes();
        }
        int[] places = IntStream.range(0, file.length - 1)
                .filter(i -> file[i] == (byte) (flags >> 8) && file[i + 1] == (byte) flags).toArray();
        assertEquals(1, places.length);
        file[places[0]] = (byte) (file[places[0]] | synthetic >> 8);
        ClassLoader loader = new ClassLoader(OrderWithAparapiMethodName.class.getClassLoader()) {
            @Override
            protected Class<?> loadClass(String wanted, boolean resolve) throws ClassNotFoundException {
                if (!wanted.equals(name)) {
                    return super.loadClass(wanted, resolve);
                }
                Class<?> loaded = findLoadedClass(name);
                return loaded != null ? loaded : defineClass(name, file, 0, file.length);
            }
        };
        Constructor<?> made = loader.loadClass(name).getConstructor();
        return () -> assertDoesNotThrow(() -> (IntOrderKernel) made.newInstance());
    }

    public static class HasABoolean extends IntOrderKernel {
        private final boolean up = Boolean.parseBoolean("true");

        @Override
        public boolean before(int a, int b) {
            return up ? a < b : b < a;
        }
    }

    public static class Varies extends Breaks {
        static int instances;
        final int number = instances++;
    }

    static class IsClosed extends IntOrders.ByBits {
        final int number = 5;

        /** As in a module that does not open its package. */
        @Override
        public Object get(Field field) {
            throw new InaccessibleObjectException("planted");
        }
    }

    public static class Throws extends IntOrderKernel {
        static final RuntimeException THROWN = new IllegalStateException("this key has no place");

        @Override
        public boolean before(int a, int b) {
            if ((a & 1023) == 77) {
                throw THROWN;
            }
            return a < b;
        }
    }

    @BeforeAll
    static void demand() {
        TestDevice.openCl();
    }

    @Test
    void refusals() {
        int[] a = Input.RANDOM.ints(100);
        try (Gpu gpu = Gpu.open(Target.OPENCL)) {
            // Four times: no device is switched off for it.
            for (int time = 0; time < 4; time++) {
                GpuException e = assertThrows(GpuException.class, () -> gpu.sorter().sort(a, Breaks::new));
                assertTrue(e.getMessage().contains("Breaks") && e.getMessage().contains("digits: "), e::getMessage);
            }
            assertArrayEquals(Input.RANDOM.ints(100), a);
            gpu.sorter().sort(a, IntOrders.ByBits::new);
            assertArrayEquals(Oracle.sorted(Input.RANDOM.ints(100)), Oracle.sorted(a));
        }
    }

    @Test
    void whatAnAgentAddedIsNoneOfTheCallers() throws Exception {
        Supplier<IntOrderKernel> instrumented = instrumented();
        int[] a = Input.RANDOM.ints(100);
        try (Gpu gpu = Gpu.open(Target.OPENCL)) {
            gpu.sorter().sort(a, instrumented);
            assertArrayEquals(Oracle.sorted(Input.RANDOM.ints(100)), a);
            GpuException e = assertThrows(GpuException.class,
                    () -> gpu.sorter().sort(a, OrderWithAparapiMethodName::new));
            assertTrue(e.getMessage().contains("OrderWithAparapiMethodName.toSignature"), e::getMessage);
        }
    }

    @Test
    void closedModules() {
        try (Gpu gpu = Gpu.open(Target.OPENCL)) {
            for (int time = 0; time < 4; time++) {
                GpuException e = assertThrows(GpuException.class,
                        () -> gpu.sorter().sort(Input.RANDOM.ints(100), IsClosed::new));
                assertTrue(e.getMessage().contains("must open"), e::getMessage);
            }
        }
    }

    @Test
    void jtpRunsWhatDoesNotTranslate() {
        int n = 5000;
        List<Execution> told = new ArrayList<>();
        try (Gpu gpu = Gpu.open(Target.JTP)) {
            gpu.onExecution(told::add);
            int[] a = Input.EXTREMES.ints(n);
            gpu.sorter().sort(a, HasABoolean::new);
            assertArrayEquals(Oracle.sorted(Input.EXTREMES.ints(n)), a);
            gpu.sorter().sort(Input.RANDOM.ints(n), Calls::new);
        }
        told.forEach(execution -> assertEquals(Engine.JTP, execution.engine(), execution::toString));
    }

    /** On the CPU, whatever the thread; and no device is blamed. */
    @Test
    void whatAnOrderThrowsReachesTheCaller() {
        for (Target target : new Target[] {Target.JDK, Target.JTP, Target.AUTO}) {
            try (Gpu gpu = Gpu.open(target)) {
                for (int n : new int[] {4000, 50_000, 50_000, 50_000, 50_000}) {
                    int[] a = Input.RANDOM.ints(n);
                    int[] values = Input.values(n);
                    assertSame(Throws.THROWN, assertThrows(IllegalStateException.class,
                            () -> gpu.sorter().sortPairs(a, values, Throws::new)));
                    assertArrayEquals(Input.RANDOM.ints(n), a);
                    assertArrayEquals(Input.values(n), values);
                }
                List<Execution> told = new ArrayList<>();
                gpu.onExecution(told::add);
                gpu.sorter().sort(Input.RANDOM.ints(50_000), IntOrders.ByBits::new);
                assertEquals("", told.get(0).note());
                // AUTO takes the engine that measured fastest, so either.
                if (target != Target.AUTO) {
                    assertEquals(target == Target.JDK ? Engine.JDK : Engine.JTP, told.get(0).engine());
                }
            }
        }
    }
}
