package io.github.aparasort;

import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.step.SortOptions;
import io.github.aparasort.internal.tile.SetOptions;

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

    Facades(Dispatcher dispatcher) {
        this.sorter = new Sorter(dispatcher, SortOptions.DEFAULT);
        this.merger = new Merger(dispatcher, MergeStrategy.AUTO);
        this.scan = new PrefixScan(dispatcher);
        this.multisets = new Multisets(dispatcher, SetOptions.USUAL);
        this.selector = new Selector(dispatcher);
        this.search = new Search(dispatcher);
        this.groups = new Groups(dispatcher);
        this.joins = new Joins(dispatcher);
        this.segments = new Segments(dispatcher);
    }
}
