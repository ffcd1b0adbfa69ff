package io.github.aparasort;

import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.set.SetOptions;
import java.util.Objects;

/**
 * Union, intersection, difference and symmetric difference of sorted arrays, which may have equal elements: with the
 * semantics of {@code std::set_union} and its like in C++. Equal elements are partners in the order in which they
 * come: the first that A has of a key and the first that B has, the second and the second, and so on. A union is of
 * all pairs and all elements without a partner, an intersection of pairs, a difference of A's elements without a
 * partner in B, a symmetric difference of the elements of both without a partner; and of a pair it is A's element that
 * counts, with its value.
 *
 * <p>Results are sorted. Floats and doubles are in the order of {@link Float#compare} and {@link Double#compare}, in
 * which -0.0 comes before 0.0, and NaNs, which are all equal, are last; no bit of them is lost. Inputs are left as
 * they are, and no other thread may write to them meanwhile; they may be of any length, 0 included, and of very
 * different ones, and they may be one array. Values of keys are arrays of any type, both of one; of objects the result
 * is an array of the class of {@code aValues} where that holds the elements of {@code bValues}, otherwise of the class
 * of {@code bValues}.
 *
 * <p>Cost: time in proportion to the elements of both inputs, or less where one goes on alone for long; memory beside
 * the result as {@link Compaction} says, and for pairs an int for each result besides.
 *
 * <p>Errors come before any work: {@link IllegalArgumentException} where keys are not sorted, such as {@code a[6] = 2
 * is less than a[5] = 3: a must be sorted}, where there are equal ones that {@link Duplicates#NONE} rules out, where
 * values are not as many as their keys, or no arrays of one type, and where an array could not hold the results, be
 * they as many as both inputs have elements together; {@link NullPointerException} where an array is null. Where a
 * device was demanded and cannot do it: {@link GpuException}.
 *
 * <p>Instances are immutable, and safe for use by many threads. Where the work is done is the context's choice: {@link
 * Target}. Source: Baxter, <i>Modern GPU</i> (2013), Multisets: balanced path.
 *
 * @see Gpu#multisets
 */
public final class Multisets extends PairSets {
    private final Dispatcher dispatcher;
    private final SetOptions options;

    Multisets(Dispatcher dispatcher) {
        this(dispatcher, SetOptions.USUAL);
    }

    private Multisets(Dispatcher dispatcher, SetOptions options) {
        this.dispatcher = dispatcher;
        this.options = options;
    }

    /**
     * The same operations, but on inputs of which something is known.
     *
     * @param duplicates whether they may have equal elements; at first {@link Duplicates#ALLOWED}
     * @return set operations of the same context
     */
    public Multisets using(Duplicates duplicates) {
        return new Multisets(dispatcher,
                new SetOptions(Objects.requireNonNull(duplicates, "duplicates"), options.compaction()));
    }

    /**
     * The same operations, but with results brought together in a certain way.
     *
     * @param compaction how; at first {@link Compaction#COMPACT}
     * @return set operations of the same context
     */
    public Multisets using(Compaction compaction) {
        return new Multisets(dispatcher,
                new SetOptions(options.duplicates(), Objects.requireNonNull(compaction, "compaction")));
    }

    @Override
    Dispatcher dispatcher() {
        return dispatcher;
    }

    @Override
    SetOptions options() {
        return options;
    }

    /** Refuses inputs whose results may be too many for an array. */
    static void length(SetOperation set, String aName, int a, String bName, int b) {
        if (set.onlyB() != 0) {
            Merger.length(aName, a, bName, b);
        }
    }
}
