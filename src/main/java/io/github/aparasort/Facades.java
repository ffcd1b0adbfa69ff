package io.github.aparasort;

import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.engine.PlainJob;
import io.github.aparasort.internal.step.SortOptions;
import io.github.aparasort.internal.take.TakeJobs;
import io.github.aparasort.internal.tile.MultisetOptions;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * The operations of a context on arrays of the host. Each family is made when it is asked for, because most processes
 * need one or two. They are immutable: two threads may make the same one.
 */
final class Facades {
    private Sorter sorter;
    private Merger merger;
    private PrefixScan scan;
    private Multisets multisets;
    private Selector selector;
    private Search search;
    private Groups groups;
    private Joins joins;
    private Segments segments;
    private final Dispatcher dispatcher;

    Facades(Dispatcher dispatcher) {
        this.dispatcher = dispatcher;
    }

    Sorter sorter() {
        Sorter made = sorter;
        if (made == null) {
            made = new Sorter(dispatcher, SortOptions.DEFAULT);
            sorter = made;
        }
        return made;
    }

    Merger merger() {
        Merger made = merger;
        if (made == null) {
            made = new Merger(dispatcher, MergeStrategy.AUTO);
            merger = made;
        }
        return made;
    }

    PrefixScan scan() {
        PrefixScan made = scan;
        if (made == null) {
            made = new PrefixScan(dispatcher);
            scan = made;
        }
        return made;
    }

    Multisets multisets() {
        Multisets made = multisets;
        if (made == null) {
            made = new Multisets(dispatcher, MultisetOptions.USUAL);
            multisets = made;
        }
        return made;
    }

    Selector selector() {
        Selector made = selector;
        if (made == null) {
            made = new Selector(dispatcher);
            selector = made;
        }
        return made;
    }

    Search search() {
        Search made = search;
        if (made == null) {
            made = new Search(dispatcher);
            search = made;
        }
        return made;
    }

    Groups groups() {
        Groups made = groups;
        if (made == null) {
            made = new Groups(dispatcher);
            groups = made;
        }
        return made;
    }

    Joins joins() {
        Joins made = joins;
        if (made == null) {
            made = new Joins(dispatcher);
            joins = made;
        }
        return made;
    }

    Segments segments() {
        Segments made = segments;
        if (made == null) {
            made = new Segments(dispatcher);
            segments = made;
        }
        return made;
    }

    /** Gathers elements by their indices into a new array of the same type. */
    <V> V take(V array, int[] indices) {
        return take(array, indices, 0, PairValues.like(Objects.requireNonNull(array, "array"), 1));
    }

    /** Gathers elements, with a default for indices of -1. The default is the only element of an array. */
    <V> V take(V array, int[] indices, V defaultValue) {
        return take(Objects.requireNonNull(array, "array"), indices, -1, defaultValue);
    }

    /** Gathers objects, with a default for indices of -1, which may be null. */
    <T> T[] takeOrDefault(T[] array, int[] indices, T defaultValue) {
        T[] only = PairValues.like(Objects.requireNonNull(array, "array"), 1);
        only[0] = defaultValue;
        return take(array, indices, only);
    }

    /** Does what is a part of a call, within the limits of the context. */
    <R> R limited(Supplier<R> work) {
        return dispatcher.limited(work);
    }

    /** As {@link #limited(Supplier)}, without a result. */
    void limited(Runnable work) {
        dispatcher.limited(work);
    }

    /** Does what there is no method for in the facades, and tells listeners. */
    void plain(Operation operation, Class<?> type, int n, Runnable work) {
        dispatcher.submit(new PlainJob(operation, type, n, work));
    }

    private <V> V take(V array, int[] indices, int least, V defaultValue) {
        V taken = PairValues.like(array, Objects.requireNonNull(indices, "indices").length);
        dispatcher.submit(TakeJobs.job(array, indices, least, defaultValue, taken));
        return taken;
    }
}
