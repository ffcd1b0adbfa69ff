package io.github.aparasort;

import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Holders;
import io.github.aparasort.internal.engine.Executions;
import io.github.aparasort.internal.engine.ResidentCall;
import io.github.aparasort.internal.step.Column;
import io.github.aparasort.internal.step.ColumnScans;
import io.github.aparasort.internal.step.ColumnSearches;
import io.github.aparasort.internal.step.ColumnSorts;
import io.github.aparasort.internal.step.ResidentStream;
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
 * <p><b>Listeners</b> of {@link Gpu#onExecution} and Flight Recorder are told of each operation, but not of transfers,
 * {@code slice} and new arrays of zeros or indices. On a device the time is that of the caller, who queues the work.
 *
 * <p><b>Arguments</b> are checked as by the methods for host arrays, with the same exceptions. What is known of an
 * array is not checked again: the result of a sort is sorted, and the indices of an {@code argsort} are within its
 * length.
 *
 * <p><b>Failures.</b> There is no copy of the elements on the host. If a device fails, the operation throws {@link
 * GpuException}, also under {@link Target#AUTO}. Its inputs are unchanged, and can be read as long as the device
 * answers. An operation that changes its array does so at the end.
 *
 * <p><b>Verification.</b> The device checks its results by kernels of its own: order and checksums of sorts, merges and
 * segments; of set operations the order, and how often a sample of the keys comes; each result of scans, each bound,
 * and each element that is moved; keys, order and number of the rows of joins. Sums of floats and doubles may differ
 * within the bounds of rounding. Products of these, folds of segments, and what operators and orders of your own give
 * are computed twice and compared. Maps are not checked. The first eight results of each step of a context are checked,
 * and after them one in sixteen. A wrong one shows in the next call that waits, which throws
 * {@link GpuException}; this result and all that were made after it are refused from then on.
 * {@code aparasort.verify=off} switches it off.
 *
 * <p><b>Length.</b> On a device an array has as many elements as one of the host can have, 2<sup>31</sup> - 9. A longer
 * one, and one for which the device has no memory, is refused with {@link GpuException}, which names what is allocated
 * and what is free. Two arrays that together have more cannot be merged, nor be arguments of a set operation.
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

    /** What belongs to the keys of a sort of pairs: an array of the host, of the type of this one. */
    abstract PairValues carried(Object host);

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

    /** Begins an operation on the device. Null if nobody is told of it. */
    final ResidentCall begin(Operation operation, int n) {
        return home.begin(operation, elementType(), n, stream);
    }

    /** Does an operation on the device, whose arguments are right, and tells of it. */
    final <R> R run(Operation operation, int n, ResidentStream.Launches<R> launches) {
        try (ResidentCall call = begin(operation, n)) {
            R result = run(call, operation.method(), launches);
            done(call);
            return result;
        }
    }

    /** The same for an operation on as many elements as this array has. */
    final <R> R run(Operation operation, ResidentStream.Launches<R> launches) {
        return run(operation, length, launches);
    }

    /** Asks the device something that an operation has to know first. Nobody is told of that by itself. */
    final <R> R ask(String operation, ResidentStream.Launches<R> launches) {
        return run(null, operation, launches);
    }

    private <R> R run(ResidentCall call, String operation, ResidentStream.Launches<R> launches) {
        try {
            return stream.call(call == null ? null : call::launched, launches);
        } catch (DeviceFault e) {
            throw failure(operation, e);
        }
    }

    /** Notes that an operation was done, of which somebody may want to know. */
    static void done(ResidentCall call) {
        if (call != null) {
            call.done();
        }
    }

    final GpuException failure(String operation, DeviceFault fault) {
        return Residence.failure(operation, this, fault);
    }

    /** Puts a new column in place of the present one, after it was checked if this one is to be. */
    final void replace(Operation operation, int n, ResidentStream.Launches<Column> launches) {
        replace(operation, n, List.of(this), work -> new Column[] {launches.queue(work)});
    }

    final void replace(Operation operation, ResidentStream.Launches<Column> launches) {
        replace(operation, length, launches);
    }

    /** The same for keys, which this array has, and their values. */
    final void replacePairs(Operation operation, GpuArray values, ResidentStream.Launches<Column[]> launches) {
        replace(operation, length, List.of(values, this), work -> {
            Column[] made = launches.queue(work);
            return new Column[] {made[1], made[0]};
        });
    }

    private void replace(Operation operation, int n, List<GpuArray> targets, ResidentStream.Launches<Column[]> by) {
        try (ResidentCall call = begin(operation, n)) {
            install(operation.method(), targets, run(call, operation.method(), by));
            done(call);
        }
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
            ask(operation, work -> ColumnSearches.overwrite(work, made, column));
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
            return onDevice(run(Operation.TAKE, indices.length,
                    work -> ColumnSearches.take(work, column(), indices.column(), 0)));
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
            if (ask("isSorted", work -> ColumnSorts.descents(work, column(), false)) > 0) {
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
        requireSameContext(indices, "indices");
        if (!indices.isKnownWithin(inclusive, length)
                && ask("take", work -> ColumnSearches.outside(work, indices.column(), inclusive, length)) > 0) {
            ArgumentChecks.indices(length, indices.toArray(), inclusive);
        }
    }

    /** The number of an operator in kernels. */
    static int number(ScanOp op) {
        return ColumnScans.operator(Objects.requireNonNull(op, "op"));
    }

    /** Checks a range of this array. */
    final void requireRange(int begin, int end) {
        requireOpen();
        ArgumentChecks.range(length, begin, end);
    }
}
