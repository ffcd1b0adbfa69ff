package io.github.aparasort.internal.step;

/** The steps of operations for each type of elements. */
final class Steps {
    private Steps() {
    }

    /** The steps for the sortable keys of a type. */
    static KeyOps keys(ElementType type) {
        return type.isWide() ? LongKeyOps.INSTANCE : IntKeyOps.INSTANCE;
    }

    /** What is checked of the sortable keys of a type. */
    static KeyChecks checks(ElementType type) {
        return type.isWide() ? LongKeyChecks.INSTANCE : IntKeyChecks.INSTANCE;
    }

    static FoldOps folds(ElementType type) {
        return switch (type) {
            case INT -> IntFoldOps.INSTANCE;
            case LONG -> LongFoldOps.INSTANCE;
            case FLOAT -> FloatFoldOps.INSTANCE;
            case DOUBLE -> DoubleFoldOps.INSTANCE;
        };
    }
}
