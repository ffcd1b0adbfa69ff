package io.github.aparasort.internal;

import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.group.GroupOperations;
import io.github.aparasort.internal.group.JoinKind;
import io.github.aparasort.internal.merge.BulkEdits;
import io.github.aparasort.internal.merge.MergeAllWorkload;
import io.github.aparasort.internal.merge.MergeWorkload;
import io.github.aparasort.internal.scan.ScanWorkload;
import io.github.aparasort.internal.search.SearchWorkload;
import io.github.aparasort.internal.segment.SegmentWorkload;
import io.github.aparasort.internal.select.SelectWorkload;
import io.github.aparasort.internal.set.SetWorkload;
import io.github.aparasort.internal.sort.SortWorkload;
import io.github.aparasort.internal.take.TakeWorkload;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What kind of work each operation is. */
public final class Operations {
    /** Methods that do the work of another operation, and are reported by its name. */
    private static final Map<String, String> ALIASES = Map.of("parallelSort", "sort",
            "searchSorted", "lowerBounds", "searchSortedRight", "upperBounds");

    /** The names of all operations, family by family. */
    private static final List<String> NAMES = List.of(
            "sort", "sortDescending", "sortUnsigned", "isSorted", "argsort", "argsortDescending", "sortPairs",
            "sortPairsDescending", "sortByInt", "sortByIntDescending", "sortByLong", "sortByLongDescending",
            "sortByDouble", "sortByDoubleDescending", "orderBy", "take",
            "merge", "mergePairs", "mergeAll", "insert", "remove",
            "union", "intersection", "difference", "symmetricDifference",
            "unionPairs", "intersectionPairs", "differencePairs", "symmetricDifferencePairs",
            "reduce", "inclusive", "exclusive",
            "topK", "bottomK", "argTopK", "argBottomK", "nth", "quantiles",
            "unique", "counts", "by", "rank", "rankDescending", "denseRank", "reduceByKey", "runs", "histogram",
            "reduceGroups", "meanGroups",
            "inner", "left", "right", "outer", "semi", "anti",
            "sortSegments", "argsortSegments", "sortPairsSegments", "reduceSegments",
            "lowerBounds", "upperBounds", "isIn", "indices", "loadBalance", "expand", "intervalMove");

    private Operations() {
    }

    /** The name by which an operation is reported: that of the method, or of the operation that does its work. */
    public static String reported(String method) {
        return ALIASES.getOrDefault(method, method);
    }

    /**
     * The work of a method's kernels, or null if only plain Java does it.
     *
     * @throws IllegalArgumentException if there is no such method for arrays of this type
     */
    public static Workload work(String method, Class<?> type) {
        if (!isKnown(method, type)) {
            String names = Stream.concat(NAMES.stream(), ALIASES.keySet().stream().sorted())
                    .filter(name -> isKnown(name, type)).collect(Collectors.joining(", "));
            throw new IllegalArgumentException("there is no " + method + " of "
                    + (type == null ? "null" : type.getTypeName() + "[]")
                    + (names.isEmpty() ? "" : "; of this type there are: " + names));
        }
        return of(reported(method), type);
    }

    private static boolean isKnown(String method, Class<?> type) {
        String operation = reported(method);
        return of(operation, type) != null || isPlain(operation, type);
    }

    /** What an operation has kernels do, or null where they have none for it or arrays of this type. */
    public static Workload of(String operation, Class<?> type) {
        return first(SortWorkload.of(operation, type), MergeWorkload.of(operation, type),
                MergeAllWorkload.of(operation, type), ScanWorkload.of(operation, type), SetWorkload.of(operation, type),
                TakeWorkload.of(operation, type), SelectWorkload.of(operation, type),
                SearchWorkload.of(operation, type), GroupOperations.of(operation, type), JoinKind.of(operation, type),
                SegmentWorkload.of(operation, type));
    }

    private static Workload first(Workload... families) {
        for (Workload family : families) {
            if (family != null) {
                return family;
            }
        }
        return null;
    }

    /** Whether only plain Java does an operation on arrays of this type. */
    public static boolean isPlain(String operation, Class<?> type) {
        return SortWorkload.isPlain(operation, type) || TakeWorkload.isPlain(operation, type)
                || GroupOperations.isPlain(operation, type) || BulkEdits.isPlain(operation, type)
                || SearchWorkload.isPlain(operation, type) || SegmentWorkload.isPlain(operation, type);
    }
}
