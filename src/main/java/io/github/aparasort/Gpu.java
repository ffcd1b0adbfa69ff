package io.github.aparasort;

import io.github.aparasort.internal.Operations;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.device.Discovery;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.engine.EngineSelector;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.sort.ObjectSorter;
import io.github.aparasort.internal.sort.SortWorkload;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A context: where work is to be done, and the kernels and memory held for it. Opening one costs nothing; devices are
 * opened and kernels built when a call first needs them. Thread-safe.
 */
public final class Gpu implements AutoCloseable {
    private static final Gpu SHARED = new Gpu(new Dispatcher(sharedTarget(), null));

    private final Dispatcher dispatcher;
    private final Sorter sorter;
    private final ObjectSorter objects;
    private final Merger merger;
    private final PrefixScan scan;
    private final Multisets multisets;

    public Gpu(Dispatcher dispatcher) {
        this.dispatcher = dispatcher;
        this.sorter = new Sorter(dispatcher);
        this.objects = new ObjectSorter(dispatcher);
        this.merger = new Merger(dispatcher);
        this.scan = new PrefixScan(dispatcher);
        this.multisets = new Multisets(dispatcher);
    }

    /** A misspelt property must not take the application down: it counts as absent, which {@code doctor} shows. */
    private static Target sharedTarget() {
        try {
            return Target.valueOf(System.getProperty("aparasort.target", "auto").toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            return Target.AUTO;
        }
    }

    /**
     * The context that {@link GpuArrays} uses. Its target is {@link Target#AUTO}, or what the system property
     * {@code aparasort.target} names: auto, gpu, opencl, jtp or jdk. The measurements of {@link Target#AUTO} are kept
     * from one process to the next in the file that {@code aparasort.profile} names, if it does.
     *
     * @return the context of this process, which {@link #close()} does not end
     */
    public static Gpu shared() {
        return SHARED;
    }

    /**
     * Opens a context of its own.
     *
     * @param target where work is to be done
     * @return the context, to be closed
     */
    public static Gpu open(Target target) {
        return new Gpu(new Dispatcher(java.util.Objects.requireNonNull(target, "target"), null));
    }

    /**
     * Opens a context on one OpenCL device.
     *
     * @param device one of {@link #devices()}
     * @return the context, to be closed
     * @throws GpuException if there is no such device (any more)
     */
    public static Gpu open(DeviceInfo device) {
        for (ComputeDevice found : Devices.openCl()) {
            if (found.info().orElseThrow().equals(device)) {
                return new Gpu(new Dispatcher(Target.OPENCL, found));
            }
        }
        throw new GpuException("no such device: " + device + "; found: " + devices(), null);
    }

    /**
     * The OpenCL devices of this machine, GPUs first. Empty, never an exception, where OpenCL is missing or broken.
     *
     * @return the devices
     */
    public static List<DeviceInfo> devices() {
        return Devices.openCl().stream().map(d -> d.info().orElseThrow()).toList();
    }

    /**
     * The sorts.
     *
     * @return the sorter of this context
     */
    public Sorter sorter() {
        return sorter;
    }

    /**
     * The merges of sorted arrays.
     *
     * @return the merger of this context
     */
    public Merger merger() {
        return merger;
    }

    /**
     * Reductions and prefix scans.
     *
     * @return the scans of this context
     */
    public PrefixScan scan() {
        return scan;
    }

    /**
     * Unions, intersections and differences of sorted arrays.
     *
     * @return the set operations of this context
     */
    public Multisets multisets() {
        return multisets;
    }

    /** The sorts of objects, for {@link GpuArrays}. */
    ObjectSorter objects() {
        return objects;
    }

    /**
     * What {@code sort} would do for so many elements now, by the same rules as {@code sort} itself. The first question
     * may start measurements in the background, after which the answer can be another. It is for elements in no order:
     * what {@code sort} notices beforehand is not in it. For a type of objects it is what {@code parallelSort} would
     * do, called by this thread.
     *
     * @param componentType the class of int, long, float, double, byte, short or char, or of objects
     * @param n how many elements
     * @return the engine, why, why no other, and the measurements that this rests on
     * @throws IllegalArgumentException if there is no sort for this type, or n is negative
     */
    public Plan explain(Class<?> componentType, int n) {
        return explain("sort", componentType, n);
    }

    /**
     * As {@link #explain(Class, int)}, for any operation that {@link #onExecution} tells of: {@code sort},
     * {@code sortDescending}, {@code sortUnsigned}, {@code argsort}, {@code argsortDescending}, {@code sortPairs},
     * {@code sortByInt}, {@code sortByLong}, {@code sortByDouble} and {@code orderBy}; {@code merge} and
     * {@code mergePairs}; {@code union}, {@code intersection}, {@code difference}, {@code symmetricDifference} and each
     * of these with {@code Pairs} behind it; {@code reduce}, {@code inclusive} and {@code exclusive}, by sums. Of two
     * inputs n is the length of both together.
     *
     * @param operation the name of the operation
     * @param keyType the class of its keys
     * @param n how many elements
     * @return the engine, why, why no other, and the measurements that this rests on
     * @throws IllegalArgumentException if there is no such operation for keys of this type, or n is negative
     */
    public Plan explain(String operation, Class<?> keyType, int n) {
        if (n < 0) {
            throw new IllegalArgumentException("n is negative: " + n);
        }
        if (operation.equals("sort") && keyType != null && !keyType.isPrimitive()) {
            return ObjectSorter.plan(keyType, n);
        }
        Workload work = work(operation, keyType);
        return work != null ? dispatcher.plan(operation, keyType, work, n)
                : new Plan(operation, keyType, n, Engine.JDK, Optional.empty(), "the JDK counts them", Map.of(),
                        Map.of(), List.of(), List.of());
    }

    /** What an operation has kernels do, or null where the JDK counts: the others are refused. */
    private static Workload work(String operation, Class<?> keyType) {
        Workload work = Operations.of(operation, keyType);
        if (work != null) {
            return work;
        }
        boolean isNarrow = SortWorkload.isNarrow(keyType);
        if (isNarrow && (operation.equals("sort") || operation.equals("sortDescending"))) {
            return null;
        }
        throw new IllegalArgumentException(isNarrow || SortWorkload.of(keyType) != null
                ? "there is no " + operation + " of " + keyType + "[]"
                : "arrays of int, long, float, double, byte, short and char are sorted here, not " + keyType + "[]");
    }

    /**
     * Has every call of this context told to a listener when it is done, on the caller's thread.
     *
     * @param listener what is told; what it throws, the call throws, whose work is done by then
     */
    public void onExecution(Consumer<? super Execution> listener) {
        dispatcher.listen(java.util.Objects.requireNonNull(listener, "listener"));
    }

    /**
     * Opens the device, builds and proves the kernels that sort keys alone and, under {@link Target#AUTO}, waits for
     * the measurements that the choice of engine rests on: so that the first calls need not. It is for ints, longs,
     * floats and doubles, which share the time for measurements; who sorts one type only had better name it. Other
     * operations have to be named: {@link #warmUp(String, Class)}.
     *
     * @throws GpuException if a device was demanded and cannot be had
     */
    public void warmUp() {
        warmUp(int.class, long.class, float.class, double.class);
    }

    /**
     * Does what {@link #warmUp()} does, for arrays of these types only.
     *
     * @param componentTypes of the arrays to be sorted: the class of int, long, float, double, byte, short or char
     * @throws IllegalArgumentException if there is no sort for a type
     * @throws GpuException if a device was demanded and cannot be had
     */
    public void warmUp(Class<?>... componentTypes) {
        warmUp(Arrays.stream(componentTypes).map(type -> work("sort", type)).toList());
    }

    /**
     * Does what {@link #warmUp()} does, for one operation that {@link #explain(String, Class, int)} knows: for instance
     * {@code warmUp("merge", int.class)}. Operations that are the same work are warm together: the four of sets, or
     * both scans. Sorts, merges, operations of sets, and reductions and scans have a time for measurements of their own
     * each, so that an operation warmed up beside sorts takes half a second to two seconds more, mostly of waiting.
     *
     * @param operation the name of the operation
     * @param keyType the class of its keys
     * @throws IllegalArgumentException if there is no such operation for keys of this type
     * @throws GpuException if a device was demanded and cannot be had
     */
    public void warmUp(String operation, Class<?> keyType) {
        warmUp(Collections.singletonList(work(operation, keyType)));
    }

    /** Each work in turn, then one wait for the measurements of all; where there is none to do the JDK counts. */
    private void warmUp(List<Workload> works) {
        EngineSelector choice = dispatcher.choice();
        if (choice.target() == Target.AUTO) {
            Discovery.finish();
        }
        for (Workload work : works) {
            if (work != null) {
                int n = Math.max(work.smallest(), EngineSelector.JTP_SMALLEST);
                // Straight to the engine: order in the data, which a sorter would notice, is to spare it nothing.
                dispatcher.run(work.specimen(n, false).job());
            }
        }
        try {
            choice.calibration().await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Frees what the context holds, on devices too; what calls under way hold, when they return. A closed context goes
     * on to work, but builds its kernels anew for each call. The shared context stays open.
     */
    @Override
    public void close() {
        if (this != SHARED) {
            dispatcher.close();
        }
    }
}
