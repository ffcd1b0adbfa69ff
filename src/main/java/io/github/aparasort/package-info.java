/**
 * Sorts of large arrays, and what people do with sorted data: selections, groups, joins, searches, segments, merges,
 * set operations and prefix scans. A GPU, all processors of the CPU, or the JDK does the work: whichever is the fastest
 * for this call on this machine.
 *
 * <p>{@link io.github.aparasort.GpuArrays} replaces {@link java.util.Arrays}: it has the same methods, with the same
 * results and exceptions, and more:
 *
 * <pre>{@code
 * import io.github.aparasort.GpuArrays;
 *
 * GpuArrays.sort(numbers);                        // as Arrays.sort
 * int[] order = GpuArrays.argsort(keys);          // the indices that sort the keys
 * GpuArrays.sortPairs(keys, values);              // each value moves with its key
 * GpuArrays.sortByInt(people, Person::age);       // objects by a number
 * }</pre>
 *
 * <p>A machine without a GPU, or without OpenCL, needs no other code: the CPU does the work there.
 *
 * <h2>Where to find what</h2>
 * <ul>
 * <li>{@link io.github.aparasort.GpuArrays}: static methods for every sort, and for what is used most beside.
 * <li>{@link io.github.aparasort.Gpu}: a context. {@link io.github.aparasort.Gpu#shared()} is the one that
 *     {@code GpuArrays} uses; {@link io.github.aparasort.Gpu#open(Target)} opens another one. From a context come:
 *     <ul>
 *     <li>{@link io.github.aparasort.Sorter}: the same sorts as instance methods, and
 *         {@link io.github.aparasort.SortAlgorithm}. {@link io.github.aparasort.OrderBy} sorts by several columns.
 *     <li>{@link io.github.aparasort.Selector}: the least and greatest elements, order statistics and quantiles,
 *         without sorting.
 *     <li>{@link io.github.aparasort.Groups}: distinct values, counts, reductions by key, histograms;
 *         {@link io.github.aparasort.Grouping} for several columns.
 *     <li>{@link io.github.aparasort.Joins}: joins of two tables.
 *     <li>{@link io.github.aparasort.Search}: the places of many values in a sorted array; which values another array
 *         has; elements of segments.
 *     <li>{@link io.github.aparasort.Segments}: sorts and reductions of the segments of an array.
 *     <li>{@link io.github.aparasort.Merger}: merges sorted arrays, and inserts and removes many elements.
 *     <li>{@link io.github.aparasort.PrefixScan}: sums and other totals, and running totals ({@code reduce},
 *         {@code inclusive}, {@code exclusive}).
 *     <li>{@link io.github.aparasort.Multisets}: union, intersection and differences of sorted arrays.
 *     </ul>
 * <li>{@link io.github.aparasort.IntOrderKernel}, {@link io.github.aparasort.LongOrderKernel}: a custom order for
 *     sorts.
 * <li>{@link io.github.aparasort.IntScanKernel}, {@link io.github.aparasort.LongScanKernel},
 *     {@link io.github.aparasort.FloatScanKernel}, {@link io.github.aparasort.DoubleScanKernel}: a custom operator for
 *     scans.
 * <li>{@link io.github.aparasort.GpuArray}: arrays that stay on the device from one operation to the next.
 * <li>{@link io.github.aparasort.ExternalSorter}: sorts of files, also of those that are larger than memory.
 * </ul>
 *
 * <h2>Where the work is done</h2>
 * A {@link io.github.aparasort.Target} says where the work may be done. {@link io.github.aparasort.Target#AUTO}, the
 * default, chooses between three engines ({@link io.github.aparasort.Engine}) by measurements on this machine. It
 * learns from every call. No call waits for OpenCL to start: until a GPU is ready, the CPU does the work. If an engine
 * fails, the CPU does the work, and the result is the same. The other targets demand an engine.
 *
 * <p>{@link io.github.aparasort.Gpu#explain(String, Class, int) explain} returns a {@link io.github.aparasort.Plan}:
 * the engine for the next call, the reason, and the measurements behind it. {@link io.github.aparasort.Gpu#onExecution
 * onExecution} reports an {@link io.github.aparasort.Execution} after every call. Warnings go to the {@link
 * java.lang.System.Logger} named {@code io.github.aparasort}.
 *
 * <pre>{@code
 * System.out.println(Gpu.shared().explain("sort", int.class, 10_000_000));
 * Gpu.shared().onExecution(done -> log.debug("{}", done));
 *
 * try (Gpu gpu = Gpu.open(Target.GPU)) {
 *     gpu.sorter().sort(numbers);                 // on a GPU, or GpuException
 * }
 * }</pre>
 *
 * <h2>What holds for every operation</h2>
 * <ul>
 * <li><b>Order.</b> Floats and doubles are in the order of {@link java.lang.Float#compare} and {@link
 *     java.lang.Double#compare}: -0.0 comes before 0.0 and is not equal to it, and NaNs come last. All NaNs are equal,
 *     and each keeps its bits. Descending order is the reverse: NaNs come first, and 0.0 comes before -0.0.
 * <li><b>Stability.</b> Equal elements keep their order. This shows in the values, indices and objects that move with
 *     equal keys, and in NaNs of different bits.
 * <li><b>Inputs</b> stay as they are, unless the method changes them in place, and no other thread may write to them
 *     during the call. They may be empty, and two parameters may be the same array.
 * <li><b>Arguments</b> are checked before any result is written. A null array or operator is refused with {@link
 *     java.lang.NullPointerException}. Most other wrong arguments are refused with {@link
 *     java.lang.IllegalArgumentException}, which names the parameter, the index and the value: {@code a[6] = 2 is less
 *     than a[5] = 3: a must be sorted}.
 * <li><b>Failures.</b> If an OpenCL device was demanded ({@link io.github.aparasort.Target#GPU}, {@link
 *     io.github.aparasort.Target#OPENCL}) and cannot do the work, a call throws {@link
 *     io.github.aparasort.GpuException}, and arrays to be sorted are as they were.
 * <li><b>Verification.</b> Results of a device are verified before the caller gets them. What is transferred is
 *     compared by checksums. If a result is wrong or missing, the inputs are as they were. Resident arrays are verified
 *     as {@link io.github.aparasort.GpuArray} says.
 * <li><b>Threads.</b> Contexts and their operations are immutable and thread-safe, if the threads do not share arrays
 *     that are written. A call uses its caller and workers of its pool: see {@link
 *     io.github.aparasort.Gpu#withThreads}. It ends early only if the caller asks for that: see {@link
 *     io.github.aparasort.Gpu#withCancellation}.
 * </ul>
 *
 * <p>The kernels are written in Java, and <a href="https://aparapi.com">Aparapi</a> translates them to OpenCL. Packages
 * below this one are internal and may change at any time.
 */
package io.github.aparasort;
