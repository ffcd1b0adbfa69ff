package io.github.aparasort.internal.external;

/**
 * What becomes of sorted records.
 *
 * @param format of the records that come in
 * @param isUnique whether only the first one of records with equal keys is kept
 * @param limit the most records that are kept, or groups
 * @param totals what each group of records with equal keys becomes, or null if they stay records
 */
record Results(Format format, boolean isUnique, long limit, Totals totals) {
    /** How the records of runs are ordered. */
    Format ofRuns() {
        return totals == null ? format : format.withTotals();
    }

    /** How many copies of a record a {@link Stage} has: the last one, and what is made of a group while it grows. */
    int copies() {
        return totals != null ? 3 : isUnique ? 1 : 0;
    }

    /** Whether parts of the result can be made side by side. */
    boolean haveParts() {
        return totals == null && limit == Long.MAX_VALUE;
    }

    /**
     * Takes sorted records.
     *
     * @param depth bytes that all keys begin with
     * @param areOfRuns whether they come from runs, or as they were read
     * @param isLast whether they become results, or records of runs
     */
    Stage stage(Output output, int depth, boolean areOfRuns, boolean isLast) {
        Format order = areOfRuns ? ofRuns() : format;
        return totals != null ? new GroupStage(output, limit, totals, new Last(order, depth), areOfRuns, isLast)
                : isUnique ? new UniqueStage(output, limit, new Last(order, depth)) : new Stage(output, limit);
    }
}
