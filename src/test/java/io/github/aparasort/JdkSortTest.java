package io.github.aparasort;

/** The JDK's sorts and what is built on them. */
class JdkSortTest extends GpuSortCase {
    JdkSortTest() {
        super(Target.JDK);
    }

    @Override
    void assertRan(SortKind kind, int n, Execution execution) {
        Placement.assertJdk(execution);
    }
}
