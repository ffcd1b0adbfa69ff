package io.github.aparasort.resident;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArray;
import io.github.aparasort.GpuArrays;
import io.github.aparasort.GpuDoubles;
import io.github.aparasort.GpuFloats;
import io.github.aparasort.GpuInts;
import io.github.aparasort.GpuLongs;
import io.github.aparasort.PrefixScan;
import io.github.aparasort.Sorter;
import io.github.aparasort.Target;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Suppliers of a caller's code, of all operations that take one: whatever they do, it ends alike on a device, on Java
 * threads and in plain Java, for arrays of the host and for resident ones. Operations are found by reflection.
 */
class CustomSuppliersTest {
    @RegisterExtension
    static final ResidentContexts CONTEXTS = new ResidentContexts();
    @RegisterExtension
    static final ResidentContexts OTHERS = new ResidentContexts();
    /** Enough for Java threads. */
    private static final int N = 1 << 15;

    private static List<Method> operations() {
        // Bridges of the sorter lack the types of suppliers.
        return Stream.of(Sorter.class.getSuperclass(), PrefixScan.class, GpuArrays.class, Gpu.class, GpuInts.class,
                GpuLongs.class, GpuFloats.class, GpuDoubles.class).flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
                .filter(method -> Modifier.isPublic(method.getModifiers())
                        && List.of(method.getParameterTypes()).contains(Supplier.class))
                .peek(method -> method.setAccessible(true)).toList();
    }

    /** Calls an operation. Returns all arrays afterwards, and the result. */
    private static Object[] call(Method method, Gpu gpu, Supplier<?> supplier) throws Throwable {
        Class<?>[] types = method.getParameterTypes();
        Object[] all = new Object[types.length + 2];
        int numbers = 0;
        for (int i = 0; i < types.length; i++) {
            all[i] = types[i] == Supplier.class ? supplier
                    : types[i] == int.class ? (numbers++ == 0 ? (Object) 3 : (Object) (N - 5))
                    : types[i] == GpuArray[].class ? arrays(gpu, N, N, N)
                    : elements(types[i]);
        }
        Class<?> owner = method.getDeclaringClass();
        Object receiver = owner.isInstance(gpu.sorter()) ? gpu.sorter() : owner == PrefixScan.class ? gpu.scan()
                : owner == Gpu.class || owner == GpuArrays.class ? gpu : array(gpu, owner);
        try {
            all[types.length] = method.invoke(receiver, Arrays.copyOf(all, types.length));
            all[types.length + 1] = receiver instanceof GpuArray ? receiver : null;
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
        return Arrays.stream(all).map(CustomSuppliersTest::onHost).toArray();
    }

    private static GpuArray<?, ?>[] arrays(Gpu gpu, int... lengths) {
        return Arrays.stream(lengths).mapToObj(n -> array(gpu, GpuFloats.class)).toArray(GpuArray<?, ?>[]::new);
    }

    private static GpuArray<?, ?> array(Gpu gpu, Class<?> type) {
        return type == GpuInts.class ? gpu.ints((int[]) elements(int[].class))
                : type == GpuLongs.class ? gpu.longs((long[]) elements(long[].class))
                : type == GpuFloats.class ? gpu.floats((float[]) elements(float[].class))
                : gpu.doubles((double[]) elements(double[].class));
    }

    private static Object elements(Class<?> type) {
        SplittableRandom random = new SplittableRandom(9);
        if (type == float[].class) {
            float[] floats = new float[N];
            for (int i = 0; i < N; i++) {
                floats[i] = random.nextInt(1000);
            }
            return floats;
        }
        return type == int[].class ? random.ints(N).toArray() : type == long[].class ? random.longs(N).toArray()
                : random.doubles(N).toArray();
    }

    private static Object onHost(Object object) {
        if (object instanceof GpuArray<?, ?>[] arrays) {
            return Stream.of(arrays).map(CustomSuppliersTest::onHost).toArray();
        }
        try {
            return object instanceof GpuArray ? object.getClass().getMethod("toArray").invoke(object)
                    : object instanceof Supplier ? null : object;
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static String nameOf(Method method, Target target) {
        return method.getDeclaringClass().getSimpleName() + "." + method.getName()
                + Arrays.stream(method.getParameterTypes()).map(Class::getSimpleName).toList() + " on " + target;
    }

    private static String nameOfSupplier(Method method) {
        return method.getName().equals("map") ? "kernel" : ResidentCustomCode.suppliers(method).get(0).get()
                .getClass().getSuperclass().getSimpleName().endsWith("OrderKernel") ? "order" : "op";
    }

    private interface Check {
        void check(Method method, Target target, String name) throws Throwable;
    }

    private static void everywhere(Check check) {
        assertTrue(operations().size() > 30);
        assertAll(operations().stream().flatMap(method -> ResidentContexts.TARGETS.stream().map(target -> () ->
                check.check(method, target, nameOf(method, target)))));
    }

    @Test
    void noSupplierIsRefused() {
        everywhere((method, target, name) -> {
            Throwable thrown = assertThrows(NullPointerException.class,
                    () -> call(method, CONTEXTS.of(target), null), name);
            assertEquals(nameOfSupplier(method), thrown.getMessage(), name);
        });
    }

    @Test
    void noCodeIsRefused() {
        everywhere((method, target, name) -> {
            Throwable thrown = assertThrows(NullPointerException.class,
                    () -> call(method, CONTEXTS.of(target), () -> null), name);
            assertEquals(nameOfSupplier(method) + ".get() returned null", thrown.getMessage(), name);
        });
    }

    @Test
    void whatASupplierThrowsReachesTheCaller() {
        RuntimeException planted = new IllegalStateException("planted");
        everywhere((method, target, name) -> assertEquals(planted, assertThrows(RuntimeException.class,
                () -> call(method, CONTEXTS.of(target), () -> {
                    throw planted;
                }), name), name));
    }

    /** The same object serves all calls, of all contexts and targets. */
    @Test
    void anObjectServesAgain() {
        Map<Class<?>, Object> served = new HashMap<>();
        everywhere((method, target, name) -> {
            Supplier<?> fresh = ResidentCustomCode.suppliers(method).get(0);
            Object[] expected = call(method, CONTEXTS.of(target), fresh);
            Object object = served.computeIfAbsent(fresh.get().getClass(), type -> fresh.get());
            for (ResidentContexts each : List.of(CONTEXTS, OTHERS, CONTEXTS)) {
                Object[] again = call(method, each.of(target), () -> object);
                assertTrue(Arrays.deepEquals(expected, again), name);
            }
        });
    }
}
