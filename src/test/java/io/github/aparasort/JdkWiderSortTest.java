package io.github.aparasort;

/** The wider sorts without kernels. */
class JdkWiderSortTest extends WiderSortCase {
    JdkWiderSortTest() {
        super(Target.JDK);
    }

    @Override
    void assertRan(SortKind kind, int n, Execution execution) {
        Placement.assertJdk(execution);
    }
}
