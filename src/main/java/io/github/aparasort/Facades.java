package io.github.aparasort;

import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.engine.PlainJob;
import io.github.aparasort.internal.step.SortOptions;
import io.github.aparasort.internal.take.TakeJobs;
import io.github.aparasort.internal.tile.MultisetOptions;
import java.util.Objects;

/** The operations of a context on arrays of the host. */
final class Facades {
    final Sorter sorter;
    final Merger merger;
    final PrefixScan scan;
    final Multisets multisets;
    final Selector selector;
    final Search search;
    final Groups groups;
    final Joins joins;
    final Segments segments;
    private final Dispatcher dispatcher;

    Facades(Dispatcher dispatcher) {
        this.sorter = new Sorter(dispatcher, SortOptions.DEFAULT);
        this.merger = new Merger(dispatcher, MergeStrategy.AUTO);
        this.scan = new PrefixScan(dispatcher);
        this.multisets = new Multisets(dispatcher, MultisetOptions.USUAL);
        this.selector = new Selector(dispatcher);
        this.search = new Search(dispatcher);
        this.groups = new Groups(dispatcher);
        this.joins = new Joins(dispatcher);
        this.segments = new Segments(dispatcher);
        this.dispatcher = dispatcher;
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
