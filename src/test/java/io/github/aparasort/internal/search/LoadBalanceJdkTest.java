package io.github.aparasort.internal.search;

import io.github.aparasort.Target;
import io.github.aparasort.testing.Coverage;
import org.junit.jupiter.api.Tag;

/** Finds the segments of elements on plain Java. */
@Tag(Coverage.EVERY_JDK)
class LoadBalanceJdkTest extends LoadBalanceCase {
    LoadBalanceJdkTest() {
        super(Target.JDK);
    }
}
