package io.github.aparasort;

import io.github.aparasort.testing.IntOrderSortCase;
import io.github.aparasort.testing.TestDevice;

// Twins: Long
/** On the caller's thread. */
class IntOrderJdkTest extends IntOrderSortCase {
    IntOrderJdkTest() {
        super(Target.JDK);
    }

    @Override
    public void assertRan(Class<?> order, int n, Execution execution) {
        TestDevice.assertJdk(execution);
    }
}
