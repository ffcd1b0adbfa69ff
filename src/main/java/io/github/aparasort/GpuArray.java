package io.github.aparasort;

import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Holders;
import io.github.aparasort.internal.engine.Executions;
import io.github.aparasort.internal.resident.Column;
import io.github.aparasort.internal.resident.ColumnSearches;
import io.github.aparasort.internal.resident.ColumnSorts;
import io.github.aparasort.internal.resident.ResidentStream;
import io.github.aparasort.internal.scan.Operators;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * An array that lives where the work is done: on the device of its context, or in the heap if there is none. Results of
 * its operations live there too, so a chain of operations moves no data between the host and the device.
 *
 * <pre>{@code
 * Gpu gpu = Gpu.shared();
 * try (GpuInts keys = gpu.ints(numbers); GpuInts distinct = keys.unique()) {
 *     System.out.println(distinct.length());
 *     int[] host = distinct.toArray();
 * }
 * }</pre>
 *
 * <p><b>Where.</b> Under {@link Target#AUTO} arrays live on the first GPU of the machine, and in the heap if there is
 * none; {@link #device()} tells. {@link Target#GPU}, {@link Target#OPENCL} and {@link Gpu#open(DeviceInfo)} demand a
 * device. With {@link Target#JTP} and {@link Target#JDK}, as in the heap at all, an operation does what the method of
 * the same name of {@link Sorter}, {@link Groups} and their like does for host arrays. The first array of a context
 * waits until the devices are found.
 *
 * <p><b>Closing.</b> An array keeps its memory until it is closed, so close each result, best by {@code
 * try}-with-resources. A slice shares the memory of its array, which is given back with the last of them. Closing the
 * context gives back the memory of all its arrays. An array that is forgotten gives its memory back when another one is
 * made after the garbage collector has found it, which may be late: it does not know how full the device is. If there
 * is no memory for a new array, the garbage collector is called first. The system property {@code aparasort.leaks=on}
 * has a warning name where such an array was made.
 *
 * <p><b>Order.</b> On a device an operation queues its work and returns. Only what the host needs is waited for:
 * values, the lengths of results such as those of {@code unique} and of joins, and checks of arguments that nothing is
 * known about. All operations of a context are done in the order in which they were called, also by several threads. So
 * threads may read an array at the same time; one that writes to it must be alone.
 *
 * <p><b>Arguments</b> are checked as by the methods for host arrays, with the same exceptions. What is known of an
 * array is not checked again: the result of a sort is sorted, and the indices of an {@code argsort} are within its
 * length.
 *
 * <p><b>Failures.</b> There is no copy of the elements on the host. If a device fails, the operation throws {@link
 * GpuException}, also under {@link Target#AUTO}. Its inputs are unchanged, and can be read as long as the device
 * answers. An operation that changes its array does so at the end.
 *
 * <p><b>Verification.</b> The device checks its results by kernels of its own: order and checksums of sorts and merges,
 * of segments the checksums alone, of set operations the order; each result of scans of ints and longs, and each bound;
 * keys, order and number of the rows of joins. It does not check reductions, scans of floats and doubles, those by
 * operators of your own, and what {@code take} and {@code put} move. The first eight results of each operation of a
 * context are checked, and after them one in sixteen. A wrong one shows in the next call that waits, which throws
 * {@link GpuException}; this result and all that were made after it are refused from then on.
 * {@code aparasort.verify=off} switches it off.
 *
 * <p><b>Length.</b> On a device an array has at most 2<sup>30</sup> elements. A longer one, and one for which the
 * device has no memory, is refused with {@link GpuException}, which names what is allocated and what is free.
 *
 * <p><b>Floats and doubles</b> are in the order of {@link Float#compare}. Sorts keep the bits of each NaN. Where equal
 * elements become one ({@code unique}, {@code counts}, {@code runs}, {@code reduceByKey}), a NaN of the result is that
 * of Java on a device.
 */
public abstract class GpuArray implements AutoCloseable {
    /** What is known of an array holds for its elements at a number of writes; -1 if nothing is known. */
    private static final int UNKNOWN = -1;

    final Residence home;
    final int length;
    /** Where the elements begin in the array of the heap. */
    final int from;
    final Contents contents;
    /** The stream and the elements on a device; null in the heap. */
    final ResidentStream stream;
    private Column column;
    private final Holders.Holder holder;
    private volatile boolean closed;
    private int ascendingAt = UNKNOWN;
    private int boundAt = UNKNOWN;
    private int bound;
    private int least;

    /** Elements on a device, whose memory this array will give back. */
    GpuArray(Residence home, ResidentStream stream, Column column, Contents contents) {
        this.home = home;
        this.stream = stream;
        this.column = column;
        this.length = column.length();
        this.from = 0;
        this.contents = contents;
        this.holder = home.holders().hold(this, column.memory());
    }

    /** Elements in the heap. */
    GpuArray(Residence home, int from, int length, Contents contents) {
        this.home = home;
        this.stream = null;
        this.length = length;
        this.from = from;
        this.contents = contents;
        this.holder = null;
    }

    /** A slice. */
    GpuArray(GpuArray array, int begin, int end) {
        this.home = array.home;
        this.stream = array.stream;
        this.length = end - begin;
        this.from = array.from + begin;
        this.contents = array.contents;
        contents.share();
        if (stream == null) {
            this.holder = null;
        } else {
            this.column = array.column().slice(begin, end);
            this.holder = home.holders().hold(this, column.memory().retain());
        }
        this.ascendingAt = array.ascendingAt;
        this.boundAt = array.boundAt;
        this.bound = array.bound;
        this.least = array.least;
    }

    /** {@return the number of elements} */
    public final int length() {
        return length;
    }

    /** {@return the device on which the elements live; empty if they live in the heap} */
    public final Optional<DeviceInfo> device() {
        return stream == null ? Optional.empty() : Executions.info(stream.device());
    }

    /**
     * Gives the memory back. Operations that were called before are not disturbed. Later calls throw {@link
     * IllegalStateException}; closing again has no effect.
     */
    @Override
    public final void close() {
        if (!closed) {
            closed = true;
            forget();
            if (holder != null) {
                holder.release();
            }
        }
    }

    /** Lets an array of the heap go. */
    abstract void forget();

    /** Returns the type, the length and the place, for instance {@code GpuInts[1,000 on NVIDIA H100]}. */
    @Override
    public final String toString() {
        return String.format(Locale.ROOT, "%s[%,d %s%s]", getClass().getSimpleName(), length,
                stream == null ? "in the heap" : "on " + stream.device(), closed ? ", closed" : "");
    }

    // ---- for the operations

    /** The elements as an array of the host: that of the heap itself, a copy of a slice, or a copy from the device. */
    abstract Object hostArray();

    /** A copy of the elements on the host. */
    abstract Object copyOfHost();

    /** A new resident array with elements of an array of the host, of the type of this one. */
    abstract GpuArray inHeap(Object array);

    /** A new resident array on the device, of the type of this one. */
    abstract GpuArray onDevice(Column made);

    /** Adds this array of the heap to an order. */
    abstract OrderBy addTo(OrderBy columns, boolean descending);

    abstract Class<?> elementType();

    /** Refuses a closed array, and one of a closed context. */
    final void requireOpen() {
        if (closed) {
            throw new IllegalStateException("this array is closed");
        }
        home.requireOpen();
    }

    final boolean isOnDevice() {
        requireOpen();
        return stream != null;
    }

    /** The elements on the device. */
    final Column column() {
        requireOpen();
        try {
            stream.requireRight(column.memory().writer());
        } catch (DeviceFault e) {
            throw failure("the use of a result", e);
        }
        return column.of(this);
    }

    /** Refuses an array that is not of a context, and any if that is closed. */
    static void requireContext(Residence context, GpuArray array, String name) {
        context.requireOpen();
        Objects.requireNonNull(array, name).requireOpen();
        if (array.home != context) {
            throw array.ofAnotherContext(name);
        }
    }

    private IllegalArgumentException ofAnotherContext(String name) {
        return new IllegalArgumentException(name + " is of another context: " + this);
    }

    /** Refuses an array of another context. */
    final void requireSameContext(GpuArray other, String name) {
        Objects.requireNonNull(other, name).requireOpen();
        if (other.home != home || other.stream != stream) {
            throw other.ofAnotherContext(name);
        }
    }

    /** The elements on the device of another array, which must be of the same context. */
    final Column columnOf(GpuArray other, String name) {
        requireSameContext(other, name);
        return other.column();
    }

    /** Runs a call on the device. */
    final <R> R run(String operation, ResidentStream.Launches<R> launches) {
        try {
            return stream.call(launches);
        } catch (DeviceFault e) {
            throw failure(operation, e);
        }
    }

    final GpuException failure(String operation, DeviceFault fault) {
        return Residence.failure(operation, this, fault);
    }

    /** Puts a new column in place of the present one, after it was checked if this one is to be. */
    final void replace(String operation, ResidentStream.Launches<Column> launches) {
        Column made = run(operation, launches);
        install(operation, List.of(this), made);
    }

    /** The same for keys, which this array has, and their values. */
    final void replace(String operation, GpuArray values, ResidentStream.Launches<Column[]> launches) {
        Column[] made = run(operation, launches);
        install(operation, List.of(values, this), made[1], made[0]);
    }

    private void install(String operation, List<GpuArray> targets, Column... made) {
        int installed = 0;
        try {
            stream.checkAlarm();
            for (; installed < made.length; installed++) {
                targets.get(installed).install(operation, made[installed]);
            }
        } catch (DeviceFault e) {
            throw failure(operation, e);
        } finally {
            for (int i = installed; i < made.length; i++) {
                made[i].memory().release();
            }
        }
    }

    private void install(String operation, Column made) throws DeviceFault {
        if (contents.isShared()) {
            // What is not written over must not count as right again.
            stream.requireRight(column.memory().writer());
            run(operation, work -> ColumnSearches.overwrite(work, made, column));
            made.memory().release();
        } else {
            holder.replace(made.memory());
            column = made;
        }
        contents.written();
    }

    // ---- transfers

    /** Replaces all elements by those of an array of the host. */
    final void upload(Object values) {
        requireOpen();
        try {
            install("set", List.of(this), stream.upload(values, 0, length));
        } catch (DeviceFault e) {
            throw failure("set", e);
        }
    }

    /** Waits for the elements, and copies them to an array of the host. */
    final void download(Object target, int at) {
        try {
            stream.download(column(), target, at);
        } catch (DeviceFault e) {
            throw failure("toArray", e);
        }
    }

    /** Writes elements of the host over the present ones, in the heap. */
    abstract void assign(Object values);

    /** Gathers elements into a new array of this type. */
    final GpuArray taken(GpuInts indices) {
        requireSameContext(indices, "indices");
        if (isOnDevice()) {
            requireIndices(indices, 0);
            Column own = column();
            Column places = indices.column();
            return onDevice(run("take", work -> ColumnSearches.take(work, own, places, 0)));
        }
        return inHeap(home.take(hostArray(), indices.hostArray()));
    }

    // ---- what is known

    /** Takes note that the elements ascend. */
    final void markAscending() {
        ascendingAt = contents.writes();
    }

    final boolean isKnownToAscend() {
        return ascendingAt == contents.writes();
    }

    /** Takes note that all elements are from 0 to below a bound. */
    final void markBound(int exclusive) {
        markBounds(0, exclusive);
    }

    /** Takes note that all elements are from one number to below another. */
    final void markBounds(int inclusive, int exclusive) {
        least = inclusive;
        bound = exclusive;
        boundAt = contents.writes();
    }

    /** Whether all elements are known to be in a range. */
    final boolean isKnownWithin(int inclusive, int exclusive) {
        return boundAt == contents.writes() && least >= inclusive && bound <= exclusive;
    }

    /** Whether the elements ascend. Looks if that is not known. */
    final boolean ascends() {
        if (!isKnownToAscend()) {
            Column elements = column();
            if (run("isSorted", work -> ColumnSorts.descents(work, elements, false)) > 0) {
                return false;
            }
            markAscending();
        }
        return true;
    }

    /** Throws what a method for host arrays throws, if elements do not ascend. */
    final void requireAscending(String name) {
        if (!ascends()) {
            checkSorted(name);
        }
    }

    /** Throws for the first element of the host's copy that is out of order. */
    abstract void checkSorted(String name);

    /** Throws if an index is outside of an array of this length, or less than another one. */
    final void requireIndices(GpuInts indices, int inclusive) {
        Column ints = columnOf(indices, "indices");
        if (!indices.isKnownWithin(inclusive, length)
                && run("take", work -> ColumnSearches.outside(work, ints, inclusive, length)) > 0) {
            ArgumentChecks.indices(length, indices.toArray(), inclusive);
        }
    }

    /** The number of an operator in kernels. */
    static int number(ScanOp op) {
        return Operators.of(Objects.requireNonNull(op, "op"));
    }

    /** Checks a range of this array. */
    final void requireRange(int begin, int end) {
        requireOpen();
        ArgumentChecks.range(length, begin, end);
    }
}
