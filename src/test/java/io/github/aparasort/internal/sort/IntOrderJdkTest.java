package io.github.aparasort.internal.sort;

import io.github.aparasort.Execution;
import io.github.aparasort.Target;
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
