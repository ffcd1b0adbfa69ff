package io.github.aparasort.internal.sort;

import io.github.aparasort.Execution;
import io.github.aparasort.Target;
import io.github.aparasort.internal.step.SortKind;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.TestDevice;
import org.junit.jupiter.api.Tag;

/** The JDK's sorts and what is built on them. */
@Tag(Coverage.EVERY_JDK)
class JdkSortTest extends GpuSortCase {
    JdkSortTest() {
        super(Target.JDK);
    }

    @Override
    public void assertRan(SortKind kind, int n, Execution execution) {
        TestDevice.assertJdk(execution);
    }
}
