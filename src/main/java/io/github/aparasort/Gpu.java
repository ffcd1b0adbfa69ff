package io.github.aparasort;

import io.github.aparasort.internal.Operations;
import io.github.aparasort.internal.column.ElementType;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.device.Discovery;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.NewElements;
import io.github.aparasort.internal.engine.Residence;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.event.Property;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.parallel.CallScope;
import io.github.aparasort.internal.sort.SortWorkload;
import io.github.aparasort.internal.trial.KernelTrials;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * A context: where the work is done, with the kernels and the memory for it. {@link #shared()} is the one of
 * {@link GpuArrays}.
 *
 * <pre>{@code
 * Gpu gpu = Gpu.shared();
 * int[] all = gpu.merger().merge(sortedA, sortedB);
 * System.out.println(gpu.explain(Operation.MERGE, int.class, all.length));     // which engine, and why
 *
 * try (Gpu mine = Gpu.open(Target.GPU)) {
 *     mine.sorter().sort(numbers);                                     // on a GPU, or GpuException
 * }
 * }</pre>
 *
 * <p>To open a context costs nothing: devices are opened and kernels are built when a call first needs them. A context
 * is thread-safe. After {@link #close()} all operations of a context, and of the objects that it gave, throw {@link
 * IllegalStateException}.
 */
public final class Gpu implements AutoCloseable {
    private static final Gpu SHARED = new Gpu(KernelTrials.dispatcher(Target.valueOf(Property.unloggedTarget()), null));

    private final Dispatcher dispatcher;
    final Facades facades;
    final Residence residence;

    Gpu(Dispatcher dispatcher) {
        this(dispatcher, new Residence(dispatcher));
    }

    private Gpu(Dispatcher dispatcher, Residence residence) {
        this.dispatcher = dispatcher;
        this.facades = new Facades(dispatcher);
        this.residence = residence;
    }

    /**
     * Returns the context that {@link GpuArrays} uses. Its target is {@link Target#AUTO}, unless the system property
     * {@code aparasort.target} names another one: gpu, opencl, jtp or jdk. If the system property {@code
     * aparasort.profile} names a file, what {@link Target#AUTO} learns is kept there for the next process.
     *
     * @return the context of this process; {@link #close()} has no effect on it
     */
    public static Gpu shared() {
        Startup.finish();
        return SHARED;
    }

    /** Loads what larger sorts of a type in the shared context need, and starts to open its engines. */
    static void load(Class<?> type) {
        Workload work = SortWorkload.of(type);
        if (work != null) {
            Discovery.finish();
            Job job = SHARED.dispatcher.calls().proofs().random(work, work.smallest());
            SHARED.dispatcher.submit(job.preparing(Operation.SORT, type));
        }
    }

    /**
     * Opens a new context. If there is no device for the target, that shows later: calls throw {@link GpuException},
     * and {@link #explain(Class, int)} tells why.
     *
     * @param target where the work may be done
     * @return the context; close it after use
     */
    public static Gpu open(Target target) {
        return new Gpu(KernelTrials.dispatcher(Objects.requireNonNull(target, "target"), null));
    }

    /**
     * Opens a new context on one OpenCL device.
     *
     * @param device one of {@link #devices()}
     * @return the context; close it after use
     * @throws GpuException if the device is not there, or not there any more
     */
    public static Gpu open(DeviceInfo device) {
        ComputeDevice found = Devices.find(device).orElseThrow(
                () -> new GpuException("no such device: " + device + "; found: " + devices(), null));
        return new Gpu(KernelTrials.dispatcher(Target.OPENCL, found));
    }

    /**
     * Returns a context that limits the threads of each call. Without a limit these are the workers of the {@link
     * java.util.concurrent.ForkJoinPool} that the caller is in, or else the caller and the workers of the common pool.
     * The system property {@code aparasort.threads} is a limit for all contexts. The new context shares all else with
     * this one, resident arrays too. It costs nothing, need not be closed, and ends with this one.
     *
     * @param most the most threads that work for a call at the same time, the caller included; 1 for the caller alone
     * @return the context
     * @throws IllegalArgumentException if it is less than 1
     */
    public Gpu withThreads(int most) {
        if (most < 1) {
            throw new IllegalArgumentException("a call needs at least one thread, the caller's: " + most);
        }
        return within(dispatcher.limits().withThreads(Math.min(most, dispatcher.limits().threads())));
    }

    /**
     * Returns a context whose calls end early when this says so: then they throw {@link
     * java.util.concurrent.CancellationException}. It is asked on the calling thread, between two passes or two pieces
     * of the work: often, so it should be quick. For instance {@code () -> Thread.currentThread().isInterrupted()} lets
     * an interrupt end a call.
     *
     * <p>Afterwards arrays to be sorted have their elements in any order, and pairs stay together. Other inputs are as
     * they were, arrays for results may have a part of them, and files are as they were. Some work does not end early:
     * a sort by {@link java.util.Arrays}, scans in place, and code of yours. The new context shares all else with this
     * one, as that of {@link #withThreads} does.
     *
     * @param cancellation says whether a call should end; if it throws, the call ends
     * @return the context
     */
    public Gpu withCancellation(BooleanSupplier cancellation) {
        return within(dispatcher.limits().withCancellation(Objects.requireNonNull(cancellation, "cancellation")));
    }

    private Gpu within(CallScope.Limits limits) {
        Dispatcher limited = dispatcher.within(limits);
        return new Gpu(limited, residence.of(limited));
    }

    /**
     * Lists the OpenCL devices of this machine, GPUs first. If OpenCL is missing or broken, the list is empty. This
     * loads the drivers of all devices, also those of CPUs.
     *
     * @return the devices
     */
    public static List<DeviceInfo> devices() {
        return Devices.infos();
    }

    /** {@return the sorts of this context} */
    public Sorter sorter() {
        return facades.sorter();
    }

    /** {@return the merges of sorted arrays} */
    public Merger merger() {
        return facades.merger();
    }

    /** {@return the reductions and prefix scans} */
    public PrefixScan scan() {
        return facades.scan();
    }

    /** {@return the unions, intersections and differences of sorted arrays} */
    public Multisets multisets() {
        return facades.multisets();
    }

    /** {@return the selections: least and greatest elements, order statistics, quantiles} */
    public Selector selector() {
        return facades.selector();
    }

    /** {@return the searches for many needles, and the finding and moving of segments} */
    public Search search() {
        return facades.search();
    }

    /** {@return the groups of equal elements: distinct values, counts, runs, reductions by key, histograms} */
    public Groups groups() {
        return facades.groups();
    }

    /** {@return the joins of tables by columns of keys} */
    public Joins joins() {
        return facades.joins();
    }

    /** {@return the sorts and reductions of the segments of arrays} */
    public Segments segments() {
        return facades.segments();
    }

    // ---- resident arrays

    /**
     * Copies an array to where the work is done: see {@link GpuArray}.
     *
     * @param array the array of the host
     * @return the elements on the device, or in the heap if there is none; to be closed
     * @throws GpuException if a device was demanded and cannot be had, or has no memory for it
     */
    public /*value*/ GpuInts /*value*/ ints(/*value*/ int[] array) {
        return /*value*/ ints(array, 0, array.length);
    }
    // Also for long, float, double: Copies {type}s to where the work is done: as {@link #ints(int[])}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Copies longs to where the work is done: as {@link #ints(int[])}. */
    public GpuLongs longs(long[] array) {
        return longs(array, 0, array.length);
    }

    /** Copies floats to where the work is done: as {@link #ints(int[])}. */
    public GpuFloats floats(float[] array) {
        return floats(array, 0, array.length);
    }

    /** Copies doubles to where the work is done: as {@link #ints(int[])}. */
    public GpuDoubles doubles(double[] array) {
        return doubles(array, 0, array.length);
    }
    // endregion

    /**
     * Does what {@link #ints(int[])} does, for a range of an array.
     *
     * @param array the array of the host
     * @param from the index of the first element
     * @param to the index after the last one
     * @return the elements; to be closed
     * @throws IllegalArgumentException if {@code from > to}
     * @throws ArrayIndexOutOfBoundsException if the range is not within the array
     */
    public /*value*/ GpuInts /*value*/ ints(/*value*/ int[] array, int from, int to) {
        return new /*value*/ GpuInts(NewElements.of(residence, array, from, to), facades);
    }
    // Also for long, float, double: Copies a range of {type}s: as {@link #ints(int[], int, int)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Copies a range of longs: as {@link #ints(int[], int, int)}. */
    public GpuLongs longs(long[] array, int from, int to) {
        return new GpuLongs(NewElements.of(residence, array, from, to), facades);
    }

    /** Copies a range of floats: as {@link #ints(int[], int, int)}. */
    public GpuFloats floats(float[] array, int from, int to) {
        return new GpuFloats(NewElements.of(residence, array, from, to), facades);
    }

    /** Copies a range of doubles: as {@link #ints(int[], int, int)}. */
    public GpuDoubles doubles(double[] array, int from, int to) {
        return new GpuDoubles(NewElements.of(residence, array, from, to), facades);
    }
    // endregion

    /**
     * Makes an array of zeros.
     *
     * @param n how many
     * @return the elements; to be closed
     * @throws NegativeArraySizeException if n is negative
     */
    public /*value*/ GpuInts /*value*/ ints(int n) {
        return new /*value*/ GpuInts(NewElements.zeros(residence, ElementType./*value*/ INT, n), facades);
    }
    // Also for long, float, double: Makes an array of zeros, {type}s: as {@link #ints(int)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Makes an array of zeros, longs: as {@link #ints(int)}. */
    public GpuLongs longs(int n) {
        return new GpuLongs(NewElements.zeros(residence, ElementType.LONG, n), facades);
    }

    /** Makes an array of zeros, floats: as {@link #ints(int)}. */
    public GpuFloats floats(int n) {
        return new GpuFloats(NewElements.zeros(residence, ElementType.FLOAT, n), facades);
    }

    /** Makes an array of zeros, doubles: as {@link #ints(int)}. */
    public GpuDoubles doubles(int n) {
        return new GpuDoubles(NewElements.zeros(residence, ElementType.DOUBLE, n), facades);
    }
    // endregion

    /**
     * Makes an array of the numbers 0, 1, 2 and so on: the indices of an array.
     *
     * @param n how many
     * @return the elements; to be closed
     * @throws NegativeArraySizeException if n is negative
     */
    public GpuInts iota(int n) {
        return new GpuInts(facades.limited(() -> NewElements.indices(residence, n)), facades);
    }

    /**
     * Applies code of your own to each element of resident arrays of one length: see {@link MapKernel}.
     *
     * @param kernel makes the kernel that has the code
     * @param arrays the arrays for the fields of the kernel, in their order; the last one receives the results
     * @throws IllegalArgumentException if they are not of the types of the fields, of two lengths, or of another
     *     context
     * @throws GpuException if the device fails, or the code cannot be translated; the arrays are as they were
     */
    public void map(Supplier<? extends MapKernel> kernel, GpuArray<?, ?>... arrays) {
        ElementMap.run(residence, Objects.requireNonNull(kernel, "kernel"), arrays);
    }

    /**
     * Starts an order by several resident columns, ascending by the first one.
     *
     * @param column the column that counts most
     * @return the order, to which {@link GpuOrderBy#then} adds columns
     */
    public GpuOrderBy orderBy(GpuArray<?, ?> column) {
        return GpuOrderBy.first(residence, column, KeyOrder.ASCENDING);
    }
    // Also as orderByDescending, DESCENDING for ASCENDING, descending for ascending
    // region Derived from the method above by build/Widths.java: do not edit

    /**
     * Starts an order by several resident columns, descending by the first one.
     *
     * @param column the column that counts most
     * @return the order, to which {@link GpuOrderBy#then} adds columns
     */
    public GpuOrderBy orderByDescending(GpuArray<?, ?> column) {
        return GpuOrderBy.first(residence, column, KeyOrder.DESCENDING);
    }
    // endregion

    /**
     * Makes keys of several resident columns, for groups and joins.
     *
     * @param columns the columns, the first of which counts most: at least one, all of one length
     * @return the keys, which hold the columns
     * @throws IllegalArgumentException if there is no column, if they have two lengths, or if one is of another context
     */
    public GpuColumns columns(GpuArray<?, ?>... columns) {
        return new GpuColumns(residence, columns);
    }

    /** Where the work goes, for {@link ExternalSorter}. */
    Dispatcher dispatcher() {
        return dispatcher;
    }

    /**
     * Tells which engine {@code sort} would use now for {@code n} elements, and why. A first call may start
     * measurements in the background; after them the answer can differ. The answer is for elements in random order:
     * {@code sort} itself is faster if it finds them in order. Strings, boxed numbers, dates and other types whose
     * natural order has keys are sorted by these. For other types of objects, the answer is for {@code parallelSort},
     * called by this thread.
     *
     * @param componentType the class of int, long, float, double, byte, short or char, or of objects
     * @param n how many elements
     * @return the engine, the reason, the reasons against the others, and the measurements behind it
     * @throws IllegalArgumentException if there is no sort for this type, or n is negative
     */
    public Plan explain(Class<?> componentType, int n) {
        return explain(Operation.SORT, componentType, n);
    }

    /**
     * Does what {@link #explain(Class, int)} does, for any operation. Some have more inputs or options than a type and
     * a length: {@code reduce}, {@code inclusive} and {@code exclusive} are by SUM; {@code topK} and its kin give few
     * results; the type of {@code take} is that of the array; objects are in their natural order. For several inputs n
     * is the sum of their lengths; for {@code take} it is the number of indices, for bounds and {@code isIn} that of
     * needles, for {@code loadBalance}, {@code expand} and {@code intervalMove} that of elements in all segments.
     *
     * @param keyType the class of its keys
     * @throws IllegalArgumentException if n is negative, or there is no such operation for keys of this type; the
     *     message lists those that there are
     */
    public Plan explain(Operation operation, Class<?> keyType, int n) {
        requireLength(n);
        return Operations.plan(operation, keyType, n, dispatcher);
    }

    /**
     * Does what {@link #explain(Operation, Class, int)} does, for an operation by its name.
     *
     * @param operation the name of its methods, such as {@code sortPairs}
     * @param keyType the class of its keys
     * @throws IllegalArgumentException if n is negative, or there is no such operation, or none for keys of this type;
     *     the message lists those that there are
     */
    public Plan explain(String operation, Class<?> keyType, int n) {
        requireLength(n);
        return explain(Operations.named(operation, keyType), keyType, n);
    }

    private void requireLength(int n) {
        dispatcher.requireOpen();
        if (n < 0) {
            throw new IllegalArgumentException("n is negative: " + n);
        }
    }

    /** A listener that was added. Closing removes it; closing again has no effect. */
    public interface Registration extends AutoCloseable {
        /** Removes the listener. Calls that are running may still report to it. */
        @Override
        void close();
    }

    /**
     * Adds a listener. It gets a report of each call of this context, after the work is done, on the caller's thread;
     * also of the calls that {@link #warmUp()} makes, which the log and JDK Flight Recorder do not show. An operation
     * on resident arrays of a device is reported when its work is queued: the device works on after it, and the time of
     * the report is that of the caller. The listener stays until the result of this method is closed:
     *
     * <pre>{@code
     * try (Gpu.Registration heard = gpu.onExecution(done -> log.debug("{}", done))) {
     *     gpu.sorter().sort(numbers);
     * }
     * }</pre>
     *
     * @param listener receives the reports; what it throws is logged once as a warning, and does not reach the caller
     * @return removes the listener
     */
    public Registration onExecution(Consumer<? super Execution> listener) {
        return dispatcher.listen(Objects.requireNonNull(listener, "listener"))::run;
    }

    /**
     * Prepares all sorts of arrays, so that the first calls are fast: of keys alone, and of keys that move indices or
     * values, such as {@code argsort}, {@code sortPairs}, {@code sortByInt} and {@code orderBy}. It opens the device,
     * and builds and tests the kernels. Under {@link Target#AUTO} it also does each sort of a few sizes on all engines,
     * from which the choice of the engine learns as from calls of yours. That takes a few tenths of a second for each
     * kind of sort: if you sort one type only, name it. It does not prepare merges, groups, joins, selections,
     * searches, set operations and scans: for these see {@link #warmUp(Operation, Class)}.
     *
     * @throws GpuException if a device was demanded and cannot be had
     */
    public void warmUp() {
        warmUp(int.class, long.class, float.class, double.class);
    }

    /**
     * Does what {@link #warmUp()} does, but for keys of these types only.
     *
     * @param componentTypes of the arrays to be sorted: the class of int, long, float, double, byte, short or char, or
     *     of objects, whose keys are sorted as ints
     * @throws IllegalArgumentException if there is no sort for a type
     * @throws GpuException if a device was demanded and cannot be had
     */
    public void warmUp(Class<?>... componentTypes) {
        Operations.warmUp(dispatcher, Operations.SORTS, componentTypes);
    }

    /**
     * Does what {@link #warmUp()} does, but for one operation: for instance {@code warmUp(Operation.MERGE, int.class)}.
     * This also prepares the operations that do the same work: all four set operations, or both scans.
     *
     * @param keyType the class of its keys
     * @throws IllegalArgumentException if there is no such operation for keys of this type; the message lists those
     *     that there are
     * @throws GpuException if a device was demanded and cannot be had
     */
    public void warmUp(Operation operation, Class<?> keyType) {
        Operations.warmUp(dispatcher, List.of(operation), keyType);
    }

    /**
     * Does what {@link #warmUp(Operation, Class)} does, for an operation by its name.
     *
     * @param operation the name of its methods, such as {@code merge}
     * @param keyType the class of its keys
     * @throws IllegalArgumentException if there is no such operation, or none for keys of this type; the message lists
     *     those that there are
     * @throws GpuException if a device was demanded and cannot be had
     */
    public void warmUp(String operation, Class<?> keyType) {
        warmUp(Operations.named(operation, keyType), keyType);
    }

    /**
     * Forgets what engines cost on this machine: what {@link Target#AUTO} has learned in this process, and what it
     * took from the profile. The next calls learn again. Call this after a change that you know of, for instance when
     * a test has ended that kept the machine busy. AUTO also notices changes by itself, within some dozens of calls.
     * All contexts of the process learn together, so this affects all of them.
     */
    public void recalibrate() {
        dispatcher.selector().calibration().forget();
    }

    /**
     * Closes the context, and frees its kernels and its memory, also on devices. Calls that are running end normally,
     * and what they hold is freed when they return. Every later operation of this context throws {@link
     * IllegalStateException}. Closing again has no effect. The shared context stays open.
     */
    @Override
    public void close() {
        if (this != SHARED) {
            dispatcher.close();
            residence.close();
        }
    }

    /** Returns where the work may be done, for instance {@code Gpu[target=AUTO]}. It looks for no devices. */
    @Override
    public String toString() {
        return "Gpu[" + dispatcher + "]";
    }
}
