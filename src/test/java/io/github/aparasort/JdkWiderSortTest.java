package io.github.aparasort;

import io.github.aparasort.internal.sort.SortWorkload;
import io.github.aparasort.testing.TestDevice;

/** The wider sorts without kernels. */
class JdkWiderSortTest extends WiderSortCase {
    JdkWiderSortTest() {
        super(Target.JDK);
    }

    @Override
    public void assertRan(SortWorkload kind, int n, Execution execution) {
        TestDevice.assertJdk(execution);
    }
}
