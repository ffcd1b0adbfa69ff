package io.github.aparasort.resident;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArray;
import io.github.aparasort.GpuColumns;
import io.github.aparasort.GpuDoubles;
import io.github.aparasort.GpuFloats;
import io.github.aparasort.GpuInts;
import io.github.aparasort.GpuLongs;
import io.github.aparasort.GpuOrderBy;
import io.github.aparasort.GpuRows;
import io.github.aparasort.ScanOp;
import io.github.aparasort.Target;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Each operation on resident arrays with each argument wrong: on a device and in the heap the same is refused, by the
 * same exception. Operations are found by reflection, and arguments that are right by trying.
 */
class ResidentArgumentsTest {
    @RegisterExtension
    static final ResidentContexts CONTEXTS = new ResidentContexts();
    @RegisterExtension
    static final ResidentContexts OTHERS = new ResidentContexts();

    private static final int N = 4;
    /** What is true of an array whether it is closed or not. */
    private static final Set<String> OF_ANY = Set.of("length", "device", "close", "toString", "hashCode", "equals",
            "getClass", "notify", "notifyAll", "wait", "size", "aRows", "bRows", "column");

    /** Arrays of contexts that are closed. */
    private static Map<Target, Function<Class<?>, GpuArray<?, ?>>> orphans;

    /** An operation of a class. */
    private record Operation(Class<?> owner, Method method) {
        String name() {
            return method.getName();
        }

        /** What the parameters are in this class. */
        Class<?>[] parameters() {
            Class<?>[] types = method.getParameterTypes();
            List<?> variables = List.of(method.getDeclaringClass().getTypeParameters());
            for (int i = 0; i < types.length; i++) {
                int variable = variables.indexOf(method.getGenericParameterTypes()[i]);
                if (variable >= 0) {
                    types[i] = (Class<?>) ((ParameterizedType) owner.getGenericSuperclass())
                            .getActualTypeArguments()[variable];
                }
            }
            return types;
        }

        @Override
        public String toString() {
            return owner.getSimpleName() + "." + name() + Arrays.stream(parameters()).map(Class::getSimpleName).toList();
        }
    }

    /** What is wrong with an array: how to make one of a class, for a target; what refuses it; what the message has. */
    private record Fault(String name, Class<?> exception, String message, Wrong wrong) {
    }

    private interface Wrong {
        GpuArray<?, ?> array(Target target, Class<?> type);
    }

    private static final List<Fault> FAULTS = List.of(
            new Fault("of another context", IllegalArgumentException.class, ".* is of another context: ",
                    (target, type) -> array(OTHERS.of(target), type, 3)),
            new Fault("of another place", IllegalArgumentException.class, ".* is of another context: ",
                    (target, type) -> array(OTHERS.of(target == Target.JDK ? Target.OPENCL : Target.JDK), type, 3)),
            new Fault("of a closed context", IllegalStateException.class, "", (target, type) ->
                    orphans.get(target).apply(type)),
            new Fault("closed", IllegalStateException.class, ": this array is closed$", (target, type) -> {
                GpuArray<?, ?> array = array(CONTEXTS.of(target), type, 3);
                array.close();
                return array;
            }),
            new Fault("null", NullPointerException.class, "", (target, type) -> null));

    @BeforeAll
    static void closesContexts() {
        orphans = new LinkedHashMap<>();
        for (Target target : ResidentContexts.TARGETS) {
            Map<Class<?>, GpuArray<?, ?>> arrays = new LinkedHashMap<>();
            try (Gpu gpu = Gpu.open(target)) {
                for (Class<?> type : List.of(GpuInts.class, GpuLongs.class, GpuFloats.class, GpuDoubles.class)) {
                    arrays.put(type, array(gpu, type, 3));
                }
                arrays.put(GpuArray.class, arrays.get(GpuInts.class));
            }
            orphans.put(target, arrays::get);
        }
    }

    // ---- arguments that are right

    /** The numbers 0, 1, 2, and a last one. */
    private static GpuArray<?, ?> array(Gpu gpu, Class<?> type, int last) {
        return type == GpuLongs.class ? gpu.longs(new long[] {0, 1, 2, last})
                : type == GpuFloats.class ? gpu.floats(new float[] {0, 1, 2, last})
                : type == GpuDoubles.class ? gpu.doubles(new double[] {0, 1, 2, last})
                : gpu.ints(new int[] {0, 1, 2, last});
    }

    /** What a parameter may be given. Each makes a new argument. */
    private static List<Function<Gpu, Object>> candidates(Operation operation, int parameter) {
        Class<?> type = operation.parameters()[parameter];
        if (type == GpuInts.class) {
            return List.of(gpu -> array(gpu, type, N), gpu -> array(gpu, type, 3), gpu -> gpu.ints(N));
        }
        if (GpuArray.class.isAssignableFrom(type)) {
            return List.of(gpu -> array(gpu, type, 3));
        }
        if (type == GpuColumns.class) {
            return List.of(gpu -> gpu.columns(array(gpu, GpuInts.class, 3)));
        }
        if (type == GpuArray[].class) {
            return List.of(gpu -> new GpuArray<?, ?>[] {gpu.floats(N), gpu.floats(N), gpu.floats(N)});
        }
        if (type == Supplier.class) {
            return ResidentCustomCode.suppliers(operation.method()).stream()
                    .<Function<Gpu, Object>>map(supplier -> gpu -> supplier).toList();
        }
        Object value = type.isArray() ? Array.newInstance(type.getComponentType(), type == double[].class
                && operation.name().equals("quantiles") ? 1 : N)
                : type == ScanOp.class ? ScanOp.SUM : Array.get(Array.newInstance(type, 1), 0);
        return List.of(gpu -> value);
    }

    /** The first arguments that an operation takes, found with arrays of the heap. */
    private static List<Function<Gpu, Object>> rightArguments(Operation operation) {
        List<List<Function<Gpu, Object>>> all = List.of(List.of());
        for (int i = 0; i < operation.parameters().length; i++) {
            List<List<Function<Gpu, Object>>> longer = new ArrayList<>();
            for (List<Function<Gpu, Object>> begin : all) {
                for (Function<Gpu, Object> next : candidates(operation, i)) {
                    longer.add(Stream.concat(begin.stream(), Stream.of(next)).toList());
                }
            }
            all = longer;
        }
        Gpu heap = CONTEXTS.of(Target.JDK);
        return all.stream()
                .filter(arguments -> thrown(operation, receiver(heap, operation), made(heap, arguments)) == null).findFirst().orElseThrow(() -> new AssertionError("add a candidate that " + operation + " takes"));
    }

    private static Object[] made(Gpu gpu, List<Function<Gpu, Object>> arguments) {
        return arguments.stream().map(argument -> argument.apply(gpu)).toArray();
    }

    private static Object receiver(Gpu gpu, Operation operation) {
        Class<?> type = operation.owner();
        return type == Gpu.class ? gpu
                : type == GpuRows.class ? ((GpuInts) array(gpu, GpuInts.class, 3)).joinInner(gpu.iota(N))
                : type == GpuOrderBy.class ? gpu.orderBy(array(gpu, GpuInts.class, 3))
                : type == GpuColumns.class ? gpu.columns(array(gpu, GpuInts.class, 3))
                : array(gpu, type, 3);
    }

    // ---- calls

    /** The operations of a class that have to do with resident arrays. */
    private static List<Operation> operations(Class<?> type) {
        return ResidentCalls.methods(type).filter(method -> !OF_ANY.contains(method.getName())
                && (type == Gpu.class ? isOfArrays(method) : !method.getName().equals("columns")))
                .map(method -> new Operation(type, method)).toList();
    }

    private static boolean isOfArrays(Method method) {
        return GpuArray.class.isAssignableFrom(method.getReturnType()) || method.getReturnType() == GpuOrderBy.class
                || method.getReturnType() == GpuColumns.class
                || method.getName().equals("map");
    }

    /** What a call throws, with its message; null if it returns. */
    private static String thrown(Operation operation, Object receiver, Object... arguments) {
        try {
            operation.method().invoke(receiver, arguments);
            return null;
        } catch (InvocationTargetException e) {
            return e.getCause().toString().replaceAll("\\[([\\d,]+) (on|in) [^\\]]*]", "[$1]");
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    private static boolean fits(String thrown, Class<?> exception, String message) {
        return thrown != null
                && Pattern.compile(Pattern.quote(exception.getName()) + message).matcher(thrown).lookingAt();
    }

    @ParameterizedTest
    @ValueSource(classes = {GpuInts.class, GpuLongs.class, GpuFloats.class, GpuDoubles.class, GpuRows.class,
        GpuOrderBy.class, GpuColumns.class, Gpu.class})
    void wrongArraysAreRefusedAlike(Class<?> type) {
        List<Executable> checks = new ArrayList<>();
        for (Operation operation : operations(type)) {
            List<Function<Gpu, Object>> right = rightArguments(operation);
            for (int i = 0; i < right.size(); i++) {
                Class<?> parameter = operation.parameters()[i];
                boolean isArray = GpuArray.class.isAssignableFrom(parameter) || parameter == GpuArray[].class;
                for (Fault fault : FAULTS) {
                    int place = i;
                    if (isArray || fault.name().equals("null") && !parameter.isPrimitive()) {
                        checks.add(() -> refuses(operation, right, place, fault));
                    }
                }
            }
        }
        assertAll(checks);
    }

    private static void refuses(Operation operation, List<Function<Gpu, Object>> right, int place, Fault fault) {
        for (int part = 0; part < (operation.parameters()[place].isArray() ? 3 : 1); part++) {
            Set<String> all = new TreeSet<>();
            for (Target target : ResidentContexts.TARGETS) {
                Gpu gpu = CONTEXTS.of(target);
                Object[] arguments = made(gpu, right);
                if (arguments[place] instanceof GpuArray<?, ?>[] arrays) {
                    arrays[part] = fault.wrong().array(target, GpuFloats.class);
                } else {
                    arguments[place] = fault.wrong().array(target, operation.parameters()[place]);
                }
                Object receiver = receiver(gpu, operation);
                String thrown = thrown(operation, receiver, arguments);
                String call = operation + ", argument " + place + " " + fault.name() + ", " + target;
                assertTrue(fits(thrown, fault.exception(), fault.message()), () -> call + ": " + thrown);
                all.add(thrown);
                assertUnchanged(receiver, call);
                if (fault.exception() == IllegalArgumentException.class) {
                    assertUnchanged(arguments[place], call);
                }
            }
            assertEquals(1, all.size(), () -> operation + ", argument " + place + " " + fault.name() + all);
        }
    }

    private static void assertUnchanged(Object array, String what) {
        if (array instanceof GpuInts ints) {
            assertArrayEquals(new int[] {0, 1, 2, 3}, ints.toArray(), what);
        }
    }

    @ParameterizedTest
    @ValueSource(classes = {GpuInts.class, GpuLongs.class, GpuFloats.class, GpuDoubles.class, GpuRows.class})
    void closedArraysDoNothing(Class<?> type) {
        assertAll(operations(type).stream().map(operation -> () -> {
            List<Function<Gpu, Object>> right = rightArguments(operation);
            Set<String> all = new TreeSet<>();
            for (Target target : ResidentContexts.TARGETS) {
                Object receiver = receiver(CONTEXTS.of(target), operation);
                ((AutoCloseable) receiver).close();
                String thrown = thrown(operation, receiver, made(CONTEXTS.of(target), right));
                assertTrue(fits(thrown, IllegalStateException.class, ": this array is closed$"),
                        () -> operation + " of a closed array, " + target + ": " + thrown);
                all.add(thrown);
            }
            assertEquals(1, all.size(), () -> operation + " of a closed array: " + all);
        }));
    }

    @ParameterizedTest
    @ValueSource(classes = {GpuInts.class, GpuLongs.class, GpuFloats.class, GpuDoubles.class, GpuRows.class,
        GpuOrderBy.class, GpuColumns.class, Gpu.class})
    void closedContextsDoNothing(Class<?> type) {
        assertAll(operations(type).stream().map(operation -> () -> {
            List<Function<Gpu, Object>> right = rightArguments(operation);
            Set<String> all = new TreeSet<>();
            for (Target target : ResidentContexts.TARGETS) {
                Gpu gpu = Gpu.open(target);
                Object receiver = receiver(gpu, operation);
                Object[] arguments = made(gpu, right);
                gpu.close();
                String thrown = thrown(operation, receiver, arguments);
                assertTrue(fits(thrown, IllegalStateException.class,
                        ": this Gpu is closed: open another one, or use Gpu.shared\\(\\)$"),
                        () -> operation + " of a closed context, " + target + ": " + thrown);
                all.add(thrown);
                if (receiver instanceof GpuArray<?, ?> array) {
                    array.close();
                }
            }
            assertEquals(1, all.size(), () -> operation + " of a closed context: " + all);
        }));
    }

    /** Shorter and longer arrays are refused in all places, or in none. */
    @ParameterizedTest
    @ValueSource(classes = {GpuInts.class, GpuRows.class, GpuOrderBy.class, GpuColumns.class, Gpu.class})
    void otherLengthsAreRefusedAlike(Class<?> type) {
        List<Executable> checks = new ArrayList<>();
        for (Operation operation : operations(type)) {
            List<Function<Gpu, Object>> right = rightArguments(operation);
            for (int i = 0; i < right.size(); i++) {
                for (int length : new int[] {0, N - 1, N + 1}) {
                    int place = i;
                    checks.add(() -> {
                        Set<String> all = new TreeSet<>();
                        for (Target target : ResidentContexts.TARGETS) {
                            Gpu gpu = CONTEXTS.of(target);
                            Object[] arguments = made(gpu, right);
                            Object other = arguments[place] instanceof GpuArray<?, ?>[] arrays
                                    ? Arrays.copyOf(arrays, length - 1 < 0 ? 0 : length - 1)
                                    : ofLength(gpu, arguments[place], length);
                            if (other != null) {
                                arguments[place] = other;
                                all.add("" + thrown(operation, receiver(gpu, operation), arguments));
                            }
                        }
                        assertTrue(all.size() < 2, () -> operation + ", argument " + place + " of length "
                                + length + ": " + all);
                    });
                }
            }
        }
        assertAll(checks);
    }

    /** An array of zeros of the type of another one; null if it is none. */
    private static Object ofLength(Gpu gpu, Object array, int length) {
        return array instanceof GpuInts ? gpu.ints(length) : array instanceof GpuLongs ? gpu.longs(length)
                : array instanceof GpuFloats ? gpu.floats(length) : array instanceof GpuDoubles ? gpu.doubles(length)
                : array.getClass().isArray() ? Array.newInstance(array.getClass().getComponentType(), length) : null;
    }
}
