package io.github.aparasort.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Plan;
import io.github.aparasort.Target;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.Parameter;

/**
 * What the tests of a family have in common, whose parameter is the target: one context for all tests of a target,
 * which takes longer to build its kernels than to run them; and what each call must have told of itself. They test what
 * is documented and know nothing of how it is done.
 */
@TestInstance(Lifecycle.PER_CLASS)
public abstract class FamilyCase {
    /** Below it {@link Target#JTP} leaves the work to the JDK: docs/engines.md. */
    public static final int JTP_SMALLEST = 4096;
    /** Random small inputs of each operation. */
    public static final int SMALL_CASES = Coverage.count(4000, 20_000);

    private static final Map<List<Object>, Method> METHODS = new ConcurrentHashMap<>();

    @Parameter
    public Target target;
    public Gpu gpu;
    /** What the context is for, or null where there is none. */
    private Target opened;
    private final ConcurrentLinkedQueue<Execution> told = new ConcurrentLinkedQueue<>();

    @BeforeEach
    public void open() {
        if (opened != target) {
            close();
            TestDevice.require(target);
            gpu = Gpu.open(target);
            gpu.onExecution(told::add);
            opened = target;
        }
        forget();
    }

    public void forget() {
        told.clear();
    }

    @AfterAll
    public void close() {
        if (gpu != null) {
            gpu.close();
        }
    }

    /** The engine for n elements. */
    public final Engine engine(int n) {
        return switch (target) {
            case JDK -> Engine.JDK;
            case JTP -> n < JTP_SMALLEST ? Engine.JDK : Engine.JTP;
            default -> n < 2 ? Engine.JDK : Engine.OPENCL;
        };
    }

    /**
     * That one call was told since the last question, and that it ran where it had to.
     *
     * @param idle whether there is nothing to do but to copy, which any engine may do
     * @return what was told
     */
    public final Execution assertRan(String operation, Class<?> type, int n, boolean idle) {
        Execution done = told.poll();
        assertTrue(done != null && told.isEmpty(), () -> "not one execution: " + done + " and " + told);
        assertEquals(operation, done.operation());
        assertEquals(type, done.type());
        assertEquals(n, done.n(), done::toString);
        assertEquals("", TestDevice.noteOf(done), done::toString);
        if (!idle || done.engine() == Engine.OPENCL) {
            assertEquals(engine(n), done.engine(), done::toString);
        }
        assertEquals(done.engine() == Engine.JDK, done.kernel().isEmpty(), done::toString);
        assertEquals(done.engine() == Engine.OPENCL ? TestDevice.openCl().info() : Optional.empty(),
                done.device());
        return done;
    }

    /** That one call was told since the last question, and that plain Java did it, on any target. */
    public final void assertRanPlain(String operation, Class<?> type, int n) {
        Execution done = told.poll();
        assertTrue(done != null && told.isEmpty(), () -> "not one execution: " + done + " and " + told);
        assertEquals(operation, done.operation());
        assertEquals(type, done.type());
        assertEquals(n, done.n(), done::toString);
        assertEquals(Engine.JDK, done.engine(), done::toString);
    }

    /** That one call was told since the last question. Under JDK no sort is needed where keys are few. */
    public final void assertGrouped(String operation, Class<?> type, int n) {
        if (target == Target.JDK) {
            assertRanPlain(operation, type, n);
        } else {
            assertRan(operation, type, n, false);
        }
    }

    /** That a call was refused before it did anything. */
    public final <E extends Throwable> E refused(Class<E> with, String message, Runnable call) {
        E thrown = assertThrows(with, call::run);
        if (message != null) {
            assertEquals(message, thrown.getMessage());
        }
        assertTrue(told.isEmpty(), () -> "told of a call that was refused: " + told);
        return thrown;
    }

    /** The operation is explained for every type, as what the target does; and no other type is. */
    public final void assertExplained(String operation) {
        for (KeyType each : KeyType.values()) {
            for (int n : new int[] {0, 1, 100, 4095, 4096, 1_000_003}) {
                Plan plan = gpu.explain(operation, each.type, n);
                assertEquals(operation, plan.operation());
                assertEquals(each.type, plan.type());
                assertEquals(n, plan.n());
                if (n >= 2) {
                    assertEquals(engine(n), plan.engine(), plan::toString);
                    assertEquals(engine(n) == Engine.OPENCL, plan.device().isPresent());
                }
                assertFalse(plan.why().isEmpty());
                assertTrue(plan.toString().startsWith(operation + " " + each.type + "["), plan::toString);
            }
        }
        refused(IllegalArgumentException.class, null, () -> gpu.explain(operation, int.class, -1));
        refused(IllegalArgumentException.class, null, () -> gpu.explain(operation, boolean.class, 1));
        refused(IllegalArgumentException.class, null, () -> gpu.explain(operation, byte.class, 5000));
        refused(IllegalArgumentException.class, null, () -> gpu.explain(operation, void.class, 5000));
        refused(IllegalArgumentException.class, null, () -> gpu.explain(operation + "s", int.class, 1));
    }

    /** Runs a task on this many threads, which begin together; each is told its number. */
    public static void atOnce(int threads, IntConsumer task) throws Exception {
        CyclicBarrier start = new CyclicBarrier(threads);
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Future<?>> running = new ArrayList<>();
            for (int t = 0; t < threads; t++) {
                int number = t;
                running.add(pool.submit(() -> {
                    start.await();
                    task.accept(number);
                    return null;
                }));
            }
            for (Future<?> each : running) {
                each.get();
            }
        } finally {
            pool.shutdownNow();
        }
    }

    /** Calls the one public method of this name that takes these; what it throws is thrown as it is. */
    public static Object call(Object owner, String name, Object... arguments) {
        Object[] classes = Arrays.stream(arguments).map(each -> each == null ? "null" : each.getClass()).toArray();
        Method method = METHODS.computeIfAbsent(List.of(owner.getClass(), name, Arrays.asList(classes)), key -> {
            List<Method> fitting = Arrays.stream(owner.getClass().getMethods())
                    .filter(each -> each.getName().equals(name) && takes(each.getParameterTypes(), arguments)).toList();
            assertEquals(1, fitting.size(), () -> name + Arrays.toString(classes) + ": " + fitting);
            return fitting.get(0);
        });
        try {
            return method.invoke(owner, arguments);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException thrown) {
                throw thrown;
            }
            if (e.getCause() instanceof Error thrown) {
                throw thrown;
            }
            throw new AssertionError(e.getCause());
        }
    }

    private static boolean takes(Class<?>[] parameters, Object[] arguments) {
        if (parameters.length != arguments.length) {
            return false;
        }
        for (int i = 0; i < parameters.length; i++) {
            if (arguments[i] != null && !parameters[i].isInstance(arguments[i])) {
                return false;
            }
        }
        return true;
    }
}
