package io.github.aparasort.resident;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArray;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.SpecialFloats;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * A chain of operations on some resident arrays, which several contexts do in step. Each array is there once for each
 * context, and once as a plain array, which has what they must have.
 */
final class ResidentChain implements AutoCloseable {
    /** Results with more elements are cut, if arrays are small. */
    private static final int MOST = 24_000;
    /** Elements of an array at least and at most, if arrays are large. */
    private static final int LARGE = 60_000;
    private static final int LARGEST = 130_000;
    private static final int KEPT = 12;
    private static final int[] TINY = {0, 1, 2, 3};

    /** How many elements arrays have. */
    enum Sizes {
        /** None, or few. */
        TINY,
        USUAL,
        /** For several groups of work-items, each with several tiles of the usual size. */
        LARGE
    }

    private static final int[] TILES = {255, 256, 257, 258, 1_021, 3_839, 3_840, 3_841, 4_351, 4_352, 4_353, 5_888, 5_889,
        7_919};

    final SplittableRandom random;
    private final Sizes sizes;
    private final String name;
    private final List<Gpu> contexts;
    private final ResidentCalls calls;
    private final List<String> log = new ArrayList<>();
    private final List<Entry> pool = new ArrayList<>();
    private Watch watch = (target, method, arguments) -> () -> { };

    /** Is told of each call of a context, and at its end runs what it has returned. */
    interface Watch {
        Runnable begins(int target, String method, Object... arguments);
    }

    /** An array of each context, and what it must have: a part of a plain array, which a slice shares. */
    static final class Entry {
        private final GpuArray<?, ?>[] arrays;
        private final Object store;
        private final int from;
        final int length;

        private Entry(GpuArray<?, ?>[] arrays, Object store, int from, int length) {
            this.arrays = arrays;
            this.store = store;
            this.from = from;
            this.length = length;
        }

        /** A copy of what the array must have. */
        Object host() {
            return PlainArrays.slice(store, from, from + length);
        }

        int[] ints() {
            return (int[]) host();
        }

        Class<?> type() {
            return PlainArrays.type(store);
        }

        boolean overlaps(Entry other) {
            return store == other.store;
        }

        /** Notes what an operation has written. */
        void become(Object elements) {
            assertEquals(length, PlainArrays.length(elements));
            System.arraycopy(elements, 0, store, from, length);
        }
    }

    ResidentChain(String name, long seed, Sizes sizes, List<Gpu> contexts, ResidentCalls calls) {
        this.sizes = sizes;
        this.name = name;
        this.random = new SplittableRandom(seed);
        this.contexts = contexts;
        this.calls = calls;
        for (Class<?> type : PlainArrays.TYPES) {
            for (int i = 0; i < 2; i++) {
                fresh(type, size());
            }
        }
    }

    /** Watches all calls from now on. */
    ResidentChain watched(Watch by) {
        watch = by;
        return this;
    }

    // ---- data

    boolean chance(int of) {
        return random.nextInt(of) == 0;
    }

    int size() {
        if (sizes == Sizes.LARGE) {
            return random.nextInt(LARGE, LARGEST);
        }
        return switch (sizes == Sizes.TINY ? 0 : random.nextInt(10)) {
            case 0 -> TINY[random.nextInt(TINY.length)];
            case 1, 2, 3 -> random.nextInt(2_000);
            case 4 -> random.nextInt(20_000);
            default -> TILES[random.nextInt(TILES.length)];
        };
    }

    /** Elements of some shape. */
    Object data(Class<?> type, int n) {
        int skipped = random.nextInt(40);
        int all = n + skipped;
        Object made = switch (random.nextInt(4)) {
            case 0 -> AnyArray.ofInts(type, random.ints(all, -5, 50).toArray());
            case 1 -> AnyArray.ofInts(type, random.ints(all, -1, 1).map(bit -> 2 * bit + 1).toArray());
            case 2 -> AnyArray.of(type, Input.RANDOM, SpecialFloats.EVERYTHING, all);
            default -> AnyArray.of(type, Input.values()[random.nextInt(Input.values().length)], null, all);
        };
        return PlainArrays.slice(made, skipped, all);
    }

    /** Results with more elements are cut. */
    int most() {
        return sizes == Sizes.LARGE ? 2 * LARGEST : MOST;
    }

    Entry fresh(Class<?> type, int n) {
        return upload(data(type, n));
    }

    /** An array that the contexts get from the host. */
    Entry upload(Object elements) {
        int n = PlainArrays.length(elements);
        log.add("upload " + n + " " + PlainArrays.type(elements));
        if (chance(2)) {
            return add(made(gpu -> upload(gpu, elements, 0, n)), elements);
        }
        Object wider = AnyArray.concatenated(PlainArrays.type(elements), elements, elements, elements);
        return add(made(gpu -> upload(gpu, wider, n, 2 * n)), elements);
    }

    static GpuArray<?, ?> upload(Gpu gpu, Object elements, int from, int to) {
        if (elements instanceof int[] a) {
            return from == 0 && to == a.length ? gpu.ints(a) : gpu.ints(a, from, to);
        }
        if (elements instanceof long[] a) {
            return from == 0 && to == a.length ? gpu.longs(a) : gpu.longs(a, from, to);
        }
        if (elements instanceof float[] a) {
            return from == 0 && to == a.length ? gpu.floats(a) : gpu.floats(a, from, to);
        }
        double[] a = (double[]) elements;
        return from == 0 && to == a.length ? gpu.doubles(a) : gpu.doubles(a, from, to);
    }

    /** One of the arrays, or once in a while a new one. */
    Entry any(Class<?> type) {
        List<Entry> all = pool.stream().filter(entry -> entry.type() == type).toList();
        return all.isEmpty() || chance(6) ? fresh(type, size()) : all.get(random.nextInt(all.size()));
    }

    /** An array with so many elements that shares none with another one. */
    Entry partner(Class<?> type, Entry other, int n) {
        List<Entry> all = pool.stream().filter(entry -> entry.type() == type && entry.length == n
                && (other == null || !entry.overlaps(other))).toList();
        return all.isEmpty() || chance(3) ? fresh(type, n) : all.get(random.nextInt(all.size()));
    }

    /** A sorted array, of which the contexts may know that or not. */
    Entry sorted(Class<?> type) {
        List<Entry> all = pool.stream().filter(entry -> entry.type() == type && entry.length > 3
                && PlainArrays.ascends(entry.host())).toList();
        if (!all.isEmpty() && chance(2)) {
            return all.get(random.nextInt(all.size()));
        }
        if (chance(2)) {
            return upload(PlainArrays.sorted(data(type, size())));
        }
        Entry entry = any(type);
        each("sort", entry);
        entry.become(PlainArrays.sorted(entry.host()));
        settleSorted(entry);
        return entry;
    }

    Class<?> anyType() {
        return PlainArrays.TYPES.get(random.nextInt(PlainArrays.TYPES.size()));
    }

    /** Offsets that divide n elements. */
    Entry offsets(int n) {
        int segments = 1 + switch (random.nextInt(3)) {
            case 0 -> random.nextInt(4);
            case 1 -> random.nextInt(40);
            default -> n / (1 + random.nextInt(20));
        };
        int[] offsets = random.ints(segments + 1L, 0, n + 1).sorted().toArray();
        offsets[0] = 0;
        offsets[segments] = n;
        return upload(offsets);
    }

    // ---- operations

    void note(String step) {
        log.add("-- " + step);
    }

    /** Calls a method of the array of each context. Entries among the arguments stand for their arrays. */
    Object[] each(String method, Entry own, Object... arguments) {
        StringBuilder text = new StringBuilder(text(own)).append('.').append(method).append('(');
        for (Object argument : arguments) {
            text.append(argument instanceof Entry entry ? text(entry) : argument.getClass().isArray() ? "array"
                    : String.valueOf(argument).replaceAll("@.*|.*\\$\\$", "")).append(' ');
        }
        log.add(text.append(')').toString());
        return IntStream.range(0, contexts.size()).mapToObj(t -> {
            Object[] theirs = Arrays.stream(arguments).map(a -> a instanceof Entry e ? e.arrays[t] : a).toArray();
            return guarded(t, () -> calls.call(own.arrays[t], method, theirs), method, theirs);
        }).toArray();
    }

    /** Does something that is no method of an array in each context. */
    <R> Object[] eachContext(String what, ContextCall<R> call, Entry... entries) {
        log.add(what + " of " + Arrays.stream(entries).map(this::text).toList());
        return IntStream.range(0, contexts.size()).mapToObj(t -> guarded(t, () -> call.apply(contexts.get(t),
                Arrays.stream(entries).map(entry -> entry.arrays[t]).toArray(GpuArray<?, ?>[]::new)), what)).toArray();
    }

    /** A call with a context, and arrays of it. */
    interface ContextCall<R> {
        R apply(Gpu gpu, GpuArray<?, ?>[] arrays);
    }

    private Object guarded(int target, Supplier<Object> call, String method, Object... arguments) {
        Runnable end = watch.begins(target, method, arguments);
        try {
            Object result = call.get();
            end.run();
            return result;
        } catch (RuntimeException e) {
            throw new AssertionError(where(target) + " threw " + (e.getCause() == null ? e : e.getCause()), e);
        }
    }

    private GpuArray<?, ?>[] made(Function<Gpu, GpuArray<?, ?>> maker) {
        return contexts.stream().map(maker).toArray(GpuArray<?, ?>[]::new);
    }

    private String text(Entry entry) {
        return entry.type() + "s" + pool.indexOf(entry) + "[" + entry.length + "]";
    }

    // ---- results

    /** A result that must be the same to the bit. */
    Entry result(Object[] found, Object expected) {
        return checked(add(arrays(found), expected), false);
    }

    /** A result in which NaNs may have other bits. From here on they have those of the plain array. */
    Entry nansAlike(Object[] found, Object expected) {
        Entry entry = checked(add(arrays(found), expected), true);
        if (PlainArrays.hasNan(expected)) {
            compare(entry, true, null);
            each("set", entry, expected);
        }
        return entry;
    }

    /** A result that may be rounded. From here on it is that of the plain array. */
    Entry rounded(Object[] found, PlainFold folds) {
        if (folds.isExact()) {
            return nansAlike(found, folds.results());
        }
        Entry entry = add(arrays(found), folds.results());
        compare(entry, true, folds.slacks());
        each("set", entry, folds.results());
        return entry;
    }

    /** Elements for the host. */
    void values(Object[] found, Object expected, double[] slacks) {
        for (int t = 0; t < found.length; t++) {
            compare(t, "the value", expected, found[t], true, slacks);
        }
    }

    void same(Object[] found, Object expected) {
        for (int t = 0; t < found.length; t++) {
            assertEquals(expected, found[t], where(t));
        }
    }

    /** A shared part of an array. */
    Entry slice(Entry entry, int begin, int end) {
        GpuArray<?, ?>[] arrays = arrays(each("slice", entry, begin, end));
        return enter(new Entry(arrays, entry.store, entry.from + begin, end - begin));
    }

    private static GpuArray<?, ?>[] arrays(Object[] found) {
        return Arrays.copyOf(found, found.length, GpuArray[].class);
    }

    Entry add(GpuArray<?, ?>[] arrays, Object expected) {
        return enter(new Entry(arrays, PlainArrays.slice(expected, 0, PlainArrays.length(expected)), 0,
                PlainArrays.length(expected)));
    }

    private Entry enter(Entry entry) {
        pool.add(entry);
        for (int t = 0; t < contexts.size(); t++) {
            assertEquals(entry.length, entry.arrays[t].length(), where(t) + ": length");
        }
        return entry;
    }

    private Entry checked(Entry entry, boolean nansAlike) {
        if (chance(3)) {
            compare(entry, nansAlike, null);
        }
        return entry;
    }

    /** Sometimes looks whether an array is as it must be. */
    void look(Entry entry) {
        checked(entry, false);
    }

    /** Checks an array in which NaNs may have other bits, and gives it those of the plain array. */
    void settle(Entry entry) {
        compare(entry, true, null);
        if (PlainArrays.hasNan(entry.host())) {
            each("set", entry, entry.host());
        }
    }

    /** Checks a sorted array. NaNs with different bits may have come in another order, which the plain array has. */
    void settleSorted(Entry entry) {
        if (!PlainArrays.hasNan(entry.host())) {
            look(entry);
            return;
        }
        long[] bits = PlainArrays.sortedBits(entry.host());
        for (int t = 0; t < contexts.size(); t++) {
            GpuArray<?, ?> array = entry.arrays[t];
            Object elements = guarded(t, () -> calls.call(array, "toArray"), "toArray");
            assertArrayEquals(bits, PlainArrays.sortedBits(elements), where(t));
        }
        settle(entry);
    }

    /** Copies an array into a copy of a plain one, in each context. */
    Object[] copies(Entry own, Object around, int at) {
        return eachContext("copyTo " + at, (gpu, arrays) -> {
            Object copy = PlainArrays.slice(around, 0, PlainArrays.length(around));
            calls.call(arrays[0], "copyTo", copy, at);
            return copy;
        }, own);
    }

    /** Arrays of the host, to the bit. */
    void copied(Object[] found, Object expected) {
        for (int t = 0; t < found.length; t++) {
            compare(t, "the copy", expected, found[t], false, null);
        }
    }

    private void compare(Entry entry, boolean nansAlike, double[] slacks) {
        Object expected = entry.host();
        for (int t = 0; t < contexts.size(); t++) {
            GpuArray<?, ?> array = entry.arrays[t];
            Object found = guarded(t, () -> calls.call(array, "toArray"), "toArray");
            compare(t, text(entry), expected, found, nansAlike, slacks);
        }
    }

    private void compare(int t, String what, Object expected, Object found, boolean nansAlike, double[] slacks) {
        assertEquals(PlainArrays.length(expected), PlainArrays.length(found), where(t) + ": length");
        for (int i = 0; i < PlainArrays.length(expected); i++) {
            double slack = slacks == null ? 0 : slacks[i];
            boolean right = slack == 0
                    ? PlainArrays.bits(expected, i, nansAlike) == PlainArrays.bits(found, i, nansAlike)
                    : slack == PlainFold.ANY
                    || Math.abs(PlainArrays.asDouble(expected, i) - PlainArrays.asDouble(found, i)) <= slack;
            if (!right) {
                throw new AssertionError(where(t) + ": " + what + " at " + i + " must be "
                        + PlainArrays.text(expected, i) + ", but is " + PlainArrays.text(found, i)
                        + (slack == 0 ? "" : ", which is not within " + slack));
            }
        }
    }

    private String where(int target) {
        return name + ", " + contexts.get(target) + ", after:\n  " + String.join("\n  ", log) + "\n  ";
    }

    // ---- the end

    /** Lets arrays go, which operations may still read, until few are left, and long ones. */
    void trim() {
        for (Entry entry : List.copyOf(pool)) {
            if (entry.length > most() || pool.size() > KEPT && chance(2) || chance(12)) {
                each("close", entry);
                pool.remove(entry);
            }
        }
    }

    /** Checks all arrays. */
    void finish() {
        for (Entry entry : pool) {
            compare(entry, false, null);
        }
    }

    @Override
    public void close() {
        for (Entry entry : pool) {
            for (GpuArray<?, ?> array : entry.arrays) {
                array.close();
            }
        }
    }
}
