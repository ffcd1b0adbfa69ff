package io.github.aparasort.resident;

import io.github.aparasort.GpuArray;
import io.github.aparasort.GpuDoubles;
import io.github.aparasort.GpuFloats;
import io.github.aparasort.GpuInts;
import io.github.aparasort.GpuLongs;
import io.github.aparasort.ScanOp;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Calls the public methods of resident arrays by their names, for all types alike, and notes which were called. */
final class ResidentCalls {
    static final List<Class<? extends GpuArray<?, ?>>> CLASSES = List.of(GpuInts.class, GpuLongs.class, GpuFloats.class,
            GpuDoubles.class);
    private static final Map<Class<?>, Class<?>> BOXES = Map.of(int.class, Integer.class, long.class, Long.class,
            float.class, Float.class, double.class, Double.class);

    private final Set<String> called = new TreeSet<>();

    /** What a call threw. */
    static final class Thrown extends RuntimeException {
        private static final long serialVersionUID = 1;

        Thrown(Throwable cause) {
            super(cause);
        }
    }

    /** The operations of a class, as its superclasses declare them: bridges lack the types of generic parameters. */
    static Stream<Method> methods(Class<?> owner) {
        return Stream.<Class<?>>iterate(owner, type -> type != Object.class, Class::getSuperclass)
                .flatMap(type -> Stream.of(type.getDeclaredMethods()))
                .filter(method -> Modifier.isPublic(method.getModifiers()) && !method.isBridge()
                        && !Modifier.isStatic(method.getModifiers()))
                .peek(method -> method.setAccessible(true));
    }

    private static boolean fits(Class<?> parameter, Object argument) {
        return BOXES.getOrDefault(parameter, parameter).isInstance(argument);
    }

    private static boolean takes(Method method, Object... arguments) {
        Class<?>[] parameters = method.getParameterTypes();
        if (parameters.length != arguments.length) {
            return false;
        }
        for (int i = 0; i < arguments.length; i++) {
            if (!fits(parameters[i], arguments[i])) {
                return false;
            }
        }
        return true;
    }

    Object call(GpuArray<?, ?> array, String name, Object... arguments) {
        List<Method> found = methods(array.getClass())
                .filter(method -> method.getName().equals(name) && takes(method, arguments)).toList();
        if (found.size() != 1) {
            throw new AssertionError(name + Arrays.toString(arguments) + " of " + array + ": " + found);
        }
        try {
            Object result = found.get(0).invoke(array, arguments);
            String op = Stream.of(arguments).filter(ScanOp.class::isInstance).map(Object::toString).findAny().orElse("");
            called.add(text(array.getClass(), found.get(0), op));
            return result;
        } catch (InvocationTargetException e) {
            throw new Thrown(e.getCause());
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    private static String text(Class<?> owner, Method method, String op) {
        return owner.getSimpleName() + "." + method.getName() + Stream.of(method.getParameterTypes())
                .map(type -> type == ScanOp.class ? op : type.getSimpleName()).collect(Collectors.joining(", ", "(", ")"));
    }

    /** All methods, for each operator once, that were not called. */
    Set<String> uncalled() {
        Set<String> all = new TreeSet<>();
        for (Class<?> owner : CLASSES) {
            methods(owner).forEach(method -> {
                boolean hasOp = Arrays.asList(method.getParameterTypes()).contains(ScanOp.class);
                for (ScanOp op : hasOp ? ScanOp.values() : new ScanOp[] {ScanOp.SUM}) {
                    all.add(text(owner, method, op.toString()));
                }
            });
        }
        all.removeAll(called);
        return all;
    }
}
