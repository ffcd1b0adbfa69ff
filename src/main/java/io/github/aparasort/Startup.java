package io.github.aparasort;

import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.cost.Prior;
import io.github.aparasort.internal.event.Heap;
import io.github.aparasort.internal.event.Property;
import io.github.aparasort.internal.event.Threads;
import io.github.aparasort.internal.object.KnownOrders;
import io.github.aparasort.internal.sort.JdkSort;
import java.util.Arrays;
import java.util.Comparator;

/**
 * The first sorts of a process. To load this library takes longer than to sort ten thousand ints. So the JDK sorts
 * until a background thread has loaded it. Only a sort that is large enough for kernels starts that thread, after
 * others that were: many a short process has one sort, and would wait for what it never uses. A sort that takes the JDK
 * longer than loading goes to the library at once. All of this is one class beside the facades, which it calls: a first
 * sort loads no other class.
 *
 * <p>A caller who asks for the {@link Gpu#shared() shared context} loads the library at once, and so does a process
 * that sets the property {@code aparasort.target} or {@code aparasort.threads}.
 */
final class Startup implements Runnable {
    /**
     * For fewer elements, loading the classes of a parallel sort, or of a prior, takes longer than the sort. A process
     * that has sorted so many is likely to sort more.
     */
    private static final int PARALLEL = 1 << 17;

    /** The JDK takes about as long for so many elements as loading takes. */
    private static final long ENOUGH = 1 << 20;

    /** For fewer objects the library does not read keys. */
    static final int KEYED = 1 << 13;
    /** The JDK takes about as long for so many objects as loading takes. */
    private static final int MANY_OBJECTS = 1 << 18;

    /** Whether a target or a number of threads is set: then the library is loaded at once. */
    private static final boolean DEMANDED;
    /** Whether a security manager denies the property. It would deny more that the library needs, so the JDK sorts. */
    private static final boolean DENIED;

    /** Whether a profile is set: it may know which engine is the fastest one for a large sort. */
    private static final boolean PROFILED;

    private static volatile boolean loaded;
    private static boolean loading;
    /** Elements of large sorts before loading began, as ints. */
    private static long sorted;

    static {
        boolean demanded = false;
        boolean profiled = false;
        boolean denied = false;
        try {
            demanded = System.getProperty("aparasort.target") != null
                    || System.getProperty("aparasort.threads") != null;
            profiled = System.getProperty("aparasort.profile") != null;
        } catch (SecurityException e) {
            denied = true;
        }
        DEMANDED = demanded;
        PROFILED = profiled;
        DENIED = denied;
    }

    private final Class<?> type;

    /** What loads the library. It is this class because each further one takes a millisecond to load. */
    private Startup(Class<?> type) {
        this.type = type;
    }

    @Override
    public void run() {
        try {
            Gpu.load(type);
        } finally {
            finish();
        }
    }

    /** Says that the shared context is in use: from now on it does all calls. */
    static void finish() {
        if (!loaded && !DENIED) {
            loaded = true;
            // These log values that are not valid. A log handler may sort already: the context is there.
            Property.TARGET.value();
            Property.THREADS.value();
        }
    }

    /** Sorts a range: by the JDK until the library is loaded. */
    static void inOrder(/*value*/ int[] a, int from, int to) {
        int n = to - from;
        if (isForLibrary(n, /*value*/ Integer.BYTES)) {
            Gpu.shared().sorter().sort(a, from, to);
        } else if (n >= PARALLEL && JdkSort.goesParallel(n, /*value*/ Integer.BYTES)) {
            Arrays.parallelSort(a, from, to);
        } else {
            Arrays.sort(a, from, to);
        }
        loadAfter(n, /*value*/ int.class);
    }
    // Also for long, float, double, byte, short, char: Sorts a range: as {@link #inOrder(int[], int, int)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Sorts a range: as {@link #inOrder(int[], int, int)}. */
    static void inOrder(long[] a, int from, int to) {
        int n = to - from;
        if (isForLibrary(n, Long.BYTES)) {
            Gpu.shared().sorter().sort(a, from, to);
        } else if (n >= PARALLEL && JdkSort.goesParallel(n, Long.BYTES)) {
            Arrays.parallelSort(a, from, to);
        } else {
            Arrays.sort(a, from, to);
        }
        loadAfter(n, long.class);
    }

    /** Sorts a range: as {@link #inOrder(int[], int, int)}. */
    static void inOrder(float[] a, int from, int to) {
        int n = to - from;
        if (isForLibrary(n, Float.BYTES)) {
            Gpu.shared().sorter().sort(a, from, to);
        } else if (n >= PARALLEL && JdkSort.goesParallel(n, Float.BYTES)) {
            Arrays.parallelSort(a, from, to);
        } else {
            Arrays.sort(a, from, to);
        }
        loadAfter(n, float.class);
    }

    /** Sorts a range: as {@link #inOrder(int[], int, int)}. */
    static void inOrder(double[] a, int from, int to) {
        int n = to - from;
        if (isForLibrary(n, Double.BYTES)) {
            Gpu.shared().sorter().sort(a, from, to);
        } else if (n >= PARALLEL && JdkSort.goesParallel(n, Double.BYTES)) {
            Arrays.parallelSort(a, from, to);
        } else {
            Arrays.sort(a, from, to);
        }
        loadAfter(n, double.class);
    }

    /** Sorts a range: as {@link #inOrder(int[], int, int)}. */
    static void inOrder(byte[] a, int from, int to) {
        int n = to - from;
        if (isForLibrary(n, Byte.BYTES)) {
            Gpu.shared().sorter().sort(a, from, to);
        } else if (n >= PARALLEL && JdkSort.goesParallel(n, Byte.BYTES)) {
            Arrays.parallelSort(a, from, to);
        } else {
            Arrays.sort(a, from, to);
        }
        loadAfter(n, byte.class);
    }

    /** Sorts a range: as {@link #inOrder(int[], int, int)}. */
    static void inOrder(short[] a, int from, int to) {
        int n = to - from;
        if (isForLibrary(n, Short.BYTES)) {
            Gpu.shared().sorter().sort(a, from, to);
        } else if (n >= PARALLEL && JdkSort.goesParallel(n, Short.BYTES)) {
            Arrays.parallelSort(a, from, to);
        } else {
            Arrays.sort(a, from, to);
        }
        loadAfter(n, short.class);
    }

    /** Sorts a range: as {@link #inOrder(int[], int, int)}. */
    static void inOrder(char[] a, int from, int to) {
        int n = to - from;
        if (isForLibrary(n, Character.BYTES)) {
            Gpu.shared().sorter().sort(a, from, to);
        } else if (n >= PARALLEL && JdkSort.goesParallel(n, Character.BYTES)) {
            Arrays.parallelSort(a, from, to);
        } else {
            Arrays.sort(a, from, to);
        }
        loadAfter(n, char.class);
    }
    // endregion

    /** Sorts a range of objects: by the JDK until the library is loaded, unless that takes longer than loading. */
    static <T> void sort(T[] a, int from, int to, Comparator<? super T> order) {
        int n = to - from;
        boolean keyed = !loaded && n >= KEYED
                && mayHaveKeys(from < 0 || from >= a.length ? null : a[from], order);
        if (loaded || DEMANDED || keyed && n >= MANY_OBJECTS) {
            Gpu.shared().sorter().sort(a, from, to, order);
        } else {
            Arrays.sort(a, from, to, order);
        }
        if (keyed) {
            // The JDK takes about as long for an object as for four ints.
            loadAfter(n, ENOUGH / MANY_OBJECTS * n, int.class);
        }
    }

    /** Whether objects are sorted by keys, as far as their first one tells without loading anything. */
    static boolean mayHaveKeys(Object first, Comparator<?> order) {
        return !DENIED && (order instanceof Order
                || (order == null || isOfJdk(order) && KnownOrders.mayBe(order))
                        && (first == null || isOfJdk(first) || first instanceof Enum));
    }

    private static boolean isOfJdk(Object object) {
        return object.getClass().getClassLoader() == null;
    }

    /** Whether the library is loaded or demanded, or a sort is expected to take the JDK longer than loading it. */
    private static boolean isForLibrary(int n, int bytesPerKey) {
        return loaded || DEMANDED || n >= PARALLEL && !DENIED && (PROFILED && n >= ENOUGH
                || Prior.ofSort(bytesPerKey).prefersThreads(CostInput.random(n)));
    }

    /** Starts to load what larger sorts of a type need, after sorts that are large enough for it to pay. */
    private static void loadAfter(int n, Class<?> type) {
        loadAfter(n, n, type);
    }

    private static void loadAfter(int n, long ints, Class<?> type) {
        // That is a constant of the compiler, so its class is not loaded.
        if (loaded || n < Calibration.SMALLEST || !begin(ints)) {
            return;
        }
        try {
            Threads.daemon("aparasort-loader", new Startup(type)).start();
        } catch (OutOfMemoryError e) {
            // There is no thread: the next call loads what it needs.
            finish();
        } catch (SecurityException e) {
            // A security manager allows no thread: the JDK goes on to sort.
        }
    }

    private static synchronized boolean begin(long ints) {
        boolean isEarly = sorted < PARALLEL;
        sorted += ints;
        boolean first = !loading && !DENIED && !isEarly && !waitsForLog() && Heap.hasRoomToLoad();
        loading |= first;
        return first;
    }

    /**
     * Whether an application under the agent has not begun to log, and what was sorted is no reason to load the library
     * yet. Aparapi begins to log when it is loaded. An application could not choose its log manager after that.
     */
    private static boolean waitsForLog() {
        try {
            return sorted < ENOUGH && System.getProperty("aparasort.agent.early") != null;
        } catch (SecurityException e) {
            return false;
        }
    }
}
