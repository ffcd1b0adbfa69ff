package io.github.aparasort.internal.merge;

import io.github.aparasort.Target;
import io.github.aparasort.testing.Coverage;
import org.junit.jupiter.api.Tag;

/** Merges without kernels. */
@Tag(Coverage.EVERY_JDK)
class MergerJdkTest extends MergerCase {
    MergerJdkTest() {
        super(Target.JDK);
    }
}
