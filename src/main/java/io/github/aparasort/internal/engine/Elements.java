package io.github.aparasort.internal.engine;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.GpuException;
import io.github.aparasort.Operation;
import io.github.aparasort.Pairs;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.ElementType;
import io.github.aparasort.internal.column.KeyedColumns;
import io.github.aparasort.internal.device.AparapiLog;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Holders;
import io.github.aparasort.internal.event.ThrowingSupplier;
import io.github.aparasort.internal.kernel.TileKernel;
import io.github.aparasort.internal.step.CallStream;
import io.github.aparasort.internal.step.CallStream.Launches;
import io.github.aparasort.internal.step.ColumnCounts;
import io.github.aparasort.internal.step.ColumnMoves;
import io.github.aparasort.internal.step.ColumnSorts;
import java.lang.reflect.Array;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The elements of a resident array where they live: on a device or in the heap. Only this class knows where. So an
 * operation comes in two forms: the steps that a device does, and the plain call, which does the same for arrays of the
 * host.
 *
 * <p>A plain call checks its arguments and tells of itself. For a device both is done here: what looks at arguments
 * finds nothing wrong in the heap, and what is known of elements is not needed there. A device operation queues its
 * steps, and puts new columns in place of old ones at the end: so a fault leaves the elements as they were.
 *
 * @param <A> the type of arrays of the host with such elements
 */
public final class Elements<A> implements AutoCloseable {
    /** A plain call that changes elements from one index to another where they are. */
    public interface InPlace<A> {
        void change(A array, int from, int to);
    }

    private final Residence home;
    private final ElementType type;
    private final int length;
    private final ElementFacts facts;
    /** The stream of the device; null in the heap. */
    private final CallStream stream;
    /** The holder of the memory of the device; null in the heap. */
    private final Holders.Holder holder;
    /** Where the elements are on the device; null in the heap. */
    private Column column;
    /** Where the elements are in the heap, from an index on; null on a device, and when this is closed. */
    private A array;
    private final int from;
    private volatile boolean closed;

    /** Elements of an array, which belongs to a resident array from now on. */
    Elements(Residence home, A array) {
        this.home = home;
        this.type = ElementType.of(array);
        this.length = Array.getLength(array);
        this.facts = new ElementFacts();
        this.stream = null;
        this.holder = null;
        this.array = array;
        this.from = 0;
    }

    /** Elements whose memory a resident array will give back. */
    private Elements(Residence home, CallStream stream, Column column) {
        this.home = home;
        this.type = column.type();
        this.length = column.length();
        this.facts = new ElementFacts();
        this.stream = stream;
        this.column = column;
        this.holder = home.holders().hold(this, column.memory());
        this.from = 0;
    }

    /** A part of other elements. */
    private Elements(Elements<A> whole, int begin, int end) {
        this.home = whole.home;
        this.type = whole.type;
        this.length = end - begin;
        this.facts = new ElementFacts(whole.facts);
        this.stream = whole.stream;
        this.array = whole.array;
        this.from = whole.from + begin;
        this.column = stream == null ? null : whole.column().slice(begin, end);
        this.holder = stream == null ? null : home.holders().hold(this, column.memory().retain());
    }

    /** Elements of an array of the host on a device. */
    static <A> Elements<A> upload(Residence home, CallStream stream, A array, int from, int to) {
        return made(home, stream, to - from, () -> home.limited(() -> stream.upload(array, from, to - from)));
    }

    /** Elements of a column that is made on a device. */
    static <A> Elements<A> made(Residence home, CallStream stream, int n,
            ThrowingSupplier<Column, DeviceFault> maker) {
        try {
            return new Elements<>(home, stream, maker.get());
        } catch (DeviceFault fault) {
            throw new GpuException(String.format(Locale.ROOT,
                    "a resident array of %,d elements cannot be made on %s: %s", n, stream.device(),
                    fault.getMessage()), fault);
        }
    }

    public int length() {
        return length;
    }

    /** The type of each. */
    public Class<?> type() {
        return type.component();
    }

    /** The device on which they live; empty in the heap. */
    public Optional<DeviceInfo> device() {
        return stream == null ? Optional.empty() : stream.device().info();
    }

    /** The elements in the memory of the device. */
    public Column column() {
        requireOpen();
        if (stream == null) {
            throw new IllegalStateException("elements in the heap are no column");
        }
        try {
            stream.requireRight(column.memory().writer());
        } catch (DeviceFault e) {
            throw failure("the use of a result", e);
        }
        return column.of(this);
    }

    /** A part of these elements, which shares their memory. */
    public Elements<A> slice(int begin, int end) {
        return new Elements<>(this, begin, end);
    }

    /** Gives the memory back. */
    @Override
    public void close() {
        if (!closed) {
            closed = true;
            array = null;
            if (holder != null) {
                holder.release();
            }
        }
    }

    /** The type of the array, its length and its place. */
    @Override
    public String toString() {
        String name = type.name().charAt(0) + type.name().substring(1).toLowerCase(Locale.ROOT);
        return String.format(Locale.ROOT, "Gpu%ss[%,d %s%s]", name, length,
                stream == null ? "in the heap" : "on " + stream.device(), closed ? ", closed" : "");
    }

    // ---- checks

    /** Refuses a closed array, and one of a closed context. */
    public void requireOpen() {
        if (closed) {
            throw new IllegalStateException("this array is closed");
        }
        home.requireOpen();
    }

    /** Refuses elements of another context. */
    public void requireOf(Residence context, String name) {
        requireOpen();
        require(home.isSame(context), name);
    }

    /** Refuses other elements unless they live where these do. */
    public void requireHere(Elements<?> other, String name) {
        requireOpen();
        other.requireOpen();
        other.require(other.home.isSame(home) && other.stream == stream, name);
    }

    private void require(boolean right, String name) {
        if (!right) {
            throw new IllegalArgumentException(name + " is of another context: " + this);
        }
    }

    /** Asks the device something that an operation has to know first. Nobody is told of that by itself. */
    public <R> R ask(String operation, R inHeap, Launches<R> steps) {
        requireOpen();
        return stream == null ? inHeap : run(null, operation, steps);
    }

    /** Asks the device how many elements a result has. Less than 0 means wrong arguments: then plain code throws. */
    public long counted(String operation, Launches<Long> steps, Runnable plain) {
        long n = ask(operation, 0L, steps);
        if (n < 0) {
            plain.run();
            // It counts against the device, as a wrong result does.
            ask(operation, n, work -> {
                throw DeviceFault.wrongResult("the device finds wrong arguments where the host finds none");
            });
        }
        return n;
    }

    /** Whether a device finds that the elements do not ascend. It looks unless that is known. */
    public boolean isUnsorted() {
        if (facts.ascend()) {
            return false;
        }
        int descents = ask("isSorted", -1, work -> ColumnSorts.descents(work, column(), false));
        if (descents == 0) {
            facts.markAscending();
        }
        return descents > 0;
    }

    /** Whether a device finds an int outside of a range. It looks unless that is known. */
    public boolean isOutside(int begin, int end) {
        return !facts.areWithin(begin, end)
                && ask("check", 0, work -> ColumnCounts.outside(work, column(), begin, end)) > 0;
    }

    public boolean isKnownToAscend() {
        return facts.ascend();
    }

    /** Takes note that the elements ascend. */
    public void markAscending() {
        facts.markAscending();
    }

    /** Takes note that all elements are from one number to below another. */
    public void markBounds(int inclusive, int exclusive) {
        facts.markBounds(inclusive, exclusive);
    }

    private GpuException failure(String operation, DeviceFault fault) {
        String remedy = fault.kind() == DeviceFault.Kind.CUSTOM_CODE || fault.kind() == DeviceFault.Kind.KERNEL
                ? "" : "; what was computed before can be read while the device answers";
        return new GpuException(operation + " of " + this + " failed, its inputs are unchanged: " + fault.getMessage()
                + remedy, fault);
    }

    // ---- transfers

    /** The elements as an array of the host: that of the heap itself, or a copy. */
    public A host() {
        requireOpen();
        return stream == null && from == 0 && length == Array.getLength(array) ? array : copy();
    }

    /** A copy of the elements on the host. */
    @SuppressWarnings("unchecked")
    public A copy() {
        requireOpen();
        A copy = (A) type.array(length);
        copyTo(copy, 0);
        return copy;
    }

    /** Waits for the elements, and copies them to an array of the host, in which they have room. */
    public void copyTo(Object target, int at) {
        requireOpen();
        if (stream == null) {
            System.arraycopy(array, from, target, at, length);
            return;
        }
        try {
            home.limited(() -> stream.download(column(), target, at));
        } catch (DeviceFault e) {
            throw failure("toArray", e);
        }
    }

    /** Replaces all elements by those of an array of the host, which has as many. */
    public void write(A values) {
        requireOpen();
        if (stream == null) {
            System.arraycopy(values, 0, array, from, length);
            facts.written();
            return;
        }
        try {
            install("set", List.of(this), List.of(home.limited(() -> stream.upload(values, 0, length))));
        } catch (DeviceFault e) {
            throw failure("set", e);
        }
    }

    // ---- operations

    /** Makes the kernel that has the caller's code; null in the heap. */
    public <K extends TileKernel> K codeForSteps(Supplier<? extends K> code, String name) {
        requireOpen();
        return stream == null ? null : AparapiLog.made(code, name);
    }

    /** Does an operation that makes new elements. */
    public <B> Elements<B> made(Operation operation, int n, Launches<Column> steps, Supplier<B> plain) {
        requireOpen();
        return stream == null ? new Elements<>(home, plain.get())
                : new Elements<>(home, stream, run(operation, n, steps));
    }

    /** Does an operation that makes two new arrays. */
    public <B, C> Pairs<Elements<B>, Elements<C>> bothMade(Operation operation, int n, Launches<KeyedColumns> steps,
            Supplier<Pairs<B, C>> plain) {
        requireOpen();
        if (stream == null) {
            Pairs<B, C> made = plain.get();
            return new Pairs<>(new Elements<>(home, made.keys()), new Elements<>(home, made.values()));
        }
        KeyedColumns made = run(operation, n, steps);
        return new Pairs<>(new Elements<>(home, stream, made.keys()), new Elements<>(home, stream, made.values()));
    }

    /** Does an operation that has a value for the host. */
    public <R> R value(Operation operation, Launches<R> steps, Supplier<R> plain) {
        requireOpen();
        return stream == null ? plain.get() : run(operation, length, steps);
    }

    /** Finds what the host makes of the elements that a sort would put at some indices. */
    public <R> R ranked(Operation operation, int[] ranks, Function<A, R> result, Supplier<R> plain) {
        requireOpen();
        if (stream == null) {
            return plain.get();
        }
        // The sorted elements of no ranks are not asked for.
        boolean sorted = ranks.length == 0 || isKnownToAscend();
        try (Elements<int[]> places = upload(home, stream, ranks, 0, ranks.length);
                Elements<A> found = new Elements<>(home, stream, run(operation, length,
                        work -> ColumnSorts.ranked(work, column(), places.column(), sorted)))) {
            return result.apply(found.copy());
        }
    }

    /** Does an operation that changes these elements. If it fails, they are as they were. */
    public void changeHere(Operation operation, int n, Launches<Column> steps, InPlace<A> plain) {
        requireOpen();
        if (stream == null) {
            plain.change(array, from, from + length);
            facts.written();
        } else {
            replace(operation, n, List.of(this), work -> List.of(steps.queue(work)));
        }
    }

    /** Does such an operation, by a plain call that changes a copy. */
    public void change(Operation operation, int n, Launches<Column> steps, Consumer<A> plain) {
        changeHere(operation, n, steps, (unchanged, begin, end) -> {
            A copy = copy();
            plain.accept(copy);
            write(copy);
        });
    }

    /** Does such an operation on keys, which are these elements, and their values; plain, on copies of both. */
    public <B> void changeBoth(Operation operation, Elements<B> values, Launches<KeyedColumns> steps,
            BiConsumer<A, B> plain) {
        requireOpen();
        if (stream == null) {
            A keys = copy();
            B moved = values.copy();
            plain.accept(keys, moved);
            values.write(moved);
            write(keys);
        } else {
            // Memory that others share is written over, which can fail: so that comes first.
            boolean keysFirst = facts.areShared() && !values.facts.areShared();
            replace(operation, length, keysFirst ? List.of(this, values) : List.of(values, this), work -> {
                KeyedColumns made = steps.queue(work);
                return keysFirst ? List.of(made.keys(), made.values()) : List.of(made.values(), made.keys());
            });
        }
    }

    // ---- operations on a device

    /** Does an operation whose arguments are right, and tells of it. */
    private <R> R run(Operation operation, int n, Launches<R> steps) {
        ResidentCall call = home.begin(operation, type(), n, stream);
        R result = run(call, operation.method(), steps);
        tell(call);
        return result;
    }

    /** Tells that an operation was done, if somebody wants to know. */
    private static void tell(ResidentCall call) {
        if (call != null) {
            call.done();
        }
    }

    private <R> R run(ResidentCall call, String operation, Launches<R> steps) {
        try {
            return home.limited(() -> stream.call(call == null ? null : call::launched, steps));
        } catch (DeviceFault e) {
            throw failure(operation, e);
        }
    }

    private void replace(Operation operation, int n, List<Elements<?>> targets, Launches<List<Column>> steps) {
        ResidentCall call = home.begin(operation, type(), n, stream);
        install(operation.method(), targets, run(call, operation.method(), steps));
        tell(call);
    }

    /** Puts new columns in place of the present ones, after they were checked if they are to be. */
    private void install(String operation, List<Elements<?>> targets, List<Column> made) {
        int installed = 0;
        try {
            stream.checkResults();
            for (; installed < made.size(); installed++) {
                targets.get(installed).install(operation, made.get(installed));
            }
        } catch (DeviceFault e) {
            throw failure(operation, e);
        } finally {
            for (int i = installed; i < made.size(); i++) {
                made.get(i).memory().release();
            }
        }
    }

    private void install(String operation, Column made) throws DeviceFault {
        if (facts.areShared()) {
            // What is not written over must not count as right again.
            stream.requireRight(column.memory().writer());
            run(null, operation, work -> ColumnMoves.overwrite(work, made, column));
            made.memory().release();
        } else {
            holder.replace(made.memory());
            column = made;
        }
        facts.written();
    }
}
