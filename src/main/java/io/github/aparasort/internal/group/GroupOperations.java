package io.github.aparasort.internal.group;

import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.group.GroupWorkload.Result;
import io.github.aparasort.internal.sort.SortWorkload;
import java.util.Set;

/** What the operations of the group family have kernels do: the sorts that most of them begin with, or groups too. */
public final class GroupOperations {
    private static final Set<String> PLAIN = Set.of("runs", "histogram", "reduceGroups", "meanGroups");

    private GroupOperations() {
    }

    /** The workload of an operation, or null if it has none, or none for arrays of this type. */
    public static Workload of(String operation, Class<?> type) {
        return switch (operation) {
            case "unique", "counts" -> GroupWorkload.of(type, Result.COUNTS);
            case "reduceByKey" -> GroupWorkload.of(type, Result.SUMS);
            case "by" -> GroupWorkload.of(type, Result.ROWS);
            case "rank", "rankDescending", "denseRank" ->
                    GroupWorkload.of(SortWorkload.isNarrow(type) ? int.class : type, Result.ROWS);
            default -> null;
        };
    }

    /** Whether only plain Java does an operation on arrays of this type. */
    public static boolean isPlain(String operation, Class<?> type) {
        return PLAIN.contains(operation) && SortWorkload.of(type) != null;
    }
}
