package io.github.aparasort.internal.engine;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.Operation;
import io.github.aparasort.Pairs;
import io.github.aparasort.internal.step.Column;
import io.github.aparasort.internal.step.ColumnCounts;
import io.github.aparasort.internal.step.ColumnSorts;
import io.github.aparasort.internal.step.ElementType;
import io.github.aparasort.internal.step.ResidentStream;
import io.github.aparasort.internal.step.ResidentStream.Launches;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The elements of a resident array where they live: on a device or in the heap. Only the subclasses know which. So an
 * operation comes in two forms: the steps that a device does, and the plain call, which does the same for arrays of the
 * host.
 *
 * <p>A plain call checks its arguments and tells of itself. For a device both is done here: what looks at arguments
 * finds nothing wrong in the heap, and what is known of elements is not needed there.
 *
 * @param <A> the type of arrays of the host with such elements
 */
public abstract class Elements<A> implements AutoCloseable {
    /** A plain call that changes elements from one index to another where they are. */
    public interface InPlace<A> {
        void change(A array, int from, int to);
    }

    /** What an array and its slices share. */
    private static final class Contents {
        /** How often they were written: what was known of the elements before that may not hold any more. */
        private volatile int writes;
        /** Whether there are slices. */
        private volatile boolean shared;
    }

    /** What is known of elements holds at a number of writes; -1 if nothing is known. */
    private static final int UNKNOWN = -1;

    private final Residence home;
    private final ElementType type;
    private final int length;
    private final Contents contents;
    private volatile boolean closed;
    private int ascendingAt = UNKNOWN;
    private int boundAt = UNKNOWN;
    private int bound;
    private int least;

    Elements(Residence home, ElementType type, int length) {
        this.home = home;
        this.type = type;
        this.length = length;
        this.contents = new Contents();
    }

    /** A part of other elements. */
    Elements(Elements<A> whole, int length) {
        this.home = whole.home;
        this.type = whole.type;
        this.length = length;
        this.contents = whole.contents;
        contents.shared = true;
        this.ascendingAt = whole.ascendingAt;
        this.boundAt = whole.boundAt;
        this.bound = whole.bound;
        this.least = whole.least;
    }

    public final Residence home() {
        return home;
    }

    public final int length() {
        return length;
    }

    /** The type of each. */
    public final Class<?> type() {
        return type.component();
    }

    /** The stream of the device; null in the heap. */
    abstract ResidentStream stream();

    /** The device on which they live; empty in the heap. */
    public final Optional<DeviceInfo> device() {
        return stream() == null ? Optional.empty() : Executions.info(stream().device());
    }

    /** The elements in the memory of the device. */
    public abstract Column column();

    /** A part of these elements, which shares their memory. */
    public abstract Elements<A> slice(int begin, int end);

    /** Gives the memory back. */
    @Override
    public final void close() {
        if (!closed) {
            closed = true;
            release();
        }
    }

    abstract void release();

    /** The type of the array, its length and its place. */
    @Override
    public final String toString() {
        String name = type.name().charAt(0) + type.name().substring(1).toLowerCase(Locale.ROOT);
        return String.format(Locale.ROOT, "Gpu%ss[%,d %s%s]", name, length,
                stream() == null ? "in the heap" : "on " + stream().device(), closed ? ", closed" : "");
    }

    // ---- checks

    /** Refuses a closed array, and one of a closed context. */
    public final void requireOpen() {
        if (closed) {
            throw new IllegalStateException("this array is closed");
        }
        home.requireOpen();
    }

    /** Refuses elements of another context. */
    public final void requireOf(Residence context, String name) {
        requireOpen();
        require(home == context, name);
    }

    /** Refuses other elements unless they live where these do. */
    public final void requireHere(Elements<?> other, String name) {
        requireOpen();
        other.requireOpen();
        other.require(other.home == home && other.stream() == stream(), name);
    }

    private void require(boolean right, String name) {
        if (!right) {
            throw new IllegalArgumentException(name + " is of another context: " + this);
        }
    }

    /** Asks the device something that an operation has to know first. Nobody is told of that by itself. */
    public abstract <R> R ask(String operation, R inHeap, Launches<R> steps);

    /** Whether a device finds that the elements do not ascend. It looks unless that is known. */
    public final boolean isUnsorted() {
        int descents = isKnownToAscend() ? 0
                : ask("isSorted", UNKNOWN, work -> ColumnSorts.descents(work, column(), false));
        if (descents == 0) {
            markAscending();
        }
        return descents > 0;
    }

    /** Whether a device finds an int outside of a range. It looks unless that is known. */
    public final boolean isOutside(int first, int end) {
        boolean isKnown = boundAt == contents.writes && least >= first && bound <= end;
        return !isKnown && ask("check", 0, work -> ColumnCounts.outside(work, column(), first, end)) > 0;
    }

    public final boolean isKnownToAscend() {
        return ascendingAt == contents.writes;
    }

    /** Takes note that the elements ascend. */
    public final void markAscending() {
        ascendingAt = contents.writes;
    }

    /** Takes note that all elements are from one number to below another. */
    public final void markBounds(int inclusive, int exclusive) {
        least = inclusive;
        bound = exclusive;
        boundAt = contents.writes;
    }

    /** Takes note that the elements are others from now on. */
    final void written() {
        contents.writes++;
    }

    final boolean isShared() {
        return contents.shared;
    }

    // ---- transfers

    /** The elements as an array of the host: that of the heap itself, or a copy. */
    public A host() {
        return copy();
    }

    /** A copy of the elements on the host. */
    public abstract A copy();

    /** Waits for the elements, and copies them to an array of the host, in which they have room. */
    public abstract void copyTo(Object target, int at);

    /** Replaces all elements by those of an array of the host, which has as many. */
    public abstract void write(A values);

    // ---- operations

    /** Makes what steps need; null in the heap. */
    public final <R> R forSteps(Supplier<R> maker) {
        requireOpen();
        return stream() == null ? null : maker.get();
    }

    /** Does an operation that makes new elements. */
    public abstract <B> Elements<B> made(Operation operation, int n, Launches<Column> steps, Supplier<B> plain);

    /** Does an operation that makes two new arrays. */
    public abstract <B, C> Pairs<Elements<B>, Elements<C>> bothMade(Operation operation, int n,
            Launches<Column[]> steps, Supplier<Pairs<B, C>> plain);

    /** Does an operation that has a value for the host. */
    public abstract <R> R value(Operation operation, Launches<R> steps, Supplier<R> plain);

    /** Finds what the host makes of the elements that a sort would put at some indices. */
    public abstract <R> R ranked(Operation operation, int[] ranks, Function<A, R> result, Supplier<R> plain);

    /** Does an operation that changes these elements. If it fails, they are as they were. */
    public abstract void changeHere(Operation operation, int n, Launches<Column> steps, InPlace<A> plain);

    /** Does such an operation, by a plain call that changes a copy. */
    public final void change(Operation operation, int n, Launches<Column> steps, Consumer<A> plain) {
        changeHere(operation, n, steps, (array, from, to) -> {
            A copy = copy();
            plain.accept(copy);
            write(copy);
        });
    }

    /** Does such an operation on keys, which are these elements, and their values; plain, on copies of both. */
    public abstract <B> void changeBoth(Operation operation, Elements<B> values, Launches<Column[]> steps,
            BiConsumer<A, B> plain);
}
