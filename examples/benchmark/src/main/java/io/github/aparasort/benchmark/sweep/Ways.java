package io.github.aparasort.benchmark.sweep;

import io.github.aparasort.Gpu;
import java.lang.reflect.Array;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * An input, and all ways to do the same with it: a call of Aparasort, which any context can do, and plain Java.
 *
 * @param <A> the input: an array, or an array of arrays
 */
final class Ways<A> {
    private final A input;
    private final boolean inPlace;
    private final BiFunction<Gpu, A, Object> ours;
    private final Map<String, Function<A, Object>> peers = new LinkedHashMap<>();

    private Ways(A input, boolean inPlace, BiFunction<Gpu, A, Object> ours) {
        this.input = input;
        this.inPlace = inPlace;
        this.ours = ours;
    }

    /** Of an operation with a result of its own: arrays, or arrays of arrays. */
    static <A> Ways<A> of(A input, BiFunction<Gpu, A, Object> ours) {
        return new Ways<>(input, false, ours);
    }

    /** Of an operation that writes over its input. Each way has a copy. */
    static <A> Ways<A> inPlace(A input, BiConsumer<Gpu, A> ours) {
        return new Ways<>(input, true, (gpu, a) -> {
            ours.accept(gpu, a);
            return a;
        });
    }

    Ways<A> peer(String name, Function<A, Object> call) {
        peers.put(name, call);
        return this;
    }

    Ways<A> peerInPlace(String name, Consumer<A> call) {
        return peer(name, a -> {
            call.accept(a);
            return a;
        });
    }

    Map<String, Function<A, Object>> peers() {
        return peers;
    }

    Function<A, Object> ours(Gpu gpu) {
        return a -> ours.apply(gpu, a);
    }

    /** Something to work on, for one way. */
    A scratch() {
        return inPlace ? copyOf(input) : input;
    }

    /** Makes it the input again. */
    void refill(A scratch) {
        if (inPlace) {
            copy(input, scratch);
        }
    }

    @SuppressWarnings("unchecked")
    private static <T> T copyOf(T array) {
        int n = Array.getLength(array);
        T copy = (T) Array.newInstance(array.getClass().getComponentType(), n);
        if (array instanceof Object[] parts) {
            for (int i = 0; i < n; i++) {
                ((Object[]) copy)[i] = copyOf(parts[i]);
            }
        } else {
            copy(array, copy);
        }
        return copy;
    }

    private static void copy(Object from, Object to) {
        if (from instanceof Object[] parts) {
            for (int i = 0; i < parts.length; i++) {
                copy(parts[i], ((Object[]) to)[i]);
            }
        } else {
            System.arraycopy(from, 0, to, 0, Array.getLength(from));
        }
    }
}
