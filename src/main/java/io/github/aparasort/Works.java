package io.github.aparasort;

/** What kind of work each operation is. */
final class Works {
    private Works() {
    }

    /** What an operation has kernels do, or null where they have none for it or arrays of this type. */
    static Work of(String operation, Class<?> componentType) {
        Work sort = SortKind.of(operation, componentType);
        Work merge = MergeWork.of(operation, componentType);
        Work scan = ScanKind.of(operation, componentType);
        return sort != null ? sort : merge != null ? merge : scan != null ? scan : SetWork.of(operation, componentType);
    }
}
