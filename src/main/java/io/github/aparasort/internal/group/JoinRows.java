package io.github.aparasort.internal.group;

/** The rows of a join, in the order that is asked for. */
public interface JoinRows {
    /** By key, then by row of A, then by row of B. */
    RowPairs byKey();

    /** By row of A, then by row of B. Rows without one of A are last. */
    RowPairs inOrderOfA();

    /** Rows that were found by key. */
    static JoinRows of(RowPairs byKey) {
        return new JoinRows() {
            @Override
            public RowPairs byKey() {
                return byKey;
            }

            @Override
            public RowPairs inOrderOfA() {
                return byKey.inOrderOfA();
            }
        };
    }
}
